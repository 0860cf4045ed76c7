import { type FileLimits, type FileProblem, PART } from './format';

/**
 * What a byte of JSON costs whoever reads it, beyond its own room: values and blanks little, what holds others more, a line
 * most. Signs within texts are counted with the others.
 */
const WEIGHTS = Uint8Array.from({ length: 256 }, (_, byte) => {
  const sign = String.fromCharCode(byte);
  if (sign === '\n') return 16;
  if (sign === '{' || sign === '[') return 8;
  return ' \t\r,'.includes(sign) ? 1 : 0;
});

const NEWLINE = 10;

/** Weighs the JSON of a file before it is parsed: a few packed bytes may hold more values than any memory. */
export interface Scale {
  /** Weighs the next bytes of a part; a problem if its line, or the file as a whole, is heavier than any world's. */
  readonly take: (part: string, bytes: Uint8Array) => FileProblem | undefined;
}

/** A scale for one file. Of older files `isOld` says that each part is one JSON text. */
export const createScale = (
  { values, longValues, allValues }: Pick<FileLimits, 'values' | 'longValues' | 'allValues'>,
  isOld = false,
): Scale => {
  let [last, line, all] = ['', 0, 0];
  return {
    take: (part, bytes) => {
      if (part !== last) [last, line] = [part, 0];
      const most = isOld || part === PART.archive ? longValues : values;
      const isCollection = part.endsWith('.jsonl');
      let heaviest = 0;
      for (const byte of bytes) {
        const weight = WEIGHTS[byte] ?? 0;
        if (weight === 0) continue;
        all += weight;
        line = isCollection && byte === NEWLINE ? 0 : line + weight;
        if (line > heaviest) heaviest = line;
      }
      return heaviest > most || all > allValues ? { code: 'too-full', about: { part } } : undefined;
    },
  };
};
