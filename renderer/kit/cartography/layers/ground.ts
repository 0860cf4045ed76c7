import { terrainColour } from '../colour';
import { hatchedGround } from '../looks/hatching';
import { createBundle } from '../looks/pattern';
import { pencilGround } from '../looks/pencil';
import { populationGround } from '../looks/population';
import { quietGround } from '../looks/quiet';
import type { Mark } from '../marks';
import { circle } from '../path';
import type { Scene } from '../scene';
import { addField, areas, DISC_RADIUS, isUniform } from './fields';

/** Ring in the outer colour, disc in the inner colour; equal colours fill the field (WW-2.2-04 to WW-2.2-06). */
const ringsAndDiscs = ({ fields, style }: Scene): readonly Mark[] => {
  const rings = createBundle();
  const discs = createBundle();
  for (const field of fields) {
    addField(rings.of(terrainColour(style.theme, field.terrain.outer)), field, style);
    if (!isUniform(field))
      circle(
        discs.of(terrainColour(style.theme, field.terrain.inner)),
        field.x,
        field.y,
        DISC_RADIUS,
      );
  }
  return [...areas(rings), ...areas(discs)];
};

/** The ground of the fields in the manner of the style's look. */
export const ground = (scene: Scene): readonly Mark[] => {
  switch (scene.style.look) {
    case 'colours':
      return ringsAndDiscs(scene);
    case 'hatching':
      return hatchedGround(scene);
    case 'population':
      return populationGround(scene);
    case 'pencil':
      return pencilGround(scene);
    default:
      return quietGround(scene);
  }
};
