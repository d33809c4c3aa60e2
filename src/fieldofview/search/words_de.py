"""German for what is wrong with a search."""

SENTENCES = {
    "A budget is a number of rollouts, such as 200, or a time, such as 100ms; not {text!r}.": (
        "Ein Budget ist eine Zahl von Probespielen wie 200 oder eine Zeit wie 100ms, nicht {text!r}."
    ),
    "A search takes at most {most:,} rollouts, or an hour; {text!r} is more.": (
        "Eine Suche nimmt höchstens {most:,} Probespiele oder eine Stunde; {text!r} ist mehr."
    ),
}
