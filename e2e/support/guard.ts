import { createServer, type Server } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';

/** Loopback, the only way in and out the harness leaves to a browser. */
const LOOPBACK = '127.0.0.1';

/** Schemes that carry their content with them or lie on this machine. */
const INNER = new Set(['about:', 'blob:', 'chrome-error:', 'chrome-extension:', 'data:', 'file:']);

/**
 * Where the browser itself goes on its own errands. They end in the trap like all others and are not the page's doing;
 * should a page name one of these houses, its request is heard by `listenTo` all the same.
 */
const ERRANDS =
  /^[A-Z]+ (https?:\/\/)?([a-z0-9-]+\.)*(googleapis|google|gvt1|gvt2|gstatic|googleusercontent)\.com[:/]/;

const heard: string[] = [];
let trap: Promise<number> | undefined;

/** The first line of what somebody says to the trap: method and address of a request, or that it is none. */
const firstLine = (words: string): string =>
  /^[A-Z]+ \S+ HTTP\/1\.[01]/.exec(words)?.[0].replace(/ HTTP.*/, '') ??
  'a connection that speaks no HTTP';

const note = (line: string): void => {
  if (!ERRANDS.test(line)) heard.push(`network: ${line}`);
};

const startTrap = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => undefined);
      // A socket the browser opened ahead and never used says nothing, and hears nothing either.
      socket.once('data', (chunk) => {
        note(firstLine(chunk.toString('latin1')));
        socket.destroy();
      });
    });
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      // The trap stands as long as the worker of the tests; it must not keep it alive.
      server.unref();
      if (address === null || typeof address === 'string')
        reject(new Error('The trap has no port.'));
      else resolve(address.port);
    });
  });

/** How a browser is started so that whatever it says to anybody but the page's own server ends in the trap. */
export interface GuardedLaunch {
  readonly proxy: { readonly server: string; readonly bypass: string };
  readonly args: readonly string[];
}

/**
 * The launch options of the guard: a proxy that counts every connection and answers none, every name leads to it, and
 * nothing speaks past it. Only `origins` (such as `http://127.0.0.1:47620`) are reached.
 */
export async function guardedLaunch(origins: readonly string[]): Promise<GuardedLaunch> {
  trap ??= startTrap();
  const port = String(await trap);
  return {
    proxy: {
      server: `http://${LOOPBACK}:${port}`,
      bypass: ['<-loopback>', ...origins.map((origin) => new URL(origin).host)].join(','),
    },
    args: [
      `--host-resolver-rules=MAP * ${LOOPBACK}:${port}, EXCLUDE ${LOOPBACK}, EXCLUDE localhost`,
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    ],
  };
}

/** True for an address that leaves neither the page's own server nor the page. */
export function isOwnAddress(address: string, origins: readonly string[]): boolean {
  const url = new URL(address);
  if (INNER.has(url.protocol)) return true;
  return origins.includes(url.origin) || origins.includes(`http://${url.host}`);
}

/** Listens to every page, popup and worker of a context and notes each address that is not its own. */
export function listenTo(context: BrowserContext, origins: readonly string[]): void {
  const hear = (address: string): void => {
    if (!isOwnAddress(address, origins)) heard.push(`page: ${address}`);
  };
  context.on('request', (request) => hear(request.url()));
  const ofPage = (page: Page): void => {
    page.on('websocket', (socket) => hear(socket.url()));
  };
  context.pages().forEach(ofPage);
  context.on('page', ofPage);
}

/** What was said to anybody else since this was last asked, each address with who noticed it. */
export function takeForeignWords(): readonly string[] {
  return heard.splice(0);
}
