import { NOTE_ID, PROGRAM_ID } from './standalone';

/** Unpacks the script of a page and runs it; a browser that cannot is told of by a sentence. */
async function unpack(): Promise<void> {
  try {
    const signs = atob(document.getElementById(PROGRAM_ID)?.textContent ?? '');
    const bytes = Uint8Array.from(signs, (sign) => sign.codePointAt(0) ?? 0);
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const script = document.createElement('script');
    script.textContent = await new Response(plain).text();
    document.body.append(script);
  } catch {
    document.getElementById(NOTE_ID)?.removeAttribute('hidden');
  }
}

void unpack();
