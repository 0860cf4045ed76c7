import { choiceOf, flagOf } from '../../rules/settings';
import { areHostile, areStrangers, hasJustCome } from './hostile';
import { meetingOf } from './meeting';
import { type Clock, type Meeting, type Mover, spotOfMover, standingOn, standsIn } from './state';

const isOnSide = ({ place }: Mover): boolean => place.kind === 'side';

/** Units on a field or side, and, if the GM wants that, ships on the sides of the field or units beside the side (WW-12.7-32). */
export function companyAt(clock: Clock, spot: number): readonly Mover[] {
  const here = standingOn(clock, spot);
  if (!flagOf(clock.settings, 'sea.river_encounter')) return here;
  const all = new Set(here);
  for (const mover of here) {
    for (const cell of standsIn(clock, mover)) {
      for (const other of clock.present.get(cell) ?? []) {
        if (isOnSide(other) !== isOnSide(mover)) all.add(other);
      }
    }
  }
  return [...all].sort((a, b) => a.index - b.index);
}

/** True if two units of a company can meet: in the same place, or one on a side and one beside it. */
const areTogether = (clock: Clock, a: Mover, b: Mover): boolean =>
  spotOfMover(clock, a) === spotOfMover(clock, b) || isOnSide(a) !== isOnSide(b);

const targetField = ({ pending }: Mover): number | undefined =>
  pending?.attempt.to.kind === 'field' ? pending.attempt.to.cell : undefined;

/** True if a unit leaves for where the other came from and the GM lets such units pass (WW-12.5-27). */
const passUnseen = (clock: Clock, a: Mover, b: Mover): boolean => {
  if (flagOf(clock.settings, 'move.swap_encounter')) return false;
  const isLeaving = (one: Mover, other: Mover): boolean =>
    one.pending !== null && targetField(one) === other.cameFrom;
  return isLeaving(a, b) || isLeaving(b, a);
};

/** Two units, wherever they stand. */
const namesOf = (a: Mover, b: Mover): string =>
  `${Math.min(a.index, b.index)}:${Math.max(a.index, b.index)}`;

/** Notes from whom a unit runs: those at peace do not run from each other again in this moon. */
export function notePartings(clock: Clock, mover: Mover, from: readonly Mover[]): void {
  for (const other of from) clock.parted.add(namesOf(mover, other));
}

/** Enemies meet; and whoever shuns everybody meets all who are not allied (WW-7.1-13), once in a moon. */
const haveBusiness = (clock: Clock, a: Mover, b: Mover): boolean =>
  areHostile(clock, a, b) ||
  (areStrangers(clock, a, b) &&
    (a.plan.order === 'R' || b.plan.order === 'R') &&
    !clock.parted.has(namesOf(a, b)));

/** Two presences at the same place; whoever leaves and comes again is met anew. */
const pairKey = (a: Mover, b: Mover): string => `${a.index}.${a.arrivals}:${b.index}.${b.arrivals}`;

/** Forgets the encounters of a unit, so that it meets with the order it follows from now on. */
export function forgetMeetings(clock: Clock, mover: Mover): void {
  for (const [key, { a, b }] of clock.met) {
    if (a === mover || b === mover) clock.met.delete(key);
  }
}

/** Name of the place of a meeting: the field in which one of the two stands, else their side. */
const spotOfMeeting = (clock: Clock, a: Mover, b: Mover, spot: number): number =>
  (isOnSide(a) ? spotOfMover(clock, b) : spotOfMover(clock, a)) ?? spot;

/**
 * The encounters of all units at a place: those of this moon as they stand, and those of units that meet now
 * (WW-7.1-06). At the start of a moon, encounters of those who stayed together are old ones (WW-10.1-19).
 */
export function meetingsAt(clock: Clock, spot: number, isStart: boolean): readonly Meeting[] {
  const company = companyAt(clock, spot);
  const meetings: Meeting[] = [];
  company.forEach((a, index) => {
    for (const b of company.slice(index + 1)) {
      if (!haveBusiness(clock, a, b) || !areTogether(clock, a, b)) continue;
      const key = pairKey(a, b);
      const known = clock.met.get(key);
      if (known === undefined && passUnseen(clock, a, b)) continue;
      const isOld = isStart && !hasJustCome(clock, a) && !hasJustCome(clock, b);
      const place = { spot: spotOfMeeting(clock, a, b, spot), isOld };
      const meeting = known ?? meetingOf(clock, a, b, place);
      clock.met.set(key, meeting);
      meetings.push(meeting);
    }
  });
  return meetings;
}

/** True if fights are fought pair by pair and not by sides (WW-12.7-05). */
export function arePairs({ settings }: Clock): boolean {
  return choiceOf(settings, 'fight.multi') === 'pairs';
}
