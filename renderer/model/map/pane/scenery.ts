import {
  type DisplayList,
  INKS,
  type MapStyle,
  mapStyle,
  type Mark,
  paint,
} from '../../../kit/cartography';
import { type Atlas, createAtlas } from './atlas';
import { pictureField } from './backdrop';
import type { Box } from '../../../kit/board/camera';
import { createFieldMarks, type OverColours } from './field-marks';
import { dashed, pathMarks, solid } from './path-marks';
import { type Frame, unionOf } from './frame';
import { secretMarks } from './secret-marks';
import { createGround, type Ground } from './ground';
import { createLettering } from './lettering';
import { drawPictures } from './pictures';
import type { MapPaneProps } from './props';
import { type Plan, planOf } from './plan';
import { centreOf, type Point } from '../../../../engine';
import type { PreviewLine } from '../tools/tool';

/** How a kind of draft is drawn: its colour, and its width in field widths with the least pixels. */
interface Pencil {
  readonly colour: string;
  readonly width: readonly [of: number, min: number];
}

const REFUSED: Readonly<Record<'light' | 'dark', string>> = { light: '#9E231B', dark: '#F3A093' };

const pencilOf = (
  kind: PreviewLine['kind'],
  theme: 'light' | 'dark',
  { focus, cut }: OverColours,
): Pencil => {
  const { river, road } = INKS[theme];
  switch (kind) {
    case 'river':
      return { colour: river, width: [0.07, 2.4] };
    case 'canal':
      return { colour: river, width: [0.14, 3.4] };
    case 'road':
      return { colour: road, width: [0.05, 2] };
    case 'wall':
      return { colour: road, width: [0.09, 3] };
    case 'erase':
      return { colour: cut, width: [0.07, 2.6] };
    case 'refused':
      return { colour: REFUSED[theme], width: [0.07, 2.6] };
    case 'frame':
      return { colour: focus, width: [0, 1.6] };
    case 'lettering':
      return { colour: focus, width: [0, 1.6] };
    case 'way':
      return { colour: focus, width: [0.07, 2.4] };
  }
};

/** Where the pen stands, or a point by which something is held: a ring on paper. */
const ringAt = (points: readonly Point[], colour: string, paper: string): Mark => ({
  kind: 'dots',
  at: points.flatMap(({ x, y }) => [x, y]),
  radius: { of: 0.07, min: 4, max: 7 },
  fill: paper,
  edge: { colour, width: { of: 0.02, min: 2, max: 3 } },
});

/**
 * The lines of a gesture that is under way, on a pale casing that shows them on every ground; a line of one
 * point is a ring. What would be taken away is drawn in dashes.
 */
const draftMarks = (
  drafts: readonly PreviewLine[],
  theme: 'light' | 'dark',
  colours: OverColours,
): readonly Mark[] =>
  drafts.flatMap(({ kind, points }): readonly Mark[] => {
    const { colour, width } = pencilOf(kind, theme, colours);
    if (points.length === 1) return [ringAt(points, colour, colours.paper)];
    const [of, min] = width;
    const shape = { kind: 'line', cap: 'round', join: 'round' } as const;
    const path = kind === 'erase' ? dashed(points) : solid(points);
    return [
      {
        ...shape,
        path: solid(points),
        colour: colours.paper,
        width: { of: of * 1.7, min: min + 2 },
        opacity: 0.85,
      },
      { ...shape, path, colour, width: { of, min } },
    ];
  });

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

/** How far the ring around a field reaches from its middle, in field widths. */
const RING = 0.7;

/** Whether new sizes are drawn yet, and the field width in CSS pixels for which text is placed. */
interface PaintManner {
  readonly isZooming: boolean;
  readonly scale: number;
}

/** Paints the layers of the pane and remembers what is costly. */
export interface Scenery {
  /** Takes the content to be shown now; returns the layers that look different. */
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

export function createScenery(): Scenery {
  const ground = createGround();
  const fieldMarks = createFieldMarks();
  const lettering = createLettering();
  let sight: Sight | undefined;
  let atlas: Atlas | undefined;
  let plan: Plan | undefined;
  let world: Box = unionOf([]);

  const styleAt = ({ theme, layers }: Sight, scale: number): MapStyle =>
    mapStyle(theme, scale, layers);

  /** What is marked on the ground, over which names stay readable, and what lies over them. */
  const marksOf = (now: Sight, width: number): readonly [DisplayList, DisplayList] => {
    const inks = INKS[now.theme];
    const colours = {
      focus: FOCUS[now.theme],
      paper: inks.sheet,
      ink: inks.label,
      cut: CUT[now.theme],
    };
    return [
      fieldMarks(now.lattice, now, colours),
      [
        ...secretMarks(now.gmMarks, now.theme, width),
        ...pathMarks(now.paths, colours),
        ...draftMarks(now.drafts, now.theme, colours),
      ],
    ];
  };

  const paintMarks = (
    canvas: CanvasRenderingContext2D,
    frame: Frame,
    scale: number,
    now: Sight,
  ): void => {
    const [below, above] = marksOf(now, scale);
    const put = (marks: DisplayList): void => {
      for (const origin of frame.origins)
        paint(canvas, marks, { ...origin, field: frame.field, pixel: frame.ratio });
    };
    put(below);
    const cell = now.selection === null ? undefined : now.lattice.cellOf(now.selection);
    if (cell !== undefined) {
      const { x, y } = centreOf(now.lattice.axialOf(cell));
      lettering.repeat(canvas, frame, [x - RING, y - RING, x + RING, y + RING]);
    }
    put(above);
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
      paintMarks(canvas, frame, how.scale, sight);
    },
  };
}
