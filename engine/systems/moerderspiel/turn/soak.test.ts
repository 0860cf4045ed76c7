import { describe, expect, it } from 'vitest';
import { diceOf, type Dice } from '../../../testing/letters';
import { trialsOf } from '../../../testing/trials';
import {
  edgeBetween,
  type LetteredBoard,
  type LetteredField,
  neighboursOfField,
  openDistances,
} from '../../../world';
import type { Order, Target, UnitOrder } from '../orders/order';
import { army, nation, resolve, stateWith } from '../testing/board';
import { forceOf, nationsOf, unitsOf } from '../rules/nation';
import { orderFault } from '../rules/order-fault';
import { blockedEdges } from '../rules/path';
import {
  ABILITIES,
  type Ability,
  type Army,
  FACTORS,
  type GameState,
  type Unit,
} from '../state/types';

type Round = ReturnType<typeof resolve>;

const BOARD: LetteredBoard = {
  rows: 6,
  columns: 7,
  layout: 'even_rows_right',
  mountains: ['C4'],
  blocked: [],
};
const KEYS = ['blue', 'brown', 'green', 'red'];
const CAPITALS = ['A1', 'A7', 'F1', 'F7'];

const one = <Value>(dice: Dice, values: readonly Value[], otherwise: Value): Value =>
  values[dice.below(Math.max(1, values.length))] ?? otherwise;

/** A game on a small board in which everybody meets soon: all abilities are in play. */
function start(dice: Dice): GameState {
  const normal = ABILITIES.filter(
    (ability) => ability !== 'false_flag' && ability !== 'barbarians',
  );
  const first = dice.below(normal.length);
  const nations = KEYS.map((key, index) => {
    const abilities = [0, 1].flatMap(
      (no) => normal[(first + 5 * index + 7 * no) % normal.length] ?? [],
    );
    return nation(key, CAPITALS[index] ?? 'A1', {
      isEvil: index === 0,
      abilities:
        index === 0
          ? [...abilities, one<Ability>(dice, ['false_flag', 'barbarians'], 'false_flag')]
          : abilities,
      techniques: ['grim', 'slippery'],
      next: 3,
    });
  });
  const units = nations.flatMap(({ key, capital }) => [
    army(key, 1, capital, 500),
    army(key, 2, capital, 500, 1, {
      isAggressive: dice.once(2),
      decrees: dice.once(2) ? [key] : [],
    }),
  ]);
  const hordes = nations
    .filter(({ abilities }) => abilities.includes('barbarians'))
    .map(
      ({ key }) =>
        ({
          kind: 'horde',
          key: `${key}/horde`,
          nation: key,
          field: 'D4',
          camp: 'D4',
          strength: 1000,
          isAggressive: true,
          heldIn: 0,
        }) as const,
    );
  return stateWith(nations, [...units, ...hordes], {
    round: 1,
    board: BOARD,
    bases: Object.fromEntries(
      ['B3', 'B5', 'D3', 'D5', 'E4'].map((field) => [field, { field, owner: null }]),
    ),
  });
}

function unitOrder(dice: Dice, state: GameState, unit: Unit, depth = 0): UnitOrder {
  const others = unitsOf(state).map(({ key }) => key);
  const near = neighboursOfField(BOARD, unit.field);
  const other = (): string => one(dice, others, unit.key);
  const step = (from: string): string => one(dice, neighboursOfField(BOARD, from), from);
  const target = one(
    dice,
    [{ kind: 'unit', unit: other() }, { kind: 'base' }, { kind: 'garrison' }] as const,
    { kind: 'base' } as const,
  );
  const first = step(unit.field);
  const orders: readonly (() => UnitOrder)[] = [
    () => ({ kind: 'MOVE', path: dice.once(2) ? [first] : [first, step(first)] }),
    () => ({ kind: 'MOVE', path: [first] }),
    () => ({ kind: 'ATTACK', target }),
    () => ({ kind: 'ATTACK', target: { kind: 'unit', unit: other() } }),
    () => ({ kind: 'CAPTURE' }),
    () => ({ kind: 'SIEGE', capital: one(dice, CAPITALS, 'A1') }),
    () => ({ kind: 'REBUILD', garrison: dice.once(2) ? 200 : null }),
    () => ({ kind: 'BUILD_BASE' }),
    () => ({
      kind: 'BLOCKADE',
      beyond: one(dice, near, 'A1'),
      step: dice.once(2) ? step(unit.field) : null,
    }),
    () => ({ kind: 'SHOW_DECREE', targets: [] }),
    () => ({ kind: 'SET_TRAP' }),
    () => ({ kind: 'TRACK', target: other() }),
    () => ({ kind: 'DEMORALISE', target: { kind: 'unit', unit: other() }, text: 'x' }),
    () => ({ kind: 'LURE', target: { kind: 'unit', unit: other() }, amount: 200 }),
    () => ({ kind: 'HOLD' }),
    ...(depth > 0
      ? []
      : [
          () =>
            ({
              kind: 'FALSE_ORDER',
              target: other(),
              order: unitOrder(dice, state, unit, 1),
            }) as const,
        ]),
  ];
  return one<() => UnitOrder>(dice, orders, () => ({ kind: 'HOLD' }))();
}

function nationOrders(dice: Dice, state: GameState, key: string): readonly Order[] {
  const mine = unitsOf(state).filter((unit) => unit.nation === key);
  const [first, second] = mine;
  return [
    { kind: 'VOTE', nation: one(dice, KEYS, 'red') },
    { kind: 'CHOOSE', ability: one(dice, ABILITIES, 'track') },
    ...(first === undefined
      ? []
      : [
          {
            kind: 'SET',
            unit: first.key,
            set: { factor: one(dice, FACTORS, 'true'), isExtrovert: true },
          } as const,
          { kind: 'SET', unit: first.key, set: { flag: one(dice, KEYS, null) } } as const,
          { kind: 'SET', unit: first.key, set: { watch: 'C3' } } as const,
          {
            kind: 'REGROUP',
            from: first.key,
            to: one(dice, ['new', 'garrison', second?.key ?? 'new'], 'new'),
            soldiers: dice.once(2) ? 100 : null,
          } as const,
        ]),
    { kind: 'CEDE', base: one(dice, Object.keys(state.bases), 'B3'), to: one(dice, KEYS, 'red') },
    { kind: 'SANCTION_LOSS', losses: [{ unit: 'garrison', soldiers: 500 }] },
  ];
}

const soldiers = (state: GameState): number =>
  unitsOf(state).reduce((sum, { strength }) => sum + strength, 0) +
  nationsOf(state).reduce((sum, { garrison }) => sum + garrison.strength, 0);

/** Soldiers a round brought, less what it cost, by cause: combats, sanctions, hordes that grew or went with their nation. */
function changesOf({ combats, events, moments, state }: Round): number {
  const before = moments.freeze ?? state;
  const losses = new Map<string, number>();
  const add = (key: string, loss: number): void => {
    losses.set(key, (losses.get(key) ?? 0) + loss);
  };
  for (const { attacker, opponent, outcome } of combats) {
    add(attacker.key, outcome.sides[0].loss.value);
    if (opponent.kind !== 'base')
      add(
        opponent.kind === 'unit' ? opponent.unit.key : opponent.owner,
        outcome.sides[1].loss.value,
      );
  }
  const inCombat = [...losses].reduce((sum, [key, loss]) => {
    const had = before.units[key]?.strength ?? before.nations[key]?.garrison.strength ?? 0;
    return sum + Math.min(had, loss);
  }, 0);
  const bySanction = events.reduce(
    (sum, { kind, about }) =>
      kind === 'moerderspiel.sanctionLoss' ? sum + Number(about['soldiers']) : sum,
    0,
  );
  const hordes = (of: GameState): number =>
    unitsOf(of).reduce((sum, unit) => sum + (unit.kind === 'horde' ? unit.strength : 0), 0);
  return hordes(state) - hordes(moments.day_end ?? state) - inCombat - bySanction;
}

/** Events that may give a base another owner. */
const OF_BASES = ['baseTaken', 'baseBuilt', 'baseFell', 'ceded', 'capitalLost'];

/** Bases with a new owner without a card that explains it. */
function unexplainedOwners({ start, state, events }: Round): readonly string[] {
  const reported = events.filter(({ kind }) => OF_BASES.includes(kind.split('.')[1] ?? ''));
  const hasFallen = reported.some(({ kind }) => kind.endsWith('capitalLost'));
  return Object.values(state.bases)
    .filter(({ field, owner }) => (start.bases[field]?.owner ?? null) !== owner)
    .filter(({ field }) => !hasFallen && !reported.some(({ place }) => place === field))
    .map(({ field }) => `base ${field}`);
}

/** Abilities that did something in a round. */
function abilitiesIn(turn: Round): readonly Ability[] {
  const { events, start, state, courses } = turn;
  const kinds = new Set(events.map(({ kind }) => kind.split('.')[1]));
  const text = JSON.stringify(events);
  const units = unitsOf(state);
  const isShown = (test: (unit: Army) => boolean): boolean =>
    units.some((unit) => unit.kind === 'army' && test(unit));
  const is: Readonly<Record<Ability, boolean>> = {
    builder: kinds.has('baseBuilt'),
    blockade: kinds.has('blockade'),
    scouting: isShown(
      ({ watch, nation: key }) =>
        watch !== null && (state.nations[key]?.abilities.includes('scouting') ?? false),
    ),
    retaliation: nationsOf(state).some((one) => one.raisedIn > 0 || one.steadfast !== null),
    deception: isShown(({ shown }) => shown.factor !== 'true'),
    innocence: kinds.has('decreeShown'),
    trapper: kinds.has('trapped'),
    false_orders: kinds.has('falseOrder'),
    track: [...courses.values()].some(
      ({ order, entered }) => order.kind === 'TRACK' && entered.length > 0,
    ),
    demoralise: kinds.has('demoralised'),
    secret_techniques: /moerderspiel.(grim|slippery)/.test(text),
    omnipresence: kinds.has('regrouped'),
    camouflage: isShown(({ hiding }) => hiding.same),
    allrounder: nationsOf(start).some(({ choice }) => choice !== null),
    underdog: text.includes('moerderspiel.underdog'),
    lure: kinds.has('lured'),
    false_flag: isShown(({ shown }) => shown.flag !== null),
    barbarians: text.includes('moerderspiel.barbarianMorale'),
  };
  return ABILITIES.filter((ability) => is[ability]);
}

/** Fields of the bases and garrisons of others to which a way leads, with the steps to them, nearest first. */
function targetsFor(state: GameState, { field, nation: own }: Unit): readonly LetteredField[] {
  const reached = openDistances(state.board, blockedEdges(state), field);
  const others = [
    ...Object.values(state.bases).filter(({ owner }) => owner !== null && owner !== own),
    ...nationsOf(state).flatMap(({ key, capital, garrison }) =>
      key !== own && garrison.strength > 0 ? [{ field: capital }] : [],
    ),
  ].map((one) => one.field);
  const steps = (one: LetteredField): number => reached.get(one) ?? Infinity;
  return others.filter((one) => reached.has(one)).sort((a, b) => steps(a) - steps(b));
}

/** A step towards the nearest target. */
function approach(state: GameState, unit: Unit): UnitOrder | undefined {
  const [nearest] = targetsFor(state, unit);
  if (nearest === undefined || nearest === unit.field) return undefined;
  const blocked = blockedEdges(state);
  const left = openDistances(state.board, blocked, nearest);
  const next = neighboursOfField(BOARD, unit.field)
    .filter((one) => left.has(one) && !blocked.has(edgeBetween(unit.field, one)))
    .find((one) => (left.get(one) ?? 0) < (left.get(unit.field) ?? 0));
  return next === undefined ? undefined : { kind: 'MOVE', path: [next] };
}

/** An order the rules allow, where one of a few tries is one; late in a game on to the next target and against it. */
function lawfulOrder(dice: Dice, state: GameState, unit: Unit): UnitOrder {
  const nation = state.nations[unit.nation];
  if (nation === undefined) return { kind: 'HOLD' };
  const test = { state, nation, unit, slot: undefined, settings: {} };
  const isLawful = (order: UnitOrder): boolean => orderFault(test, order) === undefined;
  const attacks = LATE_TARGETS.map((target) => ({ kind: 'ATTACK', target }) as const);
  const late = state.round < LATE ? [] : [...attacks, approach(state, unit)];
  const aim = late.find((order) => order !== undefined && isLawful(order));
  if (aim !== undefined && !dice.once(4)) return aim;
  for (let trial = 0; trial < 12; trial += 1) {
    const order = unitOrder(dice, state, unit);
    if (order.kind !== 'HOLD' && isLawful(order)) return order;
  }
  return { kind: 'HOLD' };
}

/** Faults no round may leave. */
function flaws(turn: Round): readonly string[] {
  const { start, state: after } = turn;
  const units = unitsOf(after);
  const balance = soldiers(after) - soldiers(start) - changesOf(turn);
  return [
    ...(balance === 0 ? [] : [`${String(balance)} soldiers out of nothing`]),
    ...unexplainedOwners(turn),
    ...units
      .filter(({ strength }) => strength < 100 || strength % 100 !== 0)
      .map(({ key }) => `strength of ${key}`),
    ...units.flatMap((unit) =>
      unit.kind === 'army' && (unit.morale < -1 || unit.morale > 3)
        ? [`morale of ${unit.key}`]
        : [],
    ),
    ...units
      .filter(({ field }) => BOARD.mountains.includes(field))
      .map(({ key }) => `${key} in a mountain`),
    ...nationsOf(after)
      .filter(
        ({ garrison }) => garrison.morale < -1 || garrison.morale > 5 || garrison.strength < 0,
      )
      .map(({ key }) => `garrison of ${key}`),
    ...nationsOf(after)
      .filter((one) => one.eliminated === null && forceOf(after, one, {}) === 0)
      .map(({ key }) => `${key} lives without force`),
  ];
}

const backwards = <Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(rows).reverse());

/** The same state with everything stored the other way round (TM-0-04). */
const turnedRound = (state: GameState): GameState => ({
  ...state,
  units: backwards(state.units),
  nations: backwards(state.nations),
  bases: backwards(state.bases),
  votes: backwards(state.votes),
  blockades: state.blockades.toReversed(),
  traps: state.traps.toReversed(),
});

const inOrder = (values: readonly unknown[]): readonly string[] =>
  values.map((value) => JSON.stringify(value)).sort();

/** Results of a round, unordered lists sorted by their texts. */
const cameOf = ({ state, events, reports }: Round) => ({
  ...state,
  blockades: inOrder(state.blockades),
  traps: inOrder(state.traps),
  told: JSON.stringify([events, reports]),
});

const TRIALS = trialsOf({ small: 4, middle: 30, full: 10_000 });
const ENOUGH = 30;
/**
 * From this round on the nations go for the nearest base or garrison and attack it, and wear each other down by votes, one
 * of which suffices, as walls may part them for ever.
 */
const LATE = 80;
const LATE_TARGETS: readonly Target[] = [{ kind: 'base' }, { kind: 'garrison' }];
const LATE_SETTINGS = { 'tm.sanction.heavy_min': 1, 'tm.sanction.tie': 'all' };
const LONGEST = 300;

/**
 * True if a game is over, or nothing is left that could change it, so that the GM ends it: no army is left, and no horde
 * that is not walled in. Defenders of bases never attack, and no sanction touches them or hordes (TM-4.5-19, TM-6-17).
 */
const isOver = (state: GameState): boolean =>
  state.outcome !== null ||
  unitsOf(state).every((unit) => unit.kind === 'horde' && targetsFor(state, unit).length === 0);

describe('whole games at random', () => {
  it(
    `come to an end, and every number is where it may be, in whatever order things are given (${TRIALS.label})`,
    () => {
      const used = new Set<Ability>();
      const lengths: number[] = [];
      const endings: Record<string, number> = {};
      for (const seed of TRIALS.seeds()) {
        const dice = diceOf(seed);
        let state = start(dice);
        while (!isOver(state) && state.round < LONGEST) {
          const { round } = state;
          const settings = round < LATE ? {} : LATE_SETTINGS;
          const units = Object.fromEntries(
            unitsOf(state).map((unit) => [
              unit.key,
              dice.once(10) ? unitOrder(dice, state, unit) : lawfulOrder(dice, state, unit),
            ]),
          );
          const nations = Object.fromEntries(
            KEYS.map((key) => [key, nationOrders(dice, state, key)]),
          );
          const turn = resolve(state, { units, nations }, settings);
          expect({ seed, round, flaws: flaws(turn) }).toEqual({ seed, round, flaws: [] });
          if (round % 5 === 0) {
            const given = { units: backwards(units), nations: backwards(nations) };
            const turned = resolve(turnedRound(state), given, settings);
            expect({ seed, ...cameOf(turned) }).toEqual({ seed, ...cameOf(turn) });
          }
          abilitiesIn(turn).forEach((ability) => used.add(ability));
          state = turn.state;
        }
        lengths.push(state.round);
        const ending = state.outcome ?? 'nothing left';
        endings[ending] = (endings[ending] ?? 0) + 1;
        expect({ seed, hasEnded: isOver(state) }).toEqual({ seed, hasEnded: true });
      }
      TRIALS.tell(
        'rounds in all',
        lengths.reduce((sum, one) => sum + one),
        'endings',
        endings,
      );
      TRIALS.tell('rounds of the longest game', Math.max(...lengths));
      // A few games do not bring forth everything.
      if (TRIALS.count >= ENOUGH)
        expect(ABILITIES.filter((ability) => !used.has(ability))).toEqual([]);
    },
    24 * 60 * 60_000,
  );
});
