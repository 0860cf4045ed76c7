import { type Campaign, centreOf, latticeOf, systems, truthView } from '../../../engine';
import {
  letteringIn,
  mapStyle,
  overlay,
  paint,
  riverFlow,
  sceneDisplayList,
  wholeScene,
} from '../../cartography';

/** How the picture lies on its canvas: size in CSS pixels, device pixels per CSS pixel, field width. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly field: number;
}

/** Paints the middle of a world onto a canvas, as on the map but without units and field numbers. */
export const paintWorld = (
  canvas: HTMLCanvasElement,
  { world, system }: Campaign,
  theme: 'light' | 'dark',
  { width, height, density, field }: Sheet,
): void => {
  const context = canvas.getContext('2d');
  const lattice = latticeOf(world.map);
  if (context === null || lattice.size === 0) return;
  const centres = Array.from({ length: lattice.size }, (_, cell) =>
    centreOf(lattice.axialOf(cell)),
  );
  const middle = {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
  const view = truthView(world);
  const terrains = systems[system]?.terrains ?? {};
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
};
