import { BLANK_CAMPAIGN } from '../../../../engine';
import type { CampaignHead } from '../database';
import type { RowPath } from '../rows';
import { CAMPAIGN_SHAPE, type Shape } from '../shape';
import type { Problem } from './problem';

/** A stored row without the id of its campaign. */
export interface AuditedRow {
  readonly path: RowPath;
  readonly value: unknown;
}

/** True if a document has a row at this place. */
const isRowPath = (path: RowPath): boolean => {
  let shape: Shape | undefined = CAMPAIGN_SHAPE;
  for (const key of path) {
    if (shape === undefined || shape === 'row') return false;
    shape = shape.kind === 'record' ? shape.each : shape.fields[key];
  }
  return shape === 'row';
};

/** Rows that a document needs as soon as it has the part that contains them; records may be empty. */
const neededBelow = (
  shape: Shape,
  path: RowPath,
  present: ReadonlySet<string>,
): readonly RowPath[] => {
  if (shape === 'row') return [path];
  const isThere = path.length === 0 || shape.isOptional !== true || present.has(path.join('.'));
  if (!isThere || shape.kind === 'record') return [];
  return Object.entries(shape.fields).flatMap(([key, part]) =>
    neededBelow(part, [...path, key], present),
  );
};

/** Every path that has a value at or below it. */
const presentParts = (rows: readonly AuditedRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ path }) => path.map((_, index) => path.slice(0, index + 1).join('.'))));

/** Rows of the known worlds of parties, each of which has all its parts or none. */
const neededByParts = (rows: readonly AuditedRow[]): readonly RowPath[] =>
  [...new Set(rows.flatMap(({ path }) => (path[1] === 'knowledge' ? (path[2] ?? []) : [])))].map(
    (party) => ['world', 'knowledge', party, 'sightings'],
  );

/** A campaign stored by an older program may lack later parts: they open empty, or as the GM has not chosen yet. */
const isLater = ([part = '']: RowPath): boolean => part in BLANK_CAMPAIGN || part === 'address';

/** Problems of rows that can be found without the journal. */
export function rowProblems(
  rows: readonly AuditedRow[],
  { id, rowCount }: Pick<CampaignHead, 'id' | 'rowCount'>,
): readonly Problem[] {
  const present = presentParts(rows);
  const needed = [...neededBelow(CAMPAIGN_SHAPE, [], present), ...neededByParts(rows)];
  const foreign = rows.filter(
    ({ path, value }) => !isRowPath(path) || (path.join('.') === 'id' && value !== id),
  );
  const more = rows.length - (rowCount ?? rows.length);
  return [
    ...needed
      .filter((path) => !present.has(path.join('.')) && !isLater(path))
      .map((path) => ({ code: 'rowMissing', place: path.join('.') }) as const),
    ...foreign.map(({ path }) => ({ code: 'rowForeign', place: path.join('.') }) as const),
    ...(more === 0 ? [] : [{ code: 'rowCount', place: String(more) } as const]),
  ];
}
