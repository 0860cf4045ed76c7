// npm start: installs what is missing, builds what has changed, opens the program.
import { readFileSync } from 'node:fs';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, say } from './lib/project.mjs';
import { chosenPort, startServer, whoListens } from './lib/server.mjs';
import { ensureElectron, hasScreen, openAppWindow, openElectron } from './lib/shell.mjs';

const version = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version;

const serve = async (port) => {
  const address = `http://127.0.0.1:${port}/`;
  const listener = await whoListens(port);
  if (listener.kind === 'wabenwart') {
    say(`Wabenwart ${listener.version} is already running: ${address}`);
    const browser = findBrowser();
    if (browser && hasScreen()) await openAppWindow(browser, address);
    return 0;
  }
  if (listener.kind === 'stranger') {
    say(
      `Port ${port} is taken by another program. Close it, or choose a port: WABENWART_PORT=47611 npm start. (Campaigns belong to the port they were made on.)`,
    );
    return 1;
  }
  const server = await startServer({ folder: inProject('dist', 'renderer'), port, version });
  const browser = findBrowser();
  if (browser && hasScreen()) {
    say(`Wabenwart is open at ${address}`);
    const opened = Date.now();
    const ended = await openAppWindow(browser, address);
    if (ended || Date.now() - opened > 5000) {
      server.close();
      server.closeAllConnections();
      return 0;
    }
    say('The browser window could not be opened.');
  }
  say(`Open ${address} in Chromium, Chrome or Edge. Ctrl+C ends Wabenwart.`);
  return undefined;
};

const main = async () => {
  const port = chosenPort(process.env);
  if (port === undefined) {
    say(`WABENWART_PORT must be a number from 1024 to 65535, not "${process.env.WABENWART_PORT}".`);
    return 1;
  }
  if (!(await ensureInstalled())) return 1;
  const electron = hasScreen() ? await ensureElectron() : undefined;
  if (!(await ensureBuilt(electron ? ['renderer', 'electron'] : ['renderer']))) return 1;
  if (electron && (await openElectron(electron))) return 0;
  return serve(port);
};

const code = await main();
if (code !== undefined) process.exit(code);
