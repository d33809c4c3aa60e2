"""German words for the effects; `text_en` says how the keys are made.

`{player_dat}` is the dative, and the genitive, which is the same for every Person. What the keywords mean, and their
forms, is in `keywords`.
"""

WORDS = {
    # the parts of a card
    "each_turn": "In jedem deiner Züge, solange diese Karte in deinem Blickfeld liegt: {text}",
    "any_time": (
        "Einmal in jedem Zug, auch wenn andere am Zug sind, darfst du diese Karte aus deinem Blickfeld benutzen: {text}"
    ),
    "each_turn.text": (
        "Einmal in jedem deiner Züge, solange diese Karte in deinem Blickfeld liegt, darfst du sie benutzen: {text}"
    ),
    "sacrifice": (
        "Wenn {threat}, darfst du diese Karte aus deinem Blickfeld benutzen: Lege sie auf den Ablagestapel. {text}"
    ),
    "reveal": "Jederzeit AUFDECKEN: {text}",
    "reveal.Cancel": "AUFDECKEN, wenn {threat}: {text}",
    "reveal.EnterField": "Jederzeit AUFDECKEN: {text}",
    "and": "und",
    "or": "oder",
    # what a response answers
    "threats": "{clauses}",
    "or clause": " oder ",
    "threat.make": "du {things} müsstest",
    "make.DISCARD": "ABWERFEN",
    "make.MISS": "aussetzen",
    "make.SQUINT": "BLINZELN",
    "make.PASS": "WEITERGEBEN",
    "threat.STEAL": "dir etwas GESTOHLEN würde",
    "threat.DESTROY": "etwas aus deinem Blickfeld auf den Ablagestapel käme",
    "threat.PLAY": "eine Karte gespielt wird",
    # where an Enigma card starts
    "starts.FIELD": "Enigma: beginnt das Spiel in deinem Blickfeld.",
    "starts.HAND": "Enigma: beginnt das Spiel auf deiner Hand.",
    "starts.DISCARD": "Enigma: beginnt das Spiel auf dem Ablagestapel.",
    "starts.DRAW": "Enigma: beginnt das Spiel oben auf dem Nachziehstapel.",
    # whom and what a card chooses
    "player.OTHERS": "eine andere Person",
    "player.OTHERS.dat": "einer anderen Person",
    "player.OTHERS_WITH_MORE_CARDS": "eine andere Person, die mehr Handkarten hat als du,",
    "player.OTHERS_WITH_MORE_CARDS.dat": "einer anderen Person, die mehr Handkarten hat als du,",
    "player.ANY": "eine beliebige Person",
    "player.ANY.dat": "einer beliebigen Person",
    "player.chosen": "die gewählte Person",
    "player.chosen.dat": "der gewählten Person",
    "player.that": "diese Person",
    "player.that.dat": "dieser Person",
    "player.cancelled": "die Person, deren Karte du ANNULLIERT hast,",
    "player.cancelled.dat": "der Person, deren Karte du ANNULLIERT hast,",
    "player.cancelled.STEAL": "die Person, die dich BESTEHLEN wollte,",
    "player.cancelled.STEAL.dat": "der Person, die dich BESTEHLEN wollte,",
    "noun": "Karte",
    "nouns": "Karten",
    "noun.RELIC": "Relikt-Karte",
    "nouns.RELIC": "Relikt-Karten",
    "noun.ZOMBEYE": "Zombeye-Karte",
    "nouns.ZOMBEYE": "Zombeye-Karten",
    "card.OWN": "eine {noun} aus deinem Blickfeld",
    "card.OWN.other": "eine andere {noun} aus deinem Blickfeld",
    "card.OTHERS": "eine {noun} aus dem Blickfeld einer anderen Person",
    "card.OTHERS.other": "eine andere {noun} aus dem Blickfeld einer anderen Person",
    "card.ANY": "eine beliebige {noun} aus einem beliebigen Blickfeld",
    "card.ANY.other": "eine beliebige andere {noun} aus einem beliebigen Blickfeld",
    "card.chosen": "die gewählte Karte",
    "cards.OWN": "{n} {nouns} aus deinem Blickfeld",
    "cards.OWN.other": "{n} andere {nouns} aus deinem Blickfeld",
    "cards.OTHERS": "{n} {nouns} aus den Blickfeldern anderer Personen",
    "cards.OTHERS.other": "{n} andere {nouns} aus den Blickfeldern anderer Personen",
    "cards.ANY": "{n} beliebige {nouns} aus beliebigen Blickfeldern",
    "cards.ANY.other": "{n} beliebige andere {nouns} aus beliebigen Blickfeldern",
    "cards.chosen": "die gewählten Karten",
    "twins": "{card} – oder 2 gleichnamige Karten aus demselben Blickfeld –",
    "still.OTHERS_WITH_MORE_CARDS": (
        "trifft das dann nicht mehr zu, darfst du eine andere Person wählen, auf die es zutrifft."
    ),
    "TargetPlayer": "wähle {player}.",
    "TargetCard": "wähle {card}.",
    "TargetCard.may": "du darfst {card} wählen.",
    "TargetTwin": "du darfst eine zweite gleichnamige Karte aus demselben Blickfeld wählen.",
    "OneOf": "wähle eine Möglichkeit: {modes}",
    "OneOf.mode": "({n}) {text}",
    # amounts that marks decide
    "for each": "für jede {noun} in deinem Blickfeld: {text}",
    # cards to hands
    "Draw": "ZIEHE {n} Karten.",
    "Draw.1": "ZIEHE 1 Karte.",
    "Draw.PLAYERS": "ZIEHE 1 Karte für jede Person im Spiel.",
    "Draw.SAME_NAME": "ZIEHE 1 Karte für jede Karte {called}, die in einem Blickfeld liegt.",
    "called": "namens {name}",
    "this name": "dieses Namens",
    "Draw.EVERYONE": "alle ZIEHEN je {n} Karten, im Uhrzeigersinn von dir aus.",
    "Draw.EVERYONE.1": "alle ZIEHEN je 1 Karte, im Uhrzeigersinn von dir aus.",
    "Draw.OTHERS": "alle anderen ZIEHEN je {n} Karten, im Uhrzeigersinn von dir aus.",
    "Draw.OTHERS.1": "alle anderen ZIEHEN je 1 Karte, im Uhrzeigersinn von dir aus.",
    "Draw.NAMED": "{player} ZIEHT {n} Karten.",
    "Draw.NAMED.1": "{player} ZIEHT 1 Karte.",
    "LookAndTake": (
        "sieh dir die obersten {n} Karten des Nachziehstapels an, nimm 1 davon auf die Hand und lege die "
        "übrigen in beliebiger Reihenfolge wieder obenauf."
    ),
    "LookAndTake.2": (
        "sieh dir die obersten 2 Karten des Nachziehstapels an, nimm 1 davon auf die Hand und lege die andere "
        "wieder obenauf."
    ),
    "LookAndTake.1": "sieh dir die oberste Karte des Nachziehstapels an und nimm sie auf die Hand.",
    "TakeBack": "nimm {card} zurück auf die Hand.",
    "TakeBack.may": "du darfst {card} zurück auf die Hand nehmen.",
    "TakeToHand": "nimm {card} auf die Hand.",
    "TakeToHand.may": "du darfst {card} auf die Hand nehmen.",
    "TakeFromDiscard": "nimm eine beliebige {noun} vom Ablagestapel auf die Hand.",
    "TakeFromDiscard.may": "du darfst eine beliebige {noun} vom Ablagestapel auf die Hand nehmen.",
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
    "Discard.EVERYONE": "alle WERFEN je {n} Karten AB, im Uhrzeigersinn von dir aus.",
    "Discard.EVERYONE.1": "alle WERFEN je 1 Karte AB, im Uhrzeigersinn von dir aus.",
    "Discard.OTHERS": "alle anderen WERFEN je {n} Karten AB, im Uhrzeigersinn von dir aus.",
    "Discard.OTHERS.1": "alle anderen WERFEN je 1 Karte AB, im Uhrzeigersinn von dir aus.",
    "Squint": "{player} BLINZELT {n}-mal.",
    "Squint.1": "{player} BLINZELT.",
    "Squint.2": "{player} BLINZELT zweimal.",
    "Squint.YOU": "BLINZLE {n}-mal.",
    "Squint.YOU.1": "BLINZLE.",
    "Squint.YOU.2": "BLINZLE zweimal.",
    "Squint.EVERYONE": "alle BLINZELN {n}-mal, im Uhrzeigersinn von dir aus.",
    "Squint.EVERYONE.1": "alle BLINZELN, im Uhrzeigersinn von dir aus.",
    "Squint.EVERYONE.2": "alle BLINZELN zweimal, im Uhrzeigersinn von dir aus.",
    "Squint.OTHERS": "alle anderen BLINZELN {n}-mal, im Uhrzeigersinn von dir aus.",
    "Squint.OTHERS.1": "alle anderen BLINZELN, im Uhrzeigersinn von dir aus.",
    "Squint.OTHERS.2": "alle anderen BLINZELN zweimal, im Uhrzeigersinn von dir aus.",
    "PutInDiscard": "lege {n} deiner Handkarten auf den Ablagestapel.",
    "PutInDiscard.1": "lege 1 deiner Handkarten auf den Ablagestapel.",
    "PutOnDrawPile": "lege {n} deiner Handkarten in beliebiger Reihenfolge oben auf den Nachziehstapel.",
    "PutOnDrawPile.1": "lege 1 deiner Handkarten oben auf den Nachziehstapel.",
    # cards in Fields of View
    "Destroy": "lege {card} auf den Ablagestapel.",
    "Destroy.may": "du darfst {card} auf den Ablagestapel legen.",
    "DestroyOwn.YOU": "lege eine {noun} aus deinem Blickfeld auf den Ablagestapel.",
    "DestroyOwn.NAMED": "{player} legt eine {noun} aus dem eigenen Blickfeld auf den Ablagestapel.",
    "DestroyOwn.EVERYONE": (
        "alle legen je eine {noun} aus dem eigenen Blickfeld auf den Ablagestapel, im Uhrzeigersinn von dir aus."
    ),
    "DestroyOwn.OTHERS": (
        "alle anderen legen je eine {noun} aus dem eigenen Blickfeld auf den Ablagestapel, im Uhrzeigersinn von dir "
        "aus."
    ),
    "Replace": "du darfst bis zu {n} Karten ERSETZEN.",
    "Replace.1": "du darfst 1 Karte ERSETZEN.",
    "TakeToField": "nimm {card} in dein Blickfeld.",
    "TakeToField.may": "du darfst {card} in dein Blickfeld nehmen.",
    "GiveToField": "lege {card} ins Blickfeld {player_dat}.",
    "GiveToField.may": "du darfst {card} ins Blickfeld {player_dat} legen.",
    "Swap": "TAUSCHE {first} gegen {second}.",
    "Swap.may": "du darfst {first} gegen {second} TAUSCHEN.",
    "Hide": "VERSTECKE {card} unter dieser Karte.",
    "Hide.may": "du darfst {card} unter dieser Karte VERSTECKEN.",
    "Reshuffle": "mische Nachziehstapel und Ablagestapel zusammen zu einem neuen Nachziehstapel.",
    # turns
    "MissTurn": "{player} setzt ihren nächsten Zug aus.",
    "ExtraTurn": "du bekommst nach diesem Zug noch einen Zug.",
    "IfPointsAbove": "mit mehr als {n} Viewpoints in deinem Blickfeld: {then}",
    "IfMarked": "mit mindestens {n} {nouns} in deinem Blickfeld: {then}",
    "IfMarked.1": "mit einer {noun} in deinem Blickfeld: {then}",
    "otherwise": "sonst: {text}",
    "in any case": "danach auf jeden Fall: {text}",
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
        "danach führt, wer diese Karte im Blickfeld hat, die Aktionen der gespielten Karte aus, außer denen nach "
        "AUFDECKEN, solange die gespielte Karte in einem Blickfeld liegt."
    ),
    "Cancel": "ANNULLIERE die auslösende Karte.",
    "Cancel.PLAY": "ANNULLIERE die gespielte Karte.",
    "cancelled.HAND": "sie kommt zurück auf die Hand der Person, die sie gespielt hat, statt auf den Ablagestapel.",
    "cancelled.DRAW": "lege sie oben auf den Nachziehstapel statt auf den Ablagestapel.",
    "cancelled.FIELD": "sie bleibt in ihrem Blickfeld liegen, aber ihre Aktionen werden nicht ausgeführt.",
    "Goes.DISCARD": "lege dann diese Karte auf den Ablagestapel.",
    "Goes.DRAW": "lege dann diese Karte oben auf den Nachziehstapel.",
    "Goes.HAND": "diese Karte kommt dann zurück auf deine Hand.",
    "Goes.FIELD": "lege dann diese Karte in dein Blickfeld.",
    "Goes.NAMED_HAND": "diese Karte kommt dann auf die Hand {player_dat}.",
    "Goes.NAMED_FIELD": "lege dann diese Karte ins Blickfeld {player_dat}.",
    "Goes.OUT": "diese Karte verlässt dann das Spiel.",
    "Goes.DISCARD.alone": "lege diese Karte auf den Ablagestapel.",
    "Goes.DRAW.alone": "lege diese Karte oben auf den Nachziehstapel.",
    "Goes.HAND.alone": "diese Karte kommt zurück auf deine Hand.",
    "Goes.FIELD.alone": "lege diese Karte in dein Blickfeld.",
    "Goes.NAMED_HAND.alone": "diese Karte kommt auf die Hand {player_dat}.",
    "Goes.NAMED_FIELD.alone": "lege diese Karte ins Blickfeld {player_dat}.",
    "Goes.OUT.alone": "diese Karte verlässt das Spiel.",
    # standing properties
    "Indestructible": "diese Karte kommt nie aus einem Blickfeld auf den Ablagestapel.",
    "Lure": (
        "wer eine Karte aus deinem Blickfeld wählt, um sie zu bewegen oder zu VERSTECKEN, muss zuerst diese wählen."
    ),
    "WorthMore": "{points:+d} Viewpoints für jede {noun} in deinem Blickfeld.",
}

# What the later editions say otherwise: DESTROY, and the Viewniverse as one zone.
LATER = {
    "threat.DESTROY": "eine Karte in deinem Blickfeld ZERSTÖRT würde",
    "card.ANY": "eine beliebige {noun} aus dem Viewniverse",
    "card.ANY.other": "eine beliebige andere {noun} aus dem Viewniverse",
    "cards.ANY": "{n} beliebige {nouns} aus dem Viewniverse",
    "cards.ANY.other": "{n} beliebige andere {nouns} aus dem Viewniverse",
    "Draw.SAME_NAME": "ZIEHE 1 Karte für jede Karte {called} im Viewniverse.",
    "Destroy": "ZERSTÖRE {card}.",
    "Destroy.may": "du darfst {card} ZERSTÖREN.",
    "DestroyOwn.YOU": "ZERSTÖRE eine {noun} aus deinem Blickfeld.",
    "DestroyOwn.NAMED": "{player} ZERSTÖRT eine {noun} aus dem eigenen Blickfeld.",
    "DestroyOwn.EVERYONE": "alle ZERSTÖREN je eine {noun} aus dem eigenen Blickfeld, im Uhrzeigersinn von dir aus.",
    "DestroyOwn.OTHERS": (
        "alle anderen ZERSTÖREN je eine {noun} aus dem eigenen Blickfeld, im Uhrzeigersinn von dir aus."
    ),
    "CopyChosen": (
        "wähle {card} und führe ihre Aktionen aus, außer denen nach AUFDECKEN, solange sie im Viewniverse liegt."
    ),
    "CopyChosen.may": (
        "du darfst {card} wählen und ihre Aktionen ausführen, außer denen nach AUFDECKEN, solange sie im Viewniverse "
        "liegt."
    ),
    "CopyPlayed": (
        "danach führt, wer diese Karte im Blickfeld hat, die Aktionen der gespielten Karte aus, außer denen nach "
        "AUFDECKEN, solange die gespielte Karte im Viewniverse liegt."
    ),
    "Indestructible": "diese Karte kann nicht ZERSTÖRT werden und kommt nie aus einem Blickfeld auf den Ablagestapel.",
}
