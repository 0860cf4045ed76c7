import { gzipSync, strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../assets/examples/tharos';
import { exchange } from '../../renderer/screens/map/exchange/exchange.text';
import { at, mapOf, realm, tinyWorld, uniform } from '../testing';
import { READ } from '../testing/exchange';
import { type Dice, diceOf } from '../testing/letters';
import { bentBytes, pollution } from '../testing/mutations';
import { bentJson } from '../testing/mutations-json';
import { bentLetter } from '../testing/mutations-text';
import { lyingZip } from '../testing/mutations-zip';
import { trialsOf } from '../testing/trials';
import type { World } from '../world';
import {
  type ExchangeProblem,
  type ExchangeResult,
  type ImportProposal,
  layOver,
  mapTerrain,
  readCsv,
  readGeoJson,
  readTextMapper,
  readWorldographer,
  writeCsvBundle,
  writeGeoJson,
  writeTextMapper,
  writeWorldographer,
} from '.';

/** Files tried of each format; all of them by `npm run soak -- intake`. */
const MAPS = trialsOf({ small: 6, middle: 25, full: 10_000 });

const ALL = { fields: 'all', notes: true, secrets: true } as const;
const small = tinyWorld({
  map: mapOf({
    ...uniform('210', 0, 0, 'hwa'),
    sides: { 1: 3 },
    walls: { 2: 8 },
    springs: { 3: true },
    notes: { 3: 'n' },
    secrets: { 4: { text: 's', strength: '' } },
  }),
  parties: [realm('tha', { capital: at('210/19') })],
  labels: { a: { id: 'a', kind: 'sea', text: 'Meer', points: [0.5, -1.25], size: 12 } },
});
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Zeros, packed a thousandfold. */
const BOMB = gzipSync(new Uint8Array(65 * 1024 * 1024), { level: 1 });

type Reader = (bytes: Uint8Array) => ExchangeResult<ImportProposal>;
interface Format {
  readonly read: Reader;
  readonly write: (world: World) => Uint8Array;
}

const FORMATS: Readonly<Record<string, Format>> = {
  geojson: {
    read: (bytes) => readGeoJson(bytes, READ),
    write: (world) => utf8(writeGeoJson(world, ALL).text),
  },
  csv: {
    read: (bytes) => readCsv(bytes, READ),
    write: (world) => writeCsvBundle(world, ALL).bytes,
  },
  textMapper: {
    read: (bytes) => readTextMapper(bytes, READ),
    write: (world) => utf8(writeTextMapper(world, ALL, READ.terrains).text),
  },
  worldographer: {
    read: (bytes) => readWorldographer(bytes, READ),
    write: (world) => writeWorldographer(world, ALL, READ).bytes,
  },
};

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const bentText = (dice: Dice, text: string): string => {
  if (text.startsWith('{') && dice.once(2)) return bentJson(dice, text);
  const lines = text.split('\n');
  const from = dice.below(lines.length);
  const some = lines.slice(from, from + 5);
  return [...lines.slice(0, from), bentLetter(dice, some), ...lines.slice(from + 5)].join('\n');
};

const bentParts = (dice: Dice, bytes: Uint8Array): Uint8Array => {
  const parts: Record<string, Uint8Array> = { ...unzipSync(bytes) };
  const names = Object.keys(parts);
  const name = names[dice.below(names.length)] ?? '';
  parts[name] = utf8(bentText(dice, strFromU8(parts[name] ?? new Uint8Array())));
  return lyingZip(dice, parts).bytes;
};

const bent = (dice: Dice, bytes: Uint8Array): Uint8Array => {
  if (dice.once(3)) return bentBytes(dice, bytes);
  if (isZip(bytes)) return bentParts(dice, bytes);
  return isGzip(bytes) ? bentBytes(dice, bytes) : utf8(bentText(dice, strFromU8(bytes)));
};

const wordsOf = ({ code }: ExchangeProblem): readonly string[] =>
  Object.hasOwn(exchange.problem, code) ? [] : [`no words for ${code}`];

/**
 * Faults of the reader's result; none = refused with one sentence, or the map can be applied to a world without loss.
 */
const faultsOf = (read: Reader, bytes: Uint8Array, world: World): readonly string[] => {
  try {
    const result = read(bytes);
    if (!result.ok) return wordsOf(result.problem);
    const { map, labels, parties } = world;
    const laid = layOver({ map, labels, parties }, mapTerrain(result.value), 'w');
    return laid.ok ? [] : wordsOf(laid.problem);
  } catch (error) {
    return [`thrown: ${String(error)}`];
  }
};

describe.each(Object.entries(FORMATS))('a map as %s with hostile content', (_, { read, write }) => {
  it(
    `is read whole or refused in one sentence (${MAPS.label})`,
    () => {
      const files = [write(small), write(tharosCampaign().world)];
      for (const seed of MAPS.seeds()) {
        const dice = diceOf(seed);
        const file = files[dice.once(15) ? 1 : 0] ?? new Uint8Array();
        const flaws = faultsOf(read, bent(dice, file), small);
        expect({ seed, flaws }).toEqual({ seed, flaws: [] });
      }
      expect(pollution()).toEqual([]);
    },
    60 * 60_000,
  );

  it('is refused when it expands beyond the limit', () => {
    const result = read(BOMB);
    expect(result.ok ? ['read'] : wordsOf(result.problem)).toEqual([]);
  });
});
