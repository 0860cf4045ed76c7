import type { Question, TurnEvent } from '../../../../kernel';
import type { Person, World } from '../../../../world';
import { accountBalance, charged, isWithheld, reminded } from '../../rules/people/accounts';
import { isPlayerOf, partiesSeenBy, peopleOf } from '../../rules/people/roles';
import { atEnd } from '../happening';
import type { TurnRun } from '../run';

/** Whether a player who owes is reminded; each reminder may cost him a fee (WW-1.4-04). */
const reminderQuestion = (person: Person, cents: number): Question => ({
  key: `account/${person.id}/reminder`,
  clause: 'WW-1.4-04',
  name: 'reminder',
  about: { person: person.id, cents },
  options: ['none', 'remind'],
  proposal: 'none',
});

const withheldEvents = (run: TurnRun, person: Person): readonly TurnEvent[] =>
  partiesSeenBy(person)
    .filter((party) => isPlayerOf(person, party))
    .map((party) =>
      atEnd(run, {
        kind: 'withheld',
        clause: 'WW-1.4-07',
        place: '',
        parties: [party],
        about: { person: person.id, cents: accountBalance(person).value },
        witnesses: [],
      }),
    );

/** One player's account at the end of the turn. */
interface Settled {
  readonly person: Person;
  readonly questions: readonly Question[];
  readonly events: readonly TurnEvent[];
}

const settled = (run: TurnRun, before: Person): Settled => {
  const { settings, rulings, world } = run.input;
  const { turn } = world.clock;
  const person = charged(before, turn, settings);
  const balance = accountBalance(person).value;
  if (balance >= 0) return { person, questions: [], events: [] };
  const question = reminderQuestion(person, balance);
  const isReminded = rulings[question.key]?.value === 'remind';
  const after = isReminded ? reminded(person, turn, settings) : person;
  return {
    person: after,
    questions: [question],
    events: isWithheld(after, settings) ? withheldEvents(run, after) : [],
  };
};

/**
 * Phase 9: every player pays for the turn, whether he sent a letter or not; evaluations of those who owe are held
 * back, though made like all others (WW-10.1-13, WW-1.4-10, WW-1.4-07).
 */
export const settleAccounts = (run: TurnRun): TurnRun => {
  const accounts = peopleOf(run.world.people).map((person) => settled(run, person));
  const people: World['people'] = Object.fromEntries(
    accounts.map(({ person }) => [person.id, person]),
  );
  return {
    ...run,
    world: { ...run.world, people },
    questions: [...run.questions, ...accounts.flatMap(({ questions }) => questions)],
    events: [...run.events, ...accounts.flatMap(({ events }) => events)],
  };
};

/** Realms the GM gives to others after too many missing turns: the claims of their players end (WW-8.1-05, WW-8.1-06). */
export const reassignRealms = (run: TurnRun): TurnRun => {
  const lost = Object.keys(run.world.parties).filter(
    (party) =>
      run.input.rulings[`missing/${party}/realm`]?.value === 'reassign' &&
      run.questions.some(({ key }) => key === `missing/${party}/realm`),
  );
  if (lost.length === 0) return run;
  const people = Object.fromEntries(
    peopleOf(run.world.people).map((person) => [
      person.id,
      { ...person, roles: person.roles.filter(({ party }) => !lost.includes(party)) },
    ]),
  );
  const parties = Object.fromEntries(
    Object.entries(run.world.parties).map(([key, party]) => [
      key,
      lost.includes(key) ? { ...party, missing: 0 } : party,
    ]),
  );
  return { ...run, world: { ...run.world, people, parties } };
};
