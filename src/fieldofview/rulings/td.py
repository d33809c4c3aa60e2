"""Our decisions TD.nn about tournaments, which settle what the rulings leave open there."""

from __future__ import annotations

from fieldofview.rulings.ruling import DESK, R, Ruling

ROWS: list[Ruling] = [
    R(
        "TD.01",
        "The Viewniverse edition counts 20 to 23 twice",
        "Both counts are kept apart: VN.20 to VN.23 speak of duration, VN.20b to VN.23b of dealing.",
        DESK,
        "desk",
    ),
    R(
        "TD.02",
        "What VT.76.1 points at",
        "The duty to lay the Field of View out openly can be punished in both editions, collusion in none.",
        DESK,
        "desk",
    ),
    R("TD.03", "What VT.75.5 points at", "It is taken to point at VT.48, VT.50 and VT.52.", DESK, "desk"),
    R(
        "TD.04",
        "Rulings without a listed penalty",
        "For VT.18 (VN.22), 33, 40, 45 to 47, 49, 51, 57 and VN.8 the judge may choose; a caution is the default.",
        DESK,
        "desk",
    ),
    R(
        "TD.05",
        "Slow play is a caution (75.5), stalling a disqualification (77.2)",
        "Judge chooses; text explains intent.",
        DESK,
        "desk",
    ),
    R("TD.06", "Extra turns after time", "Taken, on top of the one more turn (D.42, D.53).", DESK, "desk"),
    R("TD.07", "Ending an own turn on 100 during overtime", "Wins at once (D.42).", DESK, "desk"),
    R(
        "TD.08",
        "Tie after time and everything exhausted",
        "Co-winners by 29 if nobody has 100 or more, else play goes on (D.13); Knock Out → play-off game, untimed.",
        DESK,
        "desk",
    ),
    R("TD.09", "Time called between two turns", "Ended turn = current turn.", DESK, "desk"),
    R("TD.10", "Does the token count for card effects", "No, only for totals (D.48).", DESK, "desk"),
    R(
        "TD.11",
        "Same caution triggers 76.4 and 76.5",
        "Both warnings are given, two tokens, unless the event is set to one.",
        DESK,
        "desk",
    ),
    R("TD.12", "Caution between games", "Counts for the event; a token falls on the next game.", DESK, "desk"),
    R(
        "TD.13",
        "Warning given after a game ended",
        "Then it only lowers the recorded points, as TD.33 says.",
        DESK,
        "desk",
    ),
    R(
        "TD.14",
        '"All games in the match" of a match not played out',
        "Two players: as many as were still needed, w − wins so far; fixed matches: the games not begun; "
        "multi-player: one loss per game actually played.",
        DESK,
        "desk",
    ),
    R("TD.15", "Last player left after a disqualification", "Scored as by 55 (D.40).", DESK, "desk"),
    R("TD.16", "Cards of a forfeiting player", "Leave the game as in 72 (D.40).", DESK, "desk"),
    R(
        "TD.17",
        'What is a "larger" tournament',
        "Organiser chooses; suggestion: club tier RETAIN, state and above ZERO_LAST.",
        DESK,
        "desk",
    ),
    R("TD.18", "Co-winners", "Each gets one win (option: split 1/k).", DESK, "desk"),
    R(
        "TD.19",
        "Which games count for the minimum of three",
        "Games with at least one played turn; byes and fully forfeited games do not.",
        DESK,
        "desk",
    ),
    R("TD.20", "One person as judge and score keeper", "Allowed (64); smallest staff is one non-player.", DESK, "desk"),
    R(
        "TD.21",
        "Organiser plays and is the only official",
        "Not sanctionable (needs a non-playing judge).",
        DESK,
        "desk",
    ),
    R(
        "TD.22",
        "Nullification at DQ or at suspension",
        "Marked pending at DQ, effective on the authority's decision.",
        DESK,
        "desk",
    ),
    R(
        "TD.23",
        "More than six at a table",
        "Seats ≤ 6 × decks in the mix (D.7). A: Viewpoint + Reflections seats 12 and is legal by VT.1; a "
        "second copy of one set is E_DECK_NOT_LEGAL in a sanctioned event.",
        DESK,
        "desk",
    ),
    R(
        "TD.24",
        'Fair first turn versus "dealer random"',
        "Random; balanced dealer only as declared house rule.",
        DESK,
        "desk",
    ),
    R(
        "TD.25",
        "Next dealer after co-winners",
        "Random among them (scripts: lots; partners: order of players).",
        DESK,
        "desk",
    ),
    R("TD.26", "Several matches per round", "Lateness is judged per match.", DESK, "desk"),
    R(
        "TD.27",
        "Response window online",
        "Tournament tables open with 5 s; only a judge lengthens, per table, ≤ 30 s, logged.",
        DESK,
        "desk",
    ),
    R(
        "TD.28",
        "Bye score (not in the rulings)",
        "One win, 100 View-points per game (first to w: w games), by analogy with 55; at most one per player; "
        "only in a Swiss that forbids odd tables. Knock Out at tables of two: advances, scores nothing.",
        DESK,
        "desk",
    ),
    R(
        "TD.29",
        "Personal data in the package",
        "Required fields go to the publisher only; public pages show display name; minors (age 7+) need a "
        "guardian flag.",
        DESK,
        "desk",
    ),
    R(
        "TD.30",
        "Which rulings bind unsanctioned events",
        "All but VT.1, 11–14, 31–77 (VN.1, 6, 7, 15–18, 31–77), which refuse in sanctioned events and warn "
        "elsewhere; wrong results are always refused.",
        DESK,
        "desk",
    ),
    R(
        "TD.31",
        '"Final round" of a Swiss or Round Robin without cut',
        "The last round. It keeps the usual limit as stipulated by the organiser, who may take that back; after a cut "
        "every round is final, and untimed unless stipulated.",
        DESK,
        "desk",
    ),
    R(
        "TD.32",
        "More than 3 or 6 cautions",
        "Every third of a game and every sixth of the event warns; derived by recount (1.8.6).",
        DESK,
        "desk",
    ),
    R(
        "TD.33",
        "Token for a game that is over",
        "Lowers its recorded points only (who left: unchanged); the win stands unless the head judge reopens "
        "the result with a reason. With no later game a token of TD.12 is recorded without effect.",
        DESK,
        "desk",
    ),
    R(
        "TD.34",
        "Games already scheduled for a dropper (Round Robin, pools, a published round)",
        "Forfeits: opponents score by VT.55.",
        DESK,
        "desk",
    ),
    R(
        "TD.35",
        "Place in a cut or bracket left by drop or DQ",
        "Before the round is published: to the next in rank (Knock Out: nobody; opponent advances by 55); "
        "after: forfeit. A finalist who drops keeps the lowest place of those who reached the same round. "
        "Droppers by VT.57: no prize, no cut place under either policy (switch, for the prize).",
        DESK,
        "desk",
    ),
    R(
        "TD.36",
        "Dropping without games left (eliminated, missed the cut, last round begun)",
        "Not possible; they keep their rank (VT.57 still drops).",
        DESK,
        "desk",
    ),
    R(
        "TD.37",
        "Results against a disqualified player",
        "Stand; the player is listed with record, without place; those below move up.",
        DESK,
        "desk",
    ),
    R(
        "TD.38",
        "Byes and games without a played turn",
        "Count for wins and points; not for share, head-to-head, opponents' wins, turn-order statistics, "
        "rating. Opponents' wins = mean over all (played game, opponent) of wins ÷ games (2.2).",
        DESK,
        "desk",
    ),
    R("TD.39", "Play-off game", "Decides the tie only: no wins, no points; rating by choice.", DESK, "desk"),
    R("TD.40", "Rest in an odd Round Robin", "Whoever rests in a round scores nothing in it.", DESK, "desk"),
    R("TD.41", "Overwhelmed (D.4)", "Loss, min(0, total), stays in the tournament.", DESK, "desk"),
    R(
        "TD.42",
        "Dealer not there",
        "Drawn among those in the game; absent dealer → drawn again; winner gone → random among those left.",
        DESK,
        "desk",
    ),
    R(
        "TD.43",
        "Late entrants (Swiss)",
        "Earlier rounds score nothing, no losses, marked; none once half the rounds have begun.",
        DESK,
        "desk",
    ),
    R(
        "TD.44",
        "Ties in the ranking",
        "Those that decide nothing share a rank. Broken by play-off (win, then points, then lot), in scripts "
        "without one by lots: at rank 1 of the event (one is first, the rest share 2) and across a cut line "
        "(whole group ordered). A knock-out table needs its play-off. Where names stand in one order (cut, "
        "seeds), those of equal rank stand in lots order. A title or cut play-off takes the round just played "
        "and the next free table number.",
        DESK,
        "desk",
    ),
    R(
        "TD.45",
        "Uneven pools",
        "The table before the cut compares wins and points per game (switch: equal places per pool).",
        DESK,
        "desk",
    ),
    R(
        "TD.46",
        "All but one seat forfeited, or a concession between players of one club in the last two rounds",
        "Note to the head judge (W_), never blocked (35, 54).",
        DESK,
        "desk",
    ),
    R(
        "TD.47",
        "Bots",
        "None ever sits in at a tournament table; an absent player runs into 53 or a judge call.",
        DESK,
        "desk",
    ),
]
