import {
  boundaryAt,
  dayText,
  type Instant,
  instantFromIso,
  localAt,
  type WallClock,
  zoneOf,
} from '../kernel';
import type { Campaign } from './campaign';
import type { WallNotes } from './world';

/** When the open turn began and when it ends; null = not known, or not at all. */
export interface TurnTimes {
  readonly from: Instant | null;
  readonly to: Instant | null;
  readonly isPaused: boolean;
  /** True if the GM moved the end of this one turn. */
  readonly isMoved: boolean;
}

/** Input of the times of turns. */
export type Timed = Pick<Campaign, 'world' | 'archive' | 'deadline'>;

const orNull = (instant: Instant | undefined): Instant | null => instant ?? null;

const readWith = (clock: WallClock, moment: string | null | undefined): Instant | null => {
  const offsetAt = zoneOf(clock.zone);
  return moment == null || offsetAt === undefined ? null : orNull(instantFromIso(moment, offsetAt));
};

/** The end of the open turn, were the clock not paused. */
function endOf({ world, deadline }: Timed, clock: WallClock): Instant | null {
  const moved = readWith(clock, deadline);
  return moved ?? orNull(boundaryAt(clock, clock.ends, world.clock.wall?.anchor));
}

/** The turn before ended at its boundary, moved or not, or when it was applied, if that was sooner (TM-2-05, TM-2-14). */
function beginOf({ world, archive }: Timed, clock: WallClock): Instant | null {
  if (clock.ends < 1) return null;
  const before = archive[world.clock.turn - 1];
  const usual = orNull(boundaryAt(clock, clock.ends - 1, world.clock.wall?.anchor));
  const end = readWith(clock, before?.deadline) ?? usual;
  const applied = readWith(clock, before?.appliedAt);
  return applied === null || end === null ? end : Math.min(applied, end);
}

/** When the open turn began and when it ends; while the clock is paused it has no end. */
export function turnTimes(campaign: Timed, clock: WallClock): TurnTimes {
  const isPaused = campaign.world.clock.wall?.pausedAt !== undefined;
  return {
    from: beginOf(campaign, clock),
    to: isPaused ? null : endOf(campaign, clock),
    isPaused,
    isMoved: campaign.deadline !== null,
  };
}

/** Time of an instant relative to the open turn: a turn contains its beginning and not its end. */
export type Timing = 'inTime' | 'late' | 'missed' | 'undated';

/** `late` = after the end of the open turn, `missed` = before its beginning, in a turn that is over. */
export function timingOf(at: Instant | null, { from, to }: Pick<TurnTimes, 'from' | 'to'>): Timing {
  if (at === null) return 'undated';
  if (to !== null && at >= to) return 'late';
  return from !== null && at < from ? 'missed' : 'inTime';
}

/** Boundaries that are looked through for the turn of an instant; some two years of two turns a day. */
const MOST = 1500;

/** The turn to which an instant after the end of the open one belongs, if every turn ends as usual from now on. */
export function laterTurnOf(at: Instant, campaign: Timed, clock: WallClock): number {
  const { turn, wall } = campaign.world.clock;
  for (let step = 1; step < MOST; step += 1) {
    const end = boundaryAt(clock, clock.ends + step, wall?.anchor);
    if (end === undefined || at < end) return turn + step;
  }
  return turn + MOST;
}

const withWall = (campaign: Campaign, wall: WallNotes | undefined): Campaign => {
  const { wall: _, ...clock } = campaign.world.clock;
  const next = wall === undefined ? clock : { ...clock, wall };
  return { ...campaign, world: { ...campaign.world, clock: next } };
};

/** Pauses the clock from a moment on, ISO 8601: nothing is late until it is resumed (TM-2-14). */
export function pauseClock(campaign: Campaign, at: string): Campaign {
  const { wall } = campaign.world.clock;
  return wall?.pausedAt === undefined ? withWall(campaign, { ...wall, pausedAt: at }) : campaign;
}

/** Days by which a boundary is put off at most. */
const FARTHEST = 4000;

/**
 * Resumes the clock. Where the end of the open turn has passed meanwhile, it is postponed to the next day on which its
 * time of day is still to come, and all later ones with it (TM-2-14).
 */
export function resumeClock(campaign: Campaign, clock: WallClock, at: string): Campaign {
  const { wall } = campaign.world.clock;
  if (wall?.pausedAt === undefined) return campaign;
  const { pausedAt: _, ...rest } = wall;
  const going = withWall(campaign, rest.anchor === undefined ? undefined : rest);
  const now = readWith(clock, at);
  const end = endOf(going, clock);
  const offsetAt = zoneOf(clock.zone);
  if (now === null || end === null || offsetAt === undefined || end > now) return going;
  const usual = { ...going, deadline: null };
  const first = Math.floor(now / 86_400_000) - 1;
  for (let step = 0; step < FARTHEST; step += 1) {
    const day = dayText(localAt((first + step) * 86_400_000 + 43_200_000, () => 0));
    const anchor = { boundary: clock.ends, day };
    const next = boundaryAt(clock, clock.ends, anchor);
    if (next === undefined) return going;
    if (next > now) return withWall(usual, { anchor });
  }
  return going;
}
