import {
  type Cell,
  type Direction,
  drawnCorner,
  drawnSide,
  facing,
  homeOfSide,
  KLEINFELDER,
  type Lattice,
  type MapView,
  SIDE,
} from '../../../engine';
import { next, previous } from './geometry';
import { chunksInOrder, type Terrains } from './scene';

/** Name of a side: `6 * cell + direction - 1` of its home (WW-2.1-22). */
export type SideKey = number;
/** Name of a corner: the smallest `6 * cell + corner - 1` of the fields that share it. */
export type CornerKey = number;

/** How much water runs along each river side: springs upstream, 1 to 4. */
export type Flow = ReadonlyMap<SideKey, number>;

/** Widest river. */
const MOST = 4;

const key = (cell: Cell, direction: number): number => 6 * cell + direction - 1;

/** The name of corner `corner` of a field (WW-2.1-23). */
export function cornerKey(lattice: Lattice, cell: Cell, corner: Direction): CornerKey {
  const gap = lattice.gapAt(cell);
  // Where a field has only five sides, the corners at both ends of the missing one are the same.
  const end = corner === gap ? previous(corner) : corner;
  const after = next(end) === gap ? next(next(end)) : next(end);
  const second = lattice.neighbour(cell, end);
  const third = lattice.neighbour(cell, after);
  let name = key(cell, end);
  if (second >= 0) {
    const before = previous(lattice.sideBeyond(cell, end));
    const isGap = before === lattice.gapAt(second);
    name = Math.min(name, key(second, isGap ? previous(before) : before));
  }
  if (third >= 0) name = Math.min(name, key(third, lattice.sideBeyond(cell, after)));
  return name;
}

interface Reach {
  readonly side: SideKey;
  readonly to: CornerKey;
}

interface Net {
  readonly corners: Map<CornerKey, Reach[]>;
  readonly mouths: Set<CornerKey>;
  readonly springs: Set<CornerKey>;
}

const connect = (net: Net, from: CornerKey, reach: Reach): void => {
  const reaches = net.corners.get(from);
  if (reaches === undefined) net.corners.set(from, [reach]);
  else reaches.push(reach);
};

/** The rivers of a view as a graph of corners, with the corners where water meets the sea. */
const riverNet = (view: MapView, lattice: Lattice, terrains: Terrains): Net => {
  const net: Net = { corners: new Map(), mouths: new Set(), springs: new Set() };
  const chunks = chunksInOrder(view, lattice);
  const isWater = (cell: Cell): boolean => {
    const terrain = chunks[Math.floor(cell / KLEINFELDER)]?.terrain[cell % KLEINFELDER];
    return terrain !== undefined && terrain !== null && terrains[terrain]?.height === 0;
  };
  const touchesWater = (cell: Cell, corner: Direction): boolean =>
    [cell, lattice.neighbour(cell, corner), lattice.neighbour(cell, next(corner))].some(
      (each) => each >= 0 && isWater(each),
    );
  chunks.forEach((chunk, plot) => {
    if (chunk === undefined) return;
    for (const [name, bits] of Object.entries(chunk.sides)) {
      if ((bits & SIDE.river) === 0) continue;
      const index = Number(name);
      const cell = plot * KLEINFELDER + Math.floor(index / 6);
      const direction = drawnSide(lattice, cell, ((index % 6) + 1) as Direction);
      const side = homeOfSide(lattice, cell, direction);
      const start = cornerKey(lattice, cell, previous(direction));
      const end = cornerKey(lattice, cell, direction);
      connect(net, start, { side, to: end });
      connect(net, end, { side, to: start });
      if (touchesWater(cell, previous(direction))) net.mouths.add(start);
      if (touchesWater(cell, direction)) net.mouths.add(end);
    }
    for (const name of Object.keys(chunk.springs)) {
      const index = Number(name);
      const cell = plot * KLEINFELDER + Math.floor(index / 6);
      const corner = drawnCorner(lattice, cell, ((index % 6) + 1) as Direction);
      net.springs.add(cornerKey(lattice, cell, corner));
    }
  });
  return net;
};

/** For every corner that drains to a mouth the reach that leads there, nearest mouth first. */
const drains = ({ corners, mouths }: Net): ReadonlyMap<CornerKey, Reach> => {
  const towards = new Map<CornerKey, Reach>();
  const queue = [...mouths];
  const seen = new Set(queue);
  for (const corner of queue) {
    for (const { side, to } of corners.get(corner) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      towards.set(to, { side, to: corner });
      queue.push(to);
    }
  }
  return towards;
};

/** Follows the water of one source to the sea, adding one to every reach on it. */
const pour = (
  flow: Map<SideKey, number>,
  towards: ReadonlyMap<CornerKey, Reach>,
  source: CornerKey,
): void => {
  let reach = towards.get(source);
  while (reach !== undefined) {
    flow.set(reach.side, Math.min(MOST, (flow.get(reach.side) ?? 0) + 1));
    reach = towards.get(reach.to);
  }
};

/**
 * The flow of all rivers of a view. Every spring, and every end of a river that is no mouth, sends water the
 * shortest way to the sea; where no mouth is known the width is constant.
 */
export function riverFlow(view: MapView, lattice: Lattice, terrains: Terrains): Flow {
  const net = riverNet(view, facing(lattice), terrains);
  const towards = drains(net);
  const flow = new Map<SideKey, number>();
  for (const [corner, reaches] of net.corners) {
    const isSource = reaches.length === 1 || net.springs.has(corner);
    if (isSource && !net.mouths.has(corner)) pour(flow, towards, corner);
  }
  for (const reaches of net.corners.values()) {
    for (const { side } of reaches) if (!flow.has(side)) flow.set(side, 1);
  }
  return flow;
}

/** The flow of the river on a side; 0 = no river. */
export function flowOf(flow: Flow, lattice: Lattice, cell: Cell, direction: Direction): number {
  return flow.get(homeOfSide(lattice, cell, direction)) ?? 0;
}

/** The flow around each Großfeld in a short text: equal texts mean equal rivers there. Index = plot of the lattice. */
export function flowSignatures(flow: Flow, drawn: Lattice): readonly string[] {
  const lattice = facing(drawn);
  const parts = lattice.plots.map((): string[] => []);
  for (const [side, water] of [...flow].sort(([a], [b]) => a - b)) {
    const cell = Math.floor(side / 6);
    const direction = ((side % 6) + 1) as Direction;
    const touched = [previous(direction), direction, next(direction)].map((each) =>
      lattice.neighbour(cell, each),
    );
    const plots = new Set([cell, ...touched].map((each) => Math.floor(each / KLEINFELDER)));
    for (const plot of plots) parts[plot]?.push(`${side}=${water}`);
  }
  return parts.map((each) => each.join(' '));
}
