import { type Direction, DIRECTIONS } from '../../../../engine';
import { type Beyond, bandPiece } from '../bands';
import { GROUNDS } from '../data/looks';
import { cornerAt, previous } from '../geometry';
import type { Mark } from '../marks';
import { curveTo, moveTo, stroke, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import { scatterOf } from '../hash';
import { inksOf, type MapStyle } from '../style';

const isWater = (field: Field): boolean => field.terrain.height === 0;

/** Bands of the glow: depth in field widths and opacity. */
type Bands = readonly (readonly [depth: number, opacity: number])[];

const GLOW: Bands = [
  [0.36, 0.13],
  [0.23, 0.15],
  [0.11, 0.2],
];
/** In pencil the water is shaded towards the coast. */
const SHADED: Bands = [
  [0.17, 0.2],
  [0.08, 0.26],
];
/** In hatching the lines of the water stay away from the coast. */
const WHITE: Bands = [[0.13, 1]];

const bandsOf = ({ look }: MapStyle): Bands => {
  if (look === 'pencil') return SHADED;
  if (look === 'hatching') return WHITE;
  return GROUNDS[look].glows ? GLOW : [];
};

/** The water grows lighter towards the land in three bands. Ice does not glow. */
export function waterGlow(scene: Scene): readonly Mark[] {
  const { glow } = inksOf(scene.style);
  const bands = bandsOf(scene.style);
  if (bands.length === 0) return [];
  const trails: readonly Trail[] = bands.map(() => []);
  for (const field of scene.fields) {
    if (!isWater(field) || field.terrain.type === 'ice') continue;
    const beyond = (direction: (typeof DIRECTIONS)[number]): Beyond => {
      const other = scene.neighbour(field, direction);
      if (other === undefined) return 'open';
      return isWater(other) ? 'inside' : 'edge';
    };
    for (const side of DIRECTIONS) {
      if (beyond(side) !== 'edge') continue;
      bands.forEach(([depth], index) => bandPiece(trails[index] ?? [], field, side, depth, beyond));
    }
  }
  return bands
    .map(([, opacity], index): Mark => ({
      kind: 'area',
      path: trails[index] ?? [],
      colour: glow,
      opacity,
    }))
    .filter((mark) => mark.kind !== 'area' || mark.path.length > 0);
}

/** How far a hand-drawn coast strays from the side, in field widths. */
const STRAY = 0.09;

/** A hand-drawn side: bowed to one side or the other. */
const roughSide = (trail: Trail, field: Field, side: Direction): void => {
  const from = cornerAt(field, previous(side));
  const to = cornerAt(field, side);
  const bow = (scatterOf(field, 400 + side) - 0.5) * STRAY * 2;
  moveTo(trail, from.x, from.y);
  curveTo(
    trail,
    (from.x + to.x) / 2 - (to.y - from.y) * bow,
    (from.y + to.y) / 2 + (to.x - from.x) * bow,
    to.x,
    to.y,
  );
};

/**
 * Coast lines need no data: every side between height 0 and more is one (WW-2.2-11). A side whose other field is
 * unknown carries none: it would reveal what is beyond.
 */
export function coast(scene: Scene): readonly Mark[] {
  const trail: Trail = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      const other = scene.neighbour(field, side);
      if (other === undefined || isWater(field) === isWater(other)) continue;
      // Drawn from the land; at a cut of a net, whose two sides lie apart, from the water too.
      if (isWater(field) && !scene.lattice.isCut(field.cell, side)) continue;
      if (scene.style.look === 'pencil') {
        roughSide(trail, field, side);
        continue;
      }
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
      width: { of: scene.style.look === 'hatching' ? 0.06 : 0.047, min: 0.8 },
      cap: 'round',
    },
  ];
}
