import { cellOf, type Explained, type Settings } from '../../../../kernel';
import type { WorkKind } from '../../../../world';
import { STRUCTURE_TABLE } from '../../data';

/**
 * Building value points of a road, bridge or canal, the least of a wall; undefined for a settlement, whose type has
 * a value of its own (WW-4.3-01).
 */
export function valueOfStructure(kind: WorkKind, settings: Settings): Explained | undefined {
  return cellOf(settings, STRUCTURE_TABLE, kind, 'buildingValue');
}
