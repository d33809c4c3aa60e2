const { Server, Origins } = require('boardgame.io/server');
const { Table } = require('./game');

const server = Server({ games: [Table], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT), callback: () => console.log('open') });
