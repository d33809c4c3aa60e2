"""What the words on the cards mean, in every language: the keywords in capitals, the zones, and what else a card says.

`? WORD` at a table, the glossary and its test read this table; `forms` are the shapes in which cards print a keyword.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .languages import find_language


@dataclass(frozen=True, slots=True)
class Keyword:
    """One word of the game in one language, with the rulings that define it."""

    name: str
    text: str
    cites: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()  # as it stands on cards: DISCARDS, WIRFT ... AB

    def is_called(self, word: str) -> bool:
        """Whether a word names this one, whatever its case."""
        return word in {name.casefold() for name in (self.name, *self.forms)}


class _Said(NamedTuple):
    """A keyword's name, meaning and forms in one language."""

    name: str
    text: str
    forms: str = ""


_ROWS: tuple[tuple[str, _Said, _Said], ...] = (
    # what players and cards do
    (
        "VT.kw.draw E21.kw.draw D.10",
        _Said("DRAW", "Take the top card of the Draw Pile into your hand.", "DRAWS DREW DRAWN"),
        _Said("ZIEHEN", "Nimm die oberste Karte des Nachziehstapels auf die Hand.", "ZIEHE ZIEHT ZOG GEZOGEN"),
    ),
    (
        "VT.kw.discard D.31",
        _Said(
            "DISCARD",
            "Put a card of your own choice from your hand face up into the Discard Pile. What puts cards there in any "
            "other way is no DISCARD.",
            "DISCARDS DISCARDED",
        ),
        _Said(
            "ABWERFEN",
            "Lege eine Handkarte deiner Wahl offen auf den Ablagestapel. Kommt eine Karte auf andere Weise dorthin, "
            "ist das kein ABWERFEN.",
            "WIRF WIRFT WERFEN AB ABGEWORFEN",
        ),
    ),
    (
        "VT.kw.swap",
        _Said(
            "SWAP",
            "A card from your Field of View and a card from another player's Field of View change places.",
            "SWAPS SWAPPED",
        ),
        _Said(
            "TAUSCHEN",
            "Eine Karte aus deinem Blickfeld und eine aus dem Blickfeld einer anderen Person wechseln die Plätze.",
            "TAUSCHE TAUSCHT GETAUSCHT",
        ),
    ),
    (
        "VT.kw.pass E17.kw.pass D.62",
        _Said(
            "PASS",
            "Give a card of your own choice from your hand into the hand of the player who is named.",
            "PASSES PASSED",
        ),
        _Said(
            "WEITERGEBEN",
            "Gib eine Handkarte deiner Wahl auf die Hand der genannten Person.",
            "GIB GIBT GEBEN WEITER WEITERGEGEBEN",
        ),
    ),
    (
        "VT.kw.steal E17.kw.steal E21.kw.steal D.47",
        _Said(
            "STEAL",
            "Look at another player's hand, choose a card there and take it into your hand. The others do not see "
            "which card it was.",
            "STEALS STOLE STOLEN",
        ),
        _Said(
            "STEHLEN",
            "Sieh dir die Handkarten einer anderen Person an, wähle eine davon und nimm sie auf die Hand. Die übrigen "
            "sehen nicht, welche Karte es war.",
            "STIEHL STIEHLT STAHL GESTOHLEN BESTEHLEN",
        ),
    ),
    (
        "VT.kw.reveal E17.kw.reveal E21.kw.reveal D.16 D.22",
        _Said(
            "REVEAL",
            "Show this card from your hand, in anybody's turn, for what stands after the word; that is no play. Played "
            "in your own turn, the card does what stands before the word.",
            "REVEALS REVEALED",
        ),
        _Said(
            "AUFDECKEN",
            "Zeige diese Karte von deiner Hand, gleich in wessen Zug, für das, was nach dem Wort steht; damit ist sie "
            "nicht gespielt. Spielst du sie in deinem Zug, gilt, was vor dem Wort steht.",
            "AUFGEDECKT",
        ),
    ),
    (
        "VT.kw.cancel E17.kw.cancel E21.kw.cancel D.24",
        _Said(
            "CANCEL",
            "Stop a card before it acts: nothing of it happens to anybody. Both cards go to the Discard Pile, unless a "
            "text says otherwise.",
            "CANCELS CANCELLED",
        ),
        _Said(
            "ANNULLIEREN",
            "Halte eine Karte auf, bevor sie wirkt: Nichts davon geschieht. Beide Karten kommen auf den Ablagestapel, "
            "wenn nichts anderes auf ihnen steht.",
            "ANNULLIERE ANNULLIERT",
        ),
    ),
    (
        "VT.kw.replace E17.kw.replace E21.kw.replace D.63",
        _Said(
            "REPLACE",
            "Put up to so many cards from your Field of View into the Discard Pile, then play as many from the top of "
            "the Draw Pile, one after the other.",
            "REPLACES REPLACED",
        ),
        _Said(
            "ERSETZEN",
            "Lege bis zu so viele Karten aus deinem Blickfeld auf den Ablagestapel und spiele dann ebenso viele vom "
            "Nachziehstapel, eine nach der anderen.",
            "ERSETZE ERSETZT",
        ),
    ),
    (
        "VT.kw.hide D.38",
        _Said(
            "HIDE",
            "Put a card face down under this one: there it scores nothing and does nothing. It comes back when the "
            "card on top of it leaves the Field of View.",
            "HIDES HID HIDDEN",
        ),
        _Said(
            "VERSTECKEN",
            "Lege eine Karte verdeckt unter diese: Dort zählt sie nicht und tut nichts. Sie kommt zurück, wenn die "
            "Karte über ihr das Blickfeld verlässt.",
            "VERSTECKE VERSTECKT VERDECKEN",
        ),
    ),
    (
        "E17.kw.destroy E21.kw.destroy",
        _Said("DESTROY", "Put a card from a Field of View into the Discard Pile.", "DESTROYS DESTROYED"),
        _Said("ZERSTÖREN", "Lege eine Karte aus einem Blickfeld auf den Ablagestapel.", "ZERSTÖRE ZERSTÖRT"),
    ),
    (
        "E17.kw.squint E21.kw.squint D.45",
        _Said(
            "SQUINT",
            "Put a card of your own choice from your hand face down on top of the Draw Pile. Of several the last one "
            "lies on top.",
            "SQUINTS SQUINTED",
        ),
        _Said(
            "BLINZELN",
            "Lege eine Handkarte deiner Wahl verdeckt oben auf den Nachziehstapel. Von mehreren liegt die letzte oben.",
            "BLINZLE BLINZELT GEBLINZELT",
        ),
    ),
    (
        "VT.card.lighthouse D.25",
        _Said(
            "sacrifice",
            "Use a card from your Field of View to stop another: it goes to the Discard Pile at once, and stays there "
            "even if it is itself CANCELLED.",
            "SACRIFICES SACRIFICED",
        ),
        _Said(
            "opfern",
            "Benutze eine Karte aus deinem Blickfeld, um eine andere aufzuhalten: Sie kommt sofort auf den "
            "Ablagestapel und bleibt dort, auch wenn sie selbst ANNULLIERT wird.",
            "OPFERE OPFERT GEOPFERT OPFER",
        ),
    ),
    (
        "VT.25.2 D.11 D.20",
        _Said(
            "play",
            "Put a card from your hand into your Field of View and do what it says. In your turn you must play one "
            "card if you hold any.",
            "PLAYS PLAYED",
        ),
        _Said(
            "spielen",
            "Lege eine Karte von der Hand in dein Blickfeld und tu, was auf ihr steht. In deinem Zug musst du eine "
            "Karte spielen, wenn du eine hast.",
            "SPIELE SPIELT GESPIELT AUSSPIELEN",
        ),
    ),
    (
        "D.15 D.52",
        _Said(
            "miss a turn",
            "Your next turn in seat order is left out: no card is drawn or played, and nobody wins at its end.",
            "MISS;MISSES;MISSED;MISSED TURN;MISSED TURNS;MISSES A TURN",
        ),
        _Said(
            "aussetzen",
            "Dein nächster Zug in der Sitzfolge fällt aus: Es wird weder gezogen noch gespielt, und an seinem Ende "
            "gewinnt niemand.",
            "SETZT;SETZE;AUS;AUSGESETZT;AUSGESETZTER ZUG;AUSGESETZTE ZÜGE;ZUG AUSSETZEN;SETZT EINEN ZUG AUS",
        ),
    ),
    (
        "D.14 VT.card.see-into-the-future.a",
        _Said(
            "extra turn",
            "Another turn of your own, right after this one is over and has not won; it has its own draw. Turns that "
            "you have to miss come first.",
            "EXTRA;EXTRA TURNS;ANOTHER TURN",
        ),
        _Said(
            "zusätzlicher Zug",
            "Noch ein eigener Zug, gleich nachdem dieser vorbei ist und nicht gewonnen hat, mit eigenem Ziehen. Züge, "
            "die du aussetzen musst, kommen vorher.",
            "ZUSÄTZLICH;ZUSÄTZLICHE ZÜGE;ZUSÄTZLICHEN ZUG;NOCH EIN ZUG;NOCH EINEN ZUG",
        ),
    ),
    (
        "D.20",
        _Said(
            "target",
            "The player or the card in a Field of View at which a card is aimed. It is chosen before anybody may "
            "respond.",
            "TARGETS",
        ),
        _Said(
            "Ziel",
            "Die Person oder die Karte in einem Blickfeld, gegen die sich eine Karte richtet. Es wird gewählt, bevor "
            "jemand antworten kann.",
            "ZIELE",
        ),
    ),
    (
        "VT.48 D.16 D.54",
        _Said(
            "any time",
            "Once the first card of the turn is drawn: while you choose what to do, in a window, or in the open moment "
            "after each action.",
            "AT ANY TIME;ANY-TIME",
        ),
        _Said(
            "jederzeit",
            "Sobald die erste Karte des Zuges gezogen ist: während du wählst, was du tust, in einem Fenster oder im "
            "offenen Moment nach jeder Aktion.",
        ),
    ),
    # where cards are
    (
        "VT.hand VT.31 VT.33",
        _Said(
            "hand",
            "The cards that a player holds, hidden from the others. How many there are is told to anyone who asks.",
            "HANDS",
        ),
        _Said(
            "Hand",
            "Die Karten, die eine Person hält, vor den anderen verborgen. Wie viele es sind, erfährt, wer fragt.",
            "HANDKARTE HANDKARTEN",
        ),
    ),
    (
        "VT.field-of-view VT.36",
        _Said(
            "Field of View",
            "The cards that lie open before a player; their Viewpoints count. Whoever has 100 or more at the end of "
            "their own turn wins.",
            "FIELD;FIELDS OF VIEW",
        ),
        _Said(
            "Blickfeld",
            "Die Karten, die offen vor einer Person liegen; ihre Viewpoints zählen. Wer am Ende des eigenen Zuges 100 "
            "oder mehr hat, gewinnt.",
            "BLICKFELDER",
        ),
    ),
    (
        "E17.viewniverse E21.field-of-view",
        _Said("Viewniverse", "The Fields of View of all players together."),
        _Said("Viewniverse", "Die Blickfelder aller Personen zusammen."),
    ),
    (
        "VT.draw-pile VT.37 VT.28",
        _Said(
            "Draw Pile",
            "The face-down pile in the middle. When it is empty nobody draws, and play goes on.",
            "DECK",
        ),
        _Said(
            "Nachziehstapel",
            "Der verdeckte Stapel in der Mitte. Ist er leer, zieht niemand mehr, und das Spiel geht weiter.",
            "DECK",
        ),
    ),
    (
        "VT.discard-pile VT.38",
        _Said("Discard Pile", "The face-up pile beside the Draw Pile. Everybody may look through it."),
        _Said("Ablagestapel", "Der offene Stapel neben dem Nachziehstapel. Alle dürfen ihn durchsehen."),
    ),
    (
        "D.5 D.82",
        _Said(
            "outside the game",
            "Where a card lies that a player has set aside for an Enigma card to bring in, and where cards are that "
            "left the game.",
            "OUTSIDE",
        ),
        _Said(
            "außerhalb des Spiels",
            "Dort liegt eine Karte, die eine Person für ihre Enigma-Karte bereitgelegt hat; und dort sind Karten, die "
            "das Spiel verlassen haben.",
            "AUSSERHALB",
        ),
    ),
    # what counts, and marks
    (
        "VT.objective VT.32 D.48",
        _Said(
            "Viewpoints", "The number in a card's corner; those of your Field of View and your tokens count.", "POINTS"
        ),
        _Said(
            "Viewpoints",
            "Die Zahl in der Ecke einer Karte; es zählen die in deinem Blickfeld und deine Chips.",
            "PUNKTE",
        ),
    ),
    (
        "VT.71 D.48",
        _Said(
            "token",
            "Points that a judge gives or takes; they count like Viewpoints, but no card looks at them.",
            "TOKENS",
        ),
        _Said(
            "Chip",
            "Punkte, die die Spielleitung gibt oder nimmt; sie zählen wie Viewpoints, aber keine Karte beachtet sie.",
            "CHIPS",
        ),
    ),
    (
        "VT.49 D.12",
        _Said(
            "lasting card",
            "A card that gives something once in each of its player's turns while it lies in their Field of View.",
            "LASTING;LASTING CARDS",
        ),
        _Said(
            "Dauerkarte",
            "Eine Karte, die einer Person in jedem ihrer Züge einmal etwas gibt, solange sie in ihrem Blickfeld liegt.",
            "DAUERKARTEN",
        ),
    ),
    (
        "VT.39 D.35 D.36",
        _Said(
            "mirror",
            "A card that performs the actions of another one, but not those after REVEAL. Name and Viewpoints stay its "
            "own.",
            "MIRRORS;COPY",
        ),
        _Said(
            "Spiegel",
            "Eine Karte, die die Aktionen einer anderen ausführt, außer denen nach AUFDECKEN. Name und Viewpoints "
            "bleiben ihre eigenen.",
            "KOPIE;KOPIEREN;SPIEGELKARTE",
        ),
    ),
    (
        "VT.47 VT.51 D.21",
        _Said(
            "window",
            "The round after a card's choices in which everyone in turn may respond to it, clockwise from its player.",
            "WINDOWS",
        ),
        _Said(
            "Fenster",
            "Die Runde nach den Entscheidungen zu einer Karte, in der alle nacheinander auf sie antworten können, im "
            "Uhrzeigersinn ab der Person, die sie gespielt hat.",
        ),
    ),
    (
        "D.21 D.22",
        _Said(
            "response",
            "A card that answers another in its window: REVEALED from the hand, or used from the Field of View.",
            "RESPONSES;RESPOND;ANSWER",
        ),
        _Said(
            "Antwort",
            "Eine Karte, die in einem Fenster auf eine andere antwortet: von der Hand AUFGEDECKT oder aus dem "
            "Blickfeld benutzt.",
            "ANTWORTEN",
        ),
    ),
    (
        "D.16",
        _Said(
            "open moment",
            "The round after the first draw and after each settled action in which cards may be REVEALED that allow it "
            "at any time.",
        ),
        _Said(
            "offener Moment",
            "Die Runde nach dem ersten Ziehen und nach jeder abgehandelten Aktion, in der Karten AUFGEDECKT werden "
            "dürfen, die das jederzeit erlauben.",
        ),
    ),
    (
        "VT.30 D.41 D.77",
        _Said(
            "Hindsight Loop",
            "Whoever takes back Hindsights with an empty Draw Pile for ever shows their hand, and their Hindsights "
            "take nothing back any more.",
            "LOOP",
        ),
        _Said(
            "Hindsight-Schleife",
            "Wer bei leerem Nachziehstapel endlos Hindsights zurücknimmt, zeigt die Hand, und die eigenen Hindsights "
            "nehmen nichts mehr zurück.",
            "SCHLEIFE",
        ),
    ),
    (
        "VN.6 VN.8 VN.9 VN.11 D.5",
        _Said(
            "Enigma",
            "A card that a player brings along besides the deck: shown before the deal, it starts in a zone of its own "
            "and goes home after the game.",
            "ENIGMA CARD;ENIGMA CARDS",
        ),
        _Said(
            "Enigma",
            "Eine Karte, die eine Person zusätzlich zum Deck mitbringt: Sie wird vor dem Austeilen gezeigt, beginnt an "
            "dem Ort, den sie nennt, und geht nach dem Spiel zurück.",
            "ENIGMA-KARTE;ENIGMA-KARTEN",
        ),
    ),
    (
        "D.4 VN.10",
        _Said(
            "Zombeye",
            "A mark that counts: whoever has seven such cards in their Field of View, or as many as the set says, is "
            "overwhelmed by the plague and out of the game.",
            "ZOMBEYES;PLAGUE",
        ),
        _Said(
            "Zombeye",
            "Ein Zeichen, das zählt: Wer sieben solche Karten im Blickfeld hat, oder so viele, wie das Set verlangt, "
            "wird von der Seuche überwältigt und ist aus dem Spiel.",
            "ZOMBEYES;SEUCHE",
        ),
    ),
    (
        "D.6",
        _Said("Relic", "A mark on a card. No rule asks for it, but cards may choose and count by it.", "RELICS"),
        _Said(
            "Relikt",
            "Ein Zeichen auf einer Karte. Keine Regel fragt danach, aber Karten können danach wählen und zählen.",
            "RELIC RELIKTE",
        ),
    ),
)


def _keyword(said: _Said, cites: str) -> Keyword:
    forms = said.forms.split(";") if ";" in said.forms else said.forms.split()
    return Keyword(said.name, said.text, tuple(cites.split()), tuple(forms))


KEYWORDS: dict[str, tuple[Keyword, ...]] = {
    "en": tuple(_keyword(english, cites) for cites, english, _ in _ROWS),
    "de": tuple(_keyword(german, cites) for cites, _, german in _ROWS),
}


def explain(word: str, language: str = "en") -> Keyword | None:
    """What a word means, told in that language; it is found by its name in any language."""
    own = find_language(language).code
    wanted = " ".join(word.split()).casefold()
    for code in (own, *KEYWORDS):
        for number, keyword in enumerate(KEYWORDS[code]):
            if keyword.is_called(wanted):
                return KEYWORDS[own][number]
    return None
