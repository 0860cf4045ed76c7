import { describe, expect, it } from 'vitest';
import type { World } from '../../../world';
import { adjudicate } from '../turn';
import type { Organisation } from '../state/types';
import type { Order } from '../orders';
import { exhaust } from '../rules/levels';
import { isOnlyMoved } from '../rules/pools';
import { warTurns } from '../rules/war';
import { organisationIn } from '../state/read';
import { withState } from '../state/write';
import type { CaseOrganisation, CasePhase } from './case';
import { ruledAs, typedDice } from './dice';
import { outcomeOf, runOfCase, worldOfCase } from './run';

/** An organisation of a case as it stands before the phase; every case has it. */
const standing = (one: CaseOrganisation, more: Partial<Organisation> = {}): Organisation => {
  const own = organisationIn(worldOfCase({ organisations: { a: one } }), 'a', {});
  if (own === undefined) throw new Error('a case without its organisation');
  return { ...own, ...more };
};

const field = { region: 'r1', opponent: 'b' } as const;

const war = (mobilised: number): Order => ({
  kind: 'WAR',
  ...field,
  mobilised,
  attack: 0,
  defence: 0,
  rerolls: [],
});

const levels = [
  { category: 'military', intact: 2 },
  { category: 'authority', intact: 1 },
  { category: 'trade', intact: 2 },
] as const;

describe('bounds of the rules', () => {
  it('OS-6-09: levels that moved are not what is missing where uses have taken more', () => {
    const own = standing(
      {
        advantages: [
          { category: 'military', intact: 1 },
          { category: 'military', intact: 1, name: 'Tross' },
        ],
      },
      { moved: ['a2'] },
    );
    const pool = { category: 'military', region: 'r1' } as const;
    const afterUses = (uses: number) => ({ ...own, uses: { 'military r1': uses } });
    expect([0, 1, 2].map((uses) => isOnlyMoved(afterUses(uses), pool, {}))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('OS-5.8-03: an exhausted natural advantage is repaired no more, others are', () => {
    const job = { kind: 'repair', name: '', category: 'natural', region: 'r1', paid: 4 } as const;
    const own = standing(
      { advantages: [{ category: 'natural', intact: 1, damaged: 1 }, { category: 'trade' }] },
      {
        jobs: [
          { ...job, id: 'j1', advantage: 'a1' },
          { ...job, id: 'j2', advantage: 'a2' },
        ],
      },
    );
    expect(exhaust(own, 'a1').jobs.map(({ id }) => id)).toEqual(['j2']);
  });

  it('OS-13-25: with as many dice of a number the initiator begins', () => {
    const sides = (own: readonly number[], other: readonly number[]) =>
      warTurns(own, other, { 'os.war.first': 'more_dice' }).map(({ side }) => side);
    expect(sides([5, 5], [5, 5])).toEqual([0, 1, 0, 1]);
    expect(sides([5], [5, 5])).toEqual([1, 0, 1]);
  });

  it('OS-1-11: damaged levels keep an organisation alive, exhausted ones do not', () => {
    const given: CasePhase = {
      organisations: {
        a: { advantages: [{ category: 'trade', damaged: 1 }] },
        b: { advantages: [{ category: 'natural', exhausted: 1 }] },
      },
      steps: ['unrest'],
    };
    const expected = {
      organisations: { a: { isDissolved: false }, b: { isDissolved: true } },
    };
    expect(outcomeOf(runOfCase(given), expected)).toEqual(expected);
  });

  it('OS-13-17, OS-13-25: units mobilised before fight again before others are called up', () => {
    const run = runOfCase({
      organisations: {
        a: { calm: { r1: 3 }, advantages: [{ category: 'military', intact: 2 }] },
        b: { calm: { r1: 1 } },
      },
      orders: { a: [war(2), war(2)] },
      rulings: {
        ...typedDice('1|war|a|1|a', 2, 2),
        ...typedDice('1|war|a|1|b', 2),
        ...typedDice('1|war|a|2|a', 2, 2),
        ...typedDice('1|war|a|2|b', 2),
      },
      steps: ['act'],
    });
    expect(run.wars).toHaveLength(2);
    expect(run.state.organisations['a']?.mobilised).toEqual(['u1', 'u2']);
  });

  it('OS-13-19: of rerolls the first is of the initiator, then they take turns', () => {
    const scholars = (region: string): CaseOrganisation => ({
      calm: { [region]: 2 },
      advantages: [
        { category: 'military', intact: 1 },
        { category: 'research', intact: 2 },
      ],
    });
    const twice = [{ die: 1 }, { die: 1 }];
    const run = runOfCase({
      organisations: { a: scholars('r1'), b: scholars('r1') },
      orders: { a: [war(2)] },
      rulings: {
        ...ruledAs('reroll/demo|1|war|a|1|a', twice),
        ...ruledAs('reroll/demo|1|war|a|1|b', twice),
        ...typedDice('1|war|a|1|a', 2, 2),
        ...typedDice('1|war|a|1|b', 2),
        ...typedDice('1|war|a|1|a|reroll', 3, 2),
        ...typedDice('1|war|a|1|b|reroll', 3, 2),
      },
      steps: ['act'],
    });
    const rerolls = run.rolls.filter(({ purpose }) => purpose === 'reroll');
    expect(rerolls.map(({ party }) => party)).toEqual(['a', 'b', 'a', 'b']);
  });

  it('OS-5.3-04: a wish for dice by nobody is told to those whose dice they are', () => {
    const run = runOfCase({
      organisations: { a: { calm: { r1: 1 } } },
      rulings: ruledAs('reroll/demo|1|event|a', [{ die: 1, by: 'nobody' }]),
      steps: ['event'],
    });
    expect(run.findings.map(({ code, party }) => [code, party])).toEqual([
      ['organisation.E_REROLL', 'a'],
    ]);
  });

  it('OS-14-16: of equally rich purses a bad season finds the first by key', () => {
    const given: CasePhase = {
      organisations: { a: { seat: 'r3', purses: { r2: 3, r1: 3 }, calm: { r1: 1 } } },
      rulings: ruledAs('event/a', { event: 'bad_season', intensity: 'low' }),
      steps: ['event'],
    };
    const expected = { organisations: { a: { purses: { r1: 2, r2: 3 } } } };
    expect(outcomeOf(runOfCase(given), expected)).toEqual(expected);
  });

  it('OS-9.2-05: a level begun for what moves is told where it arises', () => {
    const run = runOfCase({
      organisations: {
        a: { purses: { r1: 4 }, calm: { r1: 1 }, advantages: [{ category: 'trade', intact: 1 }] },
      },
      orders: {
        a: [
          { kind: 'BUILD', name: 'trade r1', category: null, region: null },
          { kind: 'MOVE_ADVANTAGE', name: 'trade r1', to: 'r2', levels: null },
        ],
      },
      steps: ['build_begin', 'move_begin', 'move_end', 'build_end'],
    });
    const built = run.events.filter(({ kind }) => kind === 'organisation.levelBuilt');
    expect(built.map(({ place, about }) => [place, about['region']])).toEqual([['r2', 'r2']]);
  });

  it('OS-9.3-05, OS-13-24: levels on the move are no target of war', () => {
    const run = runOfCase({
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 1 }] },
        b: { purses: { r1: 1 }, advantages: [{ category: 'trade', intact: 1, damaged: 1 }] },
      },
      orders: {
        a: [{ kind: 'WAR', ...field, mobilised: 1, attack: 1, defence: 0, rerolls: [] }],
        b: [{ kind: 'MOVE_ADVANTAGE', name: 'trade r1', to: 'r2', levels: null }],
      },
      rulings: { ...typedDice('1|war|a|1|a', 5, 6), ...typedDice('1|war|a|1|b', 2) },
      steps: ['move_begin', 'act'],
    });
    expect(run.wars[0]?.effects.map(({ die, effect }) => [die, effect])).toEqual([
      [2, 'none_2'],
      [5, 'void'],
      [6, 'void'],
    ]);
  });

  it('OS-2-10: temporary infrastructure makes room until the phase ends', () => {
    const hire: Order = { kind: 'HIRE', category: 'infrastructure', region: 'r1', levels: 1 };
    const given: CasePhase = {
      organisations: { a: { purses: { r1: 1 }, calm: { r1: 6 } } },
      orders: { a: [hire] },
      steps: ['act', 'population'],
    };
    const expected = { organisations: { a: { units: { r1: [6, 0] as const } } } };
    expect(outcomeOf(runOfCase(given), expected)).toEqual(expected);
  });

  it('OS-14-14: levels of one advantage are one choice', () => {
    const run = runOfCase({
      organisations: { a: { calm: { r1: 1 }, advantages: [{ category: 'trade', intact: 2 }] } },
      settings: { 'os.event.target': 'gm' },
      rulings: ruledAs('event/a', { event: 'advantage_damaged', intensity: 'low' }),
      steps: ['event'],
    });
    expect(run.questions).toEqual([]);
    expect(run.state.organisations['a']?.advantages[0]).toMatchObject({ intact: 1, damaged: 1 });
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'OS-0-07: whatever an organisation and a region are called, books balance (%s)',
    (key) => {
      const rich = { calm: { r1: 3 }, purses: { r1: 9 }, advantages: levels } as const;
      const world: World = JSON.parse(
        JSON.stringify(
          worldOfCase({
            organisations: Object.fromEntries([
              [key, rich],
              ['b', rich],
            ]),
          }),
        ).replaceAll('"r1"', JSON.stringify(key)),
      ) as World;
      const letter = (other: string) =>
        [
          'BEWEGE 1 Geld von R1 nach R2',
          'HEUERE AN Handel +1 in R1',
          `PLÜNDERE aus R1 den ${other} in R1`,
          'AUTORITÄT R1: Militär in R1',
          'HANDEL in R1: 1',
          'ZAHLE nichts in R1',
        ].join('\n');
      const orders = Object.fromEntries([
        [key, letter('B')],
        ['b', letter(key.toUpperCase())],
      ]);
      const proposal = adjudicate({ world, orders, rulings: {}, settings: {}, seed: 'demo' });
      expect(proposal?.findings.map(({ code }) => code)).toEqual([]);
      const kept = Object.values(proposal?.world.parties ?? {});
      expect(kept).toHaveLength(2);
      for (const { key: party, treasury } of kept) {
        const own = (proposal?.postings ?? []).filter((posting) => posting.party === party);
        expect(own.reduce((sum, { amount }) => sum + amount, 18)).toBe(treasury);
        expect(proposal?.balances.find((sheet) => sheet.party === party)?.after.value).toBe(
          treasury,
        );
      }
    },
  );

  it('OS-13-16: unrest of a unit taken over begins in this phase', () => {
    const run = runOfCase({
      phase: 4,
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 1 }] },
        b: { unrest: [['r1', 2]] },
      },
      orders: { a: [war(1)] },
      rulings: { ...typedDice('4|war|a|1|a', 6), ...typedDice('4|war|a|1|b', 2) },
      steps: ['act'],
    });
    const since = run.state.organisations['a']?.units.map(({ unrestSince }) => unrestSince);
    expect(since).toEqual([null, 4]);
  });

  it('OS-14-16: of units in unrest the one longest in it dies', () => {
    const run = runOfCase({
      phase: 4,
      organisations: {
        a: {
          unrest: [
            ['r1', 3],
            ['r1', 2],
            ['r1', 3],
          ],
        },
      },
      rulings: ruledAs('event/a', { event: 'population_minus', intensity: 'strong' }),
      steps: ['event'],
    });
    expect(run.state.organisations['a']?.units.map(({ id }) => id)).toEqual(['u1', 'u3']);
  });

  it('OS-14-07: without an event before there is nothing to repeat and nothing to decide', () => {
    const run = runOfCase({
      organisations: { a: { calm: { r1: 1 } } },
      settings: { 'os.ruling.q41': 'gm' },
      rulings: ruledAs('event/a', { event: 'repeat_last', intensity: 'strong' }),
      steps: ['event'],
    });
    expect(run.questions).toEqual([]);
    expect(run.events.map(({ kind }) => kind)).toEqual(['organisation.eventNothing']);
  });

  it('OS-9.2-03: levels begun count towards the most an advantage may have', () => {
    const build: Order = { kind: 'BUILD', name: 'trade r1', category: null, region: null };
    const run = runOfCase({
      organisations: {
        a: { purses: { r1: 20 }, calm: { r1: 1 }, advantages: [{ category: 'trade', intact: 2 }] },
      },
      orders: { a: [build, build] },
      settings: { 'os.build.max_level': 3 },
      steps: ['build_begin', 'build_end'],
    });
    expect(run.findings.map(({ code }) => code)).toEqual(['organisation.E_LEVEL']);
    expect(run.state.organisations['a']?.advantages[0]?.intact).toBe(3);
  });

  it('OS-8.5-02: other purses help with what is missing, no more, and empty ones are not kept', () => {
    const given: CasePhase = {
      organisations: {
        a: { purses: { r2: 0.5, r3: 5 }, advantages: [{ category: 'military', intact: 1 }] },
      },
      settings: { 'os.money.upkeep_from': 'any' },
      steps: ['upkeep'],
    };
    const run = runOfCase(given);
    expect(withState(worldOfCase(given), run.state).parties['a']).toMatchObject({
      purses: { r3: 9 },
      treasury: 9,
    });
    expect(withState(worldOfCase(given), run.state).parties['a']?.purses).toEqual({ r3: 9 });
  });
});
