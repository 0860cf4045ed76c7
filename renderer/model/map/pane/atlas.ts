import {
  type Cell,
  DIRECTIONS,
  KLEINFELDER,
  type Lattice,
  type MapView,
  netOf,
  SIDE,
  type ViewChunk,
} from '../../../../engine';
import {
  bitsOfSide,
  chunkDisplayList,
  chunkOfPlot,
  chunkWindow,
  type Flow,
  flowSignatures,
  type MapStyle,
  next,
  paint,
  riverFlow,
  type Terrains,
  trace,
} from '../../../kit/cartography';
import type { Box } from '../../../kit/board/camera';
import type { Plan, PlotPart } from './plan';
import type { Tile } from './tiles';

const isWater = (terrains: Terrains, chunk: ViewChunk | undefined, index: number): boolean => {
  const key = chunk?.terrain[index];
  return key !== undefined && key !== null && terrains[key]?.height === 0;
};

/** True if a river runs along a side of the field or ends at one of its corners. */
const touchesRiver = (view: MapView, lattice: Lattice, cell: Cell): boolean =>
  DIRECTIONS.some((direction) => {
    if ((bitsOfSide(view, lattice, cell, direction) & SIDE.river) !== 0) return true;
    const beside = lattice.neighbour(cell, direction);
    // The side that leads away from the corner between this neighbour and the next one.
    const away = next(next(direction));
    return beside >= 0 && (bitsOfSide(view, lattice, beside, away) & SIDE.river) !== 0;
  });

const turnsWater = (
  terrains: Terrains,
  before: ViewChunk | undefined,
  after: ViewChunk | undefined,
): readonly number[] => {
  if (before?.terrain === after?.terrain) return [];
  const indices: number[] = [];
  for (let index = 0; index < KLEINFELDER; index += 1)
    if (isWater(terrains, before, index) !== isWater(terrains, after, index)) indices.push(index);
  return indices;
};

/** True if rivers may run otherwise in `after` than in `before`, given the plots whose chunks differ. */
const changesRivers = (
  before: MapView,
  after: MapView,
  lattice: Lattice,
  terrains: Terrains,
  changed: Iterable<number>,
): boolean => {
  for (const plot of changed) {
    const no = lattice.plots[plot]?.no;
    if (no === undefined) continue;
    const [old, now] = [before.chunks[no], after.chunks[no]];
    if (old?.sides !== now?.sides || old?.springs !== now?.springs) return true;
    const turned = turnsWater(terrains, old, now);
    if (turned.some((index) => touchesRiver(after, lattice, plot * KLEINFELDER + index)))
      return true;
  }
  return false;
};

/** What the ground is drawn from. */
export interface GroundInput {
  readonly view: MapView;
  readonly terrains: Terrains;
  readonly plan: Plan;
}

/** Where rivers run, and the flow around each plot in a short text. */
export interface Rivers {
  readonly flow: Flow;
  readonly signatures: readonly string[];
}

/** The ground of one view, ready to be drawn Großfeld by Großfeld. */
export interface Atlas extends GroundInput {
  readonly lattice: Lattice;
  /** The rivers, followed to the sea when first asked for. */
  readonly rivers: () => Rivers;
  /** Colours and patterns of all parties in a short text. */
  readonly colours: string;
  /** Extent of each plot in the plane. */
  readonly boxes: readonly Box[];
  /** All that is drawn as a picture of its own. */
  readonly parts: Plan['parts'];
  /** All that the drawing of a plot depends on, style apart; the same array while nothing of it changes. */
  readonly sourcesOf: (plot: number) => readonly unknown[];
  /** What `sourcesOf` has found so far; the next atlas takes over what is still right. */
  readonly found: ReadonlyMap<number, readonly unknown[]>;
}

/** Margin around a Großfeld that its drawing may use, in field widths. */
const MARGIN = 1.1;

const coloursOf = ({ parties }: MapView): string =>
  Object.values(parties)
    .map(({ key, colour, pattern }) => `${key}=${colour}/${pattern ?? colour}`)
    .sort()
    .join(' ');

const differingChunks = (
  { plots }: Lattice,
  before: MapView,
  after: MapView,
): readonly number[] => {
  const found: number[] = [];
  plots.forEach(({ no }, plot) => {
    if (before.chunks[no] !== after.chunks[no]) found.push(plot);
  });
  return found;
};

const riversOf = (view: MapView, lattice: Lattice, terrains: Terrains): (() => Rivers) => {
  let rivers: Rivers | undefined;
  return () => {
    if (rivers !== undefined) return rivers;
    const flow = riverFlow(view, lattice, terrains);
    rivers = { flow, signatures: flowSignatures(flow, lattice) };
    return rivers;
  };
};

/** The plots that may look different, given those whose chunks differ and the rivers before and after. */
const stalePlots = (
  plan: Plan,
  differing: readonly number[],
  before: Atlas['rivers'],
  after: Atlas['rivers'],
): ReadonlySet<number> => {
  const stale = new Set(differing.flatMap(plan.around));
  if (before !== after)
    after().signatures.forEach((signature, plot) => {
      if (signature !== before().signatures[plot]) stale.add(plot);
    });
  return stale;
};

/**
 * Prepares the ground of a view. With the atlas of the view shown before, only what changed since is prepared again, so
 * that a stroke of the brush costs the same in a large world as in a small one.
 */
export function createAtlas({ view, plan, terrains }: GroundInput, before?: Atlas): Atlas {
  const { lattice } = plan;
  const colours = coloursOf(view);
  const last = before?.plan === plan && before.terrains === terrains ? before : undefined;
  const differing = last === undefined ? [] : differingChunks(lattice, last.view, view);
  const rivers =
    last === undefined || changesRivers(last.view, view, lattice, terrains, differing)
      ? riversOf(view, lattice, terrains)
      : last.rivers;
  const found = new Map(last?.colours === colours ? last.found : []);
  if (last !== undefined)
    for (const plot of stalePlots(plan, differing, last.rivers, rivers)) found.delete(plot);
  return {
    view,
    plan,
    terrains,
    lattice,
    rivers,
    colours,
    boxes: plan.boxes,
    parts: plan.parts,
    found,
    sourcesOf: (plot) => {
      const known = found.get(plot);
      if (known !== undefined) return known;
      const sources = [
        netOf(lattice),
        rivers().signatures[plot],
        colours,
        terrains,
        ...plan.around(plot).map((each) => chunkOfPlot(view, lattice, each)),
      ];
      found.set(plot, sources);
      return sources;
    },
  };
}

/** The area of a drawing on a canvas, in device pixels from the origin of the plane. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area of a box of the plane with a margin that drawings may use. */
export function roomOf(box: Box | undefined, field: number): Room {
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const x = Math.floor((left - MARGIN) * field);
  const y = Math.floor((top - MARGIN) * field);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.ceil((right + MARGIN) * field) - x),
    height: Math.max(1, Math.ceil((bottom + MARGIN) * field) - y),
  };
}

/** How a plot is drawn: the style and its key, the field width in device pixels, and how many make a CSS pixel. */
export interface Manner {
  readonly style: MapStyle;
  readonly styleKey: string;
  readonly field: number;
  readonly ratio: number;
}

/** The ground of one part of a plot as a tile of its own. `easel` is a canvas for passing use; its content is lost. */
export function drawTile(
  atlas: Atlas,
  { plot, box }: PlotPart,
  manner: Manner,
  easel: OffscreenCanvas,
): Tile | undefined {
  const room = roomOf(box, manner.field);
  easel.width = room.width;
  easel.height = room.height;
  const context = easel.getContext('2d');
  if (context === null) return undefined;
  const { left, top } = room;
  const { style, styleKey, field, ratio } = manner;
  const to = { x: -left, y: -top, field, pixel: ratio };
  const { view, lattice, terrains } = atlas;
  paint(context, chunkDisplayList(view, lattice, terrains, plot, atlas.rivers().flow, style), to);
  context.globalCompositeOperation = 'destination-in';
  context.beginPath();
  trace(context, chunkWindow(view, lattice, plot, 1.25 / field), to);
  context.fill();
  const sources = atlas.sourcesOf(plot);
  return { bitmap: easel.transferToImageBitmap(), left, top, field, styleKey, sources };
}
