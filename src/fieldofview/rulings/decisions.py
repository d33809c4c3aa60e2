"""Our decisions D.n, which settle what the documents leave open."""

from __future__ import annotations

from fieldofview.rulings.ruling import PLAY, REFERENCE, R, Ruling

ROWS: list[Ruling] = [
    R(
        "D.1",
        "Sets given in full",
        "The documents give Viewpoint, Viewpoint Reflections and the three prize cards in full; these "
        "are exact to the letter.",
        REFERENCE,
        "cards.decks",
    ),
    R(
        "D.2",
        "Sets known by their rules only",
        "Of the Viewniverse sets and Enigma cards only rules are known. Card lists come from set files; "
        "an invented card is never shown as an official one.",
        PLAY,
        "cards.decks",
    ),
    R(
        "D.3",
        "Mixing sets",
        "All sets mix, and every rule of every set in the mix holds for the whole game. Cards are of one "
        "name if the printed names are equal.",
        PLAY,
        "cards.decks",
    ),
    R(
        "D.4",
        "Plague rule",
        "A player with seven or more Zombeye cards in their Field of View is out at once as if by "
        "forfeit, one at a time clockwise from the turn's player. The last player left wins.",
        PLAY,
        "kernel.leaving",
    ),
    R(
        "D.5",
        "Enigma cards",
        "At most one per player, shown before the deal, starting in the zone it names and returned to "
        "its owner afterwards. A card it brings in brings its set's rules.",
        PLAY,
        "game.setup",
    ),
    R(
        "D.6",
        "Relic",
        "Relic is a mark on a card and has no rule of its own; cards may choose and count by it.",
        PLAY,
        "cards.decks",
    ),
    R(
        "D.7",
        "Seats and decks",
        "From 2 to 12 seats: each copy of a set seats six. At most 434 cards; prize and Enigma cards add no seats.",
        PLAY,
        "game.setup",
    ),
    R(
        "D.10",
        "Start of a turn",
        "The turn's player draws one card if there is one, and nothing can happen before that.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.11",
        "What a turn's player may choose",
        "Play, draw or replace with a lasting card, reveal an any-time card, or end. Ending must wait "
        "while the regular play is owed and the Hand is not empty; a cancelled play has been made.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.12",
        "Lasting actions count per card",
        "Each Shadow, Visionary, Second Sight or copy gives its action once in each of its holder's "
        "turns, also in the turn it arrives; used stays used for that turn.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.13",
        "Win check",
        "At the end of a turn Field of View plus tokens of 100 or more wins. Otherwise, with the Draw "
        "Pile and all Hands empty, everyone with the highest total wins, unless somebody stands at 100: then "
        "play goes on until they end a turn with it, or nobody has it any more.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.14",
        "Extra turns",
        "Extra turns are counted per player. After a taken or missed turn the player first misses what "
        "they still have to miss, and only then takes an extra turn, with its own draw.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.15",
        "Missed turns",
        "Missed turns are counted per player; each takes away the next turn in seat order.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.16",
        "Open moments",
        "Any-time reveals come in one's own choices, in windows, and in open moments after the first "
        "draw and after each settled action, asked clockwise from the turn player's left. After a reveal "
        "the open moment begins anew from there. Ending the turn has none.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.20",
        "Order of a play",
        "The card enters the Field of View, its mode and targets are chosen, the window opens, the "
        "actions happen. Choices in Hands and piles are made during the actions and cannot be answered.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.21",
        "Response window",
        "Asked clockwise from the card's player, each declines for good or answers. After an any-time "
        "reveal, or an answer that was cancelled, the same player is asked again; a successful answer "
        "closes the window.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.22",
        "Who may answer what",
        "Spectacles answers a DISCARD, See Into The Future a missed turn, Persistence of Vision and "
        "Wandering Eyes a card going to the Discard Pile, Counterspy a STEAL, each by the one concerned; "
        "Lighthouse answers any play, never a reveal, a Two-Way Mirror copy or Hindsight.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.23",
        "Answering with the last card",
        "A player whose only card is the answer may still answer: being aimed at is what counts.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.24",
        "What a cancel does",
        "Cancelled and answering card go to the Discard Pile and nothing of the cancelled action "
        "happens. Every answer opens its own window; a cancelled answer does nothing.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.25",
        "Using Lighthouse",
        "Lighthouse goes to the Discard Pile as part of being used and stays there if it is cancelled. It never "
        "answers Hindsight, which cannot go there; a later set's CANCEL that sends the card elsewhere does, and "
        "answers every other card that cannot be destroyed.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.26",
        "Counterspy chains",
        "Counterspy cancels the theft and steals one card from the thief. A Counterspy that cancelled a "
        "Counterspy lets the theft happen and steals one after the card at the bottom is settled or "
        "cancelled.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.27",
        "Targets that became illegal",
        "A part whose target is no longer legal is left out. Green-eyed Monster may choose another "
        "player, which opens a new window.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.28",
        "Cards that left before acting",
        "A card that left the table without being cancelled still acts; a copy needs the copied card on the table.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "D.29",
        "Must and may",
        "Any and select are compulsory where possible, may is optional. A destroying card without "
        "another legal target chooses itself, and may always aim at itself.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.30",
        "Skewed View and Evil Eye",
        "Skewed View chooses two cards if there are two, else one. Evil Eye chooses one, or two of one "
        "name with the same player. None of the destroyers chooses Hindsight.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.31",
        "Focus Attention is no DISCARD",
        "Focus Attention moves cards by its own player's will, so Spectacles does not answer it.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.32",
        "Everyone acts",
        "Wild-eyed, Shared Perspective and the Glances run clockwise from their player; for a Glance all "
        "choose unseen first and the cards move together.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "D.33",
        "Optional or not",
        "All-Seeing Eye is optional; Hindsight, Bird's Eye View, Eye Catching, Peripheral Vision and the "
        "thefts are compulsory.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.34",
        "Answered by Lighthouse only",
        "Peripheral Vision, Cross-eyed, Bird's Eye View and Eye Catching can be answered by nothing but Lighthouse.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.35",
        "What Mirror Image copies",
        "It copies as-played and lasting actions as if it were that card, chooses targets before the "
        "window and is itself what gets cancelled. Name, points, REVEAL parts and standing properties "
        "are not copied.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "D.36",
        "Mirrors of mirrors and links",
        "Choosing a mirror means what it has copied while that card lies in a Field of View, and nothing once it "
        "has left. A lasting link goes to the original, holds while that is on the table and not hidden, moves "
        "with the mirror and ends when the mirror leaves.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "D.37",
        "Two-Way Mirror in order",
        "It enters, another player plays the top card, and then whoever holds Two-Way Mirror performs "
        "that card if it is still on the table. The copy can be answered by all but Lighthouse.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "D.38",
        "Hidden cards",
        "A card under Eyelets scores nothing, does nothing and cannot be chosen. It travels along, and "
        "returns to the Field of View it came from when Eyelets leaves. Hiding is optional and every "
        "view names the card.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "D.39",
        "Eye on the Prize goes first",
        "A choice that falls on a Field of View must take an uncovered Eye on the Prize there first if "
        "it legally can; the holder's own choices too.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.40",
        "Leaving the game",
        "The leaver's cards leave the game, their choices are skipped and effects aimed at them fall "
        "away. A last player wins, credited 100 or more; a forfeiter is credited zero or less; both as they "
        "stood before any card returned.",
        PLAY,
        "kernel.leaving",
    ),
    R(
        "D.41",
        "Hindsight Loop in practice",
        "With an empty Draw Pile and nobody at 100, taking back a Hindsight or Mirror Image by either "
        "card shows the Hand to all and bars that player's Hindsights from taking anything back.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "D.42",
        "Time called",
        "The turn is finished, then each player has one more; 100 still wins at once, then the highest "
        "total, and a tie plays on. The option turn_limit calls time by itself.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.43",
        "One source of chance",
        "Shuffles, deals and the dealer come from one source, so a game follows from setup, chance and choices: a "
        "fast seeded generator for simulations, a cryptographic stream over recorded bits for people.",
        PLAY,
        "kernel.rng",
    ),
    R(
        "D.44",
        "Knowledge",
        "What each player has seen is part of the game. An observation holds exactly what its player may "
        "know and all that the table shows.",
        PLAY,
        "kernel.knowledge",
    ),
    R(
        "D.45",
        "Putting cards on the Draw Pile",
        "Cards are put on top one at a time, so the last one chosen lies uppermost.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "D.46",
        "Order of choices",
        "Choices are asked in the order in which the ruling names them, and each is a decision even with "
        "a single option.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.47",
        "Who knows a stolen card",
        "Thief and victim know which card was stolen, nobody else does. Whoever passes a card knows where it went.",
        PLAY,
        "kernel.knowledge",
    ),
    R(
        "D.48",
        "Penalty tokens",
        "Tokens count for totals and the win check, never for card effects such as Foresight.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.49",
        "Which play and which card is used up",
        "The regular play is used before the Shadows, and of equal lasting cards the one lying longest. "
        "The mark used stays on the piece of card for the turn.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.50",
        "Plays from the Draw Pile",
        "A card played from the Draw Pile uses up no play and can come in anyone's turn. Lasting actions "
        "are for the holder's own turns only.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.51",
        "What is not offered",
        "A choice that can do nothing is not offered. A replace with an empty Draw Pile is offered, and "
        "whoever starts it must choose a card.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.52",
        "Inside missed turns",
        "A missed turn has no draw, no open moment and no win check. A turn without a card to draw still "
        "has its open moment.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.53",
        "Details under time",
        "The extra turn of the player in whose turn time is called follows it and is not their one more. "
        "Leavers are not waited for, empty piles and Hands end the game, and an endless tie is shared.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.54",
        "Any-time cards in windows",
        "Holders of Peekaboo! or Two-Way Mirror are asked in every window. A window on an answer starts "
        "with the answerer. Each window goes round once: who had nothing to answer with at their place is not "
        "asked later.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.55",
        "Where a revealed answer is",
        "It lies in no zone until its window is over. Then the cancelled card goes to the Discard Pile "
        "first and the canceller on top; a used Lighthouse lies there already.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "D.56",
        "Lighthouse and Lighthouse",
        "It answers neither its own play nor the use of another Lighthouse, but does answer another's "
        "play. It is asked for once, after the targets.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.57",
        "A cancelled card that moved",
        "It goes to the Discard Pile from the Field of View where it now lies, and that holder may "
        "answer. If it is in none it stays where it is and only its actions stop.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.58",
        "Hidden before acting",
        "A card that is hidden before its actions happen does not perform them, and its window closes.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "D.59",
        "What legal means later",
        "A target is still legal if the player is in the game, or the card lies uncovered where the "
        "acting card may choose. Names, one player only and Eye on the Prize are not judged again.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.60",
        "Green-eyed Monster's second choice",
        "It is optional. Hands are compared once after each window, for whatever reason they shrank.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.61",
        "Choosing without effect",
        "A player with an empty Hand may be chosen, except by Green-eyed Monster, and so may any of "
        "Kaleidoscope's options.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.62",
        "What is no STEAL",
        "Hypnotise and the Glances pass, Bird's Eye View takes from the table: Counterspy answers none "
        "of them. A theft stopped by Lighthouse steals nothing and nobody steals back.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.63",
        "REPLACE in detail",
        "The cards to go are targets and go together; a new one is played for each that went. Second "
        "Sight's REPLACE has its own window, and cancelling it sends Second Sight to the Discard Pile.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "D.64",
        "Who performs, and in what order",
        "The player who played a card performs it, wherever it lies. Cards are chosen one at a time; "
        "hand cards move as chosen, targets move together.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "D.65",
        "Which card must be on the table",
        "For a copy it is the chosen card, a chosen mirror itself included; for Two-Way Mirror the card that was "
        "played. The acting mirror may have left in its copy's window and still performs, unless cancelled or hidden.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "D.66",
        "End and sleep of a link",
        "A link ends for good when the original leaves the table, and sleeps while original or mirror is hidden.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "D.67",
        "Mirror of Lighthouse",
        "It is used like a Lighthouse: the mirror goes to the Discard Pile, the original stays. A mirror "
        "of a card without as-played or lasting actions does nothing.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "D.68",
        "Mirror of Eyelets",
        "The card is hidden under the mirror and stays so when the copied Eyelets leaves. If the hiding "
        "card is on no table, nothing is hidden.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "D.69",
        "A copy looks at its performer",
        "Hand, Field of View, other players and the extra turn are those of whoever performs the copy; "
        "other card means other than the mirror.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "D.70",
        "Two-Way Mirror: remaining cases",
        "With an empty Draw Pile no player is asked for. In a window all it starts is settled first, and "
        "the copy's window starts with its performer.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "D.71",
        "What Eye on the Prize binds",
        "It binds choices that move, destroy or hide a card. Choosing a card to copy is free, and an "
        "optional choice may still be declined.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "D.72",
        "Hidden cards of a leaver",
        "A card taken from another player returns to that player; the leaver's own leave with them. The "
        "leaver's cards under someone else's hiding card stay there.",
        PLAY,
        "kernel.leaving",
    ),
    R(
        "D.73",
        "Leaving takes effect at once",
        "The leaver's unsettled card stops, their pending answer falls away, and in a window they count "
        "as having declined. If it was their turn, it is over without a win check but that of empty "
        "piles and Hands.",
        PLAY,
        "kernel.leaving",
    ),
    R(
        "D.74",
        "Unhidden in turn",
        "If an unhidden card has no Field of View to return to and was hiding a card itself, that card "
        "is unhidden as well.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "D.75",
        "Cards seen entering a Hand",
        "A card that enters a Hand from an open place is known to all; a drawn card to those who knew it "
        "as the top card.",
        PLAY,
        "kernel.knowledge",
    ),
    R(
        "D.76",
        "What ends knowledge",
        "Knowledge is what was seen. Cards leaving a Hand unseen, or top cards taken or reordered "
        "unseen, end it for that place; Cross-eyed carries it along, Refocus ends it for the Draw Pile.",
        PLAY,
        "kernel.knowledge",
    ),
    R(
        "D.77",
        "The loop's ban lasts",
        "The ban of the Hindsight Loop stays even if Refocus fills the Draw Pile again.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "D.78",
        "Being asked is private",
        "Other views show only that a window is open, on what and what it threatens; declining leaves no event.",
        PLAY,
        "views",
    ),
    R(
        "D.79",
        "Determinisation",
        "At a decision of the view's own seat, every card the view does not place is equally likely in "
        "every place left, and the dealt game gives that seat the same view.",
        PLAY,
        "kernel.determinise",
    ),
    R(
        "D.80",
        "Cards of one name are alike",
        "Views and events name cards, never pieces; a handle stands for one viewer's card while they see it, the "
        "oldest of alike ones leaving first. Seeing a card of a known name leave a Hand counts as seeing it leave.",
        PLAY,
        "views",
    ),
    R(
        "D.81",
        "Any-time texts without end",
        "Any-time reveals with a text of their own could bring each other back for ever: after thirty in one turn no "
        "more are offered, and a refusal says so.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "D.82",
        "Rules from outside",
        "The rules of a card from outside, such as its set's plague number, hold from the moment it is brought in, "
        "not from the deal.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "D.83",
        "Missed before extra",
        "Where turns to miss and extra turns meet in a player's own turn, the missed ones come first.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "D.84",
        "Public windows",
        "Whether a window is shown, and to whom, follows from public information; answers are sealed, the first "
        "clockwise counts and voids the others. An open moment lasts until the turn's player has chosen.",
        PLAY,
        "game.game",
    ),
    R(
        "D.85",
        "Texts for any time",
        "A text that works at any time from the Field of View is used when any-time cards may be revealed, also in "
        "another player's turn: each card once in a turn, and a card that was used stays used in it. It is no play, it "
        "opens no public window, and in a window the same player is asked again.",
        PLAY,
        "kernel.windows",
    ),
]
