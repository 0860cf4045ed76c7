import { fieldAddress, type FieldAddress } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import {
  fieldOfUnit,
  grossfelderOf,
  type Party,
  type PartyKey,
  type Unit,
  type World,
} from '../../../../world';
import { flagOf } from '../settings';
import { isTownComplete, townValue } from '../structure/town';
import { put, type Vault, vaultTotal } from './vault';

/** A place where the gold of a party may lie, and what it is worth. */
interface Candidate {
  readonly field: FieldAddress;
  readonly value: number;
}

const townsOf = (world: World, party: PartyKey, settings: Settings): readonly Candidate[] =>
  grossfelderOf(world.map).flatMap(({ no, settlements }) =>
    Object.entries(settlements)
      .filter(
        ([, settlement]) => settlement.owner === party && isTownComplete(settlement, settings),
      )
      .map(([index, settlement]) => ({
        field: fieldAddress(no, Number(index) + 1),
        value: townValue(settlement.type, settings).value,
      })),
  );

const bestTown = (candidates: readonly Candidate[]): FieldAddress | undefined =>
  [...candidates].sort((a, b) => b.value - a.value || (a.field < b.field ? -1 : 1))[0]?.field;

/** The ruler of a party that has no settlement, else its first character, else its first unit. */
const keeperOf = (world: World, party: Party): Unit | undefined => {
  const own = Object.values(world.units)
    .filter((unit) => unit.party === party.key)
    .sort((a, b) => a.number - b.number);
  const characters = own.filter(({ character }) => character !== null);
  return (
    characters.find(({ character }) => character?.name === party.ruler) ?? characters[0] ?? own[0]
  );
};

/**
 * Where the treasury of a party lies and everything comes in: its capital, else the settlement with the greatest
 * building value (ties: the lower position), else its ruler or only character as unit id; empty if it has nothing
 * at all (WW-3.3-04, WW-3.3-05, WW-4.2-20).
 */
export function treasurySeat(world: World, party: Party, settings: Settings): string {
  return (
    party.capital ??
    bestTown(townsOf(world, party.key, settings)) ??
    keeperOf(world, party)?.id ??
    ''
  );
}

/** The gold of a party by place; what is not listed lies at the seat (WW-3.3-04). */
export function vaultOf(
  world: World,
  party: Party,
  locked: readonly FieldAddress[],
  settings: Settings,
): Vault {
  const seat = treasurySeat(world, party, settings);
  const listed = Object.entries(party.storage ?? {}).filter(([place]) => place !== seat);
  const elsewhere = listed.reduce((total, [, gold]) => total + gold, 0);
  return {
    seat,
    gold: { ...Object.fromEntries(listed), [seat]: party.treasury - elsewhere },
    locked,
    isLocal: flagOf(settings, 'econ.local_money'),
  };
}

/** Gold of a party that lies in a field, whole GS: what a captor finds there (WW-7.3-23, WW-3.3-04). */
export function storedIn(
  world: World,
  party: PartyKey,
  field: FieldAddress,
  settings: Settings,
): number {
  const owner = world.parties[party];
  if (owner === undefined) return 0;
  const { gold } = vaultOf(world, owner, [], settings);
  const inTown = gold[field] ?? 0;
  const keeper = Object.keys(gold).find((place) => {
    const unit = world.units[place];
    return unit !== undefined && fieldOfUnit(unit, world.units) === field;
  });
  return Math.max(0, inTown + (keeper === undefined ? 0 : (gold[keeper] ?? 0)));
}

/** One line of a letter that says where gold is to lie. */
export interface Stock {
  readonly place: FieldAddress;
  readonly gold: number;
}

/**
 * The vault as a letter wants it: so much in each place, the difference to the treasury at the seat (WW-3.3-05). Gold
 * in besieged settlements stays where it is (WW-12.3-09); more than there is cannot be laid anywhere.
 */
export function stocked(vault: Vault, stocks: readonly Stock[]): Vault {
  const fixed = vault.locked.map((field) => [field, vault.gold[field] ?? 0] as const);
  const isFixed = (place: string): boolean => vault.locked.some((field) => field === place);
  let rest = vaultTotal(vault) - fixed.reduce((total, [, gold]) => total + gold, 0);
  let next: Vault = { ...vault, gold: Object.fromEntries(fixed) };
  for (const { place, gold } of stocks) {
    if (isFixed(place)) continue;
    const part = Math.max(0, Math.min(gold, rest));
    next = put(next, part, place);
    rest -= part;
  }
  return put(next, rest);
}

/** A party with the gold of its vault: the sum as treasury, what lies elsewhere than at the seat by place. */
export function withVault(party: Party, vault: Vault): Party {
  const { storage, ...rest } = party;
  const elsewhere = Object.entries(vault.gold)
    .filter(([place, gold]) => place !== vault.seat && gold > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const isAtSeat = elsewhere.length === 0;
  if (isAtSeat && storage === undefined) return { ...rest, treasury: vaultTotal(vault) };
  return {
    ...rest,
    treasury: vaultTotal(vault),
    ...(isAtSeat ? {} : { storage: Object.fromEntries(elsewhere) }),
  };
}
