import type { ClauseId } from '../../../engine';

/** The marks of a line of a derivation. */
export type ExplanationMark =
  | {
      readonly kind: 'override';
      /** The computed figure that was replaced, as written. */
      readonly old: string;
      readonly reason: string;
      /** Key of the ruling, to change or remove it. */
      readonly ruling: string;
    }
  | { readonly kind: 'roll'; readonly typed: boolean }
  | {
      readonly kind: 'cell';
      readonly table: string;
      readonly row: string;
      readonly column: string;
      /** A house rule holds in the cell. */
      readonly isHouse: boolean;
    };

/** One line of a derivation as text; its children derive its figure. */
export interface ExplanationNode {
  readonly value: number;
  /** As written in its place: `2`, `+3` within a sum, `× 2` within a product. */
  readonly figure: string;
  readonly label: string;
  /** A second, muted line; empty if there is nothing to add. */
  readonly note: string;
  readonly clause: ClauseId | null;
  readonly mark: ExplanationMark | null;
  readonly children: readonly ExplanationNode[];
}
