import type { Mark } from './tokens';

/** A position as written in a remark; always with its Großfeld. */
export interface RawPosition {
  readonly start: number;
  readonly end: number;
}

/** Heads and leaders as written: "2.000K + 1 HF". */
export interface RawGoods {
  readonly count: Mark;
  readonly type: Mark;
  readonly leaders: Mark | null;
}

/** A remark whose form fits from beginning to end; its figures are not judged yet. */
export type RawRemark =
  | { readonly kind: 'new'; readonly goods: RawGoods | null }
  | { readonly kind: 'split'; readonly goods: RawGoods; readonly unit: Mark }
  | { readonly kind: 'disband' | 'unload' | 'storm'; readonly place: RawPosition | null }
  | { readonly kind: 'merge' | 'load' | 'wait'; readonly unit: Mark }
  | { readonly kind: 'assault'; readonly place: RawPosition }
  | {
      readonly kind: 'build';
      readonly structure: Mark;
      readonly value: Mark | null;
      readonly place: RawPosition | null;
      readonly name: Mark | null;
    }
  | { readonly kind: 'idle' | 'see' | 'scout' }
  | { readonly kind: 'cargo'; readonly action: 'load' | 'unload'; readonly gold: Mark }
  | { readonly kind: 'station'; readonly inside: boolean }
  | { readonly kind: 'release' | 'spare'; readonly party: Mark }
  | { readonly kind: 'lead'; readonly unit: Mark | null };
