"""The basic rules of the Viewpoint Tournament Rules: objective, set-up, turn, zones and keywords."""

from __future__ import annotations

from fieldofview.rulings.ruling import PLAY, R, Ruling

ROWS: list[Ruling] = [
    R(
        "VT.objective",
        "Objective",
        "Players collect Viewpoints by bringing cards into their Field of View; whoever is first to hold "
        "100 or more wins. A card is worth the number printed in its corner.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.setting-up",
        "Setting up",
        "One player shuffles and deals everyone a Hand of five; what is left lies face down as the Draw Pile.",
        PLAY,
        "game.setup",
    ),
    R(
        "VT.turn.1",
        "Turn step 1: draw",
        "A turn opens with one card from the Draw Pile to the Hand; an empty pile means this step is left out.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.turn.2",
        "Turn step 2: play",
        "Then one card goes from the Hand to the Field of View. With an empty Hand and nothing else to "
        "do, the turn is over.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.turn.3",
        "Turn step 3: actions",
        "The played card's actions are carried out. Lasting cards on the table may be used too, any time "
        "after the draw of step 1.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.turn.4",
        "Turn step 4: end",
        "The turn closes with a count of the player's Field of View: 100 or more wins, anything less "
        "hands the turn on.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.finishing-the-game",
        "Finishing the game",
        "Only the turn's own player can win on points, at the end of that turn. If nobody has 100 and "
        "the Draw Pile and all Hands are empty, the highest total wins.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.special-rules-and-actions",
        "Mandatory actions and their order",
        "Card text must be obeyed as far as it can be, unless it says otherwise; impossible parts are "
        "skipped. Where several players act, they do so clockwise from the acting player.",
        PLAY,
        "kernel.actions",
    ),
    R("VT.hand", "Hand", "Each player holds a Hand of cards of their own.", PLAY, "kernel.zones"),
    R(
        "VT.field-of-view",
        "Field of View",
        "The cards lying before a player; playing a card brings it here from that player's Hand.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "VT.draw-pile",
        "Draw Pile",
        "The common face-down pile. Drawing takes its top card into the Hand, and the others need not be "
        "shown what it was.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "VT.discard-pile",
        "Discard Pile",
        "The common face-up pile beside the Draw Pile, which receives discarded and cancelled cards.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "VT.kw.draw",
        "DRAW",
        "The top card of the Draw Pile comes into the player's Hand.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.kw.discard",
        "DISCARD",
        "A card of the player's Hand goes to the Discard Pile with its face up.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.kw.swap",
        "SWAP",
        "One card of the player's own Field of View changes places with one in another player's.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.kw.pass",
        "PASS",
        "A card leaves the player's Hand for the Hand of the player who is named.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.kw.steal",
        "STEAL",
        "The thief looks through another player's Hand and takes a card of their choice into their own.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.kw.reveal",
        "REVEAL",
        "Such a card can be played in turn for what stands before the keyword, or shown from the Hand in "
        "anybody's turn for what stands after it. Peekaboo! and Two-Way Mirror may come out at any time, "
        "and that is no play.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.kw.cancel",
        "CANCEL",
        "A cancelled card and the card that cancels it both go to the Discard Pile unless their text "
        "differs; nothing of the cancelled action happens, for anyone. Each canceller says what it can "
        "stop.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.kw.replace",
        "REPLACE",
        "The player may send up to the stated number of own cards from the Field of View to the Discard "
        "Pile, then plays as many from the top of the Draw Pile, each fully settled before the next. "
        "What stops such a removal stops a REPLACE too.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.kw.hide",
        "HIDE",
        "The player may tuck a card of any Field of View face down under this one, where it neither "
        "scores nor acts. It comes back once the hiding card leaves the table (being hidden does not "
        "count); only the hider may look at it.",
        PLAY,
        "kernel.zones",
    ),
]
