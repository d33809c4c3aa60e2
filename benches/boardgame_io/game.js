/** The least that a table can be: a turn passes on, and every seat is sent a view of so many bytes. */
const bytes = Number(process.env.VIEW_BYTES || 1000);

exports.Table = {
  name: 'table',
  disableUndo: true,
  setup: () => ({ turns: 0, filler: 'x'.repeat(bytes) }),
  moves: {
    act: ({ G }) => {
      G.turns += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({ ...G, you: playerID }),
};
