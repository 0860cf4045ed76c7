import { type Cell, DIRECTIONS } from '../hex';
import { type Chance, chanceFor, layered, noiseFor } from './chance';
import type { GenesisOptions } from './options';
import { type Plane, smoothed, spanBetween, stepsTo } from './plane';

/** Work done piece by piece; yields how much of it is done, 0 to 1, so that it can be watched and broken off. */
export type Work<Outcome> = Generator<number, Outcome, void>;

/** How many fields are done between two looks at the clock of progress. */
const STRIDE = 240;

/** Does something for every index, yielding now and then. */
export function* forEachIndex(
  count: number,
  act: (index: number) => void,
  from = 0,
  to = 1,
): Work<void> {
  for (let index = 0; index < count; index += 1) {
    if (index % STRIDE === 0) yield from + ((to - from) * index) / count;
    act(index);
  }
}

/** Land and sea. */
export interface Land {
  /** 1 = water, the strips of ice included. */
  readonly water: Uint8Array;
  /** 1 = strip of ice that closes the world in the north and in the south. */
  readonly strip: Uint8Array;
}

/** The heart of a continent; `reach` in field widths. */
interface Heart {
  readonly cell: Cell;
  readonly reach: number;
}

const stripOf = ({ fromNorth, fromSouth, size }: Plane, { ice }: GenesisOptions): Uint8Array => {
  const strip = new Uint8Array(size);
  for (let cell = 0; cell < size; cell += 1) {
    const isNorth = (fromNorth[cell] ?? 0) < ice.north;
    const isSouth = (fromSouth[cell] ?? 0) < ice.south;
    if (isNorth || isSouth) strip[cell] = 1;
  }
  return strip;
};

/** How many places are tried for each heart; the one farthest from the others is taken. */
const TRIES = 14;
/** Hearts reach farther than their share of the land: where they meet the sea the noise eats half of it. */
const OVERREACH = 1.25;

const heartsOf = (plane: Plane, strip: Uint8Array, options: GenesisOptions): readonly Heart[] => {
  const chance = chanceFor(options.seed, 'continents');
  const places = candidates(plane, strip);
  if (places.length === 0) return [];
  const weights = Array.from({ length: options.continents }, () => weight(chance, options.variety));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const land = places.length * (1 - options.water);
  const hearts: Heart[] = [];
  for (const share of [...weights].sort((a, b) => b - a)) {
    const reach = OVERREACH * Math.sqrt((land * share) / total / Math.PI);
    hearts.push(farthest(plane, places, hearts, reach, chance));
  }
  return hearts;
};

const weight = (chance: Chance, variety: number): number => {
  const draw = chance();
  return 1 - variety + variety * (0.06 + 1.8 * draw * draw * draw);
};

/** Where hearts may lie: outside the strips, and off the very poles. */
const candidates = ({ size, latitude }: Plane, strip: Uint8Array): readonly Cell[] => {
  const free: Cell[] = [];
  for (let cell = 0; cell < size; cell += 1) if (strip[cell] === 0) free.push(cell);
  const temperate = free.filter((cell) => Math.abs(latitude[cell] ?? 0) < 0.85);
  return temperate.length > 0 ? temperate : free;
};

/** Distance to the edge of the map: on a cylinder in the north and in the south only; an icosahedron has none. */
const roomToRim = ({ bounds, isBall, round, x, row }: Plane, cell: Cell): number => {
  if (isBall) return Infinity;
  const east = x[cell] ?? 0;
  const down = row[cell] ?? 0;
  const level = Math.min(down - bounds.top, bounds.bottom - down);
  return round > 0 ? level : Math.min(level, east - bounds.left, bounds.right - east);
};

const farthest = (
  plane: Plane,
  places: readonly Cell[],
  hearts: readonly Heart[],
  reach: number,
  chance: Chance,
): Heart => {
  let best: Heart = { cell: 0, reach };
  let distance = -Infinity;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const cell = places[Math.floor(chance() * places.length)] ?? 0;
    const gap = Math.min(
      roomToRim(plane, cell),
      ...hearts.map((heart) => spanBetween(plane, heart.cell, cell) - heart.reach),
    );
    if (gap > distance || attempt === 0) {
      distance = gap;
      best = { cell, reach };
    }
  }
  return best;
};

/** Distance of land from the edge of the map, in fields, so that no coast looks cut off; more on a large map. */
const rimWidth = ({ size }: Plane): number =>
  Math.round(Math.min(Math.max(Math.sqrt(size) / 14, 5), 16));

const rimOf = (plane: Plane, strip: Uint8Array): Uint8Array => {
  const { neighbours } = plane.lattice;
  const isRim = (cell: Cell): boolean =>
    strip[cell] === 1 ||
    DIRECTIONS.some(
      (side) => (neighbours[6 * cell + side - 1] ?? -1) < 0 && plane.lattice.gapAt(cell) !== side,
    );
  return stepsTo(plane, isRim, rimWidth(plane));
};

/** How far the shape of the land is bent, in parts of the reach of its heart. */
const BEND = 0.5;

function* heights(plane: Plane, strip: Uint8Array, options: GenesisOptions): Work<Float64Array> {
  const { space, size } = plane;
  const hearts = heartsOf(plane, strip, options);
  const rim = rimOf(plane, strip);
  const width = rimWidth(plane);
  const mean = hearts.reduce((sum, { reach }) => sum + reach, 0) / Math.max(hearts.length, 1);
  const broad = 1 / Math.max(mean * 1.1, 4);
  const bendEast = layered(noiseFor(options.seed, 'bend east'), 2);
  const bendSouth = layered(noiseFor(options.seed, 'bend south'), 2);
  const rough = layered(noiseFor(options.seed, 'coast'), 5);
  const fine = layered(noiseFor(options.seed, 'bays'), 2);
  const height = new Float64Array(size);
  yield* forEachIndex(size, (cell) => {
    const sx = space[3 * cell] ?? 0;
    const sy = space[3 * cell + 1] ?? 0;
    const sz = space[3 * cell + 2] ?? 0;
    const east = bendEast(sx * broad, sy * broad, sz * broad);
    const south = bendSouth(sx * broad, sy * broad, sz * broad);
    let body = -1;
    for (const heart of hearts) {
      const bend = BEND * heart.reach;
      const away = spanBetween(plane, cell, heart.cell, bend * east, bend * south);
      body = Math.max(body, 1 - away / heart.reach);
    }
    const coast = rough(sx * broad * 1.4, sy * broad * 1.4, sz * broad * 1.4);
    const bays = fine(sx / 8, sy / 8, sz / 8);
    const edge = 1 - (rim[cell] ?? 0) / width;
    height[cell] =
      body + (0.45 + 0.75 * options.ragged) * coast + 0.42 * options.ragged * bays - 1.2 * edge;
  });
  return smoothed(plane, height);
}

/** Water by height: as many of the lowest fields as are wanted. */
const flooded = (height: Float64Array, strip: Uint8Array, share: number): Uint8Array => {
  const open = height.filter((_, cell) => strip[cell] === 0).sort();
  const level = open[Math.min(Math.floor(share * open.length), open.length - 1)] ?? 0;
  return strip.map((isStrip, cell) => (isStrip === 1 || (height[cell] ?? 0) < level ? 1 : 0));
};

/** Islands and lakes smaller than this look like crumbs. */
const CRUMB = 3;

/** Turns crumbs into what surrounds them: first lakes, then islands. */
const swept = ({ lattice, size }: Plane, water: Uint8Array, strip: Uint8Array): Uint8Array => {
  const clean = Uint8Array.from(water);
  for (const kind of [1, 0]) {
    const seen = new Uint8Array(size);
    for (let start = 0; start < size; start += 1) {
      if (seen[start] === 1 || clean[start] !== kind) continue;
      const body: Cell[] = [start];
      seen[start] = 1;
      for (const cell of body) {
        for (let side = 0; side < 6; side += 1) {
          const near = lattice.neighbours[6 * cell + side] ?? -1;
          if (near < 0 || seen[near] === 1 || clean[near] !== kind) continue;
          seen[near] = 1;
          body.push(near);
        }
      }
      const isCrumb = body.length < CRUMB && body.every((cell) => strip[cell] === 0);
      if (isCrumb) for (const cell of body) clean[cell] = 1 - kind;
    }
  }
  return clean;
};

const shareOf = (water: Uint8Array, strip: Uint8Array): number => {
  let open = 0;
  let wet = 0;
  water.forEach((isWet, cell) => {
    if (strip[cell] === 1) return;
    open += 1;
    wet += isWet;
  });
  return open === 0 ? 0 : wet / open;
};

/** How often the level of the sea is corrected for the crumbs that were swept away. */
const CORRECTIONS = 3;

/** Continents and islands, with just as much water as is wanted, give or take what the last crumbs were. */
export function* raiseLand(plane: Plane, options: GenesisOptions): Work<Land> {
  const strip = stripOf(plane, options);
  const height = yield* heights(plane, strip, options);
  let asked = options.water;
  let water = swept(plane, flooded(height, strip, asked), strip);
  for (let turn = 0; turn < CORRECTIONS; turn += 1) {
    asked = Math.min(Math.max(asked + options.water - shareOf(water, strip), 0), 1);
    water = swept(plane, flooded(height, strip, asked), strip);
    yield 1;
  }
  return { water, strip };
}
