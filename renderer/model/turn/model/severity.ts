import type { Finding, Severity } from '../../../../engine';

/** What must be looked at first: the refused, then what waits for the GM, then the cut, then the warned. */
const ORDER: readonly Severity[] = ['REJECT', 'ASK', 'TRUNCATE', 'WARN'];

/** Negative if `a` weighs more than `b`. */
export const compareSeverity = (a: Severity, b: Severity): number =>
  ORDER.indexOf(a) - ORDER.indexOf(b);

/** The weightiest of some findings; the first one among equals. */
export const worstOf = (findings: readonly Finding[]): Finding | undefined =>
  findings.reduce<Finding | undefined>(
    (worst, finding) =>
      worst === undefined || compareSeverity(finding.severity, worst.severity) < 0
        ? finding
        : worst,
    undefined,
  );
