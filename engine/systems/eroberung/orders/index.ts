import type { RegisteredFinding } from '../../../kernel';
import { letterReader } from '../../../orders';
import { FINDINGS, LETTER_FINDINGS } from '../data/findings';
import { bookOf } from './book';
import { GRAMMAR } from './grammar';

/** The findings of the game under the codes of its register. */
export const REGISTER: Readonly<Record<string, RegisteredFinding>> = Object.fromEntries(
  Object.entries({ ...FINDINGS, ...LETTER_FINDINGS }).map(([code, found]) => [
    `eroberung.${code}`,
    found,
  ]),
);

/** Reads the letters of the game. */
export const LETTERS = letterReader({
  game: 'eroberung',
  grammar: GRAMMAR,
  bookOf,
  findings: REGISTER,
  unknownName: 'eroberung.E_COUNTRY',
});
