import type { Campaign } from './campaign';
import type { Border, RegionBoard } from './regions';
import { inOrder } from './regions/neighbours';

export type Records = Readonly<Record<string, unknown>>;

/** Entries that are kept, by what they are and their key. */
export function filtered<Entry>(
  entries: Readonly<Record<string, Entry>>,
  isKept: (entry: Entry, key: string) => boolean,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(Object.entries(entries).filter(([key, entry]) => isKept(entry, key)));
}

const IN_CAMPAIGN = [
  'sheets',
  'mail',
  'rulings',
  'decisions',
  'marks',
  'inbox',
  'outbox',
  'evaluations',
  'publicity',
  'newsletters',
  'templates',
  'bookmarks',
  'culture',
  'shelf',
  'editions',
  'settings',
] as const satisfies readonly (keyof Campaign)[];

const IN_WORLD = [
  'parties',
  'units',
  'people',
  'treaties',
  'works',
  'labels',
  'knowledge',
  'affairs',
] as const satisfies readonly (keyof Campaign['world'])[];

/** Collections that are merged when a copy comes back. */
export type HandedPart =
  | (typeof IN_CAMPAIGN)[number]
  | (typeof IN_WORLD)[number]
  | 'grossfelder'
  | 'regions'
  | 'borders'
  /** The deadline and how players are addressed. */
  | 'terms';

/** Those of the open turn: once it was ended they go into a late correction of it. */
export const OF_TURN: readonly HandedPart[] = ['sheets', 'mail', 'rulings', 'decisions', 'marks'];

export type Collections = Readonly<Partial<Record<HandedPart, Records>>>;

/** Pairs of neighbouring regions by their names. */
export function bordersOf({ borders }: RegionBoard): Readonly<Record<string, Border>> {
  return Object.fromEntries(borders.map((border) => [border.join(' – '), border]));
}

/** The board with other regions and borders; a border needs both its regions. */
const withBoard = (
  board: RegionBoard,
  regions = board.regions,
  borders = bordersOf(board),
): RegionBoard => ({
  ...board,
  regions,
  borders: inOrder(
    Object.values(borders).filter((pair) => pair.every((key) => regions[key] !== undefined)),
  ),
});

/** The collections of a campaign that are merged, by their names. */
export function collectionsOf(campaign: Campaign): Collections {
  const { world } = campaign;
  const all: readonly (readonly [HandedPart, Records | undefined])[] = [
    ...IN_CAMPAIGN.map((part) => [part, campaign[part]] as const),
    ...IN_WORLD.map((part) => [part, world[part]] as const),
    ['grossfelder', world.map.grossfelder],
    ['regions', world.board?.regions],
    ['borders', world.board && bordersOf(world.board)],
    ['terms', { deadline: campaign.deadline, address: campaign.address }],
  ];
  return Object.fromEntries(all.filter(([, records]) => records !== undefined)) as Collections;
}

/** The campaign with other collections in the place of those named. */
export function withCollections(campaign: Campaign, parts: Collections): Campaign {
  const { grossfelder, regions, borders, terms, ...rest } = parts;
  const pick = (names: readonly HandedPart[]): object =>
    Object.fromEntries(Object.entries(rest).filter(([part]) => names.includes(part as HandedPart)));
  const { world } = campaign;
  const land = grossfelder as Campaign['world']['map']['grossfelder'] | undefined;
  const board = world.board;
  return {
    ...campaign,
    ...(terms as Partial<Pick<Campaign, 'deadline' | 'address'>> | undefined),
    ...pick(IN_CAMPAIGN),
    world: {
      ...world,
      ...pick(IN_WORLD),
      ...(land === undefined ? {} : { map: { ...world.map, grossfelder: land } }),
      ...(board === undefined
        ? {}
        : {
            board: withBoard(
              board,
              regions as RegionBoard['regions'] | undefined,
              borders as ReturnType<typeof bordersOf> | undefined,
            ),
          }),
    },
  };
}
