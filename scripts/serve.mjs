// Serves a built page without opening a window: for the journeys, and for machines without a screen. The argument names
// the build, `renderer` or `fixture`.
import { readFileSync } from 'node:fs';
import { inProject, say } from './lib/project.mjs';
import { chosenPort, startServer } from './lib/server.mjs';

const [build = 'renderer'] = process.argv.slice(2);
const port = chosenPort(process.env);
const version = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version;
try {
  await startServer({ folder: inProject('dist', build), port, version });
  say(`Wabenwart: http://127.0.0.1:${port}/`);
} catch (error) {
  say(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken; set WABENWART_PORT to another.`
      : String(error),
  );
  process.exitCode = 1;
}
