import { type DisplayList, paint, type Rect } from '../../../kit/cartography';

/** Something lettered, and the paper it covers in field widths. */
export interface Lettered {
  /** Tells one from another; the same object looks the same. */
  readonly key: object;
  readonly rect: Rect;
  readonly marks: DisplayList;
}

/** Where on the page something stands, in device pixels, and where it belongs from the origin of the plane. */
interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** Room around a word for its halo, in CSS pixels. */
const HALO = 8;

/** Words that take more than this part of the page are written anew every time. */
const LARGEST = 0.12;

/** A page on which names and shields are written once, to be stamped onto the map for every frame. */
export interface LetterPage {
  /** Field width in device pixels that the page is written for. */
  readonly field: number;
  /** Stamps what is given at `origin`; things drawn at another field width are scaled. */
  readonly put: (
    canvas: CanvasRenderingContext2D,
    things: readonly (Lettered & { readonly dx: number; readonly dy: number })[],
    origin: { readonly x: number; readonly y: number },
    field: number,
  ) => void;
}

/** A page for fields `field` device pixels wide, `ratio` of which make a CSS pixel. */
export const createLetterPage = (
  width: number,
  height: number,
  field: number,
  ratio: number,
): LetterPage => {
  const page = new OffscreenCanvas(width, height);
  const context = page.getContext('2d');
  const stamps = new Map<object, Stamp | undefined>();
  let [x, y, row] = [0, 0, 0];

  const roomFor = (
    wide: number,
    high: number,
  ): { readonly x: number; readonly y: number } | undefined => {
    if (x + wide > width) [x, y, row] = [0, y + row, 0];
    if (wide > width || y + high > height) return undefined;
    const found = { x, y };
    x += wide;
    row = Math.max(row, high);
    return found;
  };

  const write = ({ key, rect, marks }: Lettered): Stamp | undefined => {
    const room = HALO * ratio;
    const left = Math.floor(rect[0] * field - room);
    const top = Math.floor(rect[1] * field - room);
    const wide = Math.ceil(rect[2] * field + room) - left;
    const high = Math.ceil(rect[3] * field + room) - top;
    const isLarge = wide * high > LARGEST * width * height;
    const place = isLarge ? undefined : roomFor(wide, high);
    const stamp =
      place === undefined ? undefined : { ...place, width: wide, height: high, left, top };
    if (stamp !== undefined && context !== null) {
      context.save();
      context.beginPath();
      context.rect(stamp.x, stamp.y, wide, high);
      context.clip();
      paint(context, marks, { x: stamp.x - left, y: stamp.y - top, field, pixel: ratio });
      context.restore();
    }
    stamps.set(key, stamp);
    return stamp;
  };

  return {
    field,
    put: (canvas, things, origin, now) => {
      const ready = things.map((thing) => ({
        thing,
        stamp: stamps.has(thing.key) ? stamps.get(thing.key) : write(thing),
      }));
      const factor = now / field;
      for (const { thing, stamp } of ready) {
        const atX = origin.x + thing.dx * now;
        const atY = origin.y + thing.dy * now;
        if (stamp === undefined) {
          paint(canvas, thing.marks, { x: atX, y: atY, field: now, pixel: ratio });
          continue;
        }
        const { width: wide, height: high } = stamp;
        canvas.drawImage(
          page,
          ...([stamp.x, stamp.y, wide, high] as const),
          ...(factor === 1
            ? ([Math.round(atX + stamp.left), Math.round(atY + stamp.top), wide, high] as const)
            : ([
                atX + stamp.left * factor,
                atY + stamp.top * factor,
                wide * factor,
                high * factor,
              ] as const)),
        );
      }
    },
  };
};
