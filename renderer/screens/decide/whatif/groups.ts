import type { MonthDifference } from '../../../../engine';

/** What differences are about, in the order in which they are listed. */
export const DIFFERENCE_GROUPS = [
  'unit',
  'fight',
  'field',
  'treasury',
  'ledger',
  'record',
  'question',
  'finding',
  'report',
] as const satisfies readonly MonthDifference['kind'][];
export type DifferenceGroup = (typeof DIFFERENCE_GROUPS)[number];

/** A difference with the number under which it is chosen. */
export interface Numbered {
  readonly id: number;
  readonly difference: MonthDifference;
}

/** Differences group by group, without empty groups. */
export const grouped = (
  differences: readonly MonthDifference[],
): readonly { readonly group: DifferenceGroup; readonly items: readonly Numbered[] }[] => {
  const numbered = differences.map((difference, id) => ({ id, difference }));
  return DIFFERENCE_GROUPS.map((group) => ({
    group,
    items: numbered.filter(({ difference }) => difference.kind === group),
  })).filter(({ items }) => items.length > 0);
};

const FIELD = /\d{3}\/\d{2}/;

const fieldIn = (text: unknown): string | undefined =>
  typeof text === 'string' ? FIELD.exec(text)?.[0] : undefined;

/** The fields a difference is about, `ggg/kk`: where it happens, and where it happened before. */
export const fieldsOf = (difference: MonthDifference): readonly string[] => {
  const found = (...texts: readonly unknown[]): readonly string[] => [
    ...new Set(texts.flatMap((text) => fieldIn(text) ?? [])),
  ];
  switch (difference.kind) {
    case 'unit':
      return found(difference.place[1], difference.place[0]);
    case 'fight':
      return found(difference.place);
    case 'field':
      return found(difference.field);
    case 'ledger':
      return found(difference.about['place']);
    case 'question':
      return found(difference.question.about['place']);
    case 'finding':
      return found(difference.finding.about['place'], difference.finding.about['at']);
    case 'treasury':
    case 'record':
    case 'report':
      return [];
  }
};

/** The units whose ways differ, `party:number`. */
export const unitsOf = (differences: readonly MonthDifference[]): ReadonlySet<string> =>
  new Set(
    differences.flatMap((difference) => (difference.kind === 'unit' ? [difference.unit] : [])),
  );
