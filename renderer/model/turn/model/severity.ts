import type { Finding, Severity } from '../../../../engine';

/** What must be looked at first: the refused, then what waits for the GM, then the cut, then the warned. */
const ORDER: readonly Severity[] = ['REJECT', 'ASK', 'TRUNCATE', 'WARN'];

/** Negative if `a` weighs more than `b`. */
export function compareSeverity(a: Severity, b: Severity): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b);
}

/** The weightiest of some findings; the first one among equals. */
export function worstOf(findings: readonly Finding[]): Finding | undefined {
  return findings.reduce<Finding | undefined>(
    (worst, finding) =>
      worst === undefined || compareSeverity(finding.severity, worst.severity) < 0
        ? finding
        : worst,
    undefined,
  );
}
