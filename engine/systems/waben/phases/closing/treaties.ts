import type { Party, PartyKey, Relation } from '../../../../world';
import {
  isInForce,
  pairsOf,
  relationByTreaties,
  relationOfTreaty,
  treatiesOf,
} from '../../rules/diplomacy/treaties';
import { atEnd } from '../happening';
import type { TurnRun } from '../run';

type Parties = Readonly<Record<PartyKey, Party>>;

const withRelation = (party: Party, to: PartyKey, relation: Relation | undefined): Party => {
  const others = Object.entries(party.relations).filter(([other]) => other !== to);
  const entries = relation === undefined ? others : [...others, [to, relation] as const];
  return { ...party, relations: Object.fromEntries(entries) };
};

/** Takes back what an ended treaty gave, as far as nobody said otherwise and no other treaty goes on (WW-11.2-03). */
const takenBack = (
  parties: Parties,
  [from, to]: readonly [PartyKey, PartyKey],
  given: Relation | undefined,
  rest: Relation | undefined,
): Parties => {
  const party = parties[from];
  return party === undefined ||
    given === undefined ||
    party.relations[to] !== given ||
    rest === given
    ? parties
    : { ...parties, [from]: withRelation(party, to, rest) };
};

/** Treaties whose last turn this was end with it: their parties stand to each other as without them (WW-11.2-03). */
export const endTreaties = (run: TurnRun): TurnRun => {
  const { turn } = run.input.world.clock;
  const treaties = treatiesOf(run.world);
  const ended = treaties.filter((treaty) => treaty.until === turn && isInForce(treaty, turn));
  const parties = ended
    .flatMap((treaty) => pairsOf(treaty).map((pair) => ({ pair, given: relationOfTreaty(treaty) })))
    .reduce(
      (draft, { pair, given }) =>
        takenBack(draft, pair, given, relationByTreaties(treaties, pair, turn + 1)),
      run.world.parties,
    );
  const events = ended.map((treaty) =>
    atEnd(run, {
      kind: 'treatyEnded',
      clause: 'WW-11.2-03',
      place: '',
      parties: treaty.parties,
      about: { kind: relationOfTreaty(treaty) ?? 'other' },
    }),
  );
  return { ...run, world: { ...run.world, parties }, events: [...run.events, ...events] };
};
