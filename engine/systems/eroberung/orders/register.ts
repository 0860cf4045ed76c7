import type { RegisteredFinding } from '../../../kernel';
import { FINDINGS, LETTER_FINDINGS } from '../data/findings';

/** The findings of the game under the codes of its register. */
export const REGISTER: Readonly<Record<string, RegisteredFinding>> = Object.fromEntries(
  Object.entries({ ...FINDINGS, ...LETTER_FINDINGS }).map(([code, found]) => [
    `eroberung.${code}`,
    found,
  ]),
);
