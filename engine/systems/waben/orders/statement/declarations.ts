import type { Declaration } from '../declaration';
import type { MusterRow, Statement, SummaryRow } from './statement';

const musterOf = (row: MusterRow): readonly Declaration[] =>
  row.unit === null
    ? []
    : [
        {
          kind: 'muster',
          unit: row.unit.value,
          count: row.count.value,
          type: row.type === '' ? 'HF' : row.type,
          leaders: row.leaders,
          place: row.place,
          gold: row.gold?.value ?? null,
          ...row.words,
        },
      ];

/** Rows of raising and disbanding as declarations; those that name no unit are nobody's (WW-5.1-22). */
export function mustersOf({ muster }: Statement): readonly Declaration[] {
  return muster.rows.flatMap(musterOf);
}

const GIFT =
  /(?:^|[\s:,])(?:an|f(?:ü|ue)r)\s+(?:das\s+)?(?:reich\s+)?([\p{L}\d_.-]+(?:\s\p{Lu}[\p{L}\d_.-]*)?)/iu;

/** Party that a cause names as recipient: by key or by name; undefined if it names none. */
type RecipientOf = (name: string) => string | undefined;

const otherOf = (
  { gold, cause, words }: SummaryRow,
  recipientOf: RecipientOf,
): readonly Declaration[] => {
  const amount = Math.abs(gold.value);
  if (amount === 0) return [];
  if (gold.value > 0) return [{ kind: 'income', gold: amount, cause, ...words }];
  const to = recipientOf(GIFT.exec(cause)?.[1] ?? '');
  return to === undefined
    ? [{ kind: 'spend', gold: amount, purpose: cause, ...words }]
    : [{ kind: 'pay', to, gold: amount, purpose: cause, ...words }];
};

/**
 * What the lists of a letter declare: raising and disbanding, other income and expenses, storage. The row of new
 * structures declares nothing by itself: what is built stands in the list of structures (WW-4.1-33).
 */
export function declarationsOfStatement(
  statement: Statement,
  recipientOf: RecipientOf = () => undefined,
): readonly Declaration[] {
  return [
    ...mustersOf(statement),
    ...statement.summary.flatMap((row) => (row.key === 'other' ? otherOf(row, recipientOf) : [])),
    ...statement.storage.map(({ place, gold, words }): Declaration => ({
      kind: 'store',
      place,
      gold: gold.value,
      ...words,
    })),
  ];
}
