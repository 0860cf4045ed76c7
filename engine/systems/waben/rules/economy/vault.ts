import type { FieldAddress } from '../../../../hex';

/**
 * Gold by the place where it lies. `seat` is where everything comes in: capital, else most valuable settlement,
 * else the unit id of the ruler (WW-3.3-04, WW-3.3-05).
 */
export interface Vault {
  readonly seat: string;
  /** By place; nothing = none. Only the seat can be negative, and only with debts (WW-12.3-08). */
  readonly gold: Readonly<Record<string, number>>;
  /** Places whose gold can be spent nowhere else (WW-12.3-09). */
  readonly locked: readonly FieldAddress[];
  /** Gold counts only where it is spent, if a place is named (WW-12.3-09). */
  readonly isLocal: boolean;
}

/** All gold of a vault. */
export function vaultTotal({ gold }: Vault): number {
  return Object.values(gold).reduce((total, part) => total + part, 0);
}

const isLocked = ({ locked }: Vault, place: string): boolean =>
  locked.some((field) => field === place);

/** Places whose gold may be spent at a place, in the order in which it is taken: there, the seat, the others. */
const sources = (vault: Vault, place: string | null): readonly string[] => {
  const { seat, gold, isLocal } = vault;
  if (place !== null && isLocal) return [place];
  const open = Object.keys(gold)
    .filter((key) => key !== seat && !isLocked(vault, key))
    .sort();
  const first = place !== null && isLocked(vault, place) ? [place] : [];
  return [...first, ...(isLocked(vault, seat) ? [] : [seat]), ...open];
};

/** Gold that can be spent at a place, or anywhere (null). */
export function goldFor(vault: Vault, place: string | null): number {
  return [...new Set(sources(vault, place))].reduce(
    (total, key) => total + (vault.gold[key] ?? 0),
    0,
  );
}

/** The vault with gold that came in: all of it comes to the seat, unless it was put down elsewhere. */
export function put(vault: Vault, amount: number, place: string = vault.seat): Vault {
  return {
    ...vault,
    gold: { ...vault.gold, [place]: (vault.gold[place] ?? 0) + amount },
  };
}

/** The vault less an amount; what is missing is owed at the seat. */
export function take(vault: Vault, amount: number, place: string | null): Vault {
  const gold = { ...vault.gold };
  let rest = amount;
  for (const source of sources(vault, place)) {
    const part = Math.min(rest, Math.max(0, gold[source] ?? 0));
    if (part === 0) continue;
    gold[source] = (gold[source] ?? 0) - part;
    rest -= part;
  }
  return rest === 0 ? { ...vault, gold } : put({ ...vault, gold }, -rest);
}

/** The vault with gold that left a place or came to it; what a place does not have is owed at the seat. */
export function moved(vault: Vault, place: string, amount: number): Vault {
  const there = Math.max(0, vault.gold[place] ?? 0);
  const here = place === vault.seat ? amount : Math.max(amount, -there);
  const after = put(vault, here, place);
  return here === amount ? after : take(after, here - amount, null);
}
