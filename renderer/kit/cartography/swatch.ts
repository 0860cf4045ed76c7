import type { TerrainStyle } from '../../../engine';
import { mix, terrainColour } from './colour';
import type { MapTheme } from './data/colours';
import { GROUNDS, type MapLook } from './data/looks';
import { HILL, PEAK } from './data/glyphs';
import { hexagon } from './geometry';
import { DISC_RADIUS } from './layers/fields';
import { glyphOf, rockTones, symbolTone } from './layers/symbols';
import { settlementSymbol } from './layers/settlements';
import { CIRCLE_RADIUS, hatchMark, hatchOf, kindOfHatch, needsCircle } from './looks/hatching';
import { pencilSwatch } from './looks/pencil';
import { quietColour } from './looks/quiet';
import type { DisplayList, Mark } from './marks';
import { circle, joined, type Path, placed, type Trail } from './path';
import { pathOf } from './pathdata';
import { inksOf, type MapStyle, mapStyle, stampOf } from './style';

const HILLS = joined(
  placed(pathOf(HILL.line), -0.12, 0.06, 0.85),
  placed(pathOf(HILL.line), 0.1, 0.22),
);

const peaks = (data: string): Path =>
  joined(placed(pathOf(data), -0.13, 0.24, 0.7), placed(pathOf(data), 0.13, 0.3, 0.95));

const mountain = (style: MapStyle): readonly Mark[] => {
  const { face, shade } = rockTones(style);
  return [
    { kind: 'area', path: peaks(PEAK.face), colour: face },
    { kind: 'area', path: peaks(PEAK.shade), colour: shade },
    {
      kind: 'line',
      path: peaks(PEAK.line),
      colour: inksOf(style).peak,
      width: { of: 0.026 },
      join: 'round',
    },
  ];
};

const hillColour = (style: MapStyle): string =>
  style.look === 'hatching'
    ? inksOf(style).ink
    : mix(terrainColour(style.theme, 'darkBrown'), inksOf(style).hillShade, 0.5);

const symbol = (style: MapStyle, terrain: TerrainStyle): readonly Mark[] => {
  const line = { kind: 'line', width: { of: 0.032 }, cap: 'round', join: 'round' } as const;
  if (terrain.type === 'normal') {
    if (terrain.height === 4) return mountain(style);
    return terrain.height === 3 ? [{ ...line, path: HILLS, colour: hillColour(style) }] : [];
  }
  const glyph = glyphOf(terrain.type, false);
  if (glyph === undefined) return [];
  const colour = symbolTone(style, terrain.type, terrain.inner);
  const isLarge = terrain.inner === terrain.outer || style.look === 'symbols';
  const size = (isLarge ? 1 : 0.86) * GROUNDS[style.look].symbolSize;
  return [
    { kind: 'area', path: placed(glyph.area, 0, -0.03, size), colour },
    { ...line, path: placed(glyph.line, 0, -0.03, size), colour },
  ];
};

const FIELD: Path = (() => {
  const trail: Trail = [];
  hexagon(trail, { x: 0, y: 0 });
  return trail;
})();

const disc = (radius: number): Path => {
  const trail: Trail = [];
  circle(trail, 0, 0, radius);
  return trail;
};

const hatched = (style: MapStyle, terrain: TerrainStyle): readonly Mark[] => {
  const { sheet, ink } = inksOf(style);
  const path = disc(CIRCLE_RADIUS);
  return [
    { kind: 'area', path: FIELD, colour: sheet },
    hatchMark(style, kindOfHatch(terrain), hatchOf(style, terrain)),
    ...(needsCircle(terrain)
      ? ([
          { kind: 'area', path, colour: sheet },
          { kind: 'line', path, colour: ink, width: { of: 0.012, min: 0.6 } },
        ] as const)
      : []),
  ];
};

/** The ground of one field in a look, as the map draws it. */
const groundOf = (style: MapStyle, terrain: TerrainStyle): readonly Mark[] => {
  const { look, theme } = style;
  if (look === 'hatching') return hatched(style, terrain);
  if (look === 'pencil') return pencilSwatch(style, terrain);
  if (look !== 'colours')
    return [{ kind: 'area', path: FIELD, colour: quietColour(style, terrain) }];
  const ring: Mark = { kind: 'area', path: FIELD, colour: terrainColour(theme, terrain.outer) };
  if (terrain.inner === terrain.outer) return [ring];
  return [
    ring,
    { kind: 'area', path: disc(DISC_RADIUS), colour: terrainColour(theme, terrain.inner) },
  ];
};

/** The abbreviation that stands for the terrain in the look of the same name. */
const abbreviation = (style: MapStyle, { display, height }: TerrainStyle): Mark => ({
  kind: 'text',
  x: 0,
  y: 0.12,
  text: display,
  align: 'center',
  font: { family: 'sans', weight: 500 },
  size: { of: display.length > 3 ? 0.27 : 0.36 },
  colour: height === 0 ? inksOf(style).sea : inksOf(style).label,
});

/** Swatches narrower than this carry no symbol, in pixels. */
const SYMBOLS_FROM = 22;

/**
 * One field of a terrain kind around the origin, for palettes and legends. `width` is its width in pixels;
 * narrow swatches carry no symbol.
 */
export function swatch(
  terrain: TerrainStyle,
  width: number,
  theme: MapTheme,
  look: MapLook = 'colours',
): DisplayList {
  const style = mapStyle(theme, width, { look });
  const hasSymbol = width >= SYMBOLS_FROM && GROUNDS[look].symbolsFrom <= 24;
  return [
    ...groundOf(style, terrain),
    ...(hasSymbol ? symbol(style, terrain) : []),
    ...(look === 'abbreviations' ? [abbreviation(style, terrain)] : []),
    {
      kind: 'line',
      path: FIELD,
      colour: inksOf(style).grid,
      width: { of: 0, min: 0.8 },
      opacity: look === 'hatching' ? 1 : 0.45,
      join: 'round',
    },
  ];
}

/** The drawing of a settlement type around the origin, `size` field widths per unit of the symbol. */
export function settlementIcon(type: string, size = 0.25, look: MapLook = 'colours'): DisplayList {
  const { body, solid } = settlementSymbol(type);
  const { paper, ink } = stampOf({ look });
  return [
    { kind: 'area', path: placed(body, 0, 0, size), colour: paper },
    {
      kind: 'line',
      path: placed(body, 0, 0, size),
      colour: ink,
      width: { of: 0.03, min: 1.05 },
      join: 'round',
    },
    { kind: 'area', path: placed(solid, 0, 0, size), colour: ink },
  ];
}
