import {
  axialOfField,
  directionBetween,
  fieldOfPlace,
  fieldsOfEdge,
  isOnBoard,
  type LetteredBoard,
  type LetteredEdge,
  type Point,
  sideEnds,
} from '../../../../engine';
import {
  boxPath,
  circle,
  type DisplayList,
  type Font,
  INKS,
  type Mark,
  type TextMark,
  mix,
  type Path,
  pathOf,
  placed,
  realmColour,
  STAMP,
  stroke,
  type SvgNode,
  TERRAIN_COLOURS,
  type Trail,
} from '../../../cartography';
import type { Page, PageMark } from '../../../paper';
import { PEAK } from '../../../cartography/data/glyphs';
import {
  heightOf,
  nodeOfDrawing,
  onPaper,
  type PlaneDrawing,
  type SvgChoice,
  svgOfDrawing,
} from '../../kit/paper';
import { colourOf, gameMarks, initialsOf, pieceMarks } from '../../kit/pieces';
import {
  allPaths,
  fieldPaths,
  LETTER_BAR,
  letteredBox,
  type LetteredLook,
  type LetteredScene,
  middleOf,
  wholeLook,
} from './scene';

/** Pixels of the number of a field at least, on small boards and on paper. */
const LEAST_NUMBER = 7;
const NUMBER: Font = { family: 'sans', weight: 500 };
const LETTER: Font = { family: 'serif', weight: 700 };
const INITIAL: Font = { family: 'sans', weight: 700 };

/** The colours of open fields, mountains and lines. */
function tonesOf({ theme }: LetteredLook) {
  const { sheet, ink, grid, label } = INKS[theme];
  const grey = TERRAIN_COLOURS[theme].darkGrey;
  return {
    open: theme === 'print' ? '#FFFFFF' : mix(sheet, ink, theme === 'dark' ? 0.09 : 0.02),
    mountain: mix(grey, sheet, theme === 'dark' ? 0.1 : 0.34),
    peak: mix(grey, theme === 'dark' ? label : sheet, 0.62),
    peakLine: mix(grey, theme === 'dark' ? sheet : ink, 0.45),
    grid: mix(sheet, grid, 0.42),
    label,
  };
}

/** A word in the middle of a point. */
const word = (
  text: string,
  { x, y }: Point,
  size: number,
  colour: string,
  font: Font,
): TextMark => ({
  kind: 'text',
  x,
  y: y + size * 0.35,
  text,
  align: 'center',
  font,
  size: { of: size },
  colour,
});

const PEAKS = { face: pathOf(PEAK.face), shade: pathOf(PEAK.shade), line: pathOf(PEAK.line) };

/** Open fields and mountains. */
function ground({ sight }: LetteredScene, look: LetteredLook): readonly Mark[] {
  const { board } = sight;
  const tones = tonesOf(look);
  const paths = fieldPaths(board);
  const onBoard = board.mountains.filter((field) => isOnBoard(board, field));
  const grey = onBoard.flatMap((field) => paths.get(field) ?? []);
  const peaks = (part: keyof typeof PEAKS): Path =>
    onBoard.flatMap((field) => {
      const { x, y } = middleOf(board, field);
      return placed(PEAKS[part], x, y + 0.3, 0.95);
    });
  const all = allPaths(board);
  return [
    // The fields cover the inner half of this line: what remains goes around all of them.
    { kind: 'line', path: all, colour: tones.label, width: { of: 0.1, min: 2.4 }, join: 'round' },
    { kind: 'area', path: all, colour: tones.open },
    { kind: 'area', path: grey, colour: tones.mountain },
    { kind: 'area', path: peaks('face'), colour: tones.peak },
    { kind: 'area', path: peaks('shade'), colour: tones.peakLine },
    {
      kind: 'line',
      path: peaks('line'),
      colour: tones.peakLine,
      width: { of: 0.03, min: 0.6 },
      join: 'round',
    },
  ];
}

/** Capitals in the colour of their party, on paper with a C as well; a destroyed one is crossed out. */
function capitals(scene: LetteredScene, { theme }: LetteredLook): readonly Mark[] {
  const { sight, parties } = scene;
  const initials = initialsOf(parties);
  const paths = fieldPaths(sight.board);
  return sight.capitals.flatMap(({ party, field, isDestroyed }): readonly Mark[] => {
    const path = paths.get(field);
    if (path === undefined) return [];
    const colour = colourOf(parties, party);
    const { x, y } = middleOf(sight.board, field);
    const rim = placed(path, x * 0.18, y * 0.18, 0.82);
    const cross: Trail = [];
    stroke(cross, x - 0.36, y - 0.36, x + 0.36, y + 0.36);
    stroke(cross, x + 0.36, y - 0.36, x - 0.36, y + 0.36);
    return [
      { kind: 'area', path, colour: isDestroyed ? mix(colour, '#FFFFFF', 0.55) : colour },
      { kind: 'line', path: rim, colour: '#FFFFFF', width: { of: 0.035 }, opacity: 0.75 },
      word(initials[party] ?? '', { x, y: y + 0.08 }, 0.4, '#FFFFFF', INITIAL),
      ...(theme === 'print' ? [word('C', { x, y: y + 0.4 }, 0.2, '#FFFFFF', INITIAL)] : []),
      ...(isDestroyed
        ? [
            {
              kind: 'line',
              path: cross,
              colour: STAMP.ink,
              width: { of: 0.06 },
              cap: 'round',
            } as const,
          ]
        : []),
    ];
  });
}

/** Bases as circles: in the colour of their owner, or empty. */
function bases({ sight, parties }: LetteredScene): readonly Mark[] {
  const initials = initialsOf(parties);
  return sight.bases
    .filter(({ field }) => isOnBoard(sight.board, field))
    .flatMap(({ field, party }): readonly Mark[] => {
      const { x, y } = middleOf(sight.board, field);
      const ring: Trail = [];
      circle(ring, x, y + 0.06, 0.33);
      return [
        {
          kind: 'area',
          path: ring,
          colour: party === null ? STAMP.paper : colourOf(parties, party),
        },
        { kind: 'line', path: ring, colour: STAMP.ink, width: { of: 0.035, min: 0.7 } },
        ...(party === null
          ? []
          : [word(initials[party] ?? '', { x, y: y + 0.06 }, 0.24, '#FFFFFF', INITIAL)]),
      ];
    });
}

/** Lines between the fields. */
function grid({ sight }: LetteredScene, look: LetteredLook): readonly Mark[] {
  const path = allPaths(sight.board);
  const width = { of: 0.018, min: 0.6 };
  return [{ kind: 'line', path, colour: tonesOf(look).grid, width, join: 'round' }];
}

/** The letter bar on the left, and in each field its number. */
function coordinates(scene: LetteredScene, look: LetteredLook): readonly Mark[] {
  const { board, capitals: held } = scene.sight;
  const tones = tonesOf(look);
  const { left, top, bottom } = letteredBox(board);
  const inColour = new Set(held.map(({ field }) => field));
  const bar = boxPath(left, top, LETTER_BAR * 0.7, bottom - top);
  return [
    { kind: 'area', path: bar, colour: tones.label, opacity: 0.08 },
    ...Array.from({ length: board.rows }, (_, row) => {
      const first = fieldOfPlace({ row, column: 0 });
      const at = { x: left + LETTER_BAR * 0.35, y: middleOf(board, first).y };
      return word(first.slice(0, 1), at, 0.44, tones.label, LETTER);
    }),
    ...(look.numbers
      ? [...fieldPaths(board).keys()].map((field) => {
          const { x, y } = middleOf(board, field);
          const colour = inColour.has(field) ? '#FFFFFF' : tones.label;
          const number = word(field.slice(1), { x, y: y - 0.385 }, 0.17, colour, NUMBER);
          return { ...number, size: { of: 0.17, min: LEAST_NUMBER } };
        })
      : []),
  ];
}

/** The side two fields share, a little shortened; undefined if they share none. */
const sideOf = (board: LetteredBoard, edge: LetteredEdge): readonly [Point, Point] | undefined => {
  const [a, b] = fieldsOfEdge(edge);
  if (!isOnBoard(board, a) || !isOnBoard(board, b)) return undefined;
  const here = axialOfField(board, a);
  const direction = directionBetween(here, axialOfField(board, b));
  return direction === undefined ? undefined : sideEnds(here, direction);
};

/** Parts of a side that are drawn where not everybody knows of what is on it. */
const DASHES = [
  [0.06, 0.28],
  [0.4, 0.6],
  [0.72, 0.94],
] as const;

/** A bar along a side: black, or in the colour of who blocked it; broken where not everybody knows of it. */
function bar(
  [a, b]: readonly [Point, Point],
  colour: string,
  isSecret: boolean,
  { theme }: LetteredLook,
): readonly Mark[] {
  const trail: Trail = [];
  const at = (part: number): readonly [number, number] => [
    a.x + (b.x - a.x) * part,
    a.y + (b.y - a.y) * part,
  ];
  for (const [from, to] of isSecret ? DASHES : ([[0.06, 0.94]] as const))
    stroke(trail, ...at(from), ...at(to));
  return [
    { kind: 'line', path: trail, colour: INKS[theme].halo, width: { of: 0.2, min: 3 } },
    { kind: 'line', path: trail, colour, width: { of: 0.12, min: 2 } },
  ];
}

/** Blocked edges: those of the board itself, and those blocked in the course of the game. */
function blockedEdges({ sight, parties }: LetteredScene, look: LetteredLook): readonly Mark[] {
  const own = sight.board.blocked.map((edge) => ({ edge, party: null, isSecret: false }));
  return [...own, ...sight.edges].flatMap(({ edge, party, isSecret }) => {
    const side = sideOf(sight.board, edge);
    const colour =
      party === null ? INKS[look.theme].label : realmColour(look.theme, parties, party);
    return side === undefined ? [] : bar(side, colour, isSecret, look);
  });
}

/** What a legend explains of the fields. */
export const FIELD_KEYS = ['mountain', 'capital', 'base', 'blocked', 'secret'] as const;

/** One field, or one blocked edge, for a legend; its middle is the origin of the plane. */
export function fieldKey(key: (typeof FIELD_KEYS)[number], look: LetteredLook): DisplayList {
  if (key === 'blocked' || key === 'secret')
    return bar(
      [
        { x: 0, y: -0.5 },
        { x: 0, y: 0.5 },
      ],
      INKS[look.theme].label,
      key === 'secret',
      look,
    );
  const scene: LetteredScene = {
    sight: {
      board: { ...ONE_FIELD, mountains: key === 'mountain' ? ['A1'] : [] },
      capitals: key === 'capital' ? [{ party: '', field: 'A1', isDestroyed: false }] : [],
      bases: key === 'base' ? [{ field: 'A1', party: null }] : [],
      edges: [],
      pieces: [],
      marks: [],
    },
    parties: {},
    marks: {},
  };
  return [...ground(scene, look), ...capitals(scene, look), ...grid(scene, look), ...bases(scene)];
}

const ONE_FIELD: LetteredBoard = {
  rows: 1,
  columns: 1,
  layout: 'even_rows_right',
  mountains: [],
  blocked: [],
};

/**
 * A board of lettered hexes as somebody sees it: a pure function of what is seen and how it is drawn. The same input
 * gives the same list. Places are those of the plane, one unit to a field (`letteredBox`); the list is painted onto a
 * canvas (`paintList`), as elements of SVG (`svgNodes`), as text (`toSvg`) or onto a page (`letteredMarks`).
 */
export function letteredDrawing(scene: LetteredScene, look: LetteredLook): DisplayList {
  const { sight, parties } = scene;
  const middle = (field: string): Point => middleOf(sight.board, field);
  return [
    ...ground(scene, look),
    ...capitals(scene, look),
    ...grid(scene, look),
    ...bases(scene),
    ...coordinates(scene, look),
    ...blockedEdges(scene, look),
    ...(look.marks ? gameMarks(sight.marks, scene.marks, middle, parties) : []),
    ...(look.pieces ? pieceMarks(sight.pieces, middle, parties) : []),
  ].filter((mark) => (mark.kind !== 'line' && mark.kind !== 'area') || mark.path.length > 0);
}

/** A board in the plane with a little air around it, for paper and files. */
function withAir(scene: LetteredScene, look: LetteredLook): PlaneDrawing {
  const { left, top, right, bottom } = letteredBox(scene.sight.board);
  return {
    list: letteredDrawing(scene, look),
    box: { left: left - AIR, top: top - AIR, right: right + AIR, bottom: bottom + AIR },
  };
}

const AIR = 0.2;

/** A board as elements of an SVG drawing, for screens that put them in place themselves (`nodeOfDrawing`). */
export function letteredNode(scene: LetteredScene, look: LetteredLook, choice: SvgChoice): SvgNode {
  return nodeOfDrawing(withAir(scene, look), choice);
}

/** A board as an SVG file of its own (`svgOfDrawing`). */
export function toSvg(scene: LetteredScene, look: LetteredLook, choice: SvgChoice): string {
  return svgOfDrawing(withAir(scene, look), choice);
}

/** A board as marks in a box of so many millimetres from (0, 0), in the colours of print. */
export function letteredMarks(
  scene: LetteredScene,
  size: { readonly width: number; readonly height: number },
): readonly PageMark[] {
  return onPaper(withAir(scene, wholeLook('print')), size);
}

/** A board as a sheet of its own, so many millimetres wide. */
export function letteredPage(scene: LetteredScene, width: number, label: string): Page {
  const drawing = withAir(scene, wholeLook('print'));
  const size = { width, height: heightOf(drawing.box, width) };
  return { ...size, label, marks: onPaper(drawing, size) };
}
