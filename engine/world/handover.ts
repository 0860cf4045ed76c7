import { type RecordKind, type Result, success } from '../kernel';
import type { ArchivedTurn, Campaign, Handover, HandoverTask } from './campaign';
import type { EditProblem } from './edit-problem';
import type { PartyKey } from './grossfeld';
import { packText } from './packed';
import { encode, hashOf } from './save/archive-bytes';
import { collectionsOf, filtered } from './handover-parts';
import { ofRealms } from './handover-realms';
import { canonicalJson } from './save/canonical';
import type { Person, World } from './world';

/**
 * What a deputy need not know: earlier turns, letters of parties that are not his task, addresses of players, the secret of
 * the dice, and all but the names of those parties.
 */
export const LEFT_OUT = ['earlier', 'others', 'addresses', 'dice', 'realms'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/**
 * Who decides the questions of a turn computes it: that takes all realms with their letters, and the dice it will have. Turn
 * reports are made of the results of all.
 */
const NEEDED: Readonly<Record<HandoverTask['kind'], readonly LeftOut[]>> = {
  letters: [],
  decisions: ['others', 'dice', 'realms'],
  reports: ['realms'],
};

/** What a copy can be without, by the kinds of its tasks. */
export function leftOutWith(kinds: readonly HandoverTask['kind'][]): readonly LeftOut[] {
  const needed = kinds.flatMap((kind) => NEEDED[kind]);
  return LEFT_OUT.filter((part) => !needed.includes(part));
}

/** Mark of the state a copy left from. */
export function digestOf(base: string): string {
  return hashOf(encode(base));
}

const withoutEarlier = (campaign: Campaign, tasks: readonly HandoverTask[]): Campaign => {
  const { edits: _, todayCorrections: __, ...rest } = campaign;
  const { turn } = campaign.world.clock;
  // Turn reports are written about the last turn.
  const first = tasks.some(({ kind }) => kind === 'reports') ? turn - 1 : turn;
  const isLate = (entry: { readonly turn: number }): boolean => entry.turn >= first;
  return {
    ...rest,
    archive: filtered(campaign.archive, isLate),
    inbox: filtered(campaign.inbox, isLate),
    outbox: filtered(campaign.outbox, isLate),
    evaluations: filtered(campaign.evaluations, isLate),
    newsletters: {},
    variants: {},
  };
};

/** A booked turn that can only be read: what it was computed from is not there. */
const readOnly = (archived: ArchivedTurn): ArchivedTurn => {
  const { start: _, packedStart: __, packedEdits: ___, isFollowed: ____, ...rest } = archived;
  return rest;
};

const withArchive = (
  { archive }: Campaign,
  change: (archived: ArchivedTurn) => ArchivedTurn,
): Campaign['archive'] =>
  Object.fromEntries(Object.entries(archive).map(([turn, archived]) => [turn, change(archived)]));

/** The letters of a booked turn are those of some parties alone. */
const archivedOf = (archived: ArchivedTurn, parties: ReadonlySet<PartyKey>): ArchivedTurn => {
  const own = <Value>(
    part: 'received' | 'documents' | 'corrections' | 'issued' | 'sent',
    values: Readonly<Record<PartyKey, Value>> | undefined,
  ): object =>
    values === undefined ? {} : { [part]: filtered(values, (_, key) => parties.has(key)) };
  const { mail, decisions } = archived;
  return {
    ...readOnly(archived),
    sheets: filtered(archived.sheets, (_, key) => parties.has(key)),
    ...own('received', archived.received),
    ...own('documents', archived.documents),
    ...own('corrections', archived.corrections),
    ...own('issued', archived.issued),
    ...own('sent', archived.sent),
    ...(mail === undefined ? {} : { mail: filtered(mail, ({ from }) => parties.has(from)) }),
    ...(decisions === undefined
      ? {}
      : { decisions: filtered(decisions, ({ party }) => parties.has(party)) }),
  };
};

const withoutOthers = (campaign: Campaign, tasks: readonly HandoverTask[]): Campaign => {
  const { edits: _, todayCorrections: __, ...own } = campaign;
  const parties = new Set(tasks.flatMap((task) => task.parties));
  const isHis = ({ party }: { readonly party: PartyKey | null }): boolean =>
    party === null || parties.has(party);
  return {
    ...own,
    archive: withArchive(campaign, (archived) => archivedOf(archived, parties)),
    decisions: filtered(campaign.decisions, isHis),
    marks: filtered(campaign.marks, isHis),
    sheets: filtered(campaign.sheets, isHis),
    mail: filtered(campaign.mail, ({ from }) => parties.has(from)),
    inbox: filtered(campaign.inbox, isHis),
    outbox: filtered(campaign.outbox, isHis),
    evaluations: filtered(campaign.evaluations, isHis),
    variants: {},
  };
};

/** A participant without addresses and without the GM's note. */
export function unreachable({ note: _, ...person }: Person): Person {
  return { ...person, address: '', email: '', phone: '' };
}

/** Mails hold addresses too: their senders, and the originals beside the campaign. */
const withoutAddresses = (campaign: Campaign): Campaign => {
  const { world } = campaign;
  const inbox = Object.fromEntries(
    Object.entries(campaign.inbox).map(([id, item]) => [
      id,
      { ...item, sender: '', original: null },
    ]),
  );
  const people = Object.fromEntries(
    Object.entries(world.people).map(([id, person]) => [id, unreachable(person)]),
  );
  const shelf = Object.fromEntries(
    Object.entries(campaign.shelf).map(([id, item]) => [
      id,
      item.kind === 'person' ? { ...item, value: unreachable(item.value) } : item,
    ]),
  );
  const { edits: _, todayCorrections: __, ...own } = campaign;
  const archive = withArchive(campaign, readOnly);
  return { ...own, inbox, shelf, archive, variants: {}, world: { ...world, people } };
};

/** The secret is in the booked turns, too. */
const withoutDice = (campaign: Campaign, id: string): Campaign => {
  const seed = `handover ${id}`;
  return { ...campaign, seed, archive: withArchive(campaign, (one) => ({ ...one, seed })) };
};

/** What the GM enters to hand over a copy. */
export type HandoverDraft = Pick<Handover, 'id' | 'to' | 'note' | 'at' | 'tasks'>;

/**
 * A copy of the campaign for a deputy, with its tasks and without what he need not know, and the campaign that notes it.
 * Only `copy` holds the state it leaves from. What its tasks need is not left out (see `leftOutWith`). Land that cannot be
 * taken off the map is a failure: the copy would show it.
 * @param kinds Kinds of records of the game.
 */
export function handOver(
  campaign: Campaign,
  draft: HandoverDraft,
  wanted: readonly LeftOut[],
  kinds: readonly RecordKind<World>[],
): Result<{ readonly campaign: Campaign; readonly copy: Campaign }, EditProblem> {
  // Parcels are the GM's alone: accepted in two places, a unit would be there twice. What he allows films to tell names secrets.
  const { handovers = {}, parcels: _, filmLeaks: __, ...whole } = campaign;
  const { tasks, id, to } = draft;
  const { turn } = campaign.world.clock;
  const leftOut = leftOutWith(tasks.map(({ kind }) => kind)).filter((part) =>
    wanted.includes(part),
  );
  const shortened = leftOut.includes('earlier') ? withoutEarlier(whole, tasks) : whole;
  const isPart = leftOut.includes('realms');
  const own = new Set(tasks.flatMap(({ parties }) => parties));
  const lettered =
    isPart || leftOut.includes('others') ? withoutOthers(shortened, tasks) : shortened;
  const reduced = isPart ? ofRealms(lettered, own, kinds) : success(lettered);
  if (!reduced.ok) return reduced;
  const sparse = reduced.value;
  const anonymous = leftOut.includes('addresses') ? withoutAddresses(sparse) : sparse;
  const secret = leftOut.includes('dice') ? withoutDice(anonymous, id) : anonymous;
  const base = packText(canonicalJson(collectionsOf(secret)));
  const handover: Handover = {
    ...draft,
    campaign: campaign.id,
    turn,
    entries: campaign.ledger[turn]?.entries.length ?? 0,
    digest: digestOf(base),
  };
  const name = `${campaign.name} (${to})`;
  return success({
    campaign: { ...campaign, handovers: { ...handovers, [id]: handover } },
    copy: { ...secret, name, handovers: { [id]: { ...handover, base } } },
  });
}

/** The handover a campaign is the copy of; undefined = it is nobody's. */
export function mandateOf({ handovers = {} }: Pick<Campaign, 'handovers'>): Handover | undefined {
  return Object.values(handovers).find(({ base }) => base !== undefined);
}
