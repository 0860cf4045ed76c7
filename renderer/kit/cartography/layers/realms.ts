import { type Direction, DIRECTIONS, type PartyKey } from '../../../../engine';
import { type Beyond, bandPiece, insetSide } from '../bands';
import { realmDashes, realmInk } from '../looks/realm-patterns';
import { cornerAt, previous, type Spot } from '../geometry';
import type { Mark } from '../marks';
import { stroke, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import { inksOf, type MapStyle } from '../style';

/** From this field width on a realm's border carries its pattern, in pixels; where in the rim it runs. */
const PATTERN_FROM = 12;
const PATTERN_DEPTH = 0.62;

/** Depth of the rim inside the realm, in field widths. */
const rimDepth = ({ width }: MapStyle): number => (width < 7 ? 0.22 : width < 12 ? 0.15 : 0.1);

const rimOpacity = ({ theme, width }: MapStyle): number =>
  width < 12 ? 0.62 : theme === 'dark' ? 0.5 : 0.42;

/**
 * What is across a side of a realm. The edge of the map ends it only for the GM; a field that is unknown, or whose
 * owner is, never does, nor the side that a point of an icosahedron lacks.
 */
const across = (scene: Scene, field: Field, direction: Direction): Beyond => {
  const other = scene.neighbour(field, direction);
  if (other !== undefined) {
    if (other.owner === field.owner) return 'inside';
    return other.owner === null && !other.isOwnerKnown ? 'open' : 'edge';
  }
  const { lattice } = scene;
  const isEdgeOfMap =
    lattice.neighbour(field.cell, direction) < 0 && lattice.gapAt(field.cell) !== direction;
  return isEdgeOfMap && scene.view.audience.kind === 'truth' ? 'edge' : 'open';
};

/** Dashes of the common line of two realms, as parts of a side: half a dash at each end and a dot in the middle. */
const DASHES = [
  [0, 0.24],
  [0.46, 0.54],
  [0.76, 1],
] as const;

/** Parts of a line from one place to another. */
type Dashes = readonly (readonly [start: number, end: number])[];
const WHOLE: Dashes = [[0, 1]];

/** Some parts of a side; the dashes of neighbouring sides meet in the corner. */
const dash = (trail: Trail, from: Spot, to: Spot, dashes: Dashes): void => {
  const at = (part: number) =>
    [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part] as const;
  for (const [start, end] of dashes) stroke(trail, ...at(start), ...at(end));
};

/** True if the field draws the line of a border on land; two realms share one line. */
const drawsBorder = (scene: Scene, field: Field, side: Direction): boolean => {
  const other = scene.neighbour(field, side);
  if (other === undefined || other.terrain.height === 0) return false;
  return other.owner === null || (field.owner ?? '') < other.owner;
};

interface Border {
  readonly rim: Trail;
  /** The realm's own pattern along its rim. */
  readonly own: Trail;
  readonly dashes: Trail;
  readonly under: Trail;
}

const collect = (scene: Scene): ReadonlyMap<PartyKey, Border> => {
  const borders = new Map<PartyKey, Border>();
  const depth = rimDepth(scene.style);
  for (const field of scene.fields) {
    if (field.owner === null) continue;
    const beyond = (direction: Direction): Beyond => across(scene, field, direction);
    for (const side of DIRECTIONS) {
      if (beyond(side) !== 'edge') continue;
      const border = borders.get(field.owner) ?? { rim: [], own: [], dashes: [], under: [] };
      borders.set(field.owner, border);
      bandPiece(border.rim, field, side, depth, beyond);
      if (scene.style.width >= PATTERN_FROM)
        dash(
          border.own,
          ...insetSide(field, side, depth * PATTERN_DEPTH, beyond),
          realmDashes(scene.view.parties, field.owner),
        );
      if (!drawsBorder(scene, field, side)) continue;
      const ends = [cornerAt(field, previous(side)), cornerAt(field, side)] as const;
      dash(border.dashes, ...ends, DASHES);
      dash(border.under, ...ends, WHOLE);
    }
  }
  return borders;
};

/** The weight of the lines: the one colour for the copier needs stronger ones. */
const weightsOf = ({ look }: MapStyle) =>
  look === 'hatching'
    ? { own: { of: 0.03, min: 0.6 }, shared: { of: 0.06, min: 1 } }
    : { own: { of: 0.032, min: 0.8 }, shared: { of: 0.046, min: 0.9 } };

/**
 * Each realm has a rim of its own colour inside, with a line pattern of its own that identifies it without colour; on
 * land a dash-dot line runs between two neighbours.
 */
export function realmBorders(scene: Scene): readonly Mark[] {
  const { style, view } = scene;
  if (!style.borders) return [];
  const borders = [...collect(scene)].sort(([a], [b]) => (a < b ? -1 : 1));
  const colour = (party: PartyKey): string => realmInk(style, view.parties, party);
  return [
    ...borders.map(([party, { rim }]): Mark => ({
      kind: 'area',
      path: style.look === 'hatching' ? [] : rim,
      colour: colour(party),
      opacity: rimOpacity(style),
    })),
    ...borders.map(([party, { own }]): Mark => ({
      kind: 'line',
      path: own,
      colour: colour(party),
      width: weightsOf(style).own,
      opacity: style.look === 'hatching' ? 1 : 0.85,
    })),
    ...borders.map(([, { under }]): Mark => ({
      kind: 'line',
      path: under,
      colour: inksOf(style).halo,
      width: { of: 0.075, min: 1.4 },
      opacity: style.theme === 'dark' ? 0.4 : 0.5,
    })),
    ...borders.map(([party, { dashes }]): Mark => ({
      kind: 'line',
      path: dashes,
      colour: colour(party),
      width: weightsOf(style).shared,
      join: 'round',
    })),
  ].filter((mark) => (mark.kind === 'area' || mark.kind === 'line' ? mark.path.length > 0 : true));
}
