import { type MapView, type PartyKey, type TerrainStyle } from '../../../../engine';
import {
  borderKey,
  type DisplayList,
  INKS,
  mapStyle,
  MM_PER_PIXEL,
  pathOf,
  placed,
  realmKey,
  settlementIcon,
  swatch,
} from '../../../kit/cartography';
import type { PageMark } from '../../../kit/paper/page';
import { outlineIn, sightingColour } from '../changes';
import type { LegendChange, LegendLine } from '../legend';
import type { PrintLook } from '../order';
import { INK } from './lettering';

/** A sign of the legend around a point, made for a row of this height, in millimetres. */
export type LegendIcon = (x: number, y: number, row: number) => readonly PageMark[];

/** Width of a swatch in the highest row, in millimetres, and its height in parts of its width. */
const SWATCH_MM = 6.2;
const TALL = 1.16;
const WHITE = '#FFFFFF';

const drawing = (
  list: DisplayList,
  x: number,
  y: number,
  field: number,
  width: number,
  height: number,
): PageMark => ({
  kind: 'drawing',
  list,
  x,
  y,
  field,
  window: { x: x - width / 2, y: y - height / 2, width, height },
});

/** A drawing about as large as a field around the origin of its plane; `part` of the size of a swatch. */
export function fieldIcon(list: DisplayList, part = 1): LegendIcon {
  return (x, y, row) => {
    const field = part * Math.min(SWATCH_MM, (row - 0.5) / TALL);
    return [drawing(list, x, y, field, field + 0.4, field * TALL + 0.4)];
  };
}

/** A field of a terrain kind as it is printed. */
export function terrainIcon(terrain: TerrainStyle, look: PrintLook): LegendIcon {
  return fieldIcon(swatch(terrain, SWATCH_MM / MM_PER_PIXEL, 'print', look));
}

/** The land of a realm as it is printed; in looks that do not show it, a piece of its border line. */
export function realmIcon(
  parties: MapView['parties'],
  party: PartyKey,
  look: PrintLook,
): LegendIcon {
  const style = mapStyle('print', SWATCH_MM / MM_PER_PIXEL, { look });
  return fieldIcon((look === 'politics' ? realmKey : borderKey)(style, parties, party));
}

/** The drawing of a settlement type. */
export function settlementSign(type: string, look: PrintLook): LegendIcon {
  const list = settlementIcon(type, 0.25, look);
  return (x, y, row) => [drawing(list, x, y, Math.min(9, row * 1.4), 8, row)];
}

/** A sign as large as on a map with fields of a width, in millimetres. */
export function dotIcon(list: DisplayList, fieldMm: number): LegendIcon {
  return (x, y, row) => [drawing(list, x, y, fieldMm, 8, row)];
}

/** A part of a sign in the notation of SVG, around (0, 0), 7 mm wide. */
interface Stroke {
  readonly data: string;
  readonly stroke?: string;
  readonly fill?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
}

const strokeIcon =
  (parts: readonly Stroke[]): LegendIcon =>
  (x, y) =>
    parts.map(({ data, ...rest }): PageMark => ({
      kind: 'shape',
      path: placed(pathOf(data), x, y),
      ...rest,
    }));

const LINE = 'M-3.5 0h7';
const WAVE = 'M-3.600 0q1.800-1.500 3.600 0t3.600 0';
const SHIELD = 'M-1.5 -1.800h3v1.700q0 1.400 -1.500 2q-1.500-.600 -1.500-2z';
const BORDER_DASH = [1.9, 0.8, 0.35, 0.8];
const ARROW = 'M-3.500 0h5';
const HEAD = 'M3.500 0l-2.300 -1.100v2.200z';

const linesIn = (
  river: string,
  realm: string,
): Readonly<Record<LegendLine, readonly Stroke[]>> => ({
  road: [{ data: LINE, stroke: INK, width: 0.45 }],
  bridge: [{ data: 'M-2.500 -.700h5M-2.500 .700h5', stroke: INK, width: 0.4 }],
  river: [{ data: WAVE, stroke: river, width: 0.65 }],
  canal: [
    { data: LINE, stroke: river, width: 1.3 },
    { data: LINE, stroke: WHITE, width: 0.55 },
  ],
  wall: [
    {
      data: `${LINE}M-2.300 -.800v1.600M-1.150 -.800v1.600M0 -.800v1.600M1.150 -.800v1.600M2.300 -.800v1.600`,
      stroke: INK,
      width: 0.42,
    },
  ],
  border: [
    { data: 'M-3.500 .350h7', stroke: realm, width: 1.4, opacity: 0.42 },
    { data: 'M-3.500 -.350h7', stroke: realm, width: 0.45, dash: BORDER_DASH },
  ],
  capital: [{ data: 'M-2.500 0h5', stroke: realm, width: 0.9 }],
  unit: [{ data: SHIELD, fill: realm, stroke: WHITE, width: 0.2 }],
  route: [
    { data: ARROW, stroke: realm, width: 0.7 },
    { data: HEAD, fill: realm },
  ],
});

/** What looks different for the copier: rivers are double lines, shields are white. */
const IN_ONE_INK: Readonly<Partial<Record<LegendLine, readonly Stroke[]>>> = {
  river: [
    { data: WAVE, stroke: INK, width: 0.75 },
    { data: WAVE, stroke: WHITE, width: 0.35 },
  ],
  border: [
    { data: 'M-3.500 -.500h7', stroke: INK, width: 0.6, dash: BORDER_DASH },
    { data: 'M-3.500 .400h7', stroke: INK, width: 0.3, dash: [1.2, 0.5] },
  ],
  unit: [{ data: SHIELD, fill: WHITE, stroke: INK, width: 0.3 }],
};

/** A line or sign of the map; `realm` is the colour of the realm's own signs. */
export function lineIcon(sign: LegendLine, look: PrintLook, realm: string): LegendIcon {
  const isOneInk = look === 'hatching';
  const lines = linesIn(isOneInk ? INK : INKS.print.river, realm);
  return strokeIcon((isOneInk ? IN_ONE_INK[sign] : undefined) ?? lines[sign]);
}

const RING = 'M-1.500 0q0 -1.500 1.500 -1.500t1.500 1.500t-1.500 1.500t-1.500 -1.500';

/** The outline of what is new. */
export function changeIcon(change: LegendChange, look: PrintLook): LegendIcon {
  if (change === 'sighted')
    return strokeIcon([{ data: RING, stroke: sightingColour(look), width: 0.45 }]);
  const { colour, dashes } = outlineIn(change, look);
  const data = [-3.5, 0]
    .flatMap((start) => dashes.map(([from, to]) => `M${start + 3.5 * from} 0h${3.5 * (to - from)}`))
    .join('');
  return strokeIcon([{ data, stroke: colour, width: 0.8 }]);
}
