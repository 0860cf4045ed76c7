import { systems } from '../../../engine';
import { MM_PER_PIXEL, OP } from '../../kit/cartography';
import type { Box, Fonts, Page, PageMark } from '../../kit/paper';
import { wordsOf } from '../../kit/text/words';
import { paperSize, printable } from '../print/paper';
import { clipped, line, TYPES } from '../print/sheet/lettering';
import { rimOf, strokes } from '../print/sheet/shapes';
import type { Film, FilmFrame } from './film';
import { type FilmPictures, filmPictures, type PictureSize } from './picture';
import { perspectiveSentence, skippedTurns } from './sentences';

const PAPER = paperSize({ paper: 'A4', orientation: 'landscape' });
/** Millimetres: the title, the foot, the words over each map, the space around it. */
const HEAD = 15;
const FOOT = 8;
const LABEL = 5;
const GAP = 5;
/** Millimetres the number of a sheet takes in the foot. */
const NUMBER = 30;
/** Maps side by side at most. */
const COLUMNS = 3;

/** Where the maps stand on a sheet. */
interface Grid extends PictureSize {
  readonly columns: number;
  readonly rows: number;
}

/** Maps of an aspect (width to height), as many side by side as said or as fit. */
const gridOf = (aspect: number, columns: number): Grid => {
  const room = printable(PAPER);
  const down = room.height - HEAD - FOOT;
  const widest = (room.width - (columns - 1) * GAP) / columns;
  const height = Math.min(widest / aspect, down - LABEL);
  const width = height * aspect;
  return {
    width,
    height,
    columns: Math.max(columns, Math.floor((room.width + GAP) / (width + GAP))),
    rows: Math.max(1, Math.floor((down + GAP) / (height + LABEL + GAP))),
  };
};

/** The picture of a turn with a rim, at a place of a sheet, in millimetres; `pictures` are made for its size. */
export function framePicture(
  pictures: FilmPictures,
  frame: FilmFrame,
  window: Box,
): readonly PageMark[] {
  const { box, scale } = pictures;
  if (box === undefined) return [];
  return [
    {
      kind: 'drawing',
      list: pictures.of(frame),
      field: scale,
      x: window.x - box.left * scale,
      y: window.y - box.top * scale,
      window,
      ...(frame.stage?.kind === 'map' ? { isMap: true } : {}),
    },
    rimOf(window, 0.2),
  ];
}

/** The largest maps with which all are on one sheet; on several sheets they are as small as they get. */
const gridFor = (aspect: number, count: number): Grid => {
  const grids = Array.from({ length: COLUMNS }, (_, less) => gridOf(aspect, less + 1));
  const isEnough = ({ columns, rows }: Grid): boolean => columns * rows >= count;
  return grids.find(isEnough) ?? gridOf(aspect, COLUMNS);
};

/**
 * The turns of a film as small maps with their dates, as many to a sheet as fit, each sheet made when it is asked for;
 * none where nothing is to be seen.
 */
export function* filmSheets(
  film: Film,
  frames: readonly FilmFrame[],
  title: string,
  fonts: Fonts,
): Generator<Page, void> {
  const shown = frames.filter(({ stage }) => stage !== null);
  const [first] = shown;
  const frame = filmPictures(film, 'print', PAPER).box;
  if (first === undefined || frame === undefined) return;
  const say = wordsOf(film.language, first.past.system);
  const { left, top, right, bottom } = frame;
  const { width, height, columns, rows } = gridFor((right - left) / (bottom - top), shown.length);
  const pictures = filmPictures(film, 'print', { width, height }, MM_PER_PIXEL);
  const room = printable(PAPER);
  const mapAt = (one: FilmFrame, at: number): PageMark => {
    const x = room.x + (at % columns) * (width + GAP);
    const y = room.y + HEAD + Math.floor(at / columns) * (height + LABEL + GAP);
    const window = { x: 0, y: LABEL, width, height };
    return {
      kind: 'group',
      x,
      y,
      scale: 1,
      marks: [
        line(clipped(fonts, TYPES.heading, one.label, width), 0, LABEL - 1.6, TYPES.heading),
        ...framePicture(pictures, one, window),
      ],
    };
  };
  const skipped = skippedTurns(film, say);
  const perSheet = columns * rows;
  const count = Math.ceil(shown.length / perSheet);
  const note = clipped(
    fonts,
    TYPES.subtitle,
    perspectiveSentence(
      film,
      first.past,
      say,
      'page',
      systems[first.past.system]?.title[film.language] ?? '',
    ),
    room.width,
  );
  for (let sheet = 0; sheet < count; sheet += 1) {
    const number = say('film:sheet.number', { number: sheet + 1, count });
    const foot = room.y + room.height - 1;
    yield {
      ...PAPER,
      label: number,
      marks: [
        line(clipped(fonts, TYPES.title, title, room.width), room.x, room.y + 5, TYPES.title),
        line(note, room.x, room.y + 10.4, TYPES.subtitle),
        ...shown.slice(sheet * perSheet, (sheet + 1) * perSheet).map(mapAt),
        strokes([OP.move, room.x, foot - 4, OP.line, room.x + room.width, foot - 4], 0.2),
        line(
          clipped(
            fonts,
            TYPES.foot,
            skipped === '' ? say('film:sheet.links') : `${say('film:sheet.links')} · ${skipped}`,
            room.width - NUMBER,
          ),
          room.x,
          foot,
          TYPES.foot,
        ),
        line(number, room.x + room.width, foot, TYPES.foot, 'right'),
      ],
    };
  }
}
