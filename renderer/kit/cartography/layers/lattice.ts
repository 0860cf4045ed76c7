import { type Direction, DIRECTIONS } from '../../../../engine';
import { cornerAt, previous } from '../geometry';
import type { Mark, Measure } from '../marks';
import { stroke, type Trail } from '../path';
import { type Field, joinedNeighbour, type Scene } from '../scene';
import { inksOf, isLightOnDark, type MapStyle } from '../style';

const addSide = (trail: Trail, field: Field, side: Direction): void => {
  const from = cornerAt(field, previous(side));
  const to = cornerAt(field, side);
  stroke(trail, from.x, from.y, to.x, to.y);
};

/** True for one of the two fields that share a side, so that it is drawn once; at a cut of a net for both. */
const speaksForSide = (field: Field, other: Field | undefined): boolean =>
  other === undefined || field.index < other.index;

const gridWidth = ({ width, look }: MapStyle): Measure => ({
  of: 0,
  min: look === 'hatching' ? 0.6 : width < 24 ? 0.4 : width < 48 ? 0.5 : 0.7,
});

const gridOpacity = (style: MapStyle): number => {
  const { theme, width, look } = style;
  if (look === 'hatching') return 0.36;
  if (isLightOnDark(style)) return 0.16;
  if (theme === 'dark') return 0.34;
  return width < 24 ? 0.13 : 0.17;
};

/** The sides of the Kleinfelder. */
export function grid(scene: Scene): readonly Mark[] {
  const { style } = scene;
  if (!style.grid || style.width < 12) return [];
  const path: Trail = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      if (speaksForSide(field, joinedNeighbour(scene, field, side))) addSide(path, field, side);
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
}

const grossfeldOpacity = (style: MapStyle): number => {
  if (style.look === 'hatching') return 0.62;
  return style.theme === 'dark' && !isLightOnDark(style) ? 0.6 : 0.36;
};

/** In one colour the edge of a Großfeld is a row of dashes: a line would look like the grid. */
const addDashes = (trail: Trail, field: Field, side: Direction): void => {
  const from = cornerAt(field, previous(side));
  const to = cornerAt(field, side);
  for (let part = 0.1; part < 0.9; part += 0.24) {
    const end = part + 0.08;
    stroke(
      trail,
      from.x + (to.x - from.x) * part,
      from.y + (to.y - from.y) * part,
      from.x + (to.x - from.x) * end,
      from.y + (to.y - from.y) * end,
    );
  }
};

/** The edges of the Großfelder (WW-2.1-02). */
export function grossfeldLines(scene: Scene): readonly Mark[] {
  const { style } = scene;
  if (!style.grid) return [];
  const add = style.look === 'hatching' ? addDashes : addSide;
  const path: Trail = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      const other = joinedNeighbour(scene, field, side);
      const crosses =
        other === undefined
          ? leavesGrossfeld(scene, field, side)
          : other.chunk !== field.chunk && field.index < other.index;
      if (crosses) add(path, field, side);
    }
  }
  return [
    {
      kind: 'line',
      path,
      colour: inksOf(style).grid,
      width: { of: 0, min: style.width < 12 ? 0.5 : style.width < 40 ? 0.8 : 1.1 },
      opacity: grossfeldOpacity(style),
      cap: 'round',
    },
  ];
}

const leavesGrossfeld = ({ lattice }: Scene, field: Field, side: Direction): boolean => {
  const beyond = lattice.neighbour(field.cell, side);
  return beyond < 0 || Math.floor(beyond / 48) !== Math.floor(field.cell / 48);
};
