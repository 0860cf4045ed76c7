import { type Posting, type Proposal, reuse } from '../kernel';
import { archivedTurn, type Booking, cultureOf } from './apply';
import { ledgerRebooked, type Rebooked, withGoldOf } from './booking';
import type { ArchivedTurn, Campaign } from './campaign';
import type { Variant } from './open-turn';
import { isEqual, type Merged, merged, type MergePath, type Sides } from './merge';
import { packResults } from './results';
import { joinedStarts, type TurnStart, turnStart, worldAtStart } from './turn-start';
import { archivedVariant, dropVariant, inVariant } from './variant';
import type { Place, World } from './world';

/** The last applied month computed twice from its start: as it was booked, and as it is corrected. */
export interface CorrectionRuns {
  readonly before: Proposal<World>;
  readonly after: Proposal<World>;
}

/** Parts of the world that a turn changes. */
const PARTS = ['parties', 'units', 'knowledge', 'works', 'treaties', 'people', 'affairs'] as const;
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

/** One entry of a part; two that both hands made under one key are no mixture: there `theirs` holds. */
const mergedEntry = (sides: Sides, id: string): Merged => {
  const { base, mine, theirs } = sides;
  const areBothNew = base === undefined && mine !== undefined && theirs !== undefined;
  if (!areBothNew) return merged(sides, [id]);
  return { value: theirs, conflicts: isEqual(mine, theirs) ? [] : [[id]] };
};

const mergedRecord = (
  part: WorldPart,
  [base, mine, theirs]: readonly [Records, Records, Records],
): { readonly record: Records; readonly conflicts: readonly CorrectionConflict[] } => {
  const found = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((id) => {
    const sides = { base: base[id], mine: mine[id], theirs: theirs[id] };
    const { value, conflicts } = mergedEntry(sides, id);
    return { id, value, conflicts: conflicts.map(([, ...path]) => ({ part, id, path })) };
  });
  const record = Object.fromEntries(
    found.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])),
  );
  return { record, conflicts: found.flatMap(({ conflicts }) => conflicts) };
};

const recordOf = (world: World, part: WorldPart): Records =>
  part === 'grossfelder' ? world.map.grossfelder : (world[part] ?? {});

/** A world with one of its parts replaced by a record of the same kind. */
const withRecord = (world: World, part: WorldPart, record: Records): World =>
  part === 'grossfelder'
    ? { ...world, map: { ...world.map, grossfelder: record as World['map']['grossfelder'] } }
    : { ...world, [part]: record };

/** How many carriers within carriers are followed. */
const CARRIERS = 8;

/**
 * Where a unit stands if what carries it may be gone: with the lost carrier, where one of the worlds has that; as it
 * says if none of them knows the carrier.
 */
const placeWithout = (
  place: Place,
  units: World['units'],
  worlds: readonly World[],
  depth = CARRIERS,
): Place => {
  if (place.kind !== 'aboard' || units[place.carrier] !== undefined || depth === 0) return place;
  const { carrier } = place;
  const lost = worlds.map((world) => world.units[carrier]).find((unit) => unit !== undefined);
  return lost === undefined ? place : placeWithout(lost.place, units, worlds, depth - 1);
};

/**
 * Units aboard of what the correction takes away, or the GM did, stand where the correction leaves them, or else where
 * their carrier was.
 */
const withoutLostCarriers = (units: World['units'], theirs: World, mine: World): World['units'] =>
  Object.fromEntries(
    Object.entries(units).map(([id, unit]) => {
      if (unit.place.kind !== 'aboard' || units[unit.place.carrier] !== undefined)
        return [id, unit];
      const left = theirs.units[id]?.place ?? unit.place;
      return [id, { ...unit, place: placeWithout(left, units, [theirs, mine]) }];
    }),
  );

/**
 * The world after a correction: the corrected result, with what the GM changed since the month was booked kept where
 * the correction does not touch it. Gold that came and went since stays added. Parts that stay as they are keep their
 * identity.
 */
export function correctedWorld(
  now: World,
  start: TurnStart,
  { before, after }: CorrectionRuns,
): CorrectedWorld {
  const base = reuse(now, before.world);
  const theirs = reuse(worldAtStart(now, start), after.world);
  const all = [now, base, theirs];
  const present = ([...PARTS, 'grossfelder'] as const).filter((part) =>
    all.some((world) => part === 'grossfelder' || world[part] !== undefined),
  );
  const parts = present.map((part) => ({
    part,
    ...mergedRecord(part, [recordOf(base, part), recordOf(now, part), recordOf(theirs, part)]),
  }));
  const world = parts.reduce((all, { part, record }) => withRecord(all, part, record), now);
  return {
    world: { ...world, units: withoutLostCarriers(world.units, theirs, now) },
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}

/** Whether a month computed again comes to what was booked; unknown if its results were not kept. */
export function recomputation(
  archived: ArchivedTurn | undefined,
  before: Proposal<World>,
): 'same' | 'differs' | 'unknown' {
  if (archived?.results === undefined) return 'unknown';
  return packResults(before) === archived.results ? 'same' : 'differs';
}

/** True if a variant says nothing that the archived month does not say. */
export function isAsArchived(archived: ArchivedTurn, variant: Variant): boolean {
  const { sheets, rulings, mail } = archivedVariant(archived, '', '');
  return (
    isEqual(sheets, variant.sheets) &&
    isEqual(rulings, variant.rulings) &&
    isEqual(mail, variant.mail)
  );
}

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
  { turn, results }: ArchivedTurn,
  postings: readonly Posting[],
  reason: string,
): Rebooked =>
  results === undefined ? { ledger, settled: [] } : ledgerRebooked(ledger, turn, postings, reason);

/**
 * Books a late correction of the last applied month as one act: the world becomes the corrected one (see
 * `correctedWorld`; gold the GM took back by voiding what is posted no longer goes back only once), the archived month has the corrected letters, rulings, results and a note of when and why, the
 * ledger its new postings; desk, letters and mailbox of the open month stay. A correction that corrects nothing changes
 * nothing, and one of a month that cannot be computed again does not either.
 */
export function bookCorrection(
  campaign: Campaign,
  variant: Variant,
  runs: CorrectionRuns,
  { at, reason }: CorrectionNote,
  booking: Booking = {},
): Campaign {
  const { turn } = variant;
  const archived = campaign.archive[turn];
  const then = inVariant(campaign, variant);
  if (archived?.start === undefined || then === undefined || isAsArchived(archived, variant))
    return campaign;
  const { postings } = runs.after;
  const { ledger, settled } = correctedLedger(campaign, archived, postings, reason);
  const merge = correctedWorld(campaign.world, archived.start, runs).world;
  const world = { ...merge, parties: withGoldOf(merge.parties, settled) };
  const anew = archivedTurn(then, { ...runs.after, world }, archived.appliedAt, booking);
  const corrected = [...(archived.corrected ?? []), { at, reason }];
  const start = joinedStarts(turnStart(then.world, world), archived.start);
  const { sent, issued } = archived;
  return {
    ...dropVariant(campaign, variant.id),
    world,
    culture: correctedCulture(campaign, archived, variant),
    ledger,
    archive: {
      ...campaign.archive,
      [turn]: {
        ...anew,
        start,
        ...(sent === undefined ? {} : { sent }),
        ...(issued === undefined ? {} : { issued }),
        corrected,
      },
    },
  };
}
