/** The drawing of one Großfeld at one size. */
export interface Tile {
  readonly canvas: HTMLCanvasElement;
  /** Upper left corner of the canvas in device pixels, counted from the origin of the plane. */
  readonly left: number;
  readonly top: number;
  /** Field width in device pixels for which it was drawn. */
  readonly field: number;
  /** Everything the drawing depends on; the same things in the same order mean the same drawing. */
  readonly sources: readonly unknown[];
}

/** What the store asks of a tile. */
type Kept = Pick<Tile, 'field' | 'sources'> & {
  readonly canvas: { readonly width: number; readonly height: number };
};

/** Drawings by plot, newest use last, as many as fit into the budget. */
export interface TileStore<Each extends Kept> {
  /** The tile of a plot that is as good as a new one, or undefined. */
  readonly exact: (plot: number, field: number, sources: readonly unknown[]) => Each | undefined;
  /** The next best: same content at the nearest size, else older content at the nearest size. */
  readonly nearest: (plot: number, field: number, sources: readonly unknown[]) => Each | undefined;
  readonly put: (plot: number, tile: Each) => void;
  /** Throws away what was used longest ago until the budget holds; `keep` tells the plots in sight. */
  readonly trim: (keep: (plot: number) => boolean) => void;
  readonly clear: () => void;
}

const sameSources = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((source, index) => source === b[index]);

const pixelsOf = ({ canvas }: Kept): number => canvas.width * canvas.height;

const farness = (tile: Kept, field: number): number => Math.abs(Math.log(tile.field / field));

/** A store that holds about `budget` pixels. Per plot it keeps the tiles of the last few sizes. */
export const createTileStore = <Each extends Kept>(budget: number): TileStore<Each> => {
  const plots = new Map<number, readonly Each[]>();
  let pixels = 0;

  const touch = (plot: number, tiles: readonly Each[]): void => {
    plots.delete(plot);
    plots.set(plot, tiles);
  };

  return {
    exact: (plot, field, sources) => {
      const tiles = plots.get(plot);
      const tile = tiles?.find(
        (each) => each.field === field && sameSources(each.sources, sources),
      );
      if (tiles !== undefined && tile !== undefined) touch(plot, tiles);
      return tile;
    },
    nearest: (plot, field, sources) => {
      const tiles = plots.get(plot) ?? [];
      const current = tiles.filter((tile) => sameSources(tile.sources, sources));
      const candidates = current.length > 0 ? current : tiles;
      return [...candidates].sort((a, b) => farness(a, field) - farness(b, field))[0];
    },
    put: (plot, tile) => {
      const others = plots.get(plot) ?? [];
      const kept = others
        .filter((each) => each.field !== tile.field && sameSources(each.sources, tile.sources))
        .slice(-1);
      for (const each of others) if (!kept.includes(each)) pixels -= pixelsOf(each);
      pixels += pixelsOf(tile);
      touch(plot, [...kept, tile]);
    },
    trim: (keep) => {
      for (const [plot, tiles] of plots) {
        if (pixels <= budget) return;
        if (keep(plot)) continue;
        for (const tile of tiles) pixels -= pixelsOf(tile);
        plots.delete(plot);
      }
    },
    clear: () => {
      plots.clear();
      pixels = 0;
    },
  };
};
