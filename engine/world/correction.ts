import { type Posting, type Proposal, reuse } from '../kernel';
import { archivedTurn, type Booking, cultureOf } from './apply';
import { ledgerRebooked } from './booking';
import type { ArchivedTurn, Campaign } from './campaign';
import type { Variant } from './desk';
import { isEqual, merged, type MergePath } from './merge';
import { packResults } from './results';
import { joinedStarts, type TurnStart, turnStart, worldAtStart } from './turn-start';
import { archivedVariant, dropVariant, inVariant } from './variant';
import type { World } from './world';

/** The last applied month computed twice from its start: as it was booked, and as it is corrected. */
export interface CorrectionRuns {
  readonly before: Proposal<World>;
  readonly after: Proposal<World>;
}

/** Parts of the world that a turn changes. */
const PARTS = ['parties', 'units', 'knowledge', 'works', 'treaties', 'people'] as const;
export type WorldPart = (typeof PARTS)[number] | 'grossfelder';

/** Something that both the correction and, since the month was booked, the GM changed: the correction holds. */
export interface CorrectionConflict {
  readonly part: WorldPart;
  /** Key of the part, such as a unit's id. */
  readonly id: string;
  /** What of it; empty = it as a whole. */
  readonly path: MergePath;
}

/** The world after a correction, and what was changed twice. */
export interface CorrectedWorld {
  readonly world: World;
  readonly conflicts: readonly CorrectionConflict[];
}

type Records = Readonly<Record<string, unknown>>;

const mergedRecord = (
  part: WorldPart,
  [base, mine, theirs]: readonly [Records, Records, Records],
): { readonly record: Records; readonly conflicts: readonly CorrectionConflict[] } => {
  const found = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((id) => {
    const sides = { base: base[id], mine: mine[id], theirs: theirs[id] };
    const { value, conflicts } = merged(sides, [id]);
    return { id, value, conflicts: conflicts.map(([, ...path]) => ({ part, id, path })) };
  });
  const record = Object.fromEntries(
    found.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])),
  );
  return { record, conflicts: found.flatMap(({ conflicts }) => conflicts) };
};

const recordOf = (world: World, part: WorldPart): Records =>
  part === 'grossfelder' ? world.map.grossfelder : world[part];

/** A world with one of its parts replaced by a record of the same kind. */
const withRecord = (world: World, part: WorldPart, record: Records): World =>
  part === 'grossfelder'
    ? { ...world, map: { ...world.map, grossfelder: record as World['map']['grossfelder'] } }
    : { ...world, [part]: record };

/** Units that the GM put aboard of what the correction takes away stand where the correction leaves them. */
const withoutLostCarriers = (units: World['units'], theirs: World['units']): World['units'] =>
  Object.fromEntries(
    Object.entries(units).flatMap(([id, unit]) => {
      const isLost = unit.place.kind === 'aboard' && units[unit.place.carrier] === undefined;
      const place = theirs[id]?.place;
      return isLost && place !== undefined ? [[id, { ...unit, place }]] : [[id, unit]];
    }),
  );

/**
 * The world after a correction: the corrected result, with what the GM changed since the month was booked kept where
 * the correction does not touch it. Gold that came and went since stays added. Parts that stay as they are keep their
 * identity.
 */
export const correctedWorld = (
  now: World,
  start: TurnStart,
  { before, after }: CorrectionRuns,
): CorrectedWorld => {
  const base = reuse(now, before.world);
  const theirs = reuse(worldAtStart(now, start), after.world);
  const parts = ([...PARTS, 'grossfelder'] as const).map((part) => ({
    part,
    ...mergedRecord(part, [recordOf(base, part), recordOf(now, part), recordOf(theirs, part)]),
  }));
  const world = parts.reduce((all, { part, record }) => withRecord(all, part, record), now);
  return {
    world: { ...world, units: withoutLostCarriers(world.units, theirs.units) },
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
};

/** Whether a month computed again comes to what was booked; unknown if its results were not kept. */
export const recomputation = (
  archived: ArchivedTurn | undefined,
  before: Proposal<World>,
): 'same' | 'differs' | 'unknown' => {
  if (archived?.results === undefined) return 'unknown';
  return packResults(before) === archived.results ? 'same' : 'differs';
};

/** True if a variant says nothing that the archived month does not say. */
export const isAsArchived = (archived: ArchivedTurn, variant: Variant): boolean => {
  const { sheets, rulings, mail } = archivedVariant(archived, '', '');
  return (
    isEqual(sheets, variant.sheets) &&
    isEqual(rulings, variant.rulings) &&
    isEqual(mail, variant.mail)
  );
};

/** Texts of culture that came with the month, as the corrected mail has them; the GM's notes on others stay. */
const correctedCulture = (
  { culture }: Campaign,
  archived: ArchivedTurn,
  variant: Variant,
): Campaign['culture'] => {
  const [old, now] = [archived.mail ?? {}, variant.mail].map((mail) =>
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

/** When and why a month is corrected. */
export interface CorrectionNote {
  /** ISO 8601, given by the caller. */
  readonly at: string;
  readonly reason: string;
}

/** The ledger with the postings of a corrected month; a month booked before there was a ledger stays without. */
const correctedLedger = (
  { ledger }: Campaign,
  turn: number,
  postings: readonly Posting[],
  reason: string,
): Campaign['ledger'] =>
  ledger[turn] === undefined ? ledger : ledgerRebooked(ledger, turn, postings, reason);

/**
 * Books a late correction of the last applied month as one act: the world becomes the corrected one (see
 * `correctedWorld`), the archived month has the corrected letters, rulings, results and a note of when and why, the
 * ledger its new postings; desk, letters and mailbox of the open month stay. A correction that corrects nothing changes
 * nothing, and one of a month that cannot be computed again does not either.
 */
export const bookCorrection = (
  campaign: Campaign,
  variant: Variant,
  runs: CorrectionRuns,
  { at, reason }: CorrectionNote,
  booking: Booking = {},
): Campaign => {
  const { turn } = variant;
  const archived = campaign.archive[turn];
  const then = inVariant(campaign, variant);
  if (archived?.start === undefined || then === undefined || isAsArchived(archived, variant))
    return campaign;
  const { world } = correctedWorld(campaign.world, archived.start, runs);
  const anew = archivedTurn(then, { ...runs.after, world }, archived.appliedAt, booking);
  const corrected = [...(archived.corrected ?? []), { at, reason }];
  const start = joinedStarts(turnStart(then.world, world), archived.start);
  const { sent } = archived;
  return {
    ...dropVariant(campaign, variant.id),
    world,
    culture: correctedCulture(campaign, archived, variant),
    ledger: correctedLedger(campaign, turn, runs.after.postings, reason),
    archive: {
      ...campaign.archive,
      [turn]: { ...anew, start, ...(sent === undefined ? {} : { sent }), corrected },
    },
  };
};
