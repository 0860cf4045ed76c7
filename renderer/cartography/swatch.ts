import type { TerrainStyle } from '../../engine';
import { mix, terrainColour } from './colour';
import { type MapTheme, STAMP } from './data/colours';
import { HILL, PEAK } from './data/glyphs';
import { hexagon } from './geometry';
import { DISC_RADIUS } from './layers/fields';
import { settlementSymbol } from './layers/settlements';
import { glyphOf, symbolTone } from './layers/symbols';
import type { DisplayList, Mark } from './marks';
import { circle, joined, type Path, placed, type Trail } from './path';
import { pathOf } from './pathdata';
import { inksOf, type MapStyle, mapStyle } from './style';

const HILLS = joined(
  placed(pathOf(HILL.line), -0.12, 0.06, 0.85),
  placed(pathOf(HILL.line), 0.1, 0.22),
);

const peaks = (data: string): Path =>
  joined(placed(pathOf(data), -0.13, 0.24, 0.7), placed(pathOf(data), 0.13, 0.3, 0.95));

const mountain = (style: MapStyle): readonly Mark[] => {
  const rock = terrainColour(style.theme, 'darkGrey');
  return [
    {
      kind: 'area',
      path: peaks(PEAK.face),
      colour: mix(rock, '#FFFFFF', style.theme === 'dark' ? 0.22 : 0.42),
    },
    { kind: 'area', path: peaks(PEAK.shade), colour: mix(rock, '#101018', 0.38) },
    {
      kind: 'line',
      path: peaks(PEAK.line),
      colour: inksOf(style).peak,
      width: { of: 0.026 },
      join: 'round',
    },
  ];
};

const symbol = (style: MapStyle, terrain: TerrainStyle): readonly Mark[] => {
  const line = { kind: 'line', width: { of: 0.032 }, cap: 'round', join: 'round' } as const;
  if (terrain.type === 'normal') {
    if (terrain.height === 4) return mountain(style);
    const brown = terrainColour(style.theme, 'darkBrown');
    return terrain.height === 3
      ? [{ ...line, path: HILLS, colour: mix(brown, inksOf(style).hillShade, 0.5) }]
      : [];
  }
  const glyph = glyphOf(terrain.type, false);
  if (glyph === undefined) return [];
  const colour = symbolTone(style, terrain.type, terrain.inner);
  const size = terrain.inner === terrain.outer ? 1 : 0.86;
  return [
    { kind: 'area', path: placed(glyph.area, 0, -0.03, size), colour },
    { ...line, path: placed(glyph.line, 0, -0.03, size), colour },
  ];
};

/**
 * One field of a terrain kind around the origin, for palettes and legends. `width` is its width in pixels;
 * narrow swatches carry no symbol.
 */
export const swatch = (terrain: TerrainStyle, width: number, theme: MapTheme): DisplayList => {
  const style = mapStyle(theme, width);
  const field: Trail = [];
  hexagon(field, { x: 0, y: 0 });
  const disc: Trail = [];
  circle(disc, 0, 0, DISC_RADIUS);
  return [
    { kind: 'area', path: field, colour: terrainColour(theme, terrain.outer) },
    ...(terrain.inner === terrain.outer
      ? []
      : [{ kind: 'area', path: disc, colour: terrainColour(theme, terrain.inner) } as const]),
    ...(width >= 22 ? symbol(style, terrain) : []),
    {
      kind: 'line',
      path: field,
      colour: inksOf(style).grid,
      width: { of: 0, min: 0.8 },
      opacity: 0.45,
      join: 'round',
    },
  ];
};

/** The drawing of a settlement type around the origin, `size` field widths per unit of the symbol. */
export const settlementIcon = (type: string, size = 0.25): DisplayList => {
  const { body, solid } = settlementSymbol(type);
  return [
    { kind: 'area', path: placed(body, 0, 0, size), colour: STAMP.paper },
    {
      kind: 'line',
      path: placed(body, 0, 0, size),
      colour: STAMP.ink,
      width: { of: 0.03, min: 1.05 },
      join: 'round',
    },
    { kind: 'area', path: placed(solid, 0, 0, size), colour: STAMP.ink },
  ];
};
