"""German for the help of the desk's commands, by the English it stands for."""

from . import after, before, overview, rounds

SENTENCES = {
    english: german for part in (overview, before, rounds, after) for english, german in part.SENTENCES.items()
}
