import { parseFieldAddress } from '../../../hex';
import type { Question, TurnEvent } from '../../../kernel';
import {
  DAMAGE_PER_POINT,
  ownerAt,
  type Party,
  type PartyKey,
  type Person,
  type Relation,
  type UnitId,
  unitId,
  type Work,
  WORK_PER_POINT,
  type World,
} from '../../../world';
import { nextTurn } from '../rules/calendar';
import {
  isInForce,
  pairsOf,
  relationByTreaties,
  relationOfTreaty,
  treatiesOf,
} from '../rules/diplomacy/treaties';
import { accountBalance, charged, isWithheld, reminded } from '../rules/people/accounts';
import { isPlayerOf, partiesSeenBy, peopleOf, realmGmOf } from '../rules/people/roles';
import { flagOf } from '../rules/settings';
import { asPoints, totalDamage } from '../rules/siege/damage';
import { observe } from './observe';
import { tellAtEnd, type WabenTurn } from './turn';

/** Kinds of events of a siege. */
const SIEGE: ReadonlySet<string> = new Set(['siegeDamage', 'breach', 'repaired', 'demolished']);

/** Rest of a structure, or the built part of a site, in building value points to two places. */
function standingOf({ value, damage, progress }: Work): { left: number; whole: number } {
  const left =
    progress === null
      ? asPoints(Math.max(value * DAMAGE_PER_POINT - totalDamage(damage), 0), DAMAGE_PER_POINT)
      : asPoints(progress, WORK_PER_POINT);
  return { left, whole: value };
}

/** The record of the structure an event is about; undefined if there is none: it is whole, or it is gone. */
function workOf({ place, about }: TurnEvent, { works }: Pick<World, 'works'>): Work | undefined {
  return Object.values(works).find(
    ({ kind, field, side }) =>
      kind === about['structure'] && field === place && (side ?? 0) === about['side'],
  );
}

/** Adds to the last card of each besieged structure what is left of it at the end of the turn (WW-7.3-08). */
export function tellStandings({ events, world }: Pick<WabenTurn, 'events' | 'world'>): void {
  const last = new Map<Work, number>();
  for (const [index, event] of events.entries()) {
    const work = SIEGE.has(event.kind) ? workOf(event, world) : undefined;
    if (work !== undefined) last.set(work, index);
  }
  for (const [work, index] of last) {
    const event = events[index];
    if (event === undefined) continue;
    const about = standingOf(work);
    const sentence = { kind: 'sentence', name: 'waben.standing', about, isHidden: true } as const;
    events[index] = { ...event, blocks: [...(event.blocks ?? []), sentence] };
  }
}

const withRelation = (party: Party, to: PartyKey, relation: Relation | undefined): Party => {
  const others = Object.entries(party.relations).filter(([other]) => other !== to);
  const entries = relation === undefined ? others : [...others, [to, relation] as const];
  return { ...party, relations: Object.fromEntries(entries) };
};

/** Revokes the rights of an ended treaty, unless declared otherwise or another treaty continues them (WW-11.2-03). */
function takeBack(
  turn: WabenTurn,
  [from, to]: readonly [PartyKey, PartyKey],
  given: Relation | undefined,
  rest: Relation | undefined,
): void {
  const { parties } = turn.world;
  const party = parties[from];
  if (party === undefined || given === undefined || rest === given) return;
  if (party.relations[to] !== given) return;
  turn.world = { ...turn.world, parties: { ...parties, [from]: withRelation(party, to, rest) } };
}

/** Treaties whose last turn this was end with it: their parties stand to each other as without them (WW-11.2-03). */
function endTreaties(turn: WabenTurn): void {
  const now = turn.input.world.clock.turn;
  const treaties = treatiesOf(turn.world);
  for (const treaty of treaties) {
    if (treaty.until !== now || !isInForce(treaty, now)) continue;
    const given = relationOfTreaty(treaty);
    for (const pair of pairsOf(treaty))
      takeBack(turn, pair, given, relationByTreaties(treaties, pair, now + 1));
    tellAtEnd(turn, {
      kind: 'treatyEnded',
      clause: 'WW-11.2-03',
      place: '',
      parties: treaty.parties,
      about: { kind: given ?? 'other' },
    });
  }
}

function tellWithheld(turn: WabenTurn, person: Person): void {
  for (const party of partiesSeenBy(person)) {
    if (!isPlayerOf(person, party)) continue;
    tellAtEnd(turn, {
      kind: 'withheld',
      clause: 'WW-1.4-07',
      place: '',
      parties: [party],
      about: { person: person.id, cents: accountBalance(person).value },
      witnesses: [],
    });
  }
}

/** One player's account at the end of the turn; whoever owes may be reminded, which may cost him a fee (WW-1.4-04). */
function settleAccount(turn: WabenTurn, before: Person): Person {
  const { settings, world } = turn.input;
  const now = world.clock.turn;
  const person = charged(before, now, settings);
  const cents = accountBalance(person).value;
  if (cents >= 0) return person;
  const answer = turn.ask({
    key: `account/${person.id}/reminder`,
    clause: 'WW-1.4-04',
    name: 'reminder',
    about: { person: person.id, cents },
    options: ['none', 'remind'],
    proposal: 'none',
  });
  const after = answer === 'remind' ? reminded(person, now, settings) : person;
  if (isWithheld(after, settings)) tellWithheld(turn, after);
  return after;
}

/**
 * Phase 9: every player pays for the turn, with or without a letter; turn reports of debtors are held back, though made
 * like all others (WW-10.1-13, WW-1.4-10, WW-1.4-07).
 */
function settleAccounts(turn: WabenTurn): void {
  const settled = peopleOf(turn.world.people).map((person) => settleAccount(turn, person));
  const people = Object.fromEntries(settled.map((person) => [person.id, person]));
  turn.world = { ...turn.world, people };
}

/** Realms the GM gives to others after too many missing turns: the claims of their players end (WW-8.1-05, WW-8.1-06). */
function reassignRealms(turn: WabenTurn): void {
  const lost = Object.keys(turn.world.parties).filter(
    (party) =>
      turn.input.rulings[`missing/${party}/realm`]?.value === 'reassign' &&
      turn.questions.some(({ key }) => key === `missing/${party}/realm`),
  );
  if (lost.length === 0) return;
  const people = Object.fromEntries(
    peopleOf(turn.world.people).map((person) => [
      person.id,
      { ...person, roles: person.roles.filter(({ party }) => !lost.includes(party)) },
    ]),
  );
  const parties = Object.fromEntries(
    Object.entries(turn.world.parties).map(([key, party]) => [
      key,
      lost.includes(key) ? { ...party, missing: 0 } : party,
    ]),
  );
  turn.world = { ...turn.world, people, parties };
}

/** True if a place in the notation of marches is in own land. */
const isOwnLand = ({ map }: World, place: string, party: PartyKey): boolean => {
  const field = parseFieldAddress(place.slice(0, 6));
  return field !== undefined && ownerAt(map, field) === party;
};

/** Units that met or fought anybody. */
const unitsThatMet = ({ events, fights }: WabenTurn): ReadonlySet<UnitId> => {
  const inEvents = events
    .filter(({ kind, parties }) => kind !== 'sighting' && new Set(parties).size > 1)
    .flatMap(({ about }) => [about['a'], about['b'], about['unit']])
    .filter((id) => typeof id === 'string');
  const inFights = fights.flatMap(({ sides }) =>
    sides.flatMap(({ units }) => units.map(({ party, unit }) => unitId(party, unit))),
  );
  return new Set([...inEvents, ...inFights]);
};

/** Units that stayed in own territory and met nobody: internal affairs of their realm (WW-1.2-12, WW-12.1-09). */
const innerUnits = (turn: WabenTurn): ReadonlyMap<UnitId, PartyKey> => {
  const busy = unitsThatMet(turn);
  const { world } = turn.input;
  return new Map(
    turn.marches
      .filter(({ party, start, steps }) =>
        [start, ...steps.map(({ to }) => to)].every((place) => isOwnLand(world, place, party)),
      )
      .map(({ party, unit }) => [unitId(party, unit), party] as const)
      .filter(([id]) => !busy.has(id)),
  );
};

/**
 * Questions about units whose affairs are inner ones of a realm that has a realm GM may be left to him; what he
 * decides stays under the GM's veto, whose ruling it is (WW-1.2-12, WW-12.1-09).
 */
function delegateQuestions(turn: WabenTurn): void {
  const { people } = turn.world;
  if (!flagOf(turn.input.settings, 'seg.rsl_allowed') || Object.keys(people).length === 0) return;
  const inner = innerUnits(turn);
  const delegateOf = ({ about: { unit } }: Question): string | undefined => {
    const party = typeof unit === 'string' ? inner.get(unit) : undefined;
    return party === undefined ? undefined : realmGmOf(people, party)?.id;
  };
  for (const [index, question] of turn.questions.entries()) {
    const delegate = delegateOf(question);
    if (delegate !== undefined) turn.questions[index] = { ...question, delegate };
  }
}

/**
 * The calendar advances, and every party looks around from where the turn left it, on the board as the march left it.
 */
function openNextTurn(turn: WabenTurn): void {
  const { settings } = turn.input;
  const clock = nextTurn(turn.world.clock, settings);
  turn.world = observe({ ...turn.world, clock }, settings, turn.board);
}

/** Closes the turn: treaties that end, accounts, realms given to others, calendar, knowledge (WW-10.1-13, WW-7.1-05). */
export function closeTurn(turn: WabenTurn): void {
  endTreaties(turn);
  settleAccounts(turn);
  reassignRealms(turn);
  delegateQuestions(turn);
  tellStandings(turn);
  openNextTurn(turn);
}
