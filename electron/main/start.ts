import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  type BrowserWindowConstructorOptions,
  protocol,
  session,
  type WebContents,
} from 'electron';
import { connect } from './connect';
import { isOwnAddress, SCHEME, START_PAGE } from './navigation';
import { guardSession } from './session';
import { readFile } from 'node:fs/promises';
import { fileFor, GUARD_HEADERS, headersFor } from '../../scripts/lib/policy.mjs';

/**
 * Switches of Chromium and Node that open the program to another one, or take off its guards. A packaged program
 * that finds one does not start.
 */
export const FORBIDDEN_SWITCHES: readonly string[] = [
  // Another program speaks to ours, or looks into it.
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-targets',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-wait',
  'inspect-port',
  'inspect-publish-uid',
  'enable-automation',
  'wait-for-debugger',
  'wait-for-debugger-children',
  'browser-startup-dialog',
  'renderer-startup-dialog',
  'utility-startup-dialog',
  'gpu-startup-dialog',
  // Somebody else's program or library runs in the place of ours.
  'js-flags',
  'load-extension',
  'load-apps',
  'load-and-launch-app',
  'disable-extensions-except',
  'clear-key-cdm-path-for-testing',
  'browser-subprocess-path',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
  'gpu-launcher',
  // A process leaves its sandbox.
  'no-sandbox',
  'no-zygote',
  'no-zygote-sandbox',
  'no-unsandboxed-zygote',
  'single-process',
  'in-process-gpu',
  'service-sandbox-type',
  'allow-sandbox-debugging',
  'disable-gpu-sandbox',
  'disable-landlock-sandbox',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-setuid-sandbox',
  // A page may do what no page may.
  'disable-web-security',
  'disable-site-isolation-trials',
  'allow-file-access-from-files',
  'allow-running-insecure-content',
  'allow-command-line-plugins',
  'allow-unsafe-devtools-remote-file-loading',
  'unsafely-treat-insecure-origin-as-secure',
  // Requests go to somebody else, are believed from anybody, or are written down.
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'allow-insecure-localhost',
  'host-rules',
  'host-resolver-rules',
  'proxy-server',
  'proxy-pac-url',
  'proxy-auto-detect',
  'log-net-log',
  'ssl-key-log-file',
];

/** The first forbidden switch the program was started with, or undefined. */
export const forbiddenSwitch = (hasSwitch: (name: string) => boolean): string | undefined =>
  FORBIDDEN_SWITCHES.find(hasSwitch);

/** Switches set at every start: no name is ever looked up, nothing is fetched in the background. */
export const OWN_SWITCHES: readonly (readonly [name: string, value: string])[] = [
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
  ['disable-background-networking', ''],
  ['disable-component-update', ''],
  ['disable-domain-reliability', ''],
];

/**
 * The window: sandboxed, isolated, without Node, with nothing but the preload's small door.
 * @param folder where preload.cjs lies
 * @param hasDevTools only where the program is worked on, never in a packaged one
 */
export const windowOptions = (
  folder: string,
  hasDevTools: boolean,
): BrowserWindowConstructorOptions => ({
  width: 1440,
  height: 900,
  minWidth: 1024,
  minHeight: 680,
  show: false,
  backgroundColor: '#F2ECDF',
  webPreferences: {
    preload: join(folder, 'preload.cjs'),
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    navigateOnDragDrop: false,
    plugins: false,
    spellcheck: false,
    devTools: hasDevTools,
  },
});

interface Step {
  readonly url: string;
  readonly isMainFrame: boolean;
  preventDefault: () => void;
}

const stayHome = (step: Step): void => {
  if (!step.isMainFrame || !isOwnAddress(step.url)) step.preventDefault();
};

/** Keeps a page at home: no foreign address, no frame that goes anywhere, no second window, no device. */
export const guardContents = (contents: WebContents): void => {
  contents.on('will-navigate', stayHome);
  contents.on('will-frame-navigate', stayHome);
  contents.on('will-redirect', stayHome);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('select-bluetooth-device', (event, _devices, choose) => {
    event.preventDefault();
    choose('');
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
};

const refusal = (status: number): Response =>
  new Response('', { status, headers: { ...GUARD_HEADERS } });

/** Answers a request of the page from the built files below `folder`, whole and by GET only; anything else is refused. */
export const answerFrom =
  (folder: string) =>
  async (request: { readonly url: string; readonly method: string }): Promise<Response> => {
    if (!isOwnAddress(request.url)) return refusal(403);
    if (request.method !== 'GET') return refusal(405);
    const file = fileFor(folder, new URL(request.url).pathname);
    if (file === undefined) return refusal(404);
    return new Response(new Uint8Array(await readFile(file)), { headers: headersFor(file) });
  };

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
export const start = async (folder: string): Promise<void> => {
  const open = forbiddenSwitch((name) => app.commandLine.hasSwitch(name));
  if (app.isPackaged && open !== undefined) {
    process.stderr.write(`Wabenwart does not start with --${open}.\n`);
    app.exit(1);
  } else if (app.requestSingleInstanceLock()) await run(folder);
  else app.quit();
};
