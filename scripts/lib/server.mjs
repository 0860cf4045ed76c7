// Serves the built page to this machine only. The origin is the same at every start, because the
// browser's database belongs to an origin.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { fileFor, headersFor } from './policy.mjs';

/** The port of Wabenwart unless WABENWART_PORT says otherwise. */
export const DEFAULT_PORT = 47610;

/** The path at which a running Wabenwart says who it is. */
export const IDENTITY_PATH = '/wabenwart.json';

/** The port named by the environment, or the default; undefined if it is no port number. */
export const chosenPort = (environment) => {
  const text = environment.WABENWART_PORT;
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 1024 && port <= 65535 ? port : undefined;
};

/** True if a request names this server by its loopback name: a page elsewhere cannot reach it by a name of its own. */
export const isOwnHost = (host, port) =>
  host === `127.0.0.1:${port}` || host === `localhost:${port}`;

const refuse = (response, status, words) => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${words}\n`);
};

/**
 * Starts the server on 127.0.0.1.
 * @param {{ folder: string, port: number, version: string }} options
 * @returns {Promise<import('node:http').Server>} rejects if the port is taken
 */
export const startServer = ({ folder, port, version }) =>
  new Promise((resolveServer, reject) => {
    const server = createServer((request, response) => {
      if (!isOwnHost(request.headers.host, port)) return refuse(response, 403, 'Unknown host.');
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(response, 405, 'Only GET.');
      if (request.url === IDENTITY_PATH) {
        response.writeHead(200, {
          'Content-Type': 'application/json; charset=utf-8',
          'Cache-Control': 'no-store',
        });
        return response.end(JSON.stringify({ app: 'wabenwart', version, pid: process.pid }));
      }
      const file = fileFor(folder, request.url ?? '/');
      if (file === undefined) return refuse(response, 404, 'No such file.');
      response.writeHead(200, headersFor(file));
      if (request.method === 'HEAD') return response.end();
      return createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
    });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolveServer(server));
  });

/**
 * Who answers on the port: nobody, a running Wabenwart, or a stranger.
 * @returns {Promise<{ kind: 'free' } | { kind: 'wabenwart', pid: number, version: string } | { kind: 'stranger' }>}
 */
export const whoListens = async (port) => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${IDENTITY_PATH}`, {
      signal: AbortSignal.timeout(1500),
    });
    const identity = await answer.json();
    return identity?.app === 'wabenwart'
      ? { kind: 'wabenwart', pid: identity.pid, version: identity.version }
      : { kind: 'stranger' };
  } catch (error) {
    const refused = error?.cause?.code === 'ECONNREFUSED';
    return { kind: refused ? 'free' : 'stranger' };
  }
};
