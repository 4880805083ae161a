// boardgame.io's own server with the smallest game there is: whoever's turn it is adds one.
// Nothing is hidden and nothing is stored on a disk.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.count += 1; } },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
