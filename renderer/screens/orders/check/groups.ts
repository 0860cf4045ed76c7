import type { Finding, Severity } from '../../../../engine';
import { isAdvice } from '../../../model/letters/judged';

/** A finding with its place in the list of the realm. */
export interface Numbered {
  readonly finding: Finding;
  readonly index: number;
}

/** Findings of one weight; warnings about what the rules allow come by themselves. */
export interface FindingGroup {
  readonly id: Severity | 'ADVICE';
  readonly findings: readonly Numbered[];
}

/** What must be looked at first. */
const ORDER: readonly FindingGroup['id'][] = ['REJECT', 'ASK', 'TRUNCATE', 'WARN', 'ADVICE'];

/** Findings by severity, each group in the order of the letter; no empty groups. */
export const groupsOf = (findings: readonly Numbered[]): readonly FindingGroup[] =>
  ORDER.map((id) => ({
    id,
    findings: findings.filter(({ finding }) =>
      id === 'ADVICE' ? isAdvice(finding) : finding.severity === id && !isAdvice(finding),
    ),
  })).filter((group) => group.findings.length > 0);
