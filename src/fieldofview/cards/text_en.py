"""English words for the effects: one template a key, a key being an effect and, where it matters, a variant.

`{n}` is a number, `{player}` and `{player_dat}` the player named before, `{card}` the cards chosen before,
`{first}` and `{second}` two of them. `.1` is the singular, `.may` the optional form. A template is one sentence; where
the closing comma or dash of a phrase meets another mark, the other one stays.
"""

WORDS = {
    # the parts of a card
    "each_turn": "In each of your turns with this card in your Field of View: {text}",
    "any_time": "Once in each player's turn with this card in your Field of View, you may use it: {text}",
    "each_turn.text": "Once in each of your turns with this card in your Field of View, you may use it: {text}",
    "sacrifice": "When {threat}, you may use this card from your Field of View: Put it into the Discard Pile. {text}",
    "reveal": "REVEAL at any time: {text}",
    "reveal.Cancel": "REVEAL when {threat}: {text}",
    "reveal.EnterField": "REVEAL at any time: {text}",
    "and": "and",
    "or": "or",
    # what a response answers
    "threats": "a card {clauses}",
    "or clause": ", or ",
    "threat.make": "would make you {things}",
    "make.DISCARD": "DISCARD",
    "make.MISS": "miss a turn",
    "make.SQUINT": "SQUINT",
    "make.PASS": "PASS",
    "threat.STEAL": "would STEAL from you",
    "threat.DESTROY": "would put anything from your Field of View into the Discard Pile",
    "threat.PLAY": "is played",
    # where an Enigma card starts
    "starts.FIELD": "Enigma: starts the game in your Field of View.",
    "starts.HAND": "Enigma: starts the game in your hand.",
    "starts.DISCARD": "Enigma: starts the game in the Discard Pile.",
    "starts.DRAW": "Enigma: starts the game on top of the Draw Pile.",
    # whom and what a card chooses
    "player.OTHERS": "another player",
    "player.OTHERS_WITH_MORE_CARDS": "another player with more cards in hand than you",
    "player.ANY": "any player",
    "player.chosen": "the chosen player",
    "player.that": "that player",
    "player.cancelled": "the player whose card you CANCELLED",
    "player.cancelled.STEAL": "the thief",
    "noun": "card",
    "nouns": "cards",
    "noun.RELIC": "Relic",
    "nouns.RELIC": "Relics",
    "noun.ZOMBEYE": "Zombeye",
    "nouns.ZOMBEYE": "Zombeyes",
    "card.OWN": "a {noun} from your Field of View",
    "card.OWN.other": "another {noun} from your Field of View",
    "card.OTHERS": "a {noun} from another player's Field of View",
    "card.OTHERS.other": "another {noun} from another player's Field of View",
    "card.ANY": "any {noun} from any Field of View",
    "card.ANY.other": "any other {noun} from any Field of View",
    "card.chosen": "the chosen card",
    "cards.OWN": "{n} {nouns} from your Field of View",
    "cards.OWN.other": "{n} other {nouns} from your Field of View",
    "cards.OTHERS": "{n} {nouns} from other players' Fields of View",
    "cards.OTHERS.other": "{n} other {nouns} from other players' Fields of View",
    "cards.ANY": "any {n} {nouns} from any Fields of View",
    "cards.ANY.other": "any {n} other {nouns} from any Fields of View",
    "cards.chosen": "the chosen cards",
    "twins": "{card} – or 2 cards of the same name from the same Field of View –",
    "still.OTHERS_WITH_MORE_CARDS": "if they no longer have more, you may choose another player who does.",
    "TargetPlayer": "choose {player}.",
    "TargetCard": "choose {card}.",
    "TargetCard.may": "you may choose {card}.",
    "TargetTwin": "you may choose a second card of the same name from the same Field of View.",
    "OneOf": "choose one: {modes}",
    "OneOf.mode": "({n}) {text}",
    # amounts that marks decide
    "for each": "for each {noun} in your Field of View: {text}",
    # cards to hands
    "Draw": "DRAW {n} cards.",
    "Draw.1": "DRAW 1 card.",
    "Draw.PLAYERS": "DRAW 1 card for each player in the game.",
    "Draw.SAME_NAME": "DRAW 1 card for each {called} that lies in any Field of View.",
    "called": "{name}",
    "this name": "card of this name",
    "Draw.EVERYONE": "every player DRAWS {n} cards, clockwise from you.",
    "Draw.EVERYONE.1": "every player DRAWS 1 card, clockwise from you.",
    "Draw.OTHERS": "every other player DRAWS {n} cards, clockwise from you.",
    "Draw.OTHERS.1": "every other player DRAWS 1 card, clockwise from you.",
    "Draw.NAMED": "{player} DRAWS {n} cards.",
    "Draw.NAMED.1": "{player} DRAWS 1 card.",
    "LookAndTake": (
        "look at the top {n} cards of the Draw Pile, take 1 of them into your hand and put the rest back on"
        " top in any order."
    ),
    "LookAndTake.2": (
        "look at the top 2 cards of the Draw Pile, take 1 of them into your hand and put the other back on top."
    ),
    "LookAndTake.1": "look at the top card of the Draw Pile and take it into your hand.",
    "TakeBack": "take {card} back into your hand.",
    "TakeBack.may": "you may take {card} back into your hand.",
    "TakeToHand": "take {card} into your hand.",
    "TakeToHand.may": "you may take {card} into your hand.",
    "TakeFromDiscard": "take any {noun} from the Discard Pile into your hand.",
    "TakeFromDiscard.may": "you may take any {noun} from the Discard Pile into your hand.",
    "Steal": "STEAL {n} cards from {player}.",
    "Steal.1": "STEAL 1 card from {player}.",
    "TakePassed": "{player} PASSES {n} cards to you.",
    "TakePassed.1": "{player} PASSES 1 card to you.",
    "Pass": "PASS {n} cards to {player}.",
    "Pass.1": "PASS 1 card to {player}.",
    "EveryonePasses.LEFT": "every player PASSES 1 card to the player on their left, all at the same time.",
    "EveryonePasses.RIGHT": "every player PASSES 1 card to the player on their right, all at the same time.",
    "ExchangeHands": "you and {player} exchange your whole hands.",
    "BringIn": "take the card that you set aside outside the game into your hand.",
    # cards from hands
    "Discard": "{player} DISCARDS {n} cards.",
    "Discard.1": "{player} DISCARDS 1 card.",
    "Discard.YOU": "DISCARD {n} cards.",
    "Discard.YOU.1": "DISCARD 1 card.",
    "Discard.EVERYONE": "every player DISCARDS {n} cards, clockwise from you.",
    "Discard.EVERYONE.1": "every player DISCARDS 1 card, clockwise from you.",
    "Discard.OTHERS": "every other player DISCARDS {n} cards, clockwise from you.",
    "Discard.OTHERS.1": "every other player DISCARDS 1 card, clockwise from you.",
    "Squint": "{player} SQUINTS {n} times.",
    "Squint.1": "{player} SQUINTS.",
    "Squint.2": "{player} SQUINTS twice.",
    "Squint.YOU": "SQUINT {n} times.",
    "Squint.YOU.1": "SQUINT.",
    "Squint.YOU.2": "SQUINT twice.",
    "Squint.EVERYONE": "every player SQUINTS {n} times, clockwise from you.",
    "Squint.EVERYONE.1": "every player SQUINTS, clockwise from you.",
    "Squint.EVERYONE.2": "every player SQUINTS twice, clockwise from you.",
    "Squint.OTHERS": "every other player SQUINTS {n} times, clockwise from you.",
    "Squint.OTHERS.1": "every other player SQUINTS, clockwise from you.",
    "Squint.OTHERS.2": "every other player SQUINTS twice, clockwise from you.",
    "PutInDiscard": "put {n} cards from your hand into the Discard Pile.",
    "PutInDiscard.1": "put 1 card from your hand into the Discard Pile.",
    "PutOnDrawPile": "put {n} cards from your hand on top of the Draw Pile in any order.",
    "PutOnDrawPile.1": "put 1 card from your hand on top of the Draw Pile.",
    # cards in Fields of View
    "Destroy": "put {card} into the Discard Pile.",
    "Destroy.may": "you may put {card} into the Discard Pile.",
    "DestroyOwn.YOU": "put a {noun} from your Field of View into the Discard Pile.",
    "DestroyOwn.NAMED": "{player} puts a {noun} from their own Field of View into the Discard Pile.",
    "DestroyOwn.EVERYONE": (
        "every player puts a {noun} from their own Field of View into the Discard Pile, clockwise from you."
    ),
    "DestroyOwn.OTHERS": (
        "every other player puts a {noun} from their own Field of View into the Discard Pile, clockwise from you."
    ),
    "Replace": "you may REPLACE up to {n} cards.",
    "Replace.1": "you may REPLACE 1 card.",
    "TakeToField": "take {card} into your Field of View.",
    "TakeToField.may": "you may take {card} into your Field of View.",
    "GiveToField": "put {card} into the Field of View of {player}.",
    "GiveToField.may": "you may put {card} into the Field of View of {player}.",
    "Swap": "SWAP {first} with {second}.",
    "Swap.may": "you may SWAP {first} with {second}.",
    "Hide": "HIDE {card} under this card.",
    "Hide.may": "you may HIDE {card} under this card.",
    "Reshuffle": "shuffle the Draw Pile and the Discard Pile together into a new Draw Pile.",
    # turns
    "MissTurn": "{player} misses their next turn.",
    "ExtraTurn": "take another turn after this one.",
    "IfPointsAbove": "with more than {n} Viewpoints in your Field of View: {then}",
    "IfMarked": "with {n} or more {nouns} in your Field of View: {then}",
    "IfMarked.1": "with a {noun} in your Field of View: {then}",
    "otherwise": "otherwise: {text}",
    "in any case": "then, in any case: {text}",
    "ExtraPlay": "you may play 1 more card.",
    "ExtraDraw": "you may DRAW 1 more card.",
    # copies and responses
    "CopyChosen": (
        "choose {card} and perform its actions, except those after REVEAL, while it stays in a Field of View."
    ),
    "CopyChosen.may": (
        "you may choose {card} and perform its actions, except those after REVEAL, while it stays in a Field of View."
    ),
    "EnterField": "put this card into your Field of View.",
    "MakePlayTop": "{player} plays the top card of the Draw Pile.",
    "CopyPlayed": (
        "then, while that card stays in a Field of View, whoever has this card in theirs performs that card's "
        "actions, except those after REVEAL."
    ),
    "Cancel": "CANCEL that card.",
    "Cancel.PLAY": "CANCEL the played card.",
    "cancelled.HAND": "it goes back to its player's hand instead of to the Discard Pile.",
    "cancelled.DRAW": "put it on top of the Draw Pile instead of into the Discard Pile.",
    "cancelled.FIELD": "it stays in its Field of View, and none of its actions happen.",
    "Goes.DISCARD": "then put this card into the Discard Pile.",
    "Goes.DRAW": "then put this card on top of the Draw Pile.",
    "Goes.HAND": "then put this card back into your hand.",
    "Goes.FIELD": "then put this card into your Field of View.",
    "Goes.NAMED_HAND": "then put this card into the hand of {player}.",
    "Goes.NAMED_FIELD": "then put this card into the Field of View of {player}.",
    "Goes.OUT": "then this card leaves the game.",
    "Goes.DISCARD.alone": "put this card into the Discard Pile.",
    "Goes.DRAW.alone": "put this card on top of the Draw Pile.",
    "Goes.HAND.alone": "put this card back into your hand.",
    "Goes.FIELD.alone": "put this card into your Field of View.",
    "Goes.NAMED_HAND.alone": "put this card into the hand of {player}.",
    "Goes.NAMED_FIELD.alone": "put this card into the Field of View of {player}.",
    "Goes.OUT.alone": "this card leaves the game.",
    # standing properties
    "Indestructible": "this card never goes from a Field of View to the Discard Pile.",
    "Lure": "whoever chooses a card from your Field of View to move or HIDE must choose this card first.",
    "WorthMore": "{points:+d} Viewpoints for each {noun} in your Field of View.",
}

# What the later editions say otherwise: DESTROY, and the Viewniverse as one zone.
LATER = {
    "threat.DESTROY": "would DESTROY a card in your Field of View",
    "card.ANY": "any {noun} from the Viewniverse",
    "card.ANY.other": "any other {noun} from the Viewniverse",
    "cards.ANY": "any {n} {nouns} from the Viewniverse",
    "cards.ANY.other": "any {n} other {nouns} from the Viewniverse",
    "Draw.SAME_NAME": "DRAW 1 card for each {called} in the Viewniverse.",
    "Destroy": "DESTROY {card}.",
    "Destroy.may": "you may DESTROY {card}.",
    "DestroyOwn.YOU": "DESTROY a {noun} from your Field of View.",
    "DestroyOwn.NAMED": "{player} DESTROYS a {noun} from their own Field of View.",
    "DestroyOwn.EVERYONE": "every player DESTROYS a {noun} from their own Field of View, clockwise from you.",
    "DestroyOwn.OTHERS": "every other player DESTROYS a {noun} from their own Field of View, clockwise from you.",
    "CopyChosen": (
        "choose {card} and perform its actions, except those after REVEAL, while it stays in the Viewniverse."
    ),
    "CopyChosen.may": (
        "you may choose {card} and perform its actions, except those after REVEAL, while it stays in the Viewniverse."
    ),
    "CopyPlayed": (
        "then, while that card stays in the Viewniverse, whoever has this card in their Field of View performs that "
        "card's actions, except those after REVEAL."
    ),
    "Indestructible": "this card cannot be DESTROYED, and never goes from a Field of View to the Discard Pile.",
}
