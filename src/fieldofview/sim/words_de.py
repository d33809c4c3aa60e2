"""German for what no contest can be made of, or no file of its games."""

SENTENCES = {
    "Labels are made by a search, such as search:1000 or deep:1000; not by {name!r}.": (
        "Urteile fällt eine Suche, etwa search:1000 oder deep:1000, nicht {name!r}."
    ),
    "it is no file of labels": "es ist keine Datei mit Urteilen",
    "{path} cannot be gone on with: {why}.": "Mit {path} lässt sich nicht weitermachen: {why}.",
    "{path} has other labels: {key} is {there} there, not {wanted}. Name another file.": (
        "{path} hat andere Urteile: {key} ist dort {there}, nicht {wanted}. Nenne eine andere Datei."
    ),
    "Cards are weighed in compiled games between our own bots: {known}, or a file of weights; not {bot!r}.": (
        "Karten werden in kompilierten Spielen unserer eigenen Bots bewertet: {known}, oder eine Datei mit Gewichten; "
        "nicht {bot!r}."
    ),
    "Cards are weighed by compiled games between our own bots; that needs the extra 'fast'.": (
        "Karten werden in kompilierten Spielen unserer eigenen Bots bewertet; das braucht das Extra 'fast'."
    ),
    "A cluster needs ray: install it with pip install 'fieldofview[cluster]'.": (
        "Ein Cluster braucht ray: installiere es mit pip install 'fieldofview[cluster]'."
    ),
    "No cluster is found at {address!r}: name the address that 'ray start' has printed, or auto, or local.": (
        "Bei {address!r} ist kein Cluster: nenne die Adresse, die 'ray start' gezeigt hat, oder auto, oder local."
    ),
    "The cluster at {address!r} asks for a token: copy ~/.ray/auth_token from the machine where 'ray start' ran, and "
    "set RAY_AUTH_MODE=token here.": (
        "Der Cluster bei {address!r} verlangt ein Token: kopiere ~/.ray/auth_token von der Maschine, auf der "
        "'ray start' lief, und setze hier RAY_AUTH_MODE=token."
    ),
    "The cluster has another Field of View or another Python: install this one there.": (
        "Der Cluster hat ein anderes Field of View oder ein anderes Python: installiere dort dieses."
    ),
    "An arena needs two bots at least; name another one to play against.": (
        "Eine Arena braucht mindestens zwei Bots; nenne noch einen als Gegner."
    ),
    "At most {most} bots meet in one arena, not {count}.": (
        "In einer Arena treffen sich höchstens {most} Bots, nicht {count}."
    ),
    "The bot {name} is named twice; against itself it is as good as itself.": (
        "Der Bot {name} ist zweimal genannt; gegen sich selbst ist er so gut wie er selbst."
    ),
    "Each pair plays from 1 to {most:,} deals, not {deals:,}.": (
        "Jedes Paar spielt 1 bis {most} Austeilungen, nicht {deals}."
    ),
    "{path} is of another arena: {key} is {there} there, not {wanted}. Name another file.": (
        "{path} gehört zu einer anderen Arena: {key} ist dort {there}, nicht {wanted}. Nenne eine andere Datei."
    ),
    "{path} cannot be gone on with: {why}. Name another file.": (
        "Mit {path} geht es nicht weiter: {why}. Nenne eine andere Datei."
    ),
    "it is no file of an arena": "es ist keine Datei einer Arena",
    "line {number} is no JSON": "Zeile {number} ist kein JSON",
    "line {number} is no deal of this arena": "Zeile {number} ist keine Austeilung dieser Arena",
    "An accelerator only counts; duplicate deals need the back end numba or plain.": (
        "Ein Beschleuniger zählt nur; mehrfach gespielte Austeilungen brauchen numba oder plain."
    ),
    "At least one game must be played, not {games}.": "Mindestens ein Spiel muss gespielt werden, nicht {games}.",
    "At most {most:,} games are played at once, not {games:,}.": (
        "Höchstens {most} Spiele werden auf einmal gespielt, nicht {games}."
    ),
    "At most {most:,} games are played at once with a row for each, not {games:,}.": (
        "Mit einer Zeile für jedes werden höchstens {most} Spiele auf einmal gespielt, nicht {games}."
    ),
    "No bot was given; name at least one, for instance greedy.": (
        "Es wurde kein Bot genannt; nenne mindestens einen, zum Beispiel greedy."
    ),
    "{names_count} bots do not fit at a table of {players} players.": (
        "{names_count} Bots passen nicht an einen Tisch mit {players} Plätzen."
    ),
    "{names_count} bots cannot fill {players} seats evenly; name one, or {players}.": (
        "{names_count} Bots verteilen sich nicht gleichmäßig auf {players} Plätze; nenne einen oder {players}."
    ),
    "The bot {own} plays in Python, so that the back end {backend} is of no use to it.": (
        "Der Bot {own} spielt in Python, das Backend {backend} nützt ihm also nichts."
    ),
    "An accelerator only counts; rows of single games need the back end numba or plain.": (
        "Ein Beschleuniger zählt nur; Zeilen einzelner Spiele brauchen das Backend numba oder plain."
    ),
    "Rows are written as .csv or .parquet, not as {name!r}.": (
        "Zeilen werden als .csv oder .parquet geschrieben, nicht als {name!r}."
    ),
    "{path!r} cannot be written: name a file in a folder that is there.": (
        "{path!r} lässt sich nicht schreiben: Nenne eine Datei in einem Ordner, den es gibt."
    ),
    "Parquet needs pyarrow: pip install 'fieldofview[parquet]', or name a file that ends in .csv.": (
        "Parquet braucht pyarrow: pip install 'fieldofview[parquet]', oder nenne eine Datei, die auf .csv endet."
    ),
    "At least one worker must play, not {count}.": "Mindestens ein Kern muss spielen, nicht {count}.",
    "A picture's name must end in {endings}, not {name!r}.": (
        "Der Name eines Bilds muss auf {endings} enden, anders als {name!r}."
    ),
    "There is no folder {parent!r} for the picture.": "Für das Bild gibt es keinen Ordner {parent!r}.",
    "Pictures need matplotlib: install it with pip install 'fieldofview[plot]', in a checkout with "
    ".venv/bin/pip install -e '.[plot]'.": (
        "Bilder brauchen matplotlib: Installiere es mit pip install 'fieldofview[plot]', in einem Checkout mit "
        ".venv/bin/pip install -e '.[plot]'."
    ),
}
