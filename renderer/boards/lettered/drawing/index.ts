import {
  axialOfField,
  DIRECTIONS,
  directionBetween,
  fieldOfPlace,
  fieldsOfEdge,
  isOnBoard,
  type LetteredEdge,
  placeOfField,
  type Point,
  sideEnds,
} from '../../../../engine';
import {
  circle,
  type DisplayList,
  type Font,
  INKS,
  type Mark,
  mix,
  type Path,
  pathOf,
  placed,
  realmColour,
  STAMP,
  stroke,
  svgDrawing,
  type SvgNode,
  svgText,
  TERRAIN_COLOURS,
  type Trail,
} from '../../../cartography';
import { PEAK } from '../../../cartography/data/glyphs';
import { colourOf, gameMarks, pieceMarks } from './pieces';
import {
  fieldPaths,
  initialsOf,
  LETTER_BAR,
  letteredBox,
  type LetteredLook,
  type LetteredScene,
  middleOf,
} from './scene';

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
const word = (text: string, { x, y }: Point, size: number, colour: string, font: Font): Mark => ({
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
  const mountains = new Set(board.mountains);
  const areaOf = (isMountain: boolean): Path =>
    [...paths].flatMap(([field, path]) => (mountains.has(field) === isMountain ? path : []));
  const peaks = (part: keyof typeof PEAKS): Path =>
    board.mountains
      .filter((field) => isOnBoard(board, field))
      .flatMap((field) => {
        const { x, y } = middleOf(board, field);
        return placed(PEAKS[part], x, y + 0.3, 0.95);
      });
  return [
    { kind: 'area', path: areaOf(false), colour: tones.open },
    { kind: 'area', path: areaOf(true), colour: tones.mountain },
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

/** Capitals in the colour of their party; a destroyed one is crossed out. */
function capitals(scene: LetteredScene): readonly Mark[] {
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

/** Lines between the fields, and a stronger one around all of them. */
function grid({ sight }: LetteredScene, look: LetteredLook): readonly Mark[] {
  const { board } = sight;
  const tones = tonesOf(look);
  const all = [...fieldPaths(board).values()].flat();
  const outer: Trail = [];
  const isEdge = (row: number, column: number): boolean =>
    row === 0 || row === board.rows - 1 || column === 0 || column === board.columns - 1;
  for (const field of fieldPaths(board).keys()) {
    const { row, column } = placeOfField(field);
    if (!isEdge(row, column)) continue;
    const here = axialOfField(board, field);
    const middle = middleOf(board, field);
    for (const direction of DIRECTIONS) {
      const [a, b] = sideEnds(here, direction);
      const beyond = { x: a.x + b.x - middle.x, y: a.y + b.y - middle.y };
      if (fieldNear(board, beyond)) continue;
      stroke(outer, a.x, a.y, b.x, b.y);
    }
  }
  return [
    { kind: 'line', path: all, colour: tones.grid, width: { of: 0.018, min: 0.6 }, join: 'round' },
    { kind: 'line', path: outer, colour: tones.label, width: { of: 0.05, min: 1.2 }, cap: 'round' },
  ];
}

/** True if a field of the board has its middle at a point. */
const fieldNear = (board: LetteredScene['sight']['board'], at: Point): boolean => {
  const row = Math.round(at.y / (Math.sqrt(3) / 2));
  if (row < 0 || row >= board.rows) return false;
  const column = Math.round(at.x - middleOf(board, fieldOfPlace({ row, column: 0 })).x);
  return column >= 0 && column < board.columns;
};

/** The letter bar on the left, and in each field its number. */
function coordinates(scene: LetteredScene, look: LetteredLook): readonly Mark[] {
  const { board, capitals: held } = scene.sight;
  const tones = tonesOf(look);
  const { left, top, bottom } = letteredBox(board);
  const inColour = new Set(held.map(({ field }) => field));
  const bar = pathOf(
    `M${String(left)} ${String(top)}h${String(LETTER_BAR * 0.7)}V${String(bottom)}H${String(left)}z`,
  );
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
          return word(field.slice(1), { x, y: y - 0.385 }, 0.17, colour, NUMBER);
        })
      : []),
  ];
}

/** The side two fields share, a little shortened; undefined if they share none. */
const sideOf = (
  board: LetteredScene['sight']['board'],
  edge: LetteredEdge,
): readonly [Point, Point] | undefined => {
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

/** Blocked edges as bars: black from the beginning, in a colour where a party blocked it, broken where it is secret. */
function blockedEdges({ sight, parties }: LetteredScene, look: LetteredLook): readonly Mark[] {
  const { board } = sight;
  const bars = [
    ...board.blocked.map((edge) => ({ edge, party: null, isSecret: false })),
    ...sight.edges,
  ];
  return bars.flatMap(({ edge, party, isSecret }): readonly Mark[] => {
    const side = sideOf(board, edge);
    if (side === undefined) return [];
    const [a, b] = side;
    const trail: Trail = [];
    const at = (part: number): readonly [number, number] => [
      a.x + (b.x - a.x) * part,
      a.y + (b.y - a.y) * part,
    ];
    for (const [from, to] of isSecret ? DASHES : ([[0.06, 0.94]] as const))
      stroke(trail, ...at(from), ...at(to));
    const colour =
      party === null ? INKS[look.theme].label : realmColour(look.theme, parties, party);
    return [
      { kind: 'line', path: trail, colour: INKS[look.theme].halo, width: { of: 0.2, min: 3 } },
      { kind: 'line', path: trail, colour, width: { of: 0.12, min: 2 } },
    ];
  });
}

/**
 * A board of lettered hexes as somebody sees it: a pure function of what is seen and how it is drawn. The same input
 * gives the same list. Places are those of the plane, one unit to a field (`letteredBox`); the list is painted onto a
 * canvas (`paintList`), as elements of SVG (`svgNodes`), as text (`toSvg`) or onto a page (`letteredMarks`).
 */
export function letteredDrawing(scene: LetteredScene, look: LetteredLook): DisplayList {
  return [
    ...ground(scene, look),
    ...capitals(scene),
    ...grid(scene, look),
    ...bases(scene),
    ...coordinates(scene, look),
    ...blockedEdges(scene, look),
    ...(look.marks ? gameMarks(scene, look) : []),
    ...(look.pieces ? pieceMarks(scene) : []),
  ].filter((mark) => (mark.kind !== 'line' && mark.kind !== 'area') || mark.path.length > 0);
}

/** Air around the board on a picture of its own, in field widths. */
const AIR = 0.2;

/** Width of a drawing in CSS pixels (its height follows), what it shows, and the start of its ids. */
interface Framing {
  readonly width: number;
  readonly title: string;
  /** Two drawings on one page need different ones. */
  readonly id?: string;
}

/** A board as an SVG drawing of its own, as elements: nothing in it comes from elsewhere, names of parties stay text. */
export function letteredNode(
  scene: LetteredScene,
  look: LetteredLook,
  { width, title, id = 'board-' }: Framing,
): SvgNode {
  const { left, top, right, bottom } = letteredBox(scene.sight.board);
  const rect = [left - AIR, top - AIR, right + AIR, bottom + AIR] as const;
  const field = width / (rect[2] - rect[0]);
  const drawing = svgDrawing(letteredDrawing(scene, look), rect, field, 'px', id);
  return {
    ...drawing,
    attributes: { ...drawing.attributes, role: 'img' },
    children: [{ tag: 'title', attributes: {}, text: title }, ...(drawing.children ?? [])],
  };
}

/** The same as text; the letters are those of the reader's computer where our fonts are missing. */
export function toSvg(scene: LetteredScene, look: LetteredLook, framing: Framing): string {
  return svgText(letteredNode(scene, look, framing));
}
