import {
  hexGameOf,
  type Campaign,
  type Lattice,
  recordPieces,
  settingsInForce,
  systems,
  truthView,
} from '../../../engine';
import {
  chunkDisplayList,
  chunkWindow,
  coarsePicture,
  type Flow,
  grossfeldOutline,
  mapStyle,
  paint,
  riverFlow,
  type Terrains,
  trace,
} from '../../kit/cartography';
import type { Touched } from '../../model/storage';

/** Size of the picture of a journal entry in pixels; it is shown at half of it. */
export const ENTRY_PICTURE = { width: 176, height: 104 } as const;

/** Fields shown around what was touched, and the fewest across. */
const AROUND = 2.5;
const FEWEST = 9;
/** From so many Großfelder on the colours of the fields must do. */
const MANY = 60;

interface Cut {
  readonly left: number;
  readonly top: number;
  readonly field: number;
}

/** The part of the plane around what was touched that fills the picture. */
const cutAround = ([left, top, right, bottom]: Touched): Cut => {
  const { width, height } = ENTRY_PICTURE;
  const across = Math.max(FEWEST, right - left + 2 * AROUND);
  const down = Math.max((FEWEST * height) / width, bottom - top + 2 * AROUND);
  const field = Math.min(width / across, height / down);
  return {
    left: (left + right) / 2 - width / field / 2,
    top: (top + bottom) / 2 - height / field / 2,
    field,
  };
};

const isSeen = (lattice: Lattice, plot: number, { left, top, field }: Cut): boolean => {
  const [right, bottom] = [left + ENTRY_PICTURE.width / field, top + ENTRY_PICTURE.height / field];
  const outline = grossfeldOutline(lattice, plot);
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 2 < outline.length; at += 3) {
    west = Math.min(west, outline[at + 1] ?? 0);
    east = Math.max(east, outline[at + 1] ?? 0);
    north = Math.min(north, outline[at + 2] ?? 0);
    south = Math.max(south, outline[at + 2] ?? 0);
  }
  return west < right && east > left && north < bottom && south > top;
};

type View = ReturnType<typeof truthView>;

const paintCoarse = (
  context: OffscreenCanvasRenderingContext2D,
  view: View,
  lattice: Lattice,
  terrains: Terrains,
  { left, top, field }: Cut,
): void => {
  const picture = coarsePicture(view, lattice, terrains, 'light');
  if (picture.width === 0) return;
  const source = new OffscreenCanvas(picture.width, picture.height);
  const pixels = new ImageData(picture.data, picture.width, picture.height);
  source.getContext('2d')?.putImageData(pixels, 0, 0);
  const row = (Math.sqrt(3) / 2) * field;
  context.drawImage(
    source,
    (picture.left / 2 - left) * field,
    (picture.top - 0.5) * row - top * field,
    (picture.width / 2) * field,
    picture.height * row,
  );
};

/** Draws the area a journal entry changed, as the campaign was right after it; undefined where nothing can be drawn. */
export function drawEntry(
  campaign: Campaign,
  lattice: Lattice,
  touched: Touched,
): OffscreenCanvas | undefined {
  const canvas = new OffscreenCanvas(ENTRY_PICTURE.width, ENTRY_PICTURE.height);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const { world } = campaign;
  const system = systems[campaign.system];
  const pieces = recordPieces(system, world, null, settingsInForce(campaign));
  const view = truthView(world, undefined, undefined, pieces);
  const terrains = hexGameOf(system).terrains;
  const cut = cutAround(touched);
  const plots = lattice.plots.flatMap((_, plot) => (isSeen(lattice, plot, cut) ? [plot] : []));
  if (plots.length > MANY) {
    paintCoarse(context, view, lattice, terrains, cut);
    return canvas;
  }
  const style = mapStyle('light', cut.field / 2, { numbers: false });
  const to = { x: -cut.left * cut.field, y: -cut.top * cut.field, field: cut.field, pixel: 2 };
  const flow: Flow = riverFlow(view, lattice, terrains);
  for (const plot of plots) {
    context.save();
    context.beginPath();
    trace(context, chunkWindow(view, lattice, plot, 0.04), to);
    context.clip();
    paint(context, chunkDisplayList(view, lattice, terrains, plot, flow, style), to);
    context.restore();
  }
  return canvas;
}
