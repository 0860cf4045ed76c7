import {
  type Campaign,
  commonView,
  createLattice,
  hexGameOf,
  type Json,
  type Lattice,
  latticeOf,
  type LetteredGame,
  type LetteredSight,
  type MapView,
  memoizeByObject,
  netOf,
  type PartySnapshot,
  type RealmView,
  realmSheet,
  realmView,
  recordPieces,
  recut,
  type RuleSystem,
  seenBoard,
  type SeenLettered,
  seenLettered,
  seenRegions,
  settingsInForce,
  truthView,
  type ViewParty,
  viewParty,
  withoutSecrets,
  type World,
} from '../../../engine';
import type { Terrains } from '../../kit/cartography';
import type { Language } from '../../kit/text/words';
import { countryScene } from '../boards/countries/plan';
import { mapsAreForAll } from '../news/use-art';
import { joinedLattice } from '../print/known';
import type { ShownBoard } from '../print/board-figure';

/** A map after a turn, in a perspective, with the places where was fought, in the addresses of its reader. */
export interface FilmMap {
  readonly kind: 'map';
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly terrains: Terrains;
  readonly fights: readonly string[];
}

/** What is to be drawn of a turn: a map, a board, or nothing. */
export type FilmStage = FilmMap | { readonly kind: 'board'; readonly shown: ShownBoard } | null;

type Game = RuleSystem<World>;

const partsOf = (parts: Pick<ShownBoard, 'system'> & Partial<ShownBoard>): FilmStage => {
  const { board, countries, lettered } = parts;
  const isThere = board !== undefined || countries !== undefined || lettered !== undefined;
  return isThere ? { kind: 'board', shown: parts } : null;
};

/** A board of countries: everything on it is public. */
const countriesOf = (
  { world }: Pick<Campaign, 'world'>,
  { board: { countries } }: Game,
  settings: Campaign['settings'],
  language: Language,
): Partial<ShownBoard> =>
  countries === undefined
    ? {}
    : { countries: { scene: countryScene(countries, { world, settings }, language), view: 'map' } };

const partiesOf = ({ parties }: World): Readonly<Record<string, ViewParty>> =>
  Object.fromEntries(Object.entries(parties).map(([key, party]) => [key, viewParty(party)]));

const letteredOf = (
  world: World,
  sight: LetteredSight,
  { marks }: LetteredGame<World>,
  showsSecrets: boolean,
): SeenLettered => ({
  parties: partiesOf(world),
  sight: showsSecrets ? sight : withoutSecrets(sight, marks),
});

/** How it truly was; `showsSecrets` false = without what nobody may read over the GM's shoulder. */
export function trueStage(
  campaign: Campaign,
  game: Game,
  fights: readonly string[],
  { language, showsSecrets }: { readonly language: Language; readonly showsSecrets: boolean },
): FilmStage {
  const { world } = campaign;
  const settings = settingsInForce(campaign);
  const { kind, lettered, presence } = game.board;
  if (kind === 'grossfeld') {
    const pieces = recordPieces(game, world, null, settings);
    return {
      kind: 'map',
      view: truthView(world, undefined, undefined, pieces),
      lattice: latticeOf(world.map),
      terrains: hexGameOf(game).terrains,
      fights,
    };
  }
  const sight = lettered?.sight(world, null, settings);
  return partsOf({
    system: game.id,
    ...countriesOf(campaign, game, settings, language),
    ...(lettered === undefined || sight === undefined
      ? {}
      : {
          lettered: letteredOf(world, sight, lettered, showsSecrets),
        }),
    ...(world.board === undefined
      ? {}
      : {
          board: {
            regions: seenRegions(world.board),
            borders: world.board.borders,
            presence: presence?.(world, null, settings) ?? [],
            parties: partiesOf(world),
          },
        }),
  });
}

/** The board of lettered hexes at the end of a turn, as its results hold it; nothing where they cannot be read. */
export function pastStage(
  board: Json,
  { world }: Pick<Campaign, 'world'>,
  { id, board: { lettered } }: Game,
  showsSecrets: boolean,
): FilmStage {
  const sight = lettered?.past(board);
  return lettered === undefined || sight === undefined
    ? null
    : {
        kind: 'board',
        shown: { system: id, lettered: letteredOf(world, sight, lettered, showsSecrets) },
      };
}

/** What each party of a world knows of its map in the end, one that knows nothing too: they are the readers of a public film. */
export const readersOf = memoizeByObject((world: World): readonly RealmView[] => {
  const lattice = latticeOf(world.map);
  return Object.keys(world.parties)
    .sort()
    .map((party) => realmView(world, party, undefined, lattice));
});

/**
 * The map as far as all realms know it alike; none where no map may be for all. Of a realm that knew nothing yet counts
 * what it knows in `today`; nothing is shown on ground that any party of `today` does not know.
 */
const commonMap = (campaign: Campaign, today: Campaign, game: Game): FilmStage => {
  const { knowledge, map } = campaign.world;
  const knowing = Object.keys(knowledge)
    .filter((party) => Object.keys(knowledge[party]?.grossfelder ?? {}).length > 0)
    .sort();
  if (!mapsAreForAll(campaign) || !mapsAreForAll(today) || knowing.length === 0) return null;
  const lattice = latticeOf(map);
  const readers = readersOf(today.world);
  const later = readers.filter(({ audience }) => !knowing.includes(audience.party));
  const views = knowing.map((party) => realmView(campaign.world, party, undefined, lattice));
  const view = commonView([...views, ...later], readers);
  return Object.keys(view.chunks).length === 0
    ? null
    : { kind: 'map', view, lattice, terrains: hexGameOf(game).terrains, fights: [] };
};

/** What everybody may see: the board as it is published, of a map what all know alike, then and `today`. */
export function publicStage(
  campaign: Campaign,
  today: Campaign,
  game: Game,
  language: Language,
): FilmStage {
  const { world } = campaign;
  const settings = settingsInForce(campaign);
  if (game.board.kind === 'grossfeld') return commonMap(campaign, today, game);
  const board = seenBoard(world, null, game, settings);
  const lettered = seenLettered(world, null, game, settings);
  return partsOf({
    system: game.id,
    ...countriesOf(campaign, game, settings, language),
    ...(board === undefined ? {} : { board }),
    ...(lettered === undefined ? {} : { lettered }),
  });
}

/**
 * The net of all maps of a film through the eyes of a party: the one in which its land lies joined in the end; 0 = the
 * usual one.
 */
export function filmNet(campaign: Campaign, party: string, game: Game): number {
  if (campaign.world.map.topology.kind !== 'icosahedron') return 0;
  const { view, plots, topology } = realmSheet(
    campaign.world,
    party,
    game,
    settingsInForce(campaign),
  );
  return netOf(joinedLattice(view, createLattice(plots, topology)));
}

/**
 * What a party knew after a turn, made of its snapshot alone, drawn in a net of its world; of a board of countries
 * everything is public.
 */
export function knownStage(
  snapshot: PartySnapshot,
  campaign: Campaign,
  game: Game,
  language: Language,
  net: number,
): FilmStage {
  const { board, lettered, plots, report, system, topology, view } = snapshot;
  if (game.board.kind === 'grossfeld')
    return {
      kind: 'map',
      view,
      lattice: recut(createLattice(plots, topology), net),
      terrains: hexGameOf(game).terrains,
      fights: report.fights.map(({ place }) => place),
    };
  return partsOf({
    system,
    ...countriesOf(campaign, game, settingsInForce(campaign), language),
    ...(board === undefined ? {} : { board }),
    ...(lettered === undefined ? {} : { lettered }),
  });
}
