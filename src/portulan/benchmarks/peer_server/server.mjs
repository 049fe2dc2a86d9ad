// A boardgame.io server as its documentation starts one: `node server.mjs memory|flatfile DIR`.
// Prints the ports of the game server and of its lobby.
import { createServer } from "node:net";
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { Server, Origins, FlatFile } = require("boardgame.io/server");

// Plain turns: each move appends to a log and passes the turn, so that the rules cost next to nothing.
const game = {
  name: "turns",
  setup: () => ({ log: [] }),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act: ({ G }, value) => {
      G.log.push(value);
      if (G.log.length > 100) G.log.splice(0, 50);
    },
  },
};

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

const [storage, directory] = process.argv.slice(2);
const db = storage === "flatfile" ? new FlatFile({ dir: directory }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
const running = await server.run({ port: await freePort(), lobbyConfig: { apiPort: await freePort() } });
console.log(`ports ${running.appServer.address().port} ${running.apiServer.address().port}`);
