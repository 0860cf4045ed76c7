import {
  type DisplayList,
  type MapTheme,
  mapStyle,
  chunkDisplayList,
  chunkWindow,
  circle,
  flowSignatures,
  letteringIn,
  type MapStyle,
  type Mark,
  overlay,
  piecesIn,
  riverFlow,
  STAMP,
  stroke,
  type Trail,
} from '../../kit/cartography';
import type { Box } from '../../kit/board/camera';
import { wholeBoard } from '../../kit/board/paper';
import { wordsOf } from '../../kit/text/words';
import { shownPlan } from '../print/board-figure';
import { knownFields } from '../print/known';
import type { Film, FilmFrame } from './film';
import type { FilmMap, FilmStage } from './stage';
import {
  centreOf,
  KLEINFELDER,
  type Lattice,
  type MapView,
  parseFieldAddress,
  type Point,
  reuse,
} from '../../../engine';

const EVERYWHERE = [-1e6, -1e6, 1e6, 1e6] as const;

/** Overlap of the Großfelder, in field widths: covers seams. */
const SEAM = 0.04;

/** Nothing of a film depends on how long a field is known. */
const ALWAYS: readonly number[] = Array.from({ length: KLEINFELDER }, () => 0);

/** A view without ages, made of the parts of the one before wherever both are equal. */
const alike = (before: MapView | undefined, view: MapView): MapView =>
  reuse(before, {
    ...view,
    chunks: Object.fromEntries(
      Object.entries(view.chunks).map(([no, chunk]) => [no, { ...chunk, since: ALWAYS }]),
    ),
  });

/** The plots around each plot of a lattice, itself first. */
const surroundingsOf = ({ plots, neighbours }: Lattice): readonly (readonly number[])[] =>
  plots.map((_, plot) => {
    const around = neighbours.slice(6 * plot * KLEINFELDER, 6 * (plot + 1) * KLEINFELDER);
    const others = new Set(
      [...around].filter((cell) => cell >= 0).map((cell) => Math.floor(cell / KLEINFELDER)),
    );
    others.delete(plot);
    return [plot, ...[...others].sort((a, b) => a - b)];
  });

const FIGHT = { radius: 0.42, arm: 0.24, colour: '#B3261E', paper: '#FFFDF8' } as const;

/** Where was fought: a white disc with a red cross. */
const fightMarks = ({ x, y }: Point): readonly Mark[] => {
  const { radius, arm, colour, paper } = FIGHT;
  const disc: Trail = [];
  circle(disc, x, y, radius);
  const cross: Trail = [];
  stroke(cross, x - arm, y - arm, x + arm, y + arm);
  stroke(cross, x + arm, y - arm, x - arm, y + arm);
  return [
    { kind: 'area', path: disc, colour: paper, opacity: 0.9 },
    { kind: 'line', path: disc, colour: STAMP.ink, width: { of: 0.05, min: 0.8 } },
    { kind: 'line', path: cross, colour, width: { of: 0.13, min: 1.6 }, cap: 'round' },
  ];
};

/** The middles of the fields in which was fought, each once; a place beside the map is left out. */
const fightsOn = ({ fights, lattice }: FilmMap): readonly Point[] =>
  [...new Set(fights.map((place) => place.slice(0, 6)))].flatMap((place) => {
    const field = parseFieldAddress(place);
    const cell = field === undefined ? undefined : lattice.cellOf(field);
    return cell === undefined ? [] : [centreOf(lattice.axialOf(cell))];
  });

/** What of a Großfeld was drawn last, and of what. */
interface Drawn {
  readonly of: readonly unknown[];
  readonly mark: Mark;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/**
 * Draws maps of one film one after the other. A Großfeld that is as it was on the map before, with all around it, is the
 * same mark. `field` is the width of a field in CSS pixels.
 */
function createMapPainter(style: MapStyle, field: number): (map: FilmMap) => DisplayList {
  let before: MapView | undefined;
  let drawn: ReadonlyMap<string, Drawn> = new Map();
  return (map) => {
    const { lattice, terrains } = map;
    const view = alike(before, map.view);
    const flow = riverFlow(view, lattice, terrains);
    const water = flowSignatures(flow, lattice);
    const now = new Map<string, Drawn>();
    for (const [plot, around] of surroundingsOf(lattice).entries()) {
      const no = lattice.plots[plot]?.no;
      if (no === undefined || view.chunks[no] === undefined) continue;
      const nos = around.map((one) => lattice.plots[one]?.no ?? '');
      const of = [
        ...nos,
        ...around.map((one) => water[one]),
        ...nos.map((one) => (one === '' ? undefined : view.chunks[one])),
        view.parties,
        JSON.stringify(lattice.plots[plot]),
      ];
      const last = drawn.get(no);
      const isOld = last !== undefined && isSame(last.of, of);
      now.set(
        no,
        isOld
          ? last
          : {
              of,
              mark: {
                kind: 'clip',
                clip: chunkWindow(view, lattice, plot, SEAM),
                marks: chunkDisplayList(view, lattice, terrains, plot, flow, style),
              },
            },
      );
    }
    before = view;
    drawn = now;
    const above = overlay(view, lattice, terrains, style, field);
    return [
      ...[...now.values()].map(({ mark }) => mark),
      ...letteringIn(EVERYWHERE, above),
      ...piecesIn(EVERYWHERE, above),
      ...fightsOn(map).flatMap(fightMarks),
    ];
  };
}

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
