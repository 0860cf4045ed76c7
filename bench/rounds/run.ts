import { runTurn, type Settings } from '../../engine/kernel';
import type { Order, UnitOrder } from '../../engine/systems/moerderspiel/orders/order';
import type { Army, GameState } from '../../engine/systems/moerderspiel/state/types';
import { army, nation, roundOf, stateWith } from '../../engine/systems/moerderspiel/testing/board';
import { publish } from '../../engine/systems/moerderspiel/turn/publish';
import { RESOLUTION } from '../../engine/systems/moerderspiel/turn/resolution';
import { allFields, type LetteredBoard, neighboursOfField } from '../../engine/world';

const BOARD: LetteredBoard = {
  rows: 26,
  columns: 40,
  layout: 'even_rows_right',
  mountains: [],
  blocked: [],
};
const KEYS = ['blue', 'brown', 'green', 'orange', 'red', 'violet', 'white', 'yellow'];
const FIELDS = allFields(BOARD);
const SETTINGS: Settings = { 'tm.army.max': 99 };

/** Milliseconds of processor time this process has used. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A game of eight nations with so many armies in all, two on a field as a rule, so that there is much to fight about. */
function gameOf(armies: number): GameState {
  const nations = KEYS.map((key, index) =>
    nation(key, FIELDS[index * 130] ?? 'A1', {
      isEvil: index < 2,
      abilities: ['demoralise', 'trapper'],
    }),
  );
  const units = Array.from({ length: armies }, (_, index) =>
    army(
      KEYS[index % 8] ?? '',
      Math.floor(index / 8) + 1,
      FIELDS[(Math.floor(index / 2) * 37 + 5) % FIELDS.length] ?? 'A1',
      300 + 100 * (index % 9),
      index % 4,
      { isAggressive: index % 3 === 0 },
    ),
  );
  return stateWith(nations, units, { board: BOARD });
}

/** Order of an army: attacks a neighbour, moves, sets a trap, demoralises or holds, in turn. */
function orderOf(state: GameState, unit: Army, at: number): UnitOrder {
  const other = Object.values(state.units).find(
    (one) => one.field === unit.field && one.nation !== unit.nation,
  );
  const next = neighboursOfField(BOARD, unit.field)[at % 3] ?? unit.field;
  if (at % 5 === 0 && other !== undefined)
    return { kind: 'ATTACK', target: { kind: 'unit', unit: other.key } };
  if (at % 5 === 1 && other !== undefined)
    return { kind: 'DEMORALISE', target: { kind: 'unit', unit: other.key }, text: '' };
  if (at % 5 === 2) return { kind: 'SET_TRAP' };
  return at % 5 === 3 ? { kind: 'HOLD' } : { kind: 'MOVE', path: [next] };
}

type UnitRow = Extract<Order, { readonly kind: 'UNIT' }>;

/** Result of a round: the same, however it was computed. */
export interface RoundOutcome {
  readonly combats: number;
  readonly events: number;
  readonly soldiers: number;
  readonly told: number;
}

/** Milliseconds of processor time for a round up to its reports, the least of some, and what came of it. */
export function timeOf(
  armies: number,
  rounds: number,
): { readonly ms: number; readonly outcome: RoundOutcome } {
  const state = gameOf(armies);
  const orders = Object.values(state.units).map((unit, at): UnitRow => {
    const order = orderOf(state, unit as Army, at);
    return { kind: 'UNIT', unit: unit.key, order };
  });
  let ms = Infinity;
  let outcome: RoundOutcome = { combats: 0, events: 0, soldiers: 0, told: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const turn = roundOf(state, { orders }, SETTINGS);
    const start = used();
    runTurn(RESOLUTION, turn);
    const reports = publish(turn);
    ms = Math.min(ms, used() - start);
    outcome = {
      combats: turn.combats.length,
      events: turn.events.length,
      soldiers: Object.values(turn.state.units).reduce((sum, { strength }) => sum + strength, 0),
      told: reports.reduce((sum, { events }) => sum + events.length, 0),
    };
  }
  return { ms, outcome };
}
