import { memoizeByObject, type Settings } from '../kernel';
import type { ArchivedTurn, Campaign } from './campaign';
import { editsOf } from './edits';
import { turnStart, unpackStart, worldAtStart } from './turn-start';
import type { World } from './world';

/** A booked turn between the world it was computed from and the one it left, both as they were then. */
export interface BookedTurn {
  readonly archived: ArchivedTurn;
  readonly before: World;
  readonly after: World;
}

type Booked = Pick<Campaign, 'archive' | 'edits' | 'world'>;

const newestFirst = ({ archive }: Pick<Campaign, 'archive'>): readonly ArchivedTurn[] =>
  Object.values(archive).toSorted((a, b) => b.turn - a.turn);

/**
 * Numbers of the archived turns that can be computed again, newest first: the last one, and those before it as far as
 * everything between them was noted. Turns booked with programs that did not note it end the list.
 */
export function repeatableTurns(campaign: Pick<Campaign, 'archive'>): readonly number[] {
  const turns = newestFirst(campaign);
  const end = turns.findIndex(({ start, packedStart, isFollowed }, index) =>
    index === 0
      ? start === undefined
      : packedStart === undefined || isFollowed === undefined || !turns[index - 1]?.isFollowed,
  );
  return turns.slice(0, end === -1 ? turns.length : end).map(({ turn }) => turn);
}

/** The number of the last archived turn that can be computed again; undefined if there is none. */
export function lastRepeatable(campaign: Pick<Campaign, 'archive'>): number | undefined {
  return repeatableTurns(campaign)[0];
}

/** The world that the turn before a booked one left; undefined where the file is damaged. */
const leftBefore = ({ archived: { packedEdits }, before }: BookedTurn): World | undefined => {
  if (packedEdits === undefined) return before;
  const edits = unpackStart(packedEdits);
  return edits === undefined ? undefined : worldAtStart(before, edits);
};

/** Goes on from a way back through more turns, newest first; shorter than these where the file is damaged. */
const goneOn = (
  way: readonly BookedTurn[],
  turns: readonly ArchivedTurn[],
  newest: World,
): readonly BookedTurn[] => {
  const found = [...way];
  for (const archived of turns.slice(way.length)) {
    const last = found.at(-1);
    const after = last === undefined ? newest : leftBefore(last);
    const start = archived.start ?? unpackStart(archived.packedStart ?? '');
    if (after === undefined || start === undefined) break;
    found.push({ archived, before: worldAtStart(after, start), after });
  }
  return found;
};

/** The longest way that was asked for, newest first, so that its worlds are the same objects every time. */
const waysOf = memoizeByObject(
  (_: Campaign['archive']) => new WeakMap<World, readonly BookedTurn[]>(),
);

/**
 * The booked turns from one on, oldest first, with their worlds; undefined if that turn cannot be computed again. What
 * the GM changed between turns is between the worlds of one turn and the next. Turns asked for before are not unpacked
 * again.
 */
export function bookedTurns(campaign: Booked, from: number): readonly BookedTurn[] | undefined {
  const { archive, world } = campaign;
  const numbers = repeatableTurns(campaign);
  if (!numbers.includes(from)) return undefined;
  const ways = waysOf(archive);
  const turns = newestFirst(campaign).filter(({ turn }) => turn >= from);
  const known = ways.get(world) ?? [];
  const way =
    known.length >= turns.length
      ? known
      : goneOn(known, turns, worldAtStart(world, editsOf(campaign)));
  ways.set(world, way);
  const asked = way.filter(({ archived }) => archived.turn >= from).toReversed();
  return asked[0]?.archived.turn === from ? asked : undefined;
}

/** A booked turn by its number; undefined if it cannot be computed again. */
export function bookedTurn(campaign: Booked, turn: number): BookedTurn | undefined {
  return bookedTurns(campaign, turn)?.[0];
}

/** The world before the last turn that was applied, and its settings; undefined if it is not known. */
export function beforeLastTurn(
  campaign: Booked,
): { readonly turn: number; readonly world: World; readonly settings: Settings } | undefined {
  const last = bookedTurn(campaign, lastRepeatable(campaign) ?? NaN);
  if (last === undefined) return undefined;
  const { archived, before } = last;
  return { turn: archived.turn, world: before, settings: archived.settings };
}

/**
 * The campaign as it stood right after a booked turn, under the rules of that turn: without later turns, and without
 * what the GM changed since. Of the open turn nothing is changed.
 */
export function campaignAfter(
  campaign: Campaign,
  { archived, before, after }: BookedTurn,
): Campaign {
  const { edits: _, ...rest } = campaign;
  const earlier = Object.values(campaign.archive).filter(({ turn }) => turn < archived.turn);
  const turns = [...earlier, { ...archived, start: turnStart(before, after) }];
  return {
    ...rest,
    world: after,
    archive: Object.fromEntries(turns.map((one) => [one.turn, one])),
    settings: archived.settings,
    editions: {},
  };
}
