"""German for what is wrong with a bot."""

SENTENCES = {
    "{where}, answer {n}": "{where}, bei Antwort {n}",
    "at answer {n}": "bei Antwort {n}",
    "in game {number}, answer {n}": "in Spiel {number}, bei Antwort {n}",
    "with {players} players, {sets}, seed {seed}": "mit {players} Personen, {sets}, Startwert {seed}",
    "A bot can only choose from the view of a seat that has to decide.": (
        "Ein Bot kann nur aus der Ansicht eines Platzes wählen, der zu entscheiden hat."
    ),
    "There is no bot {name!r}. The bots are: {known}; one of your own is named module:Class.": (
        "Es gibt keinen Bot {name!r}. Die Bots sind: {known}; ein eigener heißt Modul:Klasse."
    ),
    "There is no bot {name!r}. Did you mean {near!r}? The bots are: {known}; one of your own is named module:Class.": (
        "Es gibt keinen Bot {name!r}. Ist {near!r} gemeint? Die Bots sind: {known}; ein eigener heißt Modul:Klasse."
    ),
    "There is no class {class_name!r} in the module {module_name!r}.": (
        "Im Modul {module_name!r} gibt es keine Klasse {class_name!r}."
    ),
    "There is no class {class_name!r} in the module {module_name!r}. It has {there}.": (
        "Im Modul {module_name!r} gibt es keine Klasse {class_name!r}. Es hat {there}."
    ),
    "There is no module {module_name!r} for the bot {place}, neither installed nor in this folder.": (
        "Für den Bot {place} gibt es kein Modul {module_name!r}, weder installiert noch in diesem Ordner."
    ),
    "The module {module_name!r} needs {name!r}, which is missing.": (
        "Das Modul {module_name!r} braucht {name!r}, das fehlt."
    ),
    "The module {module_name!r} cannot be imported: {kind}: {error}.": (
        "Das Modul {module_name!r} lässt sich nicht laden: {kind}: {error}."
    ),
    "The bot {known} cannot be made: {kind}: {error}.": "Der Bot {known} lässt sich nicht anlegen: {kind}: {error}.",
    "The bot {known} has no name; give its class a line such as name = 'clever'.": (
        "Der Bot {known} hat keinen Namen; gib seiner Klasse eine Zeile wie name = 'clever'."
    ),
    "The bot {place} has no method choose(view), which answers with one of the options.": (
        "Der Bot {place} hat keine Methode choose(view), die mit einer der Möglichkeiten antwortet."
    ),
    "The bot {place} does not take a seed: it must be made as {class_name}(seed).": (
        "Der Bot {place} nimmt keinen Startwert: Er muss sich als {class_name}(seed) anlegen lassen."
    ),
    "The search {name!r} would play on by {policy!r}; the policies are: {known}; so are the levels {levels}.": (
        "Die Suche {name!r} würde mit {policy!r} weiterspielen; die Verfahren sind: {known}; "
        "ebenso die Stärken {levels}."
    ),
    "The bot {name} raised {kind} {where}: {error}": "Der Bot {name} löste {where} {kind} aus: {error}",
    "The bot {name} chose {option!r} {where}; that is not one of its options.": (
        "Der Bot {name} wählte {where} {option!r}; das steht ihm nicht offen."
    ),
    "The bot {name} gave different answers to equal views {where}.": (
        "Der Bot {name} antwortete auf gleiche Ansichten verschieden, {where}."
    ),
    "The bot {name} needs NumPy: install it with pip install 'fieldofview[fast]'.": (
        "Der Bot {name} braucht NumPy: mit pip install 'fieldofview[fast]' wird es eingerichtet."
    ),
}
