/** Six sockets a table and a move a table every two seconds, as ../table_load.py does it; one line of JSON at the end. */
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Table } = require('./game');

const [address, ...numbers] = process.argv.slice(2);
const [tables, seats, seconds, period] = numbers.map(Number);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const latencies = [];
let measuring = false;
let bytes = 0;

async function open() {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ numPlayers: seats }) };
  const { matchID } = await (await fetch(`${address}/games/table/create`, asked)).json();
  const clients = [];
  for (let seat = 0; seat < seats; seat++) {
    const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'] } });
    const client = Client({ game: Table, matchID, playerID: String(seat), numPlayers: seats, multiplayer, debug: false });
    client.start();
    client.transport.socket.io.engine.on('packet', (packet) => {
      if (measuring) bytes += packet.data?.length ?? 0;
    });
    clients.push(client);
  }
  while (!clients.every((client) => client.getState()?.isConnected)) await sleep(20);
  return clients;
}

/** When the server has told a seat of a turn; the mover's own page is ahead of it, and asks for what was confirmed. */
const told = (client, turn) =>
  new Promise((done) => {
    const stop = client.subscribe((state) => {
      if (state && state.G.turns >= turn) {
        done(performance.now());
        setImmediate(() => stop());
      }
    });
  });

async function play(clients) {
  await sleep(1000 * period * Math.random());
  for (let turn = 1; ; turn++) {
    const wake = performance.now() + 1000 * period;
    const began = performance.now();
    const mover = (turn - 1) % seats;
    const others = clients.filter((_, seat) => seat !== mover).map((client) => told(client, turn));
    clients[mover].moves.act();
    const last = Math.max(...(await Promise.all(others)));
    if (measuring) latencies.push(last - began);
    await sleep(Math.max(0, wake - performance.now()));
  }
}

(async () => {
  const opened = [];
  for (let i = 0; i < tables; i++) opened.push(await open());
  console.log('ready');
  await new Promise((go) => process.stdin.once('data', go));
  measuring = true;
  opened.forEach(play);
  await sleep(1000 * seconds);
  measuring = false;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(share * latencies.length)];
  console.log(JSON.stringify({ actions: latencies.length, bytes, p50_ms: at(0.5), p95_ms: at(0.95), max_ms: at(0.9999) }));
  process.exit(0);
})();
