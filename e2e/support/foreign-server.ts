import { createServer } from 'node:http';
import { type Browser, chromium } from '@playwright/test';

/** A foreign host name that resolves to this machine, as after DNS rebinding. */
export const REBOUND = 'evil.example';

/** A server of another origin on this machine: on another port, its pages readable by anybody (CORS `*`). */
export interface ForeignServer {
  readonly origin: string;
  /** The paths requested since the list was last emptied. */
  readonly requested: string[];
  readonly close: () => void;
}

/** Starts a server of another origin on a free port. */
export async function startForeignServer(): Promise<ForeignServer> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' });
    response.end('<!doctype html><meta charset="utf-8"><title>foreign</title><body>foreign');
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The foreign server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requested,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A browser that reaches every port of this machine, by its number or by the foreign host name, and no other machine. */
export function openBrowser(): Promise<Browser> {
  const executable = process.env['WABENWART_BROWSER'] ?? '';
  return chromium.launch({
    ...(executable === '' ? {} : { executablePath: executable }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--host-resolver-rules=MAP ${REBOUND} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
  });
}
