import { failure, type RecordKind, type Result, success } from '../kernel';
import { ledgerEntries, withGoldOf } from './booking';
import type { Campaign, Handover, LedgerEntry } from './campaign';
import { withoutLostCarriers } from './corrected-world';
import { digestOf, mandateOf } from './handover';
import {
  type Collections,
  collectionsOf,
  filtered,
  type HandedPart,
  OF_TURN,
  type Records,
  withCollections,
} from './handover-parts';
import { isEqual, merged, mergedEntry, type Sides } from './merge';
import { unpackText } from './packed';
import {
  crossedUnits,
  CROSSING_PARTS,
  crossingEntries,
  type NewNumbers,
  withFreeNumbers,
  withRowsAshore,
} from './parcels/crossed';
import { lateForkOf, putVariant } from './variant';
import type { Unit, World } from './world';

/** Why a copy is not merged: nothing of it is taken. */
export type ReturnProblem =
  | 'no-copy'
  | 'not-ours'
  | 'returned-already'
  | 'damaged'
  | 'other-game'
  | 'turn-ended';

/** An entry the deputy changed. */
export interface ReturnedChange {
  readonly part: HandedPart;
  readonly id: string;
  /** Made, changed or removed by the deputy alone; `both`: the GM changed the same thing in the meantime. */
  readonly kind: 'new' | 'changed' | 'gone' | 'both';
  /** The entry of the deputy and the one of the campaign; undefined = not there. */
  readonly theirs: unknown;
  readonly mine: unknown;
  /** The turn was ended in the meantime: it becomes part of a late correction. */
  readonly isLate: boolean;
}

/** What came back with a copy. */
export interface ReturnedWork {
  readonly handover: Handover;
  readonly copy: Campaign;
  /** Kinds of records of the game. */
  readonly records: readonly RecordKind<World>[];
  readonly changes: readonly ReturnedChange[];
  /** Ledger entries by hand the deputy added. */
  readonly entries: readonly LedgerEntry[];
  /** Ids of units and records that crossed the border meanwhile: what the deputy did with them cannot be taken. */
  readonly crossed: readonly string[];
  /** Units and records the deputy made under the id of one that crossed, and the free one they get. */
  readonly renumbered: NewNumbers;
  /** The turn was ended in the meantime; `isCorrectable`: and can be corrected. */
  readonly isLate: boolean;
  readonly isCorrectable: boolean;
}

/** Most bytes of the state a copy left from. */
const MOST = 256 * 1024 * 1024;

const baseOf = ({ base = '', digest }: Handover): Collections | undefined => {
  if (digestOf(base) !== digest) return undefined;
  const text = unpackText(base, MOST);
  return text === undefined ? undefined : (JSON.parse(text) as Collections);
};

const NOTHING: Records = {};

/** What the deputy did to an entry; undefined = nothing that is not there already. */
const kindOf = (sides: Sides): ReturnedChange['kind'] | undefined => {
  if (isEqual(sides.base, sides.theirs)) return undefined;
  const { value, conflicts } = mergedEntry(sides);
  if (conflicts.length > 0) return 'both';
  if (isEqual(value, sides.mine)) return undefined;
  if (sides.theirs === undefined) return 'gone';
  return sides.base === undefined ? 'new' : 'changed';
};

/** @param seen entries of the campaign as the copy would show them */
const changesIn = (
  part: HandedPart,
  [base, mine, theirs]: readonly [Records, Records, Records],
  isLate: boolean,
  seen = mine,
): readonly ReturnedChange[] =>
  [...new Set([...Object.keys(base), ...Object.keys(theirs)])].flatMap((id) => {
    const sides = { base: base[id], mine: mine[id], theirs: theirs[id] };
    const kind = kindOf({ ...sides, mine: seen[id] });
    return kind === undefined
      ? []
      : [{ part, id, kind, theirs: sides.theirs, mine: sides.mine, isLate }];
  });

/** Units of the campaign, those aboard of ships that a copy was left without where the ships are. */
const unitsSeen = ({ world }: Campaign, left: World['units']): World['units'] => {
  const parties = new Set(Object.values(left).map(({ party }) => party));
  const isLeft = ({ party }: Unit): boolean => parties.has(party);
  return { ...world.units, ...withoutLostCarriers(filtered(world.units, isLeft), world, world) };
};

/** The open turn of a copy as the campaign has it: open, or booked in the meantime. */
const turnOf = (campaign: Campaign, turn: number): Campaign | undefined => {
  if (campaign.world.clock.turn === turn) return campaign;
  const fork = lateForkOf(campaign, '', '', turn);
  return fork === undefined ? undefined : { ...campaign, ...fork, id: '', name: '' };
};

/** What the deputy booked by hand. */
const addedEntries = ({ turn, entries }: Handover, { ledger }: Campaign): readonly LedgerEntry[] =>
  (ledger[turn]?.entries ?? []).slice(entries);

/** What the campaign noted of a copy; where that was undone, what the copy itself says. */
const ownNote = (campaign: Campaign, handover: Handover): Handover | undefined => {
  const { base: _, ...note } = handover;
  const noted = campaign.handovers?.[handover.id];
  return noted ?? (handover.campaign === campaign.id ? note : undefined);
};

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

/**
 * Compares a copy that came back with the state it left from and with the campaign as it is now. What the deputy left as
 * it was is no change, whatever the GM did.
 * @param records Kinds of records of the game.
 */
export function returnedWork(
  campaign: Campaign,
  copy: Campaign,
  records: readonly RecordKind<World>[],
): Result<ReturnedWork, ReturnProblem> {
  const handover = mandateOf(copy);
  if (handover === undefined) return failure('no-copy');
  const own = ownNote(campaign, handover);
  if (own?.digest !== handover.digest) return failure('not-ours');
  if (copy.system !== campaign.system) return failure('other-game');
  if (own.returned !== undefined) return failure('returned-already');
  const base = baseOf(handover);
  if (base === undefined) return failure('damaged');
  if (copy.world.clock.turn !== own.turn) return failure('turn-ended');
  const isLate = campaign.world.clock.turn !== own.turn;
  const then = turnOf(campaign, own.turn);
  const now = collectionsOf(campaign);
  const left = (base.units ?? NOTHING) as World['units'];
  const before = crossingEntries(base);
  const crossed = crossedUnits(campaign.parcels, before, campaign.world, own);
  const { world: made, renumbered } = withFreeNumbers(campaign, crossed, before, {
    theirs: copy.world,
    now: campaign.world,
    records,
  });
  const theirs = collectionsOf({ ...copy, world: made });
  const mineOf = (part: HandedPart): Records =>
    (OF_TURN.includes(part) && then !== undefined ? collectionsOf(then)[part] : now[part]) ??
    NOTHING;
  const parts = Object.keys({ ...now, ...base, ...theirs }) as readonly HandedPart[];
  const found = parts.flatMap((part) =>
    changesIn(
      part,
      [base[part] ?? NOTHING, mineOf(part), theirs[part] ?? NOTHING],
      isLate && OF_TURN.includes(part),
      part === 'units' ? unitsSeen(campaign, left) : undefined,
    ),
  );
  const isAway = ({ part, id }: ReturnedChange): boolean =>
    CROSSING_PARTS.some((one) => one === part) && crossed.has(id);
  return success({
    handover: own,
    copy,
    records,
    changes: found.filter((change) => !isAway(change)),
    crossed: found.filter(isAway).map(({ id }) => id),
    renumbered,
    entries: addedEntries(own, copy),
    isLate,
    isCorrectable: !isLate || then !== undefined,
  });
}

/** Identity of a change, by which the GM decides on it. */
export function changeKey({ part, id }: Pick<ReturnedChange, 'part' | 'id'>): string {
  return `${part}/${id}`;
}

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
