/** The drawing of one Großfeld at one size. */
export interface Tile {
  readonly bitmap: ImageBitmap;
  /** Upper left corner of the drawing in device pixels, counted from the origin of the plane. */
  readonly left: number;
  readonly top: number;
  /** Field width in device pixels for which it was drawn. */
  readonly field: number;
  /** The style it was drawn in. */
  readonly styleKey: string;
  /** Everything else the drawing depends on; the same things in the same order mean the same drawing. */
  readonly sources: readonly unknown[];
}

/** What the store asks of a tile. */
type Kept = Pick<Tile, 'field' | 'styleKey' | 'sources'> & {
  readonly bitmap: { readonly width: number; readonly height: number; readonly close: () => void };
};

/** Which drawing is meant. */
export type Wanted = Pick<Tile, 'field' | 'styleKey' | 'sources'>;

/** Drawings by number of the Großfeld, newest use last, as many as fit into the budget. */
export interface TileStore<Each extends Kept> {
  /** True if there is any drawing of a Großfeld. */
  readonly has: (no: string) => boolean;
  /** The drawing of a Großfeld that is as good as a new one, or undefined. */
  readonly exact: (no: string, wanted: Wanted) => Each | undefined;
  /** The next best: same content at the nearest size, else older content at the nearest size. */
  readonly nearest: (no: string, wanted: Wanted) => Each | undefined;
  readonly put: (no: string, tile: Each) => void;
  /** Throws away what was used longest ago until the budget holds; `keep` tells the Großfelder in sight. */
  readonly trim: (keep: (no: string) => boolean) => void;
  readonly clear: () => void;
}

/** True if a drawing shows what is wanted, at whatever size. */
export function showsSame(tile: Pick<Tile, 'styleKey' | 'sources'>, wanted: Wanted): boolean {
  return (
    tile.styleKey === wanted.styleKey &&
    (tile.sources === wanted.sources ||
      (tile.sources.length === wanted.sources.length &&
        tile.sources.every((source, index) => source === wanted.sources[index])))
  );
}

const pixelsOf = ({ bitmap }: Kept): number => bitmap.width * bitmap.height;

const farness = (tile: Kept, field: number): number => Math.abs(Math.log(tile.field / field));

/** A store that holds about `budget` pixels. Per Großfeld it keeps the drawings of the last few sizes. */
export function createTileStore<Each extends Kept>(budget: number): TileStore<Each> {
  const kept = new Map<string, readonly Each[]>();
  let pixels = 0;

  const touch = (no: string, tiles: readonly Each[]): void => {
    kept.delete(no);
    kept.set(no, tiles);
  };

  const drop = (tile: Each): void => {
    pixels -= pixelsOf(tile);
    tile.bitmap.close();
  };

  return {
    has: (no) => kept.has(no),
    exact: (no, wanted) => {
      const tiles = kept.get(no);
      const tile = tiles?.find((each) => each.field === wanted.field && showsSame(each, wanted));
      if (tiles !== undefined && tile !== undefined) touch(no, tiles);
      return tile;
    },
    nearest: (no, wanted) => {
      const tiles = kept.get(no) ?? [];
      const current = tiles.filter((tile) => showsSame(tile, wanted));
      const candidates = current.length > 0 ? current : tiles;
      return [...candidates].sort((a, b) => farness(a, wanted.field) - farness(b, wanted.field))[0];
    },
    put: (no, tile) => {
      const others = kept.get(no) ?? [];
      const staying = others
        .filter((each) => each.field !== tile.field && showsSame(each, tile))
        .slice(-1);
      for (const each of others) if (!staying.includes(each)) drop(each);
      pixels += pixelsOf(tile);
      touch(no, [...staying, tile]);
    },
    trim: (keep) => {
      for (const [no, tiles] of kept) {
        if (pixels <= budget) return;
        if (keep(no)) continue;
        tiles.forEach(drop);
        kept.delete(no);
      }
    },
    clear: () => {
      for (const tiles of kept.values()) tiles.forEach(drop);
      kept.clear();
    },
  };
}
