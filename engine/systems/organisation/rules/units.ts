import type { RegionKey } from '../../../world';
import type { Organisation, PopulationUnit } from '../state/types';

const nextArrival = ({ units }: Organisation): number =>
  units.reduce((last, { arrived }) => Math.max(last, arrived), 0) + 1;

/** The organisation with one more unit in a region; `unrestSince` = phase in which its unrest began, null = calm. */
export function addUnit(
  own: Organisation,
  region: RegionKey,
  unrestSince: number | null = null,
): Organisation {
  const lastUnit = own.lastUnit + 1;
  const unit: PopulationUnit = {
    id: `u${String(lastUnit)}`,
    region,
    unrestSince,
    arrived: nextArrival(own),
  };
  return { ...own, lastUnit, units: [...own.units, unit] };
}

const without = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : ids;

/** The organisation without a unit: it died or left. */
export function removeUnit(own: Organisation, id: string): Organisation {
  return {
    ...own,
    units: own.units.filter((unit) => unit.id !== id),
    moves: own.moves.filter((move) => move.kind !== 'unit' || move.id !== id),
    moved: without(own.moved, id),
    mobilised: without(own.mobilised, id),
  };
}

const changed = (
  own: Organisation,
  id: string,
  change: (unit: PopulationUnit) => PopulationUnit,
): Organisation => ({
  ...own,
  units: own.units.map((unit) => (unit.id === id ? change(unit) : unit)),
});

/** A calm unit falls into unrest that begins in `phase`, and is no longer mobilised (OS-2-12, OS-3-02). */
export function intoUnrest(own: Organisation, id: string, phase: number): Organisation {
  return changed({ ...own, mobilised: without(own.mobilised, id) }, id, (unit) => ({
    ...unit,
    unrestSince: unit.unrestSince ?? phase,
  }));
}

/** A unit becomes calm (OS-3-06). */
export function calmed(own: Organisation, id: string): Organisation {
  return changed(own, id, (unit) => ({ ...unit, unrestSince: null }));
}

/** A unit is in another region and came there last (OS-8.1-02, OS-8.3-03). */
export function settled(own: Organisation, id: string, region: RegionKey): Organisation {
  const arrived = nextArrival(own);
  return changed(own, id, (unit) => ({ ...unit, region, arrived }));
}

/** One unit changes its owner and is in unrest that begins in `phase` (OS-13-16). */
export function takeUnit(
  from: Organisation,
  to: Organisation,
  id: string,
  phase: number,
): { readonly from: Organisation; readonly to: Organisation } {
  const unit = from.units.find((one) => one.id === id);
  return unit === undefined
    ? { from, to }
    : { from: removeUnit(from, id), to: addUnit(to, unit.region, phase) };
}
