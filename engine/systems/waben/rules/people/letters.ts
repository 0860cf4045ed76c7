import type { Finding, Letter, Question, Rulings, Settings } from '../../../../kernel';
import type { PartyKey, Person, TurnClock, World } from '../../../../world';
import { finding } from '../../orders/finding';
import { amountOf, choiceOf, flagOf } from '../settings';
import { isLate } from './deadline';
import { isPlayed, isPlayer, isPlayerOf, partiesSeenBy } from './roles';
import { accountBalance } from './accounts';

/** How far a participant has come with joining (WW-1.4-03). */
type Admission = 'applied' | 'listed' | 'admitted';

/**
 * Admitted is who stands in the list of players, has a paid-up account and has paid the contribution of the real
 * year `year` (WW-1.4-03); listed is who has a part in the game.
 */
export function admissionOf(person: Person, year: number): Admission {
  if (person.roles.length === 0) return 'applied';
  const isPaid = person.paidUntil !== null && person.paidUntil >= year;
  return isPaid && accountBalance(person).value >= 0 ? 'admitted' : 'listed';
}

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
const isAdmissible = (person: Person, settings: Settings, rulings: Rulings): boolean =>
  rulings[ageQuestion(person).key]?.value !== 'refuse' &&
  (person.isMember || !flagOf(settings, 'acct.require_membership'));

/** What there is to say about one participant; `year` null = the real date is not known. */
interface Joining {
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
}

/** Age and membership of a participant, told with the first party in which he has a part (WW-12.1-05, WW-12.1-11). */
export function joiningOf(person: Person, year: number | null, settings: Settings): Joining {
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
}

/** What bears on which letter counts. */
export interface Mailroom {
  readonly people: World['people'];
  readonly clock: TurnClock;
  /** Announced date; undefined = none. */
  readonly deadline: string | undefined;
  readonly settings: Settings;
  readonly rulings: Rulings;
}

/** The letter of a party that counts, and what there is to say about the others. */
export interface Accepted {
  readonly letter: Letter | undefined;
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
}

const NOTHING: Accepted = { letter: undefined, findings: [], questions: [] };

/**
 * True if a letter comes from somebody who may hand in (WW-1.2-10): a player of the party whom the GM has not
 * refused. A party nobody plays, and a letter whose sender was not noted, are taken as they come.
 */
const isFromPlayer = ({ party, sender }: Letter, room: Mailroom): boolean => {
  if (sender === null || !isPlayed(room.people, party)) return true;
  const person = room.people[sender];
  return (
    person !== undefined &&
    isPlayerOf(person, party) &&
    isAdmissible(person, room.settings, room.rulings)
  );
};

const rejected = (found: Finding): Finding => ({ ...found, severity: 'REJECT' });

/** A letter for a later turn waits for it, or is refused where the GM keeps no queue (WW-8.2-42, WW-12.8-08). */
const early = (letters: readonly Letter[], { clock, settings }: Mailroom): readonly Finding[] =>
  flagOf(settings, 'turn.queue')
    ? []
    : letters
        .filter(({ turn }) => turn > clock.turn)
        .map(({ party, turn }) =>
          rejected(finding('F-TURN-HEADER', party, { about: { reason: 'early', turn } })),
        );

const lateQuestion = (party: PartyKey): Question => ({
  key: `letter/${party}/late`,
  clause: 'WW-8.1-04',
  name: 'lateLetter',
  about: { party },
  options: ['accept', 'missing'],
  proposal: 'accept',
});

/** Letters that came too late: asked, taken or refused as the GM has set (WW-12.8-01). */
const judgeLate = (party: PartyKey, late: readonly Letter[], room: Mailroom): Accepted => {
  const last = late.at(-1);
  const policy = choiceOf(room.settings, 'turn.late_policy');
  if (last === undefined) return NOTHING;
  if (policy === 'accept') return { ...NOTHING, letter: last };
  const about = { date: last.receivedAt };
  const found = finding('F-TURN-LATE', party, { about });
  if (policy === 'reject') return { ...NOTHING, findings: [rejected(found)] };
  const question = lateQuestion(party);
  const isRefused = room.rulings[question.key]?.value === 'missing';
  return {
    letter: isRefused ? undefined : last,
    findings: [found],
    questions: [question],
  };
};

/** Of several letters in time one counts: the last, the first, or the one the GM names (WW-12.1-10). */
const judgeSeveral = (party: PartyKey, letters: readonly Letter[], room: Mailroom): Accepted => {
  const [first] = letters;
  const last = letters.at(-1);
  if (letters.length < 2) return { ...NOTHING, letter: first };
  const about = { count: letters.length };
  const findings = [finding('F-TURN-DUPLICATE', party, { about })];
  const policy = choiceOf(room.settings, 'turn.duplicate_policy');
  if (policy !== 'ask') return { ...NOTHING, findings, letter: policy === 'first' ? first : last };
  const question: Question = {
    key: `letter/${party}/which`,
    clause: 'WW-12.1-10',
    name: 'whichLetter',
    about: { party, count: letters.length },
    options: ['last', 'first'],
    proposal: 'last',
  };
  const isFirst = room.rulings[question.key]?.value === 'first';
  return { letter: isFirst ? first : last, findings, questions: [question] };
};

const byReceipt = (a: Letter, b: Letter): number =>
  a.receivedAt === b.receivedAt ? 0 : a.receivedAt < b.receivedAt ? -1 : 1;

/**
 * Which of the letters of one party counts for the open turn (WW-10.1-02, WW-10.1-03): those for it, from players,
 * in time; a late one only if there is no other.
 */
export function acceptedLetter(
  party: PartyKey,
  letters: readonly Letter[],
  room: Mailroom,
): Accepted {
  const own = [...letters].sort(byReceipt);
  const due = own.filter(({ turn }) => turn <= room.clock.turn);
  const fromPlayers = due.filter((letter) => isFromPlayer(letter, room));
  const strangers = due.length - fromPlayers.length;
  const late = fromPlayers.filter(({ receivedAt }) =>
    isLate(receivedAt, room.deadline, room.clock, room.settings),
  );
  const inTime = fromPlayers.filter((letter) => !late.includes(letter));
  const judged =
    inTime.length > 0 ? judgeSeveral(party, inTime, room) : judgeLate(party, late, room);
  return {
    ...judged,
    findings: [
      ...early(own, room),
      ...(strangers > 0 ? [finding('F-TURN-NOTPLAYER', party, {})] : []),
      ...judged.findings,
    ],
  };
}
