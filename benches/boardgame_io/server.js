const { Server, Origins } = require('boardgame.io/server');
const { Table } = require('./game');

const server = Server({ games: [Table], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`open ${appServer.address().port}`));
