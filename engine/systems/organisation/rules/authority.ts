import { type Explained, fact, rule, type Settings } from '../../../kernel';
import type { RegionKey } from '../../../world';
import type { Organisation } from '../state/types';
import { poolLevels, restOf } from './pools';
import { ownPopulation } from './population';
import { choiceOf } from './settings';
import { entryOf } from '../state/entry';

const usedIn = ({ authorityUsed }: Organisation, region: RegionKey): number =>
  entryOf(authorityUsed, region) ?? 0;

const usedAnywhere = ({ authorityUsed }: Organisation): number =>
  Object.values(authorityUsed).reduce((total, levels) => total + levels, 0);

/** Levels of authority in a region not yet used in this phase (OS-5.4-07, OS-5.4-09). */
export function authorityLeft(own: Organisation, region: RegionKey, settings: Settings): Explained {
  const about = { party: own.key, category: 'authority', region };
  const levels = poolLevels(own, { category: 'authority', region }, settings);
  const taken = fact('organisation.authorityUsed', usedIn(own, region), about);
  return rule('organisation.authorityLeft', 'OS-5.4-09', restOf(levels, taken), about);
}

/** Levels of authority the population still allows to be used in this phase, all uses together (OS-5.4-05). */
export function authorityAllowed(
  own: Organisation,
  region: RegionKey,
  settings: Settings,
): Explained {
  const about = { party: own.key, region };
  const isRegional = choiceOf(settings, 'os.limit.scope') === 'region';
  const count = isRegional ? usedIn(own, region) : usedAnywhere(own);
  const taken = fact('organisation.authorityUsed', count, about);
  const population = ownPopulation(own, region, settings);
  return rule('organisation.authorityAllowed', 'OS-5.4-05', restOf(population, taken), about);
}

/** The organisation after so many levels of authority in a region were used. */
export function withAuthorityUsed(
  own: Organisation,
  region: RegionKey,
  levels: number,
): Organisation {
  return {
    ...own,
    authorityUsed: {
      ...own.authorityUsed,
      [region]: usedIn(own, region) + levels,
    },
  };
}
