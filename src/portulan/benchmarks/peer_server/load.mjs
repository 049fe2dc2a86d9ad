// Plays `node load.mjs PORT LOBBY_PORT LENGTH TABLES SECONDS RATE`: two clients a table, in turns; RATE 0 is full speed, else moves/s
// in all. A match is over after LENGTH moves, and its table is followed by a new one.
// Prints JSON: moves, seconds, and the milliseconds from a move sent to the other client hearing it.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { io } = require("socket.io-client");

const [port, lobbyPort, length, tables, seconds, rate] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${lobbyPort}`;

// The server closes lines that were idle for a while; a request that meets such a line is made again.
async function post(path, body, tries = 5) {
  const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(lobby + path, request).catch((error) => {
    if (tries === 1) throw error;
  });
  if (!answer) return post(path, body, tries - 1);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

const latencies = [];
let moves = 0;
let stopped = false;

class Table {
  // A first match counts as begun some time ago, so that matches end, and tables open, all the time and not all at once.
  constructor(number) {
    this.made = Math.floor((number * length) / tables);
  }

  async open() {
    const { matchID } = await post("/games/turns/create", { numPlayers: 2 });
    this.match = matchID;
    this.sockets = [];
    this.sent = 0;
    this.state = 0;
    for (const player of ["0", "1"]) {
      const seat = await post(`/games/turns/${matchID}/join`, { playerID: player, playerName: `P${player}` });
      const socket = io(`${base}/turns`, { transports: ["websocket"], forceNew: true });
      socket.credentials = seat.playerCredentials;
      await new Promise((resolve) => {
        socket.on("connect", () => socket.emit("sync", matchID, player, socket.credentials, 2));
        socket.on("sync", (id, info) => {
          this.state = info.state._stateID;
          resolve();
        });
      });
      socket.on("update", (id, state) => this.heard(Number(player), state));
      this.sockets.push(socket);
    }
  }

  heard(player, state) {
    this.state = state._stateID;
    const turn = Number(state.ctx.currentPlayer);
    if (player !== turn) return;
    // The next player is the one who did not move: he has now heard it.
    latencies.push(performance.now() - this.sent);
    moves += 1;
    this.made += 1;
    if (this.made === length) this.renew();
    else this.go(turn);
  }

  async renew() {
    for (const socket of this.sockets) socket.close();
    this.made = 0;
    await this.open();
    this.go(0);
  }

  go(player) {
    if (!rate) this.play(player);
    else this.turn = player;
  }

  play(player) {
    if (stopped) return;
    this.turn = null;
    this.sent = performance.now();
    const socket = this.sockets[player];
    const payload = { type: "act", args: [moves], playerID: String(player), credentials: socket.credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, this.state, this.match, String(player));
  }
}

const all = Array.from({ length: tables }, (_, number) => new Table(number));
await Promise.all(all.map((table) => table.open()));
const start = performance.now();
for (const table of all) table.go(0);
if (rate) {
  let due = 0;
  let next = 0;
  const timer = setInterval(() => {
    if (stopped) return clearInterval(timer);
    for (due += rate / 200; due >= 1; due -= 1) {
      for (let tries = 0; tries < all.length; tries += 1) {
        const table = all[next++ % all.length];
        if (table.turn !== null && table.turn !== undefined) {
          table.play(table.turn);
          break;
        }
      }
    }
  }, 5);
}
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
stopped = true;
const spent = (performance.now() - start) / 1000;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
console.log(JSON.stringify({ moves, seconds: spent, p50: at(0.5), p99: at(0.99) }));
process.exit(0);
