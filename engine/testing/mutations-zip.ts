import { deflateSync, strToU8 } from 'fflate';
import { joinedBytes } from '../kernel';
import { crc32 } from '../world/save';
import type { Dice } from './letters';

/** One entry of a zip, written with headers that may be false. Sizes are in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** 0 = stored, 8 = deflated (the default); others are declared and stored. */
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  /** Declared size, and declared packed size in the file, in the directory. */
  readonly size?: number;
  readonly packed?: number;
  /** Name in its local header, where it differs from the directory. */
  readonly localName?: string;
  readonly localSize?: number;
  /** Declared offset in the directory; absent = the true one. */
  readonly from?: number;
  /** True = it is only in the directory; the packed size must be given. */
  readonly isGhost?: boolean;
}

const number = (value: number, width: 2 | 4): readonly number[] =>
  Array.from({ length: width }, (_, step) => (value >>> (8 * step)) & 255);
const two = (...values: readonly number[]): readonly number[] =>
  values.flatMap((v) => number(v, 2));
const four = (...values: readonly number[]): readonly number[] =>
  values.flatMap((v) => number(v, 4));

const DATE = [0, 0x2821];
const UTF8 = 2048;

/** A zip of entries with the headers given, true or not; `count` is the number of entries its end record claims. */
export function zipOfEntries(
  entries: readonly ZipEntry[],
  count: number = entries.length,
): Uint8Array {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const push = (piece: Uint8Array): void => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const entry of entries) {
    const { name, bytes, method = 8, flags = 0, isGhost = false } = entry;
    const packedBytes = method === 8 && !isGhost ? deflateSync(bytes) : bytes;
    const { crc = crc32(bytes), size = bytes.length, packed = packedBytes.length } = entry;
    const { localName = name, localSize = size, from = at } = entry;
    const [own, local] = [strToU8(name), strToU8(localName)];
    if (!isGhost) {
      const head = [
        ...four(0x04034b50),
        ...two(20, flags | UTF8, method, ...DATE),
        ...four(crc, packedBytes.length, localSize),
        ...two(local.length, 0),
      ];
      push(Uint8Array.from(head));
      push(local);
      push(packedBytes);
    }
    const line = [
      ...four(0x02014b50),
      ...two(20, 20, flags | UTF8, method, ...DATE),
      ...four(crc, packed, size),
      ...two(own.length, 0, 0, 0, 0),
      ...four(0, from),
    ];
    directory.push(Uint8Array.from(line), own);
  }
  const start = at;
  directory.forEach(push);
  const end = [
    ...four(0x06054b50),
    ...two(0, 0, count, count),
    ...four(at - start, start),
    ...two(0),
  ];
  push(Uint8Array.from(end));
  return joinedBytes(pieces);
}

/** Names no entry should have. */
const BAD_NAMES: readonly string[] = [
  '../manifest.json',
  '/etc/passwd',
  'C:\\windows\\win.ini',
  'world\\rest.json',
  'a\u0000b.json',
  'x'.repeat(60_000),
  '',
  '.',
  '__proto__',
  'constructor',
  'CON',
  'world/../campaign.json',
  '\u202ecampaign.json',
];

/** Changes the entries of a zip in one way. */
export type ZipMutation = (dice: Dice, entries: readonly ZipEntry[]) => readonly ZipEntry[];

const changeOne =
  (change: (dice: Dice, entry: ZipEntry) => ZipEntry): ZipMutation =>
  (dice, entries) => {
    const chosen = dice.below(entries.length || 1);
    return entries.map((entry, index) => (index === chosen ? change(dice, entry) : entry));
  };

const badName = (dice: Dice): string => BAD_NAMES[dice.below(BAD_NAMES.length)] ?? '';

const shuffle: ZipMutation = (dice, entries) => {
  const rest = [...entries];
  const mixed: ZipEntry[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(dice.below(rest.length), 1));
  return mixed;
};

/** Zeros that pack a thousandfold. */
const bombOf = (megabytes: number): Uint8Array => new Uint8Array(megabytes * 1024 * 1024);

/** Every kind of false header in an archive, by name. */
export const ZIP_MUTATIONS: Readonly<Record<string, ZipMutation>> = {
  shuffle,
  rename: changeOne((dice, entry) => ({ ...entry, name: badName(dice) })),
  otherHead: changeOne((dice, entry) => ({ ...entry, localName: badName(dice) })),
  addBadName: (dice, entries) => [...entries, { name: badName(dice), bytes: strToU8('{}') }],
  drop: (dice, entries) => entries.toSpliced(dice.below(entries.length || 1), 1),
  twice: (dice, entries) => [...entries, ...entries.slice(dice.below(entries.length || 1))],
  twiceOther: (dice, entries) => {
    const entry = entries[dice.below(entries.length || 1)];
    return entry === undefined ? entries : [...entries, { ...entry, bytes: strToU8('{}') }];
  },
  lieSize: changeOne((dice, entry) => ({
    ...entry,
    size: dice.pick([0, 1, entry.bytes.length + 1, 0x7fffffff, 0xffffffff]),
  })),
  lieHeadSize: changeOne((dice, entry) => ({
    ...entry,
    localSize: dice.pick([0, 1, entry.bytes.length + 1, 0xffffffff]),
  })),
  liePacked: changeOne((dice, entry) => ({
    ...entry,
    packed: dice.pick([0, 1, 0x7fffffff, 0xffffffff]),
  })),
  lieCrc: changeOne((dice, entry) => ({ ...entry, crc: dice.below(0x7fffffff) })),
  liePlace: changeOne((dice, entry) => ({
    ...entry,
    from: dice.pick([0, 1, 30, 0x7fffffff, 0xffffffff]),
  })),
  overlap: (dice, entries) => [
    ...entries,
    ...entries.slice(0, 1 + dice.below(3)).map((entry) => ({ ...entry, isGhost: true, from: 0 })),
  ],
  encrypt: changeOne((_, entry) => ({ ...entry, flags: 1 })),
  streamFlag: changeOne((_, entry) => ({ ...entry, flags: 8 })),
  method: changeOne((dice, entry) => ({ ...entry, method: dice.pick([1, 6, 9, 12, 14, 93, 99]) })),
  stored: (_, entries) => entries.map((entry) => ({ ...entry, method: 0 })),
  empty: changeOne((_, entry) => ({ ...entry, bytes: new Uint8Array() })),
  bomb: (dice, entries) => [
    ...entries,
    { name: dice.pick(['world/big.json', 'images/00', 'z']), bytes: bombOf(4) },
  ],
  lyingBomb: changeOne((_, entry) => ({ ...entry, bytes: bombOf(4), size: entry.bytes.length })),
  nested: (_, entries) => [
    ...entries,
    { name: 'inner.zip', bytes: zipOfEntries(entries), method: 0 },
  ],
};

const NAMES = Object.keys(ZIP_MUTATIONS);

/** A zip of some parts with one of the false headers of {@link ZIP_MUTATIONS}, sometimes with several. */
export function lyingZip(
  dice: Dice,
  parts: Readonly<Record<string, Uint8Array>>,
): { readonly ways: readonly string[]; readonly bytes: Uint8Array } {
  let entries: readonly ZipEntry[] = Object.entries(parts).map(([name, bytes]) => ({
    name,
    bytes,
  }));
  const ways: string[] = [];
  do {
    const way = NAMES[dice.below(NAMES.length)] ?? 'shuffle';
    entries = ZIP_MUTATIONS[way]?.(dice, entries) ?? entries;
    ways.push(way);
  } while (dice.once(3));
  const bytes = zipOfEntries(entries, entries.length + (dice.once(10) ? dice.below(70_000) : 0));
  return { ways, bytes };
}
