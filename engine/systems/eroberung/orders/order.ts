import type { LetterContent } from '../../../orders';
import type { Weapon } from '../arcade/parameters';
import type { CountryKey, PlayerKey } from '../state/types';

/** Who acts together: null = all members of the alliance, none = alone (EW-18-04). */
export type Partners = readonly PlayerKey[] | null;

/** Orders of a letter, in the order in which a game comes to them. */
export type Order =
  | { readonly kind: 'DIGIT'; readonly digit: number }
  | { readonly kind: 'SET'; readonly set: number }
  /** Wishes, the dearest first. */
  | { readonly kind: 'MOTHERLAND'; readonly countries: readonly CountryKey[] }
  | { readonly kind: 'HOME'; readonly countries: readonly CountryKey[] }
  | { readonly kind: 'BUY'; readonly region: CountryKey; readonly partners: Partners }
  | {
      readonly kind: 'ATTACK';
      readonly region: CountryKey;
      readonly weapon: Weapon | null;
      readonly partners: Partners;
    }
  | { readonly kind: 'PASS' }
  /** The other parties; everybody named must declare the same. */
  | { readonly kind: 'PACT'; readonly players: readonly PlayerKey[] }
  | { readonly kind: 'LEAVE' }
  /** Markers for an ally's action; null = whatever it is about. */
  | {
      readonly kind: 'CONTRIBUTE';
      readonly amount: number;
      readonly player: PlayerKey;
      readonly region: CountryKey | null;
    }
  /** Weapons for battles in the order in which they are to be used. */
  | { readonly kind: 'WEAPONS'; readonly weapons: readonly Weapon[] };

export type OrderKind = Order['kind'];

/** Row of a letter. */
export type EwOrder = LetterContent<Order>;
