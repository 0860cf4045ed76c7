import type { Json, RecordKind, RecordRow } from '../../kernel';
import type { PartyKey } from '../grossfeld';
import { storedRow } from '../records';
import { type Unit, UNIT_NUMBERS, unitId, type World } from '../world';
import { type CrossingGame, isRow, keptRow, type KeptRow, nameOf, rowOf } from './crosser';
import type { Crosser, CrossingRow } from './parcel';

/**
 * A number no unit of the party has: the one wanted, else the next above in its hundred, else the first
 * of all.
 */
const freeUnitNumber = (taken: ReadonlySet<string>, { party, number }: Unit): number => {
  const firstFrom = (from: number, to: number): number | undefined => {
    for (let one = from; one <= to; one += 1) if (!taken.has(unitId(party, one))) return one;
    return undefined;
  };
  const { from, to } = UNIT_NUMBERS;
  const end = Math.min(Math.floor(number / 100) * 100 + 99, to);
  // Beyond all numbers of units the file refuses it; under a number in use it would replace another.
  return firstFrom(number, end) ?? firstFrom(from, to) ?? firstFrom(to + 1, Infinity) ?? number;
};

/** A new record of a kind and owner, the same for all of one world; undefined where he can have none. */
export type BlankOf = (kind: RecordKind<World>, owner: PartyKey) => RecordRow | undefined;

/** Makes the new record of a kind and owner once, however often it is asked for. */
export function blanksIn(world: World, { settings }: CrossingGame): BlankOf {
  const made = new Map<string, RecordRow | undefined>();
  return (kind, owner) => {
    const key = `${kind.id}/${owner}`;
    if (!made.has(key)) made.set(key, kind.blank?.({ world, settings, owner }));
    return made.get(key);
  };
}

/** The next after a text that ends with a number: `t2`, `t3`; `1` behind one that does not. */
const countedOn = (id: string): string =>
  id.replace(/\d{0,9}$/, (number) => String(Number(number) + 1));

/** What of the records of a kind and owner is taken. */
interface Family {
  readonly names: Set<string>;
  /** Id of a new one, counted on while it is taken. */
  blankId: string;
  /** The next number to try in each series of names, by the name with the number 1. */
  readonly next: Map<string, number>;
}

/** A world that what can cross joins one by one: what is taken is found once, and goes on with all that joins. */
export interface Landing {
  /**
   * Takes one as it is, or under the next free number where another one has its own. A record whose kind reads it
   * under no number that is free cannot join: undefined.
   */
  readonly join: (crosser: Crosser) => Crosser | undefined;
  /** Takes one as it is, under an id nothing has. */
  readonly keep: (crosser: Crosser) => Crosser;
  /** The world with all that joined. */
  readonly world: () => World;
}

/**
 * A landing in a world.
 * @param away What left it and may come back: its ids and names are taken as well.
 */
export function landingIn(
  start: World,
  game: CrossingGame,
  away: readonly Crosser[] = [],
): Landing {
  const { settings } = game;
  const units: Record<string, Unit> = { ...start.units };
  const affairs: Record<string, Json> = { ...start.affairs };
  const taken = new Set([...Object.keys(units), ...Object.keys(affairs)]);
  for (const { id } of away) taken.add(id);
  const blankOf = blanksIn(start, game);
  const families = new Map<string, Family>();

  const familyOf = ({ kind, owner, stored }: KeptRow): Family => {
    const key = `${kind.id}/${owner}`;
    const known = families.get(key);
    if (known !== undefined) return known;
    const rows = kind.rows(start, settings).filter((one) => one.owner === owner);
    const place = { world: start, settings, owner };
    const names = new Set(rows.map(({ row }) => kind.named?.(row, place)[0] ?? row.id));
    for (const one of away) {
      const left = isRow(one) ? keptRow(one.id, one.row, game) : undefined;
      if (left?.kind === kind && left.owner === owner) names.add(nameOf(left, start, game));
    }
    const family = { names, blankId: blankOf(kind, owner)?.id ?? stored.id, next: new Map() };
    families.set(key, family);
    return family;
  };

  /** A record as its kind stores it; undefined where it would replace another, or the kind does not read it. */
  const storedAs = ({ kind, owner }: KeptRow, row: RecordRow): CrossingRow | undefined => {
    const empty: World = { ...start, affairs: {} };
    const { affairs: made = {} } = kind.put?.(row, { world: empty, settings, owner }) ?? empty;
    const [[id, value] = ['', null]] = Object.entries(made);
    const stored = storedRow(id, value);
    if (stored === undefined || taken.has(id)) return undefined;
    const isRead = kind.rows({ ...start, affairs: made }, settings).length === 1;
    return isRead ? { id, row: stored.value } : undefined;
  };

  const namedRow = (kept: KeptRow, family: Family, row: RecordRow): CrossingRow | undefined => {
    const { id, ...value } = row;
    const name = nameOf({ ...kept, stored: { ...kept.stored, id, value } }, start, game);
    if (family.names.has(name)) return undefined;
    const found = storedAs(kept, row);
    if (found !== undefined) family.names.add(name);
    return found;
  };

  /** A record as it is, else as a new one, else under the first number that is free. */
  const joinedRow = (kept: KeptRow): CrossingRow | undefined => {
    const family = familyOf(kept);
    const { kind, owner, crossing, stored } = kept;
    const own = rowOf(stored);
    const asItIs = namedRow(kept, family, own);
    if (asItIs !== undefined) return asItIs;
    while (taken.has(`${kind.id}/${owner}/${family.blankId}`))
      family.blankId = countedOn(family.blankId);
    const fresh = { ...own, id: family.blankId };
    const asNew = namedRow(kept, family, fresh);
    if (asNew !== undefined) return asNew;
    const numbered = (number: number): RecordRow => ({ ...fresh, [crossing.number]: number });
    const { id, ...first } = numbered(1);
    const series = nameOf({ ...kept, stored: { ...stored, id, value: first } }, start, game);
    for (let number = family.next.get(series) ?? 1; number <= taken.size + 1; number += 1) {
      family.next.set(series, number + 1);
      const found = namedRow(kept, family, numbered(number));
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const add = <One extends Crosser>(crosser: One): One => {
    taken.add(crosser.id);
    if (isRow(crosser)) affairs[crosser.id] = crosser.row;
    else units[crosser.id] = crosser;
    return crosser;
  };

  const keep = (crosser: Crosser): Crosser => {
    let { id } = crosser;
    while (taken.has(id)) id = countedOn(id);
    return add({ ...crosser, id });
  };

  return {
    keep,
    join: (crosser) => {
      if (!isRow(crosser)) {
        const number = freeUnitNumber(taken, crosser);
        return add({ ...crosser, number, id: unitId(crosser.party, number) });
      }
      const kept = keptRow(crosser.id, crosser.row, game);
      // What the game does not read has no number: it stays as it is.
      const world = { ...start, affairs: { [crosser.id]: crosser.row } };
      if (kept === undefined || kept.kind.rows(world, settings).length === 0) return keep(crosser);
      const found = joinedRow(kept);
      return found && add(found);
    },
    world: () => ({
      ...start,
      units,
      ...(Object.keys(affairs).length === 0 && start.affairs === undefined ? {} : { affairs }),
    }),
  };
}

/** A world with something more, and what it is there. */
export interface Joined {
  readonly world: World;
  readonly crosser: Crosser;
}

/**
 * A world with something more that can cross: as it is, or under the next free number where another one has its own;
 * where none is free, as it is beside the others.
 */
export function joined(world: World, crosser: Crosser, game: CrossingGame): Joined {
  const landing = landingIn(world, game);
  const found = landing.join(crosser) ?? landing.keep(crosser);
  return { world: landing.world(), crosser: found };
}
