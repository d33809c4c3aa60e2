"""German words for the effects; `text_en` says how the keys are made.

`{player_dat}` is the dative. The keywords: ZIEHEN, ABWERFEN, TAUSCHEN, WEITERGEBEN, STEHLEN, AUFDECKEN,
ANNULLIEREN, ERSETZEN, VERDECKEN, ZERSTÖREN, BLINZELN (SQUINT).
"""

WORDS = {
    # the parts of a card
    "each_turn": "In jedem deiner Züge, solange diese Karte in deinem Blickfeld liegt: {text}",
    "any_time": (
        "Einmal im Zug jedes Spielers, solange diese Karte in deinem Blickfeld liegt, darfst du sie nutzen: {text}"
    ),
    "each_turn.text": (
        "Einmal in jedem deiner Züge, solange diese Karte in deinem Blickfeld liegt, darfst du sie nutzen: {text}"
    ),
    "sacrifice": (
        "Wenn eine Karte {threat}, darfst du diese Karte aus deinem Blickfeld auf den Ablagestapel legen: {text}"
    ),
    "reveal": "AUFDECKEN, jederzeit: {text}",
    "reveal.Cancel": "AUFDECKEN, wenn eine Karte {threat}: {text}",
    "reveal.EnterField": "AUFDECKEN, jederzeit: {text}",
    "and": "und",
    "or": "oder",
    # what a response answers
    "threat.DISCARD": "dich ABWERFEN ließe",
    "threat.MISS": "dich einen Zug aussetzen ließe",
    "threat.DESTROY": "etwas aus deinem Blickfeld auf den Ablagestapel legen würde",
    "threat.STEAL": "von dir STEHLEN würde",
    "threat.SQUINT": "dich BLINZELN ließe",
    "threat.PASS": "dich WEITERGEBEN ließe",
    "threat.PLAY": "gespielt wird",
    # where an Enigma card starts
    "starts.FIELD": "Enigma: beginnt das Spiel in deinem Blickfeld.",
    "starts.HAND": "Enigma: beginnt das Spiel auf deiner Hand.",
    "starts.DISCARD": "Enigma: beginnt das Spiel auf dem Ablagestapel.",
    "starts.DRAW": "Enigma: beginnt das Spiel oben auf dem Nachziehstapel.",
    # whom and what a card chooses
    "player.OTHERS": "eine andere Person",
    "player.OTHERS.dat": "einer anderen Person",
    "player.OTHERS_WITH_MORE_CARDS": "eine andere Person mit mehr Handkarten als du",
    "player.OTHERS_WITH_MORE_CARDS.dat": "einer anderen Person mit mehr Handkarten als du",
    "player.ANY": "eine beliebige Person",
    "player.ANY.dat": "einer beliebigen Person",
    "player.chosen": "die gewählte Person",
    "player.chosen.dat": "der gewählten Person",
    "player.cancelled": "die Person, die sie gespielt hat,",
    "player.cancelled.dat": "der Person, die sie gespielt hat",
    "player.cancelled.STEAL": "die stehlende Person",
    "player.cancelled.STEAL.dat": "der stehlenden Person",
    "card.OWN": "eine Karte aus deinem Blickfeld",
    "card.OWN.other": "eine andere Karte aus deinem Blickfeld",
    "card.OTHERS": "eine Karte aus dem Blickfeld einer anderen Person",
    "card.OTHERS.other": "eine weitere Karte aus dem Blickfeld einer anderen Person",
    "card.ANY": "eine beliebige Karte aus einem beliebigen Blickfeld",
    "card.ANY.other": "eine beliebige andere Karte aus einem beliebigen Blickfeld",
    "card.chosen": "die gewählte Karte",
    "cards.OWN": "{n} Karten aus deinem Blickfeld",
    "cards.OWN.other": "{n} andere Karten aus deinem Blickfeld",
    "cards.OTHERS": "{n} Karten aus den Blickfeldern anderer Personen",
    "cards.OTHERS.other": "{n} weitere Karten aus den Blickfeldern anderer Personen",
    "cards.ANY": "{n} beliebige Karten aus beliebigen Blickfeldern",
    "cards.ANY.other": "{n} beliebige andere Karten aus beliebigen Blickfeldern",
    "cards.chosen": "die gewählten Karten",
    "twins": "{card} – oder 2 gleichnamige Karten aus demselben Blickfeld –",
    "still.OTHERS_WITH_MORE_CARDS": (
        "Hat sie inzwischen nicht mehr Handkarten als du, darfst du eine andere Person wählen, auf die das zutrifft."
    ),
    "TargetPlayer": "wähle {player}.",
    "TargetCard": "wähle {card}.",
    "TargetCard.may": "du darfst {card} wählen.",
    "TargetTwin": "du darfst eine zweite gleichnamige Karte aus demselben Blickfeld wählen.",
    "OneOf": "wähle eines: {modes}",
    "OneOf.mode": "({n}) {text}",
    # cards to hands
    "Draw": "ZIEHE {n} Karten.",
    "Draw.1": "ZIEHE 1 Karte.",
    "Draw.PLAYERS": "ZIEHE 1 Karte für jede Person im Spiel.",
    "Draw.SAME_NAME": "ZIEHE 1 Karte für jede Karte {name} in allen Blickfeldern.",
    "this name": "dieses Namens",
    "Draw.EVERYONE": "alle ZIEHEN je {n} Karten, im Uhrzeigersinn ab dir.",
    "Draw.EVERYONE.1": "alle ZIEHEN je 1 Karte, im Uhrzeigersinn ab dir.",
    "Draw.OTHERS": "alle anderen ZIEHEN je {n} Karten, im Uhrzeigersinn ab dir.",
    "Draw.OTHERS.1": "alle anderen ZIEHEN je 1 Karte, im Uhrzeigersinn ab dir.",
    "Draw.NAMED": "{player} ZIEHT {n} Karten.",
    "Draw.NAMED.1": "{player} ZIEHT 1 Karte.",
    "LookAndTake": (
        "sieh dir die obersten {n} Karten des Nachziehstapels an, nimm 1 davon auf die Hand und lege die "
        "übrigen in beliebiger Reihenfolge wieder obenauf."
    ),
    "LookAndTake.1": "sieh dir die oberste Karte des Nachziehstapels an und nimm sie auf die Hand.",
    "TakeBack": "nimm {card} zurück auf die Hand.",
    "TakeBack.may": "du darfst {card} zurück auf die Hand nehmen.",
    "TakeToHand": "nimm {card} auf die Hand.",
    "TakeToHand.may": "du darfst {card} auf die Hand nehmen.",
    "TakeFromDiscard": "nimm eine beliebige Karte vom Ablagestapel auf die Hand.",
    "TakeFromDiscard.may": "du darfst eine beliebige Karte vom Ablagestapel auf die Hand nehmen.",
    "Steal": "STIEHL {n} Karten von {player_dat}.",
    "Steal.1": "STIEHL 1 Karte von {player_dat}.",
    "TakePassed": "{player} GIBT {n} Karten an dich WEITER.",
    "TakePassed.1": "{player} GIBT 1 Karte an dich WEITER.",
    "Pass": "GIB {n} Karten an {player} WEITER.",
    "Pass.1": "GIB 1 Karte an {player} WEITER.",
    "EveryonePasses.LEFT": "alle GEBEN gleichzeitig je 1 Karte an die Person zu ihrer Linken WEITER.",
    "EveryonePasses.RIGHT": "alle GEBEN gleichzeitig je 1 Karte an die Person zu ihrer Rechten WEITER.",
    "ExchangeHands": "du und {player} übergebt einander alle Handkarten.",
    "BringIn": "nimm die Karte, die du außerhalb des Spiels bereitgelegt hast, auf die Hand.",
    # cards from hands
    "Discard": "{player} WIRFT {n} Karten AB.",
    "Discard.1": "{player} WIRFT 1 Karte AB.",
    "Discard.YOU": "WIRF {n} Karten AB.",
    "Discard.YOU.1": "WIRF 1 Karte AB.",
    "Discard.EVERYONE": "alle WERFEN je {n} Karten AB, im Uhrzeigersinn ab dir.",
    "Discard.EVERYONE.1": "alle WERFEN je 1 Karte AB, im Uhrzeigersinn ab dir.",
    "Discard.OTHERS": "alle anderen WERFEN je {n} Karten AB, im Uhrzeigersinn ab dir.",
    "Discard.OTHERS.1": "alle anderen WERFEN je 1 Karte AB, im Uhrzeigersinn ab dir.",
    "Squint": "{player} BLINZELT {n}-mal.",
    "Squint.1": "{player} BLINZELT einmal.",
    "Squint.NAMED.1": "{player} BLINZELT einmal.",
    "Squint.YOU": "BLINZLE {n}-mal.",
    "Squint.YOU.1": "BLINZLE einmal.",
    "Squint.EVERYONE": "alle BLINZELN {n}-mal, im Uhrzeigersinn ab dir.",
    "Squint.EVERYONE.1": "alle BLINZELN einmal, im Uhrzeigersinn ab dir.",
    "Squint.OTHERS": "alle anderen BLINZELN {n}-mal, im Uhrzeigersinn ab dir.",
    "Squint.OTHERS.1": "alle anderen BLINZELN einmal, im Uhrzeigersinn ab dir.",
    "PutInDiscard": "lege {n} deiner Handkarten auf den Ablagestapel.",
    "PutInDiscard.1": "lege 1 deiner Handkarten auf den Ablagestapel.",
    "PutOnDrawPile": "lege {n} deiner Handkarten in beliebiger Reihenfolge oben auf den Nachziehstapel.",
    "PutOnDrawPile.1": "lege 1 deiner Handkarten oben auf den Nachziehstapel.",
    # cards in Fields of View
    "Destroy": "lege {card} auf den Ablagestapel.",
    "Destroy.may": "du darfst {card} auf den Ablagestapel legen.",
    "Replace": "du darfst bis zu {n} Karten ERSETZEN.",
    "Replace.1": "du darfst 1 Karte ERSETZEN.",
    "TakeToField": "nimm {card} in dein Blickfeld.",
    "TakeToField.may": "du darfst {card} in dein Blickfeld nehmen.",
    "GiveToField": "gib {player_dat} {card} ins Blickfeld.",
    "GiveToField.may": "du darfst {player_dat} {card} ins Blickfeld geben.",
    "Swap": "TAUSCHE {first} gegen {second}.",
    "Swap.may": "du darfst {first} gegen {second} TAUSCHEN.",
    "Hide": "VERDECKE {card} unter dieser Karte.",
    "Hide.may": "du darfst {card} unter dieser Karte VERDECKEN.",
    "Reshuffle": "mische Nachziehstapel und Ablagestapel zusammen zu einem neuen Nachziehstapel.",
    # turns
    "MissTurn": "{player} setzt in ihrem nächsten Zug aus.",
    "ExtraTurn": "nach diesem Zug hast du noch einen Zug.",
    "IfPointsAbove": "mit mehr als {n} Viewpoints in deinem Blickfeld: {then}",
    "otherwise": "sonst: {text}",
    "ExtraPlay": "du darfst 1 weitere Karte spielen.",
    "ExtraDraw": "du darfst 1 weitere Karte ZIEHEN.",
    # copies and responses
    "CopyChosen": (
        "wähle {card} und führe ihre Aktionen aus, außer denen nach AUFDECKEN, solange sie in einem Blickfeld liegt."
    ),
    "CopyChosen.may": (
        "du darfst {card} wählen und ihre Aktionen ausführen, außer denen nach AUFDECKEN, solange sie in "
        "einem Blickfeld liegt."
    ),
    "EnterField": "lege diese Karte in dein Blickfeld.",
    "MakePlayTop": "{player} spielt die oberste Karte des Nachziehstapels.",
    "CopyPlayed": (
        "danach führt, wer diese Karte im Blickfeld hat, die Aktionen jener Karte aus, außer denen nach "
        "AUFDECKEN, solange jene Karte in einem Blickfeld liegt."
    ),
    "Cancel": "ANNULLIERE jene Karte.",
    "Cancel.PLAY": "ANNULLIERE die gespielte Karte.",
    "cancelled.HAND": "sie geht zurück auf die Hand ihrer Person statt auf den Ablagestapel.",
    "cancelled.DRAW": "sie kommt oben auf den Nachziehstapel statt auf den Ablagestapel.",
    "cancelled.FIELD": "sie bleibt in ihrem Blickfeld, und keine ihrer Aktionen geschieht.",
    "Goes": "diese Karte kommt auf den Ablagestapel.",
    "Goes.DISCARD": "lege dann diese Karte auf den Ablagestapel.",
    "Goes.DRAW": "lege dann diese Karte oben auf den Nachziehstapel.",
    "Goes.HAND": "nimm dann diese Karte zurück auf die Hand.",
    "Goes.FIELD": "lege dann diese Karte in dein Blickfeld.",
    "Goes.NAMED_HAND": "dann geht diese Karte an {player}, auf die Hand.",
    "Goes.NAMED_FIELD": "dann geht diese Karte an {player}, ins Blickfeld.",
    "Goes.OUT": "dann verlässt diese Karte das Spiel.",
    "Goes.DISCARD.alone": "lege diese Karte auf den Ablagestapel.",
    "Goes.DRAW.alone": "lege diese Karte oben auf den Nachziehstapel.",
    "Goes.HAND.alone": "nimm diese Karte zurück auf die Hand.",
    "Goes.FIELD.alone": "lege diese Karte in dein Blickfeld.",
    "Goes.NAMED_HAND.alone": "gib {player_dat} diese Karte auf die Hand.",
    "Goes.NAMED_FIELD.alone": "gib {player_dat} diese Karte ins Blickfeld.",
    "Goes.OUT.alone": "diese Karte verlässt das Spiel.",
    # standing properties
    "Indestructible": "diese Karte geht nie aus einem Blickfeld auf den Ablagestapel.",
    "Lure": (
        "wer eine Karte aus deinem Blickfeld wählt, um sie zu bewegen oder zu VERDECKEN, muss zuerst diese wählen."
    ),
}

# What the later editions say otherwise: DESTROY, and the Viewniverse as one zone.
LATER = {
    "threat.DESTROY": "eine Karte in deinem Blickfeld ZERSTÖREN würde",
    "card.ANY": "eine beliebige Karte im Viewniverse",
    "card.ANY.other": "eine beliebige andere Karte im Viewniverse",
    "cards.ANY": "{n} beliebige Karten im Viewniverse",
    "cards.ANY.other": "{n} beliebige andere Karten im Viewniverse",
    "Draw.SAME_NAME": "ZIEHE 1 Karte für jede Karte {name} im Viewniverse.",
    "Destroy": "ZERSTÖRE {card}.",
    "Destroy.may": "du darfst {card} ZERSTÖREN.",
    "CopyChosen": (
        "wähle {card} und führe ihre Aktionen aus, außer denen nach AUFDECKEN, solange sie im Viewniverse liegt."
    ),
    "Indestructible": ("diese Karte kann nicht ZERSTÖRT werden und geht nie aus einem Blickfeld auf den Ablagestapel."),
}
