"""German for what is wrong with a search."""

from . import advice

SENTENCES = {
    advice.ONLY: "Es gibt nichts anderes zu tun.",
    advice.EQUAL: "Die Möglichkeiten sind etwa gleich gut.",
    advice.WINS: "Es gewinnt binnen einer Runde in {n} von 100 Spielen, was die anderen in {m} tun.",
    advice.SAVES: ("Nach den anderen gewinnt binnen einer Runde in {n} von 100 Spielen jemand anderes, danach in {m}."),
    advice.POINTS: "Eine Runde später hast du etwa {n} Punkte mehr als nach den anderen.",
    advice.RIVALS: "Eine Runde später hat die beste andere Person etwa {n} Punkte weniger.",
    advice.CARDS: "Eine Runde später hast du mehr Karten auf der Hand als nach den anderen.",
    advice.THEIR_CARDS: "Eine Runde später haben die anderen weniger Karten auf der Hand.",
    advice.GUARDS: "Eine Karte bleibt auf deiner Hand, die antworten kann.",
    advice.LATER: "Es zahlt sich später aus: In einer Runde unterscheidet es sich kaum von den anderen.",
    "A budget is a number of rollouts, such as 200, or a time, such as 100ms; not {text!r}.": (
        "Ein Budget ist eine Zahl von Probespielen wie 200 oder eine Zeit wie 100ms, nicht {text!r}."
    ),
    "A search takes at most {most:,} rollouts, or an hour; {text!r} is more.": (
        "Eine Suche nimmt höchstens {most:,} Probespiele oder eine Stunde; {text!r} ist mehr."
    ),
}
