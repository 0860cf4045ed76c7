import { type Campaign, decisionKey, type Finding, type FindingDecision } from '../../../engine';

/** Warnings of the program about orders that are legal but seldom meant. */
const ADVICE = 'F-ADV-';

/** True for a warning about orders that the rules allow. */
export function isAdvice({ code }: Pick<Finding, 'code'>): boolean {
  return code.startsWith(ADVICE);
}

/**
 * True if a finding takes something away from the player or waits for the GM: rejected, cut short, asked. A warning
 * changes nothing of the orders and holds nobody up.
 */
export function demandsGm({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity !== 'WARN';
}

/** What the GM said to a finding; null = nothing yet. */
export function decisionOn(
  finding: Finding,
  decisions: Campaign['decisions'],
): FindingDecision | null {
  return decisions[decisionKey(finding)] ?? null;
}

/** Findings to which the GM has said nothing yet. */
export function openFindings(
  findings: readonly Finding[],
  decisions: Campaign['decisions'],
): readonly Finding[] {
  return findings.filter((finding) => decisionOn(finding, decisions) === null);
}

/** How many findings are open: those that demand the GM, and mere warnings. */
export interface OpenCounts {
  readonly demands: number;
  readonly warnings: number;
}

/** The open findings counted. */
export function countOpen(
  findings: readonly Finding[],
  decisions: Campaign['decisions'],
): OpenCounts {
  const open = openFindings(findings, decisions);
  const demands = open.filter(demandsGm).length;
  return { demands, warnings: open.length - demands };
}
