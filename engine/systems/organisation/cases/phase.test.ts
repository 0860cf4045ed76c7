import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../orders/order';
import { CATEGORIES, STEPS, type Organisation } from '../state/types';
import type { CaseOrganisation, CasePhase } from './case';
import { ruledAs, typedDice } from './dice';
import { outcomeOf, runOfCase } from './run';
import { times } from '../../../testing/trials';

const bare = (kind: string): string => kind.replace('organisation.', '');

describe('a whole phase', () => {
  it('OS-16-23, OS-9.1-01, OS-9.4-01: event, building, hiring, plunder and closing', () => {
    const given: CasePhase = {
      organisations: {
        x: {
          calm: { r1: 3 },
          purses: { r1: 6 },
          advantages: [
            { category: 'trade', intact: 2 },
            { category: 'military', intact: 1 },
          ],
        },
        y: { seat: 'r2', calm: { r2: 1 }, purses: { r2: 3 } },
      },
      orders: {
        x: [
          { kind: 'BUILD', name: 'Speicher', category: 'infrastructure', region: 'r1' },
          { kind: 'HIRE', category: 'military', region: 'r1', levels: 1 },
          {
            kind: 'PLUNDER',
            from: 'r1',
            levels: 2,
            target: 'y',
            region: 'r2',
            spending: [{ kind: 'steal' }],
            rerolls: [],
          },
        ],
      },
      rulings: {
        ...typedDice('1|event|x', 4, 4, 1),
        ...typedDice('1|event|y', 4, 4, 1),
        ...typedDice('1|plunder|x|1', 5, 2),
      },
      steps: STEPS,
    };
    const run = runOfCase(given);
    const purses = run.snapshots.map(({ organisations }) => organisations['x']?.purses['r1']);
    const after = ['event', 'build_begin', 'act', 'income', 'upkeep'] as const;
    expect(after.map((step) => (purses[STEPS.indexOf(step)] ?? 0) / 2)).toEqual([6, 2, 2, 8, 4]);
    const expected = {
      organisations: {
        x: {
          levels: { 'trade r1': [2, 0], 'military r1': [1, 0], Speicher: [1, 0] },
          units: { r1: [3, 0] },
        },
      },
      findings: [],
    } as const;
    expect(outcomeOf(run, expected)).toEqual(expected);
  });

  it('OS-9.4-07: overloads do their damage before the chances are rolled for', () => {
    const run = runOfCase({
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 1 }] },
      },
      orders: { a: [{ kind: 'OVERLOAD', region: 'r1', levels: null, text: '' }] },
      rulings: {
        ...ruledAs('event/a', { event: 'population_plus', intensity: 'low' }),
        ...typedDice('1|chance|a', 6),
      },
      steps: ['event', 'act'],
    });
    expect(run.events.map(({ kind }) => bare(kind))).toEqual([
      'chanceOpen',
      'overload',
      'overloadDamage',
      'chanceTrue',
      'unitBorn',
    ]);
  });

  it('OS-14-04: a fact takes hold whatever anybody does', () => {
    const run = runOfCase({
      organisations: { a: { calm: { r1: 1 }, purses: { r1: 5 } } },
      orders: { a: [{ kind: 'INFLUENCE', chance: 'a', points: -2, means: 'money', region: 'r1' }] },
      rulings: ruledAs('event/a', { event: 'population_minus', intensity: 'strong' }),
      steps: ['event', 'act'],
    });
    expect(run.findings.map(({ code }) => bare(code))).toEqual(['E_TARGET']);
    expect(run.state.organisations['a']).toMatchObject({ units: [], purses: { r1: 10 } });
  });

  it('OS-6-06, OS-8.7-08: uses and temporary levels are gone with the phase', () => {
    const run = runOfCase({
      organisations: {
        a: { purses: { r1: 9 }, advantages: [{ category: 'military', intact: 2 }] },
      },
      orders: {
        a: [
          { kind: 'HIRE', category: 'military', region: 'r1', levels: 1 },
          { kind: 'SUPPORT', region: 'r1', levels: null, text: '' },
        ],
      },
      rulings: ruledAs('event/a', { event: 'nothing_8', intensity: 'low' }),
      steps: STEPS,
    });
    const afterActing = run.snapshots[STEPS.indexOf('act')]?.organisations['a'];
    expect(afterActing).toMatchObject({ uses: { 'military r1': 1 }, bonuses: [{ amount: 1 }] });
    expect(run.state.organisations['a']).toMatchObject({ uses: {}, bonuses: [], mobilised: [] });
  });

  it.each([
    { category: 'authority', clause: 'OS-5.4-08' },
    { category: 'military', clause: 'OS-5.5-07' },
    { category: 'secret_service', clause: 'OS-5.6-04' },
  ] as const)(
    '$category can move and does nothing on its way ($clause, OS-6-04)',
    ({ category }) => {
      const orders: readonly Order[] = [
        { kind: 'MOVE_ADVANTAGE', name: `${category} r1`, to: 'r2', levels: null },
        { kind: 'SUPPORT', region: 'r1', levels: null, text: '' },
        { kind: 'INFORMATION', from: 'r1', region: 'r1', levels: null, text: '' },
        { kind: 'AUTHORITY_RAISE', from: 'r1', category: 'trade', region: 'r1' },
      ];
      const run = runOfCase({
        organisations: { a: { calm: { r1: 1 }, advantages: [{ category, intact: 1 }] } },
        orders: { a: orders },
        steps: ['move_begin', 'act'],
      });
      const codes = run.findings.map(({ code }) => bare(code));
      expect(run.state.organisations['a']?.moves).toHaveLength(1);
      expect(codes.filter((code) => code === 'E_MOVING')).toHaveLength(1);
      expect(run.actions).toEqual([]);
    },
  );

  it('OS-5.3-06: research can move and rerolls nothing on its way', () => {
    const run = runOfCase({
      organisations: {
        a: {
          advantages: [
            { category: 'research', intact: 1 },
            { category: 'military', intact: 1 },
          ],
        },
        b: { purses: { r1: 1 } },
      },
      orders: {
        a: [
          { kind: 'MOVE_ADVANTAGE', name: 'research r1', to: 'r2', levels: null },
          {
            kind: 'PLUNDER',
            from: 'r1',
            levels: null,
            target: 'b',
            region: 'r1',
            spending: [],
            rerolls: [{ research: null, die: 1 }],
          },
        ],
      },
      steps: ['move_begin', 'act'],
    });
    expect(run.findings.map(({ code }) => bare(code))).toEqual(['E_REROLL']);
    expect(run.actions[0]?.rerolls).toEqual([]);
  });
});

const REGIONS = ['r1', 'r2', 'r3', 'r4', 'x'] as const;
const region = fc.constantFrom(...REGIONS);
const party = fc.constantFrom('a', 'b', 'c', 'x');
const category = fc.constantFrom(...CATEGORIES);
const number = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0.5, Number.NaN, Infinity, 1e9),
);
const levels = fc.option(number);
const text = fc.string();
const rerolls = fc.array(fc.record({ research: fc.option(text), die: number }), { maxLength: 3 });

const order: fc.Arbitrary<Order> = fc.oneof(
  fc.record({ kind: fc.constant('HIRE'), category, region, levels: number }),
  fc.record({ kind: fc.constant('AUTHORITY_RAISE'), from: region, category, region }),
  fc.record({ kind: fc.constantFrom('SUPPORT', 'OVERLOAD'), region, levels, text }),
  fc.record({ kind: fc.constant('INFORMATION'), from: region, region, levels, text }),
  fc.record({
    kind: fc.constant('PLUNDER'),
    from: region,
    levels,
    target: party,
    region,
    spending: fc.option(
      fc.array(
        fc.oneof(
          fc.constant({ kind: 'steal' } as const),
          fc.record({ kind: fc.constant('damage'), advantage: fc.option(text) }),
        ),
      ),
    ),
    rerolls,
  }),
  fc.record({
    kind: fc.constant('SABOTAGE'),
    from: region,
    levels,
    target: party,
    region,
    spending: fc.option(fc.array(fc.record({ kind: fc.constantFrom('unrest', 'traceless') }))),
    rerolls,
  }),
  fc.record({
    kind: fc.constant('WAR'),
    region,
    opponent: party,
    mobilised: number,
    attack: number,
    defence: number,
    rerolls,
  }),
  fc.record({
    kind: fc.constant('WAR_ANSWER'),
    region,
    opponent: fc.option(party),
    mobilised: number,
    attack: number,
    defence: number,
    rerolls,
  }),
  fc.record({
    kind: fc.constant('INFLUENCE'),
    chance: party,
    points: number,
    means: fc.oneof(fc.constant('money' as const), category),
    region,
  }),
  fc.record({ kind: fc.constant('REROLL_EVENT'), research: fc.option(text), die: number }),
  fc.record({ kind: fc.constant('REROLL_CHANCE'), research: fc.option(text) }),
  fc.record({ kind: fc.constant('DECLINE'), region }),
  fc.record({ kind: fc.constant('PASS') }),
);

const organisation: fc.Arbitrary<CaseOrganisation> = fc.record({
  seat: fc.constantFrom('r1', 'r2', 'r3'),
  purses: fc.record({ r1: fc.integer({ min: 0, max: 9 }), r2: fc.integer({ min: 0, max: 9 }) }),
  calm: fc.record({ r1: fc.integer({ min: 0, max: 3 }), r2: fc.integer({ min: 0, max: 3 }) }),
  unrest: fc.array(fc.tuple(fc.constantFrom('r1', 'r2'), fc.constant(1)), { maxLength: 2 }),
  advantages: fc.uniqueArray(
    fc.record({
      category,
      region: fc.constantFrom('r1', 'r2'),
      intact: fc.integer({ min: 0, max: 3 }),
      damaged: fc.integer({ min: 0, max: 2 }),
    }),
    { selector: (one) => `${one.category} ${one.region}`, maxLength: 6 },
  ),
});

const isSound = ({ purses, advantages, units }: Organisation): boolean => {
  const counts = [
    ...Object.values(purses),
    ...advantages.flatMap(({ intact, damaged, exhausted }) => [intact, damaged, exhausted]),
  ];
  const ids = [...units, ...advantages].map(({ id }) => id);
  return (
    counts.every((count) => Number.isInteger(count) && count >= 0) &&
    new Set(ids).size === ids.length
  );
};

describe('laws of acting', () => {
  it('whatever is ordered nothing breaks: no negative number, books balance, proposals hold (OS-0-03, OS-0-07)', () => {
    fc.assert(
      fc.property(
        fc.record({ a: organisation, b: organisation, c: organisation }),
        fc.record({
          a: fc.array(order, { maxLength: 8 }),
          b: fc.array(order, { maxLength: 8 }),
          c: fc.array(order, { maxLength: 3 }),
        }),
        fc.boolean(),
        (organisations, orders, isFree) => {
          const given: CasePhase = {
            organisations,
            orders,
            settings: { 'os.research.targets': isFree ? 'any_roll' : 'own_rolls' },
            steps: ['event', 'act'],
          };
          const run = runOfCase(given);
          expect(Object.values(run.state.organisations).every(isSound)).toBe(true);
          for (const { key, purses } of Object.values(run.state.organisations)) {
            const start = Object.entries(organisations)
              .filter(([party]) => party === key)
              .flatMap(([, one]) => Object.values(one.purses ?? {}));
            const before = start.reduce((sum, amount) => sum + amount * 2, 0);
            const booked = run.postings.filter((one) => one.party === key);
            const after = Object.values(purses).reduce((sum, amount) => sum + amount, 0);
            expect(booked.reduce((sum, { amount }) => sum + amount, before)).toBe(after);
          }
          for (const { options, proposal } of run.questions) expect(options).toContain(proposal);
          for (const { sides, effects } of run.wars) {
            expect(effects).toHaveLength(sides[0].values.length + sides[1].values.length);
          }
          for (const { event, intensity } of run.eventCards) {
            expect([event, intensity].every((one) => one.length > 0)).toBe(true);
          }
          expect(JSON.stringify(run)).toBe(JSON.stringify(runOfCase(given)));
        },
      ),
      times(150),
    );
  });
});
