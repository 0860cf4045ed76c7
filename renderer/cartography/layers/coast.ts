import { DIRECTIONS } from '../../../engine';
import { type Beyond, bandPiece } from '../bands';
import { cornerAt, previous } from '../geometry';
import type { Mark } from '../marks';
import { stroke, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import { inksOf } from '../style';

const isWater = (field: Field): boolean => field.terrain.height === 0;

/** Depth of the bands of the glow in field widths, with their opacities. */
const GLOW = [
  [0.36, 0.13],
  [0.23, 0.15],
  [0.11, 0.2],
] as const;

/** The water grows lighter towards the land in three bands. Ice does not glow. */
export const waterGlow = (scene: Scene): readonly Mark[] => {
  const { glow } = inksOf(scene.style);
  const trails: readonly Trail[] = GLOW.map(() => []);
  for (const field of scene.fields) {
    if (!isWater(field) || field.terrain.type === 'ice') continue;
    const beyond = (direction: (typeof DIRECTIONS)[number]): Beyond => {
      const other = scene.neighbour(field, direction);
      if (other === undefined) return 'open';
      return isWater(other) ? 'inside' : 'edge';
    };
    for (const side of DIRECTIONS) {
      if (beyond(side) !== 'edge') continue;
      GLOW.forEach(([depth], index) => bandPiece(trails[index] ?? [], field, side, depth, beyond));
    }
  }
  return GLOW.map(([, opacity], index): Mark => ({
    kind: 'area',
    path: trails[index] ?? [],
    colour: glow,
    opacity,
  })).filter((mark) => mark.kind !== 'area' || mark.path.length > 0);
};

/**
 * Coast lines need no data: every side between height 0 and more is one (WW-2.2-11). A side whose other
 * field is unknown carries none: it would tell what lies beyond.
 */
export const coast = (scene: Scene): readonly Mark[] => {
  const trail: Trail = [];
  for (const field of scene.fields) {
    if (isWater(field)) continue;
    for (const side of DIRECTIONS) {
      const other = scene.neighbour(field, side);
      if (other === undefined || !isWater(other)) continue;
      const from = cornerAt(field, previous(side));
      const to = cornerAt(field, side);
      stroke(trail, from.x, from.y, to.x, to.y);
    }
  }
  if (trail.length === 0) return [];
  return [
    {
      kind: 'line',
      path: trail,
      colour: inksOf(scene.style).coast,
      width: { of: 0.047, min: 0.8 },
      cap: 'round',
    },
  ];
};
