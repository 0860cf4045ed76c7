import type { Finding } from '../../../engine';

/** The same objection at several places of one gesture, told once. */
export interface GatheredFinding {
  /** The first of them: its sentence names the first place. */
  readonly finding: Finding;
  readonly count: number;
}

/** Findings of the same kind and reason told once each, in the order in which they first came. */
export const gathered = (findings: readonly Finding[]): readonly GatheredFinding[] => {
  const byKind = new Map<string, GatheredFinding>();
  for (const finding of findings) {
    const kind = `${finding.code} ${finding.clause} ${String(finding.about['reason'] ?? '')}`;
    const known = byKind.get(kind);
    byKind.set(kind, { finding: known?.finding ?? finding, count: (known?.count ?? 0) + 1 });
  }
  return [...byKind.values()];
};
