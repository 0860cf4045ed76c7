import { type Direction, DIRECTIONS, type PartyKey } from '../../../engine';
import { type Beyond, bandPiece } from '../bands';
import { realmColour } from '../colour';
import { cornerAt, previous } from '../geometry';
import type { Mark } from '../marks';
import { stroke, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import { inksOf, type MapStyle } from '../style';

/** Depth of the rim inside the realm, in field widths. */
const rimDepth = ({ width }: MapStyle): number => (width < 7 ? 0.22 : width < 12 ? 0.15 : 0.1);

const rimOpacity = ({ theme, width }: MapStyle): number =>
  width < 12 ? 0.62 : theme === 'dark' ? 0.5 : 0.42;

/**
 * What lies across a side of a realm. The edge of the map ends it only for the GM; a field that is unknown, or
 * whose owner is, never does.
 */
const across = (scene: Scene, field: Field, direction: Direction): Beyond => {
  const other = scene.neighbour(field, direction);
  if (other !== undefined) {
    if (other.owner === field.owner) return 'inside';
    return other.owner === null && !other.isOwnerKnown ? 'open' : 'edge';
  }
  const isEdgeOfMap = scene.lattice.neighbour(field.cell, direction) < 0;
  return isEdgeOfMap && scene.view.audience.kind === 'truth' ? 'edge' : 'open';
};

/** Dashes of one side, as parts of its length: half a dash at each end and a dot in the middle. */
const DASHES = [
  [0, 0.24],
  [0.46, 0.54],
  [0.76, 1],
] as const;

/** One side of a dash-dot line; the dashes of neighbouring sides meet in the corner. */
const dashSide = (trail: Trail, field: Field, side: Direction, whole: boolean): void => {
  const from = cornerAt(field, previous(side));
  const to = cornerAt(field, side);
  const at = (part: number) =>
    [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part] as const;
  for (const [start, end] of whole ? [[0, 1] as const] : DASHES) {
    stroke(trail, ...at(start), ...at(end));
  }
};

/** True if the field draws the line of a border on land; two realms share one line. */
const drawsBorder = (scene: Scene, field: Field, side: Direction): boolean => {
  const other = scene.neighbour(field, side);
  if (other === undefined || other.terrain.height === 0) return false;
  return other.owner === null || (field.owner ?? '') < other.owner;
};

interface Border {
  readonly rim: Trail;
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
      const border = borders.get(field.owner) ?? { rim: [], dashes: [], under: [] };
      borders.set(field.owner, border);
      bandPiece(border.rim, field, side, depth, beyond);
      if (!drawsBorder(scene, field, side)) continue;
      dashSide(border.dashes, field, side, false);
      dashSide(border.under, field, side, true);
    }
  }
  return borders;
};

/** Each realm keeps a rim of its own colour inside; on land a dash-dot line runs between two neighbours. */
export const realmBorders = (scene: Scene): readonly Mark[] => {
  const { style, view } = scene;
  if (!style.borders) return [];
  const borders = [...collect(scene)].sort(([a], [b]) => (a < b ? -1 : 1));
  const colour = (party: PartyKey): string => realmColour(style.theme, view.parties, party);
  return [
    ...borders.map(([party, { rim }]): Mark => ({
      kind: 'area',
      path: rim,
      colour: colour(party),
      opacity: rimOpacity(style),
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
      width: { of: 0.046, min: 0.9 },
      join: 'round',
    })),
  ].filter((mark) => (mark.kind === 'area' || mark.kind === 'line' ? mark.path.length > 0 : true));
};
