import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMany, type Fight, nodesOf, openStream, rollKey, type Settings } from '../../../kernel';
import { COMBAT_ORDERS, TERRAIN_KEYS, UNIT_TYPE_KEYS } from '../data';
import type { FightResult, FightSetup } from '../rules/fight/contract';
import { fight } from '../rules/fight/fight';
import { adjudicate } from '../turn';
import { turnGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';
import { type CaseFight, type CaseFighter, fightSetupOf } from './fightBuild';
import { times } from '../../../testing/trials';

const fighters = (parties: readonly string[]): fc.Arbitrary<readonly CaseFighter[]> =>
  fc.uniqueArray(
    fc.record({
      party: fc.constantFrom(...parties),
      number: fc.integer({ min: 101, max: 104 }),
      type: fc.constantFrom(...UNIT_TYPE_KEYS),
      size: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30_000 })),
      order: fc.constantFrom(...COMBAT_ORDERS),
      leaders: fc.integer({ min: 0, max: 4 }),
      points: fc.record({ morale: fc.integer({ min: -3, max: 20 }) }),
      isTrapped: fc.boolean(),
      isInside: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4, selector: ({ party, number }) => `${party}:${String(number)}` },
  ) as fc.Arbitrary<readonly CaseFighter[]>;

const fights: fc.Arbitrary<CaseFight> = fc.record({
  kind: fc.constantFrom('battle' as const, 'sally' as const, 'assault' as const),
  terrain: fc.constantFrom(...TERRAIN_KEYS),
  no: fc.integer({ min: 1, max: 9 }),
  moon: fc.integer({ min: 1, max: 12 }),
  first: fighters(['a', 'c']),
  second: fighters(['b', 'd']),
  storm: fc.oneof<fc.Arbitrary<FightSetup['storm']>[]>(
    fc.constant(null),
    fc.record({
      kind: fc.constantFrom('fortress' as const, 'wall' as const),
      points: fc.integer({ min: 0, max: 12 }),
    }),
  ),
  stormsBefore: fc.integer({ min: 0, max: 3 }),
  settings: fc.constantFrom<Settings[]>(
    {},
    { 'fight.retreat_check': 'first_round' },
    { 'fight.max_rounds': 1000 },
    { 'fight.loss_table': { even: { loser: -5, winner: 400 }, great: { loser: 900 } } },
    { 'fight.gp_pct': 60, 'fight.dice_base': -40 },
    { 'fight.special_pct': -3 },
  ),
});

const lossesOf = ({ fight: told }: FightResult, party: string, unit: number): number =>
  told.rounds
    .flatMap(({ losses }) => losses)
    .filter((loss) => loss.party === party && loss.unit === unit)
    .reduce((total, { lost, scattered = 0 }) => total + lost.value + scattered, 0);

const bytesOf = (result: FightResult): string =>
  JSON.stringify([
    result.fight,
    [...result.left],
    result.retreating,
    result.removed,
    result.investing,
    result.winner,
    [...result.booty],
  ]);

const backwards = (setup: FightSetup): FightSetup => ({
  ...setup,
  sides: [
    { ...setup.sides[0], fighters: [...setup.sides[0].fighters].reverse() },
    { ...setup.sides[1], fighters: [...setup.sides[1].fighters].reverse() },
  ],
});

const each = (law: (given: CaseFight) => void): void =>
  fc.assert(fc.property(fights, law), { ...times(300), seed: 9 });

describe('laws of fights', () => {
  it('every fight ends: within its rounds, and one side at most is left fighting (WW-9.3-08)', () => {
    each((given) => {
      const setup = fightSetupOf(given);
      const { fight: told, winner } = fight(setup);
      expect(told.rounds.length).toBeLessThanOrEqual(1000);
      const stays = told.sides.map(({ units }) => units.some(({ fate }) => fate === 'stays'));
      if (winner !== null) expect(stays[winner]).toBe(true);
    });
  });

  it('heads are whole, never negative, and left and lost are what there was before (WW-9.3-06)', () => {
    each((given) => {
      const result = fight(fightSetupOf(given));
      for (const { party, unit, before, left, fate } of result.fight.sides.flatMap(
        ({ units }) => units,
      )) {
        expect(Number.isInteger(left) && left >= 0 && left <= before).toBe(true);
        if (fate !== 'captured') expect(left + lossesOf(result, party, unit)).toBe(before);
        expect(result.left.get(`${party}:${String(unit)}`)).toBe(left);
      }
      for (const { lost, left } of result.fight.rounds.flatMap(({ losses }) => losses)) {
        expect(Number.isInteger(lost.value) && lost.value >= 0 && left >= 0).toBe(true);
      }
    });
  });

  it('strength, dice and booty are never negative; the first side throws first (WW-9.3-01)', () => {
    each((given) => {
      const { fight: told } = fight(fightSetupOf(given));
      for (const { strength, dice, roundStrength } of told.rounds) {
        for (const { value } of [...strength, ...dice, ...roundStrength]) {
          expect(Number.isInteger(value) && value >= 0).toBe(true);
        }
      }
      expect(told.booty.every(({ gold }) => Number.isInteger(gold.value) && gold.value > 0)).toBe(
        true,
      );
      const total = told.booty.reduce((sum, { gold }) => sum + gold.value, 0);
      expect(Number.isInteger(total)).toBe(true);
    });
  });

  it('the same seed gives the same bytes, in whatever order the units are named', () => {
    each((given) => {
      const setup = fightSetupOf(given);
      expect(bytesOf(fight(setup))).toBe(bytesOf(fight(setup)));
      expect(bytesOf(fight(backwards(setup)))).toBe(bytesOf(fight(setup)));
    });
  });

  it('no decision of the GM on a fight elsewhere, or on another one here, changes this one (WW-9.1-07)', () => {
    const others = fc.constantFrom({ place: '002/02', no: 1 }, { place: '001/01', no: 77 });
    fc.assert(
      fc.property(fights, others, (given, other) => {
        const here = { ...given, no: 1 };
        const { key, stream } = fight(fightSetupOf({ ...given, ...other })).fight;
        const rulings = {
          [key]: { winner: null },
          [`${key}/loss/1/a:101`]: 0,
          [`${key}/points/a:101`]: 9,
          [`${key}/points/a:101/homeTerrain`]: 3,
          [`${key}/points/a:101/own/1`]: 4,
          [`${key}/special/0`]: 7,
          [`${key}/booty/a`]: 5,
          [rollKey(stream, 0)]: 6,
        };
        const alone = bytesOf(fight(fightSetupOf(here)));
        expect(bytesOf(fight(fightSetupOf({ ...here, rulings })))).toBe(alone);
      }),
      { ...times(100), seed: 9 },
    );
  });

  it('the outcome of a fight does not shift the dice of its own later rounds (WW-9.1-05)', () => {
    each((given) => {
      const setup = fightSetupOf(given);
      const { rounds, stream } = fight(setup).fight;
      const rolls = rounds.flatMap(({ dice }) =>
        dice.flatMap(nodesOf).flatMap((node) => (node.kind === 'roll' ? [node] : [])),
      );
      expect(rolls).toEqual(drawMany(openStream(stream), 'd6', rolls.length).rolls);
    });
  });

  it('who retreats, is removed or invests is reported once and belongs to the fight', () => {
    each((given) => {
      const { left, retreating, removed, investing } = fight(fightSetupOf(given));
      const all = [...retreating, ...removed, ...investing];
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((id) => !left.has(id))).toEqual([]);
      expect(removed.filter((id) => left.get(id) !== 0)).toEqual([]);
    });
  });
});

describe('fights of a turn', () => {
  const SECOND_ORDERS = ['KN', 'KA', 'KAF', 'KV', 'KH', 'KI', 'KR', ''] as const;

  /** 101 attacks in 210/20 in any case; 102 goes to 210/33 with one order or another. */
  const fightsOf = (order: string, path: string): readonly Fight[] =>
    adjudicate(
      turnGiven(wabenCaseGame, {
        map: '210 t',
        a: '101 K 3000 in 210/19; 102 K 3000 in 210/32; enemy b',
        b: '101 K 2500 in 210/20; 102 R 2000 in 210/33; enemy a',
        'orders a': `101 | -20 | KN / 102 | ${path} | ${order}`,
        'orders b': '101 |  | KH / 102 |  | KA',
      }),
    )?.fights ?? [];
  const at = (fought: readonly Fight[], place: string): string =>
    JSON.stringify(fought.filter((one) => one.place === place));

  it('keep their dice when an order elsewhere is changed (WW-9.1-07)', () => {
    const before = at(fightsOf('KN', '-33'), '210/20');
    expect(before).toContain('|210/20|1');
    const elsewhere = new Set(
      SECOND_ORDERS.map((order) => {
        const fought = fightsOf(order, '-33');
        expect(at(fought, '210/20')).toBe(before);
        return at(fought, '210/33');
      }),
    );
    expect(elsewhere.size).toBeGreaterThan(2);
    expect(at(fightsOf('KN', ''), '210/20')).toBe(before);
  });
});
