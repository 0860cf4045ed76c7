import {
  type Campaign,
  correctedText,
  type Finding,
  fingerprintOfText,
  isCovered,
  type Params,
  partiesInOrder,
  type Party,
  type PartyKey,
  type Proposal,
  type Question,
  type RealmStatus,
  type ReceivedSheet,
  type UnitId,
  type World,
} from '../../../../engine';
import { countOpen } from '../../letters/judged';

/**
 * How far the orders of a realm are. `received`: a letter is there; `checked`: it was read, and every finding that
 * demands the GM (all but warnings) has his decision; `ready`: the GM confirmed it, for this very text, or lets a realm
 * without letter go on as it stands (WW-8.1-07).
 */
export type OrderState = 'missing' | 'received' | 'checked' | 'ready';

/** A realm as its tab shows it. */
export interface RealmState {
  readonly party: Party;
  readonly state: OrderState;
  /** Questions about this realm still without an answer. */
  readonly questions: number;
  /** Findings without a decision of the GM: those that demand it, and mere warnings. */
  readonly open: number;
  readonly warnings: number;
  /** It continues without letter, on the orders it had. */
  readonly isOnDefaults: boolean;
  /** Realms that are not ready yet and with which it shares an open question. */
  readonly waitsFor: readonly Party[];
}

/** Whose the records of a game are, by their keys, `kind/owner/id`; those of nobody give an empty one. */
const recordOwners = ({ affairs = {} }: World): readonly string[] =>
  Object.keys(affairs).map((key) => key.split('/')[1] ?? '');

/**
 * The parties that send orders, in the order of their keys: those with units on the map (where the game keeps its armies itself,
 * those with records), on a board of regions those with a seat on it, on a board the game stores itself all of them.
 */
export function orderingParties(world: World): readonly Party[] {
  const units = Object.values(world.units).map(({ party }) => party);
  const ordering = new Set<string>(units.length > 0 ? units : recordOwners(world));
  const regions = Object.values(world.board?.regions ?? {});
  // Places that are named but not drawn: the game stores its board itself.
  const isNamedOnly = regions.length > 0 && regions.every(({ outlines }) => outlines.length === 0);
  const isElsewhere =
    isNamedOnly || (world.board === undefined && Object.keys(world.map.grossfelder).length === 0);
  const sends = ({ key, seat }: Party): boolean => {
    if (isElsewhere) return true;
    return world.board === undefined ? ordering.has(key) : (seat ?? null) !== null;
  };
  return partiesInOrder(world.parties).filter(sends);
}

const UNIT_ID = /^(.+):\d{3}$/;

/** The units something is about, by their ids. */
export function namedUnits(about: Params): readonly UnitId[] {
  return Object.values(about).filter(
    (value): value is UnitId => typeof value === 'string' && UNIT_ID.test(value),
  );
}

/** The parties a question concerns: named as such, or through their units. */
export function partiesOf(question: Question): readonly PartyKey[] {
  const named = Object.entries(question.about).flatMap(([name, value]) => {
    if (name === 'party' || name === 'parties') return value;
    return typeof value === 'string' ? (UNIT_ID.exec(value)?.[1] ?? []) : [];
  });
  return [...new Set(named.map(String))];
}

/** Questions of a proposal that no ruling answers yet, without those that are still covered. */
export function openQuestions(
  proposal: Pick<Proposal<World>, 'questions'> | null,
  rulings: Campaign['rulings'],
): readonly Question[] {
  return proposal === null
    ? []
    : proposal.questions.filter(
        (question) => rulings[question.key] === undefined && !isCovered(question, rulings),
      );
}

/** The mark of a letter as it is read: another text has another one. */
export function fingerprintOfSheet(sheet: Pick<ReceivedSheet, 'text' | 'corrections'>): string {
  return fingerprintOfText(correctedText(sheet));
}

/** True if the GM's confirmation that a realm is ready holds: for its letter as it is, or for lack of one. */
export function isMarked(mark: RealmStatus | undefined, sheet: ReceivedSheet | undefined): boolean {
  if (mark === undefined) return false;
  if (sheet === undefined) return mark.kind === 'defaults';
  return mark.kind === 'ready' && mark.of === fingerprintOfSheet(sheet);
}

/** Findings of a party as far as its letter was read; null = not yet. */
export type FindingsOf = (party: PartyKey) => readonly Finding[] | null;

const stateOf = (
  sheet: ReceivedSheet | undefined,
  mark: RealmStatus | undefined,
  open: number | null,
): OrderState => {
  if (isMarked(mark, sheet)) return 'ready';
  if (sheet === undefined) return 'missing';
  return open === 0 ? 'checked' : 'received';
};

type Stated = Omit<RealmState, 'waitsFor' | 'questions'>;

const stated = (campaign: Campaign, party: Party, findingsOf: FindingsOf): Stated => {
  const sheet = campaign.sheets[party.key];
  const mark = campaign.marks[party.key];
  const findings = sheet === undefined ? [] : findingsOf(party.key);
  const { demands, warnings } = countOpen(findings ?? [], campaign.decisions);
  return {
    party,
    state: stateOf(sheet, mark, findings === null ? null : demands),
    open: demands,
    warnings,
    isOnDefaults: sheet === undefined && mark?.kind === 'defaults',
  };
};

/** Every ordering party with the state of its orders. `proposal` is the last run. */
export function realmStates(
  campaign: Campaign,
  proposal: Proposal<World> | null,
  findingsOf: FindingsOf,
): readonly RealmState[] {
  const asked = openQuestions(proposal, campaign.rulings).map(partiesOf);
  const realms = orderingParties(campaign.world).map((party) =>
    stated(campaign, party, findingsOf),
  );
  return realms.map((realm) => {
    const own = asked.filter((parties) => parties.includes(realm.party.key));
    const others = new Set(own.flat());
    const waitsFor = realms
      .filter(({ party, state }) => state !== 'ready' && others.has(party.key))
      .map(({ party }) => party)
      .filter(({ key }) => key !== realm.party.key);
    return { ...realm, questions: own.length, waitsFor };
  });
}

/** Names of the parties whose orders are still missing. */
export function waitedFor(realms: readonly RealmState[]): readonly string[] {
  return realms.filter(({ state }) => state === 'missing').map(({ party }) => party.name);
}

/** The realm after this one, around the end, for which something holds; null = none. */
export function nextRealm(
  realms: readonly RealmState[],
  party: PartyKey,
  step: 1 | -1,
  holds: (realm: RealmState) => boolean,
): RealmState | null {
  const at = realms.findIndex((realm) => realm.party.key === party);
  const others = realms.map(
    (_, index) => realms[(at + step * (index + 1) + realms.length * 2) % realms.length],
  );
  return (
    others.find((realm) => realm !== undefined && realm.party.key !== party && holds(realm)) ?? null
  );
}
