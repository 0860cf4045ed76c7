import type { Spot } from '../geometry';
import type { Font, Mark, TextMark } from '../marks';
import type { Scene } from '../scene';
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

/** Where the number of a Großfeld stands beside the centre of its Kleinfeld 01. */
export function grossfeldNumberSpot({ width }: MapStyle, { x, y }: Spot): Spot {
  return {
    x: x - 0.38,
    y: y - (width >= 40 ? 0.5 : 0.2),
  };
}

/** The first known field of every Großfeld; on a tile of those around it only where it lies on their rim. */
const firstFields = ({ fields, isTile }: Scene): Scene['fields'] => {
  if (isTile)
    return fields.filter(
      ({ chunk, kleinfeld }) =>
        chunk.terrain.findIndex((terrain) => terrain !== null) === kleinfeld - 1,
    );
  const first = new Map<string, Scene['fields'][number]>();
  for (const field of fields) {
    const known = first.get(field.chunk.no);
    if (known === undefined || field.kleinfeld < known.kleinfeld) first.set(field.chunk.no, field);
  }
  return [...first.values()];
};

/** Großfeld numbers beside the first known field, Kleinfeld 01 where nothing is hidden, from 12 pixels on. */
export function grossfeldNumbers(scene: Scene): readonly Mark[] {
  const { style } = scene;
  if (!style.numbers || style.width < 12) return [];
  return firstFields(scene).map((field) =>
    grossfeldNumber(style, grossfeldNumberSpot(style, field), field.chunk.no),
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
