import { readFile } from 'node:fs/promises';
import { extname, normalize, resolve, sep } from 'node:path';
import { isOwnAddress } from './navigation';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** The same policy as the loopback server's: nothing from elsewhere, no inline script. */
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

/** The file below `folder` that an address of ours names; undefined for foreign addresses and ways out of the folder. */
export const fileForAddress = (folder: string, address: string): string | undefined => {
  if (!isOwnAddress(address)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(new URL(address).pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const top = resolve(folder);
  const file = resolve(top, `.${normalize(path === '/' ? '/index.html' : path)}`);
  return file.startsWith(top + sep) ? file : undefined;
};

/** Answers a request of the page from the built files. */
export const answerFrom =
  (folder: string) =>
  async (request: { readonly url: string }): Promise<Response> => {
    const file = fileForAddress(folder, request.url);
    if (file === undefined) return new Response('', { status: 403 });
    try {
      const body = await readFile(file);
      return new Response(new Uint8Array(body), {
        headers: {
          'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
          'Content-Security-Policy': CONTENT_SECURITY_POLICY,
          'X-Content-Type-Options': 'nosniff',
        },
      });
    } catch {
      return new Response('', { status: 404 });
    }
  };
