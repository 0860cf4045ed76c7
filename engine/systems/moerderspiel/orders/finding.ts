import { type Concern, type Finding, findingOf, type RegisteredFinding } from '../../../kernel';
import { type FindingCode, FINDINGS, LETTER_FINDINGS } from '../data/findings';

/** Code of a finding without the name of the game before it. */
export type Code = FindingCode | keyof typeof LETTER_FINDINGS;

/** The findings of the game under the codes of its register. */
export const REGISTER: Readonly<Record<string, RegisteredFinding>> = Object.fromEntries(
  Object.entries({ ...FINDINGS, ...LETTER_FINDINGS }).map(([code, found]) => [
    `moerderspiel.${code}`,
    found,
  ]),
);

/** A finding of the game. */
export function finding(code: Code, party: string, concern?: Concern): Finding {
  return findingOf(REGISTER, `moerderspiel.${code}`, party, concern);
}
