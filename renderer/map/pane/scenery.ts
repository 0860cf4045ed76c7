import { type DisplayList, INKS, type MapStyle, mapStyle, paint } from '../../cartography';
import { type Atlas, createAtlas } from './atlas';
import { pictureField } from './backdrop';
import type { Box } from './camera';
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
    | 'drafts'
    | 'gmMarks'
    | 'layers'
    | 'pictures'
    | 'kept'
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

const changedLayers = (before: Sight, after: Sight): readonly LayerName[] => {
  const isOther = (...keys: readonly (keyof Sight)[]): boolean =>
    keys.some((key) => before[key] !== after[key]);
  if (isOther('view', 'lattice', 'terrains', 'theme', 'layers')) return LAYERS;
  const layers: LayerName[] = [];
  if (isOther('pictures')) layers.push('ground');
  if (isOther('selection', 'hover', 'highlights')) layers.push('marks');
  if (isOther('kept')) layers.push('ground');
  if (isOther('paths', 'drafts', 'gmMarks')) layers.push('ways');
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

  const marksOf = (layer: 'marks' | 'ways', now: Sight, width: number): DisplayList => {
    const inks = INKS[now.theme];
    const colours = {
      focus: FOCUS[now.theme],
      paper: inks.sheet,
      ink: inks.label,
      cut: CUT[now.theme],
    };
    return layer === 'ways'
      ? [
          ...secretMarks(now.gmMarks, now.theme, width),
          ...pathMarks(now.paths, colours),
          ...draftMarks(now.drafts, now.theme, colours),
        ]
      : fieldMarks(now.lattice, now, colours);
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
        world = unionOf(plan.boxes);
      }
      if (atlas?.plan !== plan || atlas.view !== next.view || atlas.terrains !== next.terrains)
        atlas = createAtlas({ view: next.view, plan, terrains: next.terrains }, atlas);
      const style = styleAt(next, pictureField(world));
      ground.backdrop.show(atlas, { style, styleKey: JSON.stringify(style) }, next.kept);
      return before === undefined ? LAYERS : changedLayers(before, next);
    },
    paint: (layer, canvas, frame, { isZooming, scale }) => {
      if (sight === undefined || atlas === undefined) return;
      const { view, lattice, terrains, layers } = sight;
      const style = styleAt(sight, layer === 'ground' ? frame.field / frame.ratio : scale);
      if (layer === 'ground') {
        ground.paint(canvas, { ...frame, atlas, style, isZooming });
        drawPictures(canvas, sight.pictures, frame);
        return;
      }
      if (layer === 'lettering') {
        const input = { view, lattice, terrains, style, layers, scale };
        lettering.paint(canvas, frame, input, isZooming);
        return;
      }
      const marks = marksOf(layer, sight, scale);
      for (const origin of frame.origins)
        paint(canvas, marks, { ...origin, field: frame.field, pixel: frame.ratio });
    },
  };
};
