import type { RegisteredFinding } from '../../../kernel';
import { inPlainWords, letterReader, type Saying, saying } from '../../../orders';
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

/** Verbs of one who gets money, and who gives it: `Blue gets 250 from me` (EW-18-04). */
const GETS =
  '(?:gets?|can have|may have|shall have|will have|will get|bekommt|kriegt|erhält|bekommen|kriegen|erhalten)';
const OWN =
  '(?:me|us|mir|uns|(?:my|our|meine[rmn]?|unsere[rmn]?) (?:purse|treasury|coffers|funds|money|markers|kasse|geldbeutel|geld|marken|vorrat|seite))';
/** One alone who is named before it: no question or condition begins with the verb, and no other gives to him as well. */
const ONE = '(?<=[\\p{L}] )(?<!(?:and|und|or|oder) [\\p{L}]{3,12} )';
const ALONE = `(?![^.;!?\\n]{0,80}(?:from|von) (?!${OWN}(?!\\p{L})))`;

/** The title of a list of orders: an option is what they are carried out in, and leaves nothing open. */
const SAYINGS: readonly Saying[] = [
  saying('(?:meine|unsere|my|our) (?:angriffs|attack )?option(?= ?:)'),
  saying(
    `${ONE}${GETS}(?= (?:[\\p{L}]{3,12} ){0,2}(?:\\d[\\d.,]*|[\\p{L}]{3,12}hundert|[\\p{L}]{3,5} hundred) (?:marken |pbu |markers )?(?:from|of|von|aus) ${OWN})${ALONE}`,
    'add',
  ),
  saying(`(?<=von ${OWN} )${GETS}(?= [^.;!?]{1,30}\\d)${ALONE}`, 'add'),
  saying('(?<=\\d )(?:from|of) (?:me|us)'),
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
