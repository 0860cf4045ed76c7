import type { Campaign, Party, PartyKey, Proposal, Question, World } from '../../../engine';

/** How far the orders of a realm are. */
export type OrderState = 'missing' | 'received' | 'checked' | 'done';

/** A realm as its tab shows it. */
export interface RealmState {
  readonly party: Party;
  readonly state: OrderState;
  /** Questions about this realm still without an answer. */
  readonly questions: number;
}

/** The parties that send orders, in the order of their keys. */
export const orderingParties = (world: World): readonly Party[] =>
  Object.values(world.parties)
    .filter((party) => Object.values(world.units).some((unit) => unit.party === party.key))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

const UNIT_ID = /^(.+):\d{3}$/;

/** The parties a question concerns: named as such, or through their units. */
export const partiesOf = (question: Question): readonly PartyKey[] => {
  const named = Object.entries(question.about).flatMap(([name, value]) => {
    if (name === 'party' || name === 'parties') return value;
    return typeof value === 'string' ? (UNIT_ID.exec(value)?.[1] ?? []) : [];
  });
  return [...new Set(named.map(String))];
};

/** Questions of a proposal that no ruling answers yet. */
export const openQuestions = (
  proposal: Proposal<World> | null,
  rulings: Campaign['rulings'],
): readonly Question[] =>
  proposal === null ? [] : proposal.questions.filter(({ key }) => rulings[key] === undefined);

const stateOf = (received: boolean, fresh: boolean, questions: number): OrderState => {
  if (!received) return 'missing';
  if (!fresh) return 'received';
  return questions > 0 ? 'checked' : 'done';
};

/** Every ordering party with its order state. `proposal` is the last run, `fresh` whether it is up to date. */
export const realmStates = (
  campaign: Campaign,
  proposal: Proposal<World> | null,
  fresh: boolean,
): readonly RealmState[] => {
  const open = openQuestions(proposal, campaign.rulings);
  return orderingParties(campaign.world).map((party) => {
    const questions = open.filter((question) => partiesOf(question).includes(party.key)).length;
    const received = campaign.sheets[party.key] !== undefined;
    return { party, questions, state: stateOf(received, fresh && proposal !== null, questions) };
  });
};

/** Names of the parties whose orders are still missing. */
export const waitedFor = (realms: readonly RealmState[]): readonly string[] =>
  realms.filter(({ state }) => state === 'missing').map(({ party }) => party.name);
