import type { Settings } from '../../../../kernel';
import type { UnitId } from '../../../../world';
import type { UnitType } from '../../data';
import { choiceOf } from '../settings';

/** A unit in the field of a settlement, of its holder or his allies. */
export interface Lodger {
  readonly id: UnitId;
  readonly party: string;
  readonly number: number;
  /** Places it takes: heads, riders two each, ships and single persons none (WW-4.2-05, WW-5.2-03). */
  readonly room: number;
  /** What it was told: inside, before the settlement, or nothing (WW-12.5-15). */
  readonly wish: boolean | null;
  /** Moment of its arrival in turns of the campaign; -Infinity = long ago. */
  readonly arrived: number;
}

const RIDERS_TAKE = 2;

/** Places that `size` elements of a type take up inside: heads, riders two each, ships none (WW-4.2-05). */
export function placesTaken({ kind, properties }: UnitType, size: number): number {
  if (kind === 'fleet') return 0;
  return properties.includes('mounted') ? RIDERS_TAKE * size : size;
}

const byRightOfEntry = (a: Lodger, b: Lodger): number => {
  if ((a.wish === true) !== (b.wish === true)) return a.wish === true ? -1 : 1;
  if (a.arrived !== b.arrived) return a.arrived < b.arrived ? -1 : 1;
  if (a.number !== b.number) return a.number - b.number;
  return a.party < b.party ? -1 : 1;
};

/**
 * Who of the holder's and his allies' units is inside a settlement: those told to be first, then who came first,
 * then the lowest numbers, as long as there is room for the whole unit; the others stand in the field
 * (WW-4.2-05, WW-12.5-15). `limit` in heads on foot; under `siege.inside` = all everybody is inside (WW-12.7-28).
 */
export function unitsInside(
  lodgers: readonly Lodger[],
  limit: number,
  settings: Settings,
): ReadonlySet<UnitId> {
  const inside = new Set<UnitId>();
  const isUnlimited = choiceOf(settings, 'siege.inside') === 'all';
  let left = limit;
  for (const { id, room, wish } of [...lodgers].sort(byRightOfEntry)) {
    if (wish === false) continue;
    if (!isUnlimited && room > left) continue;
    left -= room;
    inside.add(id);
  }
  return inside;
}
