import { memoizeByObject, type RegisteredFinding } from '../../../kernel';
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

/** Signs of names that mean something else in a pattern. */
const SIGNS = /[.*+?^${}()|[\]\\/-]/g;

/** `Blau und ich greifen Iran an`, `Blue and I buy Iran`: the one who writes stands behind the others. */
const withWriter = memoizeByObject((called: readonly string[]): readonly Saying[] => {
  const player = called
    .filter(Boolean)
    .map((name) => name.toLowerCase().replace(SIGNS, '\\$&'))
    .join('|');
  const behind = `(?<=(?:^|[.;!?:\\n]) ?(?:(?:${player}),? ){1,3})`;
  return [
    saying(`${behind}and (?:i|we) attack`, 'joint', 'strike'),
    saying(
      `${behind}(?:und (?:ich|wir)(?= [\\p{L}]{2,12}en )|and (?:i|we)(?= (?!have|had|were|did|are)[\\p{L}]{2,12} ))`,
      'joint',
    ),
  ];
});

/** The title of a list of orders: an option is what they are carried out in, and leaves nothing open. */
const SAYINGS: readonly Saying[] = [
  saying('(?:meine|unsere|my|our) (?:angriffs|attack )?option(?= ?:)'),
  ...gettingFromWriter('add'),
  // What the order of weapons for a defence means itself (EW-11-02).
  saying(
    '(?:wenn|falls|sollte|sobald|if|when|should) (?:mich|uns|me|us|man|jemand|einer|wer|somebody|someone|anyone|anybody|ich|wir|i|we|es|it) (?:(?:mich|uns|me|us|am|are|get|jemand|einer|wer|zu einem angriff auf mich|zum krieg|zur verteidigung) )?(?:angreift|angreifen|angreife|angegriffen (?:werde|werden|wird)|attack(?:s|ed)?|kommt)(?: (?:me|us|sollte|sollten))?,?(?=[^.;!?]{0,60}(?:verteidig|wehre|waffe|defen|weapon))',
  ),
  // A wish behind one that is gone (EW-3-01).
  saying(
    '(?<=[,;] )(?:sollte|falls|wenn) (?:es|das|dies|dieses|die|der) (?:(?:bereits|schon|leider) )?(?:vergeben|weg|besetzt|belegt|genommen)(?: sein| ist)?,? (?=nehme|wähle|dann|die|das)',
    'sonst',
  ),
  saying('(?<=\\d )(?:from|of) (?:me|us)'),
  // `einen Beitrag von 500`: the article counts nothing.
  saying(
    '(?:einen|meinen|unseren|den|an?|my|our)(?= (?:kleinen |small )?(?:beitrag|zuschuss|contribution)(?: (?:von|in höhe von|of))? \\d)',
  ),
  saying('(?:i|we) pass(?= ?(?:[.;,!\\n]|$))', 'pass'),
  // What cannot be paid is not carried out (EW-9-07, EW-10-07).
  ...whereAffordable('marken|geld|pbu|markers|money'),
];

/** Reads the letters of the game. */
export const LETTERS = letterReader({
  game: 'eroberung',
  grammar: GRAMMAR,
  bookOf,
  spelled: (text, { called }) => inPlainWords(text, [...SAYINGS, ...withWriter(called)]),
  findings: REGISTER,
  unknownName: 'eroberung.E_COUNTRY',
});
