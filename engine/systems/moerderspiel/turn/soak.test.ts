import { describe, expect, it } from 'vitest';
import { diceOf, type Dice } from '../../../testing/letters';
import { trialsOf } from '../../../testing/trials';
import { neighboursOfField, type LetteredBoard } from '../../../world';
import type { Order, UnitOrder } from '../orders/order';
import { army, nation, resolve, stateWith } from '../testing/board';
import { forceOf, nationsOf, unitsOf } from '../rules/nation';
import { orderFault } from '../rules/order-fault';
import { ABILITIES, type Ability, FACTORS, type GameState, type Unit } from '../state/types';

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
  const nations = KEYS.map((key, index) => {
    const abilities = [one(dice, ABILITIES, 'builder'), one(dice, ABILITIES, 'lure')];
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
  const orders: readonly UnitOrder[] = [
    { kind: 'MOVE', path: dice.once(2) ? [first] : [first, step(first)] },
    { kind: 'MOVE', path: [first] },
    { kind: 'ATTACK', target },
    { kind: 'ATTACK', target: { kind: 'unit', unit: other() } },
    { kind: 'CAPTURE' },
    { kind: 'SIEGE', capital: one(dice, CAPITALS, 'A1') },
    { kind: 'REBUILD', garrison: dice.once(2) ? 200 : null },
    { kind: 'BUILD_BASE' },
    {
      kind: 'BLOCKADE',
      beyond: one(dice, near, 'A1'),
      step: dice.once(2) ? step(unit.field) : null,
    },
    { kind: 'SHOW_DECREE', targets: [] },
    { kind: 'SET_TRAP' },
    { kind: 'TRACK', target: other() },
    { kind: 'DEMORALISE', target: { kind: 'unit', unit: other() }, text: 'x' },
    { kind: 'LURE', target: { kind: 'unit', unit: other() }, amount: 200 },
    ...(depth > 0
      ? []
      : [
          { kind: 'FALSE_ORDER', target: other(), order: unitOrder(dice, state, unit, 1) } as const,
        ]),
    { kind: 'HOLD' },
  ];
  return one(dice, orders, { kind: 'HOLD' });
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

/** An order the rules allow, where one of a few tries is one. */
function lawfulOrder(dice: Dice, state: GameState, unit: Unit): UnitOrder {
  const nation = state.nations[unit.nation];
  for (let trial = 0; trial < 12 && nation !== undefined; trial += 1) {
    const order = unitOrder(dice, state, unit);
    const test = { state, nation, unit, slot: undefined, settings: {} };
    if (order.kind !== 'HOLD' && orderFault(test, order) === undefined) return order;
  }
  return { kind: 'HOLD' };
}

/** What no round may leave behind. */
function flaws(before: GameState, after: GameState): readonly string[] {
  const units = unitsOf(after);
  const grown =
    nationsOf(after).filter(({ abilities }) => abilities.includes('barbarians')).length * 100;
  return [
    ...(soldiers(after) > soldiers(before) + grown ? ['soldiers out of nothing'] : []),
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

const TRIALS = trialsOf({ small: 10, middle: 40, full: 10_000 });

describe('rounds at random', () => {
  it(`leave every number where it may be, whatever is ordered in whatever order (${TRIALS.label})`, () => {
    const used = new Set<string>();
    for (const seed of TRIALS.seeds()) {
      const dice = diceOf(seed);
      let state = start(dice);
      for (let round = 0; round < 20 && state.outcome === null; round += 1) {
        const units = Object.fromEntries(
          unitsOf(state).map((unit) => [
            unit.key,
            dice.once(10) ? unitOrder(dice, state, unit) : lawfulOrder(dice, state, unit),
          ]),
        );
        const nations = Object.fromEntries(
          KEYS.map((key) => [key, nationOrders(dice, state, key)]),
        );
        const turn = resolve(state, { units, nations });
        const turned = resolve(
          {
            ...state,
            units: Object.fromEntries(Object.entries(state.units).reverse()),
            nations: Object.fromEntries(Object.entries(state.nations).reverse()),
          },
          { units: Object.fromEntries(Object.entries(units).reverse()), nations },
        );
        expect({ seed, round, flaws: flaws(state, turn.state) }).toEqual({
          seed,
          round,
          flaws: [],
        });
        expect({ seed, round, state: turned.state.units }).toEqual({
          seed,
          round,
          state: turn.state.units,
        });
        turn.events.forEach(({ kind }) => used.add(kind));
        state = turn.state;
      }
    }
    expect([...used].sort()).toMatchInlineSnapshot(`
      [
        "moerderspiel.baseBuilt",
        "moerderspiel.baseFell",
        "moerderspiel.baseTaken",
        "moerderspiel.besieged",
        "moerderspiel.blockade",
        "moerderspiel.ceded",
        "moerderspiel.combat",
        "moerderspiel.combat_base",
        "moerderspiel.combat_garrison",
        "moerderspiel.decreeShown",
        "moerderspiel.decreeTaken",
        "moerderspiel.demoralised",
        "moerderspiel.destroyed",
        "moerderspiel.falseOrder",
        "moerderspiel.fled",
        "moerderspiel.flightFailed",
        "moerderspiel.met",
        "moerderspiel.rebuilt",
        "moerderspiel.regrouped",
        "moerderspiel.sanctionLoss",
        "moerderspiel.sanction_heavy",
        "moerderspiel.sanction_light",
        "moerderspiel.stopped",
        "moerderspiel.trapSet",
        "moerderspiel.trapped",
        "moerderspiel.votes",
      ]
    `);
  }, 120_000);
});
