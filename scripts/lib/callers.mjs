// Access rules of the loopback server. Pure: headers of a request in, a refusal or nothing out.

/** The name of the origin to which the browser's storage belongs, and the other one by which people may call it. */
const HOME = '127.0.0.1';
const ALIAS = 'localhost';

/** True if a request names this server by its loopback name: a page elsewhere cannot reach it by a name of its own. */
const isOwnHost = (host, port) => [HOME, ALIAS].some((name) => host === `${name}:${port}`);

const valuesOf = (rawHeaders, name) =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1].toLowerCase() === name);

const hasOwnHost = ({ rawHeaders }, port) => {
  const hosts = valuesOf(rawHeaders, 'host');
  return hosts.length === 1 && isOwnHost(hosts[0], port);
};

const hasOwnOrigin = ({ rawHeaders, headers }) => {
  const origins = valuesOf(rawHeaders, 'origin');
  return origins.every((origin) => origin === `http://${headers.host}`);
};

/** Places inside another page (or a worker that would stay behind it) where nothing of ours belongs. */
const EMBEDDED = ['iframe', 'frame', 'fencedframe', 'embed', 'object', 'serviceworker'];

const isPage = (url) => url === '/' || url === '/index.html';

/** A visit: the GM's own step to the page, in a window of its own. */
const isVisit = ({ method, url, headers }) =>
  method === 'GET' &&
  isPage(url) &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/**
 * Headers in which a browser gives the origin of a request. Other programs send none; they could read the files on the
 * disk as well.
 */
const isWelcome = (request) => {
  const { headers } = request;
  if (EMBEDDED.includes(headers['sec-fetch-dest'])) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none' || isVisit(request);
};

/**
 * Why a request is refused, or undefined if it is not. The words are the same for every request of their kind:
 * nothing of the request is repeated.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} port
 * @returns {{ status: number, words: string } | undefined}
 */
export const refusalOf = (request, port) => {
  if (request.httpVersion !== '1.1') return { status: 505, words: 'Only HTTP/1.1.' };
  if (!hasOwnHost(request, port)) return { status: 403, words: 'Unknown host.' };
  if (!/^\/(?!\/)/.test(request.url ?? '')) return { status: 400, words: 'No such address.' };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, words: 'Only GET.' };
  if (!hasOwnOrigin(request) || !isWelcome(request))
    return { status: 403, words: 'Not for other pages.' };
  return undefined;
};

/**
 * Where a request belongs that called the server `localhost`: the same path and query at the one origin that holds the
 * campaigns; undefined for one that is there already. Only for requests that are not refused.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} port
 */
export const homeOf = ({ headers, url }, port) =>
  headers.host === `${ALIAS}:${port}` ? `http://${HOME}:${port}${url}` : undefined;
