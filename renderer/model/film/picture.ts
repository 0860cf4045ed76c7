import { type DisplayList, type MapTheme, mapStyle } from '../../kit/cartography';
import type { Box } from '../../kit/board/camera';
import { wholeBoard } from '../../kit/board/paper';
import { wordsOf } from '../../kit/text/words';
import { shownPlan } from '../print/board-figure';
import { knownFields } from '../print/known';
import type { Film, FilmFrame } from './film';
import { createMapPainter } from './map-picture';
import type { FilmMap, FilmStage } from './stage';

/** Size of a picture, in any unit. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Size for which lines and letters of a film are made, in CSS pixels: that on a small screen. They grow with it. */
export const FILM_SIZE: PictureSize = { width: 900, height: 620 };

/** Air around the known fields of a map, in field widths. */
const AIR = 1;

const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 };

const mapBox = ({ view, lattice }: FilmMap): Box => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { centre } of knownFields(view, lattice)) {
    box.left = Math.min(box.left, centre.x - AIR);
    box.top = Math.min(box.top, centre.y - AIR);
    box.right = Math.max(box.right, centre.x + AIR);
    box.bottom = Math.max(box.bottom, centre.y + AIR);
  }
  return box.left < box.right ? box : NOTHING;
};

const isEmpty = ({ left, right }: Box): boolean => left >= right;

const united = (a: Box, b: Box): Box =>
  isEmpty(a)
    ? b
    : {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      };

/** The pictures of a film, one after the other, all of the same part of the plane. */
export interface FilmPictures {
  /** The part of the plane they show; undefined where nothing is to be seen. */
  readonly box: Box | undefined;
  /** Units of the size to a unit of the plane. */
  readonly scale: number;
  readonly of: (frame: FilmFrame) => DisplayList;
}

/** The part of the plane around all there is to see in some turns of a film: what is known may shrink, too. */
const boxOf = (film: Film, turns: readonly number[]): Box => {
  const words = wordsOf(film.language);
  const boxOfStage = (stage: FilmStage): Box => {
    if (stage === null) return NOTHING;
    return stage.kind === 'map' ? mapBox(stage) : (shownPlan(stage.shown, words)?.box ?? NOTHING);
  };
  return turns
    .map((turn) => boxOfStage(film.frame(turn)?.stage ?? null))
    .filter((box) => !isEmpty(box))
    .reduce(united, NOTHING);
};

/**
 * Draws the frames of a film for pictures of a size, in CSS pixels unless `pixel` says how many of its units are one. What
 * did not change from one frame to the next is the same mark in both. All show the part of the plane that `turns` need.
 */
export function filmPictures(
  film: Film,
  theme: MapTheme,
  { width, height }: PictureSize,
  pixel = 1,
  turns: readonly number[] = film.turns,
): FilmPictures {
  const box = boxOf(film, turns);
  if (isEmpty(box)) return { box: undefined, scale: 1, of: () => [] };
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const field = scale / pixel;
  const paintMap = createMapPainter(
    mapStyle(theme, field, { numbers: false, look: film.look }),
    field,
  );
  return {
    box,
    scale,
    of: ({ stage, past }) => {
      if (stage === null) return [];
      if (stage.kind === 'map') return paintMap(stage);
      const plan = shownPlan(stage.shown, wordsOf(film.language, past.system));
      return plan === undefined ? [] : wholeBoard(plan, theme, field);
    },
  };
}
