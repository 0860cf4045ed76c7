import type { MapChange } from '../../../../engine';

/** How many fields some changes touch. */
export const fieldsIn = (changes: readonly MapChange[]): number =>
  new Set(changes.map((change) => ('index' in change ? `${change.no} ${change.index}` : ''))).size;
