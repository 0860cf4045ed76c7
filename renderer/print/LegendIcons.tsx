import type { ReactNode } from 'react';
import type { PartyKey, RealmView, TerrainStyle } from '../../engine';
import {
  type DisplayList,
  INKS,
  mapStyle,
  MM_PER_PIXEL,
  realmKey,
  settlementIcon,
  svgNodes,
  swatch,
} from '../cartography';
import { SvgArt } from '../ui';
import type { LegendLine } from './legend';
import type { PrintLook } from './paper';

/** Width of a swatch in the legend, in millimetres. */
const SWATCH_MM = 6.4;
const INK = '#1B1916';

const Drawing = ({
  list,
  field,
  width,
  height,
}: {
  readonly list: DisplayList;
  readonly field: number;
  readonly width: number;
  readonly height: number;
}) => (
  <svg
    width={`${width}mm`}
    height={`${height}mm`}
    viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    aria-hidden="true"
  >
    {svgNodes(list, { x: 0, y: 0, field, pixel: MM_PER_PIXEL, id: '' }).map((node, index) => (
      <SvgArt key={index} node={node} />
    ))}
  </svg>
);

/** A field of a terrain kind as it is printed. */
export const TerrainIcon = ({
  terrain,
  look,
}: {
  readonly terrain: TerrainStyle;
  readonly look: PrintLook;
}) => (
  <Drawing
    list={swatch(terrain, SWATCH_MM / MM_PER_PIXEL, 'print', look)}
    field={SWATCH_MM}
    width={SWATCH_MM + 0.4}
    height={SWATCH_MM * 1.16 + 0.4}
  />
);

/** The drawing of a settlement type. */
export const SettlementIcon = ({
  type,
  look,
}: {
  readonly type: string;
  readonly look: PrintLook;
}) => <Drawing list={settlementIcon(type, 0.25, look)} field={9} width={7} height={6.4} />;

/** The land of a realm as it is printed. */
export const RealmIcon = ({
  parties,
  party,
}: {
  readonly parties: RealmView['parties'];
  readonly party: PartyKey;
}) => {
  const style = mapStyle('print', SWATCH_MM / MM_PER_PIXEL, { look: 'politics' });
  return (
    <Drawing
      list={realmKey(style, parties, party)}
      field={SWATCH_MM}
      width={SWATCH_MM + 0.4}
      height={SWATCH_MM * 1.16 + 0.4}
    />
  );
};

const strokesIn = (river: string): Readonly<Record<LegendLine, ReactNode>> => ({
  road: <path d="M.5 2h7" stroke={INK} strokeWidth={0.45} />,
  bridge: <path d="M1.5 1.3h5M1.5 2.7h5" stroke={INK} strokeWidth={0.4} />,
  river: <path d="M.4 2q1.8-1.5 3.6 0t3.6 0" stroke={river} strokeWidth={0.65} fill="none" />,
  canal: (
    <>
      <path d="M.5 2h7" stroke={river} strokeWidth={1.3} />
      <path d="M.5 2h7" stroke="#FFFFFF" strokeWidth={0.55} />
    </>
  ),
  wall: (
    <path
      d="M.5 2h7M1.7 1.200v1.600M2.850 1.200v1.600M4 1.200v1.600M5.150 1.200v1.600M6.3 1.200v1.6"
      stroke={INK}
      strokeWidth={0.42}
    />
  ),
  border: (
    <>
      <path d="M.5 2.300h7" stroke="var(--ww-legend-realm)" strokeWidth={1.4} opacity={0.42} />
      <path
        d="M.5 1.600h7"
        stroke="var(--ww-legend-realm)"
        strokeWidth={0.45}
        strokeDasharray="1.9 .8 .35 .8"
      />
    </>
  ),
  capital: <path d="M1.5 2h5" stroke="var(--ww-legend-realm)" strokeWidth={0.9} />,
  unit: (
    <path
      d="M2.5 .2h3v1.700q0 1.4-1.5 2q-1.5-.6-1.5-2z"
      fill="var(--ww-legend-realm)"
      stroke="#FFFFFF"
      strokeWidth={0.2}
    />
  ),
});

/** What looks different for the copier: rivers are double lines, shields are white. */
const IN_ONE_INK: Readonly<Partial<Record<LegendLine, ReactNode>>> = {
  river: (
    <>
      <path d="M.4 2q1.8-1.5 3.6 0t3.6 0" stroke={INK} strokeWidth={0.75} />
      <path d="M.4 2q1.8-1.5 3.6 0t3.6 0" stroke="#FFFFFF" strokeWidth={0.35} />
    </>
  ),
  border: (
    <>
      <path d="M.5 1.400h7" stroke={INK} strokeWidth={0.6} strokeDasharray="1.9 .8 .35 .8" />
      <path d="M.5 2.300h7" stroke={INK} strokeWidth={0.3} strokeDasharray="1.2 .5" />
    </>
  ),
  unit: (
    <path
      d="M2.5 .2h3v1.700q0 1.4-1.5 2q-1.5-.6-1.5-2z"
      fill="#FFFFFF"
      stroke={INK}
      strokeWidth={0.3}
    />
  ),
};

const COLOURED = strokesIn(INKS.print.river);
const HATCHED = { ...strokesIn(INK), ...IN_ONE_INK };

/** A line or sign of the map. */
export const LineIcon = ({
  line,
  look,
}: {
  readonly line: LegendLine;
  readonly look: PrintLook;
}) => (
  <svg width="8mm" height="4mm" viewBox="0 0 8 4" fill="none" aria-hidden="true">
    {(look === 'hatching' ? HATCHED : COLOURED)[line]}
  </svg>
);
