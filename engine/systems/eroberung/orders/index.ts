import type { RegisteredFinding } from '../../../kernel';
import {
  gettingFromWriter,
  inPlainWords,
  letterReader,
  type Saying,
  saying,
  whereAffordable,
} from '../../../orders';
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

/** The title of a list of orders: an option is what they are carried out in, and leaves nothing open. */
const SAYINGS: readonly Saying[] = [
  saying('(?:meine|unsere|my|our) (?:angriffs|attack )?option(?= ?:)'),
  ...gettingFromWriter('add'),
  saying('(?<=\\d )(?:from|of) (?:me|us)'),
  saying('(?:i|we) pass(?= ?(?:[.;,!\\n]|$))', 'pass'),
  // What cannot be paid is not carried out (EW-9-07, EW-10-07).
  ...whereAffordable('marken|geld|pbu|markers|money'),
];

/** Reads the letters of the game. */
export const LETTERS = letterReader({
  game: 'eroberung',
  grammar: GRAMMAR,
  bookOf,
  spelled: (text) => inPlainWords(text, SAYINGS),
  findings: REGISTER,
  unknownName: 'eroberung.E_COUNTRY',
});
