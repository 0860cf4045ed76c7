import type { Lattice, MapView } from '../../../../engine';
import {
  type DisplayList,
  type MapStyle,
  overlay,
  type Overlay,
  paint,
  type Rect,
  slidInto,
  type Terrains,
} from '../../../kit/cartography';
import type { Frame, Origin } from './frame';

/** Something lettered, and the paper it covers in field widths. */
interface Lettered {
  /** Identifies a lettering; the same object looks the same. */
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

/** Margin around a word for its halo, in CSS pixels. */
const HALO = 8;

/** Text that takes more than this part of the page is never cached. */
const LARGEST = 0.12;

/** A page on which names and shields are written once, to be stamped onto the map for every frame. */
interface LetterPage {
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
const createLetterPage = (
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

/** What lettering is made from. */
export interface LetteringInput {
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly terrains: Terrains;
  readonly style: MapStyle;
  readonly layers: { readonly labels?: boolean; readonly pieces?: boolean };
  /** Field width in CSS pixels for which text is placed. */
  readonly scale: number;
}

/** Names and pieces over the ground: placed once for a zoom, written once, stamped for every frame. */
export interface Lettering {
  readonly paint: (
    canvas: CanvasRenderingContext2D,
    frame: Frame,
    input: LetteringInput,
    isZooming: boolean,
  ) => void;
  /** Writes the names again that meet a part of the plane, over what was painted on them. */
  readonly repeat: (canvas: CanvasRenderingContext2D, frame: Frame, part: Rect) => void;
  readonly forget: () => void;
}

type Slid = Lettered & { readonly dx: number; readonly dy: number };

/** The window of one copy of the world in the plane. */
const windowOf = (frame: Frame, origin: Origin): Rect => [
  -origin.x / frame.field,
  -origin.y / frame.field,
  (frame.width - origin.x) / frame.field,
  (frame.height - origin.y) / frame.field,
];

const meets = (a: Rect, b: Rect): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const thingsIn = (window: Rect, { labels, names, pieces }: Overlay): readonly Slid[] => [
  ...labels.flatMap((placed): readonly Slid[] => {
    const slid = slidInto(window, placed);
    if (slid === undefined) return [];
    const { item, rect } = placed;
    const [dx, dy] = [slid.curve[0] - item.curve[0], slid.curve[1] - item.curve[1]];
    return [{ key: item, rect, marks: [item], dx, dy }];
  }),
  ...names
    .filter(({ rect }) => meets(rect, window))
    .map(({ item, rect }) => ({ key: item, rect, marks: [item], dx: 0, dy: 0 })),
  ...pieces
    .filter(({ rect }) => meets(rect, window))
    .map(({ item, rect }) => ({ key: item, rect, marks: item.marks, dx: 0, dy: 0 })),
];

/** All that lettering depends on: it survives the painting of terrain. */
const sourcesOf = ({ view, lattice, terrains }: LetteringInput): readonly unknown[] => {
  const sources: unknown[] = [lattice, terrains, view.labels, view.pieces, view.parties];
  const isTruth = view.audience.kind === 'truth';
  for (const { no } of lattice.plots) {
    const chunk = view.chunks[no];
    if (isTruth) sources.push(chunk?.settlements, chunk?.sides);
    else sources.push(chunk);
  }
  return sources;
};

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

const keyOf = ({ style, layers, scale }: LetteringInput): string =>
  `${JSON.stringify(style)} ${scale} ${layers.labels ?? true} ${layers.pieces ?? true}`;

/** While the map is zoomed, letters are stretched or shrunk up to this factor (as a logarithm) before they are drawn again. */
const STRETCH = Math.log(1.5);

/** Places names and pieces; the same object as long as nothing they depend on changes. */
export function createPlacer(): {
  readonly place: (input: LetteringInput) => Overlay;
  readonly forget: () => void;
} {
  let view: MapView | undefined;
  let lattice: Lattice | undefined;
  let sources: readonly unknown[] = [];
  let key = '';
  let placed: Overlay | undefined;
  return {
    place: (input) => {
      // A net that is cut elsewhere is another lattice under the same view.
      const isLooked = view === input.view && lattice === input.lattice;
      const now = isLooked ? sources : sourcesOf(input);
      const isOther = !isLooked && !isSame(sources, now);
      [view, lattice] = [input.view, input.lattice];
      const wanted = keyOf(input);
      if (placed !== undefined && !isOther && wanted === key) return placed;
      sources = now;
      key = wanted;
      const { terrains, style, scale, layers } = input;
      placed = overlay(view, lattice, terrains, style, scale, layers);
      return placed;
    },
    forget: () => {
      placed = undefined;
    },
  };
}

export function createLettering(): Lettering {
  const placer = createPlacer();
  let shown: Overlay | undefined;
  let page: LetterPage | undefined;
  return {
    paint: (canvas, frame, input, isZooming) => {
      const all = placer.place(input);
      if (all !== shown) page = undefined;
      shown = all;
      const stretch = page === undefined ? 1 : Math.abs(Math.log(page.field / frame.field));
      if (page === undefined || stretch > (isZooming ? STRETCH : 0))
        page = createLetterPage(frame.width, frame.height, frame.field, frame.ratio);
      for (const origin of frame.origins)
        page.put(canvas, thingsIn(windowOf(frame, origin), all), origin, frame.field);
    },
    repeat: (canvas, frame, part) => {
      if (shown === undefined) return;
      const names = thingsIn(part, { ...shown, labels: [], pieces: [] });
      for (const origin of frame.origins) page?.put(canvas, names, origin, frame.field);
    },
    forget: () => {
      placer.forget();
      page = undefined;
    },
  };
}
