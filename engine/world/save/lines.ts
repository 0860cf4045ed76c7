import { joinedBytes } from '../../kernel';
import { decodeStrictly } from './archive-bytes';
import type { FileProblem } from './format';
import type { Taker } from './unpack';

const NEWLINE = 10;

/** Cuts a stream of bytes into lines of text. */
export interface LineReader {
  readonly take: Taker;
  /** The rest behind the last newline; call it once, at the end. */
  readonly end: () => FileProblem | undefined;
  /** Lines so far; empty ones do not count. */
  readonly count: () => number;
}

/** Yields the lines of a part, one by one and never more than one at a time; each at most `limit` bytes long. */
export function lineReader(
  part: string,
  limit: number,
  line: (text: string) => FileProblem | undefined,
): LineReader {
  let pieces: Uint8Array[] = [];
  let held = 0;
  let lines = 0;
  const hold = (bytes: Uint8Array): FileProblem | undefined => {
    held += bytes.length;
    if (held > limit) return { code: 'too-large', about: { part, bytes: held, parts: lines } };
    pieces.push(bytes.slice());
    return undefined;
  };
  const flush = (): FileProblem | undefined => {
    const bytes = joinedBytes(pieces);
    pieces = [];
    held = 0;
    const text = decodeStrictly(bytes);
    if (text === undefined) return { code: 'text-broken', about: { part } };
    if (text.trim() === '') return undefined;
    lines += 1;
    return line(text);
  };
  return {
    take: (bytes) => {
      let from = 0;
      for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
        // An empty line is nothing to be read.
        const isEmpty = at === from && held === 0;
        const problem = isEmpty ? undefined : (hold(bytes.subarray(from, at)) ?? flush());
        if (problem !== undefined) return problem;
        from = at + 1;
      }
      return hold(bytes.subarray(from));
    },
    end: flush,
    count: () => lines,
  };
}
