import type { Presence, RegionFigure, Settings } from '../../../kernel';
import type { RegionKey, World } from '../../../world';
import { byText } from '../rules/order';
import { BASE_LIMIT, unitsAt, unrestAt } from '../rules/population';
import { amountOf } from '../rules/settings';
import { stateOf } from '../state/read';
import type { Organisation } from '../state/types';
import { entryOf } from '../state/entry';

/** Advantages that have effect or could be repaired: an exhausted one is only a note (OS-5.8-07). */
const holdingsAt = ({ advantages }: Organisation, region: RegionKey): number =>
  advantages.filter((one) => one.region === region && one.intact + one.damaged > 0).length;

const ownPresence = (own: Organisation, region: RegionKey): Presence => ({
  region,
  party: own.key,
  isSeat: own.seat === region,
  population: unitsAt(own, region).length,
  unrest: unrestAt(own, region).length,
  holdings: holdingsAt(own, region),
  money: entryOf(own.purses, region) ?? 0,
});

const hasPresence = ({ population, holdings }: Presence): boolean =>
  (population ?? 0) > 0 || (holdings ?? 0) > 0;

const isWorthShowing = (presence: Presence): boolean =>
  hasPresence(presence) || presence.isSeat || (presence.money ?? 0) > 0;

/** What a stranger knows of it: that somebody is there (OS-20-03). */
const asSeen = ({ region, party }: Presence): Presence => ({
  region,
  party,
  isSeat: false,
  population: null,
  unrest: null,
  holdings: null,
  money: null,
});

/**
 * Who is in which region: for the GM with all figures, for an organisation with its own alone (OS-20-01, OS-20-03). By
 * region, then party.
 */
export function boardPresence(
  world: World,
  viewer: string | null,
  settings: Settings,
): readonly Presence[] {
  const organisations = Object.values(stateOf(world, settings).organisations);
  const regions = Object.keys(world.board?.regions ?? {}).sort(byText);
  return regions.flatMap((region) =>
    organisations.flatMap((own): readonly Presence[] => {
      const presence = ownPresence(own, region);
      if (viewer === null || viewer === own.key) {
        return isWorthShowing(presence) ? [presence] : [];
      }
      return hasPresence(presence) ? [asSeen(presence)] : [];
    }),
  );
}

/** What the GM sets for a region while he draws it: how many units it holds of everybody (OS-2-10). */
export function regionFigures(settings: Settings): readonly RegionFigure[] {
  return [
    {
      key: BASE_LIMIT,
      standard: amountOf(settings, 'os.population.base_limit'),
      least: 0,
      most: 99,
    },
  ];
}
