// Serves the built page to this machine only. The origin is the same at every start, because the
// browser's database belongs to an origin.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream';
import { homeOf, refusalOf } from './callers.mjs';
import { fileFor, GUARD_HEADERS, headersFor } from './policy.mjs';

/** The default port of Wabenwart, unless WABENWART_PORT is set. */
export const DEFAULT_PORT = 47610;

/** The path at which a running Wabenwart identifies itself. */
export const IDENTITY_PATH = '/wabenwart.json';

/** The port named by the environment, or the default; undefined if it is no port number. */
export const chosenPort = (environment) => {
  const text = environment.WABENWART_PORT;
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 1024 && port <= 65535 ? port : undefined;
};

/**
 * Limits of a request: a caller that is slow or sends too much is cut off, and so is one that reads nothing of its
 * answer for `idleTimeout`. All times in milliseconds.
 */
const LIMITS = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  idleTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  requireHostHeader: true,
  insecureHTTPParser: false,
};

/** Format of a version; nothing else in an identity is shown at the terminal. */
const VERSION = /^\d+\.\d+\.\d+$/;

/** More than a browser opens, with a few windows. */
const MAX_CONNECTIONS = 64;

/** As many stay open at once: a newer one takes the place of the one that made no request for the longest time. */
const KEPT_CONNECTIONS = 48;

const answer = (response, { status, words, headers = {} }) => {
  response.writeHead(status, {
    ...GUARD_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  });
  response.end(`${words}\n`);
};

const movedTo = (home) => ({ status: 307, words: 'Moved.', headers: { Location: home } });

const sayWho = (response, version) => {
  response.writeHead(200, {
    ...GUARD_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify({ app: 'wabenwart', version }));
};

const sendFile = (request, response, file) => {
  if (file === undefined) return answer(response, { status: 404, words: 'No such file.' });
  response.writeHead(200, headersFor(file));
  if (request.method === 'HEAD') return response.end();
  return pipeline(createReadStream(file), response, () => undefined);
};

/**
 * Frees a connection for the next caller. All callers of this machine have the same address and cannot be
 * distinguished, so one that holds many connections open, without sending requests or reading its answers, loses them
 * before anybody is refused.
 */
const keepRoom = (server) => {
  const byLastRequest = new Set();
  server.on('connection', (socket) => {
    byLastRequest.add(socket);
    socket.once('close', () => byLastRequest.delete(socket));
    if (byLastRequest.size <= KEPT_CONNECTIONS) return;
    const [oldest] = byLastRequest;
    byLastRequest.delete(oldest);
    oldest.destroy();
  });
  server.on('request', ({ socket }) => {
    if (byLastRequest.delete(socket)) byLastRequest.add(socket);
  });
};

/**
 * Starts the server on 127.0.0.1.
 * @param {{ folder: string, port: number, version: string }} options
 * @param {Partial<typeof LIMITS>} [limits] shorter ones, for tests
 * @returns {Promise<import('node:http').Server>} rejects if the port is taken
 */
export const startServer = ({ folder, port, version }, limits = {}) =>
  new Promise((resolveServer, reject) => {
    const { idleTimeout, ...forRequests } = { ...LIMITS, ...limits };
    const server = createServer(forRequests, (request, response) => {
      const refusal = refusalOf(request, port);
      if (refusal !== undefined) return answer(response, refusal);
      const home = homeOf(request, port);
      if (home !== undefined) return answer(response, movedTo(home));
      if (request.url === IDENTITY_PATH) return sayWho(response, version);
      return sendFile(request, response, fileFor(folder, request.url));
    });
    server.maxConnections = MAX_CONNECTIONS;
    server.setTimeout(idleTimeout);
    keepRoom(server);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolveServer(server));
  });

/**
 * Who answers on the port: nobody, a running Wabenwart, or a stranger.
 * @returns {Promise<{ kind: 'free' } | { kind: 'wabenwart', version: string } | { kind: 'stranger' }>}
 */
export const whoListens = async (port) => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${IDENTITY_PATH}`, {
      signal: AbortSignal.timeout(1500),
    });
    const identity = await answer.json();
    const isOurs = identity?.app === 'wabenwart' && VERSION.test(identity.version);
    return isOurs ? { kind: 'wabenwart', version: identity.version } : { kind: 'stranger' };
  } catch (error) {
    const refused = error?.cause?.code === 'ECONNREFUSED';
    return { kind: refused ? 'free' : 'stranger' };
  }
};
