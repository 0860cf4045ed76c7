import type { FieldAddress } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import type { SightedUnit, Unit } from '../../../../world';
import { typeOfUnit } from '../movement/plan';
import { choiceOf, minimumSizeOf } from '../settings';

/** Lower bounds of the size classes, in whole minimum sizes (WW-7.1-04). */
const SIZE_CLASSES = [11, 6, 3, 1] as const;

/** Size class of a unit by whole minimum sizes, rounded down: 0, 1, 3, 6 or 11 (WW-7.1-04). */
export function sizeClass(
  unit: Pick<Unit, 'type' | 'size' | 'character'>,
  settings: Settings,
): number {
  const whole = Math.floor(unit.size / minimumSizeOf(typeOfUnit(unit), settings));
  return SIZE_CLASSES.find((bound) => whole >= bound) ?? 0;
}

/** What can be told of a unit from afar: foot, mounted, fleet, work or character (WW-7.1-04). */
export function sightedKind(unit: Pick<Unit, 'type' | 'character'>): string {
  return typeOfUnit(unit).kind;
}

/** Stands for the party of a unit of which only its presence is told; no party can have this key by itself. */
export const UNKNOWN_PARTY = '-';

/** Kind of a unit of which only its presence is told. */
export const UNKNOWN_KIND = 'unknown';

/** A sighting as far as the setting `sight.detail` lets it tell (WW-7.1-04, WW-12.7-30). */
export function sightingOf(
  seen: Unit,
  place: FieldAddress,
  by: string,
  turn: number,
  settings: Settings,
): SightedUnit {
  const base = { turn, place, by };
  return choiceOf(settings, 'sight.detail') === 'presence'
    ? { ...base, party: UNKNOWN_PARTY, kind: UNKNOWN_KIND, sizeClass: 0 }
    : { ...base, party: seen.party, kind: sightedKind(seen), sizeClass: sizeClass(seen, settings) };
}
