import type { Finding } from '../../../../kernel';
import { type Terrain, TERRAIN_KEYS, TERRAINS } from '../../data';
import { finding, type OrderFindingCode } from '../../orders/finding';
import type { LandRow, LandSum, LandTable, Stated, Statement } from '../../orders/statement';
import { incomeOfFields } from '../income';
import type { Books } from './books';
import { statedSum } from './figures';

/** The terrain kind of a row; undefined for a combination that does not exist. */
const terrainOfRow = ({ type, height }: LandRow): Terrain | undefined =>
  TERRAIN_KEYS.map((key): Terrain => TERRAINS[key]).find(
    (terrain) => terrain.type === type && terrain.height === height,
  );

/** Tax of the stated fields of a row, gold per half-year (WW-3.1-03). */
const rowTax = (row: LandRow, { settings }: Books): number => {
  const terrain = terrainOfRow(row);
  const fields = row.fields?.value ?? 0;
  return terrain === undefined
    ? 0
    : incomeOfFields(new Map([[terrain.key, fields]]), settings).total.value;
};

const sumDiffers = (
  party: string,
  stated: Stated,
  actual: number,
  reason: string,
  others: readonly number[] = [],
): readonly Finding[] =>
  stated === null || stated.value === actual || others.includes(stated.value)
    ? []
    : [
        finding('F-BAL-LANDSUM', party, {
          at: stated.words,
          about: { reason, stated: stated.value, actual },
        }),
      ];

/** A row is number times rate; what it says of both (F-BAL-LAND). */
const rowFindings = (row: LandRow, books: Books): readonly Finding[] => {
  const actual = rowTax(row, books);
  const { gold } = row;
  if (gold === null || gold.value === actual) return [];
  const isBlank = row.fields === null;
  const stated = gold.value;
  const about = {
    ...(isBlank ? { reason: 'noFields' } : {}),
    terrain: terrainOfRow(row)?.key ?? '',
    fields: row.fields?.value ?? 0,
    stated,
    actual,
  };
  return [finding('F-BAL-LAND', books.party.key, { at: gold.words, about })];
};

const fieldsDiffer = (
  code: OrderFindingCode,
  books: Books,
  terrain: string,
  row: LandRow | undefined,
): readonly Finding[] => {
  const actual = books.estate.fields.get(terrain) ?? 0;
  const stated = row?.fields?.value ?? 0;
  if (stated === actual) return [];
  const at = row?.fields?.words ?? row?.words;
  return [finding(code, books.party.key, { at, about: { terrain, stated, actual } })];
};

/** Fields by terrain kind against the map; kinds that bring nothing need not be listed (F-BAL-FIELDS). */
const countFindings = (rows: readonly LandRow[], books: Books): readonly Finding[] => {
  const byKind = new Map<string, LandRow>();
  for (const row of rows) {
    const key = terrainOfRow(row)?.key;
    if (key !== undefined && (row.fields !== null || !byKind.has(key))) byKind.set(key, row);
  }
  return TERRAIN_KEYS.flatMap((key) => {
    const row = byKind.get(key);
    const isNeeded = incomeOfFields(new Map([[key, 1]]), books.settings).total.value > 0;
    return row === undefined && !isNeeded ? [] : fieldsDiffer('F-BAL-FIELDS', books, key, row);
  });
};

const columnFindings = (
  { height, fields, gold }: LandSum,
  rows: readonly LandRow[],
  party: string,
): readonly Finding[] => {
  const own = rows.filter((row) => row.height === height);
  return [
    ...sumDiffers(party, fields, statedSum(own.map((row) => row.fields)), 'fields'),
    ...sumDiffers(party, gold, statedSum(own.map((row) => row.gold)), 'gold'),
  ];
};

/** Gold of the land table as its rows say. */
export function landFromRows({ rows }: LandTable): number {
  return statedSum(rows.map(({ gold }) => gold));
}

/**
 * The land table: every row number times rate (F-BAL-LAND), numbers against the map (F-BAL-FIELDS), sums against
 * the stated rows (F-BAL-LANDSUM); a total may also follow from the sums of the columns (WW-3.3-09, WW-8.3-20).
 */
export function landFindings({ land }: Statement, books: Books): readonly Finding[] {
  if (land.rows.length === 0) return [];
  const party = books.party.key;
  const fields = statedSum(land.rows.map((row) => row.fields));
  return [
    ...land.rows.flatMap((row) => rowFindings(row, books)),
    ...countFindings(land.rows, books),
    ...land.sums.flatMap((sum) => columnFindings(sum, land.rows, party)),
    ...sumDiffers(party, land.fields, fields, 'fields', [
      statedSum(land.sums.map((sum) => sum.fields)),
    ]),
    ...sumDiffers(party, land.gold, landFromRows(land), 'gold', [
      statedSum(land.sums.map((sum) => sum.gold)),
    ]),
  ];
}
