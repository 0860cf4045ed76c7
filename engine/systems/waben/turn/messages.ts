import type { Finding, Mail, TurnEvent } from '../../../kernel';
import type { Treaty, World } from '../../../world';
import { finding } from '../orders/finding';
import { grossfeldSteps, seatOfParty } from '../rules/diplomacy/distance';
import { passageOf, type Passage } from '../rules/diplomacy/messageLoss';
import { treatiesOf } from '../rules/diplomacy/treaties';
import { kindNamed, TREATY_KINDS } from '../rules/diplomacy/treatyKind';
import { choiceOf, flagOf } from '../rules/settings';
import { figureBlocks } from './blocks';
import { areInContact, keepContacts } from './contacts';
import { note, partiesInOrder, tellAtEnd, type WabenTurn } from './turn';

const isParty = ({ world }: WabenTurn, key: string | null): key is string =>
  key !== null && Object.hasOwn(world.parties, key);

const content = ({ id, title, text }: Mail): TurnEvent['about'] => ({ id, title, text });

/** How a message fares between the seats of its parties, as they are after the march (WW-9.5-07). */
const passage = ({ world, input }: WabenTurn, { id, from }: Mail, to: string): Passage => {
  const { seed, settings, rulings } = input;
  const [here, there] = [seatOfParty(world, from), seatOfParty(world, to)];
  const steps =
    here === undefined || there === undefined ? 0 : grossfeldSteps(world.map, here, there);
  return passageOf(id, steps, { seed, turn: input.world.clock.turn, settings, rulings });
};

/** For the GM alone: how a message fared that could get lost, or had nobody to go to (WW-12.8-04). */
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

/** Carries a message to its addressee; the sender is not told of a loss (WW-8.2-31, WW-9.5-07). True if it arrived. */
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

/** What there is to say where parties have no contact yet, by the GM's rule (WW-12.8-05). */
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

const PASSED: Readonly<Record<Mail['kind'], (turn: WabenTurn, mail: Mail) => unknown>> = {
  message: deliver,
  announcement: announce,
  culture: reportCulture,
  treaty: passTreaty,
};

/**
 * Phase 7: messages arrive or get lost, announcements and public reports are for everybody, treaties are filed
 * (WW-10.1-11). Contacts of the turn are kept first, so that they count for its treaties (WW-12.8-05). Mail of
 * nobody is nobody's.
 */
export function passMessages(turn: WabenTurn): void {
  keepContacts(turn);
  const mails = [...(turn.input.mail ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const mail of mails) if (isParty(turn, mail.from)) PASSED[mail.kind](turn, mail);
  keepContacts(turn);
}
