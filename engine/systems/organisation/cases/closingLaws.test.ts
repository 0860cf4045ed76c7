import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unfounded } from '../../../kernel';
import { TABLES } from '../data/tables';
import type { Order } from '../orders';
import { treasuryOf } from '../rules/money';
import { CATEGORIES, type Organisation } from '../state/types';
import type { CaseAdvantage, CaseOrganisation, CasePhase } from './case';
import { phaseOfCase, runOfCase } from './run';
import { times } from '../../../testing/trials';
import type { PhaseTurn } from '../turn/turn';

const anyRegion = fc.constantFrom('r1', 'r2', 'r3', 'r4', 'nowhere', '');
const anyName = fc.constantFrom('Mill', 'Hall', 'Inn', '', 'x'.repeat(70));
const anyNumber = fc.oneof(
  fc.integer({ min: -2, max: 9 }),
  fc.constantFrom(0.5, Number.NaN, Infinity, -0),
);
const anyCategory = fc.constantFrom(...CATEGORIES);

/** Orders of the steps without dice, sensible or not. */
const anyOrder: fc.Arbitrary<Order> = fc.oneof(
  fc.record({
    kind: fc.constant('BUILD' as const),
    name: anyName,
    category: fc.option(anyCategory),
    region: fc.option(anyRegion),
  }),
  fc.record({ kind: fc.constant('REPAIR' as const), name: anyName, levels: anyNumber }),
  fc.record({
    kind: fc.constant('MOVE_POPULATION' as const),
    from: anyRegion,
    to: anyRegion,
    units: anyNumber,
  }),
  fc.record({
    kind: fc.constant('MOVE_ADVANTAGE' as const),
    name: anyName,
    to: anyRegion,
    levels: fc.option(anyNumber),
  }),
  fc.record({
    kind: fc.constant('MOVE_MONEY' as const),
    from: anyRegion,
    to: anyRegion,
    amount: anyNumber,
  }),
  fc.record({ kind: fc.constant('MOVE_SEAT' as const), region: anyRegion }),
  fc.record({
    kind: fc.constant('OVERPOPULATION' as const),
    region: anyRegion,
    units: fc.array(fc.constantFrom('u1', 'u2', 'u3', 'u9', ''), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('TRADE' as const), region: anyRegion, levels: anyNumber }),
  fc.record({
    kind: fc.constant('PAY' as const),
    region: anyRegion,
    levels: fc.array(fc.record({ name: anyName, levels: anyNumber }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('CALM' as const),
    region: anyRegion,
    means: fc.constantFrom('money', 'authority', 'military', 'secret_service'),
    from: fc.option(anyRegion),
    units: anyNumber,
    isBloody: fc.boolean(),
  }),
);

const anyAdvantages: fc.Arbitrary<readonly CaseAdvantage[]> = fc.uniqueArray(
  fc.record({
    category: anyCategory,
    actsAs: fc.constantFrom('trade', 'infrastructure', 'military'),
    intact: fc.nat(3),
    damaged: fc.nat(2),
    name: fc.constantFrom('Mill', 'Hall', 'Inn', 'Fort'),
    region: fc.constantFrom('r1', 'r2', 'r3'),
  }),
  { selector: ({ name }) => name, maxLength: 4 },
);

const anyPurses = fc.dictionary(
  fc.constantFrom('r1', 'r2', 'r3'),
  fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2),
);

const anyOrganisation: fc.Arbitrary<CaseOrganisation> = fc.record({
  seat: fc.constantFrom('r1', 'r2'),
  origin: fc.constantFrom('start', 'rebel'),
  purses: anyPurses,
  calm: fc.dictionary(fc.constantFrom('r1', 'r2', 'r3'), fc.nat(5)),
  unrest: fc.array(fc.tuple(fc.constantFrom('r1', 'r2'), fc.integer({ min: 1, max: 3 })), {
    maxLength: 3,
  }),
  advantages: anyAdvantages,
});

const anySettings = fc.record(
  {
    'os.money.scope': fc.constantFrom('regional', 'pooled'),
    'os.money.upkeep_from': fc.constantFrom('region', 'any'),
    'os.limit.scope': fc.constantFrom('organisation', 'region'),
    'os.unrest.bloody': fc.constantFrom('unit_dies', 'one_dies_one_calms', 'narrative'),
    'os.secession.join_existing': fc.boolean(),
    'os.move.split': fc.boolean(),
    'os.move.money_robbable': fc.boolean(),
    'os.ruling.q27': fc.constantFrom('default', 'gm'),
    'os.ruling.q43': fc.constantFrom('default', 'gm'),
  },
  { requiredKeys: [] },
);

const anyPhase: fc.Arbitrary<CasePhase> = fc.record({
  phase: fc.constant(3),
  organisations: fc.record({ x: anyOrganisation, y: anyOrganisation }),
  orders: fc.record({
    x: fc.array(anyOrder, { maxLength: 12 }),
    y: fc.array(anyOrder, { maxLength: 6 }),
  }),
  settings: anySettings,
});

const unitsIn = (organisations: readonly Organisation[]): number =>
  organisations.reduce((total, { units }) => total + units.length, 0);

const levelsIn = (organisations: readonly Organisation[]): number =>
  organisations
    .flatMap(({ advantages }) => advantages)
    .reduce((total, { intact, damaged, exhausted }) => total + intact + damaged + exhausted, 0);

const died = ({ events }: PhaseTurn): number =>
  events.reduce((total, { about }) => total + Number(about['died'] ?? 0), 0);

/** Money of a party by region as its postings make it, beginning with what it had. */
const booked = ({ input, postings }: PhaseTurn, before: Organisation) => {
  const purses = new Map(Object.entries(before.purses));
  for (const { party, place = '', amount } of postings) {
    expect(input.world.parties[party]).toBeDefined();
    if (party === before.key) purses.set(place, (purses.get(place) ?? 0) + amount);
  }
  return Object.fromEntries([...purses].filter(([, amount]) => amount !== 0));
};

const filled = ({ purses }: Organisation) =>
  Object.fromEntries(Object.entries(purses).filter(([, amount]) => amount !== 0));

describe('laws of a phase without dice (property)', () => {
  it('OS-0-02, OS-0-03, OS-19-02: purses are the sum of their postings, whole halves, never below 0', () => {
    fc.assert(
      fc.property(anyPhase, (given) => {
        const before = phaseOfCase(given);
        const run = runOfCase(given);
        for (const organisation of Object.values(before.state.organisations)) {
          const after = run.state.organisations[organisation.key];
          expect(after && filled(after)).toEqual(booked(run, organisation));
        }
        for (const organisation of Object.values(run.state.organisations)) {
          const amounts = Object.values(organisation.purses);
          expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
          expect(Number.isInteger(treasuryOf(organisation))).toBe(true);
        }
        const figures = [
          ...run.postings.map(({ why }) => why),
          ...[...run.figures.values()].flatMap((rows) => rows.map(({ value }) => value)),
        ];
        expect(figures.flatMap((figure) => unfounded(figure, TABLES))).toEqual([]);
        for (const { why, amount } of run.postings) {
          expect(why.value).toBe(amount);
          expect(amount).not.toBe(0);
        }
      }),
      times(300),
    );
  });

  it('OS-2-07, OS-4-03, OS-8.7-07: units die or stay, levels are built or stay, whoever has them', () => {
    fc.assert(
      fc.property(anyPhase, (given) => {
        const before = Object.values(phaseOfCase(given).state.organisations);
        const run = runOfCase(given);
        const after = Object.values(run.state.organisations);
        const built = run.events.filter(({ kind }) => kind === 'organisation.levelBuilt').length;
        expect(unitsIn(after)).toBe(unitsIn(before) - died(run));
        expect(levelsIn(after)).toBe(levelsIn(before) + built);
        for (const { moves, moved, jobs, uses, bonuses, advantages } of after) {
          expect([moves, moved, jobs, uses, bonuses]).toEqual([[], [], [], {}, []]);
          const names = advantages.map(({ name }) => name);
          expect(new Set(names).size).toBe(names.length);
        }
        const keys = after.map(({ key }) => key);
        expect(keys).toEqual([...keys].sort());
      }),
      times(300),
    );
  });

  it('OS-0-07: orders about what is not there change nothing but are answered', () => {
    const nowhere: readonly Order[] = [
      { kind: 'BUILD', name: 'Inn', category: 'trade', region: 'nowhere' },
      { kind: 'REPAIR', name: 'nothing', levels: 1 },
      { kind: 'MOVE_POPULATION', from: 'nowhere', to: 'r1', units: 1 },
      { kind: 'MOVE_ADVANTAGE', name: 'nothing', to: 'r1', levels: null },
      { kind: 'MOVE_MONEY', from: 'nowhere', to: 'r1', amount: 1 },
      { kind: 'MOVE_SEAT', region: 'nowhere' },
      { kind: 'OVERPOPULATION', region: 'nowhere', units: ['u1'] },
      { kind: 'TRADE', region: 'nowhere', levels: 1 },
      { kind: 'PAY', region: 'nowhere', levels: [] },
      { kind: 'CALM', region: 'nowhere', means: 'money', from: null, units: 1, isBloody: false },
    ];
    fc.assert(
      fc.property(anyPhase, ({ organisations, settings = {} }) => {
        const given = { phase: 3, organisations, settings };
        const quiet = runOfCase(given);
        const busy = runOfCase({ ...given, orders: { x: nowhere } });
        expect(busy.state).toEqual(quiet.state);
        expect(busy.postings).toEqual(quiet.postings);
        expect(busy.findings.length).toBe(nowhere.length);
      }),
      times(50),
    );
  });

  it('OS-0-05: the same phase comes to the same end', () => {
    fc.assert(
      fc.property(anyPhase, (given) => {
        expect(JSON.stringify(runOfCase(given))).toBe(JSON.stringify(runOfCase(given)));
      }),
      times(30),
    );
  });
});
