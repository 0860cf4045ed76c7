import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unfounded } from '../../../kernel';
import { TABLES } from '../data/tables';
import { authorityAllowed, authorityLeft } from '../rules/authority';
import { damagedFromOutside, stealable } from '../rules/fortification';
import { populationIncome } from '../rules/income';
import {
  addLevel,
  advantageOf,
  damageLevel,
  destroyLevel,
  exhaust,
  repairLevel,
  takeLevel,
} from '../rules/levels';
import { currentLevel, defenceLevels, isOnlyMoved, poolLevels, withUse } from '../rules/pools';
import { addUnit, intoUnrest, removeUnit, takeUnit } from '../rules/units';
import { stateOf } from '../state/read';
import type { Advantage, Organisation } from '../state/types';
import { endBuilding } from '../turn/build';
import type { CaseAdvantage, CaseOrganisation } from './case';
import { phaseOfCase, runOfCase, worldOfCase } from './run';

/** An organisation of a case by itself. */
const organisation = (given: CaseOrganisation): Organisation => {
  const one = stateOf(worldOfCase({ organisations: { x: given } }), {}).organisations['x'];
  if (one === undefined) throw new Error('no organisation');
  return one;
};

const withAdvantages = (...advantages: readonly CaseAdvantage[]): Organisation =>
  organisation({ advantages });

const levelsOf = ({ advantages }: Organisation) =>
  Object.fromEntries(
    advantages.map(({ name, region, intact, damaged, exhausted }) => [
      `${name}, ${region}`,
      [intact, damaged, exhausted],
    ]),
  );

const MILL = { category: 'trade', name: 'Mill' } as const;

describe('levels', () => {
  it('OS-4-07, OS-4-03: damage and destruction go level by level, until nothing is left', () => {
    let one = withAdvantages({ ...MILL, intact: 1, damaged: 1 });
    one = damageLevel(one, 'a1');
    expect(levelsOf(one)).toEqual({ 'Mill, r1': [0, 2, 0] });
    expect(damageLevel(one, 'a1')).toEqual(one);
    one = destroyLevel(destroyLevel(one, 'a1'), 'a1');
    expect(one.advantages).toEqual([]);
    expect(destroyLevel(one, 'a1')).toEqual(one);
    expect(repairLevel(one, 'a1')).toEqual(one);
  });

  it('OS-5.8-03, OS-5.8-07: a natural level is exhausted where others are destroyed', () => {
    const vein = withAdvantages({ category: 'natural', name: 'Vein', intact: 1, damaged: 2 });
    expect(levelsOf(destroyLevel(vein, 'a1'))).toEqual({ 'Vein, r1': [1, 1, 1] });
    expect(levelsOf(exhaust(vein, 'a1'))).toEqual({ 'Vein, r1': [0, 0, 3] });
  });

  it('OS-16-29, OS-13-23: a taken name gets a number, later levels join it', () => {
    const taker = withAdvantages({ ...MILL, intact: 1, region: 'r2' });
    const victim = withAdvantages({ ...MILL, damaged: 2 });
    const first = takeLevel(victim, taker, 'a1');
    expect(levelsOf(first.to)).toEqual({ 'Mill, r2': [1, 0, 0], 'Mill (2), r1': [0, 1, 0] });
    const second = takeLevel(first.from, first.to, 'a1');
    expect(levelsOf(second.to)).toEqual({ 'Mill, r2': [1, 0, 0], 'Mill (2), r1': [0, 2, 0] });
    expect(second.from.advantages).toEqual([]);
    expect(takeLevel(second.from, second.to, 'a1')).toEqual(second);
  });

  it('OS-13-15, OS-13-23: of one name, category and region it joins, of another category not', () => {
    const taker = withAdvantages({ ...MILL, intact: 1 }, { category: 'research', name: 'Hall' });
    expect(levelsOf(takeLevel(withAdvantages({ ...MILL, damaged: 1 }), taker, 'a1').to)).toEqual({
      'Mill, r1': [1, 1, 0],
    });
    const library = withAdvantages({ category: 'research', name: 'Mill', damaged: 1 });
    expect(levelsOf(takeLevel(library, taker, 'a1').to)).toMatchObject({
      'Mill (2), r1': [0, 1, 0],
    });
  });

  it('OS-13-23: what is on the move is joined by nothing', () => {
    const one = withAdvantages({ ...MILL, intact: 1 });
    const moving: Organisation = { ...one, moves: [{ kind: 'advantage', id: 'a1', to: 'r2' }] };
    const like = { name: 'Mill', category: 'trade', actsAs: null, region: 'r1' } as const;
    expect(levelsOf(addLevel(moving, like, 'intact').organisation)).toEqual({
      'Mill, r1': [1, 0, 0],
      'Mill (2), r1': [1, 0, 0],
    });
  });
});

describe('repair under fire', () => {
  const job = {
    id: 'j1',
    kind: 'repair',
    advantage: 'a1',
    name: 'Mill',
    category: 'trade',
    region: 'r1',
    paid: 4,
  } as const;
  const victim = (damaged: number): Organisation => ({
    ...withAdvantages({ ...MILL, damaged }),
    jobs: [job],
  });

  it('OS-16-27, OS-8.2-04: the level not under repair goes first, the other is finished for the taker', () => {
    const first = takeLevel(victim(2), withAdvantages(), 'a1');
    expect([first.from.jobs.length, first.to.jobs.length]).toEqual([1, 0]);
    const second = takeLevel(first.from, first.to, 'a1');
    expect(second.from.jobs).toEqual([]);
    expect(second.to.jobs).toMatchObject([{ kind: 'repair', advantage: 'a1', paid: 4 }]);
    expect(levelsOf(repairLevel(second.to, 'a1'))).toEqual({ 'Mill, r1': [1, 1, 0] });
  });

  it('OS-8.2-03: the repair of a level that is destroyed is void', () => {
    const once = destroyLevel(victim(2), 'a1');
    expect(once.jobs.length).toBe(1);
    expect(destroyLevel(once, 'a1').jobs).toEqual([]);
  });

  /** A run that began a level, with the organisation changed before the level is finished. */
  const finishedAfter = (alter: (one: Organisation) => Organisation): Organisation | undefined => {
    const begun = runOfCase({
      organisations: {
        x: {
          purses: { r1: 6 },
          calm: { r1: 1 },
          advantages: [{ ...MILL, intact: 1, damaged: 1 }],
        },
      },
      orders: {
        x: [
          { kind: 'BUILD', name: 'Mill', category: null, region: null },
          { kind: 'REPAIR', name: 'Mill', levels: 1 },
        ],
      },
      steps: ['build_begin'],
    });
    begun.change('x', alter);
    endBuilding(begun);
    return begun.state.organisations['x'];
  };

  it('OS-8.2-03, OS-8.2-04: a new level arises anew where its advantage was, the repair is void', () => {
    const after = finishedAfter((one) => ({ ...one, advantages: [] }));
    expect(after && [levelsOf(after), after.jobs]).toEqual([{ 'Mill, r1': [1, 0, 0] }, []]);
    const whole = finishedAfter((one) => one);
    expect(whole && levelsOf(whole)).toEqual({ 'Mill, r1': [3, 0, 0] });
  });

  it('OS-8.2-03, OS-16-27: a repair taken over is finished for the taker in close step 2', () => {
    const turn = phaseOfCase({ organisations: { x: {} } });
    turn.put(takeLevel(victim(1), organisation({}), 'a1').to);
    endBuilding(turn);
    const after = turn.state.organisations['x'];
    expect(after && levelsOf(after)).toEqual({ 'Mill, r1': [1, 0, 0] });
  });
});

describe('fortification', () => {
  const FORT = { category: 'fortification', name: 'Fort', intact: 1 } as const;

  it('OS-5.7-01: it stands in for a level of its region as long as it is intact', () => {
    const one = withAdvantages({ ...MILL, intact: 2 }, FORT);
    const first = damagedFromOutside(one, 'a1', false, {});
    expect(first.absorbed).toEqual({ kind: 'level', id: 'a2' });
    const second = damagedFromOutside(first.organisation, 'a1', false, {});
    expect(second.absorbed).toBeNull();
    expect(levelsOf(second.organisation)).toEqual({ 'Mill, r1': [1, 1, 0], 'Fort, r1': [0, 1, 0] });
  });

  it('OS-5.7-01, OS-5.7-02: not if the owner declines, not for itself, not elsewhere', () => {
    const one = withAdvantages({ ...MILL, intact: 1 }, FORT, {
      ...MILL,
      name: 'Inn',
      intact: 1,
      region: 'r2',
    });
    expect(damagedFromOutside(one, 'a1', true, {}).absorbed).toBeNull();
    expect(damagedFromOutside(one, 'a2', false, {}).absorbed).toBeNull();
    expect(damagedFromOutside(one, 'a3', false, {}).absorbed).toBeNull();
    expect(damagedFromOutside(one, 'a9', false, {})).toEqual({ organisation: one, absorbed: null });
  });

  it('OS-5.7-05, OS-16-25: temporary levels protect first and are lost', () => {
    const hired: Organisation = {
      ...organisation({ purses: { r1: 3 }, advantages: [{ ...MILL, intact: 2 }, FORT] }),
      bonuses: [{ category: 'fortification', region: 'r1', amount: 1, source: 'hire' }],
    };
    expect(stealable(hired, 'r1', {}).value).toBe(0);
    const { organisation: after, absorbed } = damagedFromOutside(hired, 'a1', false, {});
    expect([absorbed, after.bonuses]).toEqual([{ kind: 'bonus' }, []]);
    expect(levelsOf(after)).toEqual({ 'Mill, r1': [2, 0, 0], 'Fort, r1': [1, 0, 0] });
  });

  it('OS-5.7-01: once a phase each level prevents one damage and stays intact, where that is the rule', () => {
    const settings = { 'os.fortification.mode': 'once_per_phase' };
    const one = withAdvantages({ ...MILL, intact: 2 }, FORT);
    const first = damagedFromOutside(one, 'a1', false, settings);
    expect(first.absorbed).toEqual({ kind: 'prevented' });
    const second = damagedFromOutside(first.organisation, 'a1', false, settings);
    expect(levelsOf(second.organisation)).toEqual({ 'Mill, r1': [1, 1, 0], 'Fort, r1': [1, 0, 0] });
  });
});

describe('pools', () => {
  const pool = { category: 'military', region: 'r1' } as const;
  const army = withAdvantages(
    { category: 'military', name: 'Guard', intact: 2, damaged: 1 },
    { category: 'military', name: 'Watch', intact: 1 },
    { category: 'natural', name: 'Giants', intact: 1, actsAs: 'military' },
    { category: 'military', name: 'Far', intact: 5, region: 'r2' },
  );

  it('OS-6-03, OS-6-05, OS-6-07: each use takes one, defending none unless the campaign says so', () => {
    const tired = damageLevel(withUse(withUse(army, pool), pool), 'a2');
    expect(currentLevel(tired, pool, {}).value).toBe(1);
    expect(currentLevel(withUse(withUse(tired, pool), pool), pool, {}).value).toBe(0);
    expect(defenceLevels(tired, pool, {}).value).toBe(3);
    expect(defenceLevels(tired, pool, { 'os.defence.counts_use': true }).value).toBe(1);
    expect(unfounded(currentLevel(tired, pool, {}), TABLES)).toEqual([]);
  });

  it('OS-6-04, OS-6-09: what moved stays outside, and is the reason if it alone is missing', () => {
    const away: Organisation = { ...army, moved: ['a1', 'a2', 'a3'] };
    expect(poolLevels(away, pool, {}).value).toBe(0);
    expect(isOnlyMoved(away, pool, {})).toBe(true);
    expect(isOnlyMoved(army, pool, {})).toBe(false);
    expect(isOnlyMoved(away, { category: 'research', region: 'r1' }, {})).toBe(false);
    const arriving: Organisation = {
      ...army,
      moved: ['a4'],
      moves: [{ kind: 'advantage', id: 'a4', to: 'r3' }],
    };
    expect(isOnlyMoved(arriving, { category: 'military', region: 'r3' }, {})).toBe(true);
  });

  it('OS-16-15, OS-5.4-05, OS-5.4-09: population limits authority, levels do, too', () => {
    const council = organisation({
      calm: { r2: 2 },
      advantages: [{ category: 'authority', intact: 3 }],
    });
    expect([
      authorityLeft(council, 'r1', {}).value,
      authorityAllowed(council, 'r1', {}).value,
    ]).toEqual([3, 2]);
    const used: Organisation = { ...council, authorityUsed: { r1: 2 } };
    expect([authorityLeft(used, 'r1', {}).value, authorityAllowed(used, 'r1', {}).value]).toEqual([
      1, 0,
    ]);
    const elsewhere: Organisation = { ...council, authorityUsed: { r2: 2 } };
    const regional = { 'os.limit.scope': 'region' };
    expect(authorityAllowed(elsewhere, 'r1', {}).value).toBe(0);
    expect(authorityAllowed(council, 'r2', regional).value).toBe(2);
    expect(authorityAllowed(elsewhere, 'r2', regional).value).toBe(0);
    expect(authorityAllowed(council, 'r1', { 'os.limit.scope': 'region' }).value).toBe(0);
  });
});

describe('units', () => {
  it('OS-8.4-04: mobilised units earn as usual, unless the campaign says otherwise', () => {
    const one: Organisation = { ...organisation({ calm: { r1: 3 } }), mobilised: ['u1', 'u2'] };
    expect(populationIncome(one, 'r1', {}).value).toBe(6);
    expect(populationIncome(one, 'r1', { 'os.mobilised.income': false }).value).toBe(2);
  });

  it('OS-2-12, OS-13-16: in unrest nobody is mobilised; who is taken over is in unrest', () => {
    const one: Organisation = { ...organisation({ calm: { r1: 2 } }), mobilised: ['u1', 'u2'] };
    const angry = intoUnrest(one, 'u1', 4);
    expect(angry.mobilised).toEqual(['u2']);
    expect(intoUnrest(angry, 'u1', 7).units[0]?.unrestSince).toBe(4);
    const taken = takeUnit(one, organisation({}), 'u2', 5);
    expect(taken.from.units.map(({ id }) => id)).toEqual(['u1']);
    expect(taken.to.units).toEqual([{ id: 'u1', region: 'r1', unrestSince: 5, arrived: 1 }]);
    expect(takeUnit(one, one, 'u9', 5)).toEqual({ from: one, to: one });
  });

  it('OS-2-01: numbers are never given twice', () => {
    const one = addUnit(removeUnit(addUnit(organisation({}), 'r1'), 'u1'), 'r1');
    expect(one.units.map(({ id }) => id)).toEqual(['u2']);
  });
});

/** All levels of some organisations together: a level that is damaged or exhausted is still one. */
const total = (...organisations: readonly Organisation[]): number =>
  organisations
    .flatMap(({ advantages }) => advantages)
    .reduce((count, { intact, damaged, exhausted }) => count + intact + damaged + exhausted, 0);

const anyAdvantage: fc.Arbitrary<Advantage> = fc.record({
  id: fc.constant('a1'),
  name: fc.constantFrom('Mill', 'Hall', 'Mill (2)'),
  category: fc.constantFrom('trade', 'natural', 'fortification'),
  actsAs: fc.constant(null),
  region: fc.constantFrom('r1', 'r2'),
  intact: fc.nat(3),
  damaged: fc.nat(3),
  exhausted: fc.constant(0),
});

const anyOrganisation: fc.Arbitrary<Organisation> = fc
  .uniqueArray(anyAdvantage, { selector: ({ name }) => name })
  .map((advantages) => ({
    ...organisation({}),
    advantages: advantages
      .filter(({ intact, damaged }) => intact + damaged > 0)
      .map((one, index) => ({ ...one, id: `a${String(index + 1)}` })),
    lastAdvantage: 9,
  }));

describe('the law of levels (property)', () => {
  it('OS-4-03: taking, damaging, repairing and exhausting neither make nor lose a level', () => {
    const acts = fc.array(
      fc.tuple(
        fc.constantFrom('damage', 'repair', 'exhaust', 'take'),
        fc.integer({ min: 1, max: 12 }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(anyOrganisation, anyOrganisation, acts, (x, y, list) => {
        let [one, other] = [x, y];
        const before = total(one, other);
        for (const [act, no] of list) {
          const id = `a${String(no)}`;
          if (act === 'damage') one = damageLevel(one, id);
          if (act === 'repair') one = repairLevel(one, id);
          if (act === 'exhaust' && advantageOf(one, id)?.category === 'natural')
            one = exhaust(one, id);
          if (act === 'take') ({ from: one, to: other } = takeLevel(one, other, id));
        }
        expect(total(one, other)).toBe(before);
        for (const { advantages } of [one, other]) {
          expect(new Set(advantages.map(({ name }) => name)).size).toBe(advantages.length);
          expect(advantages.every((level) => level.intact >= 0 && level.damaged >= 0)).toBe(true);
        }
      }),
    );
  });
});
