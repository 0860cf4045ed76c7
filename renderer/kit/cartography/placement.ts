/** A rectangle on paper: left, top, right, bottom. */
export type Rect = readonly [left: number, top: number, right: number, bottom: number];

interface Obstacle {
  readonly rect: Rect;
  /** What covering it costs. */
  readonly cost: number;
}

/** Things on the paper that names should keep away from, found by place. */
export interface Clutter {
  /** Puts something on the paper; returns how to take it off again. */
  readonly add: (rect: Rect, cost: number) => () => void;
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
export function createClutter(): Clutter {
  const tiles = new Map<string, Set<Obstacle>>();
  return {
    add: (rect, cost) => {
      const obstacle: Obstacle = { rect, cost };
      const places = tilesOf(rect);
      for (const place of places) {
        const there = tiles.get(place);
        if (there === undefined) tiles.set(place, new Set([obstacle]));
        else there.add(obstacle);
      }
      return () => {
        for (const place of places) tiles.get(place)?.delete(obstacle);
      };
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
}

/**
 * Where a name may stand around a symbol, and what the place costs by itself. `side`: right or left of the symbol,
 * or over and under it, there centred (0) or leaning to one side. `drop`: from the symbol to the base line, beside it
 * in heights of the name; -1 and 1 over and under it. `away`: extra distance in heights.
 */
interface Place {
  readonly side: -1 | -0.5 | 0 | 0.5 | 1;
  readonly drop: number;
  readonly away?: number;
  readonly cost: number;
}

const PLACES: readonly Place[] = [
  { side: 1, drop: 0.3, cost: 0 },
  { side: 0, drop: 1, cost: 0.3 },
  { side: 1, drop: -0.7, cost: 0.3 },
  { side: 1, drop: 1.1, cost: 0.3 },
  { side: 0, drop: -1, cost: 0.35 },
  { side: -1, drop: 0.3, cost: 0.5 },
  { side: 0.5, drop: -1, cost: 0.55 },
  { side: 0.5, drop: 1, cost: 0.55 },
  { side: -0.5, drop: -1, cost: 0.65 },
  { side: -0.5, drop: 1, cost: 0.65 },
  { side: -1, drop: -0.7, cost: 0.7 },
  { side: -1, drop: 1.1, cost: 0.7 },
  { side: 0, drop: -1, away: 0.7, cost: 1.4 },
  { side: 0, drop: 1, away: 0.7, cost: 1.4 },
  { side: 1, drop: 0.3, away: 0.9, cost: 1.5 },
  { side: -1, drop: 0.3, away: 0.9, cost: 1.7 },
];

/** A symbol on paper and the size of its name, in pixels. */
export interface Named {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  /** Written even where there is no room for it. */
  readonly isNeeded: boolean;
}

/** A place for a name: the point on its base line to which it is aligned, and the paper it covers. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  readonly rect: Rect;
}

/** Pixels between a symbol and its name. */
const GAP = 3;

const isBeside = ({ side }: Place): boolean => Math.abs(side) === 1;

const alignOf = ({ side }: Place): NamePlace['align'] =>
  side > 0 ? 'left' : side < 0 ? 'right' : 'center';

const pointOf = (
  { x, y, radius, height }: Named,
  place: Place,
): { readonly x: number; readonly y: number } => {
  const { side, drop, away = 0 } = place;
  if (isBeside(place))
    return { x: x + side * (radius + GAP + away * height), y: y + height * drop };
  const reach = radius + away * height;
  return {
    x: x - side * 2 * radius * 0.8,
    y: drop < 0 ? y - reach - GAP : y + reach + height * 0.85 + 1,
  };
};

const placeAt = (named: Named, place: Place): NamePlace => {
  const { width, height } = named;
  const align = alignOf(place);
  const { x, y } = pointOf(named, place);
  const left = { left: x, center: x - width / 2, right: x - width }[align];
  return { x, y, align, rect: [left, y - height * 0.8, left + width, y + height * 0.22] };
};

interface Choice {
  readonly place: NamePlace;
  readonly cost: number;
}

const bestPlace = (clutter: Clutter, named: Named): Choice => {
  const choices = PLACES.map((place): Choice => {
    const candidate = placeAt(named, place);
    return { place: candidate, cost: place.cost + clutter.costOf(candidate.rect) };
  });
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best));
};

/** What covering a name costs. */
const NAME = 8;
/** Places dearer than this are looked for once more when all names lie on the paper. */
const DOUBTFUL = 2;
/** No name is better than one that covers so much. */
const TOO_MUCH = 11;
const ROUNDS = 3;

/**
 * Places names around their symbols, most important first: each takes the place that covers least. Then those that
 * cover something look again, now that all lie there; what still covers too much is left out, unless it is needed.
 * The names stay on the paper.
 */
export function placeNames(
  clutter: Clutter,
  all: readonly Named[],
): readonly (NamePlace | undefined)[] {
  const put = (named: Named) => {
    const choice = bestPlace(clutter, named);
    return { ...choice, named, takeOff: clutter.add(choice.place.rect, NAME) };
  };
  let laid = all.map(put);
  for (let round = 1; round < ROUNDS; round += 1) {
    laid = laid.map((name) => {
      if (name.cost < DOUBTFUL) return name;
      name.takeOff();
      return put(name.named);
    });
  }
  return laid
    .toReversed()
    .map(({ named, place, takeOff }) => {
      takeOff();
      if (!named.isNeeded && clutter.costOf(place.rect) > TOO_MUCH) return undefined;
      clutter.add(place.rect, NAME);
      return place;
    })
    .toReversed();
}
