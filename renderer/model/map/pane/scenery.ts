import { type DisplayList, INKS, type MapStyle, mapStyle, paint } from '../../../kit/cartography';
import { type Atlas, createAtlas } from './atlas';
import { pictureField } from './backdrop';
import type { Box } from '../../../kit/board/camera';
import { draftMarks } from './draft-marks';
import { createFieldMarks } from './field-marks';
import { type Frame, unionOf } from './frame';
import { secretMarks } from './secret-marks';
import { createGround, type Ground } from './ground';
import { createLettering } from './lettering';
import { pathMarks } from './path-marks';
import { drawPictures } from './pictures';
import { type Plan, planOf } from './plan';
import type { MapPaneProps } from './props';

/**
 * The canvases of the pane from the bottom up: the map itself with its names and pieces, and what is marked on
 * it. Only two, because each of them costs the memory of the whole window more than once.
 */
export const LAYERS = ['map', 'marks'] as const;
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
    | 'drafts'
    | 'gmMarks'
    | 'layers'
    | 'pictures'
    | 'kept'
  >
>;

const FOCUS: Readonly<Record<'light' | 'dark', string>> = { light: '#0F62B0', dark: '#8EC5FF' };

const CUT: Readonly<Record<'light' | 'dark', string>> = { light: '#874200', dark: '#EFB37C' };

/** Whether new sizes are drawn yet, and the field width in CSS pixels for which words are placed. */
interface PaintManner {
  readonly isZooming: boolean;
  readonly scale: number;
}

/** Paints the layers of the pane and remembers what is costly. */
export interface Scenery {
  /** Takes what there is to see now; returns the layers that look different. */
  readonly show: (sight: Sight) => readonly LayerName[];
  readonly world: () => Box;
  readonly paint: (
    layer: LayerName,
    canvas: CanvasRenderingContext2D,
    frame: Frame,
    how: PaintManner,
  ) => void;
  readonly ground: Ground;
  /** Fonts have arrived: everything with letters looks different. */
  readonly forget: () => void;
}

const changedLayers = (before: Sight, after: Sight): readonly LayerName[] => {
  const isOther = (...keys: readonly (keyof Sight)[]): boolean =>
    keys.some((key) => before[key] !== after[key]);
  if (isOther('view', 'lattice', 'terrains', 'theme', 'layers')) return LAYERS;
  const layers: LayerName[] = [];
  if (isOther('pictures', 'kept')) layers.push('map');
  if (isOther('selection', 'hover', 'highlights', 'paths', 'drafts', 'gmMarks'))
    layers.push('marks');
  return layers;
};

export const createScenery = (): Scenery => {
  const ground = createGround();
  const fieldMarks = createFieldMarks();
  const lettering = createLettering();
  let sight: Sight | undefined;
  let atlas: Atlas | undefined;
  let plan: Plan | undefined;
  let world: Box = unionOf([]);

  const styleAt = ({ theme, layers }: Sight, scale: number): MapStyle =>
    mapStyle(theme, scale, layers);

  const marksOf = (now: Sight, width: number): DisplayList => {
    const inks = INKS[now.theme];
    const colours = {
      focus: FOCUS[now.theme],
      paper: inks.sheet,
      ink: inks.label,
      cut: CUT[now.theme],
    };
    return [
      ...fieldMarks(now.lattice, now, colours),
      ...secretMarks(now.gmMarks, now.theme, width),
      ...pathMarks(now.paths, colours),
      ...draftMarks(now.drafts, now.theme, colours),
    ];
  };

  const paintMap = (
    canvas: CanvasRenderingContext2D,
    frame: Frame,
    { isZooming, scale }: PaintManner,
    now: Sight,
    from: Atlas,
  ): void => {
    const style = styleAt(now, frame.field / frame.ratio);
    ground.paint(canvas, { ...frame, atlas: from, style, isZooming });
    drawPictures(canvas, now.pictures, frame);
    const { view, lattice, terrains, layers } = now;
    const input = { view, lattice, terrains, style: styleAt(now, scale), layers, scale };
    lettering.paint(canvas, frame, input, isZooming);
  };

  return {
    ground,
    world: () => world,
    forget: () => {
      ground.forget();
      lettering.forget();
    },
    show: (next) => {
      const before = sight;
      sight = next;
      if (plan?.lattice !== next.lattice) {
        plan = planOf(next.lattice);
        world = plan.world;
      }
      if (atlas?.plan !== plan || atlas.view !== next.view || atlas.terrains !== next.terrains)
        atlas = createAtlas({ view: next.view, plan, terrains: next.terrains }, atlas);
      const style = styleAt(next, pictureField(world));
      ground.backdrop.show(atlas, { style, styleKey: JSON.stringify(style) }, next.kept);
      return before === undefined ? LAYERS : changedLayers(before, next);
    },
    paint: (layer, canvas, frame, how) => {
      if (sight === undefined || atlas === undefined) return;
      if (layer === 'map') {
        paintMap(canvas, frame, how, sight, atlas);
        return;
      }
      const marks = marksOf(sight, how.scale);
      for (const origin of frame.origins)
        paint(canvas, marks, { ...origin, field: frame.field, pixel: frame.ratio });
    },
  };
};
