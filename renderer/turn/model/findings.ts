import type { Correction, Finding, OrderSheet, PartyKey, Span } from '../../../engine';
import type { LetterMark } from './letter';

/** What makes a finding the same one in the next run. */
export const findingKey = ({ code, unit, span, words }: Finding): string =>
  [code, unit ?? '', span?.start ?? '', span?.end ?? '', words].join('|');

/** Where a finding stands in the order of the letter; those without a place come after it, by unit. */
const place = ({ span, unit }: Finding): number => span?.start ?? (unit ?? 0) + 1e9;

/** The place of a finding that is known by its identity alone. */
export const placeOfKey = (key: string): number => {
  const [, unit = '', start = ''] = key.split('|');
  return start === '' ? Number(unit) + 1e9 : Number(start);
};

/** The findings of one party in the order of the letter; those without a place in it last, by unit. */
export const findingsFor = (party: PartyKey, findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding) => finding.party === party).sort((a, b) => place(a) - place(b));

/**
 * What to mark in the letter as it arrived: every understood row and every finding with a place, and what the GM
 * corrected. `original` leads from places of the text as it is read to those of the letter.
 */
export const letterMarks = (
  sheet: OrderSheet<unknown>,
  findings: readonly Finding[],
  original: (span: Span) => Span = (span) => span,
  corrections: readonly Correction[] = [],
): readonly LetterMark[] => [
  ...sheet.rows.map(({ span, unit }): LetterMark => ({
    kind: 'order',
    span: original(span),
    unit,
  })),
  ...findings.flatMap(({ span, severity }, index): readonly LetterMark[] =>
    span === undefined ? [] : [{ kind: 'finding', span: original(span), severity, index }],
  ),
  ...corrections.map((correction): LetterMark => ({
    kind: 'correction',
    span: { start: correction.start, end: correction.end },
    correction,
  })),
];

/** Which of some findings stands at a place of their list: the first one after it, or the last one before it. */
const beside = (findings: readonly Finding[], key: string, step: 1 | -1): Finding | undefined => {
  const at = placeOfKey(key);
  return step === 1
    ? findings.find((finding) => place(finding) >= at)
    : findings.findLast((finding) => place(finding) < at);
};

/**
 * The next (or previous) of the findings that `holds` picks, seen from the one known by `key`, which may be gone;
 * undefined at the end of the list. Without key the first (or last) one.
 */
export const nextFinding = (
  findings: readonly Finding[],
  key: string | null,
  step: 1 | -1,
  holds: (finding: Finding) => boolean = () => true,
): Finding | undefined => {
  const index = key === null ? -1 : findings.findIndex((one) => findingKey(one) === key);
  if (key !== null && index < 0) return beside(findings.filter(holds), key, step);
  if (index < 0) return step === 1 ? findings.find(holds) : findings.findLast(holds);
  return step === 1
    ? findings.slice(index + 1).find(holds)
    : findings.slice(0, index).findLast(holds);
};
