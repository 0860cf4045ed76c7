import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../orders/order';
import { CATEGORIES, type Organisation } from '../state/types';
import type { CaseOrganisation, CasePhase } from './case';
import { runOfCase } from './run';
import { warsOf } from '../record';
import { times } from '../../../testing/trials';

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
          for (const { sides, effects } of warsOf(run.events)) {
            expect(effects).toHaveLength(sides[0].values.length + sides[1].values.length);
          }
          for (const { kind, about } of run.events)
            if (kind === 'organisation.fate') expect(about['event']).toMatch(/^[a-z]/);
          expect(JSON.stringify(run)).toBe(JSON.stringify(runOfCase(given)));
        },
      ),
      times(150),
    );
  });
});
