import type { Point, SeenCountry } from '../../../../engine';
import {
  boxPath,
  type Font,
  INKS,
  type Mark,
  mix,
  type Path,
  stroke,
  type Trail,
} from '../../../kit/cartography';
import { NAME } from './labels';
import type { CountryDrawing } from './map';
import { countryFields, disc, FIGURE, lineMark, partyMarkers, roundBox, word } from './marks';
import { byZone, type CountryLook, type CountryScene, said, zoneName } from './scene';
import { OPEN, zoneTone } from './tones';

const HEAD_FONT: Font = { family: 'serif', weight: 700 };
const COLUMNS = 4;
/** Units of the plane: a column and the gap beside it, a row, the head of a zone, the gap below it. */
const WIDTH = 17;
const GAP = 1.4;
const ROW = 1.9;
const HEAD = 2.3;
const BELOW = 1.1;
const FIELD = 1.3;

/** Where a country stands in the tables. */
export interface TableRow {
  readonly country: SeenCountry;
  readonly left: number;
  readonly top: number;
}

/** The tables of all zones, and where the track begins. */
export interface TablePlan {
  readonly zones: readonly {
    readonly zone: number;
    readonly left: number;
    readonly top: number;
    readonly height: number;
  }[];
  readonly rows: readonly TableRow[];
  readonly trackTop: number;
  readonly width: number;
  readonly height: number;
}

/** Columns of about the same height, zones in their order. */
function inColumns(heights: readonly (readonly [zone: number, height: number])[]) {
  const columns: (typeof heights)[number][][] = [[]];
  let left = heights.reduce((sum, [, height]) => sum + height, 0);
  let filled = 0;
  for (const one of heights) {
    const goal = (left + filled) / (COLUMNS - columns.length + 1);
    const isOver = Math.abs(filled + one[1] - goal) > Math.abs(filled - goal);
    if (filled > 0 && isOver && columns.length < COLUMNS) {
      columns.push([]);
      filled = 0;
    }
    columns.at(-1)?.push(one);
    filled += one[1];
    left -= one[1];
  }
  return columns;
}

/** Rows of the track. */
const TRACK_HEAD = 2;
const TRACK_ROW = 2.5;

/** The places of all rows; pure figures, for the drawing, the pointer and the keys alike. */
export function tablePlan({ sight, game }: CountryScene): TablePlan {
  const zones = [...byZone(sight)];
  const columns = inColumns(
    zones.map(([zone, countries]) => [zone, HEAD + countries.length * ROW + BELOW]),
  );
  const placed = columns.flatMap((column, index) => {
    let top = 0;
    return column.map(([zone, height]) => {
      const at = { zone, left: index * (WIDTH + GAP), top, height: height - BELOW };
      top += height;
      return at;
    });
  });
  const rows = placed.flatMap(({ zone, left, top }) =>
    (byZone(sight).get(zone) ?? []).map((country, index) => ({
      country,
      left,
      top: top + HEAD + index * ROW,
    })),
  );
  const trackTop = Math.max(0, ...placed.map(({ top, height }) => top + height)) + BELOW;
  return {
    zones: placed,
    rows,
    trackTop,
    width: COLUMNS * (WIDTH + GAP) - GAP,
    height: trackTop + TRACK_HEAD + game.track.rows * TRACK_ROW,
  };
}

/** The outline of a row. */
export function rowPath({ left, top }: TableRow): Path {
  return boxPath(left, top, WIDTH, ROW);
}

/** The middle of a row. */
export function rowMiddle({ left, top }: TableRow): Point {
  return {
    x: left + WIDTH / 2,
    y: top + ROW / 2,
  };
}

/** Name, value and the two fields of a country in its row. */
function rowMarks(scene: CountryScene, row: TableRow, look: CountryLook): readonly Mark[] {
  const { country } = row;
  const tone = zoneTone(country.zone, look.theme);
  const { y } = rowMiddle(row);
  const allied = { x: row.left + WIDTH - 1.2, y };
  const conquered = { x: allied.x - 1.9, y };
  const held = look.layers.markers ? country.held : null;
  const isOpen = look.layers.open && country.isOpen;
  return [
    ...(isOpen
      ? [
          {
            kind: 'area',
            path: boxPath(row.left + 0.12, row.top + 0.1, 0.34, ROW - 0.2),
            colour: OPEN[look.theme].edge,
          } as const,
        ]
      : []),
    word(said(scene, country.name), { x: row.left + 0.8, y }, 1.16, tone.label, NAME, {
      align: 'left',
    }),
    word(String(country.value), { x: conquered.x - 1.3, y }, 1.25, tone.label, FIGURE, {
      align: 'right',
    }),
    ...countryFields(scene, held, tone, { conquered, allied }, FIELD / 2 + 0.08),
  ];
}

/** The head of a zone over its ground, with its number, its name and what its countries are worth together. */
function zoneMarks(
  scene: CountryScene,
  { zone, left, top, height }: TablePlan['zones'][number],
  { theme }: CountryLook,
): readonly Mark[] {
  const tone = zoneTone(zone, theme);
  const countries = byZone(scene.sight).get(zone) ?? [];
  const sum = countries.reduce((all, { value }) => all + value, 0);
  const frame = roundBox(left, top, WIDTH, height, 0.5);
  const lines: Trail = [];
  for (let row = 1; row < countries.length; row += 1)
    stroke(lines, left + 0.5, top + HEAD + row * ROW, left + WIDTH - 0.5, top + HEAD + row * ROW);
  const y = top + HEAD / 2;
  return [
    { kind: 'area', path: frame, colour: mix(tone.ground, tone.halo, 0.6) },
    {
      kind: 'clip',
      clip: frame,
      marks: [{ kind: 'area', path: boxPath(left, top, WIDTH, HEAD - 0.2), colour: tone.allied }],
    },
    ...(lines.length === 0 ? [] : [lineMark(lines, tone.line, 0.05, { opacity: 0.5 })]),
    lineMark(frame, INKS[theme].coast, 0.1, { opacity: 0.75 }),
    ...disc(String(zone), { x: left + 1.3, y: y - 0.1 }, 0.78, mix(tone.allied, '#000000', 0.25)),
    word(zoneName(scene, zone), { x: left + 2.6, y: y - 0.1 }, 1.35, '#FFFFFF', HEAD_FONT, {
      align: 'left',
    }),
    word(String(sum), { x: left + WIDTH - 0.9, y: y - 0.1 }, 1.15, '#FFFFFF', FIGURE, {
      align: 'right',
    }),
  ];
}

/** Where a mark stands on the track, in fields from the first: on a field, or on the border of two; and its lap. */
export function trackPlace(
  halves: number,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): { readonly row: number; readonly column: number; readonly lap: number } | null {
  if (halves <= 0) return null;
  const round = rows * columns * 2;
  const lap = Math.max(0, Math.ceil(halves / round) - 1);
  const rest = halves - lap * round;
  const field = Math.ceil(rest / 2);
  const row = Math.floor((field - 1) / columns);
  // A half is on the left border of the next field, so that it never leaves its row at the end.
  return { row, lap, column: rest / 2 - row * columns - 0.5 };
}

/** The strip of numbered fields with the markers of the parties on fields and borders. */
export function trackMarks(
  scene: CountryScene,
  { theme, layers }: CountryLook,
  { left, top, width, row }: { left: number; top: number; width: number; row: number },
): readonly Mark[] {
  const { track } = scene.game;
  const size = width / track.columns;
  const { sheet, label } = INKS[theme];
  const paper = theme === 'print' ? '#FFFFFF' : mix(sheet, label, 0.04);
  const frame = boxPath(left, top, width, row * track.rows);
  const lines: Trail = [];
  for (let index = 1; index < track.rows; index += 1)
    stroke(lines, left, top + index * row, left + width, top + index * row);
  for (let index = 1; index < track.columns; index += 1)
    stroke(lines, left + index * size, top, left + index * size, top + row * track.rows);
  const numbers = Array.from({ length: track.rows * track.columns }, (_, index) => {
    const [x, y] = [index % track.columns, Math.floor(index / track.columns)];
    const at = { x: left + x * size + row * 0.12, y: top + y * row + row * 0.22 };
    return word(String(index + 1), at, row * 0.27, label, FIGURE, { align: 'left', opacity: 0.75 });
  });
  const known = new Map<string, number>();
  const marks = (layers.markers ? scene.sight.track : []).flatMap(({ party, halves }) => {
    const place = trackPlace(halves, track);
    if (place === null) return [];
    const id = `${String(place.row)} ${String(place.column)}`;
    const before = known.get(id) ?? 0;
    known.set(id, before + 1);
    const at = {
      x: left + place.column * size + before * row * 0.22,
      y: top + (place.row + 0.58) * row - before * row * 0.1,
    };
    const lap = `+${String(place.lap * track.rows * track.columns)}`;
    const beside = { x: at.x, y: at.y + row * 0.42 };
    return [
      ...partyMarkers(scene, [party], at, row * 0.33),
      ...(place.lap === 0 ? [] : [word(lap, beside, row * 0.24, label, FIGURE)]),
    ];
  });
  return [
    { kind: 'area', path: frame, colour: paper },
    lineMark(lines, label, row * 0.02, { opacity: 0.5 }),
    lineMark(frame, label, row * 0.05, { opacity: 0.85 }),
    ...numbers,
    ...marks,
  ];
}

/** The board as it is printed: the tables of its zones, below them the track. */
export function tableDrawing(scene: CountryScene, look: CountryLook): CountryDrawing {
  const plan = tablePlan(scene);
  const { fields, track } = scene.game;
  const { label } = INKS[look.theme];
  const title = { x: 0, y: plan.trackTop + TRACK_HEAD / 2 };
  const key = `${said(scene, fields.conquered)} | ${said(scene, fields.allied)}`;
  return {
    ground: plan.zones.flatMap((zone) => zoneMarks(scene, zone, look)),
    writing: [
      ...plan.rows.flatMap((row) => rowMarks(scene, row, look)),
      word(said(scene, track.name), title, 1.4, label, HEAD_FONT, { align: 'left' }),
      word(key, { x: plan.width, y: title.y }, 1.1, label, NAME, { align: 'right' }),
      ...trackMarks(scene, look, {
        left: 0,
        top: plan.trackTop + TRACK_HEAD,
        width: plan.width,
        row: TRACK_ROW,
      }),
    ],
  };
}
