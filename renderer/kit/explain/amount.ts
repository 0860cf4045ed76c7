import type { Explained } from '../../../engine';

/** How many of a node's units make one displayed unit: 2 where it counts halves; a change by the GM leaves it as it is. */
export function partsOf(explained: Explained): 1 | 2 {
  if (explained.kind === 'override') return partsOf(explained.original);
  return explained.kind !== 'roll' && explained.unit === 'half' ? 2 : 1;
}

/** The figure of a node as displayed: 9 halves are 4.5. */
export function displayValue(explained: Explained): number {
  return explained.value / partsOf(explained);
}
