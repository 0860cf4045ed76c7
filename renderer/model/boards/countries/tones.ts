import { INKS, type MapTheme, mix } from '../../../kit/cartography';

/** A colour of its own for each zone, from the first; patterns tell them apart where there is no colour. */
const HUES = [
  '#4E79A6',
  '#B4483A',
  '#D69A2D',
  '#5B9254',
  '#B98B5A',
  '#8465A3',
  '#2F938C',
  '#C4638A',
  '#93A23A',
  '#C7733A',
  '#5A63A8',
] as const;

/** Hatching of each zone: angle in degrees and distance of its lines in cells. */
const HATCHING: readonly (readonly [degrees: number, distance: number])[] = [
  [45, 0.5],
  [0, 0.34],
  [135, 0.34],
  [90, 0.55],
  [22, 0.8],
  [90, 0.3],
  [0, 0.7],
  [45, 0.3],
  [135, 0.6],
  [68, 0.45],
  [158, 0.45],
];

/** Zones of a board may have any numbers; hues and hatchings repeat. */
const indexOf = (zone: number): number => (((zone - 1) % HUES.length) + HUES.length) % HUES.length;

/** Angle and distance of the lines of a zone. */
export function hatchingOf(zone: number): readonly [degrees: number, distance: number] {
  return HATCHING[indexOf(zone)] ?? [45, 0.5];
}

/** The colours of a zone. */
export interface ZoneTone {
  readonly ground: string;
  readonly rim: string;
  readonly line: string;
  /** The lighter and the darker field of a country. */
  readonly conquered: string;
  readonly allied: string;
  readonly label: string;
  readonly halo: string;
}

/** Paper of the board, lighter than the sheet around it. */
const paperOf = (theme: MapTheme): string => (theme === 'print' ? '#FFFFFF' : '#FBF8F0');

/** The colours of a zone in a theme; on paper they leave more white. */
export function zoneTone(zone: number, theme: MapTheme): ZoneTone {
  const hue = HUES[indexOf(zone)] ?? HUES[0];
  const paper = paperOf(theme);
  if (theme === 'dark')
    return {
      ground: mix(hue, INKS.dark.sheet, 0.42),
      rim: mix(hue, INKS.dark.sheet, 0.12),
      line: mix(hue, INKS.dark.sheet, 0.72),
      conquered: mix(hue, paper, 0.72),
      allied: mix(hue, '#000000', 0.5),
      label: '#F6F1E6',
      halo: mix(hue, '#0B0A08', 0.62),
    };
  const less = theme === 'print' ? 0.72 : 1;
  return {
    ground: mix(paper, hue, 0.44 * less),
    rim: mix(paper, hue, 0.72 * less),
    line: mix(hue, INKS[theme].ink, 0.5),
    conquered: mix(paper, hue, 0.12 * less),
    allied: mix(hue, INKS[theme].ink, 0.3),
    label: '#1B1813',
    halo: mix(paper, hue, 0.3 * less),
  };
}

/** Water; `part` 0 is paper, 1 the colour of the sea. */
export function waterTone(theme: MapTheme, part: number): string {
  if (theme === 'dark') return mix(INKS.dark.sheet, '#28536B', part);
  return theme === 'print'
    ? mix('#FFFFFF', '#A9CBD8', part * 0.7)
    : mix('#F4F0E4', '#A9CBD8', part);
}

/** Ink of lines and letters at sea. */
export function seaInk(theme: MapTheme): { readonly line: string; readonly letters: string } {
  return theme === 'dark'
    ? { line: '#8FB8CC', letters: '#E6F0F4' }
    : { line: '#3F7C97', letters: '#1F4F70' };
}

/** Land that is not in the game. */
export const OTHER_LAND: Readonly<Record<MapTheme, string>> = {
  light: '#E9E2D2',
  dark: '#3A362E',
  print: '#F4F2EC',
};

/** The line around a country that is open to the one whose turn it is: its glow and its edge. */
export const OPEN: Readonly<Record<MapTheme, { readonly glow: string; readonly edge: string }>> = {
  light: { glow: '#FFF3B8', edge: '#8A6400' },
  dark: { glow: '#FFE38A', edge: '#B98A00' },
  print: { glow: '#FFFFFF', edge: '#000000' },
};
