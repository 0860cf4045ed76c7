import { memoizeByObject, type Proposal, type RecordKind, reuse } from '../kernel';
import { archivedTurn, type Booking, cultureOf, forwardedId, forwardedLetters } from './apply';
import { type BookedTurn, bookedTurns } from './booked-turns';
import { ledgerAdjusted, ledgerEntries, ledgerRebooked, withGoldOf } from './booking';
import type { ArchivedTurn, Campaign, LedgerEntry } from './campaign';
import {
  correctedWorld,
  type CorrectionConflict,
  withoutLostCarriers,
  type WorldPart,
} from './corrected-world';
import { notedEdits } from './edits';
import { isEqual } from './merge';
import type { OutgoingLetter, Variant } from './open-turn';
import {
  changedAway,
  crossedUnits,
  CROSSING_PARTS,
  crossingEntries,
  type NewNumbers,
  withCrossed,
  withFreeNumbers,
  withRowsAshore,
} from './parcels/crossed';
import { asArchived, packResults, unpackResults } from './results';
import { packStart } from './turn-start';
import { archivedVariant, beforeTurn, dropVariant, inVariant } from './variant';
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

/** True if a variant is equal to the archived month. */
export function isAsArchived(archived: ArchivedTurn, variant: Variant): boolean {
  const { sheets, rulings, mail } = archivedVariant(archived, '', '');
  return (
    isEqual(sheets, variant.sheets) &&
    isEqual(rulings, variant.rulings) &&
    isEqual(mail, variant.mail)
  );
}

/** Texts of culture that came with a month, as it has them now; the GM's notes on others stay. */
const cultureAgain = (
  culture: Campaign['culture'],
  archived: ArchivedTurn,
  anew: ArchivedTurn,
): Campaign['culture'] => {
  const [old, now] = [archived, anew].map(({ mail = {} }) =>
    Object.values(mail).filter(({ kind }) => kind === 'culture'),
  );
  const gone = new Set((old ?? []).map((item) => cultureOf(item).id));
  const texts = (now ?? []).map((item) => {
    const text = cultureOf(item);
    const isSame = isEqual(archived.mail?.[item.id], item);
    return isSame ? (culture[text.id] ?? text) : text;
  });
  return Object.fromEntries([
    ...Object.entries(culture).filter(([id]) => !gone.has(id)),
    ...texts.map((text) => [text.id, text] as const),
  ]);
};

/** The letters the GM passes on, as a month has them now; what was sent stays as it was. */
const outboxAgain = (
  outbox: Campaign['outbox'],
  { from, after }: CorrectedTurn,
  at: string,
): Campaign['outbox'] => {
  const letters = forwardedLetters(from, after, at);
  const { turn } = from.world.clock;
  const isStale = ({ id, sentAt }: OutgoingLetter): boolean =>
    id.startsWith(forwardedId(turn, '')) && sentAt === null && !Object.hasOwn(letters, id);
  return {
    ...Object.fromEntries(Object.entries(outbox).filter(([, letter]) => !isStale(letter))),
    ...Object.fromEntries(Object.entries(letters).filter(([id]) => !Object.hasOwn(outbox, id))),
  };
};

/** A booked turn computed again. */
export interface CorrectedTurn {
  readonly booked: BookedTurn;
  /** The campaign it was computed from. */
  readonly from: Campaign;
  readonly after: Proposal<World>;
  /** The turn as it was booked, computed again; absent = it stands in the archive. */
  readonly before?: Proposal<World>;
  /** What stands against changes the GM made between this turn and the next, or today. */
  readonly conflicts: readonly CorrectionConflict[];
  /** Ids of units and records that crossed the border meanwhile: what the correction does with them cannot be taken. */
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

/**
 * Begins a correction; undefined if the month of the variant cannot be computed again.
 * @param records Kinds of records of the game.
 */
export function correctionOf(
  campaign: Campaign,
  variant: Variant,
  records: readonly RecordKind<World>[],
): LateCorrection | undefined {
  const ahead = bookedTurns(campaign, variant.turn);
  const next = inVariant(campaign, variant);
  return ahead === undefined || next === undefined
    ? undefined
    : { campaign, variant, records, done: [], ahead, next, settled: [] };
}

/** A corrected turn as it was booked and as it is now, to be compared; undefined if its results in the archive are damaged. */
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

/**
 * A correction with its next turn computed: `after` from `next`. The turns after it begin with what it comes to, and
 * with what the GM changed in between where it does not touch that. `before` is the turn as it was booked, computed
 * again; by default its world is known from the archive.
 */
export function advanced(
  correction: LateCorrection,
  after: Proposal<World>,
  before?: Proposal<World>,
): LateCorrection {
  const { campaign, records, done, next: from } = correction;
  const [booked, ...ahead] = correction.ahead;
  if (booked === undefined) return correction;
  const result = { ...after, world: reuse(from.world, after.world) };
  const was = before?.world ?? booked.after;
  const [following] = ahead;
  const now = following?.before ?? campaign.world;
  const base = crossingEntries(was);
  const crossed = crossedUnits(campaign.parcels, base, now, was.clock.turn);
  const { world: made, renumbered } = withFreeNumbers(campaign, crossed, base, {
    theirs: result.world,
    now,
    records,
  });
  const merged = correctedWorld(now, was, made);
  const held = {
    ...merged.world,
    units: withoutLostCarriers(withCrossed(merged.world.units, crossed, now.units), made, now),
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
  return {
    ...correction,
    done: [
      ...done,
      {
        booked,
        from,
        after: result,
        ...(before === undefined ? {} : { before }),
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

/** When and why a month is corrected. */
export interface CorrectionNote {
  /** ISO 8601, given by the caller. */
  readonly at: string;
  readonly reason: string;
}

/** Everything from the corrected turn on, or only the world and the books of today, the archive as it was booked. */
export type CorrectionScope = 'all' | 'today';

/** Archive data beside the results of a turn. */
export type BookingOf = (campaign: Campaign, proposal: Proposal<World>) => Booking;

/** A row with its fields in the order of another one, so that undoing the step leaves the same bytes. */
const inOrderOf = <Row extends object>(other: object, row: Row): Row => {
  const values = new Map<string, unknown>(Object.entries(row));
  const first = Object.keys(other).filter((field) => values.has(field));
  return { ...Object.fromEntries(first.map((field) => [field, values.get(field)])), ...row };
};

/** The corrected turns as they go to the archive, each after the one before it. */
const archivedAgain = (
  { done }: LateCorrection,
  note: CorrectionNote,
  bookingFor: BookingOf,
): readonly ArchivedTurn[] =>
  done.map(({ booked: { archived }, from, after }, index) => {
    const left = done[index - 1]?.after.world;
    const { sent, issued, packedEdits: edits, corrected = [] } = archived;
    const edited =
      left === undefined ? from : { ...from, ...notedEdits(reuse(from.world, left), from.world) };
    const anew = archivedTurn(edited, after, archived.appliedAt, bookingFor(from, after));
    const { start, ...rest } = anew;
    const isLast = index === done.length - 1;
    const isSame = index > 0 && anew.results === archived.results;
    const notes = isSame ? corrected : [...corrected, note];
    return inOrderOf(archived, {
      ...(isLast || start === undefined ? anew : { ...rest, packedStart: packStart(start) }),
      ...(left === undefined && edits !== undefined ? { packedEdits: edits } : {}),
      ...(sent === undefined ? {} : { sent }),
      ...(issued === undefined ? {} : { issued }),
      ...(notes.length === 0 ? {} : { corrected: notes }),
    });
  });

/** The ledger with the postings of the corrected turns; a month booked before there was a ledger stays without. */
const ledgerAgain = (
  { ledger }: Campaign,
  { done }: LateCorrection,
  reason: string,
): Campaign['ledger'] =>
  done.reduce(
    (all, { booked: { archived }, after }) =>
      archived.results === undefined
        ? all
        : ledgerRebooked(all, archived.turn, after.postings, reason).ledger,
    ledger,
  );

/**
 * Books a late correction as one command. As a whole: the world becomes the corrected one, every turn from the corrected
 * one on has its results, world, postings and a note of when and why in archive and ledger; the open month with its
 * letters and mailbox is unchanged. Only today: world and treasuries of now are corrected, each treasury by one entry of
 * the open turn, and the archive stays as it was booked. A correction without effect, one that is not computed to the
 * end, and one computed from another state of the campaign change nothing.
 */
export function bookCorrection(
  campaign: Campaign,
  correction: LateCorrection,
  { at, reason }: CorrectionNote,
  bookingFor: BookingOf = () => ({}),
  scope: CorrectionScope = 'all',
): Campaign {
  const { variant, done, ahead, next, campaign: basis } = correction;
  const archived = campaign.archive[variant.turn];
  const isCurrent =
    campaign.world === basis.world &&
    campaign.archive === basis.archive &&
    campaign.ledger === basis.ledger;
  if (archived === undefined || ahead.length > 0 || !isCurrent || isAsArchived(archived, variant))
    return campaign;
  const rest = dropVariant(campaign, variant.id);
  const { world } = next;
  if (scope === 'today')
    return { ...rest, world, ledger: ledgerAdjusted(campaign, world, reason, variant.turn) };
  const turns = archivedAgain(correction, { at, reason }, bookingFor);
  const left = done.at(-1)?.after.world ?? world;
  const { edits: _, ...others } = rest;
  return {
    ...others,
    ...notedEdits(reuse(world, left), world),
    world,
    culture: turns.reduce(
      (culture, anew) => cultureAgain(culture, campaign.archive[anew.turn] ?? anew, anew),
      campaign.culture,
    ),
    outbox: done.reduce((outbox, turn) => outboxAgain(outbox, turn, at), campaign.outbox),
    ledger: ledgerAgain(campaign, correction, reason),
    archive: {
      ...campaign.archive,
      ...Object.fromEntries(turns.map((turn) => [turn.turn, turn])),
    },
  };
}
