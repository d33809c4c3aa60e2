"""German for what is wrong with a search."""

from . import advice

SENTENCES = {
    advice.ONLY: "Es gibt nichts anderes zu tun.",
    advice.EQUAL: "Die Möglichkeiten sind etwa gleich gut.",
    advice.WINS: "Damit gewinnst du binnen einer Runde in {n} von 100 Spielen, mit den anderen in {m}.",
    advice.SAVES: (
        "Mit den anderen gewinnt binnen einer Runde in {n} von 100 Spielen jemand anderes, damit nur in {m}."
    ),
    advice.POINTS: "Eine Runde später hast du etwa {n} Punkte mehr als mit den anderen.",
    advice.RIVALS: "Eine Runde später hat die beste andere Person etwa {n} Punkte weniger.",
    advice.CARDS: "Eine Runde später hast du mehr Karten auf der Hand als mit den anderen.",
    advice.THEIR_CARDS: "Eine Runde später haben die anderen weniger Karten auf der Hand.",
    advice.GUARDS: "Damit behältst du eine Karte auf der Hand, mit der du antworten kannst.",
    advice.LATER: "Es zahlt sich später aus: Nach einer Runde ist noch kaum ein Unterschied zu sehen.",
    "A budget is a number of rollouts, such as 200, or a time, such as 100ms; not {text!r}.": (
        "Ein Budget ist eine Zahl von Probespielen wie 200 oder eine Zeit wie 100ms, nicht {text!r}."
    ),
    "A search takes at most {most:,} rollouts, or an hour; {text!r} is more.": (
        "Eine Suche nimmt höchstens {most:,} Probespiele oder eine Stunde; {text!r} ist mehr."
    ),
}
