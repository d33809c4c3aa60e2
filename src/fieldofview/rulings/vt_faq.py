"""The answers to frequently asked questions of the Viewpoint Tournament Rules."""

from __future__ import annotations

from fieldofview.rulings.ruling import PLAY, R, Ruling

ROWS: list[Ruling] = [
    R(
        "VT.faq.01",
        "More than 100",
        "A total above 100 wins just as 100 does, for whoever gets there first.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.faq.02",
        "The Draw Pile runs out",
        "Play goes on without it until somebody has 100 or every Hand is empty.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.faq.03",
        "Looking through the Discard Pile",
        "The Discard Pile is open to all, to look at and to sort.",
        PLAY,
        "views",
    ),
    R("VT.faq.04", "No limits", "A Hand or a Field of View may grow to any size.", PLAY, "kernel.zones"),
    R(
        "VT.faq.05",
        "DISCARD means from the Hand",
        "DISCARD never touches a Field of View; what removes cards from there says so.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.faq.06",
        "Equal cards on the table",
        "Several cards of one name may lie on the table together.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "VT.faq.07",
        "A thief shows nothing",
        "The thief does not show the victim which cards were taken.",
        PLAY,
        "kernel.knowledge",
    ),
    R(
        "VT.faq.08",
        "When a Hand is shown",
        "Apart from playing and revealing, cards are shown only to a player who aims a STEAL at their owner.",
        PLAY,
        "kernel.knowledge",
    ),
    R(
        "VT.faq.09",
        "Missing several turns",
        "Several Blindsided aimed at one player cost as many turns, one after the other.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.faq.10",
        "Several turns in a row",
        "See Into The Future and Foresight add up; each extra turn starts when everything wanted in the "
        "one before is done.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.faq.11",
        "Extra turn and Shadow",
        "An extra turn waits until the present turn is finished, Shadow's further play included.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.faq.12",
        "When Visionary draws",
        "Its extra draw may come at any moment of the turn after the regular draw, or after Visionary "
        "arrived this turn.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.faq.13",
        "Cross-eyed with an empty Hand",
        "An empty Hand can be exchanged: one side simply receives everything.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.faq.14",
        "Swapped cards",
        "A card that comes over by SWAP brings its points and its lasting actions, but does not perform "
        "its as-played or REVEAL part.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.faq.15",
        "SWAP with nobody",
        "A SWAP card may be played while no one else has a card on the table, but then nothing changes places.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.faq.16",
        "Lone Hindsight",
        "A Hindsight that is the only card of its Field of View stays and returns nothing, since it must "
        "be some other card.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.faq.17",
        "The copied Shadow leaves",
        "A mirror stops acting as Shadow or Visionary once the copied card is in no Field of View any more.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "VT.faq.18",
        "Nothing but mirrors",
        "Mirror Image does nothing when the table is bare or shows only other Mirror Images.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "VT.faq.19",
        "Where a mirror lies",
        "A mirror lies in its player's Field of View while it copies, and its player must remember what.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "VT.faq.20",
        "Copies can be cancelled",
        "Whatever cancels an action also cancels a mirror that copies it: Spectacles stops a Mirror "
        "Image of Blind Spot.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.21",
        "Cancelled for everyone",
        "A cancelled card affects nobody: saving one's own card from Skewed View saves the other "
        "player's too, and Spectacles against Wild-eyed likewise.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.22",
        "A cancelled Lighthouse",
        "A Lighthouse that was given up and then cancelled remains in the Discard Pile.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.23",
        "Passing a card on",
        "A card received by Glance cannot be passed on by that same Glance, but can by a later one.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.faq.24",
        "Replacing the replacer",
        "Eye for an Eye, Eye Transplant and Second Sight may each choose themselves as the card to go.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "VT.faq.25",
        "Shrinking before the Monster",
        "A victim who gets down to fewer cards by revealing Peekaboo! escapes Green-eyed Monster; its "
        "player may turn to another with more cards.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "VT.faq.26",
        "Counterspy against Counterspy",
        "A thief may answer Counterspy with their own; then the first theft takes place, and their "
        "Counterspy's as well.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.27",
        "Empty Draw Pile and REPLACE",
        "Two-Way Mirror starts nothing from an empty pile. Eye for an Eye and Eye Transplant may still "
        "send own cards away.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.faq.28",
        "One new card at a time",
        "The first new card of a REPLACE is settled with all it starts, a further REPLACE included, "
        "before the second is played.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.faq.29",
        "Reveals in another's turn",
        "Peekaboo! and Two-Way Mirror may be shown into the Field of View while it is somebody else's turn.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.30",
        "A reveal is no play",
        "Showing Peekaboo! or Two-Way Mirror uses up no play; either may also be played the ordinary "
        "way, without its REVEAL part.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.faq.31",
        "Lighthouse against reveals",
        "Lighthouse stops Peekaboo! and Two-Way Mirror only when they are played, never when they are shown.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.32",
        "Lighthouse and the top card",
        "The card that Two-Way Mirror brings from the Draw Pile is being played, so Lighthouse can "
        "cancel it; then there is nothing left to copy.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.33",
        "Counterspy against a copied theft",
        "Counterspy can cancel a Two-Way Mirror that copies a STEAL. The mirror goes to the Discard "
        "Pile, the card it copies remains where it was played.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.34",
        "Copying Kaleidoscope",
        "A mirror of Kaleidoscope chooses its own option among the three, whatever the original chose.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "VT.faq.35",
        "Copying Telescopic View",
        "The mirror is not counted among the Telescopic Views, as actions are copied but names are not.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "VT.faq.36",
        "Lighthouse against Hindsight",
        "Lighthouse cannot cancel Hindsight, which never goes from the table to the Discard Pile.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.37",
        "Second Sight straight away",
        "Second Sight can be used in the very turn it comes into the Field of View.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.faq.38",
        "Refocus with an empty pile",
        "Refocus makes its new Draw Pile of whatever cards the two piles have, even if one has none.",
        PLAY,
        "kernel.actions",
    ),
    R(
        "VT.faq.39",
        "Too late to cancel",
        "Once a card's actions are being carried out it can no longer be cancelled; a Counterspy shown "
        "after the thief began to look comes too late.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.40",
        "Unhidden cards act on",
        "A card that comes out of hiding regains its lasting actions only; what it did when played is not done again.",
        PLAY,
        "kernel.zones",
    ),
    R(
        "VT.faq.41",
        "When to use Lighthouse",
        "The moment for Lighthouse is when the play's targets have been named; deciding earlier would be "
        "allowed but seldom helps.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.42",
        "Evil Eye keeps to one player",
        "Evil Eye's two cards have to come from a single Field of View.",
        PLAY,
        "kernel.choices",
    ),
    R(
        "VT.faq.43",
        "Taking the mirror itself",
        "Made to play Eye Catching by Two-Way Mirror, one may take that Two-Way Mirror and so perform "
        "the copied Eye Catching oneself.",
        PLAY,
        "kernel.copies",
    ),
    R(
        "VT.faq.44",
        "Extra turn won in another's turn",
        "An extra turn gained outside one's own turn follows one's next turn, or the last of those one "
        "has to miss. The same holds for the player who showed Two-Way Mirror.",
        PLAY,
        "kernel.turns",
    ),
    R(
        "VT.faq.45",
        "Counterspy steals one",
        "A shown Counterspy takes one card, however many were about to be stolen.",
        PLAY,
        "kernel.windows",
    ),
    R(
        "VT.faq.46",
        "Out from under Eyelets",
        "A card that Eyelets no longer hides resumes only lasting actions such as Shadow's or "
        "Lighthouse's; coming back is not a play.",
        PLAY,
        "kernel.zones",
    ),
]
