/** What is said where a judge looks at hands. */
export const JUDGING = {
  en: {
    look: 'Look at hands',
    lookWhy: 'Everybody is told that you looked. You see the hands of this moment, and nothing that is sealed.',
    handsAt: (turn: number) => `All hands, in turn ${turn}`,
    none: 'no cards',
  },
  de: {
    look: 'Handkarten ansehen',
    lookWhy: 'Alle erfahren, dass du nachgesehen hast. Du siehst die Karten dieses Moments, aber nichts Verdecktes.',
    handsAt: (turn: number) => `Alle Handkarten, Zug ${turn}`,
    none: 'keine Karten',
  },
};
