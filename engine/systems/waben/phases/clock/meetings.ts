import type { Cell, FieldAddress, Lattice } from '../../../../hex';
import { compareFractions, fraction } from '../../../../kernel';
import { choiceOf, flagOf } from '../../rules/settings';
import { encounterCode, meet } from './encounter';
import { areHostile } from './hostile';
import { nextMoon } from './purse';
import { spotOf } from '../../rules/movement/place';
import {
  type Clock,
  isIdle,
  type Mover,
  spotOfMover,
  standingOn,
  standsIn,
  whereIs,
} from './state';
import { abandonStep, endPath } from './stop';

/** Pairs that have met at this moment, so that they do not meet twice. */
type Met = Set<string>;

const pairKey = (a: Mover, b: Mover): string =>
  `${Math.min(a.index, b.index)}:${Math.max(a.index, b.index)}`;

/** Stops a unit: a step in progress is given up, the path ends or waits for the next moon (WW-5.3-55). */
export const stopUnit = (clock: Clock, mover: Mover): void => {
  mover.isHeld = true;
  if (mover.pending !== null) abandonStep(mover, mover.pending);
  if (isIdle(mover)) return;
  const next = nextMoon(clock.now);
  const isForTheTurn = choiceOf(clock.settings, 'fight.stop_duration') === 'turn';
  if (isForTheTurn || compareFractions(next, fraction(clock.moons)) >= 0) {
    endPath(clock, mover, 'F-MOVE-STOPPED');
  } else {
    mover.sleepsUntil = next;
  }
};

const targetField = ({ pending }: Mover): Cell | undefined =>
  pending?.attempt.to.kind === 'field' ? pending.attempt.to.cell : undefined;

const originField = ({ pending }: Mover): Cell | undefined =>
  pending?.attempt.from.kind === 'field' ? pending.attempt.from.cell : undefined;

/** True if two units are about to exchange their fields. */
const areSwapping = (a: Mover, b: Mover): boolean => {
  const target = targetField(a);
  const origin = originField(a);
  return (
    target !== undefined &&
    origin !== undefined &&
    target === originField(b) &&
    origin === targetField(b)
  );
};

/** Where two units meet whose steps across the same side end together (WW-5.3-51). */
const swapPlace = (clock: Clock, a: Mover, b: Mover): Cell => {
  const [here, there] = [originField(a) ?? 0, originField(b) ?? 0];
  const { ground, lattice } = clock.board;
  const parties = [a.plan.unit.party, b.plan.unit.party];
  const isTheirs = (cell: Cell): boolean => {
    const owner = ground.owner(cell);
    return owner !== null && parties.includes(owner);
  };
  if (isTheirs(here) !== isTheirs(there)) return isTheirs(here) ? here : there;
  return lattice.addressOf(here) < lattice.addressOf(there) ? here : there;
};

/**
 * Enemies whose steps across the same side end at this very moment meet in one of the two fields; returned are
 * the units stopped, first those taken back into it before their step (WW-5.3-51).
 */
export const swaps = (
  clock: Clock,
  due: readonly Mover[],
  met: Met,
): { readonly takenBack: readonly Mover[]; readonly stopped: readonly Mover[] } => {
  const takenBack: Mover[] = [];
  const stopped: Mover[] = [];
  if (!flagOf(clock.settings, 'move.swap_encounter')) return { takenBack, stopped };
  due.forEach((a, index) => {
    for (const b of due.slice(index + 1)) {
      if (!areSwapping(a, b) || !areHostile(clock, a, b)) continue;
      met.add(pairKey(a, b));
      const place = swapPlace(clock, a, b);
      for (const mover of meet(clock, a, b, clock.board.lattice.addressOf(place))) {
        (originField(mover) === place ? takenBack : stopped).push(mover);
      }
    }
  });
  return { takenBack, stopped };
};

/** True if a unit leaves for where the other came from and the GM lets such units pass (WW-12.5-27). */
const passUnseen = (clock: Clock, a: Mover, b: Mover): boolean => {
  if (flagOf(clock.settings, 'move.swap_encounter')) return false;
  const isLeaving = (one: Mover, other: Mover): boolean =>
    one.pending !== null && targetField(one) === other.cameFrom;
  return isLeaving(a, b) || isLeaving(b, a);
};

const isOnSide = ({ place }: Mover): boolean => place.kind === 'side';

/**
 * Whom a unit can meet where it stands: who is in the same field or on the same side, and, if the GM wants
 * that, ships on the sides of its field or units in the fields of its side (WW-12.7-32).
 */
const companyOf = (clock: Clock, mover: Mover): readonly Mover[] => {
  const spot = spotOfMover(clock, mover);
  if (spot === undefined) return [];
  const here = new Set(standingOn(clock, spot));
  if (flagOf(clock.settings, 'sea.river_encounter')) {
    for (const cell of standsIn(clock, mover)) {
      for (const other of clock.present.get(cell) ?? []) {
        if (isOnSide(other) !== isOnSide(mover)) here.add(other);
      }
    }
  }
  here.delete(mover);
  return inEvaluationOrder(here);
};

/** The field by which a meeting is named: that of the unit which stands in one, else of the side. */
const placeOfMeeting = (clock: Clock, mover: Mover, other: Mover): FieldAddress => {
  const target = whereIs(clock, isOnSide(mover) ? other : mover);
  const { lattice } = clock.board;
  return lattice.addressOf(target === undefined ? 0 : cellOfSpot(lattice, spotOf(lattice, target)));
};

/** The cell by which a field or side is named, the same for both names of a side. */
const cellOfSpot = ({ size }: Lattice, spot: number): Cell =>
  spot < size ? spot : Math.floor((spot - size) / 6);

/** Enemies now together of which at least one has just arrived meet; all who have to stop are stopped (WW-7.1-06). */
export const meetings = (clock: Clock, arrived: readonly Mover[], met: Met): void => {
  const stopped = new Set<Mover>();
  for (const mover of arrived) {
    for (const other of companyOf(clock, mover)) {
      if (met.has(pairKey(mover, other))) continue;
      if (!areHostile(clock, mover, other) || passUnseen(clock, mover, other)) continue;
      met.add(pairKey(mover, other));
      const place = placeOfMeeting(clock, mover, other);
      for (const unit of meet(clock, mover, other, place)) stopped.add(unit);
    }
  }
  for (const mover of inEvaluationOrder(stopped)) stopUnit(clock, mover);
};

const inEvaluationOrder = (movers: Iterable<Mover>): readonly Mover[] =>
  [...movers].sort((a, b) => a.index - b.index);

/**
 * Enemies together since before the turn: those whose orders only stop each other go on holding each other,
 * all others meet at the start (WW-10.1-19).
 */
export const oldMeetings = (clock: Clock): void => {
  const met: Met = new Set();
  for (const spot of clock.standing.keys()) {
    const here = standingOn(clock, spot);
    here.forEach((a, index) => {
      for (const b of here.slice(index + 1)) {
        if (!areHostile(clock, a, b) || encounterCode(clock, a, b) !== 'ST') continue;
        met.add(pairKey(a, b));
        a.isHeld = true;
        b.isHeld = true;
      }
    });
  }
  meetings(clock, clock.movers, met);
};
