import { memoizeByObject, type Settings } from '../kernel';
import type { ArchivedTurn, Campaign } from './campaign';
import { editsOf } from './edits';
import { unpackStart, worldAtStart } from './turn-start';
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

/** Goes back from a world through turns, newest first; shorter than these where the file is damaged. */
const wayBack = (turns: readonly ArchivedTurn[], last: World): readonly BookedTurn[] => {
  const found: BookedTurn[] = [];
  let after = last;
  for (const archived of turns) {
    const { packedStart = '', packedEdits } = archived;
    const start = archived.start ?? unpackStart(packedStart);
    if (start === undefined) break;
    const before = worldAtStart(after, start);
    found.push({ archived, before, after });
    if (packedEdits === undefined) after = before;
    else {
      const edits = unpackStart(packedEdits);
      if (edits === undefined) break;
      after = worldAtStart(before, edits);
    }
  }
  return found;
};

interface Way {
  /** Number of the oldest turn of it. */
  from: number;
  turns: readonly BookedTurn[];
}

/** The longest way that was asked for, so that its worlds are the same objects every time. */
const waysOf = memoizeByObject((_: Campaign['archive']) => new WeakMap<World, Way>());

/**
 * The booked turns from one on, oldest first, with their worlds; undefined if that turn cannot be computed again. What
 * the GM changed between turns is between the worlds of one turn and the next.
 */
export function bookedTurns(campaign: Booked, from: number): readonly BookedTurn[] | undefined {
  const { archive, world } = campaign;
  const numbers = repeatableTurns(campaign);
  if (!numbers.includes(from)) return undefined;
  const ways = waysOf(archive);
  const known = ways.get(world);
  const way =
    known !== undefined && known.from <= from
      ? known
      : {
          from,
          turns: wayBack(
            newestFirst(campaign).filter(({ turn }) => turn >= from),
            worldAtStart(world, editsOf(campaign)),
          ),
        };
  ways.set(world, way);
  const asked = way.turns.filter(({ archived }) => archived.turn >= from).toReversed();
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
