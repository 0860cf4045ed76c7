import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Explained,
  type FightUnit,
  type Json,
  nodesOf,
  partsOf,
  type Rulings,
  unfounded,
} from '../../../kernel';
import { GOOD_POINT_TABLE, TERRAIN_KEYS, UNIT_TYPE_KEYS } from '../data';
import { fight } from '../rules/fight/fight';
import { weighedPoints } from '../rules/fight/points';
import { a, b, type CaseFight, fightSetupOf, FORTRESS, IN_CITY, pointFactsOf } from './fightBuild';
import { CAUSE_ROWS, type GivenPoints, POINT_ROWS, TOWN_POINTS } from './goodPoints';
import { times } from '../../../testing/trials';

const UNIT = 'fight/001/01/1.1/1/points/a:101';

const rulingsOf = (words: Readonly<Record<string, Json>> = {}): Rulings =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => {
      const key = `${UNIT}/${name}`;
      return [key, { key, value, reason: `because of ${name}` }];
    }),
  );

const GROUPS = ['goodPoints', 'situationPoints', 'ownPoints'];

/** The causes of good points: the nodes below the groups, and the limit that cut them. */
const causesOf = (node: Explained): readonly string[] => {
  if (node.kind === 'operation' || (node.kind === 'rule' && GROUPS.includes(node.name)))
    return partsOf(node).flatMap(causesOf);
  if (node.kind === 'override' || node.kind === 'roll') return [];
  const { value, clause } = node;
  const name = node.kind === 'cell' ? node.row : node.name;
  const own = clause === undefined || clause === 'WW-7.2-06' ? [] : [clause];
  return [[name, value, ...own].join(' ')];
};

const pointsText = (given: GivenPoints): string => {
  const { total: points } = weighedPoints(pointFactsOf(given), given.settings ?? {}, given.walls);
  expect(unfoundedIn(points)).toEqual([]);
  return `${causesOf(points).join(', ') || 'none'} = ${String(points.value)}`;
};

describe('good points (table 7.2-1)', () => {
  it.each(POINT_ROWS)('%s', (_, given, expected) => {
    expect(pointsText(given)).toBe(expected);
  });

  it.each(TOWN_POINTS)(
    'a town of defence %i gives its defender as many, a sally %i; the NSC of a seat of %i points %i (WW-7.2-14, WW-12.7-10, WW-7.2-15, WW-7.2-16, WW-7.2-20)',
    (defence, sally, seatValue, character) => {
      const all: readonly (readonly [given: GivenPoints, cause: string, points: number])[] = [
        [{ role: 'defender', town: { defence } }, 'townDefence', defence],
        [{ town: { defence } }, 'townSally', sally],
        [
          { characters: [{ unit: 501, seatValue, years: 9, isLeader: true }] },
          'townCharacter',
          character,
        ],
      ];
      const clauses = { townDefence: 15, townSally: 14, townCharacter: 16 } as const;
      for (const [given, cause, points] of all) {
        const clause = `WW-7.2-${String(clauses[cause as keyof typeof clauses])}`;
        const part = points === 0 ? 'none' : `${cause} ${String(points)} ${clause}`;
        expect(pointsText(given)).toBe(`${part} = ${String(points)}`);
      }
    },
  );

  it('separate those of the situation from those of the unit (WW-9.2-03)', () => {
    const facts = pointFactsOf({ role: 'defender', type: 'R', town: { defence: 7 } });
    const groups = nodesOf(weighedPoints(facts, {}).total).flatMap((node) =>
      node.kind === 'rule' && node.clause === 'WW-9.2-03' ? [[node.name, node.value]] : [],
    );
    expect(groups).toEqual([
      ['situationPoints', 7],
      ['ownPoints', 1],
    ]);
  });
});

describe('good points one by one (table 7.2-1)', () => {
  it.each(CAUSE_ROWS)('%s', (_, given, expected) => {
    const { settings = {}, walls, words } = given;
    const word = { key: UNIT, rulings: rulingsOf(words) };
    const { total, causes } = weighedPoints(pointFactsOf(given), settings, walls, word);
    const told = causes.map(({ key, value, worth }) =>
      value.value === worth
        ? `${key} ${String(worth)}`
        : `${key} ${String(value.value)} of ${String(worth)}`,
    );
    expect(`${told.join(', ')} = ${String(total.value)}`).toBe(expected);
    expect([total, ...causes.map(({ value }) => value)].flatMap(unfoundedIn)).toEqual([]);
    expect(new Set(causes.map(({ ruling }) => ruling)).size).toBe(causes.length);
  });

  it('each names its clause, its ruling, the person who gives it, and why it counts nothing', () => {
    const facts = pointFactsOf({ characters: [{ unit: 501, status: 'REP', name: 'Arn' }] });
    const { causes } = weighedPoints(facts, {}, 0, { key: UNIT, rulings: {} });
    expect(causes[0]).toEqual({
      key: 'downhill',
      cause: 'downhill',
      clause: 'WW-7.2-09',
      about: {},
      value: {
        kind: 'fact',
        name: 'notGiven',
        value: 0,
        about: { cause: 'downhill' },
        clause: 'WW-7.2-09',
      },
      worth: 1,
      applies: false,
      ruling: `${UNIT}/downhill`,
    });
    expect(causes[3]).toMatchObject({
      key: 'repWith/501',
      cause: 'repWith',
      about: { unit: 501, name: 'Arn' },
      applies: true,
    });
  });
});

describe('the sum of good points (WW-9.2-02)', () => {
  const words = fc.dictionary(
    fc.constantFrom('downhill', 'homeTerrain', 'riverWall', 'mounted', 'own/1', 'own/2', 'morale'),
    fc.integer({ min: -12, max: 30 }),
  );
  const given = fc.record({
    role: fc.constantFrom('attacker' as const, 'defender' as const, 'meeting' as const),
    type: fc.constantFrom(...UNIT_TYPE_KEYS),
    field: fc.constantFrom(...TERRAIN_KEYS),
    morale: fc.integer({ min: -4, max: 4 }),
  });

  it('is that of its causes and of the GM’s additions, within its limits, whatever the GM enters', () => {
    fc.assert(
      fc.property(given, words, (points, said) => {
        const word = { key: UNIT, rulings: rulingsOf(said) };
        const { total, causes } = weighedPoints(pointFactsOf(points), {}, 0, word);
        const own = (said['own/1'] ?? 0) + (said['own/2'] ?? 0);
        const all = causes.reduce((rest, { value }) => rest + value.value, own);
        expect(total.value).toBe(Math.min(40, Math.max(-5, all)));
        for (const { key, value, worth, applies } of causes) {
          expect(value.value).toBe(said[key] ?? (applies ? worth : 0));
        }
        expect(unfoundedIn(total)).toEqual([]);
      }),
      { ...times(200), seed: 11 },
    );
  });
});

const unfoundedIn = (explained: Explained): readonly Explained[] =>
  unfounded(explained, [GOOD_POINT_TABLE]);

/** 5,000 downhill against 3,000, who hold out: a fight of several rounds. */
const EXAMPLE: CaseFight = {
  first: [a(5000, 'A', { step: ['h', 't'] })],
  second: [b(3000, 'H')],
};

const foughtWith = (
  words: Readonly<Record<string, Json>>,
  given: CaseFight = EXAMPLE,
): ReturnType<typeof fight>['fight'] =>
  fight({ ...fightSetupOf(given), rulings: rulingsOf(words) }).fight;

const unitOf = (told: ReturnType<typeof foughtWith>): FightUnit | undefined =>
  told.sides[0].units[0];

const overridesIn = (explained: Explained | undefined): readonly (readonly [number, string])[] =>
  explained === undefined
    ? []
    : nodesOf(explained).flatMap((node) =>
        node.kind === 'override' ? [[node.value, node.reason] as const] : [],
      );

describe('good points of a fight cause by cause (WW-7.2-06, WW-0.1-05)', () => {
  it('an unticked cause goes out of sum, strength and ratio in every round, and moves no die (WW-9.1-05)', () => {
    const before = foughtWith({});
    const after = foughtWith({ downhill: 0 });
    expect([unitOf(before)?.points.value, unitOf(after)?.points.value]).toEqual([1, 0]);
    expect(unitOf(after)?.strength.value).toBe(500_000);
    expect(after.rounds[0]?.strength[0].value).toBe(500_000);
    expect(after.rounds[0]?.ratio?.value).toBe(2156);
    expect(before.rounds[0]?.ratio?.value).toBeGreaterThan(2156);
    expect(after.rounds.length).toBeGreaterThan(1);
    for (const { strength } of after.rounds) {
      expect(overridesIn(strength[0])).toEqual([[0, 'because of downhill']]);
    }
    const diceOf = (told: typeof before): readonly number[] =>
      told.rounds.flatMap(({ dice }) => dice.map(({ value }) => value));
    const least = Math.min(diceOf(before).length, diceOf(after).length);
    expect(diceOf(after).slice(0, least)).toEqual(diceOf(before).slice(0, least));
  });

  it('points of the GM are parts with his reason, which count in sum and strength', () => {
    const told = foughtWith({ 'own/1': 3, 'own/2': -1, 'own/10': 2 });
    const unit = unitOf(told);
    expect(unit?.ownPointsRuling).toBe(`${UNIT}/own`);
    expect(unit?.points.value).toBe(1 + 3 - 1 + 2);
    expect(unit?.strength.value).toBe(5000 * 150);
    expect(overridesIn(unit?.points)).toEqual([
      [3, 'because of own/1'],
      [-1, 'because of own/2'],
      [2, 'because of own/10'],
    ]);
  });

  it('a decision on the sum goes before those on its causes, which stay visible', () => {
    const key = UNIT;
    const rulings = { ...rulingsOf({ downhill: 0 }), [key]: { key, value: 9, reason: 'magic' } };
    const told = fight({ ...fightSetupOf(EXAMPLE), rulings }).fight;
    expect(unitOf(told)?.points).toMatchObject({ kind: 'override', value: 9, reason: 'magic' });
    expect(unitOf(told)?.goodPoints?.[0]?.value).toMatchObject({ kind: 'override', value: 0 });
  });

  it('a cause decided before the walls counts behind them as well (WW-9.3-14)', () => {
    const key = 'fight/210/19/1.1/1/points/b:101/townDefence';
    const storm: CaseFight = {
      place: '210/19',
      first: [a(20_000, 'N')],
      second: [b(3000, 'H', IN_CITY)],
      storm: FORTRESS,
    };
    const setup = fightSetupOf(storm);
    const told = fight({ ...setup, rulings: { [key]: { key, value: 2, reason: 'old walls' } } });
    const causes = told.fight.sides[1].units[0]?.goodPoints ?? [];
    expect(causes.find(({ cause }) => cause === 'townDefence')?.ruling).toBe(key);
    expect(causes.map(({ cause }) => cause)).toContain('wallPoints');
    const [first, second] = told.fight.rounds;
    expect([first?.kind, second?.kind]).toEqual(['storm', 'field']);
    expect(overridesIn(first?.strength[1])).toEqual([[2, 'old walls']]);
    expect(overridesIn(second?.strength[1])).toEqual([[2, 'old walls']]);
  });

  it.each([0.5, 1001, 'two', null])(
    'a decision that is no sensible figure is ignored: %j',
    (word) => {
      expect(foughtWith({ downhill: word, 'own/1': word })).toEqual(foughtWith({}));
    },
  );
});
