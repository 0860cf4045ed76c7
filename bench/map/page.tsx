import Konva from 'konva';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { centreOf, KLEINFELDER, type Lattice, type MapView, systems } from '../../engine';
import { terrainColour } from '../../renderer/cartography';
import { MapPane } from '../../renderer/map/pane';
import { benchWorld } from './world';

/** What one variant took, in milliseconds. */
export interface Measured {
  /** From the start until every field shows its colour. */
  readonly first: number;
  /** Until nothing is left to be drawn. */
  readonly whole: number;
  /** Time of each panned frame, everything rasterised. */
  readonly frames: readonly number[];
}

const FRAMES = 16;
const WIDTH = 1600;
const HEIGHT = 1000;

const terrains = Object.values(systems)[0]?.terrains ?? {};

const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

/** Waits for the rasteriser by reading one pixel back. */
const readBack = (layers: readonly Konva.Layer[]): number =>
  layers.reduce((sum, layer) => {
    const context = layer.getNativeCanvasElement().getContext('2d');
    return sum + (context?.getImageData(WIDTH / 2, HEIGHT / 2, 1, 1).data[3] ?? 0);
  }, 0);

const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const measureFrames = async (move: (frame: number) => void): Promise<readonly number[]> => {
  const frames: number[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    frames.push(timed(() => move(frame)));
    await nextFrame();
  }
  return frames;
};

/** The pane as the program uses it. */
const measurePane = async (view: MapView, lattice: Lattice): Promise<Measured> => {
  const host = document.createElement('div');
  host.style.cssText = `position:absolute;left:0;top:0;width:${String(WIDTH)}px;height:${String(HEIGHT)}px`;
  document.body.append(host);
  const start = performance.now();
  flushSync(() =>
    createRoot(host).render(
      <MapPane view={view} lattice={lattice} terrains={terrains} label="bench" />,
    ),
  );
  const layers = (): readonly Konva.Layer[] => Konva.stages.at(-1)?.getLayers() ?? [];
  while (readBack(layers()) === 0) await nextFrame();
  const first = performance.now() - start;
  const pane = host.querySelector('[role=application]');
  while (pane?.getAttribute('data-drawn') !== 'true') await nextFrame();
  readBack(layers());
  const whole = performance.now() - start;
  const frames = await measureFrames((frame) => {
    const key = frame % 8 < 4 ? 'ArrowRight' : 'ArrowLeft';
    pane.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const layer of layers()) layer.draw();
    readBack(layers());
  });
  return { first, whole, frames };
};

/** One polygon node per field: the obvious way to do it with a canvas library. */
const measureNodes = async (
  view: MapView,
  lattice: Lattice,
  listening: boolean,
): Promise<Measured> => {
  const host = document.createElement('div');
  document.body.append(host);
  const start = performance.now();
  const stage = new Konva.Stage({ container: host, width: WIDTH, height: HEIGHT });
  const layer = new Konva.Layer({ listening });
  const scale = Math.min(WIDTH / 244, HEIGHT / 180);
  for (let cell = 0; cell < lattice.size; cell += 1) {
    const { x, y } = centreOf(lattice.axialOf(cell));
    const no = lattice.plots[Math.floor(cell / KLEINFELDER)]?.no;
    const key = no === undefined ? undefined : view.chunks[no]?.terrain[cell % KLEINFELDER];
    layer.add(
      new Konva.RegularPolygon({
        x: (x + 1) * scale,
        y: (y + 1) * scale,
        sides: 6,
        radius: scale / Math.sqrt(3),
        fill: terrainColour('light', terrains[key ?? '']?.outer ?? ''),
        stroke: '#25221D',
        strokeWidth: 0.3,
        listening,
        perfectDrawEnabled: false,
      }),
    );
  }
  stage.add(layer);
  layer.draw();
  readBack([layer]);
  const first = performance.now() - start;
  const frames = await measureFrames((frame) => {
    layer.x(layer.x() + (frame % 8 < 4 ? -80 : 80));
    layer.draw();
    readBack([layer]);
  });
  return { first, whole: first, frames };
};

declare global {
  interface Window {
    measure: (variant: 'pane' | 'nodes' | 'listening') => Promise<Measured>;
  }
}

window.measure = (variant) => {
  const { view, lattice } = benchWorld();
  return variant === 'pane'
    ? measurePane(view, lattice)
    : measureNodes(view, lattice, variant === 'listening');
};
