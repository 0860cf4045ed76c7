import {
  type Axial,
  centreOf,
  type FieldAddress,
  fieldAtPoint,
  KLEINFELDER,
  type Lattice,
  type Point,
  ROW_HEIGHT,
} from '../../../../engine';
import type { Box } from '../../../kit/board/camera';
import { turnWidth } from '../pane/frame';
import { onMap } from './fields';
import type { ToolContext } from './tool';

/** From where to where, in field widths. */
export type Span = readonly [from: number, to: number];

/** A centre this close to a line counts as lying on it. */
const CLOSE = 1e-6;

/** How far the fields of a Großfeld lie from its first one at most. */
const PLOT_REACH = 9;

/** A box of the plane around all fields of a sheet; endless from west to east on a cylinder. */
const boundsOf = (lattice: Lattice): Box => {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  // Where a net is cut elsewhere the fields of a Großfeld need not lie together.
  const step = lattice.recut === undefined ? KLEINFELDER : 1;
  for (let cell = 0; cell < lattice.size; cell += step) {
    const { x, y } = centreOf(lattice.axialOf(cell));
    bounds.left = Math.min(bounds.left, x - PLOT_REACH);
    bounds.right = Math.max(bounds.right, x + PLOT_REACH);
    bounds.top = Math.min(bounds.top, y - PLOT_REACH);
    bounds.bottom = Math.max(bounds.bottom, y + PLOT_REACH);
  }
  return turnWidth(lattice) === undefined
    ? bounds
    : { ...bounds, left: -Infinity, right: Infinity };
};

/** The part of a span that can hold fields: within a sheet, at most one turn around a cylinder. */
const withinBounds = ([from, to]: Span, bounds: Box, turn: number | undefined): Span => [
  Math.max(from, bounds.left),
  Math.min(to, bounds.right, turn === undefined ? Infinity : from + turn),
];

function* fieldsOfRow(r: number, [from, to]: Span): Generator<Axial> {
  const last = Math.floor(to - r / 2 + CLOSE);
  for (let q = Math.ceil(from - r / 2 - CLOSE); q <= last; q += 1) yield { q, r };
}

/** The fields of the map whose centres lie on some spans of the rows between two heights of the plane. */
export function fieldsOnRows(
  context: ToolContext,
  [top, bottom]: Span,
  spansAt: (y: number) => readonly Span[],
): readonly FieldAddress[] {
  const bounds = boundsOf(context.lattice);
  const turn = turnWidth(context.lattice);
  const first = Math.ceil(Math.max(top, bounds.top) / ROW_HEIGHT - CLOSE);
  const last = Math.floor(Math.min(bottom, bounds.bottom) / ROW_HEIGHT + CLOSE);
  const found = function* (): Generator<Axial> {
    for (let r = first; r <= last; r += 1) {
      for (const span of spansAt(r * ROW_HEIGHT)) {
        yield* fieldsOfRow(r, withinBounds(span, bounds, turn));
      }
    }
  };
  return onMap(context, found());
}

/** The box around two points after each was moved to the centre of its field. */
export function boxOfFields(a: Point, b: Point): Box {
  const [from, to] = [centreOf(fieldAtPoint(a)), centreOf(fieldAtPoint(b))];
  return {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.y, to.y),
    bottom: Math.max(from.y, to.y),
  };
}

/** Where a closed line crosses or touches a row: the spans between an odd crossing and the next even one. */
export function spansInside(outline: readonly Point[], y: number): readonly Span[] {
  const crossings: number[] = [];
  const touched: Span[] = [];
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [isFromOn, isToOn] = [Math.abs(from.y - y) < CLOSE, Math.abs(to.y - y) < CLOSE];
    if (isFromOn) touched.push([from.x, from.x]);
    if (isFromOn && isToOn) touched.push([Math.min(from.x, to.x), Math.max(from.x, to.x)]);
    else if (from.y > y + CLOSE !== to.y > y + CLOSE) {
      crossings.push(from.x + ((y + CLOSE - from.y) / (to.y - from.y)) * (to.x - from.x));
    }
  });
  crossings.sort((a, b) => a - b);
  const inside = crossings.flatMap((from, index): readonly Span[] => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
  return [...inside, ...touched];
}
