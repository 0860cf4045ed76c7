import { createServer } from 'node:http';
import { type Browser, chromium } from '@playwright/test';

/** A name of somebody else that leads to this machine: what DNS rebinding makes of it. */
export const REBOUND = 'evil.example';

/** Somebody else on this machine: a server of his own on another port, whose pages anybody may read. */
export interface Stranger {
  readonly origin: string;
  /** The paths he was asked for since the list was last emptied. */
  readonly heard: string[];
  readonly close: () => void;
}

/** Starts the stranger's server on a free port. */
export const startStranger = async (): Promise<Stranger> => {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' });
    response.end('<!doctype html><meta charset="utf-8"><title>foreign</title><body>foreign');
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stranger has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    heard,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** A browser that reaches every port of this machine, by its number or by the stranger's name, and nobody else. */
export const openBrowser = (): Promise<Browser> => {
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
};
