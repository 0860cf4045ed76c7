import type { Lattice, MapView, ViewChunk } from '../../../engine';
import { DIRECTIONS, KLEINFELDER } from '../../../engine';
import {
  chunkDisplayList,
  chunkWindow,
  type Flow,
  flowSignatures,
  grossfeldOutline,
  type MapStyle,
  paint,
  riverFlow,
  type Terrains,
  trace,
} from '../../cartography';
import type { Box } from './camera';
import type { Tile } from './tiles';

/** What the ground is drawn from. */
export interface GroundInput {
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly terrains: Terrains;
}

/** The ground of one view, ready to be drawn Großfeld by Großfeld. */
export interface Atlas extends GroundInput {
  readonly flow: Flow;
  /** Extent of each plot in the plane. */
  readonly boxes: readonly Box[];
  /** All that the drawing of a plot depends on, style apart. */
  readonly sourcesOf: (plot: number) => readonly unknown[];
}

/** Room around a Großfeld that its drawing may use, in field widths. */
const ROOM = 1.1;

const boxOf = (lattice: Lattice, plot: number): Box => {
  const outline = grossfeldOutline(lattice, plot);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 2 < outline.length; at += 3) {
    left = Math.min(left, outline[at + 1] ?? 0);
    right = Math.max(right, outline[at + 1] ?? 0);
    top = Math.min(top, outline[at + 2] ?? 0);
    bottom = Math.max(bottom, outline[at + 2] ?? 0);
  }
  return { left, top, right, bottom };
};

/** Extents of all plots; they change only with the lattice. */
export const plotBoxes = (lattice: Lattice): readonly Box[] =>
  lattice.plots.map((_, plot) => boxOf(lattice, plot));

const neighbouringPlots = (lattice: Lattice, plot: number): readonly number[] => {
  const plots = new Set<number>();
  for (let cell = plot * KLEINFELDER; cell < (plot + 1) * KLEINFELDER; cell += 1) {
    for (const direction of DIRECTIONS) {
      const other = lattice.neighbour(cell, direction);
      if (other >= 0) plots.add(Math.floor(other / KLEINFELDER));
    }
  }
  return [...plots].sort((a, b) => a - b);
};

/** Prepares the ground of a view. `boxes` are those of its lattice. */
export const createAtlas = (input: GroundInput, boxes: readonly Box[]): Atlas => {
  const { view, lattice, terrains } = input;
  const flow = riverFlow(view, lattice, terrains);
  const signatures = flowSignatures(flow, lattice);
  const chunkOf = (plot: number): ViewChunk | undefined => {
    const no = lattice.plots[plot]?.no;
    return no === undefined ? undefined : view.chunks[no];
  };
  const colours = Object.values(view.parties)
    .map(({ key, colour }) => `${key}=${colour}`)
    .sort()
    .join(' ');
  const known = new Map<number, readonly unknown[]>();
  return {
    ...input,
    flow,
    boxes,
    sourcesOf: (plot) => {
      const found = known.get(plot);
      if (found !== undefined) return found;
      const sources = [
        signatures[plot],
        colours,
        terrains,
        ...neighbouringPlots(lattice, plot).map(chunkOf),
      ];
      known.set(plot, sources);
      return sources;
    },
  };
};

/** Draws the ground of one plot for fields `field` device pixels wide; `ratio` device pixels make a CSS pixel. */
export const drawTile = (
  atlas: Atlas,
  plot: number,
  style: MapStyle,
  field: number,
  ratio: number,
  sources: readonly unknown[],
): Tile => {
  const box = atlas.boxes[plot] ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const left = Math.floor((box.left - ROOM) * field);
  const top = Math.floor((box.top - ROOM) * field);
  const width = Math.ceil((box.right + ROOM) * field) - left;
  const height = Math.ceil((box.bottom + ROOM) * field) - top;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const context = canvas.getContext('2d');
  if (context !== null) {
    const to = { x: -left, y: -top, field, pixel: ratio };
    const { view, lattice, terrains, flow } = atlas;
    paint(context, chunkDisplayList(view, lattice, terrains, plot, flow, style), to);
    context.globalCompositeOperation = 'destination-in';
    context.beginPath();
    trace(context, chunkWindow(view, lattice, plot, 1.25 / field), to);
    context.fill();
  }
  return { canvas, left, top, field, sources };
};
