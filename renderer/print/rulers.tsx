import { useTranslation } from 'react-i18next';
import { KM_PER_FIELD } from './paper';

const INK = '#1B1916';
const LONGEST_MM = 42;

/** A line of exactly 100 mm: whoever lays a ruler on it knows whether the printer kept the scale. */
export const ControlLine = ({ x, y }: { readonly x: number; readonly y: number }) => {
  const { t } = useTranslation();
  const ticks = Array.from({ length: 11 }, (_, index) => index);
  return (
    <g className="ww-control-line">
      <path
        d={`M${x} ${y}h100${ticks.map((tick) => `M${x + tick * 10} ${y - (tick % 5 === 0 ? 1.2 : 0.7)}v${tick % 5 === 0 ? 2.4 : 1.4}`).join('')}`}
        fill="none"
        stroke={INK}
        strokeWidth={0.2}
      />
      <text x={x + 102} y={y + 0.8}>
        {t('print:sheet.control')}
      </text>
    </g>
  );
};

/** Fields per half of the scale bar: as many as stay under 42 mm together. */
const partsOf = (fieldMm: number): number =>
  Math.max(1, Math.min(4, Math.floor(LONGEST_MM / fieldMm)));

/** Kilometres on paper, one part per field. */
export const KmBar = ({ fieldMm }: { readonly fieldMm: number }) => {
  const { t } = useTranslation();
  const parts = partsOf(fieldMm);
  const length = parts * fieldMm;
  return (
    <svg
      className="ww-km-bar"
      width={`${length + 8}mm`}
      height="8mm"
      viewBox={`-3 0 ${length + 8} 8`}
      role="img"
      aria-label={t('print:sheet.kmBar', { km: parts * KM_PER_FIELD })}
    >
      {Array.from({ length: parts }, (_, index) => (
        <rect
          key={index}
          x={index * fieldMm}
          y={1}
          width={fieldMm}
          height={1.6}
          fill={index % 2 === 0 ? INK : '#FFFFFF'}
          stroke={INK}
          strokeWidth={0.2}
        />
      ))}
      <text x={0} y={6}>
        0
      </text>
      <text x={length} y={6}>
        {t('print:sheet.km', { km: parts * KM_PER_FIELD })}
      </text>
    </svg>
  );
};
