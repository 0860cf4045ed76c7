import type { Lattice, MapView } from '../../../../engine';
import {
  overlay,
  type MapStyle,
  type Overlay,
  type Rect,
  slidInto,
  type Terrains,
} from '../../../kit/cartography';
import type { Frame, Origin } from './frame';
import { createLetterPage, type Lettered, type LetterPage } from './letter-page';

/** What lettering is made from. */
export interface LetteringInput {
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly terrains: Terrains;
  readonly style: MapStyle;
  readonly layers: { readonly labels?: boolean; readonly pieces?: boolean };
  /** Field width in CSS pixels for which words are placed. */
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

/** While the map is zoomed, letters are stretched or shrunk up to this factor (as a logarithm) before they are written anew. */
const STRETCH = Math.log(1.5);

export const createLettering = (): Lettering => {
  let view: MapView | undefined;
  let sources: readonly unknown[] = [];
  let key = '';
  let placed: Overlay | undefined;
  let page: LetterPage | undefined;

  const overlayFor = (input: LetteringInput): Overlay => {
    const now = view === input.view ? sources : sourcesOf(input);
    const isOther = view !== input.view && !isSame(sources, now);
    view = input.view;
    const wanted = keyOf(input);
    if (placed !== undefined && !isOther && wanted === key) return placed;
    sources = now;
    key = wanted;
    page = undefined;
    const { lattice, terrains, style, scale, layers } = input;
    placed = overlay(input.view, lattice, terrains, style, scale, layers);
    return placed;
  };

  return {
    paint: (canvas, frame, input, isZooming) => {
      const all = overlayFor(input);
      const stretch = page === undefined ? 1 : Math.abs(Math.log(page.field / frame.field));
      if (page === undefined || stretch > (isZooming ? STRETCH : 0))
        page = createLetterPage(frame.width, frame.height, frame.field, frame.ratio);
      for (const origin of frame.origins)
        page.put(canvas, thingsIn(windowOf(frame, origin), all), origin, frame.field);
    },
    forget: () => {
      placed = undefined;
      page = undefined;
    },
  };
};
