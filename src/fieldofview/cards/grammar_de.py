"""German for what makes a card's text ill-formed; the words of set files are the same in every language."""

SENTENCES = {
    # where words stand
    '"one-of" is the only word of play or each_turn, and holds no other "one-of".': (
        '"one-of" ist das einzige Wort von play oder each_turn und enthält kein anderes "one-of".'
    ),
    '"replace" is the first word of play, of a mode or of a shown reveal, or alone in each_turn.': (
        '"replace" ist das erste Wort von play, einer Möglichkeit oder eines gezeigten reveal, oder steht allein in '
        "each_turn."
    ),
    'A mirror has play = [{ do = "target-card", other = true }, { do = "copy-chosen" }] and no more.': (
        'Ein Spiegel hat play = [{ do = "target-card", other = true }, { do = "copy-chosen" }] und sonst nichts.'
    ),
    '"copy-played" follows "enter-field", "target-player", "make-play-top" and ends the reveal.': (
        '"copy-played" folgt auf "enter-field", "target-player", "make-play-top" und beendet reveal.'
    ),
    '"enter-field" is the first word of reveal.': '"enter-field" ist das erste Wort von reveal.',
    '"cancel" is the first word of reveal or of sacrifice.': (
        '"cancel" ist das erste Wort von reveal oder von sacrifice.'
    ),
    '"goes" is the last word of a text.': '"goes" ist das letzte Wort eines Textes.',
    '"extra-play" is the only word of each_turn.': '"extra-play" ist das einzige Wort von each_turn.',
    '"extra-draw" is the only word of each_turn.': '"extra-draw" ist das einzige Wort von each_turn.',
    '"extra-turn" stands in play or reveal: a turn more in each turn would never end.': (
        '"extra-turn" steht in play oder reveal: In jedem Zug ein Zug mehr nähme nie ein Ende.'
    ),
    '"reshuffle" stands in play or each_turn: a reveal that it brings back would never end.': (
        '"reshuffle" steht in play oder each_turn: Eine aufgedeckte Karte, die es zurückholt, nähme nie ein Ende.'
    ),
    '"hide" stands in play, or in reveal after "enter-field": the hiding card must lie on the table.': (
        '"hide" steht in play, oder in reveal nach "enter-field": Die Karte, die verbirgt, muss auf dem Tisch liegen.'
    ),
    '"if-points-above" holds actions only, and no other condition.': (
        '"if-points-above" enthält nur Handlungen und keine andere Bedingung.'
    ),
    '"if-marked" holds actions only, and no other condition.': (
        '"if-marked" enthält nur Handlungen und keine andere Bedingung.'
    ),
    'Write always = { do = "worth-more", points = 5, mark = "relic" }.': (
        'Schreibe always = { do = "worth-more", points = 5, mark = "relic" }.'
    ),
    'Write always = "indestructible".': 'Schreibe always = "indestructible".',
    'Write always = "lure".': 'Schreibe always = "lure".',
    '"{word}" cannot stand here.': '"{word}" kann hier nicht stehen.',
    '"{word}" cannot stand beside these words.': '"{word}" kann neben diesen Wörtern nicht stehen.',
    '"{word}" cannot stand in "{said}".': '"{word}" kann in "{said}" nicht stehen.',
    '"{word}" comes after "{word2}".': '"{word}" kommt nach "{word2}".',
    "Choices come first, so that they are known before anybody responds.": (
        "Gewählt wird zuerst, damit es bekannt ist, bevor jemand antwortet."
    ),
    # parts of a card
    "A sacrifice stops a card, but does not say which.": "Ein Opfer hält eine Karte auf, sagt aber nicht, welche.",
    'Begin it with "cancel".': 'Beginne es mit "cancel".',
    "Both cards come back to hands, so it could go on for ever.": (
        "Beide Karten kommen auf Hände zurück, es könnte also ewig so weitergehen."
    ),
    'Send one of the two elsewhere: "cancel" with to = "discard", or "goes" with another zone.': (
        'Schick eine der beiden woandershin: "cancel" mit to = "discard", oder "goes" mit einem anderen Ort.'
    ),
    "The card enters the Field of View only to come back to the hand.": (
        "Die Karte kommt nur ins Blickfeld, um auf die Hand zurückzukommen."
    ),
    'Leave "goes" out, or "enter-field"; or let the card go elsewhere.': (
        'Lass "goes" weg oder "enter-field"; oder lass die Karte woandershin gehen.'
    ),
    "A card cannot copy itself.": "Eine Karte kann nicht sich selbst kopieren.",
    "Give the target-card other = true.": "Gib dem target-card other = true.",
    'Such a reveal is "enter-field", "target-player", "make-play-top", perhaps "copy-played", and no more.': (
        'So ein reveal ist "enter-field", "target-player", "make-play-top", vielleicht "copy-played", und sonst nichts.'
    ),
    "A card has {lasting} or {lasting2}, not both.": "Eine Karte hat {lasting} oder {lasting2}, nicht beides.",
    "Leave one of them out.": "Lass eins davon weg.",
    "A card that copies takes its {part} from the card it copies.": (
        "Eine Karte, die kopiert, hat ihr {part} von der kopierten Karte."
    ),
    "Leave {part} out.": "Lass {part} weg.",
    '"{word}" does not hold always.': '"{word}" gilt nicht immer.',
    'It is "indestructible", "lure" or "worth-more".': 'Es ist "indestructible", "lure" oder "worth-more".',
    '"worth-more" has points that cannot be.': '"worth-more" hat unmögliche Punkte.',
    "They are 1 to {most_bonus}, or as many below zero.": "Es sind 1 bis {most_bonus}, oder so viele unter null.",
    "An indestructible card never goes from a Field of View to the Discard Pile": (
        "Eine unzerstörbare Karte geht nie aus einem Blickfeld auf den Ablagestapel"
    ),
    "{stays}, so it cannot be sacrificed.": "{stays}, also kann man sie nicht opfern.",
    "Leave sacrifice or always out.": "Lass sacrifice oder always weg.",
    "{stays}, yet this one says it goes there.": "{stays}, aber diese sagt, dass sie dorthin geht.",
    'Leave out "goes" or always.': 'Lass "goes" oder always weg.',
    # a text
    "Of {modes_count} modes nothing can be chosen.": "Von {modes_count} Möglichkeiten lässt sich keine wählen.",
    "Give 2 to {most_modes}.": "Gib 2 bis {most_modes} an.",
    "A mode is empty.": "Eine Möglichkeit ist leer.",
    "Write in it what happens, or leave it out.": "Schreib hinein, was geschieht, oder lass sie weg.",
    '"replace" cannot stand beside other choices.': '"replace" kann nicht neben anderem stehen, das gewählt wird.',
    'Leave the other choices out: "replace" chooses by itself.': (
        'Lass weg, was sonst gewählt wird: "replace" wählt selbst.'
    ),
    "An extra turn from a card that comes back to the hand never ends.": (
        "Ein Extrazug von einer Karte, die auf die Hand zurückkommt, nimmt kein Ende."
    ),
    'Leave out "extra-turn", or let the card go elsewhere.': (
        'Lass "extra-turn" weg oder die Karte woandershin gehen.'
    ),
    "The card has one played that it took from the table, which could do the same with it, for ever.": (
        "Die Karte lässt eine spielen, die sie vom Tisch nahm, und die könnte dasselbe mit ihr tun, ewig."
    ),
    "Leave out what takes a card to the hand, or what puts it on the pile.": (
        "Lass weg, was eine Karte auf die Hand nimmt, oder was sie auf den Stapel legt."
    ),
    "The text has more than {most_words} words.": "Der Text hat mehr als {most_words} Wörter.",
    "Shorten it.": "Kürze ihn.",
    '"{said}" does not say what then happens.': '"{said}" sagt nicht, was dann geschieht.',
    "Give it then = [...].": "Gib ihm then = [...].",
    "Chosen cards are dealt with outside it; its parts hold actions without chosen cards.": (
        "Gewählte Karten kommen außerhalb dran; darin stehen Handlungen ohne gewählte Karten."
    ),
    "The reveal does not say what becomes of the card (E21.kw.reveal).": (
        "Das reveal sagt nicht, was aus der Karte wird (E21.kw.reveal)."
    ),
    'End it with { do = "goes", to = "..." }, or begin it with "enter-field" or, as a response, with "cancel".': (
        'Ende mit { do = "goes", to = "..." }, oder beginne mit "enter-field" oder, als Antwort, mit "cancel".'
    ),
    "A sacrificed card is in the Discard Pile already.": "Eine geopferte Karte liegt schon auf dem Ablagestapel.",
    'Leave "goes" out.': 'Lass "goes" weg.',
    "The card lies in the Field of View already.": "Die Karte liegt schon im Blickfeld.",
    'Leave "goes" out, or name another zone.': 'Lass "goes" weg, oder nenne einen anderen Ort.',
    # what choices are for
    "The text names two players.": "Der Text nennt zwei Personen.",
    'Leave one "target-player" out.': 'Lass ein "target-player" weg.',
    '"{word}" needs a named player, and the text names none.': (
        '"{word}" braucht eine genannte Person, und der Text nennt keine.'
    ),
    'Put { do = "target-player" } first.': 'Stell { do = "target-player" } an den Anfang.',
    'Put {{ do = "target-player" }} first, or say who: who = "{you}", "everyone", "others".': (
        'Stell {{ do = "target-player" }} an den Anfang, oder sag, wer: who = "{you}", "everyone", "others".'
    ),
    "The text names a player, but nothing happens to them.": "Der Text nennt eine Person, aber ihr geschieht nichts.",
    'Leave "target-player" out, or say what the named player does.': (
        'Lass "target-player" weg, oder sag, was die genannte Person tut.'
    ),
    "still asks again when hands have changed, but here hands do not count.": (
        "still fragt noch einmal, wenn sich die Hände geändert haben, aber hier zählen Hände nicht."
    ),
    'Leave still out, or write who = "others-with-more-cards".': (
        'Lass still weg, oder schreibe who = "others-with-more-cards".'
    ),
    'Nobody can do "{word}" with themselves.': '"{word}" kann niemand mit sich selbst tun.',
    'Leave out who = "any": it is another player.': 'Lass who = "any" weg: Es ist jemand anders.',
    "The text chooses {cards_count} cards.": "Der Text wählt {cards_count} Karten.",
    "Such a text chooses {most_cards} at most.": "So ein Text wählt höchstens {most_cards}.",
    "The text chooses a card, but nothing happens to it.": "Der Text wählt eine Karte, aber mit ihr geschieht nichts.",
    'Leave "target-card" out, or say what happens to the card: "destroy", "take-to-hand", ...': (
        'Lass "target-card" weg, oder sag, was mit der Karte geschieht: "destroy", "take-to-hand", ...'
    ),
    '"{word}" and "{word2}" both want the chosen card.': '"{word}" und "{word2}" wollen beide die gewählte Karte.',
    "A card goes one way: leave one of them out.": "Eine Karte geht nur einen Weg: Lass eins davon weg.",
    '"target-twin" chooses a second card of the same name.': (
        '"target-twin" wählt eine zweite Karte mit demselben Namen.'
    ),
    'It follows exactly one "target-card", and "destroy" follows it.': (
        'Es folgt auf genau ein "target-card", und darauf folgt "destroy".'
    ),
    '"target-twin" comes before the card it is like.': '"target-twin" kommt vor der Karte, der es gleicht.',
    'Put it after "target-card".': 'Stell es hinter "target-card".',
    "One of two chosen cards is optional.": "Eine von zwei gewählten Karten ist freigestellt.",
    "Leave may out: of two chosen cards neither is optional by itself.": (
        "Lass may weg: Von zwei gewählten Karten ist keine für sich freigestellt."
    ),
    "Put {targets} first.": "Stell {targets} an den Anfang.",
    '"{word}" needs {more}, and the text chooses {cards_count}.': (
        '"{word}" braucht {more}, und der Text wählt {cards_count}.'
    ),
    "one chosen card": "eine gewählte Karte",
    "two chosen cards": "zwei gewählte Karten",
    "none": "keine",
    '"{word}" deals with {value}, not with {cards_count}.': '"{word}" gilt {value}, nicht {cards_count}.',
    "one card": "einer Karte",
    "two cards": "zwei Karten",
    'Leave the other "target-card" out.': 'Lass das andere "target-card" weg.',
    '"{word}" does not take a card with fields = "{fields}" here.': (
        '"{word}" nimmt hier keine Karte mit fields = "{fields}".'
    ),
    "The player is named before the card.": "Die Person wird vor der Karte genannt.",
    'Put "target-card" first.': 'Stell "target-card" an den Anfang.',
    # numbers
    '"{word}" has a count that cannot be.': '"{word}" hat ein unmögliches count.',
    "It is 1 to {most}.": "Möglich ist 1 bis {most}.",
    '"{word}" cannot count "{count}".': '"{word}" kann "{count}" nicht zählen.',
    'Give count a number, "relics" or "zombeyes".': 'Gib count eine Zahl, "relics" oder "zombeyes".',
    'count = "{count}" is for this card\'s player only.': (
        'count = "{count}" gilt nur für die Person, die diese Karte spielt.'
    ),
    "Leave who out, or give count a number.": "Lass who weg, oder gib count eine Zahl.",
    '"if-points-above" has points that cannot be.': '"if-points-above" hat unmögliche Punkte.',
    "They are -{most_points} to {most_points}.": "Möglich ist -{most_points} bis {most_points}.",
    '"cancel" answers nothing.': '"cancel" antwortet auf nichts.',
    "Give it when: one or more of {known}.": "Gib ihm when: eins oder mehrere von {known}.",
    'A cancelled card cannot go to "{to}".': 'Eine annullierte Karte kann nicht nach "{to}" gehen.',
}
