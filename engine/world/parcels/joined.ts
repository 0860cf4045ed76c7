import type { RecordRow } from '../../kernel';
import type { PartyKey } from '../grossfeld';
import { storedEntry, storedRow } from '../records';
import { type Unit, UNIT_NUMBERS, unitId, type World } from '../world';
import {
  type CrossingGame,
  isRow,
  keptRow,
  type KeptRow,
  nameOf,
  rowOf,
  withCrosser,
} from './crosser';
import type { Crosser, CrossingRow, ParcelRow } from './parcel';

/** A number no unit of the party has: the one wanted, else the next above in its hundred, else the first of all. */
const freeUnitNumber = (units: World['units'], { party, number }: Unit): number => {
  const firstFrom = (from: number, to: number): number | undefined => {
    for (let one = from; one <= to; one += 1)
      if (units[unitId(party, one)] === undefined) return one;
    return undefined;
  };
  const { from, to } = UNIT_NUMBERS;
  const end = Math.min(Math.floor(number / 100) * 100 + 99, to);
  // Beyond all numbers of units the file refuses it; under a number in use it would replace another.
  return firstFrom(number, end) ?? firstFrom(from, to) ?? firstFrom(to + 1, Infinity) ?? number;
};

/** A world with something more, and what it is there. */
export interface Joined {
  readonly world: World;
  readonly crosser: Crosser;
}

/** A world with a record more; undefined where that adds nothing, or replaces another one. */
const withRow = (
  world: World,
  { kind, owner }: KeptRow,
  row: RecordRow,
  { settings }: CrossingGame,
): Joined | undefined => {
  const next = kind.put?.(row, { world, settings, owner }) ?? world;
  const { affairs: before = {} } = world;
  const { affairs = {} } = next;
  const id = Object.keys(affairs).find((key) => before[key] === undefined) ?? '';
  const isMore = Object.keys(affairs).length === Object.keys(before).length + 1;
  const stored = storedRow(id, affairs[id] ?? null);
  return stored !== undefined && isMore
    ? { world: next, crosser: { id, row: stored.value } }
    : undefined;
};

/** A record as it is, and under each of the next names it may get. */
const namesFor = (kept: KeptRow, own: number, blankId: string): readonly RecordRow[] => {
  const row = rowOf(kept.stored);
  const fresh = { ...row, id: blankId };
  const counted = Array.from({ length: own + 1 }, (_, index) => ({
    ...fresh,
    [kept.crossing.number]: index + 1,
  }));
  return [row, fresh, ...counted];
};

/** A world with something more that can cross: as it is, or under the next free number where another one has its own. */
export function joined(world: World, crosser: Crosser, game: CrossingGame): Joined {
  if (!isRow(crosser)) {
    const number = freeUnitNumber(world.units, crosser);
    const unit: Unit = { ...crosser, number, id: unitId(crosser.party, number) };
    return { world: withCrosser(world, unit), crosser: unit };
  }
  const kept = keptRow(crosser.id, crosser.row, game);
  const alone = { world: withCrosser(world, crosser), crosser };
  if (kept === undefined) return alone;
  const { kind, owner, stored } = kept;
  const own = Object.entries(world.affairs ?? {}).flatMap(([id, value]) => {
    const one = keptRow(id, value, game);
    return one?.kind === kind && one.owner === owner ? [nameOf(one, world, game)] : [];
  });
  const { settings } = game;
  const blankId = kind.blank?.({ world, settings, owner })?.id ?? stored.id;
  for (const { id, ...value } of namesFor(kept, own.length, blankId)) {
    const named = { ...kept, stored: { ...stored, id, value } };
    if (own.includes(nameOf(named, world, game))) continue;
    const found = withRow(world, kept, rowOf(named.stored), game);
    if (found !== undefined) return found;
  }
  return alone;
}

/** A record that comes from elsewhere to a party, nowhere yet; undefined where the game has none of the kind. */
export function rowFrom(
  { kind: id, values }: ParcelRow,
  owner: PartyKey,
  world: World,
  { records, settings }: CrossingGame,
): CrossingRow | undefined {
  const kind = records.find((one) => one.id === id && one.crossing !== undefined);
  const blank = kind?.blank?.({ world, settings, owner });
  if (blank === undefined) return undefined;
  const { id: name, ...row } = { ...blank, ...values };
  const [key] = storedEntry(id, owner, name, {});
  return { id: key, row };
}
