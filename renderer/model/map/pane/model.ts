import type { Point } from '../../../../engine';
import type { MapFocus } from '../../state/view';
import {
  between,
  type Camera,
  type Extent,
  fit,
  panBy,
  revealing,
  toPlane,
  zoomAt,
} from '../../../kit/board/camera';
import { frameOf, turnWidth } from './frame';
import type { FreshPicture } from './props';
import { createScenery, type LayerName, LAYERS, type Sight } from './scenery';

/** Milliseconds of a glide from one place to another. */
const GLIDE = 180;

/** A camera on its way. */
interface Motion {
  readonly from: Camera;
  readonly to: Camera;
  readonly start: number;
  readonly duration: number;
}

const ease = (part: number): number => 1 - (1 - part) ** 3;

/** Where a moving camera is at `now`, and whether it has arrived. */
export function cameraAt(
  { from, to, start, duration }: Motion,
  now: number,
): { readonly camera: Camera; readonly hasArrived: boolean } {
  const part = duration <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / duration));
  return { camera: part >= 1 ? to : between(from, to, ease(part)), hasArrived: part >= 1 };
}

/** Milliseconds of drawing per frame while the hand moves the map, and while it rests. */
const BUDGET_MOVING = 6;
const BUDGET_RESTING = 30;

/** Milliseconds of drawing for the small picture, and how long the hand must have rested before. */
const BUDGET_PICTURE = 10;
const REST = 600;

/** Milliseconds without zooming after which the map is drawn anew at its size. */
const SETTLING = 140;

/** The pane without React: camera, motion, and when to draw what. */
export interface PaneModel {
  readonly show: (sight: Sight) => void;
  readonly resize: (extent: Extent) => void;
  readonly extent: () => Extent;
  readonly camera: () => Camera;
  /** The plane point under a point of the window. */
  readonly pointAt: (screen: Point) => Point;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (anchor: Point, factor: number, glides?: boolean) => void;
  readonly fitAll: () => void;
  readonly goTo: (focus: MapFocus) => void;
  /** Takes a camera at once. */
  readonly follow: (camera: Camera) => void;
  /** Moves the map just so far that a place is well inside the window. */
  readonly reveal: (point: Point) => void;
  readonly paint: (layer: LayerName, canvas: CanvasRenderingContext2D, ratio: number) => void;
  /** Connects the model to a stage; returns how to let go. */
  readonly attach: (stage: PaneStage) => () => void;
  readonly fontsArrived: () => void;
}

/** What the model asks of the stage. */
export interface PaneStage {
  readonly redraw: (layers: readonly LayerName[]) => void;
  readonly onCamera: (camera: Camera, extent: Extent) => void;
  readonly glides: () => boolean;
  /** True once nothing in sight is left to be drawn. */
  readonly onDrawn: (isDrawn: boolean) => void;
  /** The small picture of the world is up to date. */
  readonly onPicture: (picture: FreshPicture) => void;
}

/** How much of the window stays free around a place that is revealed. */
const MARGIN = 72;

const NOWHERE: PaneStage = {
  redraw: () => undefined,
  onCamera: () => undefined,
  glides: () => false,
  onDrawn: () => undefined,
  onPicture: () => undefined,
};

export function createPaneModel(
  start?: Camera,
  now: () => number = () => performance.now(),
): PaneModel {
  const scenery = createScenery();
  let stage = NOWHERE;
  let extent: Extent = { width: 0, height: 0 };
  let camera: Camera = start ?? { centre: { x: 0, y: 0 }, scale: 28 };
  let sight: Sight | undefined;
  let motion: Motion | undefined;
  let hasLooked = start !== undefined;
  let zoomedAt = -Infinity;
  let movedAt = -Infinity;
  let settled = camera.scale;
  let frame = 0;

  const isReady = (): boolean => sight !== undefined && extent.width > 0 && extent.height > 0;

  const wake = (): void => {
    if (frame === 0 && stage !== NOWHERE) frame = requestAnimationFrame(tick);
  };

  const tell = (): void => stage.onCamera(camera, extent);

  const wrapped = (next: Camera): Camera => {
    const width = sight === undefined ? undefined : turnWidth(sight.lattice);
    if (width === undefined) return next;
    const { left } = scenery.world();
    const turns = Math.floor((next.centre.x - left) / width);
    return { ...next, centre: { x: next.centre.x - turns * width, y: next.centre.y } };
  };

  const place = (next: Camera): void => {
    if (next.scale !== camera.scale) zoomedAt = now();
    movedAt = now();
    camera = wrapped(next);
    stage.redraw(LAYERS);
    wake();
    tell();
  };

  const glide = (to: Camera, glides = true): void => {
    if (glides && stage.glides()) {
      motion = { from: camera, to, start: now(), duration: GLIDE };
      wake();
    } else {
      motion = undefined;
      place(to);
    }
  };

  const step = (time: number): void => {
    if (motion === undefined) return;
    const { camera: next, hasArrived } = cameraAt(motion, time);
    if (hasArrived) motion = undefined;
    place(next);
  };

  const settle = (time: number): void => {
    if (settled === camera.scale || time - zoomedAt < SETTLING) return;
    settled = camera.scale;
    stage.redraw(LAYERS);
  };

  /** Paints the small picture while there is nothing else to do; true while there is more of it to paint. */
  const paintPicture = (time: number): boolean => {
    const { backdrop } = scenery.ground;
    if (sight === undefined || time - movedAt < REST) return !backdrop.isComplete();
    const wasComplete = backdrop.isComplete();
    backdrop.work(BUDGET_PICTURE, now);
    const picture = backdrop.picture();
    if (wasComplete || !backdrop.isComplete()) return !wasComplete;
    if (picture !== undefined)
      stage.onPicture({ ...picture, view: sight.view, isNew: backdrop.hasPainted() });
    return false;
  };

  const tick = (): void => {
    frame = 0;
    const time = now();
    step(time);
    settle(time);
    const isMoving = time - movedAt < SETTLING;
    if (scenery.ground.work(isMoving ? BUDGET_MOVING : BUDGET_RESTING, now)) stage.redraw(['map']);
    const isDrawn = motion === undefined && settled === camera.scale && scenery.ground.isComplete();
    stage.onDrawn(isDrawn);
    if (!isDrawn || paintPicture(time)) wake();
  };

  const lookFirst = (): void => {
    if (hasLooked || !isReady()) return;
    hasLooked = true;
    camera = fit(scenery.world(), extent);
    settled = camera.scale;
    tell();
  };

  return {
    show: (next) => {
      if (sight !== undefined && sight.view !== next.view) movedAt = now();
      sight = next;
      const layers = scenery.show(next);
      lookFirst();
      if (layers.length > 0) stage.redraw(layers);
      wake();
    },
    resize: (next) => {
      extent = next;
      lookFirst();
      stage.redraw(LAYERS);
      wake();
      if (isReady()) tell();
    },
    extent: () => extent,
    camera: () => camera,
    pointAt: (screen) => toPlane(camera, extent, screen),
    pan: (dx, dy) => {
      motion = undefined;
      place(panBy(camera, dx, dy));
    },
    zoom: (anchor, factor, glides = false) => {
      const from = motion?.to ?? camera;
      glide(zoomAt(glides ? from : camera, extent, anchor, factor), glides);
    },
    fitAll: () => glide(fit(scenery.world(), extent)),
    goTo: ({ point, scale }) => {
      hasLooked = true;
      glide({ centre: point, scale: scale ?? camera.scale });
    },
    follow: (next) => {
      hasLooked = true;
      glide(next, false);
    },
    reveal: (point) => {
      const to = revealing(camera, extent, point, MARGIN);
      if (to !== camera) glide(to);
    },
    paint: (layer, canvas, ratio) => {
      if (sight === undefined || !isReady()) return;
      const picture = frameOf(camera, extent, ratio, sight.lattice, scenery.world());
      const isZooming = settled !== camera.scale;
      scenery.paint(layer, canvas, picture, { isZooming, scale: settled });
      if (layer === 'map' && !scenery.ground.isComplete()) wake();
    },
    attach: (next) => {
      stage = next;
      stage.redraw(LAYERS);
      wake();
      return () => {
        cancelAnimationFrame(frame);
        frame = 0;
        stage = NOWHERE;
      };
    },
    fontsArrived: () => {
      scenery.forget();
      stage.redraw(LAYERS);
      wake();
    },
  };
}
