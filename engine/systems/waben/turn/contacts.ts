import type { Fight, Settings, TurnEvent } from '../../../kernel';
import type { Party, PartyKey, World } from '../../../world';
import { flagOf } from '../rules/settings';
import { UNKNOWN_KIND } from '../rules/sight/sighting';
import type { WabenTurn } from './turn';

type Contacts = Map<PartyKey, Set<PartyKey>>;

function met(contacts: Contacts, from: PartyKey, to: PartyKey): void {
  if (from === to) return;
  const known = contacts.get(from);
  if (known === undefined) contacts.set(from, new Set([to]));
  else known.add(to);
}

function metEachOther(contacts: Contacts, parties: readonly PartyKey[]): void {
  for (const a of parties) for (const b of parties) met(contacts, a, b);
}

/** True if an encounter brings its parties into contact: a mere talk only as the GM has set (WW-12.7-31). */
const isMeeting = ({ kind, about }: TurnEvent, settings: Settings): boolean => {
  if (kind === 'investment') return true;
  const isTalk = about['outcome'] === 'bothStop';
  return kind === 'encounter' && (!isTalk || flagOf(settings, 'fight.negotiation_contact'));
};

/** Who a sighting shows to whom: the watcher is the first party, the other only learns of it if it sees, too. */
function ofEvent(contacts: Contacts, event: TurnEvent, settings: Settings): void {
  const { kind, parties, witnesses, about } = event;
  if (isMeeting(event, settings)) metEachOther(contacts, parties);
  const [one, other] = parties;
  if (one === undefined || other === undefined) return;
  if (kind === 'sighting' && about['kind'] !== UNKNOWN_KIND) met(contacts, one, other);
  if (kind === 'message') for (const reader of witnesses ?? []) met(contacts, reader, one);
}

function ofFight(contacts: Contacts, { sides }: Fight): void {
  metEachOther(contacts, [...sides[0].parties, ...sides[1].parties]);
}

function ofKnowledge(contacts: Contacts, { knowledge }: World): void {
  for (const [party, { sightings }] of Object.entries(knowledge)) {
    for (const sighting of sightings) met(contacts, party, sighting.party);
  }
}

/**
 * Notes with whomever each party has come into contact by now, by messages that arrived, encounters and sightings
 * (WW-12.8-05). What is only known by presence, and parties that are none, count for nothing.
 */
export function keepContacts(turn: WabenTurn): void {
  const contacts: Contacts = new Map();
  ofKnowledge(contacts, turn.input.world);
  for (const event of turn.events) ofEvent(contacts, event, turn.input.settings);
  for (const fight of turn.fights) ofFight(contacts, fight);
  const { parties } = turn.world;
  const now = Object.entries(parties).map(([key, party]): [string, Party] => {
    const fresh = [...(contacts.get(key) ?? [])].filter((other) => Object.hasOwn(parties, other));
    const known = new Set([...(party.contacts ?? []), ...fresh]);
    const isNew = known.size > (party.contacts ?? []).length;
    return [key, isNew ? { ...party, contacts: [...known].sort() } : party];
  });
  turn.world = { ...turn.world, parties: Object.fromEntries(now) };
}

/** True if one of two parties has been in contact with the other. */
export const areInContact = (parties: World['parties'], a: PartyKey, b: PartyKey): boolean =>
  parties[a]?.contacts?.includes(b) === true || parties[b]?.contacts?.includes(a) === true;
