import { PROGRAM_ID } from './standalone';

type Compare = (a: unknown, b: unknown) => number;

/** What pages ask of arrays and browsers before 2023 lack. */
const ARRAY_METHODS = {
  toSorted(this: readonly unknown[], compare?: Compare): unknown[] {
    return [...this].sort(compare);
  },
  toReversed(this: readonly unknown[]): unknown[] {
    return [...this].reverse();
  },
  toSpliced(this: readonly unknown[], ...change: [number, number, ...unknown[]]): unknown[] {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
};

/** Unpacks the script of a page and runs it. Rejects where the browser cannot; the note of the page stays then. */
export async function unpack(): Promise<void> {
  for (const [name, value] of Object.entries(ARRAY_METHODS))
    if (!(name in Array.prototype))
      Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
  const signs = atob(document.getElementById(PROGRAM_ID)?.textContent ?? '');
  const bytes = Uint8Array.from(signs, (sign) => sign.codePointAt(0) ?? 0);
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const script = document.createElement('script');
  script.textContent = await new Response(plain).text();
  document.body.append(script);
}
