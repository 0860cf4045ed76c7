import { remarkOf, type WabenRow } from '../../orders/content';
import type { Declaration } from '../../orders/declaration';

/** What the letter around a statement says beside it: rows of the movement orders, and declarations. */
export interface Letter {
  readonly rows: readonly WabenRow[];
  readonly declarations: readonly Declaration[];
}

/** A statement without a letter around it. */
export const NO_LETTER: Letter = { rows: [], declarations: [] };

/** True if a letter names something that is to be built, enlarged or repaired (WW-4.1-33, WW-6.3-20). */
export function hasBuilding({ rows, declarations }: Letter): boolean {
  return (
    declarations.some(({ kind }) => kind === 'build' || kind === 'upgrade' || kind === 'repair') ||
    rows.some(({ content }) => remarkOf(content, 'build') !== undefined)
  );
}
