import { type Cell, centreOf, KLEINFELDER, type Lattice, type MapView } from '../../../../engine';
import type { Spot } from '../geometry';
import type { Font, Mark, TextMark } from '../marks';
import { chunkOfPlot, type Field, type Scene } from '../scene';
import { inksOf, isLightOnDark, type MapStyle } from '../style';

const NUMBERS: Font = { family: 'sans', weight: 500 };
const GROSSFELD_NUMBERS: Font = { family: 'sans', weight: 600 };

/** Numbers on the ground: pale, but whole and with a halo where the ground is hatched or striped. */
const numberInk = (style: MapStyle): Pick<TextMark, 'colour' | 'opacity' | 'halo'> => {
  const { theme, look } = style;
  const inks = inksOf(style);
  const halo = { colour: inks.halo, width: { of: 0, min: 2.2 }, opacity: 0.9 };
  if (look === 'hatching') return { colour: inks.ink, opacity: 1, halo };
  if (look === 'politics') return { colour: inks.ink, opacity: 0.72, halo };
  if (look === 'population')
    return { colour: theme === 'dark' ? inks.ink : inks.grid, opacity: 0.5 };
  const isNight = theme === 'dark' && !isLightOnDark(style);
  return { colour: isNight ? inks.grid : inks.ink, opacity: theme === 'dark' ? 0.8 : 0.62 };
};

/** Kleinfeld numbers at the top of each field, from 40 pixels on (9 mm in print). */
export function kleinfeldNumbers(scene: Scene): readonly Mark[] {
  const { style } = scene;
  if (!style.numbers || style.width < 40) return [];
  return scene.fields.map((field): Mark => ({
    kind: 'text',
    x: field.x,
    y: field.y - 0.375,
    text: String(field.kleinfeld).padStart(2, '0'),
    align: 'center',
    font: NUMBERS,
    size: { of: 0.148, min: 8.6 },
    ...numberInk(style),
  }));
}

/** True if a number at the left corner of a field would stand over a cut of the net. */
const isAtCut = (lattice: Lattice, cell: Cell): boolean =>
  lattice.sidesBeyond !== undefined &&
  ([5, 6] as const).some((side) => lattice.neighbour(cell, side) < 0 || lattice.isCut(cell, side));

/** Where the number of a Großfeld stands beside the centre of the field that bears it. */
const spotOn = (
  lattice: Lattice,
  { width }: MapStyle,
  { cell, x, y }: Spot & Pick<Field, 'cell'>,
): Spot =>
  isAtCut(lattice, cell) ? { x, y: y - 0.25 } : { x: x - 0.38, y: y - (width >= 40 ? 0.5 : 0.2) };

/** The field of a Großfeld that bears its number: the first known one, if there is one the first away from cuts. */
const numberedCell = (view: MapView, lattice: Lattice, plot: number): Cell | undefined => {
  const first = plot * KLEINFELDER;
  const known = (chunkOfPlot(view, lattice, plot)?.terrain ?? []).flatMap((terrain, index) =>
    terrain !== null && lattice.isOnMap(first + index) ? [first + index] : [],
  );
  return known.find((one) => !isAtCut(lattice, one)) ?? known[0];
};

/** Where the number of a Großfeld stands; undefined where nothing of it is known. */
export function numberSpot(
  view: MapView,
  lattice: Lattice,
  style: MapStyle,
  plot: number,
): Spot | undefined {
  const cell = numberedCell(view, lattice, plot);
  if (cell === undefined) return undefined;
  return spotOn(lattice, style, { cell, ...centreOf(lattice.axialOf(cell)) });
}

/** The field of every Großfeld that bears its number; on a tile of those around it only where it lies on their rim. */
const numberedFields = (scene: Scene): readonly Field[] => {
  const { fields, isTile, view, lattice } = scene;
  if (isTile) {
    const plots = new Set(fields.map(({ cell }) => Math.floor(cell / KLEINFELDER)));
    const numbered = new Set([...plots].map((plot) => numberedCell(view, lattice, plot)));
    return fields.filter(({ cell }) => numbered.has(cell));
  }
  const first = new Map<string, Field>();
  const rank = (field: Field): number => (isAtCut(lattice, field.cell) ? 100 : 0) + field.kleinfeld;
  for (const field of fields) {
    const known = first.get(field.chunk.no);
    if (known === undefined || rank(field) < rank(known)) first.set(field.chunk.no, field);
  }
  return [...first.values()];
};

/** Großfeld numbers beside the first known field, Kleinfeld 01 where nothing is hidden, from 12 pixels on. */
export function grossfeldNumbers(scene: Scene): readonly Mark[] {
  const { style } = scene;
  if (!style.numbers || style.width < 12) return [];
  return numberedFields(scene).map((field) =>
    grossfeldNumber(style, spotOn(scene.lattice, style, field), field.chunk.no),
  );
}

/** The number of a Großfeld, its middle at a spot. */
export function grossfeldNumber(style: MapStyle, { x, y }: Spot, text: string): TextMark {
  const inks = inksOf(style);
  const night = style.theme === 'dark';
  return {
    kind: 'text',
    x,
    y,
    text,
    align: 'center',
    font: GROSSFELD_NUMBERS,
    size: { of: 0, min: style.width < 40 ? 9.5 : 11 },
    colour: inks.ink,
    opacity: style.look === 'hatching' ? 1 : 0.72,
    halo: {
      colour: inks.halo,
      width: { of: 0, min: 2.2 },
      opacity: style.look === 'hatching' ? 1 : night ? 0.55 : 0.7,
    },
  };
}
