import type { MapChange } from '../../../../engine';

/** How many fields some changes touch. */
export function fieldsIn(changes: readonly MapChange[]): number {
  return new Set(changes.map((change) => ('index' in change ? `${change.no} ${change.index}` : '')))
    .size;
}
