import type { LetteredSight, RuleSystem, Settings } from '../../kernel';
import type { SeenBoard, SeenLettered } from '../party-snapshot';
import type { PartyKey } from '../grossfeld';
import { seenRegions } from '../regions';
import { viewParty } from '../view';
import type { World } from '../world';

const partiesIn = (
  { parties }: Pick<World, 'parties'>,
  keys: Iterable<PartyKey | null>,
): SeenBoard['parties'] =>
  Object.fromEntries(
    [...new Set(keys)].sort().flatMap((key) => {
      const party = key !== null && Object.hasOwn(parties, key) ? parties[key] : undefined;
      return key === null || party === undefined ? [] : [[key, viewParty(party)]];
    }),
  );

/** Everybody a sight names. */
const namedIn = ({ capitals, bases, edges, pieces, marks }: LetteredSight) => [
  ...[...capitals, ...bases, ...edges, ...pieces, ...marks].map(({ party }) => party),
  ...pieces.map(({ truth }) => truth?.party ?? null),
];

/** The board of lettered hexes as a party sees it (null = as everybody may); undefined for games without one. */
export function seenLettered(
  world: World,
  party: PartyKey | null,
  { board }: Pick<RuleSystem<World>, 'board'>,
  settings: Settings,
): SeenLettered | undefined {
  const { lettered } = board;
  const sight =
    party === null ? lettered?.publicSight(world) : lettered?.sight(world, party, settings);
  return sight === undefined ? undefined : { sight, parties: partiesIn(world, namedIn(sight)) };
}

/**
 * The board of regions as a party sees it (null = for no party: land without anybody in it), without the GM's notes,
 * and with who is where as far as it knows; undefined for worlds without one.
 */
export function seenBoard(
  world: World,
  party: PartyKey | null,
  { board }: Pick<RuleSystem<World>, 'board'>,
  settings: Settings,
): SeenBoard | undefined {
  // A world on a map may have an empty one, too.
  if (world.board === undefined || board.kind === 'grossfeld') return undefined;
  const presence = party === null ? [] : (board.presence?.(world, party, settings) ?? []);
  return {
    regions: seenRegions(world.board),
    borders: world.board.borders,
    presence,
    parties: partiesIn(
      world,
      presence.map(({ party: key }) => key),
    ),
  };
}
