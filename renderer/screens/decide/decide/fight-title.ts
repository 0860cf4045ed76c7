import type { Fight } from '../../../../engine';
import type { Words } from '../../../kit/text/words';

/** A fight by its kind and place: `Schlacht in 145/24`. */
export function fightTitle({ kind, place }: Pick<Fight, 'kind' | 'place'>, words: Words): string {
  return words('decide:fight.at', { kind: words(`decide:fight.kind.${kind}`), place });
}
