import { type AllowedLeaks, mayNotBeAllowed } from './allowed';
import type { Leak } from './leak';

/** One thing that leaks, with every place in which it was found. */
export interface LeakGroup {
  readonly key: string;
  readonly first: Leak;
  readonly places: readonly Leak[];
  /** The GM's reason to let it out; null = open. */
  readonly reason: string | null;
}

const reasonFor = (leak: Leak, allowed: AllowedLeaks): string | null => {
  const reason = (allowed[leak.key] ?? '').trim();
  return reason === '' || mayNotBeAllowed(leak) ? null : reason;
};

/** Leaks thing by thing: the open ones first, each kind in the order in which it was found. */
export function groupedLeaks(leaks: readonly Leak[], allowed: AllowedLeaks): readonly LeakGroup[] {
  const groups = new Map<string, Leak[]>();
  for (const leak of leaks) {
    const places = groups.get(leak.key);
    if (places === undefined) groups.set(leak.key, [leak]);
    else places.push(leak);
  }
  const listed = [...groups].flatMap(([key, places]): readonly LeakGroup[] => {
    const [first] = places;
    return first === undefined ? [] : [{ key, first, places, reason: reasonFor(first, allowed) }];
  });
  return [
    ...listed.filter(({ reason }) => reason === null),
    ...listed.filter(({ reason }) => reason !== null),
  ];
}
