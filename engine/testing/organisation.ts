import type { Category, Holding } from '../systems/organisation/state/types';
import {
  BLANK_REGION_WORLD,
  newParty,
  type Party,
  type PartyKey,
  type Region,
  type RegionBoard,
  type RegionKey,
  type World,
} from '../world';

/** A region of the example: name, base limit, outline, tint. */
type Land = readonly [
  key: RegionKey,
  name: string,
  limit: number,
  outline: readonly number[],
  tint: Region['tint'],
];

const LANDS: readonly Land[] = [
  ['grenze', 'Grenzmark', 2, [0, 0, 160, 10, 160, 120, 10, 110], 'steppe'],
  ['hochland', 'Hochland', 3, [160, 10, 320, 0, 320, 120, 160, 120], 'mountain'],
  ['kueste', 'Küste', 3, [160, 240, 320, 240, 320, 320, 150, 320], 'coast'],
  ['marsch', 'Marsch', 4, [320, 120, 480, 130, 470, 290, 320, 290], 'marsh'],
  ['seen', 'Seenland', 3, [160, 120, 320, 120, 320, 240, 160, 240], 'lake'],
  ['wald', 'Waldmark', 3, [320, 0, 480, 10, 480, 130, 320, 120], 'forest'],
];

const regionOf = ([key, name, limit, outline, tint]: Land): Region => {
  const xs = outline.filter((_, index) => index % 2 === 0);
  const ys = outline.filter((_, index) => index % 2 === 1);
  const middle = (values: readonly number[]): number =>
    values.reduce((total, value) => total + value, 0) / values.length;
  return {
    key,
    name,
    outlines: [outline],
    point: { x: middle(xs), y: middle(ys) },
    tint,
    figures: limit === 3 ? {} : { base_limit: limit },
    note: '',
  };
};

/** The six regions of the example world with their seven borders (OS-22-01). */
export const exampleBoard: RegionBoard = {
  regions: Object.fromEntries(LANDS.map((land) => [land[0], regionOf(land)])),
  borders: [
    ['grenze', 'hochland'],
    ['hochland', 'seen'],
    ['hochland', 'wald'],
    ['kueste', 'marsch'],
    ['kueste', 'seen'],
    ['marsch', 'seen'],
    ['marsch', 'wald'],
  ],
};

/** What a test founds: an organisation with the start kit and its levels. */
export interface TestOrganisation {
  readonly key: PartyKey;
  readonly name: string;
  readonly seat: RegionKey;
  readonly advantages: readonly (readonly [category: Category, levels: number, name: string])[];
}

/** The four organisations of the example world (OS-22-02). */
export const EXAMPLE_ORGANISATIONS: readonly TestOrganisation[] = [
  {
    key: 'kontor',
    name: 'Küstenkontor',
    seat: 'kueste',
    advantages: [
      ['trade', 3, 'Salzhandel'],
      ['infrastructure', 1, 'Speicherviertel'],
      ['secret_service', 1, 'Hafenohren'],
    ],
  },
  {
    key: 'orden',
    name: 'Orden der Hochwacht',
    seat: 'hochland',
    advantages: [
      ['military', 3, 'Turmritter'],
      ['fortification', 1, 'Passfeste'],
      ['authority', 1, 'Ordensrat'],
    ],
  },
  {
    key: 'waldbund',
    name: 'Waldbund',
    seat: 'wald',
    advantages: [
      ['trade', 1, 'Pelzmarkt'],
      ['infrastructure', 1, 'Lichtungen'],
      ['military', 1, 'Förster'],
      ['secret_service', 2, 'Späher'],
    ],
  },
  {
    key: 'zirkel',
    name: 'Zirkel der Schreiber',
    seat: 'seen',
    advantages: [
      ['research', 2, 'Archiv'],
      ['trade', 1, 'Papiermühle'],
      ['authority', 1, 'Gelehrtenrat'],
      ['secret_service', 1, 'Botenläufer'],
    ],
  },
];

/** Halves of money in the purse of the seat, and units living there, of the start kit (OS-1-09). */
const START_HALVES = 12;
const START_UNITS = 3;

/** The row of an organisation with the start kit: calm units, levels intact (OS-1-13). */
export const startHolding = ({ seat, advantages }: TestOrganisation): Holding => ({
  origin: 'start',
  founded: 1,
  dissolved: null,
  units: Array.from({ length: START_UNITS }, (_, index) => ({
    id: `u${String(index + 1)}`,
    region: seat,
    unrestSince: null,
    arrived: index + 1,
  })),
  advantages: advantages.map(([category, intact, name], index) => ({
    id: `a${String(index + 1)}`,
    name,
    category,
    actsAs: null,
    region: seat,
    intact,
    damaged: 0,
    exhausted: 0,
  })),
  lastEvent: null,
  secrets: [],
  lastUnit: START_UNITS,
  lastAdvantage: advantages.length,
});

const partyOf = ({ key, name, seat }: TestOrganisation, colour: number): Party =>
  newParty({
    key,
    name,
    colour,
    treasury: START_HALVES,
    seat,
    purses: { [seat]: START_HALVES },
  });

/** Key of an organisation's row among the affairs of a world. */
export const affairOf = (party: PartyKey): string => `organisation/${party}`;

/** A world of organisations in its first phase (OS-1-13). */
export const organisationWorld = (
  organisations: readonly TestOrganisation[] = EXAMPLE_ORGANISATIONS,
  board: RegionBoard = exampleBoard,
): World => ({
  ...BLANK_REGION_WORLD,
  parties: Object.fromEntries(organisations.map((one, index) => [one.key, partyOf(one, index)])),
  board,
  affairs: Object.fromEntries(organisations.map((one) => [affairOf(one.key), jsonOf(one)])),
});

/** A row as it is stored: what stays of it on its way through a file. */
const jsonOf = (organisation: TestOrganisation): NonNullable<World['affairs']>[string] =>
  JSON.parse(JSON.stringify(startHolding(organisation))) as NonNullable<World['affairs']>[string];
