import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  deepFreeze,
  realm,
  tinyCampaign,
  tinyWorld,
  troop,
  withPoisonedGlobals,
} from '../../testing';
import { anyCampaign } from '../../testing/arbitrary-campaign';
import type { Campaign } from '../campaign';
import { CAMPAIGN_VERSION, FILE_LIMITS, type FileProblem, PART } from './format';
import { readCampaignFile } from './read';
import { hashOf } from './archive-bytes';
import { campaignFile, uncheckedFile } from '../../testing/files';
import { times } from '../../testing/trials';

const campaign = tinyCampaign(
  tinyWorld({ parties: [realm('tha'), realm('ely')], units: [troop('tha', 101, '210/19')] }),
  { sheets: { tha: { turn: 1, party: 'tha', text: '101\t8.000\tK\r\n', receivedAt: 'then' } } },
);
const file = campaignFile(campaign);

const problemOf = (bytes: Uint8Array): FileProblem | undefined => {
  const result = readCampaignFile(bytes);
  return result.ok ? undefined : result.problem;
};

type PartsOfFile = Record<string, Uint8Array>;

/** The example file after a change of its parts; hashes are made right again unless the change is damage. */
const changed = (change: (parts: PartsOfFile) => void, isDamage = false): Uint8Array => {
  const parts: PartsOfFile = { ...unzipSync(file) };
  change(parts);
  const manifest = JSON.parse(text(parts, PART.manifest)) as { parts: Record<string, unknown> };
  for (const part of Object.keys(manifest.parts)) {
    const bytes = parts[part];
    if (!isDamage && bytes !== undefined) manifest.parts[part] = { sha256: hashOf(bytes) };
  }
  if (!isDamage) parts[PART.manifest] = strToU8(JSON.stringify(manifest));
  return zipSync(parts);
};

const text = (parts: PartsOfFile, part: string): string =>
  new TextDecoder().decode(parts[part] ?? new Uint8Array());

const replaced = (part: string, from: string, to: string): Uint8Array =>
  changed((parts) => {
    const before = text(parts, part);
    expect(before).toContain(from);
    parts[part] = strToU8(before.replace(from, to));
  });

describe('a campaign file', () => {
  it('restores the campaign that was written', () => {
    expect(readCampaignFile(file)).toStrictEqual({ ok: true, value: campaign });
  });

  it('restores any campaign that was written (property)', () => {
    fc.assert(
      fc.property(anyCampaign, (any) => {
        expect(readCampaignFile(campaignFile(any))).toStrictEqual({ ok: true, value: any });
      }),
      times(60),
    );
  });

  it('is the same bytes for equal campaigns, in whatever order their entries were made', () => {
    const reversed = {
      ...campaign,
      world: {
        ...campaign.world,
        parties: Object.fromEntries(Object.entries(campaign.world.parties).reverse()),
      },
    };
    expect(Object.keys(reversed.world.parties)).not.toEqual(Object.keys(campaign.world.parties));
    expect(campaignFile(reversed)).toEqual(file);
  });

  it('is the same bytes in every time zone', () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Pacific/Auckland';
    expect(new Date(0).getTimezoneOffset()).toBe(-720);
    expect(campaignFile(campaign)).toEqual(file);
    process.env['TZ'] = zone;
  });

  it('is written without touching the campaign, and read without clock or chance', () => {
    const bytes = campaignFile(deepFreeze(structuredClone(campaign)));
    expect(bytes).toEqual(file);
    expect(withPoisonedGlobals(() => readCampaignFile(bytes)).ok).toBe(true);
  });

  it('keeps the order text as a text file anybody can open', () => {
    expect(text(unzipSync(file), 'sheets/tha.txt')).toBe('101\t8.000\tK\r\n');
  });

  it('ignores parts somebody added without listing them', () => {
    expect(problemOf(changed((parts) => (parts['__MACOSX/x'] = strToU8('x'))))).toBeUndefined();
  });
});

describe('a file that cannot be read is refused with a reason', () => {
  const rows: readonly (readonly [string, Uint8Array, FileProblem['code'], string | null])[] = [
    ['an empty file', new Uint8Array(), 'not-a-zip', null],
    ['plain text', strToU8('101 8.000 K'), 'not-a-zip', null],
    ['a file cut off in the middle', file.slice(0, file.length / 2), 'not-a-zip', null],
    [
      'a zip of something else',
      zipSync({ 'word/document.xml': strToU8('<w/>') }),
      'foreign-zip',
      null,
    ],
    [
      'a manifest of something else',
      zipSync({ [PART.manifest]: strToU8('{"format":"x"}') }),
      'foreign-zip',
      null,
    ],
    [
      'a manifest that is no JSON',
      zipSync({ [PART.manifest]: strToU8('{') }),
      'json-broken',
      PART.manifest,
    ],
    [
      'a later version',
      replaced(
        PART.manifest,
        `"version":${String(CAMPAIGN_VERSION)}`,
        `"version":${String(CAMPAIGN_VERSION + 1)}`,
      ),
      'too-new',
      null,
    ],
    [
      'a version that is no number',
      replaced(PART.manifest, `"version":${String(CAMPAIGN_VERSION)}`, '"version":"1"'),
      'schema',
      PART.manifest,
    ],
    [
      'a part that was changed',
      changed((parts) => (parts[PART.rulings] = strToU8('{"a":1}')), true),
      'part-damaged',
      PART.rulings,
    ],
    [
      'a part that is gone',
      changed((parts) => Reflect.deleteProperty(parts, PART.units), true),
      'part-missing',
      PART.units,
    ],
    [
      'a part that is no JSON',
      changed((parts) => (parts[PART.units] = strToU8('{"key":'))),
      'json-broken',
      PART.units,
    ],
    [
      'a key that reaches into prototypes',
      replaced(PART.parties, '"relations":{', '"relations":{"__proto__":{}'),
      'key-unsafe',
      PART.parties,
    ],
    [
      'an inherited name as party key',
      replaced(PART.parties, '{"key":"ely"', '{"key":"constructor"'),
      'schema',
      PART.parties,
    ],
    [
      'JSON nested without end',
      changed((parts) => (parts[PART.rulings] = strToU8('['.repeat(90) + ']'.repeat(90)))),
      'key-unsafe',
      PART.rulings,
    ],
    [
      'a Großfeld beyond all maps',
      replaced(PART.grossfelder, '"u":0', '"u":9007199254740991'),
      'schema',
      PART.grossfelder,
    ],
    [
      'a number too large to be one',
      replaced(PART.grossfelder, '"u":0', '"u":1e999'),
      'schema',
      PART.grossfelder,
    ],
    [
      'a unit number out of all bounds',
      replaced(PART.units, '"number":101', '"number":40000'),
      'schema',
      PART.units,
    ],
    ['a Kleinfeld 49', replaced(PART.units, '210/19', '210/49'), 'schema', PART.units],
    [
      'a unit under a foreign name',
      replaced(PART.units, '"key":"tha:101"', '"key":"tha:102"'),
      'contradiction',
      PART.units,
    ],
    [
      'a Großfeld under a foreign number',
      replaced(PART.grossfelder, '"key":"210"', '"key":"211"'),
      'contradiction',
      PART.grossfelder,
    ],
  ];

  it.each(rows)('%s', (_, bytes, code, part) => {
    const problem = problemOf(bytes);
    expect(problem?.code).toBe(code);
    if (part !== null) expect(problem?.about['part']).toBe(part);
  });

  it('names the path to the entry that does not fit', () => {
    expect(problemOf(replaced(PART.units, '210/19', '210/49'))?.about['path']).toBe(
      'tha:101.place.field',
    );
  });

  it('refuses a zip that would unpack to more than the limit, without unpacking it', () => {
    const bomb = zipSync({ [PART.manifest]: new Uint8Array(2_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    const result = readCampaignFile(bomb, { ...FILE_LIMITS, bytes: 1_000_000 });
    expect(result).toMatchObject({ ok: false, problem: { code: 'too-large' } });
  });

  it('is not deceived by a zip with false sizes of its parts', () => {
    const lying = file.slice();
    const view = new DataView(lying.buffer);
    for (let offset = 0; offset < lying.length - 4; offset += 1) {
      if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, 1, true);
    }
    expect(['part-damaged', 'json-broken', 'not-a-zip']).toContain(problemOf(lying)?.code);
  });

  it.each([
    ['that overlap', { start: 4, end: 9 }, { start: 8, end: 10 }],
    ['in no order', { start: 8, end: 9 }, { start: 2, end: 3 }],
    ['that end before they begin', { start: 0, end: 1 }, { start: 5, end: 4 }],
  ])('refuses corrections %s', (_, ...places) => {
    const corrections = places.map((place) => ({ ...place, text: '' }));
    const sheet = { turn: 1, party: 'tha', text: '101 -20 KV', receivedAt: '' };
    const parts: Partial<Campaign>[] = [
      { sheets: { tha: { ...sheet, corrections } } },
      {
        archive: {
          0: {
            turn: 0,
            sheets: {},
            rulings: {},
            settings: {},
            seed: '',
            appliedAt: '',
            corrections: { tha: corrections },
          },
        },
      },
    ];
    for (const part of parts) {
      const problem = problemOf(uncheckedFile({ ...campaign, ...part }));
      expect(problem).toMatchObject({ code: 'schema' });
      expect(problem?.about['path']).toContain('corrections');
    }
  });

  it('refuses two Großfelder at one place', () => {
    const two = tinyCampaign({
      ...campaign.world,
      map: {
        ...campaign.world.map,
        grossfelder: Object.fromEntries(
          Object.values(campaign.world.map.grossfelder).flatMap((grossfeld) => [
            [grossfeld.no, grossfeld],
            ['300', { ...grossfeld, no: '300' as typeof grossfeld.no }],
          ]),
        ),
      },
    });
    expect(problemOf(uncheckedFile(two))?.code).toBe('contradiction');
  });

  it('never throws, whatever single byte is broken (property)', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (index, flip) => {
        const broken = file.slice();
        broken[index] = (broken[index] ?? 0) ^ flip;
        const result = readCampaignFile(broken);
        if (result.ok) expect(result.value).toStrictEqual(campaign);
      }),
      times(400),
    );
  });

  it('never throws, whatever the bytes (property)', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(readCampaignFile(bytes).ok).toBe(false);
      }),
    );
  });
});
