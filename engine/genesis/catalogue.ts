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
export const paletteOf = (terrains: Readonly<Record<string, TerrainStyle>>): Palette => {
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
};
