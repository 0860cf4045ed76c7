import type { Campaign } from './campaign';
import type { PartyKey } from './grossfeld';
import { packText } from './packed';
import { encode, hashOf } from './save/archive-bytes';
import { canonicalJson } from './save/canonical';

/** Work given to a deputy: letters to read, decisions to take, turn reports to write, each of some parties. */
export interface HandoverTask {
  readonly kind: 'letters' | 'decisions' | 'reports';
  /** Parties concerned; empty for decisions, which are those of the turn. */
  readonly parties: readonly PartyKey[];
}

/**
 * A copy of the campaign that was given to a deputy. The same entry is in both files, in the deputy's with `base`: the
 * state the copy left from.
 */
export interface Handover {
  readonly id: string;
  /** Name of the deputy. */
  readonly to: string;
  readonly note: string;
  readonly turn: number;
  /** ISO 8601. */
  readonly at: string;
  readonly tasks: readonly HandoverTask[];
  /** Entries of the ledger in this turn when the copy left. */
  readonly entries: number;
  /** SHA-256 of `base`. */
  readonly digest: string;
  /** The collections of the copy as it was handed over, as JSON, packed (see `packText`). */
  readonly base?: string;
  /** When the copy came back and was merged, ISO 8601; absent = it is still out. */
  readonly returned?: string;
}

/** What a deputy need not know: earlier turns, letters of parties that are not his task, addresses of players, the secret of the dice. */
export const LEFT_OUT = ['earlier', 'others', 'addresses', 'dice'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Mark of the state a copy left from. */
export function digestOf(base: string): string {
  return hashOf(encode(base));
}

export type Records = Readonly<Record<string, unknown>>;

const IN_CAMPAIGN = [
  'sheets',
  'mail',
  'rulings',
  'decisions',
  'marks',
  'inbox',
  'outbox',
  'evaluations',
  'publicity',
  'newsletters',
  'templates',
  'bookmarks',
  'culture',
  'shelf',
  'editions',
  'settings',
] as const satisfies readonly (keyof Campaign)[];

const IN_WORLD = [
  'parties',
  'units',
  'people',
  'treaties',
  'works',
  'labels',
  'knowledge',
  'affairs',
] as const satisfies readonly (keyof Campaign['world'])[];

/** Collections that are merged when a copy comes back. */
export type HandedPart =
  | (typeof IN_CAMPAIGN)[number]
  | (typeof IN_WORLD)[number]
  | 'grossfelder'
  | 'regions';

/** Those of the open turn: once it was ended they go into a late correction of it. */
export const OF_TURN: readonly HandedPart[] = ['sheets', 'mail', 'rulings', 'decisions', 'marks'];

export type Collections = Readonly<Partial<Record<HandedPart, Records>>>;

/** The collections of a campaign that are merged, by their names. */
export function collectionsOf(campaign: Campaign): Collections {
  const { world } = campaign;
  const all: readonly (readonly [HandedPart, Records | undefined])[] = [
    ...IN_CAMPAIGN.map((part) => [part, campaign[part]] as const),
    ...IN_WORLD.map((part) => [part, world[part]] as const),
    ['grossfelder', world.map.grossfelder],
    ['regions', world.board?.regions],
  ];
  return Object.fromEntries(all.filter(([, records]) => records !== undefined)) as Collections;
}

/** The campaign with other collections in the place of those named. */
export function withCollections(campaign: Campaign, parts: Collections): Campaign {
  const { grossfelder, regions, ...rest } = parts;
  const pick = (names: readonly HandedPart[]): object =>
    Object.fromEntries(Object.entries(rest).filter(([part]) => names.includes(part as HandedPart)));
  const { world } = campaign;
  const land = grossfelder as Campaign['world']['map']['grossfelder'] | undefined;
  const board = world.board;
  return {
    ...campaign,
    ...pick(IN_CAMPAIGN),
    world: {
      ...world,
      ...pick(IN_WORLD),
      ...(land === undefined ? {} : { map: { ...world.map, grossfelder: land } }),
      ...(board === undefined || regions === undefined
        ? {}
        : { board: { ...board, regions: regions as typeof board.regions } }),
    },
  };
}

const filtered = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  isKept: (entry: Entry) => boolean,
): Readonly<Record<string, Entry>> =>
  Object.fromEntries(Object.entries(entries).filter(([, entry]) => isKept(entry)));

const withoutEarlier = (campaign: Campaign, tasks: readonly HandoverTask[]): Campaign => {
  const { edits: _, ...rest } = campaign;
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

const withoutOthers = (campaign: Campaign, tasks: readonly HandoverTask[]): Campaign => {
  const parties = new Set(tasks.flatMap((task) => task.parties));
  const isHis = ({ party }: { readonly party: PartyKey | null }): boolean =>
    party === null || parties.has(party);
  return {
    ...campaign,
    sheets: filtered(campaign.sheets, isHis),
    mail: filtered(campaign.mail, ({ from }) => parties.has(from)),
    inbox: filtered(campaign.inbox, isHis),
    outbox: filtered(campaign.outbox, isHis),
    evaluations: filtered(campaign.evaluations, isHis),
    variants: {},
  };
};

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
    Object.entries(world.people).map(([id, { note: _, ...person }]) => [
      id,
      { ...person, address: '', email: '', phone: '' },
    ]),
  );
  return { ...campaign, inbox, world: { ...world, people } };
};

/** The secret is in the booked turns, too. */
const withoutDice = (campaign: Campaign, id: string): Campaign => {
  const seed = `handover ${id}`;
  const archive = Object.fromEntries(
    Object.entries(campaign.archive).map(([turn, archived]) => [turn, { ...archived, seed }]),
  );
  return { ...campaign, seed, archive };
};

/** What the GM enters to hand over a copy. */
export type HandoverDraft = Pick<Handover, 'id' | 'to' | 'note' | 'at' | 'tasks'>;

/**
 * A copy of the campaign for a deputy, with its tasks and without what he need not know, and the campaign that notes it.
 * Only `copy` holds the state it leaves from.
 */
export function handOver(
  campaign: Campaign,
  draft: HandoverDraft,
  leftOut: readonly LeftOut[],
): { readonly campaign: Campaign; readonly copy: Campaign } {
  const { handovers = {}, ...own } = campaign;
  const { tasks, id, to } = draft;
  const { turn } = campaign.world.clock;
  const shortened = leftOut.includes('earlier') ? withoutEarlier(own, tasks) : own;
  const sparse = leftOut.includes('others') ? withoutOthers(shortened, tasks) : shortened;
  const anonymous = leftOut.includes('addresses') ? withoutAddresses(sparse) : sparse;
  const secret = leftOut.includes('dice') ? withoutDice(anonymous, id) : anonymous;
  const base = packText(canonicalJson(collectionsOf(secret)));
  const handover: Handover = {
    ...draft,
    turn,
    entries: campaign.ledger[turn]?.entries.length ?? 0,
    digest: digestOf(base),
  };
  const name = `${campaign.name} (${to})`;
  return {
    campaign: { ...campaign, handovers: { ...handovers, [id]: handover } },
    copy: { ...secret, name, handovers: { [id]: { ...handover, base } } },
  };
}

/** The handover a campaign is the copy of; undefined = it is nobody's. */
export function mandateOf({ handovers = {} }: Pick<Campaign, 'handovers'>): Handover | undefined {
  return Object.values(handovers).find(({ base }) => base !== undefined);
}
