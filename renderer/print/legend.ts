import {
  KLEINFELDER,
  type RealmView,
  SIDE,
  type TerrainKey,
  type TerrainStyle,
} from '../../engine';
import type { PrintPlan } from './plan';

/** A line or sign of the map that the legend explains, as a word of `print:line`. */
export type LegendLine =
  'road' | 'bridge' | 'river' | 'canal' | 'wall' | 'border' | 'capital' | 'unit';

/** What occurs on a realm's map and is therefore explained beside it. */
export interface Legend {
  readonly terrains: readonly TerrainStyle[];
  /** Settlement types, largest first. */
  readonly settlements: readonly string[];
  readonly lines: readonly LegendLine[];
}

/** Settlement types from the largest to the smallest; types nobody knows come last. */
const SETTLEMENT_ORDER: readonly string[] = ['met', 'fst', 'std', 'brg', 'gar'];

const rank = (type: string): number => {
  const index = SETTLEMENT_ORDER.indexOf(type);
  return index < 0 ? SETTLEMENT_ORDER.length : index;
};

const linesOf = (view: RealmView): readonly LegendLine[] => {
  const chunks = Object.values(view.chunks);
  const bits = chunks
    .flatMap(({ sides }) => Object.values(sides))
    .reduce((all, side) => all | side, 0);
  const owners = new Set(
    chunks.flatMap(({ owner, terrain }) =>
      Array.from({ length: KLEINFELDER }, (_, index) =>
        terrain[index] === null ? null : (owner[index] ?? null),
      ),
    ),
  );
  const settlements = chunks.flatMap((chunk) => Object.values(chunk.settlements));
  const occurs: Readonly<Record<LegendLine, boolean>> = {
    road: (bits & SIDE.road) !== 0,
    bridge: (bits & SIDE.bridge) !== 0,
    river: (bits & SIDE.river) !== 0,
    canal: (bits & SIDE.canal) !== 0,
    wall: chunks.some(({ walls }) => Object.keys(walls).length > 0),
    border: owners.size > 1,
    capital: settlements.some(({ capital }) => capital),
    unit: view.pieces.length > 0,
  };
  return (Object.keys(occurs) as LegendLine[]).filter((line) => occurs[line]);
};

/** The legend of a print: only what occurs, in the order of the rule page. */
export const legendOf = (
  { view, fields }: Pick<PrintPlan, 'view' | 'fields'>,
  terrains: Readonly<Record<TerrainKey, TerrainStyle>>,
): Legend => {
  const keys = new Set(fields.map(({ terrain }) => terrain));
  const types = new Set(
    Object.values(view.chunks).flatMap(({ settlements }) =>
      Object.values(settlements).map(({ type }) => type),
    ),
  );
  return {
    terrains: Object.values(terrains).filter(({ key }) => keys.has(key)),
    settlements: [...types].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    lines: linesOf(view),
  };
};

/** Where a legend stands: beside the map, below it, or on a sheet of its own. */
export type LegendForm = 'column' | 'band' | 'own';

/** Highest row of a legend, in millimetres; lower ones only where the room demands it. */
const ROW = 6.8;
/** What title, headings, scale bar and the space between take in a column, in millimetres. */
const COLUMN_REST = 78;
const BAND_REST = 22;

const inTwo = (count: number): number => Math.ceil(count / 2);

/** Height of a row with which the whole legend fits into its place, in millimetres. */
export const legendRowMm = (
  { terrains, settlements, lines }: Legend,
  form: LegendForm,
  heightMm: number,
): number => {
  if (form === 'own') return ROW;
  const beside = inTwo(settlements.length) + inTwo(lines.length);
  if (form === 'column') {
    return Math.min(ROW, (heightMm - COLUMN_REST) / (inTwo(terrains.length) + beside));
  }
  const rows = Math.max(Math.ceil(terrains.length / 3) + 1, beside);
  return Math.min(ROW, (heightMm - BAND_REST) / rows);
};
