import type { Finding, March, Question } from '../../../../kernel';
import { type Ears, toldParams } from './mention';

/** Questions about a party's own letter: the party is owed an answer to them; all others are the GM's own affair. */
const LETTER_QUESTIONS: ReadonlySet<string> = new Set([
  'specialOrder',
  'marchConsent',
  'buildConsent',
  'muster',
  'otherIncome',
  'unitLimit',
  'demolish',
]);

/** Findings about the persons behind a party: they stay with the GM (WW-1.2-16, WW-10.1-14). */
const ABOUT_PERSONS = /^F-(?:JOIN|ACCT|PARTY)-/;

/** A finding as its party reads it: foreign units named only as far as they may be (WW-7.1-04). */
export const toldFinding = (found: Finding, ears: Ears): Finding => ({
  ...found,
  about: toldParams(found.about, ears),
});

/** True if a finding is for the eyes of its party, not only for the GM's. */
export const isForPlayers = ({ code }: Finding): boolean => !ABOUT_PERSONS.test(code);

/** The own march of a party as it is told. */
export const toldMarch = (march: March, ears: Ears): March =>
  march.stop === undefined ? march : { ...march, stop: toldFinding(march.stop, ears) };

/** The party whose letter raised a question; undefined if the question is the GM's own affair. */
export const askerOf = ({ name, about }: Question): string | undefined => {
  if (!LETTER_QUESTIONS.has(name)) return undefined;
  const { party, unit } = about;
  if (typeof party === 'string') return party;
  return typeof unit === 'string' ? unit.slice(0, Math.max(0, unit.lastIndexOf(':'))) : undefined;
};

/** A question as its party reads it; to whom the GM leaves the answer is not told (WW-1.2-16). */
export const toldQuestion = (
  { key, clause, name, about, options, proposal }: Question,
  ears: Ears,
): Question => ({ key, clause, name, about: toldParams(about, ears), options, proposal });
