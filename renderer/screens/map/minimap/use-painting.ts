import { type RefObject, useEffect, useRef } from 'react';
import { boxOfFields, centreOf, type Lattice, type MapView, type Point } from '../../../../engine';
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
import { plotsAround } from '../../../model/map/pane/plan';

/** How the whole map fits a small window: pixels per field width, and where the plane's origin is. */
interface MiniFit {
  readonly field: number;
  readonly x: number;
  readonly y: number;
}

/** Fits all fields of a world into a window with a little air; undefined for a world without fields. */
export function fitWorld(lattice: Lattice, { width, height }: Extent): MiniFit | undefined {
  const box = boxOfFields(
    Array.from({ length: lattice.size }, (_, cell) => centreOf(lattice.axialOf(cell))),
  );
  if (box === undefined) return undefined;
  const { left, top, right, bottom } = box;
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

/**
 * The Großfelder to draw again after a view has followed another: those whose chunk changed and those around them,
 * because coasts and borders depend on both sides. Indices of the lattice's plots, rising.
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
  const stale = new Set(changed.flatMap((index) => plotsAround(lattice, index)));
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

/** Draws the whole map on a canvas. What did not change is not drawn again; a large world appears bit by bit. */
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
