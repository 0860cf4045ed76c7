import type { Settings } from '../../../kernel';
import type { World } from '../../../world';
import { startKit, startRegion } from '../rules/start';
import { boardOf, holdingKey } from './read';
import { withState } from './write';

/**
 * The world with the start kit of a party that just joined; unchanged where the party is unknown, has a holding
 * already, or there is no region to begin in (OS-1-09, OS-1-13).
 */
export function foundParty(world: World, party: string, settings: Settings): World {
  const own = Object.hasOwn(world.parties, party) ? world.parties[party] : undefined;
  if (own === undefined || world.affairs?.[holdingKey(party)] !== undefined) return world;
  const seats = Object.values(world.parties).flatMap(({ seat }) => (seat ? [seat] : []));
  const region = startRegion(boardOf(world), own.seat ?? null, seats);
  if (region === undefined) return world;
  const phase = world.clock.turn;
  const organisation = startKit(party, own.name, region, phase, settings);
  return withState(world, {
    phase,
    step: 'event',
    organisations: { [party]: organisation },
    chances: [],
  });
}
