"""German for what is wrong with a file of weights."""

SENTENCES = {
    "The weights in {path} cannot be read: {error}": "Die Gewichte in {path} lassen sich nicht lesen: {error}",
    "The weights in {path} have a part {key!r}; there are {known}.": (
        "Die Gewichte in {path} haben einen Teil {key!r}; es gibt {known}."
    ),
    "The weights in {path} lack {name!r}; give all of them, or say like = 'greedy' for the rest.": (
        "Den Gewichten in {path} fehlt {name!r}; gib alle an, oder sage like = 'greedy' für die übrigen."
    ),
    "The weights in {path} are like {name!r}; there are {known}.": (
        "Die Gewichte in {path} sind wie {name!r}; es gibt {known}."
    ),
    "The weights in {path} name {name!r}, which is no weight; docs/weights.md has them all.": (
        "Die Gewichte in {path} nennen {name!r}, das kein Gewicht ist; docs/weights.md hat sie alle."
    ),
    "What was learnt in {path} is not as it should be: {what}; write it with fov train.": (
        "Das Gelernte in {path} ist nicht, wie es sein soll: {what}; schreibe es mit fov train."
    ),
    "The weight {name} in {path} must be a whole number from {least} to {most}, not {number}.": (
        "Das Gewicht {name} in {path} muss eine ganze Zahl von {least} bis {most} sein, nicht {number}."
    ),
}
