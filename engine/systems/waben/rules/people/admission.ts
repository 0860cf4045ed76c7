import type { Finding, Question, Rulings, Settings } from '../../../../kernel';
import type { Person } from '../../../../world';
import { finding } from '../../orders/finding';
import { amountOf, flagOf } from '../settings';
import { accountBalance } from './accounts';
import { isPlayer, partiesSeenBy } from './roles';

/** How far a participant has come with joining (WW-1.4-03). */
export type Admission = 'applied' | 'listed' | 'admitted';

/**
 * Admitted is who stands in the list of players, has a paid-up account and has paid the contribution of the real
 * year `year` (WW-1.4-03); listed is who has a part in the game.
 */
export const admissionOf = (person: Person, year: number): Admission => {
  if (person.roles.length === 0) return 'applied';
  const isPaid = person.paidUntil !== null && person.paidUntil >= year;
  return isPaid && accountBalance(person).value >= 0 ? 'admitted' : 'listed';
};

/** True if an independent player may be under age: by the year of his birth, full years in `year` (WW-1.4-01). */
const isUnderAge = ({ born }: Person, year: number, settings: Settings): boolean =>
  born !== null && year - born < amountOf(settings, 'acct.min_age');

/** The question whether somebody under age may play; the GM may always admit him (WW-12.1-05). */
const ageQuestion = ({ id }: Person): Question => ({
  key: `join/${id}/age`,
  clause: 'WW-1.4-01',
  name: 'joinAge',
  about: { person: id },
  options: ['admit', 'refuse'],
  proposal: 'admit',
});

/** True if the GM takes letters of a person: not from those he refused, nor non-members where that is required. */
export const isAdmissible = (person: Person, settings: Settings, rulings: Rulings): boolean =>
  rulings[ageQuestion(person).key]?.value !== 'refuse' &&
  (person.isMember || !flagOf(settings, 'acct.require_membership'));

/** What there is to say about one participant; `year` null = the real date is not known. */
export interface Joining {
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
}

/** Age and membership of a participant, told with the first party in which he has a part (WW-12.1-05, WW-12.1-11). */
export const joiningOf = (person: Person, year: number | null, settings: Settings): Joining => {
  const [party = ''] = partiesSeenBy(person);
  if (party === '') return { findings: [], questions: [] };
  const about = { person: person.id };
  const isYoung = year !== null && isPlayer(person) && isUnderAge(person, year, settings);
  const membership = finding('F-JOIN-MEMBER', party, { about });
  const isRequired = flagOf(settings, 'acct.require_membership');
  return {
    findings: [
      ...(isYoung ? [finding('F-JOIN-AGE', party, { about })] : []),
      ...(person.isMember
        ? []
        : [isRequired ? { ...membership, severity: 'REJECT' as const } : membership]),
    ],
    questions: isYoung ? [ageQuestion(person)] : [],
  };
};
