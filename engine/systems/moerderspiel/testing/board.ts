import { BLANK_REGION_WORLD, type LetteredBoard, type World } from '../../../world';
import { type Order, type UnitOrder } from '../orders/order';
import { byText, newArmy } from '../rules/nation';
import type { Army, GameState, Horde, Nation } from '../state/types';
import { RESOLUTION } from '../turn/resolution';
import { openRound, type RoundTurn } from '../turn/turn';
import { runTurn, type Rulings, type Settings, openStream, rollKey } from '../../../kernel';

export const PLAIN: LetteredBoard = {
  rows: 14,
  columns: 16,
  layout: 'even_rows_right',
  mountains: ['B8', 'F4'],
  blocked: [],
};

/** A nation that has nothing special. */
export function nation(key: string, capital: string, own: Partial<Nation> = {}): Nation {
  return {
    key,
    isEvil: false,
    abilities: [],
    techniques: [],
    choice: null,
    baseMorale: 1,
    capital,
    hasCapital: true,
    losses: 0,
    garrison: { strength: 500, morale: 5 },
    sanctions: [],
    raisedIn: 0,
    steadfast: null,
    next: 9,
    eliminated: null,
    ...own,
  };
}

/** An army that has nothing special. */
export function army(
  owner: string,
  number: number,
  field: string,
  strength: number,
  morale = 1,
  own: Partial<Army> = {},
): Army {
  return newArmy({ nation: owner, number, field, strength, morale, moved: 1, ...own });
}

/** A state of some nations and units in a round. */
export function stateWith(
  nations: readonly Nation[],
  units: readonly (Army | Horde)[],
  more: Partial<GameState> = {},
): GameState {
  return {
    round: 3,
    board: PLAIN,
    nations: Object.fromEntries(nations.map((one) => [one.key, one])),
    units: Object.fromEntries(units.map((one) => [one.key, one])),
    bases: {},
    blockades: [],
    traps: [],
    salt: 7,
    votes: {},
    published: { day: 2, bases: [], blockades: [], destroyed: [], armies: [] },
    outcome: null,
    ...more,
  };
}

/** Orders of nations: for units by key, and others. */
export interface Given {
  readonly units?: Readonly<Record<string, UnitOrder>>;
  readonly nations?: Readonly<Record<string, readonly Order[]>>;
  /** Orders of units of any nation. */
  readonly orders?: readonly Extract<Order, { readonly kind: 'UNIT' }>[];
}

/** Rolls the GM types in, by stream. */
export function typed(rolls: Readonly<Record<string, number>>): Rulings {
  return Object.fromEntries(
    Object.entries(rolls).map(([stream, value]) => [
      rollKey(openStream(stream).name, 0),
      { value, reason: '', decidedAt: '' } as unknown as Rulings[string],
    ]),
  );
}

/** A round with its orders, before its first step. */
export function roundOf(
  state: GameState,
  { units = {}, nations = {}, orders: more = [] }: Given,
  settings: Settings = {},
  rolls: Readonly<Record<string, number>> = {},
): RoundTurn {
  const world: World = BLANK_REGION_WORLD;
  const rulings = typed(
    Object.fromEntries(
      Object.entries(rolls).map(([name, value]) => [`demo|${String(state.round)}|${name}`, value]),
    ),
  );
  const turn = openRound({ world, orders: {}, rulings, settings, seed: 'demo' }, state);
  const keys = [...new Set([...Object.keys(nations), ...Object.keys(state.nations)])].sort(byText);
  for (const key of keys) {
    const mine = Object.entries(units).filter(([unit]) => unit.startsWith(`${key}/`));
    const orders: readonly Order[] = [
      ...(nations[key] ?? []),
      ...mine.map(([unit, order]): Order => ({ kind: 'UNIT', unit, order })),
      ...more.filter(({ unit }) => unit.startsWith(`${key}/`)),
    ];
    turn.sheets = {
      ...turn.sheets,
      [key]: {
        party: key,
        text: '',
        columns: [],
        rows: orders.map((order, index) => ({
          unit: index + 1,
          span: { start: 0, end: 0 },
          cells: {},
          content: { step: null, order },
        })),
        findings: [],
      },
    };
  }
  return turn;
}

/** Resolves a round. */
export function resolve(
  state: GameState,
  given: Given,
  settings: Settings = {},
  rolls: Readonly<Record<string, number>> = {},
): RoundTurn {
  const turn = roundOf(state, given, settings, rolls);
  runTurn(RESOLUTION, turn);
  return turn;
}
