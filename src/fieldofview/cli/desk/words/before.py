"""Before the event, and its people."""

from __future__ import annotations

WORDS: dict[str, tuple[str, str]] = {
    # before the event
    "made": ("The event is kept in {file}.", "Das Turnier liegt in {file}."),
    "practice": (
        "A practice event: marked everywhere, never returned.",
        "Ein Übungsturnier: überall gekennzeichnet, wird nie eingereicht.",
    ),
    "practice_mark": ("practice", "Übung"),
    "taken_over": (
        "Taken over: {players} players, not here yet, and {officials} officials.",
        "Übernommen: {players} Meldungen, noch nicht da, und {officials} Offizielle.",
    ),
    "which_title": ("What is the event called?", "Wie heißt das Turnier?"),
    "plan_for": (
        "{players} players: {rounds} rounds, at least {games} games.",
        "{players} Personen: {rounds} Runden, mindestens {games} Spiele.",
    ),
    "first_to": ("first to {wins}", "bis {wins} Siege"),
    "no_role": ("{name} has no role.", "{name} hat keine Rolle."),
    "not_entered": ("Not entered, so left out: {names}.", "Nicht gemeldet, daher ausgelassen: {names}."),
    "nobody_of_list": (
        "Nobody on this list is entered; nothing was taken over.",
        "Niemand von dieser Liste ist gemeldet; nichts wurde übernommen.",
    ),
    "lots_again": (
        "Rounds were published; draw the lots anew?",
        "Es gab schon Runden; die Lose neu ziehen?",
    ),
    "not_here": (
        "{count} are not here and will not be drawn: {names}.",
        "{count} sind nicht da und werden nicht ausgelost: {names}.",
    ),
    "start_now": ("Start {title} with {players} players?", "{title} mit {players} Personen beginnen?"),
    "next_pair": ("Next: fov desk pair", "Weiter: fov desk pair"),
    "next_publish": ("Next: fov desk publish", "Weiter: fov desk publish"),
    "next_begin": (
        "Next: fov desk begin, when everybody of round {round} sits.",
        "Weiter: fov desk begin, wenn in Runde {round} alle sitzen.",
    ),
    "next_finish": (
        "That was the last round. Next: fov desk finish",
        "Das war die letzte Runde. Weiter: fov desk finish",
    ),
    "next_package": ("Next: fov desk package", "Weiter: fov desk package"),
    # people
    "teams_of_two": (
        "This event is played in teams: fov desk register TEAM --members NAME NAME.",
        "Hier spielen Teams: fov desk register TEAM --members NAME NAME.",
    ),
    "no_teams": ("This event has no teams.", "Dieses Turnier hat keine Teams."),
    "same_name": ("{name} is entered already. Another person?", "{name} ist schon gemeldet. Eine andere Person?"),
    "nobody_accepted": ("Nobody could be taken from this list.", "Aus dieser Liste ließ sich niemand übernehmen."),
    "enter_all": (
        "Enter {count} players ({refused} lines are left out)?",
        "{count} Personen melden ({refused} Zeilen bleiben weg)?",
    ),
    "entered": (
        "{count} entered; {total} in all, {waiting} waiting.",
        "{count} gemeldet; insgesamt {total}, {waiting} auf der Warteliste.",
    ),
    "no_team": (
        "Not entered, because a team has two members: {team} ({names}).",
        "Nicht gemeldet, denn ein Team hat zwei Mitglieder: {team} ({names}).",
    ),
    "here_of": ("{here} of {all} are here.", "{here} von {all} sind da."),
    "nobody_waits": ("Nobody is on the waiting list.", "Niemand steht auf der Warteliste."),
    "erase_for_good": (
        "Erase everything that is known of {name}? This cannot be undone.",
        "Alles löschen, was über {name} bekannt ist? Das lässt sich nicht zurücknehmen.",
    ),
    "erased": ("{name} is erased and called {id} from now on.", "{name} ist gelöscht und heißt ab jetzt {id}."),
    "waiting_list": ("Waiting list", "Warteliste"),
}
