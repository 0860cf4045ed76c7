import { type RefObject, useEffect, useRef } from 'react';
import type { Lattice, MapView } from '../../../../engine';
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
import type { MiniFit } from './fit';
import { stalePlots } from './repaint';

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
export const usePainting = (
  canvasRef: RefObject<HTMLCanvasElement | null>,
  picture: MiniPicture | null,
): void => {
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
};
