import { editedPart } from './schema-campaign';
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { deflateSync, strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../assets/examples/acht';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { storage } from '../../../renderer/model/storage/storage.text';
import { anyCampaign } from '../../testing/arbitrary-campaign';
import { type Dice, diceOf } from '../../testing/letters';
import { bentBytes, pollution } from '../../testing/mutations';
import { bentJson } from '../../testing/mutations-json';
import { lyingZip, zipOfEntries } from '../../testing/mutations-zip';
import { trialsOf } from '../../testing/trials';
import type { Campaign } from '../campaign';
import { hashOf } from './archive-bytes';
import { sourceOf } from './bytes';
import { crc32 } from './crc';
import { FILE_LIMITS, type FileProblem, PART } from './format';
import { readCampaignArchive, readCampaignFile } from './read';
import { readCampaign } from './stream';
import { campaignFile } from '../../testing/files';

/** Files tried; all of them by `npm run soak -- files`. */
const FILES = trialsOf({ small: 12, middle: 60, full: 10_000 });

const versions = new URL('versions/', import.meta.url);
const stored = readdirSync(versions)
  .filter((name) => name.endsWith('.wabenwart'))
  .sort()
  .map((name) => new Uint8Array(readFileSync(new URL(name, versions))));
const sampled = fc.sample(anyCampaign, { seed: 7, numRuns: 8 }).map((one) => campaignFile(one));
const examples = [tharosCampaign(), achtCampaign()].map((one) => campaignFile(one));

type Bytes = Readonly<Record<string, Uint8Array>>;

/** The manifest with hashes and sizes that match the parts again, as an attacker writes it. */
const resealed = (parts: Bytes): Bytes => {
  const manifest = parts[PART.manifest];
  if (manifest === undefined) return parts;
  const json = JSON.parse(strFromU8(manifest)) as { parts: Record<string, unknown> };
  for (const [part, entry] of Object.entries(json.parts)) {
    const bytes = parts[part];
    if (bytes === undefined) continue;
    const lines = strFromU8(bytes)
      .split('\n')
      .filter((line) => line.trim() !== '').length;
    json.parts[part] =
      typeof entry === 'string'
        ? hashOf(bytes)
        : {
            ...(entry as object),
            sha256: hashOf(bytes),
            bytes: bytes.length,
            ...('lines' in (entry as object) ? { lines } : {}),
          };
  }
  return { ...parts, [PART.manifest]: strToU8(JSON.stringify(json)) };
};

const bentPart = (dice: Dice, bytes: Uint8Array): Uint8Array => {
  if (dice.once(6)) return bentBytes(dice, bytes);
  const lines = strFromU8(bytes).split('\n');
  const at = dice.below(lines.length);
  if (lines.length > 1 && dice.once(6)) return strToU8([...lines, ...lines.slice(at)].join('\n'));
  return strToU8(
    lines.map((line, index) => (index === at ? bentJson(dice, line) : line)).join('\n'),
  );
};

/** A file with something wrong inside one of its parts, everything around it made to fit. */
const bentInside = (dice: Dice, file: Uint8Array): Uint8Array => {
  const parts: Record<string, Uint8Array> = { ...unzipSync(file) };
  const names = Object.keys(parts);
  const name = names[dice.below(names.length)] ?? PART.manifest;
  parts[name] = bentPart(dice, parts[name] ?? new Uint8Array());
  const isSealed = name !== PART.manifest;
  const entries = Object.entries(isSealed ? resealed(parts) : parts);
  return zipOfEntries(entries.map(([part, bytes]) => ({ name: part, bytes })));
};

/** The file of one trial: the same seed gives the same bytes. */
const hostileFile = (seed: number): Uint8Array => {
  const dice = diceOf(seed);
  const pool = dice.once(12) ? examples : dice.once(2) ? stored : sampled;
  const file = pool[dice.below(pool.length)] ?? new Uint8Array();
  const way = dice.below(8);
  if (way === 0) return bentBytes(dice, file);
  return way <= 2 ? lyingZip(dice, unzipSync(file)).bytes : bentInside(dice, file);
};

const flawsOfProblem = ({ code }: FileProblem): readonly string[] =>
  new Map(Object.entries(storage.file.problem)).get(code)?.every((words) => words.length > 20) ===
  true
    ? []
    : [`no words for ${code}`];

/** Where two values first differ, as a path. */
const differenceAt = (one: unknown, other: unknown, path = ''): string => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path}: ${String(one)}, ${String(other)}`;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const key = keys.find(
    (name) => !isDeepStrictEqual(Reflect.get(one, name), Reflect.get(other, name)),
  );
  if (key === undefined) return `${path}: order or kind`;
  return differenceAt(Reflect.get(one, key), Reflect.get(other, key), `${path}.${key}`);
};

/** A campaign as JSON has it, which knows no zero below zero. */
const plain = (campaign: Campaign): unknown => JSON.parse(JSON.stringify(campaign));

/** A campaign that was read must be whole: written, it reads back the same. */
const flawsOfCampaign = (campaign: Campaign): readonly string[] => {
  const again = readCampaignFile(campaignFile(campaign));
  if (!again.ok) return [`written, it is refused: ${JSON.stringify(again.problem)}`];
  const [one, other] = [plain(campaign), plain(again.value)];
  return isDeepStrictEqual(one, other)
    ? []
    : [`written and read it is another at ${differenceAt(one, other)}`];
};

/** Faults of reading a file; none = it was read whole, or refused in one sentence. */
const flawsOf = async (file: Uint8Array): Promise<readonly string[]> => {
  const read = readCampaignArchive(file);
  const kept: string[] = [];
  const streamed = await readCampaign(sourceOf(file), (hash, bytes) => {
    kept.push(...(hashOf(bytes) === hash ? [] : [hash]));
    return Promise.resolve();
  });
  return [
    ...(read.ok ? flawsOfCampaign(read.value.campaign) : flawsOfProblem(read.problem)),
    ...(read.ok === streamed.ok ? [] : ['by ranges it is met otherwise']),
    ...(read.ok && streamed.ok && !isDeepStrictEqual(read.value.campaign, streamed.value.campaign)
      ? ['by ranges it is another']
      : []),
    ...kept.map((hash) => `kept under a wrong hash: ${hash}`),
    ...pollution().map((key) => `on every object: ${key}`),
  ];
};

const outcomeOf = (file: Uint8Array, limits = FILE_LIMITS): string => {
  const read = readCampaignFile(file, limits);
  return read.ok ? 'read' : read.problem.code;
};

describe('hostile campaign files', () => {
  it(
    `are read whole or refused in one sentence (${FILES.label})`,
    async () => {
      const outcomes = new Map<string, number>();
      let slowest = { seed: 0, milliseconds: 0 };
      for (const seed of FILES.seeds()) {
        const file = hostileFile(seed);
        const started = performance.now();
        const flaws = await flawsOf(file).catch((error: unknown) => [`thrown: ${String(error)}`]);
        const milliseconds = performance.now() - started;
        if (milliseconds > slowest.milliseconds) slowest = { seed, milliseconds };
        expect({ seed, flaws }).toEqual({ seed, flaws: [] });
        const outcome = outcomeOf(file);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      FILES.tell('files:', FILES.label, Object.fromEntries(outcomes), slowest);
      // The trials reach all the way in: some are read, and every gate refuses some.
      if (FILES.count < 60) return;
      expect([...outcomes.keys()]).toEqual(
        expect.arrayContaining(['read', 'not-a-zip', 'part-damaged', 'key-unsafe', 'schema']),
      );
    },
    4 * 60 * 60_000,
  );

  it('are refused when they name more parts than any world has', () => {
    const { count: parts } = trialsOf({ small: 1000, middle: 4000, full: FILE_LIMITS.parts });
    const entries = Array.from({ length: parts + 1 }, (_, index) => ({
      name: String(index),
      bytes: new Uint8Array(),
      method: 0,
    }));
    const codeOf = (some: typeof entries): string =>
      outcomeOf(zipOfEntries(some), { ...FILE_LIMITS, parts });
    expect([codeOf(entries), codeOf(entries.slice(1))]).toEqual(['too-large', 'foreign-zip']);
  });

  it('are refused when their parts share the same packed bytes many times', () => {
    const bytes = new Uint8Array(1024 * 1024);
    const [packed, crc] = [deflateSync(bytes).length, crc32(bytes)];
    const ghosts = Array.from({ length: 4000 }, (_, index) => ({
      name: `world/${String(index)}.json`,
      bytes,
      packed,
      crc,
      isGhost: true,
      from: 0,
    }));
    const first = { name: PART.manifest, bytes };
    expect(outcomeOf(zipOfEntries([first, ...ghosts]))).toBe('too-large');
    expect(['part-damaged', 'json-broken']).toContain(
      outcomeOf(zipOfEntries([first, ...ghosts.slice(0, 40)])),
    );
  });

  it('are refused when JSON is nested a hundred thousand times', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const whole = unzipSync(examples[0] ?? new Uint8Array());
    for (const part of Object.values(PART).filter((name) => name in whole)) {
      const parts = { ...whole, [part]: strToU8(deep) };
      const sealed = part === PART.manifest ? parts : resealed(parts);
      const file = zipOfEntries(Object.entries(sealed).map(([name, bytes]) => ({ name, bytes })));
      expect(outcomeOf(file)).not.toBe('read');
    }
  });

  it('have words for a limit of any size', () => {
    const file = examples[0] ?? new Uint8Array();
    for (const limits of [
      { ...FILE_LIMITS, bytes: 1000 },
      { ...FILE_LIMITS, parts: 2 },
      { ...FILE_LIMITS, depth: 2 },
    ]) {
      const read = readCampaignFile(file, limits);
      expect(read.ok ? ['read'] : flawsOfProblem(read.problem)).toEqual([]);
    }
  });
});

it.each(['__proto__', 'constructor', 'toString', 'weather'])(
  'what the GM changed in a part %s, which no world has, is refused',
  (part) => {
    expect(editedPart.safeParse({ part, id: '', was: {} }).success).toBe(false);
  },
);
