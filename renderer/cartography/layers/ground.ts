import { terrainColour } from '../colour';
import { hexagon } from '../geometry';
import type { Mark } from '../marks';
import { circle, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import type { WidthClass } from '../style';

/** Radius of the disc in field widths. */
export const DISC_RADIUS = 0.315;

/** Fields are drawn this much too large, about a third of a pixel, so that no seam shows between two colours. */
const GROW: Readonly<Record<WidthClass, number>> = {
  0: 1.12,
  7: 1.07,
  12: 1.05,
  18: 1.035,
  24: 1.025,
  40: 1.016,
  48: 1.012,
};

const collect = (trails: Map<string, Trail>, colour: string): Trail => {
  const found = trails.get(colour);
  if (found !== undefined) return found;
  const trail: Trail = [];
  trails.set(colour, trail);
  return trail;
};

/** Equal colours everywhere in the same order, so that neighbouring Großfelder overlap alike. */
const areas = (scene: Scene, trails: ReadonlyMap<string, Trail>): readonly Mark[] =>
  [...trails.keys()].sort().map((key) => ({
    kind: 'area',
    path: trails.get(key) ?? [],
    colour: terrainColour(scene.style.theme, key),
  }));

/** True if the field is one colour all over (WW-2.2-04). */
export const isUniform = ({ terrain }: Field): boolean => terrain.inner === terrain.outer;

/** Ring in the outer colour, disc in the inner colour; equal colours fill the field (WW-2.2-04 to WW-2.2-06). */
export const ground = (scene: Scene): readonly Mark[] => {
  const rings = new Map<string, Trail>();
  const discs = new Map<string, Trail>();
  const grow = GROW[scene.style.width];
  for (const field of scene.fields) {
    hexagon(collect(rings, field.terrain.outer), field, grow);
    if (!isUniform(field))
      circle(collect(discs, field.terrain.inner), field.x, field.y, DISC_RADIUS);
  }
  return [...areas(scene, rings), ...areas(scene, discs)];
};
