import {
  CartesianGrid,
  Line as DrawnLine,
  LineChart as Chart,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { pathText } from '../../../kit/cartography';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useMedia } from '../../../kit/ui';
import { type Moment, seriesOf } from '../../../model/books/history';
import { type Line, type Mark, MARK_PATHS } from '../../../model/books/lines';

/** Drawn as it is, in CSS pixels. */
const STILL = { x: 0, y: 0, field: 1, pixel: 1, id: '' };

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
      d={pathText(MARK_PATHS[mark], STILL)}
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
  /** Summary of the chart as text. */
  readonly summary: string;
  /** What a turn is called under the chart. */
  readonly turnName: (turn: number) => string;
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

/** One figure of some realms over the turns, as lines distinguished by colour, stroke and mark. */
export function LineChart(props: LineChartProps) {
  const { history, lines, summary, turnName, isSmall = false } = props;
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
              tickFormatter={turnName}
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
