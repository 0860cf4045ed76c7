import { strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { realm, tinyCampaign, tinyWorld, troop } from '../../testing';
import { type ZipEntry, zipOfEntries } from '../../testing/mutations-zip';
import { hashOf } from './archive-bytes';
import { FILE_LIMITS, type FileLimits, type FileProblem, PART } from './format';
import { parseJson } from './parse-json';
import { readCampaignFile } from './read';
import { campaignFile } from '../../testing/files';

const campaign = tinyCampaign(
  tinyWorld({ parties: [realm('tha'), realm('ely')], units: [troop('tha', 101, '210/19')] }),
  { sheets: { tha: { turn: 1, party: 'tha', text: '101 KH', receivedAt: '' } } },
);
const whole = unzipSync(campaignFile(campaign));

const listedAgain = (
  parts: Readonly<Record<string, Uint8Array>>,
  about: Readonly<Record<string, object>>,
): Uint8Array => {
  const manifest = JSON.parse(new TextDecoder().decode(parts[PART.manifest])) as object;
  const listed = Object.fromEntries(
    Object.entries(parts)
      .filter(([part]) => part !== PART.manifest)
      .map(([part, bytes]) => [part, { sha256: hashOf(bytes), ...about[part] }]),
  );
  return strToU8(JSON.stringify({ ...manifest, parts: listed }));
};

/** The file with other parts, and with false entries of some of them, in the directory and in the manifest. */
const fileWith = (
  parts: Readonly<Record<string, string | Uint8Array>>,
  lies: Readonly<Record<string, Partial<ZipEntry>>> = {},
  about: Readonly<Record<string, object>> = {},
): Uint8Array => {
  const changed = Object.entries(parts).map(([part, content]): [string, Uint8Array] => [
    part,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  const all: Record<string, Uint8Array> = { ...whole, ...Object.fromEntries(changed) };
  const sealed = { ...all, [PART.manifest]: listedAgain(all, about) };
  return zipOfEntries(
    Object.entries(sealed).map(([name, bytes]) => ({ name, bytes, ...lies[name] })),
  );
};

const problemOf = (file: Uint8Array, limits: FileLimits = FILE_LIMITS): FileProblem | undefined => {
  const read = readCampaignFile(file, limits);
  return read.ok ? undefined : read.problem;
};

const units = new TextDecoder().decode(whole[PART.units]);

const empty = (value: 0 | null): readonly (0 | null)[] => Array.from({ length: 48 }, () => value);

const knownGrossfeld = {
  level: empty(0),
  since: empty(0),
  source: empty(null),
  terrain: empty(null),
  owner: empty(null),
  sides: {},
  walls: {},
  springs: {},
  settlements: {},
};

describe('the zip of a campaign file', () => {
  it('is read when another program has packed it', () => {
    expect(problemOf(fileWith({}))).toBeUndefined();
  });

  it.each<[string, Partial<ZipEntry>, FileProblem['code']]>([
    ['claims to be smaller than it is', { size: 10 }, 'part-damaged'],
    ['claims to be larger than it is', { size: units.length + 1 }, 'part-damaged'],
    ['claims more than its bytes can become', { size: 900_000_000 }, 'part-damaged'],
    ['is packed in another way', { method: 12 }, 'part-damaged'],
    ['is encrypted', { flags: 1 }, 'part-damaged'],
    ['begins where another lies', { from: 0 }, 'part-damaged'],
    ['begins beyond the end', { from: 4_000_000_000 }, 'part-damaged'],
  ])('is refused when a part %s', (_, lie, code) => {
    expect(problemOf(fileWith({}, { [PART.units]: lie }))?.code).toBe(code);
  });

  it('is refused with two parts of one name', () => {
    const entries = Object.entries(whole).map(([name, bytes]) => ({ name, bytes }));
    const twice = [...entries, { name: PART.units, bytes: strToU8('') }];
    expect(problemOf(zipOfEntries(twice))).toEqual({
      code: 'part-twice',
      about: { part: PART.units },
    });
  });

  it('stops unpacking a part that becomes more than it claimed, wherever it is large', () => {
    const large = `${units}${' '.repeat(3_000_000)}\n`;
    const lie = { size: 600_000 };
    expect(problemOf(fileWith({ [PART.units]: large }, { [PART.units]: lie }))?.code).toBe(
      'part-damaged',
    );
    expect(problemOf(fileWith({ [PART.units]: large }))).toBeUndefined();
  });

  it.each<[string, Partial<FileLimits>]>([
    ['parts', { parts: 3 }],
    ['bytes', { bytes: 4000 }],
    ['data', { data: 1000 }],
    ['a line', { line: 100 }],
    ['a part in one piece', { line: 20 }],
  ])('is refused beyond the limit of %s', (_, limit) => {
    expect(problemOf(fileWith({}), { ...FILE_LIMITS, ...limit })?.code).toBe('too-large');
  });
});

describe('the lines of a collection', () => {
  const line = units.trimEnd();
  it.each<[string, string | Uint8Array, FileProblem['code']]>([
    ['a line twice', `${line}\n${line}\n`, 'key-twice'],
    ['a key twice in an object', line.replace('"party":', '"size":1,"party":'), 'key-twice'],
    ['a key twice, once in disguise', line.replace('{', '{"\\u006bey":"x",'), 'key-twice'],
    ['no key', line.replace('"key"', '"name"'), 'schema'],
    ['a number for a key', line.replace('"tha:101","value"', '7,"value"'), 'schema'],
    ['no object', '[1]', 'schema'],
    ['half a line', line.slice(0, 40), 'json-broken'],
    ['bytes that are no UTF-8', Uint8Array.from([...strToU8(line), 0xc3, 10]), 'text-broken'],
    ['a byte-order mark', `\uFEFF${line}`, 'text-broken'],
    ['a number without end', line.replace('"size":', '"weight":1e999,"size":'), 'schema'],
    ['JSON without bottom', `${'['.repeat(90)}${']'.repeat(90)}`, 'key-unsafe'],
  ])('are refused with %s', (_, text, code) => {
    const problem = problemOf(fileWith({ [PART.units]: text }));
    expect(problem).toMatchObject({ code, about: { part: PART.units } });
  });

  it('that say what a correction for today changed do so once for each turn that was open', () => {
    const effect = { turn: 1, was: '', now: '' };
    const noted = (effects: readonly object[]): string =>
      JSON.stringify({
        key: '0',
        value: {
          turn: 0,
          sheets: {},
          rulings: {},
          mail: {},
          at: '',
          reason: '',
          effects,
          entries: [],
        },
      });
    const problemWith = (effects: readonly object[]) =>
      problemOf(fileWith({ [PART.todayCorrections]: noted(effects) }))?.code;
    expect(problemWith([effect, { ...effect, turn: 2 }])).toBeUndefined();
    expect(problemWith([effect, effect])).toBe('schema');
  });

  it('may be empty, and may end with the line breaks of other systems', () => {
    const text = `\r\n${line}\r\n\n`;
    expect(problemOf(fileWith({ [PART.units]: text }))).toBeUndefined();
  });

  it('are as many as the manifest says', () => {
    const about = (lines: number) => ({ [PART.units]: { lines } });
    expect(problemOf(fileWith({}, {}, about(1)))).toBeUndefined();
    expect(problemOf(fileWith({}, {}, about(2)))?.code).toBe('part-damaged');
    const bytes = { [PART.units]: { bytes: 1 } };
    expect(problemOf(fileWith({}, {}, bytes))?.code).toBe('part-damaged');
  });

  it('of knowledge refer only to the parties of the file', () => {
    const known = `{"key":"__proto__/210","value":${JSON.stringify(knownGrossfeld)}}\n`;
    expect(problemOf(fileWith({ [PART.known]: known }))?.code).toBe('contradiction');
    expect('210' in {}).toBe(false);
  });

  it('of knowledge belong to a party that knows something', () => {
    const known = `{"key":"tha/210","value":${JSON.stringify(knownGrossfeld)}}\n`;
    expect(problemOf(fileWith({ [PART.known]: known }))).toMatchObject({
      code: 'contradiction',
      about: { part: PART.known, path: 'tha/210' },
    });
  });
});

/** The file with another manifest. */
const withManifest = (change: (manifest: Record<string, unknown>) => unknown): Uint8Array => {
  const manifest = JSON.parse(new TextDecoder().decode(whole[PART.manifest])) as Record<
    string,
    unknown
  >;
  const bytes = strToU8(JSON.stringify(change(manifest)));
  const entries = Object.entries({ ...whole, [PART.manifest]: bytes });
  return zipOfEntries(entries.map(([name, content]) => ({ name, bytes: content })));
};

describe('a manifest', () => {
  it.each<[string, unknown, FileProblem['code'], string]>([
    ['half a version', { version: 7.5 }, 'schema', 'version'],
    ['a version and a half too many', { version: 8.5 }, 'schema', 'version'],
    ['a version below one', { version: -7 }, 'schema', 'version'],
    ['a version that is a text', { version: '8' }, 'schema', 'version'],
    ['no version', { version: undefined }, 'schema', 'version'],
    ['no game', { system: undefined }, 'schema', 'system'],
    ['no list of parts', { parts: [] }, 'schema', 'parts'],
    ['a part without hash', { parts: { 'campaign.json': {} } }, 'schema', 'parts.campaign.json'],
    ['a name of another format', { format: 'x' }, 'foreign-zip', ''],
  ])('with %s is refused by its name', (_, change, code, path) => {
    const problem = problemOf(withManifest((manifest) => ({ ...manifest, ...(change as object) })));
    expect(problem).toMatchObject({ code, about: path === '' ? {} : { path } });
  });

  it('of a later version is too new, whatever its content', () => {
    const later = withManifest(() => ({ format: 'wabenwart-campaign', version: 8 }));
    expect(problemOf(later)).toMatchObject({ code: 'too-new', about: { version: 8 } });
  });

  it('that is no object belongs to no campaign', () => {
    expect(problemOf(withManifest(() => [1]))?.code).toBe('foreign-zip');
  });
});

describe('JSON', () => {
  it.each<[string, boolean]>([
    ['{"a":1,"b":{"a":2}}', true],
    ['{"a":": \\" , {","b\\\\":[":",":"]}', true],
    ['{"a":1,"a":1}', false],
    ['[{"a":1},{"a":1,"b":2,"a":3}]', false],
    ['{"a\\"":1,"a\\"":1}', false],
  ])('%s has every key once: %s', (text, isFine) => {
    const parsed = parseJson('x', text, 9);
    expect(parsed.ok).toBe(isFine);
    if (!parsed.ok) expect(parsed.problem.code).toBe('key-twice');
  });
});
