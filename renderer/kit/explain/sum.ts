import type { Explained, Operation } from '../../../engine';

/** The sum behind a figure: through names, limits and the GM's hand; null if there is none. */
export function sumBehind(explained: Explained): Operation | null {
  switch (explained.kind) {
    case 'rule':
      return sumBehind(explained.body);
    case 'override':
      return sumBehind(explained.original);
    case 'operation': {
      if (explained.operator === 'sum') return explained;
      const inner = explained.parts.map(sumBehind).find((found) => found !== null);
      return inner ?? null;
    }
    default:
      return null;
  }
}
