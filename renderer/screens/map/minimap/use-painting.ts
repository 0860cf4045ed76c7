import { type RefObject, useEffect, useRef } from 'react';
import {
  centreOf,
  CORNER_RADIUS,
  DIRECTIONS,
  KLEINFELDER,
  type Lattice,
  type MapView,
  type Point,
} from '../../../../engine';
import {
  chunkDisplayList,
  chunkWindow,
  mapStyle,
  type MapTheme,
  paint,
  riverFlow,
  type StyleChoice,
  type Terrains,
  trace,
} from '../../../kit/cartography';
import type { Camera, Extent } from '../../../kit/board/camera';

/** How the whole map lies in a small window: pixels per field width, and where the plane's origin is. */
interface MiniFit {
  readonly field: number;
  readonly x: number;
  readonly y: number;
}

/** Fits all fields of a world into a window with a little air; undefined for a world without fields. */
export function fitWorld(lattice: Lattice, { width, height }: Extent): MiniFit | undefined {
  if (lattice.size === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let cell = 0; cell < lattice.size; cell += 1) {
    const { x, y } = centreOf(lattice.axialOf(cell));
    left = Math.min(left, x - 0.5);
    right = Math.max(right, x + 0.5);
    top = Math.min(top, y - CORNER_RADIUS);
    bottom = Math.max(bottom, y + CORNER_RADIUS);
  }
  const field = 0.94 * Math.min(width / (right - left), height / (bottom - top));
  return {
    field,
    x: width / 2 - ((left + right) / 2) * field,
    y: height / 2 - ((top + bottom) / 2) * field,
  };
}

/** The plane point under a point of the small window. */
export function pointInWorld(fit: MiniFit, { x, y }: Point): Point {
  return {
    x: (x - fit.x) / fit.field,
    y: (y - fit.y) / fit.field,
  };
}

/** The frame of the large window in the small one, cut to it. */
export function windowFrame(
  fit: MiniFit,
  small: Extent,
  { centre, scale }: Camera,
  large: Extent,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const half = { x: large.width / scale / 2, y: large.height / scale / 2 };
  const within = (value: number, limit: number): number => Math.min(limit - 1, Math.max(1, value));
  const left = within(fit.x + (centre.x - half.x) * fit.field, small.width);
  const right = within(fit.x + (centre.x + half.x) * fit.field, small.width);
  const top = within(fit.y + (centre.y - half.y) * fit.field, small.height);
  const bottom = within(fit.y + (centre.y + half.y) * fit.field, small.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const touching = (lattice: Lattice, plot: number): ReadonlySet<number> => {
  const plots = new Set([plot]);
  for (let cell = plot * KLEINFELDER; cell < (plot + 1) * KLEINFELDER; cell += 1) {
    for (const direction of DIRECTIONS) {
      const next = lattice.neighbour(cell, direction);
      if (next >= 0) plots.add(Math.floor(next / KLEINFELDER));
    }
  }
  return plots;
};

/**
 * The Großfelder to draw anew after a view has followed another: those whose chunk changed and those around
 * them, because coasts and borders depend on both sides. Indices of the lattice's plots, rising.
 */
export function stalePlots(
  lattice: Lattice,
  before: MapView | null,
  after: MapView,
): readonly number[] {
  const all = lattice.plots.map((_, index) => index);
  if (before?.parties !== after.parties) return all;
  const changed = all.filter((index) => {
    const no = lattice.plots[index]?.no;
    return no !== undefined && before.chunks[no] !== after.chunks[no];
  });
  const stale = new Set(changed.flatMap((index) => [...touching(lattice, index)]));
  return [...stale].sort((a, b) => a - b);
}

/** Milliseconds of drawing per frame: the large map comes first. */
const BUDGET = 5;
/** Field width in pixels below which no river shows. */
const RIVERS_FROM = 4;

interface Drawn {
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly fit: MiniFit;
  readonly theme: MapTheme;
  /** What the picture shows beside terrain; the same object as long as it shows the same. */
  readonly choice: StyleChoice;
}

export interface MiniPicture extends Drawn {
  readonly terrains: Terrains;
}

const clear = (canvas: HTMLCanvasElement, ratio: number): void => {
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
};

/** Keeps a canvas showing the whole map. What did not change is not drawn again; a large world appears bit by bit. */
export function usePainting(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  picture: MiniPicture | null,
): void {
  const drawn = useRef<Drawn | null>(null);
  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (canvas === null || context === null || context === undefined || picture === null) return;
    const { view, lattice, fit, theme, choice, terrains } = picture;
    const ratio = globalThis.devicePixelRatio;
    const last = drawn.current;
    const isSame =
      last?.lattice === lattice &&
      last.fit === fit &&
      last.theme === theme &&
      last.choice === choice;
    if (!isSame) clear(canvas, ratio);
    drawn.current = null;
    const waiting = [...stalePlots(lattice, isSame ? last.view : null, view)];
    const flow = fit.field < RIVERS_FROM ? new Map() : riverFlow(view, lattice, terrains);
    const style = mapStyle(theme, fit.field, { ...choice, grid: false, numbers: false });
    const to = { x: fit.x * ratio, y: fit.y * ratio, field: fit.field * ratio, pixel: ratio };

    const paintPlot = (plot: number): void => {
      context.save();
      context.beginPath();
      trace(context, chunkWindow(view, lattice, plot, 0.04), to);
      context.clip();
      context.clearRect(0, 0, canvas.width, canvas.height);
      paint(context, chunkDisplayList(view, lattice, terrains, plot, flow, style), to);
      context.restore();
    };
    let frame = 0;
    const work = (): void => {
      const end = performance.now() + BUDGET;
      while (waiting.length > 0 && performance.now() < end) paintPlot(waiting.shift() ?? 0);
      if (waiting.length > 0) frame = requestAnimationFrame(work);
      else drawn.current = { view, lattice, fit, theme, choice };
    };
    frame = requestAnimationFrame(work);
    return () => cancelAnimationFrame(frame);
  }, [canvasRef, picture]);
}
