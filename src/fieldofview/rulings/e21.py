"""The rule booklet of Eye vs Eye, 2021; parts of its text are damaged and not in the index."""

from __future__ import annotations

from fieldofview.rulings.ruling import PLAY, R, Ruling

ROWS: list[Ruling] = [
    R(
        "E21.objective",
        "Objective",
        "The aim is to be first with at least 100 Viewpoints in one's Field of View, brought there from the Hand.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "E21.setting-up",
        "Setting up",
        "After a shuffle everyone receives five cards as their Hand, and the undealt ones are the Draw Pile.",
        PLAY,
        "game.setup",
    ),
    R(
        "E21.turn.1",
        "Turn step 1: draw",
        "Draw a card at the start, or go on at once if none is left.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "E21.turn.2",
        "Turn step 2: play",
        "Play a card out of the Hand; an empty Hand ends the turn.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "E21.turn.3",
        "Turn step 3: actions",
        "Do what the played card says, moving cards among Hands, Fields of View, Viewniverse and piles.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "E21.turn.4",
        "Turn step 4: end",
        "Add up the Field of View: with 100 or more its player wins, with less the game goes on.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "E21.finishing-the-game",
        "Finishing the game",
        "Reaching 100 ends the game; when Draw Pile and Hands are all used up without it, the largest total wins.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "E21.field-of-view",
        "Field of View",
        "The cards spread before a player. All of these areas together make the Viewniverse, and a play "
        "puts a card from the Hand there.",
        PLAY,
        "kernel.zones",
    ),
    R("E21.kw.draw", "DRAW", "Bring the top card of the Draw Pile into one's Hand.", PLAY, "kernel.actions"),
    R(
        "E21.kw.destroy",
        "DESTROY",
        "Move a card lying in any Field of View onto the Discard Pile.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "E21.kw.squint",
        "SQUINT",
        "Put a card of one's Hand face down on top of the Draw Pile.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "E21.kw.steal",
        "STEAL",
        "Look at somebody else's Hand and keep one card of it.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "E21.kw.replace",
        "REPLACE",
        "One may DESTROY some of one's own cards, up to the number given, and plays a new card off the "
        "Draw Pile for each, one by one, actions included.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "E21.kw.reveal",
        "REVEAL",
        "A card with this symbol may be played for what stands before it, or shown in any turn for what "
        "stands after it; its text tells where it goes then. Showing is not playing.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "E21.kw.cancel",
        "CANCEL",
        "An action is stopped before it happens and none of it is done by anybody; as a rule canceller "
        "and cancelled card both go to the Discard Pile.",
        PLAY,
        "kernel.windows",
    ),
]
