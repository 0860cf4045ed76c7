import type { Explained } from '../../../../../engine';
import { explainTree, sumBehind } from '../../../../kit/explain';
import type { Speech } from '../speech';

/** Names of sums whose parts are told one by one. */
const GROUPS: ReadonlySet<string> = new Set(['goodPoints', 'situationPoints', 'ownPoints']);

const partsOf = (points: Explained): readonly Explained[] => {
  const isGroup =
    points.kind === 'operation' || (points.kind === 'rule' && GROUPS.has(points.name));
  if (!isGroup) return [points];
  const sum = sumBehind(points);
  return sum === null
    ? points.kind === 'rule'
      ? partsOf(points.body)
      : [points]
    : sum.parts.flatMap(partsOf);
};

const signed = ({ figure }: Speech, value: number): string =>
  value > 0 ? `+${figure(value)}` : figure(value);

/** The good points that counted for a unit, each with its cause: `+1 beritten; +3 REP` (WW-7.2-06). */
export function goodPointCauses(speech: Speech, points: Explained): string {
  return partsOf(points)
    .filter(({ value }) => value !== 0)
    .map((part) => `${signed(speech, part.value)} ${explainTree(part, speech.words).label}`)
    .join('; ');
}
