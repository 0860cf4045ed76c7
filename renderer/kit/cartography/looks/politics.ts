import type { PartyKey } from '../../../../engine';
import { realmColour } from '../colour';
import { hexagon } from '../geometry';
import type { Mark } from '../marks';
import { type Path, stamp } from '../path';
import type { Field, Scene } from '../scene';
import type { MapStyle } from '../style';
import { createBundle } from './pattern';
import { realmPattern } from './realm-patterns';

/** How strongly a realm covers land and water. */
const COVER = {
  light: { land: 0.3, water: 0.13 },
  dark: { land: 0.3, water: 0.13 },
  print: { land: 0.26, water: 0.1 },
} as const;

/** The strokes of a realm's pattern. */
export function patternMark(style: MapStyle, colour: string, path: Path): Mark {
  return {
    kind: 'line',
    path,
    colour,
    width: { of: 0.022, min: 0.7 },
    opacity: style.theme === 'dark' ? 0.62 : 0.72,
    cap: 'round',
    join: 'round',
  };
}

/** A realm's tint over land. */
export function coverMark(style: MapStyle, colour: string, path: Path): Mark {
  return {
    kind: 'area',
    path,
    colour,
    opacity: COVER[style.theme].land,
  };
}

const isLand = ({ terrain }: Field): boolean => terrain.height > 0;

/** The land of each realm in its colour, with a pattern that tells realms apart without colour. Water is only tinted. */
export function realmAreas({ fields, style, view }: Scene): readonly Mark[] {
  if (style.look !== 'politics') return [];
  const land = createBundle();
  const water = createBundle();
  const patterns = createBundle();
  for (const field of fields) {
    const { owner, x, y } = field;
    if (owner === null) continue;
    hexagon((isLand(field) ? land : water).of(owner), field);
    if (isLand(field)) stamp(patterns.of(owner), realmPattern(style, view.parties, owner), x, y, 1);
  }
  const colour = (party: PartyKey): string => realmColour(style.theme, view.parties, party);
  return [
    ...water.all().map(([party, path]): Mark => ({
      kind: 'area',
      path,
      colour: colour(party),
      opacity: COVER[style.theme].water,
    })),
    ...land.all().map(([party, path]) => coverMark(style, colour(party), path)),
    ...patterns.all().map(([party, path]) => patternMark(style, colour(party), path)),
  ];
}
