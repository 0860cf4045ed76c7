import type { RegionTint } from '../../../../../engine';
import { INKS, type MapTheme, mix, TERRAIN_COLOURS } from '../../../../kit/cartography';

type Colour = keyof (typeof TERRAIN_COLOURS)['light'];

/** Two colours of the terrain catalogue and how much of the second is in the wash of a tint. */
const WASHES: Readonly<Record<RegionTint, readonly [Colour, Colour, number]>> = {
  plain: ['lightGreen', 'yellow', 0.12],
  forest: ['darkGreen', 'lightGreen', 0.58],
  hill: ['lightBrown', 'lightGreen', 0.25],
  mountain: ['lightBrown', 'darkGrey', 0.26],
  marsh: ['olive', 'lightBlue', 0.55],
  coast: ['yellow', 'lightBrown', 0.3],
  lake: ['lightGreen', 'lightBlue', 0.4],
  steppe: ['yellow', 'lightGreen', 0.5],
  desert: ['yellow', 'lightBrown', 0.12],
  town: ['darkGrey', 'lightBrown', 0.72],
};

/** How much paper shows through a wash. */
const PAPER: Readonly<Record<MapTheme, number>> = { light: 0.3, dark: 0.34, print: 0.36 };

/** The colours in which a region is drawn. */
export interface Tone {
  readonly ground: string;
  /** The rim inside the border. */
  readonly rim: string;
  /** Signs, tone on tone. */
  readonly sign: string;
  /** The lit side of mountains and the paper of what stands on the ground. */
  readonly light: string;
}

/** The colours of a tint. */
export function toneOf(theme: MapTheme, tint: RegionTint): Tone {
  const [first, second, part] = WASHES[tint];
  const colours = TERRAIN_COLOURS[theme];
  const { sheet, shade, label } = INKS[theme];
  const wash = mix(colours[first], colours[second], part);
  const ground = mix(wash, sheet, PAPER[theme]);
  return {
    ground,
    rim: mix(wash, shade, theme === 'dark' ? 0.18 : 0.24),
    sign: theme === 'dark' ? mix(ground, shade, 0.62) : mix(ground, shade, 0.55),
    light: theme === 'dark' ? mix(ground, label, 0.32) : mix(ground, sheet, 0.6),
  };
}

/** Water of lakes and along the coast; `part` 0 is paper, 1 the colour of the sea. */
export function waterTone(theme: MapTheme, part: number): string {
  return mix(INKS[theme].sheet, TERRAIN_COLOURS[theme].lightBlue, part);
}
