import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { type GamePresets, inLanguage, type Measure } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import { MeasureTable, type MeasuredSet, useLanguage, useWords } from '../../kit/explain/react';
import type { House } from './use-house';

const PER_MILLE = 1000;
/** As printed, then what holds here: the colour of what the GM has changed. */
const STROKES = [
  { stroke: 'var(--ww-tinte-3)', strokeDasharray: '5 4' },
  { stroke: 'var(--ww-hand)', strokeDasharray: 'none' },
] as const;
const AXIS = { stroke: 'var(--ww-linie-2)', tick: { fill: 'var(--ww-tinte-2)', fontSize: 12 } };

/** A curve of each set in one picture: the first one as printed, thin and dashed; described in words for screen readers. */
function MeasureCurve({
  id,
  sets,
}: {
  readonly id: string;
  readonly sets: readonly MeasuredSet[];
}) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const language = useLanguage();
  const measures = sets.map((set) => set.measures.find((one) => one.id === id));
  const [first] = measures;
  if (first?.curve === undefined) return null;
  const { x, y, points } = first.curve;
  const valueAt = (measure: Measure | undefined, index: number) => measure?.curve?.points[index]?.y;
  const rows = points.map((point, index) => ({
    x: point.x,
    ...Object.fromEntries(sets.map((set, no) => [set.id, valueAt(measures[no], index)])),
  }));
  const descriptions = sets.map((set, no) => {
    const middles = [750, PER_MILLE, 1500, 2000].flatMap((ratio) => {
      const point = measures[no]?.curve?.points.find((one) => one.x === ratio);
      return point === undefined
        ? []
        : t('house:measure.wins', { value: plain(point.y), ratio: plain(ratio / PER_MILLE) });
    });
    return `${set.label}: ${middles.join(', ')}`;
  });
  return (
    <figure
      className="ww-chart ww-house-curve"
      role="img"
      aria-label={`${inLanguage(y, language)}. ${descriptions.join('. ')}.`}
    >
      <figcaption>
        {inLanguage(y, language)}
        {sets.map((set, no) => (
          <span key={set.id}>
            <svg width="28" height="8" aria-hidden="true">
              <line x1="0" x2="28" y1="4" y2="4" strokeWidth="2" {...(STROKES[no] ?? STROKES[0])} />
            </svg>{' '}
            {set.label}
          </span>
        ))}
      </figcaption>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={260}>
          <LineChart
            data={rows}
            margin={{ top: 10, right: 20, bottom: 22, left: 4 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--ww-linie)" />
            <ReferenceLine x={PER_MILLE} stroke="var(--ww-linie-2)" />
            <XAxis
              dataKey="x"
              type="number"
              domain={['dataMin', 'dataMax']}
              ticks={[500, PER_MILLE, 1500, 2000, 2500]}
              tickLine={false}
              tickFormatter={(value: number) =>
                t('house:measure.ratio', { value: plain(value / PER_MILLE) })
              }
              label={{
                value: inLanguage(x, language),
                position: 'insideBottom',
                offset: -14,
                fontSize: 12,
              }}
              {...AXIS}
            />
            <YAxis
              width={56}
              domain={[0, 100]}
              ticks={[0, 25, 50, 75, 100]}
              tickLine={false}
              axisLine={false}
              tickFormatter={(value: number) => t('house:measure.percent', { value: plain(value) })}
              {...AXIS}
            />
            {sets.map((set, no) => (
              <Line
                key={set.id}
                dataKey={set.id}
                type="linear"
                {...(STROKES[no] ?? STROKES[0])}
                strokeWidth={2}
                dot={false}
                activeDot={false}
                isAnimationActive={false}
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

/** Results of the house rules of the chosen edition, beside the game as printed. */
export function Measures({
  id,
  house,
  presets: { list, measures },
}: {
  readonly id: string;
  readonly house: House;
  readonly presets: GamePresets;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { inForce, edition } = house;
  const sets = useMemo(
    () => [
      {
        id: 'printed',
        label: inLanguage(list[0]?.label ?? ['', ''], language),
        measures: measures({}),
      },
      {
        id: 'house',
        label: edition?.name ?? t('house:deviation.house'),
        measures: measures(inForce),
      },
    ],
    [list, measures, inForce, edition, language, t],
  );
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {t('house:measure.title')}
      </h3>
      <p className="ww-rules-intro">{t('house:measure.intro')}</p>
      <MeasureTable label={t('house:measure.title')} sets={sets} />
      {(sets[0]?.measures ?? []).map((measure) => (
        <MeasureCurve key={measure.id} id={measure.id} sets={sets} />
      ))}
    </section>
  );
}
