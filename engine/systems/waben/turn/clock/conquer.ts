import { type Cell, KLEINFELDER } from '../../../../hex';
import type { PartyKey, Settlement } from '../../../../world';
import { countsAsEnemy } from '../../rules/encounter/relation';
import { isNavigable } from '../../rules/movement/ground';
import { choiceOf, minimumSizeOf } from '../../rules/settings';
import { isTownComplete } from '../../rules/structure/town';
import { areHostile, isFighter } from './hostile';
import { report } from './report';
import { keepSideOwners, plunder, takeStructures } from './spoils';
import { type Clock, type Mover, standingOn } from './state';
import { garrisonOf } from './town';

/** Gives a field, and the settlement in it if `taken`, to a party; a site that is lost vanishes (WW-12.4-10). */
function handOver(clock: Clock, cell: Cell, party: PartyKey, taken: Settlement | null): void {
  const plot = Math.floor(cell / KLEINFELDER);
  const index = cell % KLEINFELDER;
  const chunk = clock.board.chunks[plot];
  if (chunk === undefined) return;
  const { [index]: old, ...others } = chunk.settlements;
  const isSite = taken !== null && !isTownComplete(taken, clock.settings);
  const isLost = isSite && choiceOf(clock.settings, 'build.site_capture') === 'lost';
  const kept = taken === null ? old : { ...taken, owner: party };
  clock.board.chunks[plot] = {
    ...chunk,
    owner: chunk.owner.map((owner, at) => (at === index ? party : owner)),
    settlements: isLost || kept === undefined ? others : { ...others, [index]: kept },
  };
}

/** Land of nobody, and of enemies whom the unit is not ordered to spare (WW-6.2-09, WW-11.2-03). */
const mayTakeFrom = (clock: Clock, { plan }: Mover, owner: PartyKey | null): boolean =>
  owner === null ||
  (countsAsEnemy(clock.parties, plan.unit.party, owner, clock.settings) &&
    !plan.spares.includes(owner));

/** True if nobody hostile and nobody of the owner stands in the field (WW-6.2-07). */
const isEmptyFor = (
  clock: Clock,
  mover: Mover,
  here: readonly Mover[],
  owner: PartyKey | null,
): boolean =>
  here.every((other) => !areHostile(clock, mover, other) && other.plan.unit.party !== owner);

/** True if nobody defends the settlement, inside or before it (WW-7.3-20, WW-7.3-22). */
const isUndefended = (clock: Clock, mover: Mover, here: readonly Mover[], cell: Cell): boolean => {
  const garrison = garrisonOf(clock, cell);
  return here.every((other) => {
    const isEnemy = areHostile(clock, mover, other);
    return !garrison.includes(other) && !(isEnemy && isFighter(other));
  });
};

/** Fleets conquer water only; land units whatever they stand on (WW-6.2-09). */
const isOfItsElement = ({ board, settings }: Clock, mover: Mover, cell: Cell): boolean =>
  !mover.plan.isFleet || isNavigable(board.ground, cell, settings);

/** True if a unit can take land now: of minimum size still, and not just come by a retreat (WW-6.2-09, WW-7.1-15). */
const mayTakeNow = (clock: Clock, { plan, size, hasMoved, lastStep }: Mover): boolean =>
  size >= minimumSizeOf(plan.type, clock.settings) && !(hasMoved && lastStep?.isRetreat === true);

/** True if the field was taken before in this turn and the GM lets the first one keep it (WW-12.6-05). */
const isTakenBefore = (clock: Clock, cell: Cell): boolean =>
  choiceOf(clock.settings, 'order.conquer_tie') === 'first' && clock.taken.has(cell);

function reportConquest(
  clock: Clock,
  mover: Mover,
  cell: Cell,
  from: PartyKey | null,
  settlement: Settlement | null,
): void {
  const { unit } = mover.plan;
  const loser = settlement?.owner ?? from;
  report(clock, cell, {
    kind: settlement === null ? 'conquest' : 'capture',
    clause: settlement === null ? 'WW-6.2-06' : 'WW-7.3-22',
    parties: loser === null ? [unit.party] : [unit.party, loser],
    about: {
      unit: unit.id,
      from: loser ?? '',
      ...(settlement === null ? {} : { settlement: settlement.name, type: settlement.type }),
    },
  });
}

/** Prize of a unit in a field: the settlement with the field, the field alone, or nothing. */
const prizeOf = (
  clock: Clock,
  mover: Mover,
  here: readonly Mover[],
  cell: Cell,
): 'town' | 'field' | null => {
  const { unit, conquers, captures } = mover.plan;
  const owner = clock.board.ground.owner(cell);
  const settlement = clock.board.ground.settlement(cell);
  if (!isOfItsElement(clock, mover, cell) || !mayTakeNow(clock, mover)) return null;
  if (settlement !== undefined && settlement.owner !== unit.party) {
    const isTaken =
      captures &&
      mayTakeFrom(clock, mover, settlement.owner) &&
      isUndefended(clock, mover, here, cell);
    return isTaken ? 'town' : null;
  }
  const isTaken =
    conquers &&
    owner !== unit.party &&
    mayTakeFrom(clock, mover, owner) &&
    isEmptyFor(clock, mover, here, owner);
  return isTaken ? 'field' : null;
};

/** Takes a field for the first unit in it that may: E, or an undefended settlement with N or A (WW-7.3-22). */
function conquerField(clock: Clock, cell: Cell): void {
  if (isTakenBefore(clock, cell)) return;
  const here = standingOn(clock, cell);
  const { ground } = clock.board;
  for (const mover of here) {
    const prize = prizeOf(clock, mover, here, cell);
    if (prize === null) continue;
    const owner = ground.owner(cell);
    const settlement = (prize === 'town' ? ground.settlement(cell) : undefined) ?? null;
    const { party } = mover.plan.unit;
    if (settlement !== null) plunder(clock, cell, settlement.owner, party);
    keepSideOwners(clock, cell, party);
    handOver(clock, cell, party, settlement);
    takeStructures(clock, cell, party);
    clock.taken.set(cell, party);
    reportConquest(clock, mover, cell, owner, settlement);
    return;
  }
}

/** Conquests in some fields, in the order of cells (WW-10.1-17 (f)). */
export function conquests(clock: Clock, cells: Iterable<Cell>): void {
  for (const cell of [...new Set(cells)].sort((a, b) => a - b)) {
    if (cell < clock.board.lattice.size) conquerField(clock, cell);
  }
}

/** Conquests where somebody came or left since the last look. */
export function conquestsAfterMoves(clock: Clock): void {
  const cells = [...clock.touched];
  clock.touched.clear();
  conquests(clock, cells);
}
