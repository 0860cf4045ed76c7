import { join } from 'node:path';
import { app, BrowserWindow, protocol, session } from 'electron';
import { connect } from './connect';
import { guardContents } from './contents';
import { SCHEME, START_PAGE } from './navigation';
import { answerFrom } from './protocol';
import { guardSession } from './session';
import { forbiddenSwitch, OWN_SWITCHES } from './switches';
import { windowOptions } from './window';

const openWindow = async (folder: string): Promise<void> => {
  const window = new BrowserWindow(windowOptions(folder, !app.isPackaged));
  connect(window);
  window.once('ready-to-show', () => window.show());
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  await window.loadURL(START_PAGE);
};

/** What must be settled before Chromium starts. */
const prepare = (): void => {
  app.enableSandbox();
  for (const [name, value] of OWN_SWITCHES) app.commandLine.appendSwitch(name, value);
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
};

/** Nothing that would ask the GM to trust somebody else. */
const refuseStrangers = (): void => {
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, decide) => {
    event.preventDefault();
    decide(false);
  });
  app.on('select-client-certificate', (event, _contents, _url, _list, choose) => {
    event.preventDefault();
    choose();
  });
  app.on('login', (event, _contents, _details, _info, answer) => {
    event.preventDefault();
    answer();
  });
};

const run = async (folder: string): Promise<void> => {
  prepare();
  refuseStrangers();
  app.on('session-created', guardSession);
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
  app.on('window-all-closed', () => app.quit());
  await app.whenReady();
  guardSession(session.defaultSession);
  protocol.handle(SCHEME, answerFrom(join(folder, '..', 'renderer')));
  await openWindow(folder);
};

/**
 * Starts the program, once: a second start only brings the first one's window forward. Nothing of the command line is
 * read; a packaged program that was started with a switch that would open it to others says so and ends with code 1.
 * @param folder where the built shell lies: preload.cjs here, the page in `renderer` beside it
 */
export async function start(folder: string): Promise<void> {
  const open = forbiddenSwitch((name) => app.commandLine.hasSwitch(name));
  if (app.isPackaged && open !== undefined) {
    process.stderr.write(`Wabenwart does not start with --${open}.\n`);
    app.exit(1);
  } else if (app.requestSingleInstanceLock()) await run(folder);
  else app.quit();
}
