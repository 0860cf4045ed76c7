import type { ArchivedTurn, Campaign, EditedPart } from './campaign';
import { lastArchived } from './snapshots/months';
import { isNoChange, packStart, type TurnStart, turnStart } from './turn-start';
import type { World } from './world';

/** Parts of a start that are one thing each. */
const WHOLE = ['board', 'topology'];

const entry = (part: string, id: string, was: unknown): readonly [string, EditedPart] => [
  id === '' ? part : `${part}/${id}`,
  { part, id, was },
];

/** The entries of a start by `part/key`, one for each. */
const entriesOf = ({ clock: _, ...parts }: TurnStart): readonly (readonly [string, EditedPart])[] =>
  Object.entries(parts).flatMap(([part, was]: readonly [string, object]) =>
    WHOLE.includes(part)
      ? [entry(part, '', was)]
      : Object.entries(was).map(([id, one]: readonly [string, unknown]) => entry(part, id, one)),
  );

/** What the GM changed since the last turn was booked, as it was then; a start that names nothing = no change. */
export function editsOf({ edits = {}, world }: Pick<Campaign, 'edits' | 'world'>): TurnStart {
  const parts: Record<string, unknown> = { ...turnStart(world, world) };
  for (const { part, id, was } of Object.values(edits)) {
    parts[part] = id === '' ? was : { ...(parts[part] as object | undefined), [id]: was };
  }
  return parts as unknown as TurnStart;
}

/** What differs between the world a turn left and a later one, as the open turn notes it. */
export function notedEdits(booked: World, now: World): Pick<Campaign, 'edits'> {
  const entries = entriesOf(turnStart(booked, now));
  return entries.length === 0 ? {} : { edits: Object.fromEntries(entries) };
}

/**
 * The campaign after a change of the GM, with what it changed of the world noted as it was when the last turn was
 * booked. Nothing is noted before the first turn, nor of a change that books or corrects one and notes it itself.
 */
export function withEdits(before: Campaign, after: Campaign): Campaign {
  if (before.world === after.world || before.archive !== after.archive) return after;
  if (before.todayCorrections !== after.todayCorrections) return after;
  if (lastArchived(before)?.isFollowed === undefined) return after;
  const { edits: came = {} } = notedEdits(before.world, after.world);
  const noted = before.edits ?? {};
  const areAllNoted = Object.keys(came).every((key) => Object.hasOwn(noted, key));
  return areAllNoted ? after : { ...after, edits: { ...came, ...noted } };
}

/** What the GM changed before a turn, as the archive stores it. */
export function packedEdits(edits: TurnStart): Pick<ArchivedTurn, 'packedEdits'> {
  return isNoChange(edits) ? {} : { packedEdits: packStart(edits) };
}
