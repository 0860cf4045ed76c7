import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unfounded } from '../../../kernel';
import { orderLines, phaseOf } from '../../../testing/organisationCases';
import { times } from '../../../testing/trials';
import { TABLES } from '../data/tables';
import type { Order } from '../orders';
import { STEP_OF } from '../orders/order';
import { warsOf } from '../record';
import { treasuryOf } from '../rules/money';
import { ACTINGS, CATEGORIES, type Organisation, STEPS, type Step } from '../state/types';
import { withState } from '../state/write';
import type { PhaseTurn } from '../turn/turn';
import { runSteps } from './game';

const REGIONS = ['r1', 'r2', 'r3'];
const NAMES = ['Mill', 'Hall', 'Inn', 'Fort', '', 'x'.repeat(70)];
const PARTIES = ['a', 'b', 'c', 'x'];
const WHERE = [...REGIONS, 'r4', 'nowhere', ''];
const anyNumber = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0.5, Number.NaN, Infinity, -0, 1e9),
);

/** Values for a text of an order, by its name. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  region: WHERE,
  from: WHERE,
  to: WHERE,
  target: PARTIES,
  opponent: PARTIES,
  chance: PARTIES,
  category: CATEGORIES,
  means: ['money', ...CATEGORIES],
  units: ['u1', 'u2', 'u3', 'u9', ''],
};

/** Something of the same kind in the place of a part of an order, sensible or not. */
function bent(value: unknown, name: string): fc.Arbitrary<unknown> {
  if (name === 'rerolls')
    return fc.array(fc.record({ research: bent(null, 'research'), die: anyNumber }), {
      maxLength: 3,
    });
  if (name === 'kind') return fc.constant(value);
  if (Array.isArray(value)) {
    const parts = value.map((one: unknown) => bent(one, name));
    return fc.array(fc.oneof(...(parts.length > 0 ? parts : [fc.constant({})])), { maxLength: 3 });
  }
  if (typeof value === 'object' && value !== null) return bentOf(value);
  if (typeof value === 'boolean') return fc.boolean();
  if (typeof value === 'number') return anyNumber;
  if (value === null && name === 'levels') return fc.option(anyNumber);
  const text = fc.constantFrom(...(TEXTS[name] ?? NAMES));
  return value === null ? fc.option(text) : text;
}

const bentOf = (one: object): fc.Arbitrary<object> =>
  fc.record(
    Object.fromEntries(Object.entries(one).map(([name, part]) => [name, bent(part, name)])),
  );

/** Orders of every kind as the cases have them. */
const ORDERS = orderLines().flatMap(({ orders }) => orders);
const anyOrder = fc.oneof(...ORDERS.map((order) => bentOf(order) as fc.Arbitrary<Order>));

const amounts = (of: fc.Arbitrary<number>, word: string, more = '') =>
  fc
    .dictionary(fc.constantFrom(...REGIONS), of)
    .map((all) => Object.entries(all).map(([region, count]) => `${region} ${String(count)}${more}`))
    .map((all) => (all.length === 0 ? '' : `${word} ${all.join(', ')}`));

const anyAdvantage = fc
  .tuple(
    fc.constantFrom(...CATEGORIES),
    fc.tuple(fc.nat(3), fc.nat(2)),
    fc.constantFrom(...NAMES.slice(0, 4)),
    fc.constantFrom(...REGIONS),
    fc.constantFrom(...ACTINGS),
  )
  .map(
    ([category, [intact, damaged], name, region, acting]) =>
      `${category} ${String(intact)}/${String(damaged)} "${name}" in ${region} as ${acting}`,
  );

/** An organisation as a case writes it. */
const anyOrganisation = fc
  .tuple(
    fc.constantFrom('seat r1', 'seat r2', 'rebel'),
    amounts(
      fc.nat(20).map((halves) => halves / 2),
      'money',
    ),
    amounts(fc.nat(5), 'calm'),
    fc
      .integer({ min: 1, max: 3 })
      .chain((since) => amounts(fc.nat(2), 'unrest', ` since ${String(since)}`)),
    fc.uniqueArray(anyAdvantage, { selector: (one) => one.split('"')[1], maxLength: 6 }),
  )
  .map((parts) =>
    parts
      .flat()
      .filter((part) => part !== '')
      .join('; '),
  );

const anySettings = fc.record(
  {
    'os.money.scope': fc.constantFrom('regional', 'pooled'),
    'os.money.upkeep_from': fc.constantFrom('region', 'any'),
    'os.limit.scope': fc.constantFrom('organisation', 'region'),
    'os.unrest.bloody': fc.constantFrom('unit_dies', 'one_dies_one_calms', 'narrative'),
    'os.research.targets': fc.constantFrom('any_roll', 'own_rolls'),
    'os.secession.join_existing': fc.boolean(),
    'os.move.split': fc.boolean(),
    'os.move.money_robbable': fc.boolean(),
    'os.ruling.q27': fc.constantFrom('default', 'gm'),
    'os.ruling.q43': fc.constantFrom('default', 'gm'),
  },
  { requiredKeys: [] },
);

const anyPhase = fc.record({
  organisations: fc.tuple(anyOrganisation, anyOrganisation, anyOrganisation),
  orders: fc.array(fc.array(anyOrder, { maxLength: 10 }), { minLength: 3, maxLength: 3 }),
  settings: anySettings,
});
type AnyPhase = typeof anyPhase extends fc.Arbitrary<infer Value> ? Value : never;

/** A letter of orders one below the other, under no heading. */
function sheetOf(party: string, orders: readonly Order[]) {
  const text = orders.map(({ kind }) => kind).join('\n');
  const rows = orders.map((order, at) => ({
    unit: at + 1,
    span: { start: at, end: at + 1 },
    cells: {},
    content: { step: null, order },
  }));
  return { party, text, columns: [], rows, findings: [] };
}

/** The phase before its first step, and carried through some of its steps. */
function played({ organisations, orders, settings }: AnyPhase, steps: readonly Step[]) {
  const lines = organisations.map((one, at) => `${PARTIES[at] ?? ''}: ${one}`);
  const before = phaseOf(['phase: 3', 'steps: none', ...lines].join('\n'), settings);
  const sheets = orders.map((list, at) => sheetOf(PARTIES[at] ?? '', list));
  const letters = Object.fromEntries(sheets.map((sheet) => [sheet.party, sheet]));
  const world = { world: before.input.world, steps };
  return { before, run: runSteps(world, letters, { settings, rulings: {} }) };
}

/** Steps without dice. */
const QUIET = STEPS.filter((step) => step !== 'event' && step !== 'act');
const all = ({ state }: PhaseTurn): readonly Organisation[] => Object.values(state.organisations);
const filled = (purses: Iterable<readonly [string, number]>) =>
  Object.fromEntries([...purses].filter(([, amount]) => amount !== 0));

/** Money of a party by region as its postings make it, beginning with what it had. */
function booked({ input, postings }: PhaseTurn, before: Organisation | undefined, key: string) {
  const purses = new Map(Object.entries(before?.purses ?? {}));
  for (const { party, place = '', amount, why } of postings) {
    expect(why.value).toBe(amount);
    expect(amount).not.toBe(0);
    expect(input.world.parties[party]).toBeDefined();
    if (party === key) purses.set(place, (purses.get(place) ?? 0) + amount);
  }
  return filled(purses);
}

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Checks the invariants of a phase whatever is ordered. */
function expectSound(before: PhaseTurn, run: PhaseTurn): void {
  for (const one of all(run)) {
    const { key, purses, advantages, units } = one;
    expect(filled(Object.entries(purses))).toEqual(
      booked(run, before.state.organisations[key], key),
    );
    const levels = advantages.flatMap(({ intact, damaged, exhausted }) => [
      intact,
      damaged,
      exhausted,
    ]);
    const counts = [...Object.values(purses), ...levels, treasuryOf(one)];
    expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
    expect(isUnique([...units, ...advantages].map(({ id }) => id))).toBe(true);
    expect(isUnique(advantages.map(({ name }) => name))).toBe(true);
  }
  const figures = [
    ...run.postings.map(({ why }) => why),
    ...[...run.figures.values()].flatMap((rows) => rows.map(({ value }) => value)),
  ];
  expect(figures.flatMap((figure) => unfounded(figure, TABLES))).toEqual([]);
  for (const { key, options, proposal, about } of run.questions) {
    expect(options).toContain(proposal);
    // Everything that can be chosen in a war has its name (OS-13-11).
    for (const option of key.includes('/war/') ? options : [])
      expect(about).toHaveProperty([`name.${option.slice(option.indexOf(':') + 1)}`]);
  }
  const kept = withState(run.input.world, run.state);
  for (const { purses = {} } of Object.values(kept.parties))
    expect(Object.values(purses).filter((amount) => amount <= 0)).toEqual([]);
  for (const { sides, effects } of warsOf(run.events))
    expect(effects).toHaveLength(sides[0].values.length + sides[1].values.length);
  for (const { kind, about } of run.events)
    if (kind === 'organisation.fate') expect(about['event']).toMatch(/^[a-z]/);
}

const unitsIn = (turn: PhaseTurn): number => all(turn).flatMap(({ units }) => units).length;
const levelsIn = (turn: PhaseTurn): number =>
  all(turn)
    .flatMap(({ advantages }) => advantages)
    .reduce((sum, { intact, damaged, exhausted }) => sum + intact + damaged + exhausted, 0);

/** Without dice units die or stay, levels are built or stay, whoever has them (OS-2-07, OS-4-03, OS-8.7-07). */
function expectKept(before: PhaseTurn, run: PhaseTurn): void {
  const died = run.events.reduce((sum, { about }) => sum + Number(about['died'] ?? 0), 0);
  const built = run.events.filter(({ kind }) => kind === 'organisation.levelBuilt').length;
  expect(unitsIn(run)).toBe(unitsIn(before) - died);
  expect(levelsIn(run)).toBe(levelsIn(before) + built);
  for (const { moves, moved, jobs, uses, bonuses } of all(run))
    expect([moves, moved, jobs, uses, bonuses]).toEqual([[], [], [], {}, []]);
  const keys = all(run).map(({ key }) => key);
  expect(keys).toEqual([...keys].sort());
}

it('orders of every kind are tested', () => {
  expect([...new Set(ORDERS.map(({ kind }) => kind))].sort()).toEqual(Object.keys(STEP_OF).sort());
});

describe('laws of a phase, whatever its state and orders (property)', () => {
  it.each([
    ['with dice', ['event', 'act'] as const],
    ['without dice', QUIET],
  ])(
    'OS-0-02, OS-0-03, OS-0-05, OS-0-07, OS-2-07, OS-4-03, OS-8.7-07, OS-19-02: %s purses are the sum of their postings, whole and never below 0, proposals hold, and a repetition has the same result',
    (_, steps) => {
      fc.assert(
        fc.property(anyPhase, (given) => {
          const { before, run } = played(given, steps);
          expectSound(before, run);
          if (steps === QUIET) expectKept(before, run);
          expect(JSON.stringify(run)).toBe(JSON.stringify(played(given, steps).run));
        }),
        times(300),
      );
    },
  );

  it('OS-0-07: orders about what is not there change nothing and get a finding', () => {
    const lost = { region: 'nowhere', from: 'nowhere', name: 'nothing' };
    const nowhere = ORDERS.filter(({ kind }) => QUIET.some((step) => STEP_OF[kind] === step)).map(
      (order) =>
        Object.assign(
          { ...order },
          ...Object.entries(lost).map(([name, value]) => (name in order ? { [name]: value } : {})),
        ) as Order,
    );
    fc.assert(
      fc.property(anyPhase, (given) => {
        const quiet = played({ ...given, orders: [[], [], []] }, QUIET).run;
        const busy = played({ ...given, orders: [nowhere, [], []] }, QUIET).run;
        expect(busy.state).toEqual(quiet.state);
        expect(busy.postings).toEqual(quiet.postings);
        expect(busy.findings.length).toBe(nowhere.length);
      }),
      times(50),
    );
  });
});
