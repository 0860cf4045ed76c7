import type { Point } from '../../../engine';
import { pathText } from '../../kit/cartography';
import type { Words } from '../../kit/text/words';
import { isBarred, signOf } from '../map/steps';
import type { KnownBoard } from './board';
import type { Step } from './drawing';
import { stepWords } from './Steps';

interface Props {
  readonly board: KnownBoard;
  readonly words: Words;
  readonly cursor: string | null;
  readonly chosen: string | null;
  readonly way: readonly string[];
  readonly reach: number;
  readonly steps: readonly Step[];
  /** CSS pixels of a unit of the plane. */
  readonly scale: number;
}

/** Size of the signs of steps: part of a field, and pixels at least. */
const SIGN = 0.36;
const LEAST_SIGN = 13;

/** A step: what is left after it, or a cross and a dashed edge where it cannot be made; its words are its title. */
function StepMark({
  step,
  point,
  outline,
  size,
  words,
}: {
  readonly step: Step;
  readonly point: Point;
  readonly outline: string;
  readonly size: number;
  readonly words: Words;
}) {
  const isCross = isBarred(step);
  return (
    <g className={isCross ? 'step barred' : 'step'}>
      <title>{stepWords(step, words, true)}</title>
      <path d={outline} />
      <text
        x={point.x}
        y={point.y + (isCross ? size * 0.45 : 0.42)}
        fontSize={isCross ? size * 1.4 : size}
      >
        {signOf(step, words)}
      </text>
    </g>
  );
}

/** Marks above the board: the cell of the keys, the chosen one, the way, and the steps with which it can go on. */
export function BoardMarks({
  board: { cells },
  words,
  cursor,
  chosen,
  way,
  reach,
  steps,
  scale,
}: Props) {
  const outline = (cell: string | null): string => {
    const path = cell === null ? undefined : cells.outlineOf(cell);
    return path === undefined ? '' : pathText(path, { x: 0, y: 0, field: 1, pixel: 1, id: '' });
  };
  const points = way.flatMap((cell) => cells.pointOf(cell) ?? []);
  const line = (part: readonly Point[]): string => part.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      {steps.map((step) => {
        const point = cells.pointOf(step.field);
        return point === undefined ? null : (
          <StepMark
            key={step.direction}
            step={step}
            point={point}
            outline={outline(step.field)}
            size={Math.max(SIGN, LEAST_SIGN / scale)}
            words={words}
          />
        );
      })}
      <path className="mark chosen" d={outline(chosen)} />
      <path className="mark cursor" d={outline(cursor)} />
      {points.length > 1 ? (
        <>
          <polyline className="mark beyond" points={line(points)} />
          <polyline className="mark way" points={line(points.slice(0, reach + 1))} />
        </>
      ) : null}
    </>
  );
}
