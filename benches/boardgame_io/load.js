/** Six sockets a table and a move a table every two seconds, as benches/table_load.py does it; one line of JSON. */
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Table } = require('./game');

const [address, tables, seats, seconds, period] = process.argv.slice(2).map((word, i) => (i ? Number(word) : word));
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const post = async (path, body) =>
  (await fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();

async function open() {
  const { matchID } = await post('/games/table/create', { numPlayers: seats });
  const clients = [];
  for (let seat = 0; seat < seats; seat++) {
    const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'] } });
    const client = Client({ game: Table, matchID, playerID: String(seat), numPlayers: seats, multiplayer, debug: false });
    client.start();
    clients.push(client);
  }
  while (!clients.every((client) => client.getState()?.isConnected)) await sleep(20);
  return clients;
}

const latencies = [];
let measuring = false;

async function play(clients) {
  await sleep(1000 * period * Math.random());
  for (let turn = 1; ; turn++) {
    const wake = performance.now() + 1000 * period;
    const began = performance.now();
    const told = clients.map(
      (client) =>
        new Promise((done) => {
          const stop = client.subscribe((state) => {
            if (state && state.G.turns >= turn && state._stateID >= turn) {
              done(performance.now());
              setImmediate(() => stop());
            }
          });
        }),
    );
    clients[(turn - 1) % seats].moves.act();
    const last = Math.max(...(await Promise.all(told)));
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
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(share * latencies.length)];
  console.log(JSON.stringify({ actions: latencies.length, p50_ms: at(0.5), p95_ms: at(0.95) }));
  process.exit(0);
})();
