import { useTranslation } from 'react-i18next';
import type { MapSheet, PlaneBox } from './layout';
import type { PrintPlan } from './plan';

const INK = '#1B1916';
const LARGEST_MM = 70;

const boundsOf = (sheets: readonly MapSheet[]): PlaneBox => {
  const left = Math.min(...sheets.map(({ plane }) => plane.left));
  const top = Math.min(...sheets.map(({ plane }) => plane.top));
  return {
    left,
    top,
    width: Math.max(...sheets.map(({ plane }) => plane.left + plane.width)) - left,
    height: Math.max(...sheets.map(({ plane }) => plane.top + plane.height)) - top,
  };
};

/** How the sheets of a map lie to each other, with the known land as dots. */
export const SheetOverview = ({ plan }: { readonly plan: PrintPlan }) => {
  const { t } = useTranslation();
  const { sheets } = plan.layout;
  const { left, top, width, height } = boundsOf(sheets);
  const mm = LARGEST_MM / Math.max(width, height);
  const edge = 0.2 / mm;
  return (
    <section className="ww-legend-group" data-area="overview">
      <h2>{t('print:sheet.overview')}</h2>
      <svg
        className="ww-sheet-overview"
        width={`${width * mm}mm`}
        height={`${height * mm}mm`}
        viewBox={`${left - edge} ${top - edge} ${width + 2 * edge} ${height + 2 * edge}`}
        role="img"
        aria-label={t('print:sheet.overview')}
      >
        <g fill="#CFC9BD">
          {plan.fields.map(({ centre }) => (
            <circle key={`${centre.x} ${centre.y}`} cx={centre.x} cy={centre.y} r={0.36} />
          ))}
        </g>
        {sheets.map(({ number, plane }) => (
          <g key={number}>
            <rect
              x={plane.left}
              y={plane.top}
              width={plane.width}
              height={plane.height}
              fill="none"
              stroke={INK}
              strokeWidth={0.25 / mm}
            />
            <text
              x={plane.left + plane.width / 2}
              y={plane.top + plane.height / 2 + 1.6 / mm}
              fontSize={4.4 / mm}
              stroke="#FFFFFF"
              strokeWidth={1.1 / mm}
              paintOrder="stroke"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
};
