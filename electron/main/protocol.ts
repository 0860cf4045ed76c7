import { readFile } from 'node:fs/promises';
import { fileFor, headersFor } from '../../scripts/lib/policy.mjs';
import { isOwnAddress } from './navigation';

/** Answers a request of the page from the built files below `folder`; anything else is refused. */
export const answerFrom =
  (folder: string) =>
  async (request: { readonly url: string }): Promise<Response> => {
    if (!isOwnAddress(request.url)) return new Response('', { status: 403 });
    const file = fileFor(folder, new URL(request.url).pathname);
    if (file === undefined) return new Response('', { status: 404 });
    return new Response(new Uint8Array(await readFile(file)), { headers: headersFor(file) });
  };
