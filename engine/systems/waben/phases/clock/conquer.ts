import { type Cell, KLEINFELDER } from '../../../../hex';
import type { PartyKey, Settlement } from '../../../../world';
import { countsAsEnemy } from '../../rules/encounter/relation';
import { isNavigable } from '../../rules/movement/ground';
import { areHostile } from './hostile';
import { type Clock, type Mover, standingOn } from './state';

/** Hands a field, and the settlement in it if `taken`, to a party. */
const handOver = (clock: Clock, cell: Cell, party: PartyKey, taken: Settlement | null): void => {
  const plot = Math.floor(cell / KLEINFELDER);
  const index = cell % KLEINFELDER;
  const chunk = clock.board.chunks[plot];
  if (chunk === undefined) return;
  clock.board.chunks[plot] = {
    ...chunk,
    owner: chunk.owner.map((owner, at) => (at === index ? party : owner)),
    settlements:
      taken === null
        ? chunk.settlements
        : { ...chunk.settlements, [index]: { ...taken, owner: party } },
  };
};

const mayTakeFrom = (clock: Clock, party: PartyKey, owner: PartyKey | null): boolean =>
  owner === null || countsAsEnemy(clock.parties, party, owner, clock.settings);

/** True if nobody hostile and nobody of these owners stands in the field (WW-6.2-07). */
const isEmptyFor = (
  clock: Clock,
  mover: Mover,
  here: readonly Mover[],
  owners: readonly (PartyKey | null)[],
): boolean =>
  here.every(
    (other) => !areHostile(clock, mover, other) && !owners.includes(other.plan.unit.party),
  );

/** Fleets conquer water only; land units whatever they stand on (WW-6.2-09). */
const isOfItsElement = ({ board, settings }: Clock, mover: Mover, cell: Cell): boolean =>
  !mover.plan.isFleet || isNavigable(board.ground, cell, settings);

const report = (
  clock: Clock,
  mover: Mover,
  cell: Cell,
  from: PartyKey | null,
  settlement: Settlement | null,
): void => {
  const { unit } = mover.plan;
  const loser = settlement?.owner ?? from;
  clock.events.push({
    kind: settlement === null ? 'conquest' : 'capture',
    clause: settlement === null ? 'WW-6.2-06' : 'WW-7.3-22',
    time: clock.now,
    place: clock.board.lattice.addressOf(cell),
    parties: loser === null ? [unit.party] : [unit.party, loser],
    about: {
      unit: unit.id,
      from: loser ?? '',
      ...(settlement === null ? {} : { settlement: settlement.name, type: settlement.type }),
    },
  });
};

/** Takes a field for the first unit in it that may: E, or an undefended settlement with N or A (WW-7.3-22). */
const conquerField = (clock: Clock, cell: Cell): void => {
  const here = standingOn(clock, cell);
  for (const mover of here) {
    const { unit, conquers, captures } = mover.plan;
    const { ground } = clock.board;
    const owner = ground.owner(cell);
    const settlement = ground.settlement(cell) ?? null;
    const isForeignTown = settlement !== null && settlement.owner !== unit.party;
    if (!isOfItsElement(clock, mover, cell)) continue;
    const isTownFree =
      isForeignTown &&
      captures &&
      mayTakeFrom(clock, unit.party, settlement.owner) &&
      isEmptyFor(clock, mover, here, [owner, settlement.owner]);
    const isFieldFree =
      !isForeignTown &&
      conquers &&
      owner !== unit.party &&
      mayTakeFrom(clock, unit.party, owner) &&
      isEmptyFor(clock, mover, here, [owner]);
    if (!isTownFree && !isFieldFree) continue;
    handOver(clock, cell, unit.party, isTownFree ? settlement : null);
    report(clock, mover, cell, owner, isTownFree ? settlement : null);
    return;
  }
};

/** Conquests in some fields, in the order of cells (WW-10.1-17 (f)). */
export const conquests = (clock: Clock, cells: Iterable<Cell>): void => {
  for (const cell of [...new Set(cells)].sort((a, b) => a - b)) {
    if (cell < clock.board.lattice.size) conquerField(clock, cell);
  }
};
