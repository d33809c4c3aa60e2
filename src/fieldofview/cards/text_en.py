"""English words for the effects: one template a key, a key being an effect and, where it matters, a variant.

`{n}` is a number, `{player}` and `{player_dat}` the player named before, `{card}` the cards chosen before,
`{first}` and `{second}` two of them. `.1` is the singular, `.may` the optional form.
"""

WORDS = {
    # the parts of a card
    "each_turn": "In each of your turns with this card in your Field of View: {text}",
    "sacrifice": ("When a card {threat}, you may put this card from your Field of View into the Discard Pile: {text}"),
    "reveal": "REVEAL: {text}",
    "reveal.Cancel": "REVEAL when a card {threat}: {text}",
    "reveal.EnterField": "REVEAL at any time: {text}",
    "and": "and",
    "or": "or",
    # what a response answers
    "threat.DISCARD": "would make you DISCARD",
    "threat.MISS": "would make you miss a turn",
    "threat.DESTROY": "would put anything from your Field of View into the Discard Pile",
    "threat.STEAL": "would STEAL from you",
    "threat.PLAY": "is played",
    # whom and what a card chooses
    "player.OTHERS": "another player",
    "player.OTHERS_WITH_MORE_CARDS": "another player with more cards in hand than you",
    "player.chosen": "the chosen player",
    "player.cancelled": "its player",
    "player.cancelled.STEAL": "the thief",
    "card.OWN": "a card from your Field of View",
    "card.OWN.other": "another card from your Field of View",
    "card.OTHERS": "a card from another player's Field of View",
    "card.OTHERS.other": "another card from another player's Field of View",
    "card.ANY": "any card from any Field of View",
    "card.ANY.other": "any other card from any Field of View",
    "card.chosen": "the chosen card",
    "cards.OWN": "{n} cards from your Field of View",
    "cards.OWN.other": "{n} other cards from your Field of View",
    "cards.OTHERS": "{n} cards from other players' Fields of View",
    "cards.OTHERS.other": "{n} other cards from other players' Fields of View",
    "cards.ANY": "any {n} cards from any Fields of View",
    "cards.ANY.other": "any {n} other cards from any Fields of View",
    "cards.chosen": "the chosen cards",
    "twins": "{card} – or 2 cards of the same name from the same Field of View –",
    "still.OTHERS_WITH_MORE_CARDS": "If they no longer have more, you may choose another player who does.",
    "TargetPlayer": "choose {player}.",
    "TargetCard": "choose {card}.",
    "TargetCard.may": "you may choose {card}.",
    "TargetTwin": "you may choose a second card of the same name from the same Field of View.",
    "OneOf": "choose one: {modes}",
    "OneOf.mode": "({n}) {text}",
    # cards to hands
    "Draw": "DRAW {n} cards.",
    "Draw.1": "DRAW 1 card.",
    "Draw.PLAYERS": "DRAW 1 card for each player in the game.",
    "Draw.SAME_NAME": "DRAW 1 card for each {name} in all Fields of View.",
    "this name": "card of this name",
    "EveryoneDraws": "every player DRAWS {n} cards, clockwise from you.",
    "EveryoneDraws.1": "every player DRAWS 1 card, clockwise from you.",
    "LookAndTake": (
        "look at the top {n} cards of the Draw Pile, take 1 of them into your hand and put the rest back on"
        " top in any order."
    ),
    "LookAndTake.1": "look at the top card of the Draw Pile and take it into your hand.",
    "TakeBack": "take {card} back into your hand.",
    "TakeBack.may": "you may take {card} back into your hand.",
    "TakeToHand": "take {card} into your hand.",
    "TakeToHand.may": "you may take {card} into your hand.",
    "TakeFromDiscard": "take any card from the Discard Pile into your hand.",
    "TakeFromDiscard.may": "you may take any card from the Discard Pile into your hand.",
    "Steal": "STEAL {n} cards from {player}.",
    "Steal.1": "STEAL 1 card from {player}.",
    "TakePassed": "{player} PASSES {n} cards to you.",
    "TakePassed.1": "{player} PASSES 1 card to you.",
    "EveryonePasses.LEFT": "every player PASSES 1 card to the player on their left, all at the same time.",
    "EveryonePasses.RIGHT": "every player PASSES 1 card to the player on their right, all at the same time.",
    "ExchangeHands": "you and {player} trade your whole hands.",
    # cards from hands
    "Discard": "{player} DISCARDS {n} cards.",
    "Discard.1": "{player} DISCARDS 1 card.",
    "EveryoneDiscards": "every player DISCARDS 1 card, clockwise from you.",
    "PutInDiscard": "put {n} cards from your hand into the Discard Pile.",
    "PutInDiscard.1": "put 1 card from your hand into the Discard Pile.",
    "PutOnDrawPile": "put {n} cards from your hand on top of the Draw Pile in any order.",
    "PutOnDrawPile.1": "put 1 card from your hand on top of the Draw Pile.",
    # cards in Fields of View
    "Destroy": "put {card} into the Discard Pile.",
    "Destroy.may": "you may put {card} into the Discard Pile.",
    "Replace": "you may REPLACE up to {n} cards.",
    "Replace.1": "you may REPLACE 1 card.",
    "TakeToField": "take {card} into your Field of View.",
    "TakeToField.may": "you may take {card} into your Field of View.",
    "Swap": "SWAP {first} with {second}.",
    "Swap.may": "you may SWAP {first} with {second}.",
    "Hide": "HIDE {card} under this card.",
    "Hide.may": "you may HIDE {card} under this card.",
    "Reshuffle": "shuffle the Draw Pile and the Discard Pile together into a new Draw Pile.",
    # turns
    "MissTurn": "{player} misses their next turn.",
    "ExtraTurn": "take another turn after this one.",
    "IfPointsAbove": "with more than {n} Viewpoints in your Field of View: {then}",
    "otherwise": "otherwise: {text}",
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
        "then, while that card stays in a Field of View, whoever has this card in theirs performs that "
        "card's actions, except those after REVEAL."
    ),
    "Cancel": "CANCEL that card.",
    "Cancel.PLAY": "CANCEL the played card.",
    # standing properties
    "Indestructible": "this card never goes from a Field of View to the Discard Pile.",
    "Lure": "whoever chooses a card from your Field of View to move or HIDE must choose this card first.",
}
