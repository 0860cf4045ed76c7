import type { Correction, Finding, OrderSheet, PartyKey, Span } from '../../../../engine';
import type { LetterStatus } from './letter';

/** True if two findings of a party are the same one, found again by another reading or run. */
export function isSameFinding(a: Finding, b: Finding): boolean {
  return (
    a.code === b.code &&
    a.unit === b.unit &&
    a.span?.start === b.span?.start &&
    a.span?.end === b.span?.end &&
    a.words === b.words
  );
}

/** Where a finding stands in the order of the letter; those without a place come after it, by unit. */
const place = ({ span, unit }: Finding): number => span?.start ?? (unit ?? 0) + 1e9;

/** The findings of one party in the order of the letter; those without a place in it last, by unit. */
export function findingsFor(party: PartyKey, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => finding.party === party).sort((a, b) => place(a) - place(b));
}

/**
 * What to mark in the letter as it arrived: every understood row and every finding with a place, and what the GM
 * corrected. `original` leads from places of the text as it is read to those of the letter.
 */
export function letterMarks(
  sheet: OrderSheet<unknown>,
  findings: readonly Finding[],
  original: (span: Span) => Span = (span) => span,
  corrections: readonly Correction[] = [],
): readonly LetterStatus[] {
  return [
    ...sheet.rows.map(({ span, unit }): LetterStatus => ({
      kind: 'order',
      span: original(span),
      unit,
    })),
    ...findings.flatMap(({ span, severity }, index): readonly LetterStatus[] =>
      span === undefined ? [] : [{ kind: 'finding', span: original(span), severity, index }],
    ),
    ...corrections.map((correction): LetterStatus => ({
      kind: 'correction',
      span: { start: correction.start, end: correction.end },
      correction,
    })),
  ];
}

/** Which of some findings stands at the place of another one: the first one after it, or the last one before it. */
const beside = (findings: readonly Finding[], from: Finding, step: 1 | -1): Finding | undefined => {
  const at = place(from);
  return step === 1
    ? findings.find((finding) => place(finding) >= at)
    : findings.findLast((finding) => place(finding) < at);
};

/**
 * The next (or previous) of the findings that `holds` picks, seen from one that may be gone; undefined at the end of the
 * list. From nowhere the first (or last) one.
 */
export function nextFinding(
  findings: readonly Finding[],
  from: Finding | null,
  step: 1 | -1,
  holds: (finding: Finding) => boolean = () => true,
): Finding | undefined {
  if (from === null) return step === 1 ? findings.find(holds) : findings.findLast(holds);
  const index = findings.findIndex((one) => isSameFinding(one, from));
  if (index < 0) return beside(findings.filter(holds), from, step);
  return step === 1
    ? findings.slice(index + 1).find(holds)
    : findings.slice(0, index).findLast(holds);
}
