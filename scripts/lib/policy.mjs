// What is served to the page and how: shared by the loopback server and the Electron shell.
import { existsSync, statSync } from 'node:fs';
import { extname, normalize, resolve, sep } from 'node:path';

/** Nothing from anywhere else, no inline script; inline styles are set by the components. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** The file below `folder` that a request path names, or undefined if there is none. Never leaves the folder. */
export const fileFor = (folder, requestPath) => {
  let path;
  try {
    path = decodeURIComponent(requestPath.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const top = resolve(folder);
  const file = resolve(top, `.${normalize(`/${path}`)}`);
  if (file !== top && !file.startsWith(top + sep)) return undefined;
  const target = file === top ? resolve(top, 'index.html') : file;
  return existsSync(target) && statSync(target).isFile() ? target : undefined;
};

/** The headers with which a file of the page is served. */
export const headersFor = (file) => ({
  'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
  'Cache-Control': file.includes(`${sep}assets${sep}`)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
