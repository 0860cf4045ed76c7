import type { TerrainStyle } from '../../../../engine';
import { mix, terrainColour } from '../colour';
import { GROUNDS } from '../data/looks';
import { addField, areas } from '../layers/fields';
import type { Mark } from '../marks';
import type { Scene } from '../scene';
import { inksOf, type MapStyle } from '../style';
import { createBundle } from './pattern';

/** Part of a field that its disc covers. */
const DISC_SHARE = 0.36;

/** The colour of a field without disc: its ring where symbols tell the rest, else the mixture of both. */
const flatColour = ({ theme, look, width }: MapStyle, { outer, inner }: TerrainStyle): string => {
  const ring = terrainColour(theme, outer);
  if (width >= GROUNDS[look].symbolsFrom) return ring;
  return mix(ring, terrainColour(theme, inner), DISC_SHARE);
};

/** A terrain's colour after stepping back towards the paper as far as the look wants. */
export function quietColour(style: MapStyle, terrain: TerrainStyle): string {
  return mix(inksOf(style).sheet, flatColour(style, terrain), GROUNDS[style.look].tint);
}

/** Each field in one colour that has stepped back. */
export function quietGround({ fields, style }: Scene): readonly Mark[] {
  const bundle = createBundle();
  for (const field of fields) addField(bundle.of(quietColour(style, field.terrain)), field, style);
  return areas(bundle);
}
