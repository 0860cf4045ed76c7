import {
  type Bookmark,
  centreOf,
  drawnPoint,
  type FieldAddress,
  fieldOfUnit,
  type Lattice,
  type MapLabel,
  type Point,
  type Unit,
  type UnitId,
} from '../../../engine';
import { drawnLabel } from '../../kit/cartography';
import { useView } from './view';

/** Field width at which a place is shown when the GM jumps to it, in pixels. */
const NEAR = 40;

/** Shows a point of the plane on the map. */
export function showPoint(point: Point, scale?: number): void {
  useView
    .getState()
    .set({ screen: 'map', focus: scale === undefined ? { point } : { point, scale } });
}

/** Shows a field on the map and selects it; does nothing off the map. */
export function showField(lattice: Lattice, field: FieldAddress): void {
  const cell = lattice.cellOf(field);
  if (cell === undefined) return;
  useView.getState().set({ field, unit: null });
  showPoint(centreOf(lattice.axialOf(cell)), NEAR);
}

/** The middle of a label's points as it is drawn. */
export function middleOf(lattice: Lattice, label: MapLabel): Point {
  const { points } = drawnLabel(lattice, label);
  const sum = (from: number) =>
    points.reduce((total, value, index) => (index % 2 === from ? total + value : total), 0);
  const count = Math.max(1, points.length / 2);
  return { x: sum(0) / count, y: sum(1) / count };
}

/** Shows the part of the map that was visible when the bookmark was set. */
export function showBookmark(lattice: Lattice, { point, scale }: Bookmark): void {
  showPoint(drawnPoint(lattice, point), scale);
}

/** Shows a unit on the map and selects it. */
export function showUnit(
  lattice: Lattice,
  units: Readonly<Record<UnitId, Unit>>,
  unit: Unit,
): void {
  const field = fieldOfUnit(unit, units);
  if (field === undefined) return;
  showField(lattice, field);
  useView.getState().set({ unit: unit.id });
}

/** Names the house rules among the rules. */
export const HOUSE_RULES = 'house';

/** Heading of the trial games among the house rules. */
export const HOUSE_LABORATORY = 'house-laboratory';

/** Shows the house rules of the open world. */
export function showHouseRules(): void {
  useView.getState().set({ screen: 'rules', rule: { id: HOUSE_RULES } });
}

/** Shows a clause (`WW-5.3-07`) or a finding (`F-PATH-HEIGHT`) in the rules. */
export function showRule(id: string): void {
  useView.getState().set({ screen: 'rules', rule: { id } });
}
