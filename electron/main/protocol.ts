import { readFile } from 'node:fs/promises';
import { fileFor, GUARD_HEADERS, headersFor } from '../../scripts/lib/policy.mjs';
import { isOwnAddress } from './navigation';

const refusal = (status: number): Response =>
  new Response('', { status, headers: { ...GUARD_HEADERS } });

/** Answers a request of the page from the built files below `folder`, whole and by GET only; anything else is refused. */
export function answerFrom(folder: string) {
  return async (request: { readonly url: string; readonly method: string }): Promise<Response> => {
    if (!isOwnAddress(request.url)) return refusal(403);
    if (request.method !== 'GET') return refusal(405);
    const file = fileFor(folder, new URL(request.url).pathname);
    if (file === undefined) return refusal(404);
    return new Response(new Uint8Array(await readFile(file)), { headers: headersFor(file) });
  };
}
