"""The card rulings in German."""

TEXTS = {
    "VT.card.wink": (
        "Wink",
        "Wink ist 15 Viewpoints wert; wer sie spielt, zieht eine Karte.",
    ),
    "VT.card.wink.a": (
        "Wink: eine ziehen",
        "Wer sie spielt, zieht die oberste Karte des Nachziehstapels.",
    ),
    "VT.card.wink.b": (
        "Wink: leerer Stapel",
        "Ist der Nachziehstapel leer, zieht Wink nichts.",
    ),
    "VT.card.blink": (
        "Blink",
        "Blink ist 10 Viewpoints wert; wer sie spielt, zieht zwei Karten.",
    ),
    "VT.card.blink.a": (
        "Blink: zwei ziehen",
        "Wer sie spielt, zieht die obersten zwei Karten des Nachziehstapels.",
    ),
    "VT.card.blink.b": (
        "Blink: eine Karte übrig",
        "Hat der Nachziehstapel nur noch eine Karte, zieht Blink nur diese eine.",
    ),
    "VT.card.blink.c": (
        "Blink: leerer Stapel",
        "Ist der Nachziehstapel leer, zieht Blink nichts.",
    ),
    "VT.card.the-triclops": (
        "The Triclops",
        "The Triclops ist 5 Viewpoints wert; wer sie spielt, zieht drei Karten.",
    ),
    "VT.card.the-triclops.a": (
        "The Triclops: drei ziehen",
        "Wer sie spielt, zieht die obersten drei Karten des Nachziehstapels.",
    ),
    "VT.card.the-triclops.b": (
        "The Triclops: eine oder zwei übrig",
        "Hat der Nachziehstapel weniger als drei Karten, zieht The Triclops, was da ist.",
    ),
    "VT.card.the-triclops.c": (
        "The Triclops: leerer Stapel",
        "Ist der Nachziehstapel leer, zieht The Triclops nichts.",
    ),
    "VT.card.refocus": (
        "Refocus",
        "Refocus ist 5 Viewpoints wert; sie macht aus beiden Stapeln einen neuen Nachziehstapel und zieht "
        "dann drei Karten.",
    ),
    "VT.card.refocus.a": (
        "Refocus: beide Stapel mischen",
        "Der ganze Ablagestapel wird in den Nachziehstapel gemischt.",
    ),
    "VT.card.refocus.b": (
        "Refocus: der neue Stapel",
        "Die gemischten Karten sind von nun an, verdeckt, der Nachziehstapel.",
    ),
    "VT.card.refocus.c": (
        "Refocus: drei ziehen",
        "Wer sie spielt, zieht dann die obersten drei Karten des neuen Nachziehstapels.",
    ),
    "VT.card.refocus.d": (
        "Refocus: eine oder zwei übrig",
        "Hat der neue Stapel weniger als drei Karten, zieht Refocus, was da ist.",
    ),
    "VT.card.refocus.e": (
        "Refocus: nichts zu ziehen",
        "Waren beide Stapel leer, zieht Refocus nichts.",
    ),
    "VT.card.lookalikes": (
        "Lookalikes",
        "Lookalikes ist 10 Viewpoints wert und zieht eine Karte für jede Person im Spiel.",
    ),
    "VT.card.lookalikes.a": (
        "Lookalikes: die Personen zählen",
        "Gezählt werden die Personen, die im Spiel sind.",
    ),
    "VT.card.lookalikes.b": (
        "Lookalikes: ziehen",
        "Wer sie spielt, zieht so viele Karten, wie gezählt wurden.",
    ),
    "VT.card.lookalikes.c": (
        "Lookalikes: zu kleiner Stapel",
        "Hat der Nachziehstapel weniger Karten, als Personen da sind, zieht Lookalikes ihn ganz.",
    ),
    "VT.card.lookalikes.d": (
        "Lookalikes: leerer Stapel",
        "Ist der Nachziehstapel leer, zieht Lookalikes nichts.",
    ),
    "VT.card.telescopic-view": (
        "Telescopic View",
        "Telescopic View ist 10 Viewpoints wert und zieht eine Karte für jede Telescopic View auf dem Tisch.",
    ),
    "VT.card.telescopic-view.a": (
        "Telescopic View: zählen",
        "Gezählt wird jede Telescopic View in einem beliebigen Blickfeld, auch die gerade gespielte.",
    ),
    "VT.card.telescopic-view.b": (
        "Telescopic View: ziehen",
        "Wer sie spielt, zieht eine Karte für jede gezählte.",
    ),
    "VT.card.telescopic-view.c": (
        "Telescopic View: zu kleiner Stapel",
        "Hat der Nachziehstapel weniger Karten, als gezählt wurden, zieht Telescopic View ihn ganz.",
    ),
    "VT.card.telescopic-view.d": (
        "Telescopic View: leerer Stapel",
        "Ist der Nachziehstapel leer, zieht Telescopic View nichts.",
    ),
    "VT.card.shared-perspective": (
        "Shared Perspective",
        "Shared Perspective ist 20 Viewpoints wert und lässt alle eine Karte ziehen.",
    ),
    "VT.card.shared-perspective.a": (
        "Shared Perspective: alle ziehen",
        "Wer sie spielt, zieht eine Karte, dann im Uhrzeigersinn jede andere Person.",
    ),
    "VT.card.shared-perspective.b": (
        "Shared Perspective: zu kleiner Stapel",
        "Reichen die Karten nicht für alle, wird in dieser Reihenfolge gezogen, bis der Stapel aufgebraucht ist.",
    ),
    "VT.card.shared-perspective.c": (
        "Shared Perspective: leerer Stapel",
        "Ist der Nachziehstapel leer, zieht niemand.",
    ),
    "VT.card.kaleidoscope": (
        "Kaleidoscope",
        "Kaleidoscope ist 10 Viewpoints wert und bietet drei Aktionen zur Wahl.",
    ),
    "VT.card.kaleidoscope.a": (
        "Kaleidoscope: eine von drei wählen",
        "Wer sie spielt, sucht eine der drei Aktionen aus und führt nur diese aus.",
    ),
    "VT.card.kaleidoscope.a.1": (
        "Kaleidoscope: erste Möglichkeit",
        "Möglichkeit 1: Wer sie spielt, zieht zwei Karten, oder was der Stapel noch hat.",
    ),
    "VT.card.kaleidoscope.a.2": (
        "Kaleidoscope: zweite Möglichkeit",
        "Möglichkeit 2: Wer sie spielt, nennt eine andere Person, die eine Karte eigener Wahl abwirft, wenn "
        "sie eine hat.",
    ),
    "VT.card.kaleidoscope.a.3": (
        "Kaleidoscope: dritte Möglichkeit",
        "Möglichkeit 3: Eine Karte aus einem beliebigen Blickfeld, nie Hindsight, kommt auf den Ablagestapel.",
    ),
    "VT.card.kaleidoscope.b": (
        "Kaleidoscope: Antworten möglich",
        "Was die gewählte Art von Aktion aufhält, kann Kaleidoscope annullieren.",
    ),
    "VT.card.x-ray-vision": (
        "X-Ray Vision",
        "X-Ray Vision ist 10 Viewpoints wert und nimmt eine der obersten drei Karten des Nachziehstapels.",
    ),
    "VT.card.x-ray-vision.a": (
        "X-Ray Vision: ansehen",
        "Wer sie spielt, sieht sich die obersten drei Karten des Nachziehstapels an, oder alle, wenn es weniger sind.",
    ),
    "VT.card.x-ray-vision.b": (
        "X-Ray Vision: eine behalten",
        "Eine der angesehenen Karten kommt auf die eigene Hand.",
    ),
    "VT.card.x-ray-vision.c": (
        "X-Ray Vision: den Rest zurücklegen",
        "Die übrigen kommen verdeckt wieder oben auf den Nachziehstapel, in beliebiger Reihenfolge.",
    ),
    "VT.card.x-ray-vision.d": (
        "X-Ray Vision: leerer Stapel",
        "Ist der Nachziehstapel leer, bewirkt X-Ray Vision nichts.",
    ),
    "VT.card.blind-spot": (
        "Blind Spot",
        "Blind Spot ist 20 Viewpoints wert und lässt eine andere Person eine Karte abwerfen.",
    ),
    "VT.card.blind-spot.a": (
        "Blind Spot: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person, die eine ihrer Handkarten zum Abwerfen aussucht.",
    ),
    "VT.card.blind-spot.b": (
        "Blind Spot: ohne Antwort",
        "Wird Spectacles nicht aufgedeckt, kommt die ausgesuchte Karte auf den Ablagestapel.",
    ),
    "VT.card.blind-spot.c": (
        "Blind Spot: Spectacles",
        "Deckt das Opfer Spectacles auf, wird nichts abgeworfen; Blind Spot und Spectacles kommen auf den "
        "Ablagestapel.",
    ),
    "VT.card.blind-spot.d": (
        "Blind Spot: leere Hand",
        "Ein Opfer ohne Handkarten wirft für Blind Spot nichts ab.",
    ),
    "VT.card.blurred-vision": (
        "Blurred Vision",
        "Blurred Vision ist 10 Viewpoints wert und lässt eine andere Person zwei Karten abwerfen.",
    ),
    "VT.card.blurred-vision.a": (
        "Blurred Vision: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person, die zwei ihrer Handkarten zum Abwerfen aussucht.",
    ),
    "VT.card.blurred-vision.b": (
        "Blurred Vision: nur eine Handkarte",
        "Ein Opfer mit einer einzigen Karte muss diese aussuchen.",
    ),
    "VT.card.blurred-vision.c": (
        "Blurred Vision: ohne Antwort",
        "Wird Spectacles nicht aufgedeckt, kommen die ausgesuchten Karten auf den Ablagestapel.",
    ),
    "VT.card.blurred-vision.d": (
        "Blurred Vision: Spectacles",
        "Deckt das Opfer Spectacles auf, wird nichts abgeworfen; Blurred Vision und Spectacles kommen auf den "
        "Ablagestapel.",
    ),
    "VT.card.blurred-vision.e": (
        "Blurred Vision: leere Hand",
        "Ein Opfer ohne Handkarten wirft für Blurred Vision nichts ab.",
    ),
    "VT.card.blind-freddie": (
        "Blind Freddie",
        "Blind Freddie ist 0 Viewpoints wert und lässt eine andere Person drei Karten abwerfen.",
    ),
    "VT.card.blind-freddie.a": (
        "Blind Freddie: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person, die drei ihrer Handkarten zum Abwerfen aussucht.",
    ),
    "VT.card.blind-freddie.b": (
        "Blind Freddie: eine oder zwei Handkarten",
        "Ein Opfer mit weniger als drei Karten gibt die ganze Hand her.",
    ),
    "VT.card.blind-freddie.c": (
        "Blind Freddie: ohne Antwort",
        "Wird Spectacles nicht aufgedeckt, kommen alle ausgesuchten Karten auf den Ablagestapel.",
    ),
    "VT.card.blind-freddie.d": (
        "Blind Freddie: Spectacles",
        "Deckt das Opfer Spectacles auf, wird nichts abgeworfen; Blind Freddie und Spectacles kommen auf den "
        "Ablagestapel.",
    ),
    "VT.card.blind-freddie.e": (
        "Blind Freddie: leere Hand",
        "Ein Opfer ohne Handkarten wirft für Blind Freddie nichts ab.",
    ),
    "VT.card.hindsight": (
        "Hindsight",
        "Hindsight ist 20 Viewpoints wert, nimmt eine Karte zurück auf die Hand und kann nicht zerstört werden.",
    ),
    "VT.card.hindsight.a": (
        "Hindsight: eine zurücknehmen",
        "Eine andere Karte aus dem eigenen Blickfeld kommt zurück auf die Hand.",
    ),
    "VT.card.hindsight.b": (
        "Hindsight: allein auf dem Tisch",
        "Ist Hindsight dort die einzige Karte, nimmt sie nichts zurück.",
    ),
    "VT.card.hindsight.c": (
        "Hindsight: unzerstörbar",
        "Keine Hindsight kommt je aus einem Blickfeld auf den Ablagestapel.",
    ),
    "VT.card.birds-eye-view": (
        "Bird's Eye View",
        "Bird's Eye View ist 0 Viewpoints wert und nimmt eine Karte aus einem anderen Blickfeld auf die Hand.",
    ),
    "VT.card.birds-eye-view.a": (
        "Bird's Eye View: eine nehmen",
        "Wer sie spielt, wählt eine Karte aus dem Blickfeld einer anderen Person und nimmt sie auf die Hand.",
    ),
    "VT.card.birds-eye-view.b": (
        "Bird's Eye View: nichts zu nehmen",
        "Hat keine andere Person eine Karte auf dem Tisch, bewirkt Bird's Eye View nichts.",
    ),
    "VT.card.wild-eyed": (
        "Wild-eyed",
        "Wild-eyed ist 15 Viewpoints wert und lässt alle eine Karte abwerfen.",
    ),
    "VT.card.wild-eyed.a": (
        "Wild-eyed: ohne Antwort",
        "Deckt niemand Spectacles auf, wirft jede Person im Uhrzeigersinn eine Karte eigener Wahl ab, zuerst "
        "die, die sie gespielt hat; eine leere Hand wird übergangen.",
    ),
    "VT.card.wild-eyed.b": (
        "Wild-eyed: Spectacles",
        "Eine einzige aufgedeckte Spectacles rettet alle; Wild-eyed und diese Spectacles kommen auf den Ablagestapel.",
    ),
    "VT.card.blindsided": (
        "Blindsided",
        "Blindsided ist 10 Viewpoints wert und lässt eine andere Person einen Zug aussetzen.",
    ),
    "VT.card.blindsided.a": (
        "Blindsided: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person, die einen Zug verlieren soll.",
    ),
    "VT.card.blindsided.b": (
        "Blindsided: ohne Antwort",
        "Wird See Into The Future nicht aufgedeckt, setzt das Opfer seinen nächsten Zug aus, zusätzlich zu "
        "denen, die es schon aussetzen muss.",
    ),
    "VT.card.blindsided.c": (
        "Blindsided: See Into The Future",
        "Deckt das Opfer See Into The Future auf, kostet diese Blindsided keinen Zug, und beide Karten kommen "
        "auf den Ablagestapel; schon verlorene Züge bleiben verloren.",
    ),
    "VT.card.see-into-the-future": (
        "See Into The Future",
        "See Into The Future ist 5 Viewpoints wert; sie gibt einen zusätzlichen Zug, oder bewahrt aufgedeckt "
        "vor dem Aussetzen.",
    ),
    "VT.card.see-into-the-future.a": (
        "See Into The Future: zusätzlicher Zug",
        "Der laufende Zug wird erst zu Ende gespielt und auf 100 geprüft; gewinnt er nicht, folgt unmittelbar "
        "ein weiterer Zug derselben Person.",
    ),
    "VT.card.see-into-the-future.b": (
        "See Into The Future: aufgedeckt",
        "Was See Into The Future tut, wenn sie von der Hand aufgedeckt wird, steht in den zwei folgenden Teilen.",
    ),
    "VT.card.see-into-the-future.b.1": (
        "See Into The Future: wann sie aufgedeckt werden darf",
        "Aufdecken darf sie die Person, die durch Blindsided oder eine ähnliche Karte einen Zug verlöre.",
    ),
    "VT.card.see-into-the-future.b.2": (
        "See Into The Future: was das Aufdecken bewirkt",
        "Kein Zug wird ausgesetzt; sie und die Karte, auf die sie antwortet, kommen auf den Ablagestapel.",
    ),
    "VT.card.foresight": (
        "Foresight",
        "Foresight ist 10 Viewpoints wert; sie zieht eine Karte, wenn man weit vorn liegt, und gibt sonst "
        "einen zusätzlichen Zug.",
    ),
    "VT.card.foresight.a": (
        "Foresight: über 40",
        "Ist das eigene Blickfeld samt Foresight mehr als 40 wert, zieht, wer sie spielt, eine Karte, wenn "
        "eine da ist.",
    ),
    "VT.card.foresight.b": (
        "Foresight: 40 oder weniger",
        "Sonst wird der laufende Zug zu Ende gespielt und auf 100 geprüft; gewinnt er nicht, folgt ein "
        "zusätzlicher Zug.",
    ),
    "VT.card.mirage": (
        "Mirage",
        "Mirage ist 10 Viewpoints wert und zerstört eine Karte.",
    ),
    "VT.card.mirage.a": (
        "Mirage: eine Karte wählen",
        "Wer sie spielt, wählt eine Karte in einem beliebigen Blickfeld, nie Hindsight, für den Ablagestapel.",
    ),
    "VT.card.mirage.b": (
        "Mirage: ohne Antwort",
        "Deckt die betroffene Person weder Persistence of Vision noch Wandering Eyes auf, wird die gewählte "
        "Karte zerstört.",
    ),
    "VT.card.mirage.c": (
        "Mirage: beantwortet",
        "Deckt die betroffene Person eine dieser beiden auf, bleibt die gewählte Karte; Mirage und die "
        "aufgedeckte Karte kommen auf den Ablagestapel.",
    ),
    "VT.card.skewed-view": (
        "Skewed View",
        "Skewed View ist 5 Viewpoints wert und zerstört zwei Karten.",
    ),
    "VT.card.skewed-view.a": (
        "Skewed View: zwei Karten wählen",
        "Wer sie spielt, wählt zwei Karten auf dem Tisch, nie Hindsight, für den Ablagestapel.",
    ),
    "VT.card.skewed-view.b": (
        "Skewed View: sonst nichts zu wählen",
        "Gibt es keine andere Karte, die sie wählen könnte, muss Skewed View sich selbst wählen.",
    ),
    "VT.card.skewed-view.c": (
        "Skewed View: wo sie liegen",
        "Beide Karten dürfen bei einer Person liegen oder je eine bei zwei Personen.",
    ),
    "VT.card.skewed-view.d": (
        "Skewed View: ohne Antwort",
        "Antwortet keine der betroffenen Personen mit Persistence of Vision oder Wandering Eyes, werden die "
        "gewählten Karten zerstört.",
    ),
    "VT.card.skewed-view.e": (
        "Skewed View: beantwortet",
        "Eine solche Antwort einer der betroffenen Personen rettet alle gewählten Karten; Skewed View und die "
        "aufgedeckte Karte kommen auf den Ablagestapel.",
    ),
    "VT.card.evil-eye": (
        "Evil Eye",
        "Evil Eye ist 5 Viewpoints wert und zerstört eine Karte oder zwei gleichnamige.",
    ),
    "VT.card.evil-eye.a": (
        "Evil Eye: eine oder ein Paar wählen",
        "Wer sie spielt, wählt entweder eine einzelne Karte oder zwei gleichnamige zum Zerstören, nie "
        "Hindsight; ein Paar muss bei einer Person liegen (VT.faq.42).",
    ),
    "VT.card.evil-eye.b": (
        "Evil Eye: sonst nichts zu wählen",
        "Gibt es keine andere Karte, die sie wählen könnte, muss Evil Eye sich selbst wählen.",
    ),
    "VT.card.evil-eye.c": (
        "Evil Eye: ohne Antwort",
        "Deckt die betroffene Person weder Persistence of Vision noch Wandering Eyes auf, wird das Gewählte zerstört.",
    ),
    "VT.card.evil-eye.d": (
        "Evil Eye: beantwortet",
        "Deckt die betroffene Person eine dieser beiden auf, bleibt das Gewählte; Evil Eye und die "
        "aufgedeckte Karte kommen auf den Ablagestapel.",
    ),
    "VT.card.eyelets": (
        "Eyelets",
        "Eyelets ist 10 Viewpoints wert und kann eine Karte verstecken.",
    ),
    "VT.card.eyelets.a": (
        "Eyelets: eine Karte verstecken",
        "Eine Karte, gewählt aus einem beliebigen Blickfeld, wird unter Eyelets gelegt und ist dort versteckt.",
    ),
    "VT.card.eyelets.b": (
        "Eyelets: was versteckt heißt",
        "Solange sie unter Eyelets liegt, zählt eine Karte für niemanden, tut nichts und kann von nichts "
        "gewählt werden.",
    ),
    "VT.card.eyelets.c": (
        "Eyelets: wenn sie geht",
        "Sobald Eyelets in keinem Blickfeld mehr liegt, zählt und wirkt die Karte darunter wieder und kann "
        "gewählt werden.",
    ),
    "VT.card.eyelets.d": (
        "Eyelets: Eyelets unter Eyelets",
        "Eine Eyelets, die selbst versteckt wird, hält ihre eigene Karte weiter versteckt.",
    ),
    "VT.card.eye-for-an-eye": (
        "Eye for an Eye",
        "Eye for an Eye ist 10 Viewpoints wert und darf eine eigene Karte ersetzen.",
    ),
    "VT.card.eye-for-an-eye.a": (
        "Eye for an Eye: wählen",
        "Wer sie spielt, darf eine Karte des eigenen Blickfelds, nie Hindsight, für den Ablagestapel wählen.",
    ),
    "VT.card.eye-for-an-eye.b": (
        "Eye for an Eye: die oberste Karte spielen",
        "Ist eine Karte gegangen, wird sofort die oberste Karte des Nachziehstapels gespielt, wenn es eine gibt.",
    ),
    "VT.card.eye-for-an-eye.c": (
        "Eye for an Eye: die neue Karte wirkt",
        "Die neue Karte führt aus, was sie beim Spielen tut, nicht den Teil nach AUFDECKEN.",
    ),
    "VT.card.eye-transplant": (
        "Eye Transplant",
        "Eye Transplant ist 0 Viewpoints wert und darf bis zu zwei eigene Karten ersetzen.",
    ),
    "VT.card.eye-transplant.a": (
        "Eye Transplant: wählen",
        "Wer sie spielt, darf eine oder zwei Karten des eigenen Blickfelds, nie Hindsight, für den "
        "Ablagestapel wählen.",
    ),
    "VT.card.eye-transplant.b": (
        "Eye Transplant: vom Stapel spielen",
        "Für jede gegangene Karte wird sofort die oberste Karte des Nachziehstapels gespielt, eine nach der "
        "anderen, soweit der Stapel reicht.",
    ),
    "VT.card.eye-transplant.c": (
        "Eye Transplant: die neuen Karten wirken",
        "Jede neue Karte führt aus, was sie beim Spielen tut, nicht den Teil nach AUFDECKEN.",
    ),
    "VT.card.second-sight": (
        "Second Sight",
        "Second Sight ist -5 Viewpoints wert; wer sie im Blickfeld hat, darf in jedem eigenen Zug eine eigene "
        "Karte ersetzen.",
    ),
    "VT.card.second-sight.a": (
        "Second Sight: wählen",
        "Einmal in jedem eigenen Zug darf, wer sie im Blickfeld hat, eine Karte dieses Blickfelds, nie "
        "Hindsight, für den Ablagestapel wählen.",
    ),
    "VT.card.second-sight.b": (
        "Second Sight: die oberste Karte spielen",
        "Ist eine Karte gegangen, spielt diese Person sofort die oberste Karte des Nachziehstapels, wenn es eine gibt.",
    ),
    "VT.card.second-sight.c": (
        "Second Sight: die neue Karte wirkt",
        "Die neue Karte tut alles, was sie tut, wenn sie gespielt wird.",
    ),
    "VT.card.all-seeing-eye": (
        "All-Seeing Eye",
        "All-Seeing Eye ist 10 Viewpoints wert und darf eine Karte vom Ablagestapel holen.",
    ),
    "VT.card.all-seeing-eye.a": (
        "All-Seeing Eye: holen",
        "Wer sie spielt, darf eine beliebige Karte des Ablagestapels auf die Hand nehmen.",
    ),
    "VT.card.all-seeing-eye.b": (
        "All-Seeing Eye: leerer Stapel",
        "Ist der Ablagestapel leer, bewirkt All-Seeing Eye nichts.",
    ),
    "VT.card.focus-attention": (
        "Focus Attention",
        "Focus Attention ist 15 Viewpoints wert; sie legt zwei Handkarten auf den Ablagestapel und holt dann "
        "eine Karte von dort.",
    ),
    "VT.card.focus-attention.a": (
        "Focus Attention: zwei ablegen",
        "Wer sie spielt, legt zwei Handkarten auf den Ablagestapel, oder die ganze Hand, wenn es weniger sind.",
    ),
    "VT.card.focus-attention.b": (
        "Focus Attention: eine holen",
        "Dann kommt eine beliebige Karte des Ablagestapels auf die eigene Hand.",
    ),
    "VT.card.focus-attention.c": (
        "Focus Attention: leerer Stapel",
        "Ist der Ablagestapel auch dann leer, wird nichts geholt.",
    ),
    "VT.card.peripheral-vision": (
        "Peripheral Vision",
        "Peripheral Vision ist 10 Viewpoints wert und tauscht zwei Karten zwischen Blickfeldern.",
    ),
    "VT.card.peripheral-vision.a": (
        "Peripheral Vision: wählen",
        "Wer sie spielt, wählt eine Karte des eigenen Blickfelds und eine aus dem Blickfeld einer anderen Person.",
    ),
    "VT.card.peripheral-vision.b": (
        "Peripheral Vision: tauschen",
        "Die beiden gewählten Karten wechseln zwischen diesen zwei Blickfeldern den Platz.",
    ),
    "VT.card.peripheral-vision.c": (
        "Peripheral Vision: nichts zu tauschen",
        "Hat keine andere Person eine Karte auf dem Tisch, tauscht Peripheral Vision nichts.",
    ),
    "VT.card.eye-catching": (
        "Eye Catching",
        "Eye Catching ist -5 Viewpoints wert und nimmt eine Karte aus einem anderen Blickfeld ins eigene.",
    ),
    "VT.card.eye-catching.a": (
        "Eye Catching: eine nehmen",
        "Eine Karte, gewählt im Blickfeld einer anderen Person, kommt herüber ins eigene.",
    ),
    "VT.card.eye-catching.b": (
        "Eye Catching: nichts zu nehmen",
        "Hat keine andere Person eine Karte auf dem Tisch, bewirkt Eye Catching nichts.",
    ),
    "VT.card.insight": (
        "Insight",
        "Insight ist 10 Viewpoints wert und stiehlt eine Karte.",
    ),
    "VT.card.insight.a": (
        "Insight: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person, die ihre Hand zeigen muss.",
    ),
    "VT.card.insight.b": (
        "Insight: eine nehmen",
        "Wer stiehlt, sieht sich diese Hand an und nimmt eine Karte davon auf die eigene.",
    ),
    "VT.card.insight.c": (
        "Insight: Schweigen",
        "Wer stiehlt, muss nicht sagen, welche Karte gewollt oder genommen ist.",
    ),
    "VT.card.insight.d": (
        "Insight: leere Hand",
        "Gegen eine Person ohne Handkarten bewirkt Insight nichts.",
    ),
    "VT.card.eye-spy": (
        "Eye Spy",
        "Eye Spy ist 0 Viewpoints wert und stiehlt zwei Karten.",
    ),
    "VT.card.eye-spy.a": (
        "Eye Spy: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person, die ihre Hand sehen lassen muss.",
    ),
    "VT.card.eye-spy.b": (
        "Eye Spy: zwei nehmen",
        "Wer stiehlt, sieht sich diese Hand an und nimmt zwei Karten davon auf die eigene.",
    ),
    "VT.card.eye-spy.c": (
        "Eye Spy: Schweigen",
        "Wer stiehlt, muss nicht sagen, welche zwei Karten gewollt oder genommen sind.",
    ),
    "VT.card.eye-spy.d": (
        "Eye Spy: nur eine Handkarte",
        "Hat das Opfer nur eine Karte, nimmt Eye Spy diese eine.",
    ),
    "VT.card.eye-spy.e": (
        "Eye Spy: leere Hand",
        "Gegen eine Person ohne Handkarten bewirkt Eye Spy nichts.",
    ),
    "VT.card.robbed-blind": (
        "Robbed Blind",
        "Robbed Blind ist -10 Viewpoints wert und stiehlt drei Karten.",
    ),
    "VT.card.robbed-blind.a": (
        "Robbed Blind: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person und bekommt deren Hand zu sehen.",
    ),
    "VT.card.robbed-blind.b": (
        "Robbed Blind: drei nehmen",
        "Wer stiehlt, sieht sich diese Hand an und nimmt drei Karten davon auf die eigene.",
    ),
    "VT.card.robbed-blind.c": (
        "Robbed Blind: Schweigen",
        "Wer stiehlt, muss nicht sagen, welche drei Karten gewollt oder genommen sind.",
    ),
    "VT.card.robbed-blind.d": (
        "Robbed Blind: eine oder zwei Handkarten",
        "Hat das Opfer weniger als drei Karten, nimmt Robbed Blind sie alle.",
    ),
    "VT.card.robbed-blind.e": (
        "Robbed Blind: leere Hand",
        "Gegen eine Person ohne Handkarten bewirkt Robbed Blind nichts.",
    ),
    "VT.card.green-eyed-monster": (
        "Green-eyed Monster",
        "Green-eyed Monster ist 5 Viewpoints wert und stiehlt zwei Karten von einer Person mit größerer Hand.",
    ),
    "VT.card.green-eyed-monster.a": (
        "Green-eyed Monster: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person, die mehr Handkarten hat; Green-eyed Monster selbst liegt "
        "dabei schon auf dem Tisch.",
    ),
    "VT.card.green-eyed-monster.b": (
        "Green-eyed Monster: die Hand schrumpft",
        "Ist die Hand des Opfers inzwischen nicht mehr die größere, darf eine andere Person genannt werden, "
        "die noch mehr Karten hat.",
    ),
    "VT.card.green-eyed-monster.c": (
        "Green-eyed Monster: zwei nehmen",
        "Wer stiehlt, sieht sich die Hand der zuletzt genannten Person an und nimmt zwei Karten davon auf die eigene.",
    ),
    "VT.card.green-eyed-monster.d": (
        "Green-eyed Monster: Schweigen",
        "Wer stiehlt, muss nicht sagen, was gesucht oder genommen ist.",
    ),
    "VT.card.green-eyed-monster.e": (
        "Green-eyed Monster: nur eine Handkarte",
        "Hat das Opfer nur eine Karte, nimmt Green-eyed Monster diese eine.",
    ),
    "VT.card.green-eyed-monster.f": (
        "Green-eyed Monster: niemand hat mehr",
        "Ist keine Hand größer als die eigene, bewirkt Green-eyed Monster nichts.",
    ),
    "VT.card.counterspy": (
        "Counterspy",
        "Counterspy ist 5 Viewpoints wert; gespielt stiehlt sie eine Karte, aufgedeckt dreht sie einen Diebstahl um.",
    ),
    "VT.card.counterspy.a": (
        "Counterspy: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person und sieht sich deren Hand an.",
    ),
    "VT.card.counterspy.b": (
        "Counterspy: eine nehmen",
        "Wer sie spielt, nimmt eine Karte dieser Hand auf die eigene.",
    ),
    "VT.card.counterspy.c": (
        "Counterspy: Schweigen",
        "Welche Karte gewollt oder genommen ist, muss nicht gesagt werden.",
    ),
    "VT.card.counterspy.d": (
        "Counterspy: leere Hand",
        "Gegen eine Person ohne Handkarten bewirkt eine gespielte Counterspy nichts.",
    ),
    "VT.card.counterspy.e": (
        "Counterspy: aufgedeckt",
        "Was Counterspy tut, wenn sie von der Hand aufgedeckt wird, steht in den zwei folgenden Teilen.",
    ),
    "VT.card.counterspy.e.1": (
        "Counterspy: wann sie aufgedeckt werden darf",
        "Aufdecken darf sie die Person, von deren Hand eine gerade gespielte Karte STEHLEN würde.",
    ),
    "VT.card.counterspy.e.2": (
        "Counterspy: was das Aufdecken bewirkt",
        "Wer stehlen wollte, bekommt nichts und wird selbst um eine Karte bestohlen, von der Person, die sie "
        "aufgedeckt hat.",
    ),
    "VT.card.cross-eyed": (
        "Cross-eyed",
        "Cross-eyed ist -5 Viewpoints wert und tauscht zwei ganze Hände.",
    ),
    "VT.card.cross-eyed.a": (
        "Cross-eyed: eine Person wählen",
        "Wer sie spielt, nennt eine andere Person, um mit ihr die Hand zu tauschen.",
    ),
    "VT.card.cross-eyed.b": (
        "Cross-eyed: tauschen",
        "Die beiden Hände werden getauscht, auch wenn eine davon leer ist.",
    ),
    "VT.card.hypnotise": (
        "Hypnotise",
        "Hypnotise ist 15 Viewpoints wert; eine andere Person gibt der spielenden eine Karte weiter.",
    ),
    "VT.card.hypnotise.a": (
        "Hypnotise: eine Person wählen",
        "Die genannte Person gibt eine Handkarte eigener Wahl an die Person, die Hypnotise gespielt hat.",
    ),
    "VT.card.hypnotise.b": (
        "Hypnotise: leere Hand",
        "Gegen eine Person ohne Handkarten bewirkt Hypnotise nichts.",
    ),
    "VT.card.glance-left": (
        "Glance Left",
        "Glance Left ist 20 Viewpoints wert und gibt von jeder Hand eine Karte nach links weiter.",
    ),
    "VT.card.glance-left.a": (
        "Glance Left: alle geben weiter",
        "Jede Person gibt eine Handkarte an die Person zu ihrer Linken.",
    ),
    "VT.card.glance-left.b": (
        "Glance Left: leere Hand",
        "Wer nichts hat, gibt nichts nach links.",
    ),
    "VT.card.glance-left.c": (
        "Glance Left: nicht dieselbe Karte",
        "Eine Karte, die durch diese Glance Left ankommt, kann durch sie nicht weitergegeben werden.",
    ),
    "VT.card.glance-right": (
        "Glance Right",
        "Glance Right ist 20 Viewpoints wert und gibt von jeder Hand eine Karte nach rechts weiter.",
    ),
    "VT.card.glance-right.a": (
        "Glance Right: alle geben weiter",
        "Jede Person gibt eine Handkarte an die Person zu ihrer Rechten.",
    ),
    "VT.card.glance-right.b": (
        "Glance Right: leere Hand",
        "Wer nichts hat, gibt nichts nach rechts.",
    ),
    "VT.card.glance-right.c": (
        "Glance Right: nicht dieselbe Karte",
        "Eine Karte, die durch diese Glance Right ankommt, kann durch sie nicht weitergegeben werden.",
    ),
    "VT.card.lazy-eyes": (
        "Lazy Eyes",
        "Lazy Eyes ist 20 Viewpoints wert und legt zwei Handkarten auf den Nachziehstapel.",
    ),
    "VT.card.lazy-eyes.a": (
        "Lazy Eyes: zwei zurücklegen",
        "Wer sie spielt, legt zwei Handkarten, oder die ganze Hand, wenn es weniger sind, in beliebiger "
        "Reihenfolge verdeckt auf den Nachziehstapel.",
    ),
    "VT.card.visionary": (
        "Visionary",
        "Visionary ist -10 Viewpoints wert; wer sie im Blickfeld hat, darf in jedem eigenen Zug einmal mehr ziehen.",
    ),
    "VT.card.visionary.a": (
        "Visionary: einmal mehr ziehen",
        "In jedem eigenen Zug darf, wer Visionary im Blickfeld hat, über das reguläre Ziehen hinaus eine Karte ziehen.",
    ),
    "VT.card.shadow": (
        "Shadow",
        "Shadow ist -15 Viewpoints wert; wer sie im Blickfeld hat, darf in jedem eigenen Zug eine Karte mehr spielen.",
    ),
    "VT.card.shadow.a": (
        "Shadow: eine Karte mehr spielen",
        "In jedem eigenen Zug darf, wer Shadow im Blickfeld hat, über die reguläre hinaus eine weitere Karte spielen.",
    ),
    "VT.card.mirror-image": (
        "Mirror Image",
        "Mirror Image ist 0 Viewpoints wert und kopiert die Aktionen einer anderen Karte auf dem Tisch.",
    ),
    "VT.card.mirror-image.a": (
        "Mirror Image: eine Karte wählen",
        "Wer sie spielt, wählt irgendeine andere Karte in einem beliebigen Blickfeld.",
    ),
    "VT.card.mirror-image.b": (
        "Mirror Image: tun, was sie tut",
        "Die Aktionen der gewählten Karte werden ausgeführt, außer denen nach AUFDECKEN.",
    ),
    "VT.card.mirror-image.c": (
        "Mirror Image: Spiegel von Spiegeln",
        "Auf eine Mirror Image oder Two-Way Mirror gerichtet, übernimmt sie das, worauf jener Spiegel "
        "gerichtet ist oder war, nicht das Spiegeln selbst.",
    ),
    "VT.card.mirror-image.d": (
        "Mirror Image: das Original geht",
        "Sobald die gewählte Karte nicht mehr auf dem Tisch liegt, sind ihre Aktionen nicht mehr verfügbar; "
        "eine kopierte Shadow zum Beispiel endet.",
    ),
    "VT.card.two-way-mirror": (
        "Two-Way Mirror",
        "Two-Way Mirror ist 10 Viewpoints wert; aufgedeckt lässt sie eine andere Person die oberste Karte "
        "spielen und kopiert dann diese Karte.",
    ),
    "VT.card.two-way-mirror.a": (
        "Two-Way Mirror: aufgedeckt",
        "Was Two-Way Mirror tut, wenn sie von der Hand aufgedeckt wird, steht in den sieben folgenden Teilen.",
    ),
    "VT.card.two-way-mirror.a.1": (
        "Two-Way Mirror: wann sie aufgedeckt werden darf",
        "Wer sie hält, darf sie jederzeit aufdecken, gleich in wessen Zug.",
    ),
    "VT.card.two-way-mirror.a.2": (
        "Two-Way Mirror: sie kommt ins Blickfeld",
        "Einmal aufgedeckt, liegt sie im Blickfeld der Person, die sie hielt.",
    ),
    "VT.card.two-way-mirror.a.3": (
        "Two-Way Mirror: eine Person nennen",
        "Wer sie aufdeckt, nennt eine andere Person, die sofort die oberste Karte des Nachziehstapels spielt, "
        "wenn es eine gibt.",
    ),
    "VT.card.two-way-mirror.a.4": (
        "Two-Way Mirror: die andere Person zuerst",
        "Die genannte Person führt diese Karte aus wie jede gespielte.",
    ),
    "VT.card.two-way-mirror.a.5": (
        "Two-Way Mirror: dann die eigene Kopie",
        "Danach führt, wer Two-Way Mirror im Blickfeld hat, die Aktionen derselben Karte aus, ohne den Teil "
        "nach AUFDECKEN.",
    ),
    "VT.card.two-way-mirror.a.6": (
        "Two-Way Mirror: eine Mirror Image wurde gespielt",
        "War diese Karte eine Mirror Image, wird ausgeführt, worauf jene Mirror Image gerichtet ist oder war.",
    ),
    "VT.card.two-way-mirror.a.7": (
        "Two-Way Mirror: die Karte ist fort",
        "Liegt die gespielte Karte nicht mehr auf dem Tisch, kann sie nicht ausgeführt werden; auch eine "
        "dauerhafte Kopie von ihr endet.",
    ),
    "VT.card.spectacles": (
        "Spectacles",
        "Spectacles ist 10 Viewpoints wert; gespielt zieht sie eine Karte, aufgedeckt hält sie ein ABWERFEN auf.",
    ),
    "VT.card.spectacles.a": (
        "Spectacles: eine ziehen",
        "Wer sie spielt, zieht die oberste Karte des Nachziehstapels auf die Hand.",
    ),
    "VT.card.spectacles.b": (
        "Spectacles: leerer Stapel",
        "Ist der Nachziehstapel leer, zieht eine gespielte Spectacles nichts.",
    ),
    "VT.card.spectacles.c": (
        "Spectacles: aufgedeckt",
        "Was Spectacles tut, wenn sie von der Hand aufgedeckt wird, steht in den zwei folgenden Teilen.",
    ),
    "VT.card.spectacles.c.1": (
        "Spectacles: wann sie aufgedeckt werden darf",
        "Aufdecken darf sie eine Person, die durch eine Karte wie Blurred Vision ABWERFEN müsste.",
    ),
    "VT.card.spectacles.c.2": (
        "Spectacles: was das Aufdecken bewirkt",
        "Niemand muss ABWERFEN; Spectacles und die Karte, auf die sie antwortet, kommen auf den Ablagestapel.",
    ),
    "VT.card.persistence-of-vision": (
        "Persistence of Vision",
        "Persistence of Vision ist 10 Viewpoints wert; aufgedeckt bewahrt sie Karten auf dem Tisch vor dem "
        "Ablagestapel.",
    ),
    "VT.card.persistence-of-vision.a": (
        "Persistence of Vision: aufgedeckt",
        "Was Persistence of Vision tut, wenn sie von der Hand aufgedeckt wird, steht in den zwei folgenden Teilen.",
    ),
    "VT.card.persistence-of-vision.a.1": (
        "Persistence of Vision: wann sie aufgedeckt werden darf",
        "Aufdecken darf sie eine Person, die gleich eine Karte ihres Blickfelds an den Ablagestapel verlöre.",
    ),
    "VT.card.persistence-of-vision.a.2": (
        "Persistence of Vision: was das Aufdecken bewirkt",
        "Niemand verliert durch diese Aktion eine Karte; die auslösende Karte und Persistence of Vision "
        "kommen auf den Ablagestapel.",
    ),
    "VT.card.wandering-eyes": (
        "Wandering Eyes",
        "Wandering Eyes ist 5 Viewpoints wert; gespielt zerstört sie eine Karte, aufgedeckt bewahrt sie "
        "Karten vor dem Zerstören.",
    ),
    "VT.card.wandering-eyes.a": (
        "Wandering Eyes: eine Karte wählen",
        "Wer sie spielt, wählt eine Karte in einem beliebigen Blickfeld zum Zerstören, nie Hindsight.",
    ),
    "VT.card.wandering-eyes.b": (
        "Wandering Eyes: ohne Antwort",
        "Die gewählte Karte wird zerstört, wenn die betroffene Person weder Persistence of Vision noch eine "
        "eigene Wandering Eyes aufdeckt.",
    ),
    "VT.card.wandering-eyes.c": (
        "Wandering Eyes: beantwortet",
        "Deckt die betroffene Person eine dieser beiden auf, bleibt die gewählte Karte; die gespielte "
        "Wandering Eyes und die aufgedeckte Karte kommen auf den Ablagestapel.",
    ),
    "VT.card.wandering-eyes.d": (
        "Wandering Eyes: aufgedeckt",
        "Was Wandering Eyes tut, wenn sie von der Hand aufgedeckt wird, steht in den zwei folgenden Teilen.",
    ),
    "VT.card.wandering-eyes.d.1": (
        "Wandering Eyes: wann sie aufgedeckt werden darf",
        "Wie Persistence of Vision darf sie eine Person aufdecken, die gleich eine Karte ihres Blickfelds an "
        "den Ablagestapel verlöre.",
    ),
    "VT.card.wandering-eyes.d.2": (
        "Wandering Eyes: was das Aufdecken bewirkt",
        "Niemand verliert durch diese Aktion eine Karte; die auslösende Karte und die aufgedeckte Wandering "
        "Eyes kommen auf den Ablagestapel.",
    ),
    "VT.card.lighthouse": (
        "Lighthouse",
        "Lighthouse ist 20 Viewpoints wert und kann geopfert werden, um eine gerade gespielte Karte zu annullieren.",
    ),
    "VT.card.lighthouse.a": (
        "Lighthouse: benutzen",
        "In einem beliebigen Zug darf, wer sie im Blickfeld hat, sie von dort auf den Ablagestapel legen, um "
        "eine gerade gespielte Karte aufzuhalten.",
    ),
    "VT.card.lighthouse.b": (
        "Lighthouse: was sie tut",
        "Die gespielte Karte wird annulliert, und sie und Lighthouse enden beide auf dem Ablagestapel.",
    ),
    "VT.card.peekaboo": (
        "Peekaboo!",
        "Peekaboo! ist 5 Viewpoints wert und kann jederzeit ins Blickfeld aufgedeckt werden.",
    ),
    "VT.card.peekaboo.a": (
        "Peekaboo!: aufgedeckt",
        "Was Peekaboo! tut, wenn sie von der Hand aufgedeckt wird, steht in den zwei folgenden Teilen.",
    ),
    "VT.card.peekaboo.a.1": (
        "Peekaboo!: wann sie aufgedeckt werden darf",
        "Wer sie hält, darf sie jederzeit aufdecken, gleich wer am Zug ist.",
    ),
    "VT.card.peekaboo.a.2": (
        "Peekaboo!: sie kommt ins Blickfeld",
        "Eine aufgedeckte Peekaboo! kommt ins Blickfeld der Person, die sie hielt.",
    ),
    "VT.card.eye-on-the-prize": (
        "Eye on the Prize",
        "Eye on the Prize ist -10 Viewpoints wert und zieht die Wahl anderer Karten auf sich.",
    ),
    "VT.card.eye-on-the-prize.a": (
        "Eye on the Prize: zuerst gewählt",
        "Eine Aktion, die Karten ihres Blickfelds betrifft und Eye on the Prize treffen könnte, muss diese "
        "dort vor jeder anderen Karte wählen.",
    ),
}
