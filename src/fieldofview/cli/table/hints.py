"""What a newcomer is told before each kind of question, the first time that it comes up."""

from __future__ import annotations

from fieldofview.views import Decision

COMMIT = "commit"

EN = {
    "act": "Your turn: you have drawn a card. Play one from your hand into your Field of View, where its points count; "
    "do what it says, then end the turn. 100 points win then. Type a card's number; nothing is done before you press "
    "Enter. `rules` tells all.",
    "interrupt": "You hold a card that may be revealed at any time, and this is such a moment. You can also wait: "
    "Enter declines.",
    "respond": "Somebody's card is about to act, and you hold something that can respond to it; both texts are shown. "
    "Responding uses your card up. Enter lets the card happen.",
    "target": "The card wants to know at whom or what it is aimed. Points and hands of all players stand above.",
    "target again": "The first choice holds too few cards by now; you may choose somebody else.",
    "mode": "The card can do several things. Choose one of them.",
    "take": "You look at cards that nobody else sees. Choose which to take.",
    "put back": "Choose the order: what you put back last lies on top, and is drawn first.",
    "recover": "You may fetch a card from the Discard Pile. Your hand has no points, but what you fetch can be played.",
    "steal": "You see the whole hand of the other player. Take what helps you most, or what threatens you most.",
    "give": "Somebody's card wants a card of yours. You choose which; give what you need least.",
    "pass on": "Everybody passes a card on at once. You get one as well, from the other side.",
    "discard": "You must discard: choose what you need least. It lies open in the Discard Pile.",
    "put away": "Choose what goes to the Discard Pile.",
    "put on the pile": "Choose what goes on top of the Draw Pile; it is drawn next.",
    "squint": "Choose what goes face down on top of the Draw Pile; only you know it there.",
    "pass": "Choose a card to give away.",
    "destroy": "Choose which card of your own Field of View goes to the Discard Pile; its points no longer count.",
    COMMIT: "This is what you are about to do. Enter does it; after that nothing is taken back. `back` chooses again.",
}

DE = {
    "act": "Du bist am Zug und hast eine Karte gezogen. Spiele eine von der Hand in dein Blickfeld, dort zählen ihre "
    "Punkte; tu, was sie sagt, und beende den Zug. Mit 100 Punkten gewinnst du dann. Tippe die Nummer einer Karte; "
    "bevor du Enter drückst, geschieht nichts. `regeln` sagt alles.",
    "interrupt": "Du hast eine Karte, die jederzeit aufgedeckt werden darf, und jetzt ist so ein Moment. Du kannst "
    "auch warten: Enter verzichtet.",
    "respond": "Gleich wirkt eine Karte, und du hast etwas, das darauf antworten kann; beide Texte stehen da. Wer "
    "antwortet, verbraucht die Karte. Enter lässt es geschehen.",
    "target": "Die Karte will wissen, auf wen oder was sie zielt. Punkte und Hände aller stehen oben.",
    "target again": "Die erste Wahl hat inzwischen zu wenige Karten; du darfst jemand anderen wählen.",
    "mode": "Die Karte kann Verschiedenes. Wähle eines davon.",
    "take": "Du siehst Karten, die sonst niemand sieht. Wähle, welche du nimmst.",
    "put back": "Wähle die Reihenfolge: was du zuletzt zurücklegst, liegt oben und wird zuerst gezogen.",
    "recover": "Du darfst eine Karte vom Ablagestapel holen. Auf der Hand zählt sie nicht, aber du kannst sie spielen.",
    "steal": "Du siehst die ganze Hand der anderen Person. Nimm, was dir am meisten hilft oder dich am meisten "
    "bedroht.",
    "give": "Die Karte einer anderen Person verlangt eine Karte von dir. Du wählst, welche; gib, was du am wenigsten "
    "brauchst.",
    "pass on": "Alle geben zugleich eine Karte weiter. Du bekommst auch eine, von der anderen Seite.",
    "discard": "Du musst abwerfen: wähle, was du am wenigsten brauchst. Es liegt offen auf dem Ablagestapel.",
    "put away": "Wähle, was auf den Ablagestapel geht.",
    "put on the pile": "Wähle, was oben auf den Nachziehstapel kommt; es wird als Nächstes gezogen.",
    "squint": "Wähle, was verdeckt oben auf den Nachziehstapel kommt; nur du kennst es dort.",
    "pass": "Wähle eine Karte, die du hergibst.",
    "destroy": "Wähle, welche Karte aus deinem Blickfeld auf den Ablagestapel geht; ihre Punkte zählen nicht mehr.",
    COMMIT: "Das hast du vor. Enter führt es aus; danach wird nichts zurückgenommen. `zurück` wählt noch einmal.",
}

LANGUAGES = {"en": EN, "de": DE}


class Hints:
    """Remembers what each seat was told already; without newcomers it says nothing."""

    def __init__(self, language: str, *, wanted: bool) -> None:
        self.language = language
        self.wanted = wanted
        self.told: set[tuple[int, str]] = set()

    def before(self, decision: Decision, *, ready: bool = False) -> str:
        """The hint for this question, or for the moment before it is committed; empty where it is known."""
        key = COMMIT if ready else decision.purpose
        if not self.wanted or (decision.seat, key) in self.told:
            return ""
        return LANGUAGES[self.language][key]

    def met(self, decision: Decision, *, ready: bool = False) -> None:
        """The question was answered, or left: its hint is not needed again."""
        self.told.add((decision.seat, COMMIT if ready else decision.purpose))
