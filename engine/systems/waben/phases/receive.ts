import type { Finding, Letter, Question } from '../../../kernel';
import type { PartyKey } from '../../../world';
import { finding } from '../orders/finding';
import { joiningOf } from '../rules/people/admission';
import { dateOf } from '../rules/people/deadline';
import { acceptedLetter } from '../rules/people/letters';
import { lacksContact, peopleOf } from '../rules/people/roles';
import type { TurnRun } from './run';

const lettersByParty = (letters: readonly Letter[]): ReadonlyMap<PartyKey, readonly Letter[]> => {
  const parties = new Map<PartyKey, readonly Letter[]>();
  for (const letter of letters) {
    parties.set(letter.party, [...(parties.get(letter.party) ?? []), letter]);
  }
  return parties;
};

/** The real year of the turn: of the announced date, else of the letter that came last; null = not known. */
const realYear = ({ deadline, letters = [] }: TurnRun['input']): number | null => {
  const moments = [...letters.map(({ receivedAt }) => receivedAt)].sort();
  return dateOf(deadline ?? moments.at(-1) ?? '')?.year ?? null;
};

/** Participants under age, without membership, groups without contact (WW-1.4-01, WW-12.1-11, WW-1.2-08). */
const checkPeople = (run: TurnRun): Pick<TurnRun, 'findings' | 'questions'> => {
  const { world, settings } = run.input;
  const year = realYear(run.input);
  const joining = peopleOf(world.people).map((person) => joiningOf(person, year, settings));
  const mute = Object.keys(world.parties)
    .sort()
    .filter((party) => lacksContact(world.people, party));
  return {
    findings: [
      ...mute.map((party) => finding('F-PARTY-NOCONTACT', party, {})),
      ...joining.flatMap(({ findings }) => findings),
    ],
    questions: joining.flatMap(({ questions }) => questions),
  };
};

/**
 * Takes in the letters: which of each party's letters counts (WW-10.1-02, WW-10.1-03), and what there is to say of
 * the people behind them. Where the caller names no letters, the order texts count as they are.
 */
export const receiveLetters = (run: TurnRun): TurnRun => {
  const { input } = run;
  const { people, clock } = input.world;
  const { settings, rulings, deadline } = input;
  const orders = new Map<PartyKey, string>(Object.entries(input.orders));
  const about = checkPeople(run);
  const findings: Finding[] = [...about.findings];
  const questions: Question[] = [...about.questions];
  for (const [party, letters] of [...lettersByParty(input.letters ?? [])].sort()) {
    const accepted = acceptedLetter(party, letters, { people, clock, deadline, settings, rulings });
    if (accepted.letter === undefined) orders.delete(party);
    else orders.set(party, accepted.letter.text);
    findings.push(...accepted.findings);
    questions.push(...accepted.questions);
  }
  return {
    ...run,
    input: { ...input, orders: Object.fromEntries(orders) },
    findings: [...run.findings, ...findings],
    questions: [...run.questions, ...questions],
  };
};
