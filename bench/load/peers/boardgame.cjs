// boardgame.io's own server with two games, in memory: nothing is stored on a disk.
const { Server, Origins } = require("boardgame.io/server");

// The smallest game there is: whoever's turn it is adds one. Nothing is hidden.
const count = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.count += 1; } },
};

// About as much to hide and to tell as in `tail`: a pile, four cards before each player that nobody
// sees, one card drawn, which is swapped for one of the four or thrown away.
const cards = {
  name: "cards",
  setup: ({ random, ctx }) => {
    const pile = random.Shuffle([...Array(54).keys()]);
    const rows = Array.from({ length: ctx.numPlayers }, () => pile.splice(0, 4));
    return { pile, rows, thrown: [pile.pop()], drawn: null };
  },
  playerView: ({ G, ctx, playerID }) => ({
    pile: G.pile.length,
    rows: G.rows.map((row) => row.map(() => null)),
    thrown: G.thrown.slice(-1),
    drawn: playerID === ctx.currentPlayer ? G.drawn : G.drawn === null ? null : -1,
  }),
  moves: {
    draw: {
      client: false,
      move: ({ G, random }) => {
        if (G.drawn !== null) return "INVALID_MOVE";
        if (!G.pile.length) {
          G.pile = random.Shuffle(G.thrown.slice(0, -1));
          G.thrown = G.thrown.slice(-1);
        }
        G.drawn = G.pile.pop();
      },
    },
    put: {
      client: false,
      move: ({ G, playerID, events }, place) => {
        if (G.drawn === null || !(place >= 0 && place <= 4)) return "INVALID_MOVE";
        const row = G.rows[playerID];
        G.thrown.push(place === 4 ? G.drawn : row[place]);
        if (place < 4) row[place] = G.drawn;
        G.drawn = null;
        events.endTurn();
      },
    },
  },
};

const server = Server({ games: [count, cards], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
