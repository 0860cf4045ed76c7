import type { FieldAddress } from '../hex';
import type { RecordRow } from '../kernel';
import type { PartyKey, Settlement } from './grossfeld';
import type { Party, Person, Treaty, Unit, Work } from './world';

/** A text of a realm's culture, with its author and date. */
export interface CultureText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Realm it belongs to; null = none. */
  readonly party: PartyKey | null;
  readonly author: string;
  /** Turn in which it was handed in. */
  readonly turn: number;
  readonly isPublic: boolean;
}

/** What was laid aside: no longer part of the world, kept whole, and put back as it was. */
export type ShelfItem = {
  readonly id: string;
  /** Turn in which it was laid aside. */
  readonly turn: number;
} & (
  | { readonly kind: 'person'; readonly value: Person }
  | { readonly kind: 'party'; readonly value: Party }
  | { readonly kind: 'unit'; readonly value: Unit }
  | { readonly kind: 'treaty'; readonly value: Treaty }
  | { readonly kind: 'culture'; readonly value: CultureText }
  | {
      readonly kind: 'record';
      /** Kind of the record, as its game declares it. */
      readonly record: string;
      readonly owner: PartyKey | null;
      readonly name: string;
      readonly value: RecordRow;
    }
  | {
      readonly kind: 'settlement';
      readonly field: FieldAddress;
      readonly value: Settlement;
      readonly work: Work | null;
    }
);
