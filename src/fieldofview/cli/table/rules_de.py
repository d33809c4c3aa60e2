"""How to play, in German: the page of `fov rules --lang de`, and of `rules` at the table."""

PAGE = """\
# So wird gespielt

## Das Ziel
Wer zuerst am Ende eines eigenen Zugs 100 Viewpoints oder mehr hat, gewinnt. Viewpoints stehen auf den Karten, und nur
die in deinem Blickfeld, offen vor dir, zählen. Deine Hand zählt nichts. Manche Karten ziehen Punkte ab.

## Das Austeilen
Alle bekommen fünf Karten, verdeckt vor den anderen. Der Rest ist der Nachziehstapel. Wer links neben der gebenden
Person sitzt, beginnt, und es geht im Uhrzeigersinn.

## Dein Zug
1. **Ziehe** eine Karte. Ist der Nachziehstapel leer, ziehst du keine; gemischt wird er nur, wenn eine Karte es sagt.
2. **Spiele** eine Karte von deiner Hand in dein Blickfeld, und tu, was sie sagt. Das musst du, außer du hast keine.
3. Davor oder danach nutze, was **bleibt**: solange sie in deinem Blickfeld liegen, lässt dich jede Shadow eine Karte
   mehr spielen, jede Visionary eine ziehen, jede Second Sight eine ersetzen, einmal in jedem deiner Züge.
4. **Beende den Zug.** Mit 100 Viewpoints gewinnst du. Erreichst du sie im Zug von anderen, musst du sie halten, bis
   dein eigener endet.

## Eine Karte spielen
Die Karte liegt sofort in deinem Blickfeld. Dann wählst du, worauf sie zielt; dann dürfen alle antworten; dann wirkt
sie, soweit es geht. Was du darfst, kannst du lassen, alles andere muss sein. Gespieltes wird nicht zurückgenommen.

## Antworten
Eine Karte mit AUFDECKEN kannst du von der Hand zeigen, in jedem Zug, wenn dir oder deinen Karten gleich geschieht,
was sie nennt; einige jederzeit. Sie tut dann nur, was hinter diesem Wort steht. Manche Karten antworten aus dem
Blickfeld. Eine annullierte Karte tut nichts: sie geht auf den Ablagestapel, und die Karte, die sie annullierte, mit
ihr. Auch auf eine Antwort kann geantwortet werden. Du wirst jedes Mal gefragt, wenn du antworten kannst.

## Wörter auf den Karten
{words}

## Das Ende
Das Spiel endet auch, wenn der Nachziehstapel und alle Hände leer sind, oder nachdem die Zeit ausgerufen wurde: Dann
gewinnt, wer die meisten Viewpoints hat. Ist die Seuche im Spiel, bist du mit zu vielen Zombeyes vor dir draußen. Wer
zuletzt übrig ist, gewinnt.
"""
