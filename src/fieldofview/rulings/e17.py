"""The rule sheet of Eye vs Eye, 2017."""

from __future__ import annotations

from fieldofview.rulings.ruling import PLAY, R, Ruling

ROWS: list[Ruling] = [
    R(
        "E17.objective",
        "Objective",
        "Be first to gather 100 or more Viewpoints, the numbers in the corners of the cards in one's Field of View.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "E17.setting-up",
        "Setting up",
        "Someone shuffles and deals five cards to each as their Hand; the others form the Draw Pile, face down.",
        PLAY,
        "game.setup",
    ),
    R(
        "E17.turn.1",
        "Turn step 1: draw",
        "The turn starts by drawing a card, if the Draw Pile still has any.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "E17.turn.2",
        "Turn step 2: play",
        "A card is then played from Hand to Field of View; without a card in Hand the turn goes to its end.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "E17.turn.3",
        "Turn step 3: actions",
        "The played card's actions follow; they move cards between Hands, Fields of View, the "
        "Viewniverse and the two piles.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "E17.turn.4",
        "Turn step 4: end",
        "Last, the Field of View is added up; 100 or more is a win, otherwise the next turn begins.",
        PLAY,
        "kernel.turns",
    ),
    R("E17.hand", "Hand", "The cards that a player holds are their Hand.", PLAY, "kernel.zones"),
    R(
        "E17.field-of-view",
        "Field of View",
        "The cards laid before one player; a play takes a card there out of the Hand.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "E17.viewniverse",
        "Viewniverse",
        "The Viewniverse is every player's Field of View taken together.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "E17.draw-pile",
        "Draw Pile",
        "The middle pile; to draw is to take its top card into the Hand.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "E17.discard-pile",
        "Discard Pile",
        "Discarded and cancelled cards lie here face up, beside the Draw Pile.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "E17.finishing-the-game",
        "Finishing the game",
        "Only the player whose turn ends can win with 100. If everything is empty the highest total "
        "wins. A spent Draw Pile is not made up again from the discards.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "E17.special-rules-and-actions",
        "Mandatory actions and their order",
        "What a card says must be done as far as possible unless it is optional. Lasting cards act each "
        "turn (Second Sight) or at any time (Observatory); several players act clockwise from the acting "
        "one.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "E17.kw.destroy",
        "DESTROY",
        "Send a card from a Field of View, or from the Viewniverse, to the Discard Pile.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "E17.kw.squint",
        "SQUINT",
        "Lay cards of one's Hand face down on the Draw Pile, in the order one likes.",
        PLAY,
        "kernel.actions",
    ),
    R("E17.kw.pass", "PASS", "Give a card of one's Hand to another player's Hand.", PLAY, "kernel.actions"),
    R(
        "E17.kw.steal",
        "STEAL",
        "See another player's Hand, choose a card there and add it to one's own.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "E17.kw.reveal",
        "REVEAL",
        "Either an ordinary play for what stands before the keyword, or showing the card in anyone's "
        "turn for what stands after it; free reveals such as Peekaboo! are possible at any time and are "
        "no plays.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "E17.kw.cancel",
        "CANCEL",
        "The card names what it stops; that action then happens to no one, and both cards end in the "
        "Discard Pile unless told otherwise.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "E17.kw.replace",
        "REPLACE",
        "One may DESTROY up to the given number of own cards, then plays that many from the top of the "
        "Draw Pile, each with its actions. Whatever can stop a DESTROY can stop it.",
        PLAY,
        "kernel.actions",
    ),
]
