import { afterEach, describe, expect, it, vi } from 'vitest';
import { strToU8, unzipSync } from 'fflate';
import { realm, tinyCampaign, tinyWorld, uniform } from '../../testing';
import { campaignFile } from '../../testing/files';
import { zipOfEntries } from '../../testing/mutations-zip';
import { hashOf } from './archive-bytes';
import { canonicalJson } from './canonical';
import { FILE_LIMITS, type FileProblem, PART } from './format';
import { readCampaignFile } from './read';
import { createScale } from './manifest';
import { writeCampaignFile } from './write';

const campaign = tinyCampaign(tinyWorld({ parties: [realm('tha')] }));
const whole = unzipSync(campaignFile(campaign));

/** The file with one part in the place of another, everything around it made to fit. */
const fileWith = (part: string, bytes: Uint8Array, version = 7): Uint8Array => {
  const manifest = JSON.parse(new TextDecoder().decode(whole[PART.manifest])) as {
    parts: Record<string, unknown>;
  };
  manifest.parts[part] = { sha256: hashOf(bytes) };
  const all = {
    ...whole,
    [part]: bytes,
    [PART.manifest]: strToU8(JSON.stringify({ ...manifest, version })),
  };
  return zipOfEntries(Object.entries(all).map(([name, content]) => ({ name, bytes: content })));
};

/** The limits of a file a 256th as large, so that trials stay cheap. */
const LIMITS = {
  ...FILE_LIMITS,
  values: FILE_LIMITS.values / 256,
  longValues: FILE_LIMITS.longValues / 256,
  allValues: FILE_LIMITS.allValues / 256,
};
const KIB4 = 4096;
const filled = (length: number, sign: string): Uint8Array =>
  new Uint8Array(length).fill(sign.charCodeAt(0));
const json = new TextDecoder().decode(whole[PART.campaign]);
const zeros = (count: number): Uint8Array =>
  strToU8(json.replace('"settings":{', `"settings":{"x":[${'0,'.repeat(count)}0],`));

const problemOf = (file: Uint8Array): FileProblem | undefined => {
  const read = readCampaignFile(file, LIMITS);
  return read.ok ? undefined : read.problem;
};

afterEach(() => vi.restoreAllMocks());

describe('a small file that unpacks to more than any world holds', () => {
  it.each<[string, string, Uint8Array, number?]>([
    ['a setting of nothing but zeros', PART.campaign, zeros(5 * KIB4)],
    ['the same in an older file', PART.campaign, zeros(33 * KIB4), 6],
    ['empty lines', PART.units, filled(7 * KIB4, '\n')],
    ['a line of blanks', PART.units, filled(5 * KIB4, ' ')],
    ['a part of blanks', PART.world, filled(5 * KIB4, ' ')],
    ['lists within a line', PART.affairs, strToU8(`{"key":"a","value":[${'[],'.repeat(KIB4)}0]}`)],
    ['a part nobody knows', 'more.jsonl', filled(7 * KIB4, '\n')],
  ])('is refused by its part before anything of that is parsed: %s', (_, part, bytes, version) => {
    const file = fileWith(part, bytes, version);
    const parse = vi.spyOn(JSON, 'parse');
    expect(problemOf(file)).toEqual({ code: 'too-full', about: { part } });
    const longest = Math.max(...parse.mock.calls.map(([text]) => text.length));
    expect(longest).toBeLessThan(20_000);
  });

  it('is never written', () => {
    const settings = { x: Array.from({ length: 5 * KIB4 }, () => 0) };
    expect(writeCampaignFile({ ...campaign, settings }, {}, { limits: LIMITS })).toEqual({
      ok: false,
      problem: { code: 'too-full', about: { part: PART.campaign } },
    });
  });
});

it('a world of 1,000 Großfelder known to forty realms fits into a file, and into the start of one turn', () => {
  const chunk = strToU8(
    canonicalJson({
      grossfeld: uniform('210', 0, 0),
      level: Array.from({ length: 48 }, () => 2),
      since: Array.from({ length: 48 }, () => 120),
      source: Array.from({ length: 48 }, () => 'unit 101'),
      terrain: Array.from({ length: 48 }, () => 'hwa'),
      owner: Array.from({ length: 48 }, () => 'tha'),
    }),
  );
  const [start, file] = [createScale(LIMITS), createScale(LIMITS)];
  for (let count = 0; count < 40_000 / 256; count += 1)
    expect(start.take(PART.archive, chunk)).toBeUndefined();
  const line = Uint8Array.from([...chunk, 10]);
  for (let count = 0; count < 100_000 / 256; count += 1)
    if (file.take(PART.known, line) !== undefined) expect.fail('too full');
});
