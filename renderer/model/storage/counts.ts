import type { Database } from './database';
import { type RowPath, rowsOf } from './rows';
import { CAMPAIGN_SHAPE, type Shape } from './shape';

/** Rows of every table of the database, over all campaigns. */
export function tableCounts(database: Pick<Database, 'tables'>) {
  return async (): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      await Promise.all(
        database.tables.map(async (table) => [table.name, await table.count()] as const),
      ),
    );
}

const kindAlong = (shape: Shape | undefined, path: RowPath): readonly string[] => {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (shape === undefined || shape === 'row') return ['*'];
  if (shape.kind === 'record') return ['*', ...kindAlong(shape.each, rest)];
  const part = shape.fields[step];
  return part === undefined ? ['*'] : [step, ...kindAlong(part, rest)];
};

/** The kind of a row: its path with a star for every key of the campaign's own, `world/units/*`. */
export function kindOfPath(path: RowPath): string {
  return kindAlong(CAMPAIGN_SHAPE, path).join('/');
}

/** How many rows of a kind a campaign has, and how long they are as JSON, in characters. */
export interface KindCount {
  readonly rows: number;
  readonly characters: number;
}

/** The rows of a campaign by kind. */
export function kindCounts(campaign: object): Readonly<Record<string, KindCount>> {
  const counts = new Map<string, KindCount>();
  for (const { path, after } of rowsOf(CAMPAIGN_SHAPE, campaign)) {
    const kind = kindOfPath(path);
    const before = counts.get(kind) ?? { rows: 0, characters: 0 };
    counts.set(kind, {
      rows: before.rows + 1,
      characters: before.characters + JSON.stringify(after).length,
    });
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
