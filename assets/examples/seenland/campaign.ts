import { BLANK_CAMPAIGN, type Campaign, type RegionBoard, type World } from '../../../engine';
import { organisations } from './organisations';
import { people } from './people';

/** A region as a square of the board: key, name, column and row, tint, base limit where it is not three. */
const SQUARES: readonly (readonly [
  key: string,
  name: string,
  column: number,
  row: number,
  tint: RegionBoard['regions'][string]['tint'],
  limit?: number,
])[] = [
  ['grenze', 'Grenzmark', 0, 0, 'steppe', 2],
  ['hochland', 'Hochland', 1, 0, 'mountain'],
  ['kueste', 'Küste', 1, 2, 'coast'],
  ['marsch', 'Marsch', 2, 1, 'marsh', 4],
  ['seen', 'Seenland', 1, 1, 'lake'],
  ['wald', 'Waldmark', 2, 0, 'forest'],
];

const SIDE = 160;

/** The board of OS-22-01: six regions, seven borders. */
const board = (): RegionBoard => ({
  regions: Object.fromEntries(
    SQUARES.map(([key, name, column, row, tint, limit]) => {
      const [x, y] = [column * SIDE, row * SIDE];
      const outline = [x, y, x + SIDE, y, x + SIDE, y + SIDE, x, y + SIDE];
      const figures: Readonly<Record<string, number>> =
        limit === undefined ? {} : { base_limit: limit };
      const point = { x: x + SIDE / 2, y: y + SIDE / 2 };
      return [key, { key, name, outlines: [outline], point, tint, figures, note: '' }];
    }),
  ),
  borders: [
    ['grenze', 'hochland'],
    ['hochland', 'seen'],
    ['hochland', 'wald'],
    ['kueste', 'marsch'],
    ['kueste', 'seen'],
    ['marsch', 'seen'],
    ['marsch', 'wald'],
  ],
});

/** A world of regions with nobody in it yet. */
export const emptyWorld = (): World => ({
  map: { topology: { kind: 'sheet' }, grossfelder: {} },
  parties: {},
  units: {},
  labels: {},
  knowledge: {},
  works: {},
  treaties: {},
  people: {},
  clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
  board: { regions: {}, borders: [] },
  affairs: {},
});

/** A campaign of the game with this name and nothing in it: the GM draws the regions and founds the organisations. */
export const newCampaign = (name: string, id: string, seed: string): Campaign => ({
  ...BLANK_CAMPAIGN,
  id,
  name,
  system: 'organisation',
  seed,
  world: emptyWorld(),
});

/** The example campaign: four organisations around the lakes, before their first phase. The same value at every call. */
export const seenlandCampaign = (): Campaign => {
  const { parties, affairs } = organisations();
  return {
    ...newCampaign('Seenland', 'seenland', 'Nebelfurt 3'),
    world: {
      ...emptyWorld(),
      parties: Object.fromEntries(parties.map((party) => [party.key, party])),
      people: Object.fromEntries(people.map((person) => [person.id, person])),
      board: board(),
      affairs,
    },
  };
};
