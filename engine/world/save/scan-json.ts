/** What a JSON text says of itself before it is parsed. Of a text that is no JSON it says nothing that matters. */
export interface Scanned {
  /** Objects and arrays within each other, at the deepest place. */
  readonly depth: number;
  /** Whether as many were closed as were opened. */
  readonly isBalanced: boolean;
  /** Keys of all objects, those that stand twice counted twice. */
  readonly keys: number;
}

/** Where the text behind a string goes on that begins at `quote`; the end of the text if it never ends. */
const behindString = (text: string, quote: number): number => {
  let end = text.indexOf('"', quote + 1);
  while (end >= 0) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
};

/** Counts keys and nesting of a JSON text in one pass, strings left aside. */
export const scanJson = (text: string): Scanned => {
  let [at, open, depth, keys] = [0, 0, 0, 0];
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"') {
      at = behindString(text, at);
      continue;
    }
    if (sign === ':') keys += 1;
    else if (sign === '{' || sign === '[') depth = Math.max(depth, (open += 1));
    else if (sign === '}' || sign === ']') open -= 1;
    at += 1;
  }
  return { depth, isBalanced: open === 0, keys };
};
