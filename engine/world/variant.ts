import type { ReceivedSheet } from './sheet';
import type { ArchivedTurn, Campaign } from './campaign';
import type { InboxItem, Variant } from './open-turn';
import type { PartyKey } from './grossfeld';
import { type BookedTurn, bookedTurn, lastRepeatable, repeatableTurns } from './booked-turns';

/** Of the open turn a variant is a what-if, of one that can be computed again a late correction; any other turn is past. */
export type VariantKind = 'whatIf' | 'late' | 'past';

/** Kind of a variant in a campaign's current state. */
export function variantKind(campaign: Campaign, { turn }: Pick<Variant, 'turn'>): VariantKind {
  if (turn === campaign.world.clock.turn) return 'whatIf';
  return repeatableTurns(campaign).includes(turn) ? 'late' : 'past';
}

/** The open month as a variant of its own: its letters, rulings, mail and the decisions on them. */
export function forkOf(campaign: Campaign, id: string, name: string): Variant {
  const { sheets, rulings, mail, decisions, marks, world } = campaign;
  return { id, name, turn: world.clock.turn, sheets, rulings, mail, decisions, marks };
}

const archivedSheets = (archived: ArchivedTurn): Variant['sheets'] =>
  Object.fromEntries(
    Object.entries(archived.sheets).map(([party, text]): [string, ReceivedSheet] => {
      const receivedAt = archived.received?.[party] ?? archived.appliedAt;
      const documents = archived.documents?.[party];
      const corrections = archived.corrections?.[party];
      return [
        party,
        {
          turn: archived.turn,
          party,
          text,
          receivedAt,
          ...(documents === undefined ? {} : { documents }),
          ...(corrections === undefined ? {} : { corrections }),
        },
      ];
    }),
  );

/** The mail of an archived month as it was handed in, without what the month made of it. */
const mailHandedIn = ({ mail = {}, made = [] }: ArchivedTurn): Variant['mail'] =>
  Object.fromEntries(Object.entries(mail).filter(([id]) => !made.includes(id)));

/** An archived month as a variant: its letters, rulings and mail as they were booked. */
export function archivedVariant(archived: ArchivedTurn, id: string, name: string): Variant {
  return {
    id,
    name,
    turn: archived.turn,
    sheets: archivedSheets(archived),
    rulings: archived.rulings,
    mail: mailHandedIn(archived),
    decisions: archived.decisions ?? {},
    marks: {},
  };
}

/**
 * A booked month as a variant, to be corrected, by default the last one; undefined if it cannot be computed again. Where
 * a correction of it was booked only for today, the variant begins with that one.
 */
export function lateForkOf(
  campaign: Campaign,
  id: string,
  name: string,
  turn = lastRepeatable(campaign),
): Variant | undefined {
  const archived =
    turn !== undefined && repeatableTurns(campaign).includes(turn)
      ? campaign.archive[turn]
      : undefined;
  if (archived === undefined) return undefined;
  const fork = archivedVariant(archived, id, name);
  const noted = campaign.todayCorrections?.[archived.turn];
  if (noted === undefined) return fork;
  const { sheets, rulings, mail, decisions = {}, at } = noted;
  return { ...fork, sheets, rulings, mail, decisions, todayAt: at };
}

const NOTHING = {} as const;

type Sheets = Variant['sheets'];

/** The party whose sheet holds a document, by the id of the document. */
const holders = (sheets: Sheets): ReadonlyMap<string, PartyKey> =>
  new Map(
    Object.values(sheets).flatMap(({ party, documents = [] }) =>
      documents.map((id) => [id, party] as const),
    ),
  );

/**
 * The mailbox with other sheets in place of those of the month: documents they hold are filed with their parties, those
 * only the month's sheets hold are unassigned.
 */
const filedAs = (inbox: Campaign['inbox'], now: Sheets, month: Sheets): Campaign['inbox'] => {
  const [mine, others] = [holders(now), holders(month)];
  const moved = Object.values(inbox).flatMap((item): InboxItem[] => {
    const party = mine.get(item.id) ?? null;
    if (party !== null)
      return item.status === 'filed' && item.party === party
        ? []
        : [{ ...item, party, status: 'filed' }];
    return item.status === 'filed' && others.has(item.id)
      ? [{ ...item, party: null, status: 'open' }]
      : [];
  });
  return moved.length === 0
    ? inbox
    : { ...inbox, ...Object.fromEntries(moved.map((item) => [item.id, item])) };
};

/** The letters, rulings and mail of a variant in the place of those of the month, whose sheets are given. */
const arranged = (campaign: Campaign, variant: Variant, month: Sheets): Campaign => ({
  ...campaign,
  inbox: filedAs(campaign.inbox, variant.sheets, month),
  sheets: variant.sheets,
  rulings: variant.rulings,
  mail: variant.mail,
  decisions: variant.decisions ?? NOTHING,
  marks: variant.marks ?? NOTHING,
});

/** The campaign as it stood before a booked turn: its letters, world, settings and seed, and no later turn. */
export function beforeTurn(
  campaign: Campaign,
  { archived, before }: Pick<BookedTurn, 'archived' | 'before'>,
): Campaign {
  const { edits: _, ...rest } = campaign;
  return {
    ...rest,
    world: before,
    settings: archived.settings,
    editions: NOTHING,
    seed: archived.seed,
    deadline: archived.deadline ?? null,
    sheets: archivedSheets(archived),
    rulings: archived.rulings,
    mail: mailHandedIn(archived),
    decisions: archived.decisions ?? NOTHING,
    marks: NOTHING,
    archive: Object.fromEntries(
      Object.entries(campaign.archive).filter(([, { turn }]) => turn < archived.turn),
    ),
  };
}

/**
 * The campaign as it would be in a variant: of the open turn with its letters, rulings and mail in place; of a booked
 * one also with the world before that turn and the settings and seed it was computed from. Undefined if the month of the
 * variant cannot be computed any more.
 */
export function inVariant(campaign: Campaign, variant: Variant): Campaign | undefined {
  if (variantKind(campaign, variant) === 'whatIf')
    return arranged(campaign, variant, campaign.sheets);
  const booked = bookedTurn(campaign, variant.turn);
  if (booked === undefined) return undefined;
  const then = beforeTurn(campaign, booked);
  return arranged(then, variant, then.sheets);
}

/** Adds a variant, or puts it in the place of the one with its id. */
export function putVariant(campaign: Campaign, variant: Variant): Campaign {
  return {
    ...campaign,
    variants: { ...campaign.variants, [variant.id]: variant },
  };
}

/**
 * The mailbox of the month after a command in a variant. New documents are unassigned in the month, whatever sheets of
 * the variant hold them; what was archived or restored without a sheet concerned is so in the month, too.
 */
const mailboxAfter = (
  { inbox }: Pick<Campaign, 'inbox'>,
  shown: Campaign['inbox'],
  changed: Campaign['inbox'],
): Campaign['inbox'] => {
  const moved = Object.values(changed).flatMap((item): InboxItem[] => {
    const [own, before] = [inbox[item.id], shown[item.id]];
    if (own === undefined)
      return [item.status === 'filed' ? { ...item, party: null, status: 'open' } : item];
    const isFree = own === before && own.status !== 'filed' && item.status !== 'filed';
    return isFree && item !== own ? [item] : [];
  });
  return moved.length === 0
    ? inbox
    : { ...inbox, ...Object.fromEntries(moved.map((item) => [item.id, item])) };
};

const BY_VARIANT = ['sheets', 'rulings', 'mail', 'decisions', 'marks'] as const;

/**
 * The campaign after a command carried out in a variant: `changed` is the result of the command on `inVariant`.
 * Letters, rulings, mail, decisions and marks go back into the variant; letters of the GM, documents that came in and,
 * in a what-if, the announced date are retained; all else stays as it was. A command that changes nothing of all this
 * changes nothing at all.
 */
export function withVariant(campaign: Campaign, variant: Variant, changed: Campaign): Campaign {
  const shown = inVariant(campaign, variant);
  if (shown === undefined) return campaign;
  const { sheets, rulings, mail, decisions, marks, outbox } = changed;
  const isWhatIf = variantKind(campaign, variant) === 'whatIf';
  const inbox = mailboxAfter(campaign, shown.inbox, changed.inbox);
  const deadline = isWhatIf ? changed.deadline : campaign.deadline;
  const isSame =
    BY_VARIANT.every((part) => changed[part] === shown[part]) &&
    outbox === campaign.outbox &&
    inbox === campaign.inbox &&
    deadline === campaign.deadline;
  if (isSame) return campaign;
  const next = { ...variant, sheets, rulings, mail, decisions, marks };
  return { ...putVariant(campaign, next), outbox, inbox, deadline };
}

/** The campaign without a variant. */
export function dropVariant(campaign: Campaign, id: string): Campaign {
  return {
    ...campaign,
    variants: Object.fromEntries(Object.entries(campaign.variants).filter(([key]) => key !== id)),
  };
}

/** Makes a what-if the month: its letters, rulings and mail become those of the open turn, and the variant goes. */
export function keepVariant(campaign: Campaign, variant: Variant): Campaign {
  return variantKind(campaign, variant) === 'whatIf'
    ? dropVariant(arranged(campaign, variant, campaign.sheets), variant.id)
    : campaign;
}
