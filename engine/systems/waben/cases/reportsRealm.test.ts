import { describe, expect, it } from 'vitest';
import { unfounded } from '../../../kernel';
import { at, edited, founding, mapOf, realm, tinyWorld, troop, uniform } from '../../../testing';
import {
  blankWork,
  newPerson,
  type Person,
  setOwner,
  type Work,
  WORK_PER_POINT,
  type World,
} from '../../../world';
import { waben } from '..';

const person = (
  id: string,
  name: string,
  party: string,
  kind: Person['roles'][number]['kind'],
): Person =>
  newPerson(id, name, {
    address: 'Am Markt 1',
    born: 1970,
    isMember: true,
    paidUntil: 2030,
    roles: [{ party, kind }],
  });

const work = (change: Partial<Work> & Pick<Work, 'kind' | 'field'>, value: number): Work => ({
  ...blankWork(change.kind, change.field, change.side ?? null, value),
  owners: ['tha'],
  ...change,
});

const SITES = [
  work(
    {
      kind: 'settlement',
      field: at('210/12'),
      type: 'brg',
      progress: 5 * WORK_PER_POINT,
      begun: 3,
      completed: null,
      name: 'Neuburg',
    },
    12,
  ),
  work(
    {
      kind: 'road',
      field: at('210/19'),
      side: 2,
      progress: WORK_PER_POINT,
      begun: 2,
      completed: null,
    },
    5,
  ),
];

const world = (): World => ({
  ...tinyWorld({
    map: edited(
      mapOf(uniform('210', 0, 0)),
      (map) => setOwner(map, [at('210/19'), at('210/12')], 'tha'),
      founding(at('210/19'), 'std', 'Seegard', 'tha', 24),
      founding(at('210/12'), 'brg', 'Neuburg', 'tha', 5),
    ),
    parties: [
      realm('tha', { treasury: 9000, capital: at('210/19'), storage: { [at('210/12')]: 1000 } }),
      realm('val'),
    ],
    units: [
      troop('tha', 201, '210/19', { type: 'R', size: 600, leaders: 2, raised: { t: 600 } }),
      troop('tha', 501, '210/19', {
        type: 'HF',
        size: 0,
        leaders: 0,
        raised: {},
        character: { name: 'Ana', status: 'REP', seat: at('210/19'), years: 3 },
      }),
      troop('val', 101, '210/30'),
    ],
    clock: { turn: 4, year: 427, moon: 3, moonsPerTurn: 1 },
  }),
  works: Object.fromEntries(SITES.map((site) => [site.id, site])),
  people: {
    p1: person('p1', 'Erste', 'tha', 'contact'),
    p2: person('p2', 'Zweiter', 'tha', 'coPlayer'),
    p3: person('p3', 'Fremde', 'val', 'single'),
  },
});

const list = waben.parties.list?.(world(), 'tha', {});

describe('the list of a realm', () => {
  it('names the persons of the realm with their parts, and nobody else (WW-8.2-10, WW-11.1-04)', () => {
    expect(list?.persons).toEqual([
      { name: 'Erste', address: 'Am Markt 1', functions: ['contact'] },
      { name: 'Zweiter', address: 'Am Markt 1', functions: ['coPlayer'] },
    ]);
  });

  it('contains the treasury and its places (WW-8.2-11)', () => {
    expect(list?.treasury).toBe(9000);
    expect(list?.storage).toEqual({ '210/19': 8000, '210/12': 1000 });
  });

  it('contains every structure with its progress, and what is new (WW-8.2-12)', () => {
    expect(list?.structures).toEqual([
      {
        kind: 'settlement',
        type: 'brg',
        name: 'Neuburg',
        place: '210/12',
        side: null,
        value: 12,
        done: 5,
        isNew: true,
      },
      {
        kind: 'settlement',
        type: 'std',
        name: 'Seegard',
        place: '210/19',
        side: null,
        value: 24,
        done: null,
        isNew: false,
      },
      {
        kind: 'road',
        type: null,
        name: '',
        place: '210/19',
        side: 2,
        value: 5,
        done: 1,
        isNew: false,
      },
    ]);
  });

  it('contains units with their movement points, characters with seat and good points (WW-8.2-15)', () => {
    expect(
      list?.units.map(({ movementPoints, ...unit }) => ({ ...unit, points: movementPoints.value })),
    ).toEqual([
      {
        unit: 201,
        type: 'R',
        size: 600,
        leaders: 2,
        place: '210/19',
        raised: { t: 600 },
        points: 30,
      },
    ]);
    const [ana] = list?.characters ?? [];
    expect(ana).toMatchObject({ unit: 501, name: 'Ana', status: 'REP', place: '210/19' });
    expect([ana?.seat?.place, ana?.seat?.value.value]).toEqual(['210/19', 24]);
    // 2 for a REP and 3 years of play, 2 for the 24 points of his town.
    expect(ana?.points.value).toBe(7);
    expect(ana === undefined ? [] : unfounded(ana.points, waben.tables)).toEqual([]);
  });

  it('contains the income and expenses of a turn in its balance (WW-8.2-13, WW-8.2-14)', () => {
    const input = { world: world(), orders: {}, rulings: {}, settings: {}, seed: 'list' };
    const income = {
      ...input,
      world: { ...world(), clock: { ...world().clock, moon: 1, moonsPerTurn: 2 } },
    };
    const report = waben.adjudicate(income)?.reports.find(({ party }) => party === 'tha');
    const sections = report?.balance?.sections.map(({ key }) => key) ?? [];
    expect(sections).toEqual(
      expect.arrayContaining(['landIncome', 'settlementIncome', 'unitUpkeep']),
    );
    const moved = report?.balance?.summary.filter(({ key }) => key !== 'oldTreasury') ?? [];
    expect(moved.length).toBeGreaterThan(2);
  });

  it('does not exist for a party that does not', () => {
    expect(waben.parties.list?.(world(), 'xyz', {})).toBeUndefined();
  });
});
