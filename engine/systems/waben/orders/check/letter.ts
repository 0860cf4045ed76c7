import type { Finding, Params } from '../../../../kernel';
import { isIncomeDue, isMusterDue, moonsOfTurn } from '../../rules/calendar';
import { finding, type OrderFindingCode } from '../finding';
import { type CoverLetter, type Letter, readLetter } from '../letter';
import type { Words } from '../content';
import type { Check, CheckContext } from './context';

type Note = (code: OrderFindingCode, at: Words | undefined, about: Params) => Finding;

const turnFindings = ({ turn }: CoverLetter, note: Note, context: CheckContext) => {
  const expected = context.world.clock.turn;
  if (turn === null) return [note('F-TURN-HEADER', undefined, { reason: 'noTurn', expected })];
  const { text, span, number } = turn;
  const about = { reason: 'otherTurn', stated: number, expected };
  return number === expected ? [] : [note('F-TURN-HEADER', { text, span }, about)];
};

/** The moons named are those of the turn; an unknown name is one of its own (WW-8.2-03, WW-3.4-05). */
const moonFindings = ({ moons }: CoverLetter, note: Note, { world }: CheckContext) => {
  const expected = moonsOfTurn(world.clock).map(({ no }) => no);
  const known = moons.map(({ moon }) => (typeof moon === 'object' ? (moon?.no ?? null) : moon));
  const words = expected.join(', ');
  if (moons.length === 0)
    return [note('F-TURN-HEADER', undefined, { reason: 'noMoons', expected: words })];
  const strange = moons.filter((_, index) => known[index] === null);
  const others = moons.filter((_, index) => {
    const no = known[index];
    return no !== null && no !== undefined && !expected.includes(no);
  });
  return [
    ...strange.map(({ text, span }) => note('F-NUM-MOON', { text, span }, {})),
    ...others.map(({ text, span }) =>
      note('F-TURN-HEADER', { text, span }, { reason: 'otherMoons', expected: words }),
    ),
  ];
};

const LISTS = {
  realm:
    /^(?:reichs|aufstellung|bauwerk|einheitenliste|charaktere|einnahmen|ausgaben|gesamtbilanz|bilanz|neubau|ansiedlungen|realm|list of|structures|expenses|balance)/,
  income: /^(?:reichsbilanz|gesamtbilanz|bilanz|steuern|einnahmen|taxes|income|balance)/,
  muster:
    /^(?:reichsbilanz|gesamtbilanz|bilanz|neuruestung|ruestung|abruestung|ruestgueter|raising|muster|balance)/,
} as const;

const hasList = ({ headings }: Letter, list: keyof typeof LISTS): boolean =>
  headings.some((heading) => LISTS[list].test(heading));

const partFindings = (letter: Letter, note: Note, { rows }: CheckContext) => [
  ...(hasList(letter, 'realm')
    ? []
    : [note('F-TURN-PART', undefined, { reason: 'realm', part: 'realm' })]),
  ...(rows.size > 0 ? [] : [note('F-TURN-PART', undefined, { reason: 'orders', part: 'orders' })]),
];

/** In income and muster moons lists are due (WW-8.2-14). */
const listFindings = (letter: Letter, note: Note, { world }: CheckContext) => [
  ...(isIncomeDue(world.clock) && !hasList(letter, 'income')
    ? [note('F-TURN-LIST', undefined, { reason: 'income', part: 'income' })]
    : []),
  ...(isMusterDue(world.clock) && !hasList(letter, 'muster')
    ? [note('F-TURN-LIST', undefined, { reason: 'muster', part: 'muster' })]
    : []),
];

/**
 * The letter as a whole: number and moons in its head, its parts, the lists that are due (WW-8.1-08, WW-8.2-03,
 * WW-8.2-14). A text with neither cover letter nor list of the realm is a table somebody pasted: nothing is missed in it.
 */
export const letterParts: Check = (context) => {
  const letter = readLetter(context.sheet.text);
  const { cover } = letter;
  const note: Note = (code, at, about) => finding(code, context.party, { at, about });
  if (cover === null) {
    return hasList(letter, 'realm')
      ? [note('F-TURN-PART', undefined, { reason: 'cover', part: 'cover' })]
      : [];
  }
  return [
    ...turnFindings(cover, note, context),
    ...moonFindings(cover, note, context),
    ...partFindings(letter, note, context),
    ...listFindings(letter, note, context),
  ];
};
