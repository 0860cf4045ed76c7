import {
  centreOf,
  KLEINFELDER,
  type Lattice,
  type MapView,
  parseFieldAddress,
  type Point,
  reuse,
} from '../../../engine';
import {
  chunkDisplayList,
  chunkWindow,
  circle,
  type DisplayList,
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
import type { FilmMap } from './stage';

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
export function createMapPainter(style: MapStyle, field: number): (map: FilmMap) => DisplayList {
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
