import type { Fight, Finding, Mail, Settings, TurnEvent } from '../../../kernel';
import type { Party, PartyKey, Treaty, World } from '../../../world';
import { finding } from '../orders/finding';
import { grossfeldSteps, seatOfParty } from '../rules/diplomacy/distance';
import { type Passage, passageOf } from '../rules/diplomacy/messageLoss';
import { treatiesOf } from '../rules/diplomacy/treaties';
import { kindNamed, TREATY_KINDS } from '../rules/diplomacy/treatyKind';
import { choiceOf, flagOf } from '../rules/settings';
import { figureBlocks } from './blocks';
import { note, partiesInOrder, tellAtEnd, type WabenTurn } from './turn';
import { UNKNOWN_KIND } from '../rules/sight/sighting';

type Contacts = Map<PartyKey, Set<PartyKey>>;

function addContact(contacts: Contacts, from: PartyKey, to: PartyKey): void {
  if (from === to) return;
  const known = contacts.get(from);
  if (known === undefined) contacts.set(from, new Set([to]));
  else known.add(to);
}

function metEachOther(contacts: Contacts, parties: readonly PartyKey[]): void {
  for (const a of parties) for (const b of parties) addContact(contacts, a, b);
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
  if (kind === 'sighting' && about['kind'] !== UNKNOWN_KIND) addContact(contacts, one, other);
  if (kind === 'message') for (const reader of witnesses ?? []) addContact(contacts, reader, one);
}

function ofFight(contacts: Contacts, { sides }: Fight): void {
  metEachOther(contacts, [...sides[0].parties, ...sides[1].parties]);
}

function ofKnowledge(contacts: Contacts, { knowledge }: World): void {
  for (const [party, { sightings }] of Object.entries(knowledge)) {
    for (const sighting of sightings) addContact(contacts, party, sighting.party);
  }
}

/**
 * Notes with whomever each party has come into contact by now, by messages that arrived, encounters and sightings
 * (WW-12.8-05). What is only known by presence, and parties that are none, count for nothing.
 */
function keepContacts(turn: WabenTurn): void {
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
const areInContact = (parties: World['parties'], a: PartyKey, b: PartyKey): boolean =>
  parties[a]?.contacts?.includes(b) === true || parties[b]?.contacts?.includes(a) === true;

const isParty = ({ world }: WabenTurn, key: string | null): key is string =>
  key !== null && Object.hasOwn(world.parties, key);

const content = ({ id, title, text }: Mail): TurnEvent['about'] => ({ id, title, text });

/**
 * Loss of a message: chance, die and result, by the distance of the seats of its parties after the march (WW-9.5-07).
 */
const passage = ({ world, input }: WabenTurn, { id, from }: Mail, to: string): Passage => {
  const { seed, settings, rulings } = input;
  const [here, there] = [seatOfParty(world, from), seatOfParty(world, to)];
  const steps =
    here === undefined || there === undefined ? 0 : grossfeldSteps(world.map, here, there);
  return passageOf(id, steps, { seed, turn: input.world.clock.turn, settings, rulings });
};

/** For the GM alone: the fate of a message that could get lost, or had no addressee (WW-12.8-04). */
function tellCourier(turn: WabenTurn, mail: Mail, outcome: string, way?: Passage): void {
  tellAtEnd(turn, {
    kind: 'courier',
    clause: 'WW-9.5-07',
    place: '',
    parties: isParty(turn, mail.to) ? [mail.from, mail.to] : [mail.from],
    about: { id: mail.id, title: mail.title, outcome, chance: way?.chance.value ?? 0 },
    witnesses: [],
    ...(way?.roll == null
      ? {}
      : { blocks: [...figureBlocks('chance', way.chance), ...figureBlocks('roll', way.roll)] }),
  });
}

/**
 * Delivers a message to its addressee; the sender is not notified of a loss (WW-8.2-31, WW-9.5-07). True if it arrived.
 */
function deliver(turn: WabenTurn, mail: Mail): boolean {
  const { to } = mail;
  if (!isParty(turn, to) || to === mail.from) {
    tellCourier(turn, mail, 'nobody');
    return false;
  }
  const way = passage(turn, mail, to);
  if (way.roll !== null) tellCourier(turn, mail, way.isLost ? 'lost' : 'arrived', way);
  if (way.isLost) return false;
  tellAtEnd(turn, {
    kind: 'message',
    clause: 'WW-8.2-31',
    place: '',
    parties: [mail.from, to],
    about: content(mail),
    witnesses: [to],
  });
  return true;
}

/** An announcement is for everybody of the segment (WW-8.2-34). */
function announce(turn: WabenTurn, mail: Mail): void {
  tellAtEnd(turn, {
    kind: 'announcement',
    clause: 'WW-8.2-34',
    place: '',
    parties: [mail.from],
    about: content(mail),
    witnesses: partiesInOrder(turn),
    isPublic: true,
  });
}

/** A report of culture: for everybody if it is marked public, else between its author and the GM (WW-8.2-07). */
function reportCulture(turn: WabenTurn, mail: Mail): void {
  const isPublic =
    mail.isPublic ?? choiceOf(turn.input.settings, 'dip.default_report') === 'public';
  tellAtEnd(turn, {
    kind: 'culture',
    clause: 'WW-8.2-30',
    place: '',
    parties: [mail.from],
    about: content(mail),
    ...(isPublic
      ? { witnesses: partiesInOrder(turn), isPublic: true as const }
      : { witnesses: [mail.from] }),
  });
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((party) => b.includes(party));

/** The treaty of these parties under this title of which the sender has not handed in his copy yet. */
const openTreaty = (
  treaties: World['treaties'],
  parties: readonly string[],
  { from, title }: Mail,
): Treaty | undefined =>
  treatiesOf({ treaties }).find(
    (treaty) =>
      isSame(treaty.parties, parties) &&
      firstLine(treaty.text) === title &&
      !treaty.copies.includes(from),
  );

/**
 * A treaty counts from the next turn on, as what the GM files it, once every party has handed in its copy; until
 * then it is noted without effect (WW-8.2-35, WW-11.2-03).
 */
function fileCopy(turn: WabenTurn, mail: Mail, parties: readonly string[]): Treaty {
  const old = openTreaty(turn.world.treaties, parties, mail);
  const id = old?.id ?? mail.id;
  const copies = [...new Set([...(old?.copies ?? []), mail.from])].sort();
  const kind = isSame(copies, parties)
    ? turn.ask({
        key: `treaty/${id}/kind`,
        clause: 'WW-11.2-03',
        name: 'treatyKind',
        about: { title: mail.title, parties },
        options: TREATY_KINDS,
        proposal: kindNamed(mail.title),
      })
    : 'other';
  return {
    id,
    parties,
    kinds: [TREATY_KINDS.find((one) => one === kind) ?? 'other'],
    from: turn.input.world.clock.turn + 1,
    until: old?.until ?? null,
    copies,
    text: old?.text ?? `${mail.title}\n${mail.text}`,
  };
}

/** Finding where parties have no contact yet, by the GM's rule (WW-12.8-05). */
const contactFinding = (turn: WabenTurn, mail: Mail, to: string): Finding | undefined => {
  const policy = choiceOf(turn.input.settings, 'dip.require_contact');
  if (policy === 'none' || areInContact(turn.world.parties, mail.from, to)) return undefined;
  const found = finding('F-DIP-CONTACT', mail.from, { about: { other: to, title: mail.title } });
  return policy === 'reject' ? { ...found, severity: 'REJECT' } : found;
};

/** Files a treaty handed in by one of its parties; the GM's copy is there (WW-12.8-06). */
function fileTreaty(turn: WabenTurn, mail: Mail): void {
  const { from, to, title } = mail;
  if (!isParty(turn, to) || to === from) return;
  const stranger = contactFinding(turn, mail, to);
  if (stranger !== undefined) turn.find(stranger);
  if (stranger?.severity === 'REJECT') return;
  const parties = [from, to].sort();
  const treaty = fileCopy(turn, mail, parties);
  for (const other of parties)
    if (!treaty.copies.includes(other))
      note(turn, 'F-DIP-COPY', from, { about: { reason: 'party', other, title } });
  turn.world = { ...turn.world, treaties: { ...turn.world.treaties, [treaty.id]: treaty } };
  tellAtEnd(turn, {
    kind: 'treaty',
    clause: 'WW-8.2-35',
    place: '',
    parties,
    about: { title, kind: treaty.kinds[0] ?? 'other' },
    witnesses: treaty.copies,
  });
}

/** A treaty goes to its partner as a message; the GM's copy is safe, unless he wants it to share the message's fate. */
function passTreaty(turn: WabenTurn, mail: Mail): void {
  const isDelivered = deliver(turn, mail);
  if (isDelivered || flagOf(turn.input.settings, 'dip.treaty_copy_safe')) fileTreaty(turn, mail);
}

const PASSED: Partial<Record<Mail['kind'], (turn: WabenTurn, mail: Mail) => unknown>> = {
  message: deliver,
  announcement: announce,
  culture: reportCulture,
  treaty: passTreaty,
};

/**
 * Phase 7: messages arrive or get lost, announcements and public reports are for everybody, treaties are recorded
 * (WW-10.1-11). Contacts of the turn are recorded first, so that they count for its treaties (WW-12.8-05). Mail of no
 * party is ignored.
 */
export function passMessages(turn: WabenTurn): void {
  keepContacts(turn);
  const mails = [...(turn.input.mail ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const mail of mails) if (isParty(turn, mail.from)) PASSED[mail.kind]?.(turn, mail);
  keepContacts(turn);
}
