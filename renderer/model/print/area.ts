import {
  type Cell,
  centreOf,
  type Direction,
  DIRECTIONS,
  KLEINFELDER,
  type Lattice,
  type RealmView,
  type ViewChunk,
} from '../../../engine';
import type { MapArea } from './order';

const isRendered = (view: RealmView, lattice: Lattice, cell: Cell): boolean => {
  const no = lattice.plots[Math.floor(cell / KLEINFELDER)]?.no;
  const chunk = no === undefined ? undefined : view.chunks[no];
  return (chunk?.terrain[cell % KLEINFELDER] ?? null) !== null;
};

/** Some cells and those at most `rings` steps away. */
const withRings = (lattice: Lattice, start: Iterable<Cell>, rings: number): ReadonlySet<Cell> => {
  const all = new Set(start);
  let last: readonly Cell[] = [...all];
  for (let ring = 0; ring < rings; ring += 1) {
    const next: Cell[] = [];
    for (const cell of last) {
      for (const direction of DIRECTIONS) {
        const other = lattice.neighbour(cell, direction);
        if (other < 0 || all.has(other)) continue;
        all.add(other);
        next.push(other);
      }
    }
    last = next;
  }
  return all;
};

const cellsOfPlots = (plots: Iterable<number>): readonly Cell[] =>
  [...plots].flatMap((plot) =>
    Array.from({ length: KLEINFELDER }, (_, index) => plot * KLEINFELDER + index),
  );

/** Some Großfelder and those that touch them, ring by ring. */
const withPlotRings = (
  lattice: Lattice,
  start: readonly number[],
  rings: number,
): ReadonlySet<number> => {
  let plots: ReadonlySet<number> = new Set(start);
  for (let ring = 0; ring < rings; ring += 1)
    plots = new Set(
      [...withRings(lattice, cellsOfPlots(plots), 1)].map((cell) => Math.floor(cell / KLEINFELDER)),
    );
  return plots;
};

/** The fields whose centres lie in the smallest rectangle around some fields. */
const rectangleAround = (lattice: Lattice, fields: readonly Cell[]): ReadonlySet<Cell> => {
  const centres = fields.map((cell) => centreOf(lattice.axialOf(cell)));
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - 0.51, Math.max(...xs) + 0.51];
  const [top, bottom] = [Math.min(...ys) - 0.01, Math.max(...ys) + 0.01];
  const found = new Set<Cell>();
  for (let cell = 0; cell < lattice.size; cell += 1) {
    const { x, y } = centreOf(lattice.axialOf(cell));
    if (x >= left && x <= right && y >= top && y <= bottom) found.add(cell);
  }
  return found;
};

/** The land of the realm, or, if it has none, the fields where its units stand (WW-1.4-11). */
const territoryOf = (view: RealmView, lattice: Lattice): readonly Cell[] => {
  const { party } = view.audience;
  const land = lattice.plots.flatMap(({ no }, plot) =>
    (view.chunks[no]?.owner ?? []).flatMap((owner, index) =>
      owner === party ? [plot * KLEINFELDER + index] : [],
    ),
  );
  if (land.length > 0) return land;
  return view.pieces
    .filter((piece) => piece.party === party)
    .map(({ place }) => lattice.cellOf(place.field))
    .filter((cell) => cell !== undefined);
};

/** The fields of an area, known or not; null = no bounds. */
const fieldsOf = (view: RealmView, lattice: Lattice, area: MapArea): ReadonlySet<Cell> | null => {
  switch (area.kind) {
    case 'known':
      return null;
    case 'territory':
      return withRings(lattice, territoryOf(view, lattice), area.ring);
    case 'choice':
      return rectangleAround(
        lattice,
        area.fields.map((field) => lattice.cellOf(field)).filter((cell) => cell !== undefined),
      );
    case 'grossfelder': {
      const wanted = new Set<string>(area.grossfelder);
      const chosen = lattice.plots.flatMap(({ no }, plot) => (wanted.has(no) ? [plot] : []));
      return area.ringOf === 'fields'
        ? withRings(lattice, cellsOfPlots(chosen), area.ring)
        : new Set(cellsOfPlots(withPlotRings(lattice, chosen, area.ring)));
    }
  }
};

type Part<Value> = Readonly<Record<number, Value>>;

const kept = <Value>(record: Part<Value>, isKept: (key: number) => boolean): Part<Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isKept(Number(key))));

/** A chunk of which nothing is known beyond some cells: not even that it was there. */
const chunkWithin = (
  chunk: ViewChunk,
  lattice: Lattice,
  plot: number,
  isIn: (cell: Cell) => boolean,
): ViewChunk => {
  const cellOf = (index: number): Cell => plot * KLEINFELDER + index;
  const within = <Value>(values: readonly Value[], nothing: Value): readonly Value[] =>
    values.map((value, index) => (isIn(cellOf(index)) ? value : nothing));
  const touches = (side: number): boolean => {
    const cell = cellOf(Math.floor(side / 6));
    return isIn(cell) || isIn(lattice.neighbour(cell, ((side % 6) + 1) as Direction));
  };
  const ofSixth = (sixth: number): boolean => isIn(cellOf(Math.floor(sixth / 6)));
  return {
    ...chunk,
    terrain: within(chunk.terrain, null),
    owner: within(chunk.owner, null),
    level: within(chunk.level, 0),
    since: within(chunk.since, 0),
    sides: kept(chunk.sides, touches),
    walls: kept(chunk.walls, ofSixth),
    springs: kept(chunk.springs, ofSixth),
    settlements: kept(chunk.settlements, (index) => isIn(cellOf(index))),
  };
};

/** A view with nothing in it beyond some fields. What is left out is absent, not covered. */
export function viewWithin(view: RealmView, lattice: Lattice, cells: ReadonlySet<Cell>): RealmView {
  const isIn = (cell: Cell): boolean => cells.has(cell);
  const chunks = lattice.plots.flatMap(({ no }, plot) => {
    const chunk = view.chunks[no];
    return chunk === undefined ? [] : [[no, chunkWithin(chunk, lattice, plot, isIn)] as const];
  });
  return {
    ...view,
    chunks: Object.fromEntries(chunks),
    pieces: view.pieces.filter(({ place }) => isIn(lattice.cellOf(place.field) ?? -1)),
  };
}

/** What of a realm's knowledge lies in an area. */
export function viewOfArea(view: RealmView, lattice: Lattice, area: MapArea): RealmView {
  const cells = fieldsOf(view, lattice, area);
  return cells === null ? view : viewWithin(view, lattice, cells);
}

/** The Großfelder of which a realm knows at least one field, in order of their numbers. */
export function knownGrossfelder(view: RealmView, lattice: Lattice) {
  return lattice.plots
    .filter((_, plot) => cellsOfPlots([plot]).some((cell) => isRendered(view, lattice, cell)))
    .map(({ no }) => no)
    .sort();
}
