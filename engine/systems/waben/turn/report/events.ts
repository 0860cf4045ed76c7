import { byTextOf, compareFractions, type TurnEvent } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { UNKNOWN_PARTY } from '../../rules/sight/sighting';
import { type ReportScope, reportedParams } from './mention';

/**
 * Who is told of an event, and which of its data: onlookers hear the names under `seen`, parties concerned those
 * under `named` as well, the acting party those under `actor` too. A list that is not there means that nobody of
 * that distance is told at all.
 */
interface Audience {
  readonly seen?: readonly string[];
  readonly named?: readonly string[];
  readonly actor?: readonly string[] | 'all';
}

/** What happens inside a party is told to it alone, in full. */
const INNER: Audience = { actor: 'all' };

/** What all who are told of it may know in full. */
const open = (...seen: readonly string[]): Audience => ({ seen });

/** Audiences by kind of event (WW-7.2-04, WW-8.2-40, WW-10.1-14, WW-11.2-05). */
const AUDIENCES = {
  sighting: INNER,
  encounter: open('a', 'b', 'outcome'),
  conquest: open('unit', 'from'),
  capture: open('unit', 'from', 'settlement', 'type'),
  fight: { seen: ['fight', 'kind', 'a', 'b'], named: ['winner', 'rounds'] },
  retreat: open('unit', 'to'),
  investment: open('unit', 'guard'),
  pursuit: INNER,
  removal: { seen: ['unit', 'cause'], actor: ['size'] },
  fate: { named: ['unit', 'fate', 'captor'] },
  plunder: { named: ['gold'] },
  takeover: open('structure', 'at', 'from'),
  uprising: INNER,
  desertion: INNER,
  dissolution: INNER,
  split: INNER,
  merge: INNER,
  disband: INNER,
  loneLeader: INNER,
  transfer: INNER,
  unload: { named: ['unit', 'gold'] },
  relation: INNER,
  treaty: { named: ['title', 'kind', 'parties', 'missing'] },
  treatyBreach: INNER,
  treatyEnded: { named: ['kind'] },
  capital: INNER,
  seat: INNER,
  message: { named: ['id', 'title', 'text'] },
  courier: {},
  announcement: open('id', 'title', 'text'),
  culture: open('id', 'title', 'text'),
  withheld: {},
  siegeDamage: { named: ['structure', 'settlement', 'side', 'points'] },
  breach: open('structure', 'settlement', 'side'),
  repaired: { named: ['structure', 'settlement', 'side', 'points'] },
  demolished: open('structure', 'settlement', 'side'),
  workDone: { named: ['structure', 'settlement', 'side', 'points', 'value'] },
  structureBuilt: { named: ['structure', 'settlement', 'side', 'value'] },
  terrainLoss: INNER,
  cargoLoss: INNER,
  starvation: INNER,
  thawEscape: INNER,
  thawLoss: INNER,
} satisfies Readonly<Record<string, Audience>>;

/** Everything that can happen in a turn of Welt der Waben, in the order in which a report tells what happens at once. */
export const EVENT_KINDS: readonly string[] = Object.keys(AUDIENCES);

const AUDIENCE_OF: ReadonlyMap<string, Audience> = new Map(Object.entries(AUDIENCES));

/** How near a party is to an event. */
type Distance = 'onlooker' | 'concerned' | 'actor';

const distanceOf = ({ parties }: TurnEvent, party: PartyKey): Distance => {
  if (parties[0] === party) return 'actor';
  return parties.includes(party) ? 'concerned' : 'onlooker';
};

/** The names of the data that somebody at a distance is told; undefined = nothing at all. */
const namesFor = (
  { seen, named, actor }: Audience,
  distance: Distance,
): readonly string[] | 'all' | undefined => {
  if (distance === 'onlooker') return seen;
  if (distance === 'actor' && actor === 'all') return 'all';
  const lists = [seen, named, distance === 'actor' && actor !== 'all' ? actor : undefined];
  const known = lists.filter((list) => list !== undefined);
  return known.length === 0 ? undefined : known.flat();
};

const picked = (about: TurnEvent['about'], names: readonly string[] | 'all'): TurnEvent['about'] =>
  names === 'all'
    ? about
    : Object.fromEntries(Object.entries(about).filter(([name]) => names.includes(name)));

/** A sighting by presence alone does not tell whose unit it is (WW-12.7-30). */
const isNameless = ({ kind }: TurnEvent, { detail }: ReportScope): boolean =>
  kind === 'sighting' && detail === 'presence';

const partiesOf = (event: TurnEvent, scope: ReportScope): readonly string[] =>
  isNameless(event, scope)
    ? event.parties.map((party) => (party === scope.party ? party : UNKNOWN_PARTY))
    : event.parties;

const aboutOf = (
  event: TurnEvent,
  about: TurnEvent['about'],
  scope: ReportScope,
): TurnEvent['about'] =>
  isNameless(event, scope) ? { ...about, unit: `${UNKNOWN_PARTY}:unknown` } : about;

/** Who perceives an event: its witnesses, or without any noted the parties it names (WW-8.2-40). */
export function witnessesOf({ witnesses, parties }: TurnEvent): readonly PartyKey[] {
  return witnesses ?? parties;
}

/**
 * An event as one of its witnesses is told of it: no numbers, orders and leaders of foreign units, nothing that only
 * those concerned can know; undefined if it is none of his business (WW-7.1-04, WW-10.1-14).
 */
export function reportedEvent(event: TurnEvent, scope: ReportScope): TurnEvent | undefined {
  const distance = distanceOf(event, scope.party);
  const audience = AUDIENCE_OF.get(event.kind);
  const names = audience === undefined ? undefined : namesFor(audience, distance);
  if (names === undefined) return undefined;
  const { kind, clause, time, place } = event;
  const about = aboutOf(event, reportedParams(picked(event.about, names), scope), scope);
  return {
    kind,
    clause,
    time,
    place,
    parties: partiesOf(event, scope),
    about,
  };
}

const RANKS: ReadonlyMap<string, number> = new Map(
  EVENT_KINDS.map((kind, rank): [string, number] => [kind, rank]),
);

const rankOf = ({ kind }: TurnEvent): number => RANKS.get(kind) ?? RANKS.size;

/** An event as its reader sees it, without the id under which a letter is filed. */
const byWhatIsReported = byTextOf(({ place, parties, about: { id: _, ...about } }: TurnEvent) =>
  JSON.stringify([place, parties, about]),
);

/**
 * Order of events in a report: as they happened, those of one moment by kind and by what is told of them. Units act in
 * the order of their numbers, which nobody knows of those of others.
 */
export function inOrderOfEvents(a: TurnEvent, b: TurnEvent): number {
  return compareFractions(a.time, b.time) || rankOf(a) - rankOf(b) || byWhatIsReported(a, b);
}
