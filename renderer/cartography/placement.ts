/** A rectangle on paper: left, top, right, bottom. */
export type Rect = readonly [left: number, top: number, right: number, bottom: number];

interface Obstacle {
  readonly rect: Rect;
  /** What covering it costs. */
  readonly cost: number;
}

/** Things on the paper that names should keep away from, found by place. */
export interface Clutter {
  readonly add: (rect: Rect, cost: number) => void;
  /** What it costs to put something there: the costs of all it would cover, more where it covers much. */
  readonly costOf: (rect: Rect) => number;
}

const TILE = 64;

const tilesOf = ([left, top, right, bottom]: Rect): readonly string[] => {
  const tiles: string[] = [];
  for (let x = Math.floor(left / TILE); x <= Math.floor(right / TILE); x += 1) {
    for (let y = Math.floor(top / TILE); y <= Math.floor(bottom / TILE); y += 1) {
      tiles.push(`${x},${y}`);
    }
  }
  return tiles;
};

const overlap = (a: Rect, b: Rect): number => {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
};

/** An empty sheet. */
export const createClutter = (): Clutter => {
  const tiles = new Map<string, Obstacle[]>();
  return {
    add: (rect, cost) => {
      for (const tile of tilesOf(rect)) {
        const there = tiles.get(tile);
        if (there === undefined) tiles.set(tile, [{ rect, cost }]);
        else there.push({ rect, cost });
      }
    },
    costOf: (rect) => {
      const met = new Set<Obstacle>();
      let cost = 0;
      for (const tile of tilesOf(rect)) {
        for (const obstacle of tiles.get(tile) ?? []) {
          if (met.has(obstacle)) continue;
          met.add(obstacle);
          const covered = overlap(rect, obstacle.rect);
          if (covered > 0) cost += obstacle.cost * (1 + covered / 160);
        }
      }
      return cost;
    },
  };
};

/** Where a name of this size may stand around a symbol, and what the place costs by itself; best first. */
const PLACES = [
  { x: 1, y: 0.3, cost: 0 },
  { x: 0, y: 1, cost: 0.3 },
  { x: 1, y: -0.7, cost: 0.3 },
  { x: 1, y: 1.1, cost: 0.3 },
  { x: 0, y: -1, cost: 0.35 },
  { x: -1, y: 0.3, cost: 0.5 },
  { x: -1, y: -0.7, cost: 0.7 },
  { x: -1, y: 1.1, cost: 0.7 },
] as const;

/** A symbol on paper and the size of its name, in pixels. */
export interface Named {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

/** A place for a name: the point on its base line to which it is aligned, and the paper it covers. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  readonly rect: Rect;
}

const placeAt = (
  { x, y, radius, width, height }: Named,
  place: { readonly x: number; readonly y: number },
): NamePlace => {
  const align = place.x > 0 ? 'left' : place.x < 0 ? 'right' : 'center';
  const at = x + place.x * (radius + 3);
  const left = { left: at, center: at - width / 2, right: at - width }[align];
  const base =
    place.y === -1
      ? y - radius - 3
      : place.y === 1
        ? y + radius + height * 0.85 + 1
        : y + height * place.y;
  return {
    x: at,
    y: base,
    align,
    rect: [left, base - height * 0.8, left + width, base + height * 0.22],
  };
};

/** Tries eight places around a symbol and takes the one that covers least; takes it off the free paper. */
export const placeName = (clutter: Clutter, named: Named): NamePlace => {
  let best = placeAt(named, PLACES[0]);
  let least = Infinity;
  for (const place of PLACES) {
    const candidate = placeAt(named, place);
    const cost = place.cost + clutter.costOf(candidate.rect);
    if (cost < least) {
      least = cost;
      best = candidate;
    }
  }
  clutter.add(best.rect, 4);
  return best;
};
