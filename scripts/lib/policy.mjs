// Content policy and headers of the page: shared by the loopback server and the Electron shell.
import { realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/**
 * Nothing from anywhere else; no inline script, no script made of text; styles stand in sheets, none is written into
 * the page. It holds for the page and for each worker.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page alone has sinks for markup: what may go into them is decided in one place, renderer/app/trusted.ts. */
const PAGE_POLICY = [
  CONTENT_SECURITY_POLICY,
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** Powers of the browser the page may use itself; no frame may. */
const OWN_FEATURES = ['clipboard-read', 'clipboard-write', 'fullscreen', 'gamepad'];

/** Powers of the browser nobody may use here. */
const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = [
  ...OWN_FEATURES.map((name) => `${name}=(self)`),
  ...CLOSED_FEATURES.map((name) => `${name}=()`),
].join(', ');

/**
 * The headers of every answer, refusals too. Cross-Origin-Embedder-Policy is left out on purpose: the content
 * security policy already refuses everything foreign, and with it the page would only gain shared memory and finer
 * clocks.
 */
export const GUARD_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Permissions-Policy': PERMISSIONS_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-DNS-Prefetch-Control': 'off',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
};

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Names as the build makes them: nothing escaped, nothing hidden, no drive, no stream, no way up. */
const NAME = /^[\w][\w.-]*$/;

/** Names that are devices on Windows, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const isPlainName = (name) => NAME.test(name) && !name.endsWith('.') && !DEVICE.test(name);

/** The real file of that very name below the real folder: no link, no other case, no short name. */
const realFile = (folder, names) => {
  const file = join(realpathSync.native(folder), ...names);
  return realpathSync.native(file) === file && statSync(file).isFile() ? file : undefined;
};

/**
 * The file below `folder` that a request path names, or undefined if there is none. The path is taken as it is
 * written: what is escaped, hidden or leads anywhere else names nothing.
 */
export const fileFor = (folder, requestPath) => {
  const path = requestPath.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/')) return undefined;
  const names = path === '/' ? ['index.html'] : path.slice(1).split('/');
  if (!names.every(isPlainName)) return undefined;
  try {
    return realFile(folder, names);
  } catch {
    return undefined;
  }
};

/** The headers with which a file of the page is served. */
export const headersFor = (file) => ({
  ...GUARD_HEADERS,
  ...(extname(file) === '.html' ? { 'Content-Security-Policy': PAGE_POLICY } : {}),
  'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
  'Cache-Control': file.includes(`${sep}assets${sep}`)
    ? 'private, max-age=31536000, immutable'
    : 'no-cache',
});
