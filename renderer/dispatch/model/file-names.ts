import { trimmedEnd } from '../../../engine';

/** Names that mean a device on Windows, whatever ends them. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** As much of a name as one part may have, in code points. */
const LONGEST = /^.{0,60}/su;

/**
 * Words as part of a file name that every system takes: no separators, no signs that cannot be seen, no dots or spaces
 * at its ends. `fallback` stands where nothing is left.
 */
export const safeName = (words: string, fallback: string): string => {
  const plain = words
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\p{Z}/\\:*?"<>|]+/gu, ' ');
  const short = trimmedEnd((LONGEST.exec(plain)?.[0] ?? '').replace(/^[. ]+/, ''), /[. ]/);
  if (short === '') return fallback;
  return DEVICE.test(short.split('.')[0] ?? '') ? `_${short}` : short;
};

/** `Zug 58 - Haldmar - Auswertung.pdf`: parts in their order, and the ending. */
export const fileName = (parts: readonly string[], ending: string): string =>
  `${parts.join(' - ')}.${ending}`;

/** The first of `name`, `name (2)`, `name (3)` that is not taken. */
const freeName = (name: string, taken: ReadonlySet<string>, count = 1): string => {
  const tried = count === 1 ? name : `${name} (${String(count)})`;
  return taken.has(tried.toLowerCase()) ? freeName(name, taken, count + 1) : tried;
};

/** Names made different from each other, in their order: `Haldmar`, `Haldmar (2)`; case does not make a difference. */
export const distinctNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const free = freeName(name, taken);
    taken.add(free.toLowerCase());
    return free;
  });
};
