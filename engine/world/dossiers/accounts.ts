import { type AccountState, type RuleSystem, type Settings } from '../../kernel';
import type { AccountStatement, Dossier } from '../dossier';
import type { PartyKey } from '../grossfeld';
import type { Person, World } from '../world';

/** Parts of those who pay for their turns. */
const PAYING = ['single', 'contact', 'wanderer'];

/** Those who play a party for themselves or for their group in a turn, in the order of ids. */
const payersOf = (people: World['people'], party: PartyKey, turn: number): readonly Person[] =>
  Object.keys(people)
    .sort()
    .flatMap((id) => people[id] ?? [])
    .filter(({ roles }) =>
      roles.some(
        (role) =>
          role.party === party &&
          PAYING.includes(role.kind) &&
          (role.since ?? 0) <= turn &&
          turn <= (role.until ?? turn),
      ),
    );

const statement = (
  { name, account }: Person,
  state: AccountState | undefined,
): AccountStatement => ({
  name,
  cents: state?.balance.value ?? account.reduce((sum, { cents }) => sum + cents, 0),
  lines: account.map(({ turn, cents, kind, note = '' }) => ({ turn, cents, kind, note })),
});

/** Accounts of those who play a party, and whether one of them must wait for his evaluation. */
export const accountsOf = (
  world: World,
  party: PartyKey,
  turn: number,
  system: Pick<RuleSystem<World>, 'parties'>,
  settings: Settings,
): Pick<Dossier, 'accounts' | 'isWithheld'> => {
  const people = payersOf(world.people, party, turn);
  const states = people.map(({ id }) => system.parties.account?.(world, id, settings));
  return {
    accounts: people.map((person, index) => statement(person, states[index])),
    isWithheld: states.some((state) => state?.isWithheld === true),
  };
};
