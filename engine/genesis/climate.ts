import { chanceFor, layered, noiseFor } from './chance';
import { forEachIndex, type Land, type Work } from './land';
import type { GenesisOptions } from './options';
import { type Plane, stepsTo } from './plane';
import type { Relief } from './relief';
import type { TerrainStyle } from '../kernel';
import type { TerrainKey } from '../world';

/** Chooses terrain kinds of a game by height and type. */
export interface Palette {
  /** The greatest height level of the game, 0 if it has no land. */
  readonly highest: number;
  readonly hasWater: boolean;
  /**
   * The kind of this height and type. Where the game has none: what comes closest in nature at the same height,
   * else the ordinary kind of the height, else the nearest lower height.
   */
  readonly kind: (height: number, type: string) => TerrainKey;
  /** True if the game has exactly this kind. */
  readonly has: (height: number, type: string) => boolean;
}

/** What stands in for a type a game lacks, nearest in nature first. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  jungle: ['forest'],
  swamp: ['lake', 'forest'],
  desert: ['steppe'],
};

const ORDINARY = 'normal';

/** The palette of a catalogue. Height 0 is water, as everywhere in the kernel; of several kinds alike the first counts. */
export function paletteOf(terrains: Readonly<Record<string, TerrainStyle>>): Palette {
  const styles = Object.values(terrains);
  const find = (height: number, type: string): TerrainStyle | undefined =>
    styles.find((style) => style.height === height && style.type === type);
  const ofHeight = (height: number, type: string): TerrainStyle | undefined =>
    [type, ...(INSTEAD[type] ?? []), ORDINARY]
      .map((candidate) => find(height, candidate))
      .find((style) => style !== undefined) ?? styles.find((style) => style.height === height);
  const least = (height: number): number => (height === 0 ? 0 : 1);
  const search = (height: number, type: string): TerrainStyle | undefined => {
    for (let level = height; level >= least(height); level -= 1) {
      const style = ofHeight(level, type);
      if (style !== undefined) return style;
    }
    return styles.find((style) => (style.height === 0) === (height === 0)) ?? styles[0];
  };
  const found = new Map<string, TerrainKey>();
  const kind = (height: number, type: string): TerrainKey => {
    const name = `${String(height)} ${type}`;
    const key = found.get(name) ?? search(height, type)?.key ?? '';
    found.set(name, key);
    return key;
  };
  return {
    highest: Math.max(0, ...styles.map(({ height }) => height)),
    hasWater: styles.some(({ height }) => height === 0),
    kind,
    has: (height, type) => find(height, type) !== undefined,
  };
}

/** Nature of every field: `normal`, `forest`, `desert` ... Types no palette need have. */
export type Nature = readonly string[];

/**
 * Warmth of a field, about 0 (ice) to 1 (tropics): by latitude, colder with height. A root and not a power,
 * which two engines may round differently.
 */
const warmthAt = (away: number, level: number, warmth: number): number =>
  1 - 1.06 * away * Math.sqrt(away) - 0.1 * Math.max(level - 1, 0) + 1.1 * (warmth - 0.5);

/** How near the poles an edge without strip of ice comes: such a map shows a part of a larger world. */
const OPEN_EDGE = 0.7;

/** Distance from the equator, 0 to 1 at the strips of ice. */
const awayFromEquator = (latitude: number, { ice }: GenesisOptions): number => {
  const isClosed = (latitude < 0 ? ice.north : ice.south) > 0;
  return Math.abs(latitude) * (isClosed ? 1 : OPEN_EDGE);
};

/** Where the winds bring rain: much at the equator, little in the horse latitudes, some beyond. */
const BELTS: readonly (readonly [latitude: number, rain: number])[] = [
  [0, 0.3],
  [0.14, 0.14],
  [0.32, -0.22],
  [0.5, 0.02],
  [0.7, 0.14],
  [1, -0.06],
];

const rainAt = (away: number): number => {
  const next = BELTS.findIndex(([at]) => at >= away);
  const [above, more] = BELTS[next < 0 ? BELTS.length - 1 : next] ?? [1, 0];
  const [below, less] = BELTS[Math.max(next - 1, 0)] ?? [0, 0];
  return above === below ? more : less + ((more - less) * (away - below)) / (above - below);
};

/** What grows where it is so warm and so wet. */
const growth = (warmth: number, wet: number): string => {
  if (warmth < 0.13) return 'ice';
  if (warmth < 0.28) return wet > 0.5 ? 'forest' : 'normal';
  if (warmth > 0.66) {
    if (wet < 0.28) return 'desert';
    if (wet < 0.42) return 'steppe';
    if (wet > 0.72) return 'jungle';
    return wet > 0.6 ? 'forest' : 'normal';
  }
  if (wet < 0.2) return warmth > 0.5 ? 'desert' : 'steppe';
  if (wet < 0.34) return 'steppe';
  return wet > 0.56 ? 'forest' : 'normal';
};

/** Sea farther than this from the land is deep. */
const SHELF = 4;

/** Lonely fields take the nature most of their neighbours of the same height have: patches instead of dust. */
const gathered = ({ lattice, size }: Plane, nature: readonly string[], { water }: Land): string[] =>
  nature.map((own, cell) => {
    if (cell >= size || water[cell] === 1) return own;
    const count = new Map<string, number>();
    for (let side = 0; side < 6; side += 1) {
      const near = lattice.neighbours[6 * cell + side] ?? -1;
      if (near < 0 || water[near] === 1) continue;
      const type = nature[near] ?? own;
      count.set(type, (count.get(type) ?? 0) + 1);
    }
    if ((count.get(own) ?? 0) >= 2) return own;
    const [best, votes] = [...count].reduce<readonly [string, number]>(
      (most, next) => (next[1] > most[1] ? next : most),
      [own, 0],
    );
    return votes >= 3 ? best : own;
  });

/** One volcano for about so many fields of land, on the highest ground. */
const VOLCANO = 900;

const volcanoes = (plane: Plane, { level }: Relief, nature: string[], seed: string): void => {
  const chance = chanceFor(seed, 'volcanoes');
  const top = Math.max(...new Set(level));
  const peaks: number[] = [];
  let land = 0;
  for (let cell = 0; cell < plane.size; cell += 1) {
    if ((level[cell] ?? 0) > 0) land += 1;
    if (top > 2 && level[cell] === top) peaks.push(cell);
  }
  const count = Math.min(Math.round(land / VOLCANO), Math.floor(peaks.length / 6));
  for (let index = 0; index < count; index += 1) {
    const cell = peaks[Math.floor(chance() * peaks.length)] ?? -1;
    if (cell >= 0) nature[cell] = 'volcano';
  }
};

/** What grows where: belts by latitude, bent by noise; wet coasts, dry hinterlands. */
export function* spreadClimate(
  plane: Plane,
  land: Land,
  relief: Relief,
  options: GenesisOptions,
  palette: Palette,
): Work<Nature> {
  const { size, space, latitude } = plane;
  const { level, inland } = relief;
  const drift = layered(noiseFor(options.seed, 'belts'), 2);
  const rain = layered(noiseFor(options.seed, 'rain'), 3);
  const pools = layered(noiseFor(options.seed, 'lakes'), 2);
  const deep = layered(noiseFor(options.seed, 'deep sea'), 3);
  const shore = stepsTo(plane, (cell) => land.water[cell] === 0, 2 * SHELF);
  const nature = new Array<string>(size).fill('normal');
  const sea = (cell: number, x: number, y: number, z: number): string => {
    if (land.strip[cell] === 1) return 'ice';
    const away = (shore[cell] ?? 0) + 3 * deep(x / 12, y / 12, z / 12);
    const reefs = palette.has(0, 'shoal') && away < 3 && deep(x / 4, y / 4, z / 4) > 0.45;
    if (reefs) return 'shoal';
    return away > SHELF ? 'deepsea' : 'normal';
  };
  yield* forEachIndex(size, (cell) => {
    const x = space[3 * cell] ?? 0;
    const y = space[3 * cell + 1] ?? 0;
    const z = space[3 * cell + 2] ?? 0;
    if (land.water[cell] === 1) {
      nature[cell] = sea(cell, x, y, z);
      return;
    }
    const high = level[cell] ?? 1;
    const bend = 0.13 * drift(x / 20, y / 20, z / 20);
    const lat = Math.min(awayFromEquator((latitude[cell] ?? 0) + bend, options), 1);
    const coast = 0.1 - 0.03 * Math.min(inland[cell] ?? 0, 7);
    const wet =
      0.5 +
      rainAt(lat) +
      0.62 * rain(x / 15, y / 15, z / 15) +
      coast +
      0.7 * (options.moisture - 0.5);
    const warmth = warmthAt(lat, high, options.warmth);
    nature[cell] = growth(warmth, wet);
    if (nature[cell] === 'ice' || wet < 0.45) return;
    const pool = pools(x / 5, y / 5, z / 5);
    if (pool > 0.54 && high < 4) nature[cell] = 'lake';
    else if (pool < -0.5 && wet > 0.52 && high === 1) nature[cell] = 'swamp';
  });
  const patches = gathered(plane, nature, land);
  volcanoes(plane, relief, patches, options.seed);
  return patches;
}
