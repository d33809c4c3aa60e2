"""The rule sheet of Viewpoint Reflections."""

from __future__ import annotations

from fieldofview.rulings.ruling import PLAY, R, Ruling

ROWS: list[Ruling] = [
    R(
        "RR.objective",
        "Objective",
        "The first player to bring together 100 Viewpoints or more in their Field of View wins; each "
        "card shows its worth in a corner.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "RR.setting-up",
        "Setting up",
        "A chosen player shuffles and gives each player a Hand of five; the remainder becomes the face-down Draw Pile.",
        PLAY,
        "game.setup",
    ),
    R(
        "RR.turn.1",
        "Turn step 1: draw",
        "First a card is taken from the Draw Pile into the Hand, or the step falls away if there is none.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "RR.turn.2",
        "Turn step 2: play",
        "Next a card of the Hand is put into the Field of View; a player with an empty Hand goes on to "
        "the end of the turn.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "RR.turn.3",
        "Turn step 3: actions",
        "The card just played does what its text says, mostly moving cards between the zones.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "RR.turn.4",
        "Turn step 4: end",
        "At the end the player counts their Field of View and wins with 100 or more; if not, the next player begins.",
        PLAY,
        "kernel.turns",
    ),
    R("RR.hand", "Hand", "A player's Hand is the set of cards they hold.", PLAY, "kernel.zones"),
    R(
        "RR.field-of-view",
        "Field of View",
        "What lies on the table before a player; a card is played by putting it there from the Hand.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "RR.draw-pile",
        "Draw Pile",
        "The pile in the middle whose top card is taken into the Hand whenever someone draws.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "RR.discard-pile",
        "Discard Pile",
        "The pile for discarded and cancelled cards, lying face up next to the Draw Pile.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "RR.finishing-the-game",
        "Finishing the game",
        "A total of 100 wins only at the close of one's own turn. Should the Draw Pile and all Hands be "
        "empty before that, the most Viewpoints win.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "RR.special-rules-and-actions",
        "Mandatory actions and their order",
        "Actions are compulsory unless the card says otherwise, and are done as far as they can be. "
        "Lasting cards act each turn (Second Sight) or at any time (Lighthouse); players act clockwise "
        "from the one who plays.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "RR.kw.draw",
        "DRAW",
        "Take the uppermost card of the Draw Pile into one's Hand.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "RR.kw.discard",
        "DISCARD",
        "Give up a card of one's Hand to the Discard Pile, face up.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "RR.kw.pass",
        "PASS",
        "Hand a card from one's own Hand over to the player named.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "RR.kw.steal",
        "STEAL",
        "Look into another player's Hand and take any one card of it into one's own.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "RR.kw.reveal",
        "REVEAL",
        "Such a card is either played in turn for its ordinary actions or shown from the Hand in any "
        "turn for those after the keyword; Peekaboo! and Two-Way Mirror may be shown at any time, which "
        "is no play.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "RR.kw.cancel",
        "CANCEL",
        "Stops what the card names: both cards go to the Discard Pile unless stated otherwise, and the "
        "stopped actions happen to nobody.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "RR.kw.replace",
        "REPLACE",
        "Up to the given number of one's own cards may leave the Field of View for the Discard Pile; the "
        "same number is then played from the top of the Draw Pile, singly and with their actions. It can "
        "be stopped like any such removal.",
        PLAY,
        "kernel.actions",
    ),
]
