import type { Finding, OrderSheet, PartyKey } from '../../../engine';
import type { LetterMark } from './letter';

/** What makes a finding the same one in the next run. */
export const findingKey = ({ code, unit, span, words }: Finding): string =>
  [code, unit ?? '', span?.start ?? '', span?.end ?? '', words].join('|');

const place = ({ span, unit }: Finding): number => span?.start ?? (unit ?? 0) + 1e9;

/**
 * The findings of one party from checking its sheet and from the run, each once, in the order of the letter;
 * those without a place in it last, by unit.
 */
export const findingsFor = (
  party: PartyKey,
  checked: readonly Finding[],
  run: readonly Finding[],
): readonly Finding[] => {
  const seen = new Map<string, Finding>();
  for (const finding of [...checked, ...run]) {
    if (finding.party === party && !seen.has(findingKey(finding))) {
      seen.set(findingKey(finding), finding);
    }
  }
  return [...seen.values()].sort((a, b) => place(a) - place(b));
};

/** What to mark in the letter: every understood row and every finding with a place. */
export const letterMarks = (
  sheet: OrderSheet<unknown>,
  findings: readonly Finding[],
): readonly LetterMark[] => [
  ...sheet.rows.map(({ span, unit }): LetterMark => ({ kind: 'order', span, unit })),
  ...findings.flatMap(({ span, severity }, index): readonly LetterMark[] =>
    span === undefined ? [] : [{ kind: 'finding', span, severity, index }],
  ),
];

/** The finding after `current` (before it with `step` -1), around the end; the first if none is current. */
export const nextFinding = (count: number, current: number | null, step: 1 | -1): number | null => {
  if (count === 0) return null;
  if (current === null) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
};
