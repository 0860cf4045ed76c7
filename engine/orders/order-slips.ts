/** The fewest letters of a word of an order in which two are exchanged, and of one with a letter wrong, missing or too many. */
const SHORTEST = { exchanged: 5, word: 6 } as const;

/** Where two words begin to differ. */
export function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * True if a word is a word of an order with one slip of the pen behind its first letter: two letters exchanged; in a word of six
 * letters also one wrong, missing or too many. Words that exist are none: `betreten` is no slip of `betreiben`.
 */
export function isSlipOfWord(written: string, meant: string): boolean {
  const at = firstDifference(written, meant);
  if (at === 0 || meant.length < SHORTEST.exchanged || written === meant) return false;
  const rest = [written.slice(at + 1), meant.slice(at + 1)] as const;
  const isCrossed = written[at] === meant[at + 1] && written[at + 1] === meant[at];
  if (isCrossed && rest[0].slice(1) === rest[1].slice(1)) return true;
  if (meant.length < SHORTEST.word) return false;
  return rest[0] === rest[1] || rest[0] === meant.slice(at) || written.slice(at) === rest[1];
}
