import {
  hexGameOf,
  type Campaign,
  centreOf,
  type Lattice,
  latticeOf,
  systems,
  truthView,
} from '../../../engine';
import {
  letteringIn,
  mapStyle,
  overlay,
  paint,
  riverFlow,
  sceneDisplayList,
  wholeScene,
} from '../../kit/cartography';

/** Size of the picture in CSS pixels, and device pixels per CSS pixel. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/** Part of the world's breadth and height that the picture shows: its ragged edge stays outside. */
const SHOWN = { across: 0.86, down: 0.74 };

/** Field width and middle with which a world fills a sheet. */
const fitted = (lattice: Lattice, { width, height }: Sheet) => {
  const centres = Array.from({ length: lattice.size }, (_, cell) =>
    centreOf(lattice.axialOf(cell)),
  );
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    field: Math.max(
      width / ((right - left + 1) * SHOWN.across),
      height / ((bottom - top + 1) * SHOWN.down),
    ),
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
  };
};

/** Paints the middle of a world onto a canvas, as on the map but without units and field numbers. */
export function paintWorld(
  canvas: HTMLCanvasElement,
  { world, system }: Campaign,
  theme: 'light' | 'dark',
  sheet: Sheet,
): void {
  const context = canvas.getContext('2d');
  const lattice = latticeOf(world.map);
  if (context === null || lattice.size === 0) return;
  const { width, height, density } = sheet;
  const { field, middle } = fitted(lattice, sheet);
  const view = truthView(world);
  const terrains = hexGameOf(systems[system]).terrains;
  const style = mapStyle(theme, field, { numbers: false });
  const scene = wholeScene(view, lattice, terrains, style);
  const window = [
    middle.x - width / field / 2,
    middle.y - height / field / 2,
    middle.x + width / field / 2,
    middle.y + height / field / 2,
  ] as const;
  const lettering = overlay(view, lattice, terrains, style, field, { pieces: false });
  const to = {
    field: field * density,
    pixel: density,
    x: -window[0] * field * density,
    y: -window[1] * field * density,
  };
  context.clearRect(0, 0, canvas.width, canvas.height);
  paint(context, sceneDisplayList(scene, riverFlow(view, lattice, terrains)), to);
  paint(context, letteringIn(window, lettering), to);
}
