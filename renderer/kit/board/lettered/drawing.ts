import {
  allFields,
  axialOfField,
  fieldOfAxial,
  type LetteredBoard,
  type LetteredMarkKind,
  type LetteredSight,
  type ViewParty,
} from '../../../../engine';
import {
  boxPath,
  type DisplayList,
  type Font,
  INKS,
  type MapTheme,
  type Mark,
  mix,
  type Path,
  pathOf,
  placed,
  TERRAIN_COLOURS,
} from '../../cartography';
import { PEAK } from '../../cartography/data/glyphs';
import { around } from '../camera';
import {
  baseMarks,
  capitalMarks,
  edgeMarks,
  middleWord,
  roundLine,
  sideBar,
} from '../cell-drawing';
import { remembered } from '../cells';
import { type HexCells, hexCells } from '../hex-cells';
import type { BoardPlan } from '../paper';
import { gameMarks, pieceMarks } from '../pieces';

/** What is to be drawn: a board in a perspective. Its plane has fields one unit wide. */
export interface LetteredScene {
  readonly sight: LetteredSight;
  readonly parties: Readonly<Record<string, ViewParty>>;
  /** Kinds of marks the game has, by key. */
  readonly marks: Readonly<Record<string, LetteredMarkKind>>;
}

/** What can be shown beside the fields. */
export type LetteredLayer = 'numbers' | 'pieces' | 'marks';

const NUMBER: Font = { family: 'sans', weight: 500 };
const LETTER: Font = { family: 'serif', weight: 700 };

/** Width of the letter bar on the left of the fields, in field widths, and margin around the board on paper. */
const LETTER_BAR = 0.8;
const AIR = 0.2;

/** The fields of a board; the box holds the letter bar, too. The same object for the same board. */
export const letteredCells: (board: LetteredBoard) => HexCells = remembered((board) => {
  const cells = hexCells({
    all: allFields(board),
    columns: board.columns,
    axialOf: (field) => axialOfField(board, field),
    cellOf: (axial) => fieldOfAxial(board, axial),
  });
  return { ...cells, box: { ...cells.box, left: cells.box.left - LETTER_BAR } };
});

const PEAKS = { face: pathOf(PEAK.face), shade: pathOf(PEAK.shade), line: pathOf(PEAK.line) };

/** Open fields and mountains. */
function ground(board: LetteredBoard, theme: MapTheme): readonly Mark[] {
  const { sheet, ink, label } = INKS[theme];
  const grey = TERRAIN_COLOURS[theme].darkGrey;
  const isDark = theme === 'dark';
  const open = theme === 'print' ? '#FFFFFF' : mix(sheet, ink, isDark ? 0.09 : 0.02);
  const shade = mix(grey, isDark ? sheet : ink, 0.45);
  const { outlines, outlineOf, pointOf } = letteredCells(board);
  const mountains = board.mountains.flatMap((field) => outlineOf(field) ?? []);
  const peaks = (part: keyof typeof PEAKS): Path =>
    board.mountains.flatMap((field) => {
      const at = pointOf(field);
      return at === undefined ? [] : placed(PEAKS[part], at.x, at.y + 0.3, 0.95);
    });
  return [
    // The fields cover the inner half of this line: what remains goes around all of them.
    roundLine(outlines, label, { of: 0.1, min: 2.4 }),
    { kind: 'area', path: outlines, colour: open },
    { kind: 'area', path: mountains, colour: mix(grey, sheet, isDark ? 0.1 : 0.34) },
    { kind: 'area', path: peaks('face'), colour: mix(grey, isDark ? label : sheet, 0.62) },
    { kind: 'area', path: peaks('shade'), colour: shade },
    roundLine(peaks('line'), shade, { of: 0.03, min: 0.6 }),
  ];
}

/** The letter bar on the left, and in each field its number. */
function coordinates(
  { board, capitals: held }: LetteredSight,
  theme: MapTheme,
  hasNumbers: boolean,
): readonly Mark[] {
  const { label } = INKS[theme];
  const { all, box, pointOf } = letteredCells(board);
  const { left, top, bottom } = box;
  const bar = boxPath(left, top, LETTER_BAR * 0.7, bottom - top);
  const inColour = new Set(held.map(({ field }) => field));
  return [
    { kind: 'area', path: bar, colour: label, opacity: 0.08 },
    ...all
      .filter((_, index) => index % board.columns === 0)
      .map((field) => {
        const at = { x: left + LETTER_BAR * 0.35, y: pointOf(field)?.y ?? 0 };
        return middleWord(field.slice(0, 1), at, 0.44, label, LETTER);
      }),
    ...(hasNumbers ? all : []).map((field) => {
      const { x, y } = pointOf(field) ?? { x: 0, y: 0 };
      const colour = inColour.has(field) ? '#FFFFFF' : label;
      const number = middleWord(field.slice(1), { x, y: y - 0.385 }, 0.17, colour, NUMBER);
      // On small boards and on paper as well it must be read.
      return { ...number, size: { of: 0.17, min: 7 } };
    }),
  ];
}

/** Fields with what is drawn on them before a game: mountains, capitals, bases, and the lines between. */
const drawn = ({ sight, parties }: LetteredScene, theme: MapTheme): readonly Mark[] => {
  const cells = letteredCells(sight.board);
  const { sheet, grid } = INKS[theme];
  return [
    ...ground(sight.board, theme),
    ...capitalMarks(sight.capitals, cells, parties, theme),
    roundLine(cells.outlines, mix(sheet, grid, 0.42), { of: 0.018, min: 0.6 }),
    ...baseMarks(sight.bases, cells, parties),
  ];
};

/** A board of lettered hexes in a perspective, to be drawn. */
export function letteredPlan(scene: LetteredScene): BoardPlan<LetteredLayer> {
  const { sight, parties, marks: kinds } = scene;
  const { board, pieces, marks } = sight;
  const { box, pointOf, sideOf } = letteredCells(board);
  const own = board.blocked.map((edge) => ({ edge, party: null, isSecret: false }));
  return {
    box: around(box, AIR),
    layers: ['numbers', 'pieces', 'marks'],
    draw: ({ theme, layers }) => ({
      ground: [
        ...drawn(scene, theme),
        ...coordinates(sight, theme, layers.numbers),
        ...edgeMarks([...own, ...sight.edges], sideOf, parties, theme),
        ...(layers.marks ? gameMarks(marks, kinds, pointOf, parties) : []),
        ...(layers.pieces ? pieceMarks(pieces, pointOf, parties) : []),
      ].filter((mark) => (mark.kind !== 'line' && mark.kind !== 'area') || mark.path.length > 0),
      writing: [],
    }),
  };
}

/** What a legend explains of the fields, each as one field or one blocked edge around the origin of the plane. */
export function fieldKeys(theme: MapTheme): Readonly<Record<string, DisplayList>> {
  const board: LetteredBoard = {
    rows: 1,
    columns: 1,
    layout: 'even_rows_right',
    mountains: [],
    blocked: [],
  };
  const nothing = { capitals: [], bases: [], edges: [], pieces: [], marks: [] };
  const field = (more: Partial<LetteredSight>): DisplayList =>
    drawn({ sight: { board, ...nothing, ...more }, parties: {}, marks: {} }, theme);
  const bar = (isSecret: boolean): DisplayList =>
    sideBar(
      [
        { x: 0, y: -0.5 },
        { x: 0, y: 0.5 },
      ],
      INKS[theme].label,
      isSecret,
      theme,
    );
  return {
    mountain: field({ board: { ...board, mountains: ['A1'] } }),
    capital: field({ capitals: [{ party: '', field: 'A1', isDestroyed: false }] }),
    base: field({ bases: [{ field: 'A1', party: null }] }),
    blocked: bar(false),
    secret: bar(true),
  };
}
