import {
  centreOf,
  type FieldAddress,
  type Lattice,
  type OrderSheet,
  parseFieldAddress,
  type Point,
  type RuleSystem,
  type Settings,
  type World,
} from '../../../../engine';
import type { MapPath, MapStop } from '../../map/pane/props';
import type { WayInk } from './paths';

/** The path a row of a letter orders, as far as the rules allow it. */
export interface Way {
  /** By which its row is called. */
  readonly unit: number;
  /** That of its unit first. */
  readonly fields: readonly FieldAddress[];
  /** How many steps of it can be made. */
  readonly steps: number;
}

/** The paths a letter orders; none in games whose turn gives marches. */
export function waysOf(
  { orders: { drawn } }: RuleSystem<World>,
  sheet: OrderSheet<unknown>,
  world: World,
  settings: Settings,
): readonly Way[] {
  return sheet.rows.flatMap((row): readonly Way[] => {
    const fields = drawn
      ?.pathOf?.(row, sheet, world)
      ?.flatMap((one) => parseFieldAddress(one) ?? []);
    if (fields === undefined || fields.length < 2) return [];
    const steps = drawn?.reckon(row, sheet, world, settings)?.steps ?? fields.length - 1;
    return [{ unit: row.unit, fields, steps }];
  });
}

const pointsOf = ({ fields }: Way, lattice: Lattice): readonly Point[] =>
  fields.flatMap((field) => {
    const cell = lattice.cellOf(field);
    return cell === undefined ? [] : [centreOf(lattice.axialOf(cell))];
  });

const stopAt = (point: Point, index: number, steps: number): MapStop => ({
  point,
  label: index === 0 ? '' : String(index),
  kind: index === 0 ? 'start' : index > steps ? 'dropped' : index === steps ? 'end' : 'done',
});

/** The ways of a letter as the map draws them; that of the chosen row is highlighted. */
export function wayPaths(
  chosen: number | null,
  ink: WayInk,
  lattice: Lattice,
  ways: readonly Way[],
): readonly MapPath[] {
  return ways.map((way) => {
    const points = pointsOf(way, lattice);
    return {
      id: `way:${String(way.unit)}`,
      points,
      isOnNet: lattice.sidesBeyond !== undefined,
      colour: ink.line,
      badge: ink.badge,
      active: way.unit === chosen,
      stops: points.map((point, index) => stopAt(point, index, way.steps)),
    };
  });
}
