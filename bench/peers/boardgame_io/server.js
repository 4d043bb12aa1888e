'use strict';
// boardgame.io's own server with Wild Gangs on it: koa and socket.io, production mode, matches in memory.
//
//     node server.js
//
// prints one JSON line with its address once it listens, on a free port.
process.env.NODE_ENV = 'production'; // before boardgame.io is loaded, or its development checks are on
const { version } = require('boardgame.io/package.json');
const { Server, Origins } = require('boardgame.io/server');
const { WildGangs } = require('./game.js');

const log = console.log;
console.log = () => {}; // the server says where its lobby is
const server = Server({ games: [WildGangs], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  const address = `http://127.0.0.1:${appServer.address().port}`;
  log(JSON.stringify({ address, about: { 'boardgame.io': version, node: process.versions.node } }));
});
