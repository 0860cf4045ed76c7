import { type Cell, grossfeldOf, kleinfeldOf } from '../../../../hex';
import { fieldsIn } from '../../records';
import { groundOf } from '../../state/ground';
import { appear, settlersJoin } from './beings';
import { keepMonth } from './books';
import { lineUp } from './line-up';
import {
  convert,
  mergesAfter,
  mergesBefore,
  MUSTER_EFFECTS,
  station,
  stationAfter,
} from './muster';
import { type ArmyTurn, ordersBy, playing } from '../orders';
import { pay } from './pay';
import { ROAD_EFFECTS } from './roads';
import { runMonth } from './run';
import { loadTraders, TRADER_EFFECTS, unloadTraders } from './traders';

/** True for fields a realm knew before the month. */
function knownTo(turn: ArmyTurn): (realm: string, cell: Cell) => boolean {
  const { lattice } = groundOf(turn.world, turn.input.settings);
  const { knowledge } = turn.world;
  return (realm, cell) => {
    const known = knowledge[realm];
    if (known === undefined) return true;
    const address = lattice.addressOf(cell);
    const fields = known.grossfelder[grossfeldOf(address)];
    return (fields?.level[kleinfeldOf(address) - 1] ?? 0) > 0;
  };
}

/** What stands at the beginning of the month: merges, stationing, what traders load (row 5 of HR-20). */
export function muster(turn: ArmyTurn): void {
  mergesBefore(turn);
  station(turn);
  loadTraders(turn);
}

/** A month of all units on one clock, and what it changes in the books (rows 8, 9 and 11 of HR-20). */
export function march(turn: ArmyTurn): void {
  const ground = groundOf(turn.world, turn.input.settings);
  const isKnown = knownTo(turn);
  const realms = playing(turn).map(({ owner }) => owner);
  const inBattle = Object.fromEntries(
    playing(turn).map((one) => [
      one.owner,
      {
        hunger: one.hunger,
        // What the GM grants a realm for its culture (PI-05-126, PI-17a-02).
        culture: {
          warrior: one.warriorPercent,
          rider: one.riderPercent,
          fleet: one.fleetPercent,
        },
        culturePoints: {
          warrior: one.warriorPoints,
          rider: one.riderPoints,
          fleet: one.fleetPoints,
        },
      },
    ]),
  );
  appear(turn);
  const units = lineUp(turn, ground, isKnown);
  const whirlpools = new Set(
    turn.state.beings
      .filter(({ kind }) => kind === 'whirlpool')
      .flatMap(({ field }) => fieldsIn(field).map((at) => ground.lattice.cellOf(at) ?? -1)),
  );
  const clock = runMonth(turn, {
    ground,
    realms,
    units,
    inBattle,
    isKnown,
    whirlpools,
    knows: (by, of) =>
      turn.state.contacts.find(({ owner, other }) => owner === by && other === of)?.knows,
  });
  keepMonth(clock, turn);
  settlersJoin(turn);
  stationAfter(turn);
  mergesAfter(turn);
  unloadTraders(turn);
  for (const owner of realms)
    for (const given of ordersBy(turn, owner, 'CONVERT')) convert(turn, given);
}

/** What entries about armies, roads and bridges bring about once they are paid for (PI-10-05). */
export const ARMY_EFFECTS = { ...MUSTER_EFFECTS, ...ROAD_EFFECTS, ...TRADER_EFFECTS } as const;

export { pay };
