import type { ClauseId, Explained } from '../../../../kernel';
import type { RegionKey } from '../../../../world';
import { happened } from '../doing';
import type { Strike } from './target';

/** Most repetitions of one event, whatever the campaign says. */
const MOST = 20;

/** How many times an event does what it does. */
export const wholeOf = ({ value }: Explained): number =>
  Math.min(MOST, Math.max(0, Math.floor(value)));

type Result = Strike['results'][number];

/** Something an event did: on its card, and told to the one concerned. */
export const withResult = (
  strike: Strike,
  key: string,
  clause: ClauseId,
  region: RegionKey,
  about: Readonly<Record<string, unknown>>,
  figures: Readonly<Record<string, Explained>> = {},
): Strike => {
  const plain = Object.fromEntries(
    Object.entries({ region, ...about }).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
  const result: Result = { key, about: { party: strike.party, ...plain } };
  return {
    ...strike,
    results: [...strike.results, result],
    run: happened(strike.run, {
      kind: `organisation.${key}`,
      clause,
      place: region,
      parties: [strike.party],
      about: plain,
      ...(Object.keys(figures).length === 0 ? {} : { figures }),
    }),
  };
};
