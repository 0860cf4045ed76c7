import { failure, type RecordKind, type Result, success } from '../kernel';
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
} from './handover-parts';
import { isEqual, mergedEntry, type Sides } from './merge';
import { unpackText } from './packed';
import {
  crossedIds,
  CROSSING_PARTS,
  crossingEntries,
  type NewNumbers,
  withFreeNumbers,
} from './parcels/crossed';
import { lateForkOf } from './variant';
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

/** The state a copy left from; undefined where it was damaged. */
export function baseOf({ base = '', digest }: Handover): Collections | undefined {
  if (digestOf(base) !== digest) return undefined;
  const text = unpackText(base, MOST);
  return text === undefined ? undefined : (JSON.parse(text) as Collections);
}

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
  const crossed = crossedIds(campaign.parcels, before, campaign.world, own);
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
