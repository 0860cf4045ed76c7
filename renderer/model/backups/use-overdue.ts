import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../state/session';
import { type Journal, lineOf, storage } from '../storage';

/** What is known of the copies of a world outside of the program's own store. */
interface Copies {
  /** Last backup and last copy as a file, ISO 8601; null or absent = never. */
  readonly backedUpAt?: string | null;
  readonly exportedAt: string | null;
  /** Not to be reminded before this moment, ISO 8601. */
  readonly remindAfter?: string | null;
}

/** What would be lost with this computer. */
export interface Overdue {
  /** Last backup or copy, ISO 8601; null = never. */
  readonly since: string | null;
  /** Steps in force that stand in no copy. */
  readonly steps: number;
  /** True while the GM may be asked for what a backup needs: there is something to lose, and he has not put it off. */
  readonly isWanted: boolean;
  /** True once the GM should be told, not only shown. */
  readonly isDue: boolean;
}

const MINUTE = 60_000;

/** What counts as a day of work, in milliseconds from the first step that stands in no copy. */
export const WORKING_DAY = 8 * 60 * MINUTE;

/** How long the program lets the GM be after a turn was applied, in milliseconds. */
export const AFTER_TURN = 10 * MINUTE;

/** Acts that book a turn, by their names in the chronicle. */
const APPLYING = 'turn:command.apply';

/** The later of two moments. */
const laterOf = (one: string | null, other: string | null): string | null =>
  one === null ? other : other === null ? one : one < other ? other : one;

const age = (at: string | undefined, now: Date): number =>
  at === undefined ? 0 : now.getTime() - Date.parse(at);

/** A moment that has been; one that lies ahead was told by a clock that went wrong, and vouches for nothing. */
const pastOnly = (at: string | null | undefined, now: Date): string | null =>
  at === undefined || at === null || Date.parse(at) > now.getTime() ? null : at;

/** What a world lacks in copies: steps since the last one, and whether it is time to say so. */
export function overdueOf(copies: Copies, journal: Journal, head: number, now: Date): Overdue {
  const since = laterOf(pastOnly(copies.backedUpAt, now), pastOnly(copies.exportedAt, now));
  const open = lineOf(journal, head)
    .map((seq) => journal[seq])
    .filter((entry) => entry !== undefined && entry.seq > 0 && entry.at > (since ?? ''))
    .flatMap((entry) => entry ?? []);
  const applied = open.filter(({ name }) => name === APPLYING);
  const isLate =
    age(open.at(-1)?.at, now) >= WORKING_DAY || age(applied.at(-1)?.at, now) >= AFTER_TURN;
  const isPutOff = (copies.remindAfter ?? '') > now.toISOString();
  const isWanted = open.length > 0 && !isPutOff;
  return { since, steps: open.length, isWanted, isDue: isWanted && isLate };
}

/** The beginning of tomorrow by the calendar of this computer, ISO 8601. */
export function tomorrow(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();
}

/** How often a moment told by its distance is looked at anew, in milliseconds. */
const EVERY = 30_000;

/** The present moment, twice a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What the open world lacks in copies; undefined until it is known. */
export function useOverdue(campaignId: string): Overdue | undefined {
  // With the moment it was read: a copy written since the last look at the clock does not lie ahead.
  const read = useLiveQuery(
    async () => ({ head: await storage.headOf(campaignId), at: new Date() }),
    [campaignId],
  );
  const journal = useSession(({ journal }) => journal);
  const at = useSession(({ head }) => head);
  const now = useNow();
  return useMemo(() => {
    if (read?.head === undefined) return undefined;
    return overdueOf(read.head, journal, at, read.at > now ? read.at : now);
  }, [read, journal, at, now]);
}
