/** The six lessons of a first game. Words between stars are set bold; cards keep their names in every language. */
import type { Lang } from '../wire/messages';

const en = {
  title: 'First game',
  chips: ['Draw', 'Play', 'Aim', 'Answer', 'Lasting', 'Win'],
  ofSix: (n: number) => `${n} of 6`,
  skip: 'Skip the lesson',
  show: 'Show the lesson',
  leave: 'Leave',
  laying: 'The table is being laid …',
  failed: 'The first game could not be opened.',
  again: 'Try again',
  whyNot: 'Why not the others?',
  now: 'What to do now',
  watch: (name: string) => `${name}’s turn. Watch the middle of the table.`,
  steps: {
    draw: ['You drew a card', 'Every turn begins so: one card from the Draw Pile. You drew *Wink*. *Tap it.*', 'You may play any card you hold. Wink is the easiest: it wants nothing from anybody.'],
    play: ['Play a card', '*Wink* is worth *15*. In your Field of View it counts for you, and it draws you one more card. Press *Play it*.', 'Put it back if you would rather play another one. Nobody has seen anything yet.'],
    playAny: ['Play a card', 'One card each turn goes from your hand to your Field of View, and does what it says. Press *Play it*.', 'You must play one if you hold any.'],
    aim: ['Aim a card', (leader: string, points: number) => `*${leader}* leads with *${points}*. *Mirage* puts any card from any field into the Discard Pile. Tap it.`, 'Others would give you more points. Mirage takes them from whoever leads.'],
    aimAt: ['Choose the target', '*Robin’s Blind Spot* is worth 20. Choose it: legal targets have a dashed line.', 'You could choose any card, even one of your own.'],
    aimGo: ['Now do it', 'The line shows where it goes. Before it happens, the other side may answer. Press *Play it*.', 'Until you press it, only you see this.'],
    answer: ['Answer!', '*Blurred Vision* would make you DISCARD two cards. *Spectacles* in your hand can CANCEL that. Press *Reveal Spectacles*.', 'Only cards with ring and dot can answer, and only what they name. You may also let it happen.'],
    lasting: ['A card that lasts', '*Shadow* costs you *15* points, but with it you play one more card in each of your turns. Tap it and play it.', 'It pays off the sooner it lies there. Negative points stand in a dark diamond.'],
    lastingMore: ['One more card', 'That is what Shadow gives you, now and in every turn of yours. *Shared Perspective* brings *20*. Tap it and play it.', 'Any card will do. You may also end your turn.'],
    win: ['Go for 100', (points: number) => `You have *${points}*. Two plays make it: *Blind Spot* is worth 20, *Wink* 15. Begin with *Blind Spot*.`, 'Whoever has 100 or more when their own turn ends wins. Not before, and not in somebody else’s turn.'],
    winAt: ['Choose somebody', 'Blind Spot makes another player discard a card. Choose who, then press *Play it*.', 'The others’ hands are hidden. *Robin* is closest to you.'],
    winMore: ['And one more', (points: number) => `*${points}* now. Shadow lets you play another card: *Wink*.`, 'Every card counts only when it lies in your field.'],
    end: ['End your turn', (points: number) => `You have *${points}*. End the turn, and you win.`, 'Until your turn has ended somebody might still take points from you.'],
    free: ['You know it all', 'Be the first to end a turn of your own with 100. Long press or right-click any card to read it.', 'Cards with a dashed line can be chosen now.'],
  } as Record<string, [string, string | ((...values: never[]) => string), string]>,
};

export type FirstWords = typeof en;

const de: FirstWords = {
  title: 'Erstes Spiel',
  chips: ['Ziehen', 'Spielen', 'Zielen', 'Antworten', 'Dauerhaft', 'Gewinnen'],
  ofSix: (n) => `${n} von 6`,
  skip: 'Lektion überspringen',
  show: 'Lektion zeigen',
  leave: 'Verlassen',
  laying: 'Der Tisch wird gedeckt …',
  failed: 'Das erste Spiel ließ sich nicht öffnen.',
  again: 'Noch einmal',
  whyNot: 'Warum nicht die anderen?',
  now: 'Was jetzt zu tun ist',
  watch: (name) => `${name} ist dran. Sieh auf die Mitte des Tisches.`,
  steps: {
    draw: ['Du hast gezogen', 'So beginnt jeder Zug: mit einer Karte vom Nachziehstapel. Du hast *Wink* gezogen. *Tippe sie an.*', 'Du darfst jede deiner Karten spielen. Wink ist am einfachsten: sie will von niemandem etwas.'],
    play: ['Spiel eine Karte', '*Wink* ist *15* wert. In deinem Blickfeld zählt sie für dich, und du ziehst noch eine Karte. Drücke *Spielen*.', 'Leg sie zurück, wenn du lieber eine andere spielst. Noch hat niemand etwas gesehen.'],
    playAny: ['Spiel eine Karte', 'In jedem Zug geht eine Karte aus deiner Hand in dein Blickfeld und tut, was auf ihr steht. Drücke *Spielen*.', 'Du musst eine spielen, solange du welche hast.'],
    aim: ['Ziele mit einer Karte', (leader: string, points: number) => `*${leader}* führt mit *${points}*. *Mirage* legt irgendeine Karte aus einem Blickfeld auf den Ablagestapel. Tippe sie an.`, 'Andere Karten gäben dir mehr Punkte. Mirage nimmt sie denen, die führen.'],
    aimAt: ['Wähle das Ziel', '*Robins Blind Spot* ist 20 wert. Wähle sie: Erlaubtes ist gestrichelt.', 'Du könntest jede Karte wählen, sogar eine eigene.'],
    aimGo: ['Jetzt los', 'Die Linie zeigt, wohin es geht. Bevor es geschieht, darf die andere Seite antworten. Drücke *Spielen*.', 'Bis du drückst, siehst nur du das.'],
    answer: ['Antworte!', 'Durch *Blurred Vision* müsstest du zwei Karten abwerfen. *Spectacles* in deiner Hand kann das vereiteln. Drücke den Knopf mit *Spectacles*.', 'Nur Karten mit Ring und Punkt können antworten, und nur auf das, was sie nennen. Du kannst es auch geschehen lassen.'],
    lasting: ['Eine Karte, die bleibt', '*Shadow* kostet dich *15* Punkte, aber mit ihr spielst du in jedem deiner Züge eine Karte mehr. Tippe sie an und spiele sie.', 'Je früher sie liegt, desto mehr bringt sie. Minuspunkte stehen in einer dunklen Raute.'],
    lastingMore: ['Noch eine Karte', 'Das gibt dir Shadow, jetzt und in jedem deiner Züge. *Shared Perspective* bringt *20*. Tippe sie an und spiele sie.', 'Jede Karte ist recht. Du darfst den Zug auch beenden.'],
    win: ['Auf zu 100', (points: number) => `Du hast *${points}*. Zwei Karten genügen: *Blind Spot* ist 20 wert, *Wink* 15. Beginne mit *Blind Spot*.`, 'Es gewinnt, wer am Ende des eigenen Zugs 100 oder mehr hat. Nicht vorher, und nicht in fremden Zügen.'],
    winAt: ['Wähle jemanden', 'Durch Blind Spot wirft jemand anders eine Karte ab. Wähle, wer, und drücke *Spielen*.', 'Die Hände der anderen sind verdeckt. *Robin* ist dir am nächsten.'],
    winMore: ['Und noch eine', (points: number) => `*${points}* sind es. Shadow lässt dich noch eine Karte spielen: *Wink*.`, 'Karten zählen nur, wenn sie in deinem Blickfeld liegen.'],
    end: ['Beende deinen Zug', (points: number) => `Du hast *${points}*. Beende den Zug, und du gewinnst.`, 'Solange dein Zug läuft, könnte dir noch jemand Punkte nehmen.'],
    free: ['Du weißt alles', 'Beende als Erste oder Erster einen eigenen Zug mit 100. Langer Druck oder Rechtsklick zeigt jede Karte.', 'Gestrichelte Karten kannst du jetzt wählen.'],
  },
};

export const firstWords: Record<Lang, FirstWords> = { en, de };
