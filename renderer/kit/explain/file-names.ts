/** Names that mean a device on Windows, whatever ends them. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])$/i;

/** True for what Windows takes for a device, `nul` as well as `nul.tar.gz`. */
const isDevice = (name: string): boolean => DEVICE.test((name.split('.')[0] ?? '').trimEnd());

/** Signs that cannot be seen, that turn what follows, or that are none: nothing of them belongs in a name. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

/** Most signs and most bytes of one part of a name: with date, number and ending it stays below the 255 bytes of a disk. */
const LONGEST = { signs: 60, bytes: 120 } as const;

/** The beginning of a name that is not too long in signs or in UTF-8. */
const cut = (name: string): string => {
  const utf8 = new TextEncoder();
  let [short, bytes] = ['', 0];
  for (const sign of Array.from(name).slice(0, LONGEST.signs)) {
    bytes += utf8.encode(sign).length;
    if (bytes > LONGEST.bytes) break;
    short += sign;
  }
  return short;
};

/**
 * A text as part of a file name that every system takes: no separators, no invisible characters, no dots or spaces at
 * its ends, no device, not too long. `fallback` is used where nothing is left.
 */
export function safeName(words: string, fallback: string): string {
  const plain = words
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\p{Z}/\\:*?"<>|]+/gu, ' ')
    .replace(/^[. ]+/, '');
  const short = cut(plain).replace(/[. ]+$/, '');
  if (short === '') return fallback;
  return isDevice(short) ? `_${short}` : short;
}

/**
 * The name of a campaign or party as the beginning of a file name, of letters, digits and hyphens alone;
 * `otherwise` where it has none.
 */
export function fileStem(name: string, otherwise = 'Welt'): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  const short = cut(plain).replace(/-$/, '');
  if (short === '') return otherwise;
  return isDevice(short) ? `${otherwise}-${short}` : short;
}

/** `Zug 58 - Haldmar - Auswertung.pdf`: parts in their order, and the ending. */
export function fileName(parts: readonly string[], ending: string): string {
  return `${parts.join(' - ')}.${ending}`;
}

/** What two names have in common that are one name on some disk: whatever their case, `ß` and `ss`, or how umlauts are put together. */
const alike = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/** `Haldmar (2)`: a name that was taken, and its number. */
const inBrackets = (name: string, count: number): string => `${name} (${String(count)})`;

/**
 * Names made distinct, in their order: `Haldmar`, `Haldmar (2)`. Names that differ only in case or Unicode form, which
 * some disks cannot tell apart, are made distinct as well.
 */
export function distinctNames(
  names: readonly string[],
  numbered: (name: string, count: number) => string = inBrackets,
): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let count = 2; taken.has(alike(free)); count += 1) free = numbered(name, count);
    taken.add(alike(free));
    return free;
  });
}
