import { onPaper } from '../../../kit/board/paper';
import type { BoardArt } from '../../board/board';
import type { MapWords } from '../source';
import { fieldIcon } from '../sheet/legend-icons';
import { group } from '../sheet/legend-marks';
import { rimOf } from '../sheet/shapes';
import type { PosterOrder } from './order';
import type { PosterArt } from './sheet';

/** Size of a sign in the legend, as a part of a swatch: lines around it are wide on boards. */
const ICON = 0.86;

/** A board for a poster; undefined while nothing is drawn on it. */
export function boardPosterArt(
  { plan, legend }: BoardArt,
  { parts }: PosterOrder,
  words: MapWords,
): PosterArt | undefined {
  if (onPaper(plan, { width: 100, height: 100 }).length === 0) return undefined;
  const { left, top, right, bottom } = plan.box;
  const groups = parts.legend ? legend : [];
  const pieces = groups.flatMap(({ title, entries }) =>
    group(
      title,
      entries.map(({ text, list = [] }) => ({ icon: fieldIcon(list, ICON), name: text })),
      words,
    ),
  );
  return {
    frame: 0.6,
    foot: 0,
    aspect: (right - left) / (bottom - top),
    legend: () => pieces,
    draw: (window) => [
      { kind: 'group', x: window.x, y: window.y, scale: 1, marks: onPaper(plan, window) },
      rimOf(window, 0.3),
      rimOf(window, 0.15, 0.6),
    ],
    rulers: () => [],
    facts: () => '',
  };
}
