import {
  KLEINFELDER,
  type PartyKey,
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
  /** Realms told apart by their pattern, where the look shows them; absent = none. */
  readonly realms?: readonly PartyKey[];
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

/** The owners of known fields; null stands for land of nobody. */
const ownersIn = (view: RealmView): ReadonlySet<PartyKey | null> =>
  new Set(
    Object.values(view.chunks).flatMap(({ owner, terrain }) =>
      Array.from({ length: KLEINFELDER }, (_, index) =>
        terrain[index] === null ? null : (owner[index] ?? null),
      ),
    ),
  );

const linesOf = (view: RealmView): readonly LegendLine[] => {
  const chunks = Object.values(view.chunks);
  const bits = chunks
    .flatMap(({ sides }) => Object.values(sides))
    .reduce((all, side) => all | side, 0);
  const owners = ownersIn(view);
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

type LegendSource = Pick<PrintPlan, 'view' | 'fields'> & {
  readonly layout: Pick<PrintPlan['layout'], 'options'>;
};

/** The legend of a print: only what occurs, in the order of the rule page; realms instead of terrain where they are shown. */
export const legendOf = (
  { view, fields, layout }: LegendSource,
  terrains: Readonly<Record<TerrainKey, TerrainStyle>>,
): Legend => {
  const keys = new Set(fields.map(({ terrain }) => terrain));
  const types = new Set(
    Object.values(view.chunks).flatMap(({ settlements }) =>
      Object.values(settlements).map(({ type }) => type),
    ),
  );
  const isOfRealms = layout.options.look === 'politics';
  const owners = [...ownersIn(view)].filter((party) => party !== null).sort();
  return {
    terrains: isOfRealms ? [] : Object.values(terrains).filter(({ key }) => keys.has(key)),
    ...(isOfRealms ? { realms: owners } : {}),
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
  { terrains, realms = [], settlements, lines }: Legend,
  form: LegendForm,
  heightMm: number,
): number => {
  if (form === 'own') return ROW;
  const beside = inTwo(settlements.length) + inTwo(lines.length);
  if (form === 'column') {
    const above = inTwo(terrains.length) + realms.length;
    return Math.min(ROW, (heightMm - COLUMN_REST) / (above + beside));
  }
  const above = Math.ceil(terrains.length / 3) + inTwo(realms.length);
  const rows = Math.max(above + 1, beside);
  return Math.min(ROW, (heightMm - BAND_REST) / rows);
};
