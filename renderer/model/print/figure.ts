import type { Point } from '../../../engine';
import type { MapWindow } from '../leaks/leak';
import type { Page, PageMark } from '../../kit/paper/page';
import { changesOf } from './changes';
import { contentIn, contentOf } from './content';
import { knownFields, netIn } from './known';
import { FIRST_ORDER, type MapOrder } from './order';
import { rimOf } from './sheet/shapes';
import type { MapSource } from './source';

/** Space between the two neat lines around a figure, in millimetres. */
const NEAT = 0.9;

/**
 * A map for the first sheet of a turn report, from (0, 0): `centre` in the middle, own ways as arrows, a double neat
 * line around it. `change` for maps of another kind, such as those of the newsletter.
 */
export function mapFigure(
  source: MapSource,
  widthMm: number,
  heightMm: number,
  fieldMm: number,
  centre: Point,
  {
    hasNews = false,
    ...change
  }: Partial<Pick<MapOrder, 'look' | 'parts' | 'hidesOrientation' | 'routes'>> & {
    /** Marks what is new in the month of the source. */
    readonly hasNews?: boolean;
  } = {},
): readonly PageMark[] {
  const order: MapOrder = { ...FIRST_ORDER, fieldMm, routes: true, ...change };
  const window = { x: NEAT, y: NEAT, width: widthMm - 2 * NEAT, height: heightMm - 2 * NEAT };
  const plane = {
    left: centre.x - window.width / fieldMm / 2,
    top: centre.y - window.height / fieldMm / 2,
    width: window.width / fieldMm,
    height: window.height / fieldMm,
  };
  const { view, lattice } = source;
  const known = knownFields(view, lattice);
  const news = hasNews ? changesOf(view, lattice, known, source.month) : null;
  const content = contentOf(source, view, known, order, news);
  return [
    {
      kind: 'drawing',
      list: contentIn(content, plane, true),
      x: window.x - plane.left * fieldMm,
      y: window.y - plane.top * fieldMm,
      field: fieldMm,
      window,
      isMap: true,
      ...netIn(lattice),
    },
    rimOf(window, 0.35),
    rimOf(window, 0.2, NEAT - 0.1),
  ];
}

/** The place of a group's plane on its sheet. */
interface Shift {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const windowsIn = (
  marks: readonly PageMark[],
  page: number,
  { x, y, scale }: Shift,
): readonly MapWindow[] =>
  marks.flatMap((mark): readonly MapWindow[] => {
    if (mark.kind === 'group')
      return windowsIn(mark.marks, page, {
        x: x + mark.x * scale,
        y: y + mark.y * scale,
        scale: scale * mark.scale,
      });
    if (mark.kind !== 'drawing' || mark.isMap !== true) return [];
    const { window, field, net } = mark;
    return [
      {
        page,
        window: {
          x: x + window.x * scale,
          y: y + window.y * scale,
          width: window.width * scale,
          height: window.height * scale,
        },
        x: x + mark.x * scale,
        y: y + mark.y * scale,
        field: field * scale,
        ...(net === undefined ? {} : { net }),
      },
    ];
  });

/** Positions of maps on some sheets, so that what is drawn can be compared with what is known. */
export function mapWindowsOf(pages: readonly Page[]): readonly MapWindow[] {
  return pages.flatMap(({ marks }, page) => windowsIn(marks, page, { x: 0, y: 0, scale: 1 }));
}
