import { withGoldOf } from './booking';
import type { Campaign, LedgerEntry } from './campaign';
import { withoutLostCarriers } from './corrected-world';
import { mandateOf } from './handover';
import {
  type Collections,
  collectionsOf,
  type HandedPart,
  type Records,
  withCollections,
} from './handover-parts';
import { baseOf, changeKey, type ReturnedChange, type ReturnedWork } from './handover-return';
import { ledgerEntries } from './ledger';
import { merged, mergedEntry } from './merge';
import { withRowsAshore } from './parcels/crossed';
import { lateForkOf, putVariant } from './variant';

/** What the deputy voided although the GM had voided it, too: the entries of the campaign it was about. */
const voidedTwice = (
  { ledger }: Campaign,
  added: readonly LedgerEntry[],
): readonly LedgerEntry[] => {
  const entries = ledgerEntries(ledger);
  const gone = new Set(entries.flatMap(({ voids }) => (voids === undefined ? [] : [voids])));
  // His own entries may have the same ids as others the GM added meanwhile.
  const own = new Set(added.map(({ id }) => id));
  const twice = added.flatMap(({ voids }) =>
    voids !== undefined && gone.has(voids) && !own.has(voids) ? [voids] : [],
  );
  return entries.filter(({ id }) => twice.includes(id));
};

/** One change merged: where both changed the same thing, the campaign's value holds if the GM wants it. */
const mergedChange = (base: unknown, { mine, theirs, kind }: ReturnedChange, isMine: boolean) => {
  if (kind !== 'both') return merged({ base, mine, theirs }).value;
  if (isMine && (mine === undefined || base === undefined)) return mine;
  return isMine
    ? merged({ base, mine: theirs, theirs: mine }).value
    : mergedEntry({ base, mine, theirs }).value;
};

/** Entries follow those of the campaign; what they void among themselves is renumbered with them. */
const withEntries = (
  ledger: Campaign['ledger'],
  turn: number,
  added: readonly LedgerEntry[],
): Campaign['ledger'] => {
  if (added.length === 0) return ledger;
  const entries = ledger[turn]?.entries ?? [];
  const numbered = new Map(
    added.map(({ id }, index) => [id, `${String(turn)}.${String(entries.length + index + 1)}`]),
  );
  const renamed = added.map((entry): LedgerEntry => {
    const id = numbered.get(entry.id) ?? entry.id;
    const voids =
      entry.voids === undefined ? {} : { voids: numbered.get(entry.voids) ?? entry.voids };
    return { ...entry, id, turn, ...voids };
  });
  return { ...ledger, [turn]: { turn, entries: [...entries, ...renamed] } };
};

/** The collections of a campaign with the changes that came back. */
const withChanges = (
  campaign: Campaign,
  base: Collections,
  changes: readonly ReturnedChange[],
  mine: ReadonlySet<string>,
): Campaign => {
  const now = collectionsOf(campaign);
  const parts = [...new Set(changes.map(({ part }) => part))];
  const merged = parts.map((part): readonly [HandedPart, Records] => {
    const own = changes.filter((change) => change.part === part);
    const values = own.map((change): readonly [string, unknown] => [
      change.id,
      mergedChange(base[part]?.[change.id], change, mine.has(changeKey(change))),
    ]);
    const records = Object.entries({ ...now[part], ...Object.fromEntries(values) });
    return [part, Object.fromEntries(records.filter(([, value]) => value !== undefined))];
  });
  return withCollections(campaign, Object.fromEntries(merged) as Collections);
};

/**
 * The campaign with the work that came back: what one side alone changed holds; where both changed the same thing, the
 * deputy's value does, or the campaign's for the keys in `mine`. Gold is added up, entries of the ledger follow, what both
 * voided is voided once. What belongs to a turn that was ended becomes a late correction of it, named `name`, where that
 * is possible.
 */
export function withReturned(
  campaign: Campaign,
  { handover, copy, records, changes, entries, isLate, isCorrectable }: ReturnedWork,
  {
    mine,
    at,
    name,
  }: { readonly mine: ReadonlySet<string>; readonly at: string; readonly name: string },
): Campaign {
  const mandate = mandateOf(copy);
  const base = (mandate && baseOf(mandate)) ?? {};
  const ofNow = changes.filter((change) => !change.isLate);
  const late = changes.filter((change) => change.isLate);
  const merged = withChanges(campaign, base, ofNow, mine);
  const { world } = merged;
  const twice = voidedTwice(campaign, entries);
  const dropped = new Set(twice.map(({ id }) => id));
  const own = new Set(entries.map(({ id }) => id));
  const added = entries.filter(({ voids = '' }) => own.has(voids) || !dropped.has(voids));
  const returned = {
    ...merged,
    world: withRowsAshore(
      campaign,
      {
        ...world,
        parties: withGoldOf(world.parties, twice),
        units: withoutLostCarriers(world.units, copy.world, campaign.world),
      },
      [copy.world, campaign.world],
      records,
    ),
    ledger: withEntries(campaign.ledger, campaign.world.clock.turn, added),
    handovers: { ...campaign.handovers, [handover.id]: { ...handover, returned: at } },
  };
  if (!isLate || !isCorrectable || late.length === 0) return returned;
  const fork = lateForkOf(campaign, `handover ${handover.id}`, name, handover.turn);
  if (fork === undefined) return returned;
  const { id: _, name: __, ...month } = fork;
  const then = withChanges({ ...campaign, ...month }, base, late, mine);
  const { sheets, mail, rulings, decisions, marks } = then;
  return putVariant(returned, { ...fork, sheets, mail, rulings, decisions, marks });
}
