import type { Box, Page, PageMark } from '../../../kit/paper/page';
import { inGreys } from '../../../kit/paper/greys';
import { type PaperSize, paperSize } from '../paper';
import { columnsOf, type FlowPiece, flowInto, flowOverSheets } from '../sheet/flow';
import { clipped, line, sized, TYPES } from '../sheet/lettering';
import { rimOf } from '../sheet/shapes';
import type { MapWords } from '../source';
import type { PosterOrder } from './order';

/** What a poster shows, whatever it is played on. Lengths are millimetres of the sheet before it is enlarged. */
export interface PosterArt {
  /** The drawing in its window, with the frame around it. */
  readonly draw: (window: Box) => readonly PageMark[];
  /** Width of the drawing as a part of its height. */
  readonly aspect: number;
  /** Space for the frame on each side of the window, and for what stands below it. */
  readonly frame: number;
  readonly foot: number;
  /** What explains the drawing in its window; empty = no legend. */
  readonly legend: (window: Box) => readonly FlowPiece[];
  /** Scale and north at the left of the foot, above its base line. */
  readonly rulers: (window: Box, x: number, bottom: number) => readonly PageMark[];
  /** The right end of the foot. */
  readonly facts: (window: Box) => string;
}

const MARGIN = 9;
/** From the outer rim to what stands inside it. */
const INSET = 5;
const TITLE = 19;
const COLUMN = 52;
const GAP = 6;

/** A sheet of A4 is set as it is; on larger ones everything around the map grows, but less than the paper. */
const GROWTH = 0.75;
const LONG_SIDE_OF_A4 = 297;

/** How much the marks around the map are enlarged on a paper. */
export function enlargement({ width, height }: PaperSize): number {
  return Math.max(1, Math.max(width, height) / LONG_SIDE_OF_A4) ** GROWTH;
}

const shrunk = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The largest box of an aspect in the middle of a box. */
const within = ({ x, y, width, height }: Box, aspect: number): Box => {
  const [across, down] = [Math.min(width, height * aspect), Math.min(height, width / aspect)];
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
};

/** Where the legend and the drawing in its frame are. */
interface Places {
  readonly legend: readonly PageMark[];
  readonly window: Box;
  /** True if the legend has a place on this sheet. */
  readonly isBeside: boolean;
}

/** Heights a legend below the map may have, as parts of what there is, and the most of what the map leaves free. */
const BANDS = [0.12, 0.16, 0.2, 0.25, 0.3, 0.36] as const;
const LARGEST_BAND = 0.42;

/** The legend as narrow as it can be: beside the map on a landscape sheet, below it on a portrait one. */
const placesIn = (box: Box, { legend, aspect, frame }: PosterArt, isLandscape: boolean): Places => {
  const windowIn = (map: Box): Box => within(shrunk(map, frame), aspect);
  const whole = windowIn(box);
  if (legend(whole).length === 0) return { legend: [], window: whole, isBeside: true };
  const free = box.height - GAP - 2 * frame - (box.width - 2 * frame) / aspect;
  const tries = isLandscape
    ? [1, 2].map((columns) => {
        const width = columns * (COLUMN + GAP) - GAP;
        const rest = box.width - width - GAP;
        return {
          at: { ...box, x: box.x + rest + GAP, width },
          map: { ...box, width: rest },
        };
      })
    : [Math.min(free / box.height, LARGEST_BAND), ...BANDS]
        .filter((part) => part >= BANDS[0])
        .map((part) => {
          const height = part * box.height;
          const rest = box.height - height - GAP;
          return {
            at: { ...box, y: box.y + rest + GAP, height },
            map: { ...box, height: rest },
          };
        });
  for (const { at, map } of tries) {
    const window = windowIn(map);
    const marks = flowInto(legend(window), columnsOf(at, COLUMN, GAP));
    if (marks !== undefined) return { legend: marks, window, isBeside: true };
  }
  return { legend: [], window: whole, isBeside: false };
};

/** The heading of a poster. */
export interface PosterTitle {
  readonly title: string;
  readonly subtitle: string;
}

const headMarks = (
  { title, subtitle }: PosterTitle,
  { x, y, width }: Box,
  { fonts }: MapWords,
): readonly PageMark[] => {
  const type = sized(TYPES.title, 10);
  const middle = x + width / 2;
  return [
    line(clipped(fonts, type, title, width), middle, y + 8.4, type, 'center'),
    line(clipped(fonts, TYPES.subtitle, subtitle, width), middle, y + 14, TYPES.subtitle, 'center'),
  ];
};

const rims = (box: Box): readonly PageMark[] => [rimOf(box, 0.9), rimOf(box, 0.25, -1.5)];

/** Poster of a drawing: framed, with title and foot; the legend on it, or on sheets after it where it is too long. */
export function posterPages(
  art: PosterArt,
  heading: PosterTitle,
  order: PosterOrder,
  words: MapWords,
): readonly Page[] {
  const paper = paperSize(order);
  const scale = enlargement(paper);
  const sheet = { x: 0, y: 0, width: paper.width / scale, height: paper.height / scale };
  const rim = shrunk(sheet, MARGIN / scale);
  const room = shrunk(rim, INSET);
  const body = { ...room, y: room.y + TITLE, height: room.height - TITLE - art.foot };
  const { legend, window, isBeside } = placesIn(body, art, order.orientation === 'landscape');
  const bottom = room.y + room.height;
  const after = isBeside ? [] : flowOverSheets(art.legend(window), columnsOf(body, COLUMN, GAP));
  const count = 1 + after.length;
  const pageOf = (marks: readonly PageMark[], number: number): Page => {
    const all = [...rims(rim), ...headMarks(heading, room, words), ...marks];
    return {
      ...paper,
      label: `${heading.title}: ${words.say('print:sheet.number', { number, count })}`,
      marks: [
        {
          kind: 'group',
          x: 0,
          y: 0,
          scale,
          marks: order.tone === 'greys' ? inGreys(all) : all,
        },
      ],
    };
  };
  return [
    pageOf(
      [
        ...art.draw(window),
        ...legend,
        ...art.rulers(window, room.x, bottom),
        line(art.facts(window), room.x + room.width, bottom - 0.8, TYPES.foot, 'right'),
      ],
      1,
    ),
    ...after.map((marks, index) => pageOf(marks, index + 2)),
  ];
}
