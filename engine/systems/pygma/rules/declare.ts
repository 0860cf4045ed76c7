import type { ClauseId, RegisteredFinding, Severity } from '../../../kernel';

const found =
  (severity: Severity) =>
  (clause: ClauseId, de: string, en: string): RegisteredFinding => ({
    severity,
    clause,
    words: [`„{{words}}“: ${de}`, `“{{words}}”: ${en}`],
  });

/** Findings at words of a letter, by what they do to the order: the words, why, what was kept, what to do. */
export const refused = found('REJECT');
export const cut = found('TRUNCATE');
export const noted = found('WARN');
export const asked = found('ASK');

/** Findings under the codes of the register. */
export function registered(
  findings: Readonly<Record<string, RegisteredFinding>>,
): Readonly<Record<string, RegisteredFinding>> {
  return Object.fromEntries(Object.entries(findings).map(([code, one]) => [`pygma.${code}`, one]));
}
