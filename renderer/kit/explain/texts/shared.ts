import type { WordTree } from '../../../../engine';

/** Text of a fact, rule or table whose name says it all. */
export function withoutNote(de: string, en: string) {
  return { label: [de, en], note: ['', ''] } as const;
}

/** Columns of a table by the roll of a die. */
export const ROLL_COLUMNS: WordTree = Object.fromEntries(
  ['1', '2', '3', '4', '5', '6'].map((roll) => [roll, [roll, roll] as const]),
);
