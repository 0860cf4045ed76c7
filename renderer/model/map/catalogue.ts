import type { TerrainKey, TerrainStyle } from '../../../engine';

/** The terrain kinds of a game, arranged by height level and nature as the palette shows them. */
export interface TerrainCatalogue {
  /** Height levels, rising. */
  readonly heights: readonly number[];
  /** Natures (`normal`, `forest` ...) in the order of the rule page. */
  readonly types: readonly string[];
  /** The kind of a level and a nature, or undefined where the game has none. */
  readonly at: (height: number, type: string) => TerrainStyle | undefined;
  /** Levels on which a nature exists, rising. */
  readonly heightsOf: (type: string) => readonly number[];
  /** Keys of all kinds in the order of the rule page. */
  readonly keys: readonly TerrainKey[];
  readonly byKey: (key: TerrainKey) => TerrainStyle | undefined;
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const cellKey = (height: number, type: string): string => `${String(height)} ${type}`;

/** Arranges the terrain kinds of a game. */
export function catalogueOf(
  terrains: Readonly<Record<TerrainKey, TerrainStyle>>,
): TerrainCatalogue {
  const styles = Object.values(terrains);
  const byCell = new Map(
    styles.map((style) => [cellKey(style.height, style.type), style] as const),
  );
  const rising = (values: readonly number[]): readonly number[] =>
    [...distinct(values)].sort((a, b) => a - b);
  return {
    heights: rising(styles.map(({ height }) => height)),
    types: distinct(styles.map(({ type }) => type)),
    at: (height, type) => byCell.get(cellKey(height, type)),
    heightsOf: (type) =>
      rising(styles.filter((style) => style.type === type).map(({ height }) => height)),
    keys: styles.map(({ key }) => key),
    byKey: (key) => (Object.hasOwn(terrains, key) ? terrains[key] : undefined),
  };
}

/** The kind after choosing a level: the nature stays if it exists there, otherwise the level's first kind. */
export function withHeight(
  catalogue: TerrainCatalogue,
  current: TerrainStyle | undefined,
  height: number,
): TerrainStyle | undefined {
  return (
    (current === undefined ? undefined : catalogue.at(height, current.type)) ??
    catalogue.types.map((type) => catalogue.at(height, type)).find((style) => style !== undefined)
  );
}

/** The kind after choosing a nature: on the same level, or on the only level where it exists; otherwise undefined. */
export function withType(
  catalogue: TerrainCatalogue,
  current: TerrainStyle | undefined,
  type: string,
): TerrainStyle | undefined {
  const here = current === undefined ? undefined : catalogue.at(current.height, type);
  if (here !== undefined) return here;
  const heights = catalogue.heightsOf(type);
  return heights.length === 1 ? catalogue.at(heights[0] ?? 0, type) : undefined;
}

/** How many terrain kinds the palette remembers. */
export const RECENT = 6;

/** The last used kinds with `key` in front, each once. */
export function remember(recent: readonly TerrainKey[], key: TerrainKey): readonly TerrainKey[] {
  return [key, ...recent.filter((other) => other !== key)].slice(0, RECENT);
}
