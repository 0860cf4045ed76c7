import { useTranslation } from 'react-i18next';
import {
  CartesianGrid,
  Line as DrawnLine,
  LineChart as Chart,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useMedia } from '../../../kit/ui';
import { type Moment, seriesOf } from '../model/history';
import type { Line, Mark } from './use-lines';

/** Drawings of the marks, around the origin. */
const PATHS: Readonly<Record<Mark, string>> = {
  circle: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  square: 'M-3-3h6v6h-6z',
  triangle: 'M0-4L4 3H-4z',
  diamond: 'M0-4.5L4.5 0L0 4.5L-4.5 0z',
  cross: 'M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5',
  ring: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
};

/** The mark of a line at a point of the picture. */
export function MarkSign({
  mark,
  x,
  y,
  colour,
}: {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}) {
  return (
    <path
      d={PATHS[mark]}
      transform={`translate(${String(x)} ${String(y)})`}
      fill={mark === 'ring' ? 'var(--ww-blatt)' : colour}
      stroke={colour}
      strokeWidth={1.8}
    />
  );
}

export interface LineChartProps {
  readonly history: readonly Moment[];
  readonly figure: string;
  readonly lines: readonly Line[];
  /** What the chart shows, in words. */
  readonly summary: string;
  readonly isSmall?: boolean;
}

/** Rows of the chart: one per moment, with the figure of every line. */
const rowsOf = ({ history, figure, lines }: LineChartProps) =>
  history.map(({ turn }, index) => ({
    turn,
    ...Object.fromEntries(
      lines.map(({ party }) => [party, seriesOf(history, party, figure)[index] ?? null]),
    ),
  }));

interface DotProps {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
}

/** One figure of some realms over the turns, as lines told apart by colour, stroke and mark. */
export function LineChart(props: LineChartProps) {
  const { history, lines, summary, isSmall = false } = props;
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const axis = { stroke: 'var(--ww-linie-2)', tick: { fill: 'var(--ww-tinte-2)', fontSize: 12 } };
  return (
    <figure
      className="ww-chart"
      role="img"
      aria-label={summary}
      {...(isSmall ? { 'data-small': true } : {})}
    >
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={isSmall ? 130 : 340}>
          <Chart
            data={rowsOf(props)}
            margin={{ top: 14, right: 26, bottom: 4, left: 4 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--ww-linie)" />
            <XAxis
              dataKey="turn"
              type="number"
              domain={[history[0]?.turn ?? 0, history.at(-1)?.turn ?? 1]}
              allowDecimals={false}
              tickCount={Math.min(history.length, 12)}
              tickLine={false}
              tickFormatter={(turn: number) => t('ledger:compare.tick', { turn })}
              {...axis}
            />
            <YAxis
              width={76}
              tickLine={false}
              axisLine={false}
              tickCount={isSmall ? 3 : 6}
              tickFormatter={(value: number) => plain(value)}
              {...axis}
            />
            {lines.map(({ party, colour, dash, mark }) => (
              <DrawnLine
                key={party}
                dataKey={party}
                type="linear"
                stroke={colour}
                strokeWidth={2}
                strokeDasharray={dash}
                isAnimationActive={!isStill && !isSmall}
                animationDuration={180}
                dot={
                  history.length > 40
                    ? false
                    : ({ cx, cy }: DotProps) => (
                        <g key={`${String(cx)} ${String(cy)}`}>
                          {cx === undefined || cy === undefined ? null : (
                            <MarkSign mark={mark} x={cx} y={cy} colour={colour} />
                          )}
                        </g>
                      )
                }
                activeDot={false}
              />
            ))}
          </Chart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
