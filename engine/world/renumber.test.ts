import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, fieldAddress, type GrossfeldNo, KLEINFELDER } from '../hex';
import {
  at,
  deepFreeze,
  gf,
  mapOf,
  onSide,
  realm,
  tinyCampaign,
  tinyWorld,
  troop,
  uniform,
} from '../testing';
import { anyCampaign } from '../testing/arbitrary-campaign';
import { anyDrawnMap } from '../testing/map-edits';
import type { Campaign } from './campaign';
import type { NewsItem } from './delivery';
import { hasSpring } from './edit-sides';
import { grossfelderOf, latticeOf } from './fields';
import type { KnownGrossfeld } from './knowledge';
import { freshIssue } from './news-issue';
import {
  freeNumbers,
  inSequence,
  MAX_GROSSFELDER,
  oneNumber,
  type Renumbering,
  shuffle,
  shuffled,
} from './numbering';
import { renumber } from './renumber';
import { readCampaignFile } from './save';
import { sideFeatures } from './sides';
import type { WorldMap } from './world';
import { campaignFile } from '../testing/files';
import { times } from '../testing/trials';

const known: KnownGrossfeld = {
  level: Array.from({ length: 48 }, () => 0),
  since: Array.from({ length: 48 }, () => 0),
  source: Array.from({ length: 48 }, () => null),
  terrain: Array.from({ length: 48 }, () => null),
  owner: Array.from({ length: 48 }, () => null),
  sides: { 1: 1 },
  walls: {},
  springs: {},
  settlements: {},
};

const campaign = deepFreeze(
  tinyCampaign(
    tinyWorld({
      map: mapOf(uniform('210', 0, 0), uniform('001', 1, 0), uniform('002', 1, -1)),
      parties: [realm('tha', { capital: at('210/05') })],
      units: [
        troop('tha', 101, '210/19', {
          cameFrom: at('001/19'),
          order: 'KV 210/20',
          character: { name: 'Ana', status: 'REP', seat: at('210/05') },
        }),
        troop('tha', 301, '210/19', { place: onSide('210/01', 3) }),
        troop('tha', 102, '210/19', { place: { kind: 'aboard', carrier: 'tha:301' } }),
      ],
      knowledge: {
        tha: {
          grossfelder: { [gf('210')]: known, [gf('555')]: known },
          sightings: [
            {
              turn: 1,
              place: at('210/07'),
              party: 'ely',
              kind: 'foot',
              sizeClass: 1,
              by: 'unit 101',
            },
          ],
        },
      },
    }),
    {
      sheets: { tha: { turn: 1, party: 'tha', text: '101 210/19-20', receivedAt: 'then' } },
      rulings: Object.fromEntries(
        [
          { key: 'encounter/210/19/tha:101/ely:201', value: 'bothStop', reason: 'by 210/19' },
          { key: 'march/tha:210/12/cost', value: 3, reason: '' },
          { key: 'site', value: '210/19', reason: '' },
          { key: 'roll demo|210/19|x 0', value: 4, reason: '' },
          {
            key: 'yield/210/19',
            value: 2,
            reason: '',
            subject: {
              name: 'yield',
              about: { place: '210/19', count: 3, fields: ['210/20', 'tha'], text: 'not 210/19' },
              coveredUntil: 'open/210/19',
            },
          },
        ].map((ruling) => [ruling.key, ruling]),
      ),
    },
  ),
);

const after = (any: Campaign, mapping: Renumbering): Campaign => {
  const result = renumber(any, mapping);
  if (!result.ok) expect.fail(JSON.stringify(result.problem));
  return result.value;
};

const inverse = (mapping: Renumbering): Renumbering =>
  new Map([...mapping].map(([old, now]) => [now, old]));

const numbersOf = (map: WorldMap): readonly GrossfeldNo[] => grossfelderOf(map).map(({ no }) => no);

/** A mapping of a map's numbers: some of them to any numbers, no two to the same. */
const anyMapping = (map: WorldMap): fc.Arbitrary<Renumbering> =>
  fc
    .uniqueArray(fc.nat(999), {
      minLength: numbersOf(map).length,
      maxLength: numbersOf(map).length,
    })
    .map((news) => {
      const pairs = numbersOf(map).map(
        (old, index) => [old, String(news[index]).padStart(3, '0') as GrossfeldNo] as const,
      );
      return new Map(pairs);
    });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collections of a campaign and its world; an entry of each is an object that a later version may give more fields. */
const isCollection = (name: string): boolean =>
  !['deadline', 'kept', 'settings', 'world', 'clock', 'map', 'board', 'knowledge'].includes(name);

/** Every entry of every collection with an unknown field, decisions down to their subject. */
const marked = <All extends object>(all: All): All =>
  Object.fromEntries(
    Object.entries(all).map(([name, entries]: [string, unknown]) => [
      name,
      !isCollection(name) || !isObject(entries)
        ? entries
        : Object.fromEntries(
            Object.entries(entries).map(([key, entry]) => {
              if (!isObject(entry)) return [key, entry];
              const foreign = { foreign: `${name} ${key}` };
              const { subject } = entry;
              const inner = isObject(subject) ? { subject: { ...subject, ...foreign } } : {};
              return [key, { ...entry, ...inner, ...foreign }];
            }),
          ),
    ]),
  ) as All;

const withForeignFields = (any: Campaign): Campaign => {
  const { world } = any;
  const { grossfelder } = world.map;
  return {
    ...marked(any),
    world: { ...marked(world), map: { ...world.map, ...marked({ grossfelder }) } },
  };
};

/** Values of the fields no schema knows, wherever they are. */
const foreignFields = (value: unknown): readonly string[] => {
  const found: string[] = [];
  JSON.stringify(value, (name, one: unknown) => {
    if (name === 'foreign') found.push(String(one));
    return one;
  });
  return found.sort();
};

describe('renumbering', () => {
  const renumbered = after(campaign, oneNumber(gf('210'), gf('700')));

  it('goes through every place where a number occurs', () => {
    const { map, units, parties, knowledge } = renumbered.world;
    expect(Object.keys(map.grossfelder).sort()).toEqual(['001', '002', '700']);
    expect(map.grossfelder[gf('700')]).toMatchObject({ no: '700', u: 0, v: 0 });
    expect(units['tha:101']).toMatchObject({
      place: { field: '700/19' },
      cameFrom: '001/19',
      character: { seat: '700/05' },
    });
    expect(units['tha:301']?.place).toEqual({ kind: 'side', field: '700/01', side: 3 });
    expect(units['tha:102']?.place).toEqual({ kind: 'aboard', carrier: 'tha:301' });
    expect(parties['tha']?.capital).toBe('700/05');
    expect(Object.keys(knowledge['tha']?.grossfelder ?? {}).sort()).toEqual(['555', '700']);
    expect(knowledge['tha']?.sightings[0]?.place).toBe('700/07');
  });

  it('takes the rulings of the open turn along, their reasons and unit numbers apart', () => {
    expect(Object.values(renumbered.rulings)).toEqual([
      { key: 'encounter/700/19/tha:101/ely:201', value: 'bothStop', reason: 'by 210/19' },
      { key: 'march/tha:210/12/cost', value: 3, reason: '' },
      { key: 'site', value: '700/19', reason: '' },
      { key: 'roll demo|700/19|x 0', value: 4, reason: '' },
      {
        key: 'yield/700/19',
        value: 2,
        reason: '',
        subject: {
          name: 'yield',
          about: { place: '700/19', count: 3, fields: ['700/20', 'tha'], text: 'not 210/19' },
          coveredUntil: 'open/700/19',
        },
      },
    ]);
    expect(Object.keys(renumbered.rulings)).toEqual(
      Object.values(renumbered.rulings).map(({ key }) => key),
    );
  });

  it('keeps the middle of a map in a newsletter where it is, and the words of the piece as they are', () => {
    const map = { party: 'tha', centre: at('210/19'), fields: 9, caption: 'Um 210/19' };
    const item: NewsItem = {
      id: 'p1',
      section: 'lead',
      headline: '',
      text: 'In 210/19',
      embargo: null,
      map,
      signature: { kind: 'none', name: '' },
    };
    const plain: NewsItem = { ...item, id: 'p2', map: { ...map, centre: at('001/19') } };
    const n1 = {
      ...freshIssue({}, 1, {
        title: '',
        motto: '',
        language: 'de',
        tone: 'neutral',
        rounding: 1,
        columns: 2,
        statistics: [],
      }),
      items: [item, plain],
    };
    const { newsletters } = after(
      { ...campaign, newsletters: { n1 } },
      oneNumber(gf('210'), gf('700')),
    );
    expect(newsletters).toEqual({
      n1: { ...n1, items: [{ ...item, map: { ...map, centre: '700/19' } }, plain] },
    });
  });

  it('leaves texts written by people unchanged', () => {
    expect(renumbered.sheets).toEqual(campaign.sheets);
    expect(renumbered.world.units['tha:101']?.order).toBe('KV 210/20');
  });

  it('leaves no trace of the old number in anything but texts', () => {
    const bare: Campaign = { ...renumbered, sheets: {}, rulings: {} };
    const texts = JSON.stringify(bare).replace('KV 210/20', '');
    expect(texts).not.toContain('"210');
  });

  it('updates a number that only old knowledge has', () => {
    const { grossfelder } = after(campaign, oneNumber(gf('210'), gf('555'))).world.knowledge[
      'tha'
    ] ?? { grossfelder: {} };
    expect(Object.keys(grossfelder).sort()).toEqual(['210', '555']);
  });

  it('is the identity there and back, whatever the campaign (property)', () => {
    fc.assert(
      fc.property(
        anyCampaign.chain((any) => fc.tuple(fc.constant(any), anyMapping(any.world.map))),
        ([any, mapping]) => {
          const there = after(deepFreeze(any), mapping);
          expect(readCampaignFile(campaignFile(there))).toEqual({ ok: true, value: there });
          expect(after(there, inverse(mapping))).toEqual(any);
        },
      ),
      times(100),
    );
  });

  it('keeps the unknown fields of a file’s entries, in every collection (property)', () => {
    fc.assert(
      fc.property(
        anyCampaign.chain((any) => fc.tuple(fc.constant(any), anyMapping(any.world.map))),
        ([any, mapping]) => {
          const foreign = withForeignFields({ ...any, rulings: campaign.rulings });
          const read = readCampaignFile(campaignFile(foreign));
          if (!read.ok) expect.fail(JSON.stringify(read.problem));
          expect(foreignFields(after(read.value, mapping))).toEqual(foreignFields(foreign));
        },
      ),
      times(30),
    );
  });

  it('keeps every side and every spring, though the order of addresses changes (property)', () => {
    fc.assert(
      fc.property(
        anyDrawnMap.chain((map) => fc.tuple(fc.constant(map), anyMapping(map))),
        ([map, mapping]) => {
          const there = after(tinyCampaign(tinyWorld({ map })), mapping).world.map;
          const [before, now] = [latticeOf(map), latticeOf(there)];
          for (const no of numbersOf(map)) {
            for (let kleinfeld = 1; kleinfeld <= KLEINFELDER; kleinfeld += 1) {
              const field = fieldAddress(no, kleinfeld);
              const renamed = fieldAddress(mapping.get(no) ?? no, kleinfeld);
              for (const side of DIRECTIONS) {
                expect(sideFeatures(there.grossfelder, now, { field: renamed, side })).toBe(
                  sideFeatures(map.grossfelder, before, { field, side }),
                );
                expect(hasSpring(there, now, { field: renamed, corner: side })).toBe(
                  hasSpring(map, before, { field, corner: side }),
                );
              }
            }
          }
        },
      ),
      times(30),
    );
  });

  it.each<[string, Renumbering, string, string]>([
    ['a number another Großfeld bears', oneNumber(gf('210'), gf('001')), 'number-taken', '001'],
    [
      'one number for two',
      new Map([
        [gf('210'), gf('700')],
        [gf('001'), gf('700')],
      ]),
      'number-taken',
      '700',
    ],
    ['a Großfeld that is not there', oneNumber(gf('300'), gf('301')), 'not-there', '300'],
    ['a number of four digits', oneNumber(gf('210'), '1000' as GrossfeldNo), 'bad-value', '210'],
  ])('refuses %s and names it', (_, mapping, code, grossfeld) => {
    expect(renumber(campaign, mapping)).toMatchObject({
      ok: false,
      problem: { code, about: { grossfeld } },
    });
  });
});

describe('numbers', () => {
  const map = mapOf(
    uniform('500', 0, 0),
    uniform('400', 1, 0),
    uniform('300', 2, -1),
    uniform('200', 0, 1),
    uniform('100', 1, 1),
  );
  const dealt = (mapping: Renumbering) => Object.fromEntries(mapping);

  it('run row by row or column by column', () => {
    expect(dealt(inSequence(map))).toEqual({
      '500': '001',
      '400': '002',
      '300': '003',
      '200': '004',
      '100': '005',
    });
    expect(dealt(inSequence(map, gf('998'), 'columns'))).toEqual({
      '500': '998',
      '200': '999',
      '400': '000',
      '100': '001',
      '300': '002',
    });
  });

  it('exchange places', () => {
    const exchange = new Map([
      [gf('210'), gf('001')],
      [gf('001'), gf('210')],
    ]);
    const swapped = after(campaign, exchange);
    expect(swapped.world.map.grossfelder[gf('210')]).toMatchObject({ u: 1, v: 0 });
    expect(after(swapped, exchange)).toEqual(campaign);
  });

  it('are shuffled by the seed alone, each once', () => {
    const mapping = shuffled(map, 'demo');
    expect(shuffled(map, 'demo')).toEqual(mapping);
    expect([...mapping.values()].sort()).toEqual([...numbersOf(map)]);
    const others = ['a', 'b', 'c', 'd'].map((seed) => JSON.stringify([...shuffled(map, seed)]));
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  it('are shuffled fairly: every one of six orders of three about as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 1200; seed += 1) {
      const order = shuffle(['a', 'b', 'c'], `s${seed}`).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  it('are free where no Großfeld bears them, round past 999', () => {
    expect(freeNumbers(map, 3, gf('999'))).toEqual(['999', '000', '001']);
    expect(freeNumbers(map, 2, gf('100'))).toEqual(['101', '102']);
    expect(freeNumbers(map, 5000)).toHaveLength(MAX_GROSSFELDER - 5);
  });
});
