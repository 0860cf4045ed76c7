import type { ReceivedSheet } from './sheet';
import type { ArchivedTurn, Campaign } from './campaign';
import type { Variant } from './desk';
import { lastRepeatable, type TurnStart, worldAtStart } from './turn-start';
import type { World } from './world';

/** Of the open turn a variant is a what-if, of the last applied one a late correction; any other turn is past. */
export type VariantKind = 'whatIf' | 'late' | 'past';

/** What a variant is to a campaign as it stands now. */
export const variantKind = (campaign: Campaign, { turn }: Pick<Variant, 'turn'>): VariantKind => {
  if (turn === campaign.world.clock.turn) return 'whatIf';
  return turn === lastRepeatable(campaign) ? 'late' : 'past';
};

/** The open month as a variant of its own: its letters, rulings, mail and what the GM said to them. */
export const forkOf = (campaign: Campaign, id: string, name: string): Variant => {
  const { sheets, rulings, mail, decisions, marks, world } = campaign;
  return { id, name, turn: world.clock.turn, sheets, rulings, mail, decisions, marks };
};

const archivedSheets = (archived: ArchivedTurn): Variant['sheets'] =>
  Object.fromEntries(
    Object.entries(archived.sheets).map(([party, text]): [string, ReceivedSheet] => {
      const receivedAt = archived.received?.[party] ?? archived.appliedAt;
      const corrections = archived.corrections?.[party];
      const sheet = { turn: archived.turn, party, text, receivedAt };
      return [party, corrections === undefined ? sheet : { ...sheet, corrections }];
    }),
  );

/** An archived month as a variant: its letters, rulings and mail as they were booked (WW-0.1-06). */
export const archivedVariant = (archived: ArchivedTurn, id: string, name: string): Variant => ({
  id,
  name,
  turn: archived.turn,
  sheets: archivedSheets(archived),
  rulings: archived.rulings,
  mail: archived.mail ?? {},
  decisions: archived.decisions ?? {},
  marks: {},
});

/** The last applied month as a variant, to be corrected; undefined if none can be computed again. */
export const lateForkOf = (campaign: Campaign, id: string, name: string): Variant | undefined => {
  const archived = campaign.archive[lastRepeatable(campaign) ?? Number.NaN];
  return archived === undefined ? undefined : archivedVariant(archived, id, name);
};

const NOTHING = {} as const;

/** The letters, rulings and mail of a variant in the place of those of the month. */
const laidOut = (campaign: Campaign, variant: Variant): Campaign => ({
  ...campaign,
  sheets: variant.sheets,
  rulings: variant.rulings,
  mail: variant.mail,
  decisions: variant.decisions ?? NOTHING,
  marks: variant.marks ?? NOTHING,
});

/** The campaign as it stood before an archived turn: its world, settings and seed; later changes of the GM stay. */
const beforeTurn = (
  campaign: Campaign,
  archived: ArchivedTurn & { readonly start: TurnStart },
  startOf: typeof worldAtStart,
): Campaign => ({
  ...campaign,
  world: startOf(campaign.world, archived.start),
  settings: archived.settings,
  editions: NOTHING,
  seed: archived.seed,
  deadline: archived.deadline ?? null,
  archive: Object.fromEntries(
    Object.entries(campaign.archive).filter(([, { turn }]) => turn !== archived.turn),
  ),
});

/**
 * The campaign as it would be in a variant: of the open turn with its letters, rulings and mail in place; of the last
 * applied one also with the world before that turn and the settings and seed it was computed from. Undefined if the
 * month of the variant cannot be computed any more. `startOf` lets a caller keep the worlds it made.
 */
export const inVariant = (
  campaign: Campaign,
  variant: Variant,
  startOf: (world: World, start: TurnStart) => World = worldAtStart,
): Campaign | undefined => {
  const kind = variantKind(campaign, variant);
  if (kind === 'whatIf') return laidOut(campaign, variant);
  const archived = campaign.archive[variant.turn];
  const { start } = archived ?? {};
  if (kind === 'past' || archived === undefined || start === undefined) return undefined;
  return laidOut(beforeTurn(campaign, { ...archived, start }, startOf), variant);
};

/** Adds a variant, or puts it in the place of the one with its id. */
export const putVariant = (campaign: Campaign, variant: Variant): Campaign => ({
  ...campaign,
  variants: { ...campaign.variants, [variant.id]: variant },
});

const added = <Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> => {
  const news = Object.entries(after).filter(([key]) => !Object.hasOwn(before, key));
  return news.length === 0 ? before : { ...before, ...Object.fromEntries(news) };
};

/**
 * The campaign after an act carried out in a variant: `changed` is what the act made of `inVariant`. Letters, rulings,
 * mail, decisions and marks go back into the variant; letters of the GM and documents that came in are kept; all else
 * stays as it was.
 */
export const withVariant = (campaign: Campaign, variant: Variant, changed: Campaign): Campaign => {
  const { sheets, rulings, mail, decisions, marks } = changed;
  return {
    ...putVariant(campaign, { ...variant, sheets, rulings, mail, decisions, marks }),
    outbox: changed.outbox,
    inbox: added(campaign.inbox, changed.inbox),
  };
};

/** The campaign without a variant. */
export const dropVariant = (campaign: Campaign, id: string): Campaign => ({
  ...campaign,
  variants: Object.fromEntries(Object.entries(campaign.variants).filter(([key]) => key !== id)),
});

/** Makes a what-if the month: its letters, rulings and mail become those of the open turn, and the variant goes. */
export const keepVariant = (campaign: Campaign, variant: Variant): Campaign =>
  variantKind(campaign, variant) === 'whatIf'
    ? dropVariant(laidOut(campaign, variant), variant.id)
    : campaign;
