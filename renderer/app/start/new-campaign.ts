import {
  type Campaign,
  type Grossfeld,
  type GrossfeldNo,
  newGrossfeld,
  type WorldMap,
} from '../../../engine';

/** Most Großfelder on a side of a new world. */
export const MAX_SIDE = 12;

/** What a new world is asked for. */
export interface NewWorld {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
}

const numbered = (index: number): GrossfeldNo => String(index + 1).padStart(3, '0') as GrossfeldNo;

/** Großfelder in level rows: a step of one column to the east shifts by half a Großfeld, taken back every second column. */
const sheetOf = ({ columns, rows }: NewWorld): WorldMap => {
  const places = Array.from({ length: columns * rows }, (_, index): Grossfeld => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return newGrossfeld(numbered(index), column, row - Math.floor(column / 2), 'w');
  });
  return {
    topology: { kind: 'sheet' },
    grossfelder: Object.fromEntries(places.map((grossfeld) => [grossfeld.no, grossfeld])),
  };
};

/** A new campaign of Welt der Waben: open water, nobody in it, before the first turn. `seed` makes its dice. */
export const newCampaign = (wanted: NewWorld, id: string, seed: string): Campaign => ({
  id,
  name: wanted.name,
  system: 'waben',
  seed,
  settings: {},
  world: {
    map: sheetOf(wanted),
    parties: {},
    units: {},
    labels: {},
    knowledge: {},
    clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
  },
  sheets: {},
  rulings: {},
  archive: {},
  bookmarks: {},
  underlays: {},
});
