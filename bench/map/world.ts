import {
  BLANK_CAMPAIGN,
  type Campaign,
  createLattice,
  type Grossfeld,
  type GrossfeldNo,
  KLEINFELDER,
  type Lattice,
  type MapLabel,
  newGrossfeld,
  type Party,
  SIDE,
  toHalfWidths,
} from '../../engine';

/** Großfelder side by side in a world of 1,000; smaller worlds are narrower. */
const ROWS = 25;
const REALMS = 12;

/** A smooth height field without chance: a few waves. */
const heightAt = (x: number, y: number): number =>
  Math.sin(x / 11) +
  Math.cos(y / 9) +
  Math.sin((x + y) / 17) +
  0.4 * Math.sin(x / 3) * Math.cos(y / 4);

const terrainAt = (x: number, y: number): string => {
  const height = heightAt(x, y);
  if (height < -0.9) return 'tw';
  if (height < -0.2) return 'w';
  const wet = Math.sin(x / 5 + 2) + Math.cos(y / 6);
  const level = height < 0.7 ? 't' : height < 1.3 ? 'h' : height < 1.9 ? 'b' : 'g';
  if (wet > 0.9) return `${level}wa`;
  if (wet < -1.3 && level !== 'g') return `${level}su`;
  return level;
};

const SETTLEMENTS = ['std', 'std', 'brg', 'gar', 'std', 'met'] as const;

/** Rivers and roads of a Großfeld: sides in a chain, so that both run on for some fields. */
const RIVER = [61, 62, 104, 103, 147];
const ROAD = [7, 13, 19, 25, 31, 37, 79, 85];

const chunkAt = (
  lattice: Lattice,
  plot: number,
  no: GrossfeldNo,
  u: number,
  v: number,
): Grossfeld => {
  const places = Array.from({ length: KLEINFELDER }, (_, index) =>
    toHalfWidths(lattice.axialOf(plot * KLEINFELDER + index)),
  );
  const terrain = places.map(({ x, y }) => terrainAt(x, y));
  const isLand = (index: number): boolean => !['w', 'tw'].includes(terrain[index] ?? 'w');
  const owner = places.map(({ x, y }, index) => {
    const realm = (Math.floor(x / 80) + 3 * Math.floor(y / 60)) % REALMS;
    return isLand(index) ? `r${String(Math.abs(realm))}` : null;
  });
  const town = terrain.findIndex((key) => key === 't' || key === 'h');
  const hasTown = town >= 0 && plot % 2 === 0;
  const sides: [number, number][] = [
    ...RIVER.filter((side) => plot % 3 === 0 && isLand(Math.floor(side / 6))).map(
      (side): [number, number] => [side, SIDE.river],
    ),
    ...ROAD.filter((side) => plot % 3 === 1 && isLand(Math.floor(side / 6))).map(
      (side): [number, number] => [side, SIDE.road],
    ),
  ];
  return {
    ...newGrossfeld(no, u, v, 'w'),
    terrain,
    owner,
    sides: Object.fromEntries(sides),
    settlements: hasTown
      ? {
          [town]: {
            type: SETTLEMENTS[plot % SETTLEMENTS.length] ?? 'std',
            name: `Ort ${String(plot)}`,
            owner: owner[town] ?? 'r0',
            built: 24,
            harbours: [],
          },
        }
      : {},
  };
};

const partyOf = (colour: number): Party => ({
  key: `r${String(colour)}`,
  kind: 'realm',
  name: `Reich ${String(colour)}`,
  ruler: '',
  colour,
  capital: null,
  treasury: 0,
  relations: {},
});

/** Forty names of lands and seas, evenly spread. */
const labelsOf = (columns: number): readonly MapLabel[] =>
  Array.from({ length: Math.max(1, Math.round(columns)) }, (_, index): MapLabel => {
    const x = 6 + ((index * 37) % Math.max(1, columns * 6 - 20));
    const y = 8 + ((index * 53) % (ROWS * 7 - 12));
    return {
      id: `name-${String(index)}`,
      kind: index % 3 === 0 ? 'sea' : 'land',
      text: `Weites Land ${String(index)}`,
      points: [x, y, x + 6, y - 2, x + 12, y],
      size: 40,
    };
  });

/** A campaign of so many Großfelder with coasts, mountains, realms, rivers, roads, towns and names; always the same. */
export function benchCampaign(count = 1000): Campaign {
  const columns = count < 100 ? Math.ceil(Math.sqrt(count)) : Math.ceil(count / ROWS);
  const rows = Math.ceil(count / columns);
  const plots = Array.from({ length: count }, (_, index) => ({
    no: String(index).padStart(3, '0') as GrossfeldNo,
    u: index % columns,
    v: Math.floor(index / columns) - Math.floor((index % columns) / 2),
  }));
  const lattice = createLattice(plots);
  const labels =
    count < 100 ? labelsOf(4).filter(({ points: [, y = 0] }) => y < rows * 7) : labelsOf(columns);
  return {
    ...BLANK_CAMPAIGN,
    id: `bench-${String(count)}`,
    name: `Welt aus ${String(count)}`,
    system: 'waben',
    seed: 'bench',
    world: {
      map: {
        topology: { kind: 'sheet' },
        grossfelder: Object.fromEntries(
          plots.map(({ no, u, v }, plot) => [no, chunkAt(lattice, plot, no, u, v)]),
        ),
      },
      parties: Object.fromEntries(
        Array.from({ length: REALMS }, (_, colour) => [`r${String(colour)}`, partyOf(colour)]),
      ),
      units: {},
      labels: Object.fromEntries(labels.map((label) => [label.id, label])),
      knowledge: {},
      works: {},
      treaties: {},
      people: {},
      clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
    },
  };
}
