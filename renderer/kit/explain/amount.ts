import { countedParts, type Explained } from '../../../engine';

/** The figure of a node as displayed: 9 halves are 4.5. */
export function displayValue(explained: Explained): number {
  return explained.value / countedParts(explained);
}
