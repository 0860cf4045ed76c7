import type { Lattice, MapView } from '../../../engine';
import {
  type DisplayList,
  INKS,
  letteringIn,
  type MapStyle,
  mapStyle,
  type MapTheme,
  type Overlay,
  overlay,
  paint,
  piecesIn,
  type Rect,
  type Terrains,
} from '../../cartography';
import { type Atlas, createAtlas, plotBoxes } from './atlas';
import type { Box } from './camera';
import { type Frame, unionOf } from './frame';
import { createGround, type Ground } from './ground';
import { fieldMarks } from './field-marks';
import { pathMarks } from './path-marks';
import type { MapPaneProps } from './props';

/** The layers of the pane from the bottom up: ground, what is marked on it, names and pieces, ways. */
export const LAYERS = ['ground', 'marks', 'lettering', 'ways'] as const;
export type LayerName = (typeof LAYERS)[number];

/** What there is to see. */
export type Sight = Required<
  Pick<
    MapPaneProps,
    | 'view'
    | 'lattice'
    | 'terrains'
    | 'theme'
    | 'selection'
    | 'hover'
    | 'highlights'
    | 'paths'
    | 'layers'
  >
>;

const FOCUS: Readonly<Record<'light' | 'dark', string>> = { light: '#0F62B0', dark: '#8EC5FF' };

const CUT: Readonly<Record<'light' | 'dark', string>> = { light: '#874200', dark: '#EFB37C' };

/** Paints the layers of the pane and remembers what is costly. */
export interface Scenery {
  /** Takes what there is to see now; returns the layers that look different. */
  readonly show: (sight: Sight) => readonly LayerName[];
  readonly world: () => Box;
  readonly paint: (
    layer: LayerName,
    canvas: CanvasRenderingContext2D,
    frame: Frame,
    how: { readonly isZooming: boolean; readonly scale: number },
  ) => void;
  readonly ground: Ground;
  /** Fonts have arrived: everything with letters looks different. */
  readonly forget: () => void;
}

/** The window of one copy of the world in the plane. */
const windowOf = (frame: Frame, origin: Frame['origins'][number]): Rect => [
  -origin.x / frame.field,
  -origin.y / frame.field,
  (frame.width - origin.x) / frame.field,
  (frame.height - origin.y) / frame.field,
];

interface Lettered {
  readonly key: string;
  readonly sources: readonly unknown[];
  readonly overlay: Overlay;
}

/** All that lettering depends on: it survives the painting of terrain. */
const letteringSources = (
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
): readonly unknown[] => [
  lattice,
  terrains,
  view.labels,
  view.pieces,
  ...lattice.plots.flatMap(({ no }): readonly unknown[] => {
    const chunk = view.chunks[no];
    return view.audience.kind === 'truth'
      ? [JSON.stringify(chunk?.settlements ?? null), chunk?.sides]
      : [chunk];
  }),
];

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

const changedLayers = (before: Sight, after: Sight): readonly LayerName[] => {
  const isOther = (...keys: readonly (keyof Sight)[]): boolean =>
    keys.some((key) => before[key] !== after[key]);
  if (isOther('view', 'lattice', 'terrains', 'theme', 'layers')) return LAYERS;
  const layers: LayerName[] = [];
  if (isOther('selection', 'hover', 'highlights')) layers.push('marks');
  if (isOther('paths')) layers.push('ways');
  return layers;
};

export const createScenery = (): Scenery => {
  const ground = createGround();
  let sight: Sight | undefined;
  let atlas: Atlas | undefined;
  let boxes: readonly Box[] = [];
  let world: Box = unionOf([]);
  let sources: readonly unknown[] = [];
  let lettered: Lettered | undefined;

  const styleAt = ({ theme, layers }: Sight, scale: number): MapStyle =>
    mapStyle(theme, scale, layers);

  const overlayAt = (now: Sight, scale: number): Overlay => {
    const { view, lattice, terrains, theme, layers } = now;
    const key = `${theme} ${scale} ${layers.labels ?? true} ${layers.pieces ?? true}`;
    if (lettered?.key === key && lettered.sources === sources) return lettered.overlay;
    lettered = {
      key,
      sources,
      overlay: overlay(view, lattice, terrains, styleAt(now, scale), scale, layers),
    };
    return lettered.overlay;
  };

  const marksOf = (layer: 'marks' | 'ways', now: Sight): DisplayList => {
    const inks = INKS[now.theme];
    const colours = {
      focus: FOCUS[now.theme],
      paper: inks.sheet,
      ink: inks.label,
      cut: CUT[now.theme],
    };
    return layer === 'ways' ? pathMarks(now.paths, colours) : fieldMarks(now.lattice, now, colours);
  };

  return {
    ground,
    world: () => world,
    forget: () => {
      ground.forget();
      lettered = undefined;
    },
    show: (next) => {
      const before = sight;
      sight = next;
      if (before?.lattice !== next.lattice) {
        boxes = plotBoxes(next.lattice);
        world = unionOf(boxes);
      }
      if (
        before?.view !== next.view ||
        before.lattice !== next.lattice ||
        before.terrains !== next.terrains
      ) {
        atlas = createAtlas(next, boxes);
        const now = letteringSources(next.view, next.lattice, next.terrains);
        if (!isSame(sources, now)) sources = now;
      }
      return before === undefined ? LAYERS : changedLayers(before, next);
    },
    paint: (layer, canvas, frame, { isZooming, scale }) => {
      if (sight === undefined || atlas === undefined) return;
      const theme: MapTheme = sight.theme;
      if (layer === 'ground') {
        const style = styleAt(sight, frame.field / frame.ratio);
        ground.paint(canvas, { ...frame, atlas, style, theme, isZooming });
        return;
      }
      const lettering = layer === 'lettering' ? overlayAt(sight, scale) : undefined;
      const marks = layer === 'lettering' ? [] : marksOf(layer, sight);
      for (const origin of frame.origins) {
        const to = { ...origin, field: frame.field, pixel: frame.ratio };
        const window = windowOf(frame, origin);
        if (lettering === undefined) paint(canvas, marks, to);
        else paint(canvas, [...letteringIn(window, lettering), ...piecesIn(window, lettering)], to);
      }
    },
  };
};
