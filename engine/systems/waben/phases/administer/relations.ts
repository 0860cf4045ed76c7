import type { TurnEvent } from '../../../../kernel';
import type { Party, PartyKey, Relation, World } from '../../../../world';
import { declarationsOf } from '../../orders/declaration';
import {
  isInForce,
  isWeaker,
  pairsOf,
  relationByTreaties,
  treatiesOf,
} from '../../rules/diplomacy/treaties';
import { atStart } from '../happening';
import type { TurnRun } from '../run';

type Parties = Readonly<Record<PartyKey, Party>>;

const related = (parties: Parties, from: PartyKey, to: PartyKey, relation: Relation): Parties => {
  const party = parties[from];
  return party === undefined || !Object.hasOwn(parties, to) || party.relations[to] === relation
    ? parties
    : { ...parties, [from]: { ...party, relations: { ...party.relations, [to]: relation } } };
};

/**
 * Treaties take effect: the turn in which one begins it gives its parties their relation to each other; later it
 * gives it only where none is declared, so that a breach lasts (WW-10.1-05, WW-11.2-03, WW-11.2-04).
 */
const withTreaties = ({ world }: TurnRun): Parties => {
  const { turn } = world.clock;
  const treaties = treatiesOf(world);
  return treaties
    .filter((treaty) => isInForce(treaty, turn))
    .flatMap((treaty) => pairsOf(treaty).map((pair) => ({ pair, begins: treaty.from === turn })))
    .reduce((parties, { pair, begins }) => {
      const [from, to] = pair;
      const relation = relationByTreaties(treaties, pair, turn);
      const isOpen = begins || parties[from]?.relations[to] === undefined;
      return relation === undefined || !isOpen ? parties : related(parties, from, to, relation);
    }, world.parties);
};

/** What a one-sided word means beside the treaties: a change the other does not hear of, or a breach for the log. */
const eventsOf = (
  world: World,
  from: PartyKey,
  to: PartyKey,
  relation: Relation,
): readonly TurnEvent[] => {
  const treaty = relationByTreaties(treatiesOf(world), [from, to], world.clock.turn);
  const isBreach = treaty !== undefined && isWeaker(relation, treaty);
  const about = { relation, treaty: treaty ?? '' };
  const event = { clause: 'WW-11.2-04', place: '', parties: [from, to], about, witnesses: [from] };
  return [atStart({ ...event, kind: isBreach ? 'treatyBreach' : 'relation' })];
};

/**
 * Treaties in force, and over them what letters declare, from the start of the turn (WW-11.2-04). A one-sided word
 * binds only whoever gave it; a breach is noted, never prevented (WW-8.2-35).
 */
export const settleRelations = (run: TurnRun): TurnRun => {
  const events: TurnEvent[] = [];
  let parties = withTreaties(run);
  for (const from of Object.keys(run.declarations).sort()) {
    const words = declarationsOf(run.declarations[from] ?? [], 'relation');
    const first = new Map(words.toReversed().map((word) => [word.party, word]));
    for (const { party: to, relation } of first.values()) {
      const next = related(parties, from, to, relation);
      if (next !== parties) events.push(...eventsOf(run.world, from, to, relation));
      parties = next;
    }
  }
  return { ...run, world: { ...run.world, parties }, events: [...run.events, ...events] };
};
