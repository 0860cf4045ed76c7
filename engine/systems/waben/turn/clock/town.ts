import type { Cell } from '../../../../hex';
import { toDecimal } from '../../../../kernel';
import { placesTaken, unitsInside } from '../../rules/encounter/inside';
import { isFriend } from '../../rules/encounter/relation';
import { amountOf, choiceOf } from '../../rules/settings';
import { fortressLeft, garrisonLimit, type Town, townOf } from '../../rules/structure/town';
import { areHostile, isFighter, orderNow } from './hostile';
import { type Clock, type Mover, standingOn } from './state';

/** The settlement of a field as it stands now, if there is one. */
export function townAt(clock: Clock, cell: Cell): Town | undefined {
  if (cell >= clock.board.lattice.size) return undefined;
  const settlement = clock.board.ground.settlement(cell);
  return settlement === undefined
    ? undefined
    : townOf(clock.works, clock.board.lattice.addressOf(cell), settlement);
}

const roomOf = ({ plan, size }: Mover): number => placesTaken(plan.type, size);

/** When a unit came to its place, in turns of the campaign; -Infinity = long ago (WW-12.5-15). */
export function arrivalOf(clock: Clock, { lastStep, plan }: Mover): number {
  return lastStep === null
    ? (plan.unit.arrived ?? -Infinity)
    : clock.turn + toDecimal(lastStep.end) / clock.moons;
}

/** The GM's word on where a unit stands, else its own (WW-12.5-15). */
const wishOf = ({ rulings }: Clock, { plan }: Mover): boolean | null => {
  const word = rulings[`inside/${plan.unit.id}`]?.value;
  if (word === 'inside' || word === 'outside') return word === 'inside';
  return plan.isInside;
};

/** Units inside the settlement of a field: the holder's and his allies' up to the limit (WW-4.2-05, WW-12.5-15). */
export function insideOf(clock: Clock, cell: Cell): readonly Mover[] {
  const town = townAt(clock, cell);
  if (town === undefined) return [];
  const { owner } = town.settlement;
  const friends = standingOn(clock, cell).filter(({ plan }) =>
    isFriend(clock.parties, owner, plan.unit.party),
  );
  const limit = garrisonLimit(town, clock.settings).value;
  const inside = unitsInside(
    friends.map((mover) => ({
      id: mover.plan.unit.id,
      party: mover.plan.unit.party,
      number: mover.plan.unit.number,
      room: roomOf(mover),
      wish: wishOf(clock, mover),
      arrived: arrivalOf(clock, mover),
    })),
    limit,
    clock.settings,
  );
  return friends.filter(({ plan }) => inside.has(plan.unit.id));
}

/**
 * True if a unit that comes into an own or allied settlement finds room, or need not: only where the GM lets nobody
 * stand before a full settlement it is kept out (WW-12.5-15).
 */
export function hasRoomFor(clock: Clock, mover: Mover, cell: Cell): boolean {
  const town = townAt(clock, cell);
  const isReject = choiceOf(clock.settings, 'settle.station_overflow') === 'reject';
  if (town === undefined || !isReject || mover.plan.isInside === false) return true;
  if (!isFriend(clock.parties, town.settlement.owner, mover.plan.unit.party)) return true;
  const taken = insideOf(clock, cell).reduce((total, other) => total + roomOf(other), 0);
  return taken + roomOf(mover) <= garrisonLimit(town, clock.settings).value;
}

/**
 * Who holds a settlement: fighting units inside with N, A, H or V; nobody if none of them is large enough
 * (WW-7.3-18, WW-7.3-25, WW-12.7-26).
 */
export function garrisonOf(clock: Clock, cell: Cell): readonly Mover[] {
  const fighters = insideOf(clock, cell).filter(isFighter);
  const least = amountOf(clock.settings, 'siege.occupied_min_size');
  return fighters.some(({ size }) => size >= least) ? fighters : [];
}

/** Building value points of fortress walls left in a field; 0 = no settlement, none, or destroyed (WW-7.3-03). */
export function fortressPoints(clock: Clock, cell: Cell): number {
  const town = townAt(clock, cell);
  return town === undefined ? 0 : fortressLeft(town, clock.settings).value;
}

/** True if an occupied settlement is besieged: an enemy with N or A, or one that besieges it, stands in its field (WW-7.3-27). */
export function isBesieged(clock: Clock, cell: Cell): boolean {
  const garrison = garrisonOf(clock, cell);
  return standingOn(clock, cell).some((mover) => {
    const order = orderNow(mover);
    const threatens = mover.plan.besieges || (isFighter(mover) && (order === 'N' || order === 'A'));
    return threatens && garrison.some((guard) => areHostile(clock, mover, guard));
  });
}
