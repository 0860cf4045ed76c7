import { type Proposal, reuse } from '../kernel';
import { archivedTurn, type Booking, cultureOf, forwardedId, forwardedLetters } from './apply';
import { ledgerAdjusted, ledgerRebooked, ledgerVoided } from './ledger';
import type { ArchivedTurn, Campaign } from './campaign';
import { notedEdits } from './edits';
import { isEqual } from './merge';
import type { OutgoingLetter } from './open-turn';
import { lastArchived } from './snapshots/months';
import { packStart } from './turn-start';
import {
  effectOf,
  entriesOf,
  isAsArchived,
  isAsToday,
  standsToday,
  turnInTheWay,
  withoutToday,
  withToday,
} from './today-correction';
import { dropVariant } from './variant';
import type { World } from './world';
import type { CorrectedTurn, LateCorrection } from './correction';

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
  { done, variant }: LateCorrection,
  note: CorrectionNote,
  bookingFor: BookingOf,
): readonly ArchivedTurn[] =>
  done.map(({ booked: { archived }, from, after, renumbered }, index) => {
    const left = done[index - 1]?.after.world;
    const { sent, issued, packedEdits: edits, corrected = [] } = archived;
    const edited =
      left === undefined ? from : { ...from, ...notedEdits(reuse(from.world, left), from.world) };
    const anew = archivedTurn(edited, after, archived.appliedAt, bookingFor(from, after));
    const { start, ...rest } = anew;
    const isLast = index === done.length - 1;
    const isGiven = index > 0 || isAsArchived(archived, variant);
    const isSame = isGiven && anew.results === archived.results;
    const notes = isSame ? corrected : [...corrected, note];
    return inOrderOf(archived, {
      ...(isLast || start === undefined ? anew : { ...rest, packedStart: packStart(start) }),
      ...(left === undefined && edits !== undefined ? { packedEdits: edits } : {}),
      ...(sent === undefined ? {} : { sent }),
      ...(issued === undefined ? {} : { issued }),
      ...(renumbered.size === 0 ? {} : { renumbered: Object.fromEntries(renumbered) }),
      ...(notes.length === 0 ? {} : { corrected: notes }),
    });
  });

/**
 * The ledger with the postings of the corrected turns, and without what was booked of the first one only for today; a
 * month booked before there was a ledger stays without.
 */
const ledgerAgain = (
  { ledger, todayCorrections, world }: Campaign,
  { done, variant }: LateCorrection,
  reason: string,
): Campaign['ledger'] => {
  const again = done.reduce(
    (all, { booked: { archived }, after }) =>
      archived.results === undefined
        ? all
        : ledgerRebooked(all, archived.turn, after.postings, reason).ledger,
    ledger,
  );
  const entries = entriesOf(todayCorrections?.[variant.turn], ledger);
  return ledgerVoided(
    again,
    entries.map(({ id }) => id),
    world.clock.turn,
    reason,
  );
};

/**
 * True if booking a correction would change nothing: it has the letters and rulings of the archive, or, only for
 * today, those that were booked for today before, and nothing that was booked so has been changed since.
 */
export function isBookedAlready(
  { campaign, variant, done, next }: LateCorrection,
  scope: CorrectionScope,
): boolean {
  const { turn } = variant;
  const archived = campaign.archive[turn];
  if (campaign.todayCorrections?.[turn] === undefined)
    return archived === undefined || isAsArchived(archived, variant);
  const last = done.at(-1);
  return (
    scope === 'today' &&
    isAsToday(campaign, variant) &&
    next.world === campaign.world &&
    last !== undefined &&
    standsToday(campaign, turn, last.left)
  );
}

/** The campaign with world and treasuries of today corrected, and a note of it, so that it is booked once. */
const bookedToday = (
  campaign: Campaign,
  { variant, done, next: { world } }: LateCorrection,
  { at, reason }: CorrectionNote,
): Campaign => {
  const { edits: _, ...rest } = dropVariant(campaign, variant.id);
  const { turn } = world.clock;
  const ledger = ledgerAdjusted(campaign, world, reason, variant.turn);
  const before = campaign.ledger[turn]?.entries.length ?? 0;
  const entries = (ledger[turn]?.entries ?? [])
    .slice(before)
    .flatMap(({ id, cause }) => (cause === 'lateCorrection' ? [id] : []));
  const last = done.at(-1);
  const isFollowed = lastArchived(campaign)?.isFollowed === true;
  const noted =
    isFollowed && last !== undefined
      ? notedEdits(reuse(world, last.booked.after), world)
      : campaign.edits === undefined
        ? {}
        : { edits: campaign.edits };
  const effect = last && effectOf(last.left, last.came, last.renumbered);
  return withToday({ ...rest, ...noted, world, ledger }, variant, { at, reason, effect, entries });
};

/**
 * Books a late correction as one command. As a whole: the world becomes the corrected one, every turn from the
 * corrected one on has its results, world, postings and a note of when and why in archive and ledger; the open month
 * with its letters and mailbox is unchanged. Only today: world and treasuries of now are corrected, each treasury by
 * one entry of the open turn, and the archive stays as it was booked; a later correction of the turn, as a whole or
 * only for today, takes the place of what was booked so, and until then no other turn is corrected (`turnInTheWay`). A
 * correction without effect, one that is not computed to the end, and one computed from another state of the campaign
 * change nothing.
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
    campaign.ledger === basis.ledger &&
    campaign.todayCorrections === basis.todayCorrections;
  if (
    archived === undefined ||
    ahead.length > 0 ||
    !isCurrent ||
    turnInTheWay(campaign, variant.turn) !== undefined ||
    isBookedAlready(correction, scope)
  )
    return campaign;
  if (scope === 'today') return bookedToday(campaign, correction, { at, reason });
  const rest = withoutToday(dropVariant(campaign, variant.id), variant.turn);
  const { world } = next;
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
