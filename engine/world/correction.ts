import { memoizeByObject, type Proposal, type RecordKind, reuse } from '../kernel';
import { type BookedTurn, bookedTurns } from './booked-turns';
import { withGoldOf } from './booking';
import { ledgerEntries, ledgerRebooked } from './ledger';
import type { ArchivedTurn, Campaign, LedgerEntry } from './campaign';
import {
  correctedWorld,
  type CorrectionConflict,
  withoutLostCarriers,
  type WorldPart,
} from './corrected-world';
import type { Variant } from './open-turn';
import {
  changedAway,
  crossedIds,
  CROSSING_PARTS,
  crossingEntries,
  type NewNumbers,
  withCrossed,
  withFreeNumbers,
  withRowsAshore,
} from './parcels/crossed';
import { asArchived, packResults, unpackResults } from './results';
import {
  effectIn,
  entriesOf,
  isReadable,
  type UnpackedEffect,
  withEffect,
  withoutEffect,
} from './today-correction';
import { beforeTurn, inVariant } from './variant';
import type { World } from './world';

/** A booked month twice: as it was booked, and as it is corrected. */
export interface CorrectionRuns {
  readonly before: Proposal<World>;
  readonly after: Proposal<World>;
}

/** Whether a month computed again has the result that was booked; unknown if its results were not stored. */
export function recomputation(
  archived: ArchivedTurn | undefined,
  before: Proposal<World>,
): 'same' | 'differs' | 'unknown' {
  if (archived?.results === undefined) return 'unknown';
  return packResults(before) === archived.results ? 'same' : 'differs';
}

/** A booked turn computed again. */
export interface CorrectedTurn {
  readonly booked: BookedTurn;
  /** The campaign it was computed from. */
  readonly from: Campaign;
  readonly after: Proposal<World>;
  /** The turn as it was booked, computed again; absent = it stands in the archive. */
  readonly before?: Proposal<World>;
  /**
   * The world it left as it was booked, with the numbers it got, and the one it leaves now, with gold that goes back.
   */
  readonly left: World;
  readonly came: World;
  /** What stands against changes the GM made between this turn and the next, or today. */
  readonly conflicts: readonly CorrectionConflict[];
  /**
   * Ids of units and records that crossed the border meanwhile: what the correction does with them cannot be taken.
   */
  readonly crossed: readonly string[];
  /** Units and records it makes under the id of one that crossed, and the free one they get. */
  readonly renumbered: NewNumbers;
}

/** A late correction on its way from the corrected turn to today: the turns after it are computed again one by one. */
export interface LateCorrection {
  readonly campaign: Campaign;
  readonly variant: Variant;
  /** Kinds of records of the game. */
  readonly records: readonly RecordKind<World>[];
  /** Turns computed again, and those still to come, oldest first. */
  readonly done: readonly CorrectedTurn[];
  readonly ahead: readonly BookedTurn[];
  /** The campaign before the first turn ahead, corrected so far; the open turn's once nothing is ahead. */
  readonly next: Campaign;
  /** Entries no longer posted whose gold the GM had returned by hand: it goes back in the turn in which he did. */
  readonly settled: readonly LedgerEntry[];
}

/** Entries of what was booked of a turn only for today, whose gold the GM returned by hand. */
const returnedToday = (
  { ledger, todayCorrections }: Campaign,
  turn: number,
): readonly LedgerEntry[] => {
  const booked = entriesOf(todayCorrections?.[turn], ledger);
  if (booked.length === 0) return [];
  const voided = new Set(ledgerEntries(ledger).map(({ voids }) => voids));
  return booked.filter(({ id }) => voided.has(id));
};

/**
 * Begins a correction; undefined if the month of the variant cannot be computed again, or what was booked of it only
 * for today cannot be read.
 * @param records Kinds of records of the game.
 */
export function correctionOf(
  campaign: Campaign,
  variant: Variant,
  records: readonly RecordKind<World>[],
): LateCorrection | undefined {
  const ahead = bookedTurns(campaign, variant.turn);
  const next = inVariant(campaign, variant);
  const noted = campaign.todayCorrections?.[variant.turn];
  const isDamaged = noted !== undefined && !isReadable(noted);
  if (ahead === undefined || next === undefined || isDamaged) return undefined;
  const settled = returnedToday(campaign, variant.turn);
  return { campaign, variant, records, done: [], ahead, next, settled };
}

/**
 * A corrected turn as it was booked and as it is now, to be compared; undefined if its results in the archive are
 * damaged.
 */
export const runsOf = memoizeByObject(
  ({ booked, after, before }: CorrectedTurn): CorrectionRuns | undefined => {
    if (before !== undefined) return { before, after };
    const results = unpackResults(booked.archived.results ?? '');
    if (results === undefined) return undefined;
    return { before: { ...results, world: booked.after }, after: asArchived(after) };
  },
);

/** The turn in which the GM made an entry undone. */
const turnOfVoid = ({ ledger }: Campaign, { id }: LedgerEntry): number | undefined =>
  ledgerEntries(ledger).find(({ voids }) => voids === id)?.turn;

const isCrossing = (part: WorldPart): boolean => CROSSING_PARTS.some((one) => one === part);

/** The world a booked turn left, with what a late correction made in it under the numbers that has now. */
const leftBy = (
  { campaign, records }: LateCorrection,
  { archived: { renumbered: ids }, after }: BookedTurn,
  now: World,
  effect: UnpackedEffect | undefined,
): World => {
  if (ids === undefined) return after;
  const kept = { ids, worlds: [now, withoutEffect(now, effect)] };
  return withFreeNumbers(campaign, new Set(), {}, { theirs: after, now, records, kept }).world;
};

/**
 * A correction with its next turn computed: `after` from `next`. The turns after it begin with what it comes to, and
 * with what the GM changed in between where it does not touch that; what was booked of it only for today is no such
 * change and counts once. `before` is the turn as it was booked, computed again; by default its world is known from
 * the archive.
 */
export function advanced(
  correction: LateCorrection,
  after: Proposal<World>,
  before?: Proposal<World>,
): LateCorrection {
  const { campaign, variant, records, done, next: from } = correction;
  const [booked, ...ahead] = correction.ahead;
  if (booked === undefined) return correction;
  const result = { ...after, world: reuse(from.world, after.world) };
  const [following] = ahead;
  const now = following?.before ?? campaign.world;
  const effect = effectIn(campaign.todayCorrections?.[variant.turn], now.clock.turn);
  const booking = { ...booked, after: before?.world ?? booked.after };
  const left = leftBy(correction, booking, now, effect);
  const was = withEffect(left, effect);
  const base = crossingEntries(was);
  const crossed = crossedIds(campaign.parcels, base, now, was.clock);
  const ids = { ...booked.archived.renumbered, ...effect?.renumbered };
  const { world: made, renumbered } = withFreeNumbers(campaign, crossed, base, {
    theirs: result.world,
    now,
    records,
    kept: { ids, worlds: [was, left] },
  });
  const merged = correctedWorld(now, was, made);
  const held =
    crossed.size === 0
      ? merged.world
      : {
          ...merged.world,
          units: withoutLostCarriers(
            withCrossed(merged.world.units, crossed, now.units),
            made,
            now,
          ),
          ...(merged.world.affairs === undefined
            ? {}
            : { affairs: withCrossed(merged.world.affairs, crossed, now.affairs ?? {}) }),
        };
  const world = withRowsAshore(campaign, held, [made, now], records);
  const conflicts = merged.conflicts.filter(
    ({ part, id }) => !isCrossing(part) || !crossed.has(id),
  );
  const { turn } = booked.archived;
  const { settled } = ledgerRebooked(campaign.ledger, turn, after.postings, '');
  const all = [...correction.settled, ...settled];
  const returned = all.filter((entry) => turnOfVoid(campaign, entry) === now.clock.turn);
  const corrected = { ...world, parties: withGoldOf(world.parties, returned) };
  const came = { ...made, parties: withGoldOf(made.parties, returned) };
  return {
    ...correction,
    done: [
      ...done,
      {
        booked,
        from,
        after: result,
        ...(before === undefined ? {} : { before }),
        left,
        came,
        conflicts,
        crossed: changedAway(crossed, base, crossingEntries(result.world)),
        renumbered,
      },
    ],
    ahead,
    next:
      following === undefined
        ? { ...campaign, world: reuse(campaign.world, corrected) }
        : beforeTurn(campaign, { archived: following.archived, before: corrected }),
    settled: all,
  };
}
