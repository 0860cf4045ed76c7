import {
  fieldAtPoint,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  type MapView,
  type ViewLabel,
} from '../../../engine';
import { mix, realmColour } from '../colour';
import { onCurve } from '../curve';
import type { CurveMark, Font } from '../marks';
import { inksOf, type MapStyle } from '../style';

type Kind = ViewLabel['kind'];

/** Type of the kinds of lettering; letter spacing in em. */
const FONTS: Readonly<Record<Kind, { readonly font: Font; readonly spacing: number }>> = {
  realm: { font: { family: 'serif', weight: 600 }, spacing: 0.42 },
  land: { font: { family: 'serif', weight: 600 }, spacing: 0.3 },
  sea: { font: { family: 'serif', weight: 500, italic: true }, spacing: 0.16 },
  range: { font: { family: 'serif', weight: 600, italic: true }, spacing: 0.22 },
  river: { font: { family: 'serif', weight: 500, italic: true }, spacing: 0.08 },
  wood: { font: { family: 'serif', weight: 500, italic: true }, spacing: 0.1 },
  small: { font: { family: 'serif', weight: 500, italic: true }, spacing: 0 },
};

const isMinor = (kind: Kind): boolean => kind === 'river' || kind === 'wood' || kind === 'small';

/** Font size in pixels at a field width; labels grow slower than the map. */
const fontSize = (label: ViewLabel, width: number): number => {
  if (width < 12) return 9.5;
  const growth = width < 24 ? 1.1 : width < 40 ? 1 : Math.max(0.72, 40 / width);
  return Math.max(label.kind === 'realm' ? 10 : 9, (label.size * growth * width) / 28);
};

/** The curve of a label: one point is a level line through it, two are a straight line. */
export const curveOf = ({ points, text, size }: ViewLabel): CurveMark['curve'] => {
  const [x0 = 0, y0 = 0, x1 = x0, y1 = y0, x2 = x1, y2 = y1] = points;
  if (points.length >= 6) return [x0, y0, x1, y1, x2, y2];
  if (points.length >= 4) return [x0, y0, (x0 + x1) / 2, (y0 + y1) / 2, x1, y1];
  const half = (text.length * size * 0.3) / 28;
  return [x0 - half, y0, x0, y0, x0 + half, y0];
};

/** On small maps a realm's name takes more room than its curve gives: both ends move out from the middle. */
const stretched = (curve: CurveMark['curve'], factor: number): CurveMark['curve'] => {
  const [x0, y0, cx, cy, x1, y1] = curve;
  const middleX = (x0 + x1) / 2;
  const middleY = (y0 + y1) / 2;
  return [
    middleX + (x0 - middleX) * factor,
    middleY + (y0 - middleY) * factor,
    cx,
    cy,
    middleX + (x1 - middleX) * factor,
    middleY + (y1 - middleY) * factor,
  ];
};

/** Points of a label that must lie on known fields, and how many of them: a name must not tell of unknown land. */
const PROBES = [0.1, 0.3, 0.5, 0.7, 0.9] as const;
const PROBES_NEEDED = 4;

const mayShow = (view: MapView, lattice: Lattice, curve: CurveMark['curve']): boolean => {
  if (view.audience.kind === 'truth') return true;
  const known = PROBES.filter((part) => {
    const cell = lattice.cellAt(fieldAtPoint(onCurve(curve, part)));
    if (cell === undefined) return false;
    const address = lattice.addressOf(cell);
    const terrain = view.chunks[grossfeldOf(address)]?.terrain[kleinfeldOf(address) - 1];
    return terrain !== undefined && terrain !== null;
  });
  return known.length >= PROBES_NEEDED;
};

const colourOf = (view: MapView, style: MapStyle, label: ViewLabel): string => {
  const inks = inksOf(style);
  if (label.kind === 'sea' || label.kind === 'river') return inks.sea;
  if (label.kind !== 'realm' || label.party === undefined) return inks.label;
  const colour = realmColour(style.theme, view.parties, label.party);
  return style.theme === 'dark' ? colour : mix(colour, '#17120C', 0.25);
};

/** Width of a halo in parts of the font size, and how far it covers the land. */
interface HaloShape {
  readonly of: number;
  readonly opacity: number;
}

const FAINT: HaloShape = { of: 0.17, opacity: 0.66 };
const HALO: Readonly<Record<Kind, HaloShape>> = {
  realm: { of: 0.17, opacity: 0.58 },
  land: { of: 0.17, opacity: 0.62 },
  sea: { of: 0.1, opacity: 0.3 },
  // Ranges lie on symbols, dark rock and snow at once.
  range: { of: 0.22, opacity: 0.82 },
  river: FAINT,
  wood: FAINT,
  small: FAINT,
};

/** The lettering of realms, seas, ranges, woods and rivers at a field width in pixels. */
export const labels = (
  view: MapView,
  lattice: Lattice,
  style: MapStyle,
  width: number,
): readonly (CurveMark & { readonly label: ViewLabel })[] =>
  view.labels.flatMap((label) => {
    const { kind } = label;
    if (width < 12 && kind !== 'realm') return [];
    if (width < 20 && isMinor(kind)) return [];
    const curve = curveOf(label);
    if (!mayShow(view, lattice, curve)) return [];
    const size = fontSize(label, width);
    const halo = HALO[kind];
    const { font, spacing } = FONTS[kind];
    return [
      {
        kind: 'curve',
        label,
        curve: width < 12 ? stretched(curve, 1.5) : curve,
        text: kind === 'realm' ? label.text.toUpperCase() : label.text,
        font,
        size: { of: 0, min: size },
        spacing: width < 12 ? 0.06 : (label.spacing ?? spacing),
        colour: colourOf(view, style, label),
        opacity: kind === 'realm' ? 0.94 : 1,
        halo: {
          colour: inksOf(style).halo,
          width: { of: 0, min: Math.max(2, size * halo.of) },
          opacity: kind === 'sea' && style.theme === 'dark' ? 0.6 : halo.opacity,
        },
      },
    ];
  });
