import {
  type Corner,
  type Direction,
  type Edit,
  type FieldAddress,
  formatSide,
  type Lattice,
  setSideFeature,
  setSpring,
  setWall,
  type Side,
  SIDE,
  sideFeatures,
  success,
  type WorldMap,
} from '../../../../engine';
import type { Command } from '../../state/command';
import { editCommand } from './edit';

/** What is drawn along or over many sides at once. */
export type LinearFeature = 'river' | 'canal' | 'road' | 'unnavigable';

/** True for a side along which water flows: only such a side can be closed to ships. */
export function hasWaterway(features: number): boolean {
  return (features & (SIDE.river | SIDE.canal)) !== 0;
}

/** True for a side that water and a road would both have, and no bridge, once a feature is drawn on it. */
export function needsBridge(features: number, drawn: keyof typeof SIDE): boolean {
  const after = features | SIDE[drawn];
  const isCrossed = hasWaterway(after) && (after & SIDE.road) !== 0;
  return isCrossed && (features & SIDE.bridge) === 0;
}

/** The bits that go with a feature: a side without water is not unnavigable either. */
const bitsToErase = (before: number, feature: keyof typeof SIDE): number => {
  const rest = before & ~SIDE[feature];
  return hasWaterway(rest) ? SIDE[feature] : SIDE[feature] | SIDE.unnavigable;
};

/** One edit of many sides; each side counts once, and one that is so already is left out. */
const editSides = (
  map: WorldMap,
  lattice: Lattice,
  feature: keyof typeof SIDE,
  sides: readonly Side[],
  isPresent: boolean,
  hasBridges = false,
): Edit => {
  const byName = new Map(sides.map((side) => [formatSide(side), side]));
  const edits = [...byName.values()].flatMap((side) => {
    const before = sideFeatures(map.grossfelder, lattice, side);
    if (((before & SIDE[feature]) !== 0) === isPresent) return [];
    if (feature === 'unnavigable' && isPresent && !hasWaterway(before)) return [];
    const bridge = hasBridges && needsBridge(before, feature) ? SIDE.bridge : 0;
    const bits = isPresent ? SIDE[feature] | bridge : bitsToErase(before, feature);
    return [setSideFeature(map, lattice, side, bits, isPresent)];
  });
  const refused = edits.find((edit) => !edit.ok);
  return refused ?? success(edits.flatMap((edit) => (edit.ok ? edit.value : [])));
};

const changeSides =
  (act: 'draw' | 'erase') =>
  (
    map: WorldMap,
    lattice: Lattice,
    feature: LinearFeature | 'bridge',
    sides: readonly Side[],
  ): Command | undefined =>
    editCommand(
      `sides:command.${act}.${feature}`,
      editSides(map, lattice, feature, sides, act === 'draw'),
      ({ length }) => ({ count: length }),
    );

/**
 * The command that draws a feature on sides, given in their canonical names; undefined if all have it. Only sides
 * with a river or a canal can be closed to ships; others are left out.
 */
export const drawSides = changeSides('draw');

/** The same with a bridge wherever road and water cross. */
export function drawBridged(
  map: WorldMap,
  lattice: Lattice,
  feature: LinearFeature,
  sides: readonly Side[],
): Command | undefined {
  return editCommand(
    `sides:command.draw.${feature}`,
    editSides(map, lattice, feature, sides, true, true),
    ({ length }) => ({ count: length }),
  );
}

/** The command that takes a feature off sides, given in their canonical names; undefined if none has it. */
export const eraseSides = changeSides('erase');

/** A side of a field as a wall sees it: the field behind it and where it faces (WW-4.3-15). */
export interface Facing {
  readonly field: FieldAddress;
  readonly side: Direction;
}

/** The command that builds walls of one strength, or (0) takes them away; undefined if nothing would change. */
export function buildWalls(
  map: WorldMap,
  facings: readonly Facing[],
  buildingValue: number,
): Command | undefined {
  const edits = facings.map(({ field, side }) => setWall(map, field, side, buildingValue));
  const refused = edits.find((edit) => !edit.ok);
  return editCommand(
    buildingValue === 0 ? 'sides:command.erase.wall' : 'sides:command.draw.wall',
    refused ?? success(edits.flatMap((edit) => (edit.ok ? edit.value : []))),
    ({ length }) => ({ count: length, value: buildingValue }),
  );
}

/** The command that puts a spring on a corner or takes it away; undefined if it is so already. */
export function placeSpring(
  map: WorldMap,
  lattice: Lattice,
  corner: Corner,
  isPresent: boolean,
): Command | undefined {
  return editCommand(
    isPresent ? 'sides:command.draw.spring' : 'sides:command.erase.spring',
    setSpring(map, lattice, corner, isPresent),
    () => ({ field: corner.field }),
  );
}
