import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { type Lack, lackOf } from './lack';

/** How often a moment told by its distance is looked at anew, in milliseconds. */
const EVERY = 30_000;

/** The present moment, twice a minute. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** What the open world lacks in copies; undefined until it is known. */
export const useLack = (campaignId: string): Lack | undefined => {
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
    return lackOf(read.head, journal, at, read.at > now ? read.at : now);
  }, [read, journal, at, now]);
};
