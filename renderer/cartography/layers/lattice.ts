import { type Direction, DIRECTIONS } from '../../../engine';
import { cornerAt, previous } from '../geometry';
import type { Mark, Measure } from '../marks';
import { stroke, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import { inksOf, type MapStyle } from '../style';

const addSide = (trail: Trail, field: Field, side: Direction): void => {
  const from = cornerAt(field, previous(side));
  const to = cornerAt(field, side);
  stroke(trail, from.x, from.y, to.x, to.y);
};

/** True for one of the two fields that share a side, so that it is drawn once. */
const speaksForSide = (field: Field, other: Field | undefined): boolean =>
  other === undefined || field.index < other.index;

const gridWidth = ({ width }: MapStyle): Measure => ({
  of: 0,
  min: width < 24 ? 0.4 : width < 48 ? 0.5 : 0.7,
});

const gridOpacity = ({ theme, width }: MapStyle): number => {
  if (theme === 'dark') return 0.34;
  return width < 24 ? 0.13 : 0.17;
};

/** The sides of the Kleinfelder. */
export const grid = (scene: Scene): readonly Mark[] => {
  const { style } = scene;
  if (!style.grid || style.width < 12) return [];
  const path: Trail = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      if (speaksForSide(field, scene.neighbour(field, side))) addSide(path, field, side);
    }
  }
  return [
    {
      kind: 'line',
      path,
      colour: inksOf(style).grid,
      width: gridWidth(style),
      opacity: gridOpacity(style),
    },
  ];
};

/** The edges of the Großfelder (WW-2.1-02). */
export const grossfeldLines = (scene: Scene): readonly Mark[] => {
  const { style } = scene;
  if (!style.grid) return [];
  const path: Trail = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      const other = scene.neighbour(field, side);
      const crosses =
        other === undefined
          ? leavesGrossfeld(scene, field, side)
          : other.chunk !== field.chunk && field.index < other.index;
      if (crosses) addSide(path, field, side);
    }
  }
  return [
    {
      kind: 'line',
      path,
      colour: inksOf(style).grid,
      width: { of: 0, min: style.width < 12 ? 0.5 : style.width < 40 ? 0.8 : 1.1 },
      opacity: style.theme === 'dark' ? 0.6 : 0.36,
      cap: 'round',
    },
  ];
};

const leavesGrossfeld = ({ lattice }: Scene, field: Field, side: Direction): boolean => {
  const beyond = lattice.neighbour(field.cell, side);
  return beyond < 0 || Math.floor(beyond / 48) !== Math.floor(field.cell / 48);
};
