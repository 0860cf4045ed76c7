import { type Cell, DIRECTIONS } from '../../../../hex';
import type { Fraction, TurnEvent } from '../../../../kernel';
import {
  addGlimpses,
  KNOWN,
  type PartyKey,
  type SightedUnit,
  sourceName,
  type Unit,
} from '../../../../world';
import { flagOf } from '../../rules/settings';
import { sightingOf } from '../../rules/sight/sighting';
import { type Clock, type LastSight, type Mover, standsIn } from './state';

/** The fields in which a unit sees other units (WW-7.1-01). */
const detailsSeen = ({ board }: Clock, cells: readonly Cell[]): ReadonlySet<Cell> => {
  const seen = new Set<Cell>();
  for (const { cell, level } of board.lookOfUnit(cells)) {
    if (level === KNOWN.details) seen.add(cell);
  }
  return seen;
};

/** Some fields and all that touch them. */
const withNeighbours = ({ board }: Clock, cells: readonly Cell[]): ReadonlySet<Cell> => {
  const near = new Set<Cell>(cells);
  for (const cell of cells) {
    for (const direction of DIRECTIONS) {
      const next = board.lattice.neighbour(cell, direction);
      if (next >= 0) near.add(next);
    }
  }
  return near;
};

/** The foreign units in some fields, each once, in the order of evaluation. */
const foreignUnitsIn = (clock: Clock, cells: Iterable<Cell>, party: PartyKey): readonly Mover[] => {
  const found = new Set<Mover>();
  for (const cell of cells) {
    for (const mover of clock.present.get(cell) ?? []) {
      if (mover.plan.unit.party !== party) found.add(mover);
    }
  }
  return [...found].sort((a, b) => a.index - b.index);
};

/** Takes what a unit sees from where it stands into its party's knowledge. */
export function lookAround(clock: Clock, mover: Mover): void {
  const { unit } = mover.plan;
  const watch = clock.watches[unit.party];
  if (watch === undefined) return;
  const { ground, lookOfUnit } = clock.board;
  const glimpses = lookOfUnit(standsIn(clock, mover));
  addGlimpses(watch.vision, ground, glimpses, unit.number);
  for (const { cell, level } of glimpses) {
    if (level > (watch.known[cell] ?? 0)) watch.known[cell] = level;
  }
}

/** Sighting of a unit as of a party's last look at it (WW-7.1-04). */
export function sightingAt(
  { board, turn, settings }: Clock,
  unit: Unit,
  { at, by, size }: LastSight,
): SightedUnit {
  return sightingOf({ ...unit, size }, board.lattice.addressOf(at), sourceName(by), turn, settings);
}

/** Notes where a party saw a unit last; a new sighting becomes an event (WW-7.1-03). */
function note(
  clock: Clock,
  party: PartyKey,
  seen: Mover,
  at: Cell,
  by: number,
  isNews: boolean,
): void {
  const { unit } = seen.plan;
  const sight = { at, by, size: seen.size };
  clock.watches[party]?.sightings.set(unit.id, sight);
  if (!isNews) return;
  clock.events.push(sightingEvent(clock.now, party, seen, sightingAt(clock, unit, sight)));
}

const sightingEvent = (
  time: Fraction,
  party: PartyKey,
  seen: Mover,
  { place, kind, sizeClass, by }: SightedUnit,
): TurnEvent => ({
  kind: 'sighting',
  clause: 'WW-7.1-02',
  time,
  place,
  parties: [party, seen.plan.unit.party],
  about: { unit: seen.plan.unit.id, by, kind, sizeClass },
  witnesses: [party],
});

/** One unit has another in view, since now if it had not before (WW-6.2-13). */
function see(clock: Clock, viewer: Mover, seen: Mover): void {
  viewer.sees.add(seen);
  seen.seenBy.add(viewer);
  if (!viewer.seenSince.has(seen)) viewer.seenSince.set(seen, clock.now);
}

/** A unit no longer seen is seen anew the next time. */
function forgetUnseen(viewer: Mover): void {
  for (const seen of viewer.seenSince.keys()) {
    if (!viewer.sees.has(seen)) viewer.seenSince.delete(seen);
  }
}

/** Whom a unit sees from where it stands now (WW-7.1-02). */
function updateSeeing(clock: Clock, mover: Mover, isStart: boolean): void {
  const { unit } = mover.plan;
  const cells = detailsSeen(clock, standsIn(clock, mover));
  const inView = foreignUnitsIn(clock, cells, unit.party);
  for (const old of mover.sees) old.seenBy.delete(mover);
  const before = new Set(mover.sees);
  mover.sees.clear();
  for (const other of inView) {
    see(clock, mover, other);
    const at = standsIn(clock, other).find((cell) => cells.has(cell)) ?? 0;
    note(clock, unit.party, other, at, unit.number, !isStart && !before.has(other));
  }
  forgetUnseen(mover);
}

/** Which foreign units see a unit where it stands now; each side's view is its own (WW-7.1-03). */
function updateBeingSeen(clock: Clock, mover: Mover, isStart: boolean): void {
  const { unit } = mover.plan;
  const here = standsIn(clock, mover);
  const near = foreignUnitsIn(clock, withNeighbours(clock, here), unit.party);
  const before = new Set(mover.seenBy);
  for (const viewer of before) viewer.sees.delete(mover);
  mover.seenBy.clear();
  for (const viewer of near) {
    const cells = detailsSeen(clock, standsIn(clock, viewer));
    const at = here.find((cell) => cells.has(cell));
    if (at === undefined) continue;
    see(clock, viewer, mover);
    const { party, number } = viewer.plan.unit;
    note(clock, party, mover, at, number, !isStart && !before.has(viewer));
  }
  for (const viewer of before) forgetUnseen(viewer);
}

/** Whose land sees a unit: fields and settlements within one field of it (WW-7.1-05). */
function updateSeenFromLand(clock: Clock, mover: Mover, isStart: boolean): void {
  if (!flagOf(clock.settings, 'sight.territory_sees')) return;
  const { unit } = mover.plan;
  const { ground } = clock.board;
  const here = standsIn(clock, mover);
  const owners = new Map<PartyKey, Cell>();
  for (const cell of withNeighbours(clock, here)) {
    for (const owner of [ground.owner(cell), ground.settlement(cell)?.owner ?? null]) {
      if (owner !== null && owner !== unit.party && !owners.has(owner)) owners.set(owner, cell);
    }
  }
  const before = new Set(mover.seenFromLand);
  mover.seenFromLand.clear();
  for (const owner of [...owners.keys()].sort()) {
    mover.seenFromLand.add(owner);
    note(clock, owner, mover, here[0] ?? 0, 0, !isStart && !before.has(owner));
  }
}

/** Brings knowledge and sightings up to date after some units took new places (WW-7.1-03). */
export function watchMoves(clock: Clock, moved: readonly Mover[], isStart = false): void {
  for (const mover of moved) lookAround(clock, mover);
  for (const mover of moved) {
    updateSeeing(clock, mover, isStart);
    updateBeingSeen(clock, mover, isStart);
    updateSeenFromLand(clock, mover, isStart);
  }
}
