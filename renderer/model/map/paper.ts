import { boxOfFields, centreOf, type Lattice, type MapView } from '../../../engine';
import {
  type Canvas,
  type DisplayList,
  type Flow,
  INKS,
  letteringIn,
  type MapStyle,
  mapStyle,
  type MapTheme,
  type Overlay,
  overlay,
  piecesIn,
  paint,
  type Rect,
  riverFlow,
  sceneDisplayList,
  type StyleChoice,
  svgDrawing,
  svgText,
  type Terrains,
  wholeScene,
} from '../../kit/cartography';
import { encodePng } from './png';

/** Longest side of a picture, in pixels. */
export const MAX_SIDE = 16_000;

/** What a picture shows of a map, and how. */
export interface PictureJob {
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly terrains: Terrains;
  readonly theme: MapTheme;
  readonly choice: StyleChoice;
  readonly layers: { readonly labels?: boolean; readonly pieces?: boolean };
  /** Part of the plane, in field widths. */
  readonly area: Rect;
  /** Field width in pixels. */
  readonly field: number;
}

/** Width and height of a picture in whole pixels. */
export function sizeOf({ area, field }: Pick<PictureJob, 'area' | 'field'>) {
  return {
    width: Math.max(1, Math.round((area[2] - area[0]) * field)),
    height: Math.max(1, Math.round((area[3] - area[1]) * field)),
  };
}

/** The greatest field width at which an area still fits into a picture. */
export function widestField([left, top, right, bottom]: Rect): number {
  return Math.floor((MAX_SIDE / Math.max(right - left, bottom - top)) * 100) / 100;
}

/** The box around some cells, with a small margin of paper; undefined for none. */
export function areaOf(lattice: Lattice, cells: Iterable<number>): Rect | undefined {
  const box = boxOfFields(Array.from(cells, (cell) => centreOf(lattice.axialOf(cell))));
  return box && [box.left - 0.25, box.top - 0.25, box.right + 0.25, box.bottom + 0.25];
}

/** Field widths beyond a strip whose drawing may reach into it. */
const REACH = 2.5;

/** Everything that is made once for a picture. */
interface Prepared {
  readonly style: MapStyle;
  readonly flow: Flow;
  readonly above: Overlay;
}

const prepare = ({
  view,
  lattice,
  terrains,
  theme,
  choice,
  layers,
  field,
}: PictureJob): Prepared => {
  const style = mapStyle(theme, field, choice);
  return {
    style,
    flow: riverFlow(view, lattice, terrains),
    above: overlay(view, lattice, terrains, style, field, layers),
  };
};

/** What is drawn of the plane between two heights. */
const listBetween = (
  { view, lattice, terrains, area }: PictureJob,
  { style, flow, above }: Prepared,
  top: number,
  bottom: number,
): DisplayList => {
  const [left, , right] = area;
  const scene = wholeScene(view, lattice, terrains, style, (cell) => {
    const { x, y } = centreOf(lattice.axialOf(cell));
    return y > top - REACH && y < bottom + REACH && x > left - REACH && x < right + REACH;
  });
  return [...sceneDisplayList(scene, flow), ...letteringIn(area, above), ...piecesIn(area, above)];
};

/** The picture as an SVG drawing: lines and letters, no pixels, nothing outside the view. */
export function pictureAsSvg(job: PictureJob): string {
  const [, top, , bottom] = job.area;
  const list = listBetween(job, prepare(job), top, bottom);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgText(svgDrawing(list, job.area, job.field, 'px'))}\n`;
}

/** Pixels of one strip: small enough for any machine. */
const STRIP_PIXELS = 4_000_000;

/** Called before each strip; `false` ends the work. */
export type PictureProgress = (done: number, total: number) => boolean;

/** The GM cancelled the drawing of a picture. */
export class PictureCancelled extends Error {
  override readonly name = 'PictureCancelled';
}

/** Yields to the page for rendering and events. */
export function breathe(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** The picture as a PNG, drawn strip by strip so that the page stays responsive. */
export function pictureAsPng(job: PictureJob, progress: PictureProgress): Promise<Blob> {
  const { width, height } = sizeOf(job);
  const { area, field, theme } = job;
  const prepared = prepare(job);
  const rows = Math.max(1, Math.min(height, Math.floor(STRIP_PIXELS / width)));
  const canvas = new OffscreenCanvas(width, rows);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return encodePng(width, height, async (y) => {
    await breathe();
    if (context === null || !progress(y, height)) throw new PictureCancelled();
    const count = Math.min(rows, height - y);
    const [top, bottom] = [area[1] + y / field, area[1] + (y + count) / field];
    context.fillStyle = INKS[theme].sheet;
    context.fillRect(0, 0, width, rows);
    const to = { x: -area[0] * field, y: -area[1] * field - y, field, pixel: 1 };
    paint(context satisfies Canvas, listBetween(job, prepared, top, bottom), to);
    return { rows: count, data: context.getImageData(0, 0, width, count).data };
  });
}
