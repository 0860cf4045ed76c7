import type { FieldAddress, Lattice } from '../../hex';
import { success } from '../../kernel';
import type { Edit } from '../edit-problem';
import type { TerrainKey } from '../grossfeld';
import { applyMapChanges } from '../map-change';
import { mapDiff } from '../map-diff';
import { editFields, entryOf } from '../spot';
import type { WorldMap } from '../world';
import { clearEdges } from './edges';

/**
 * Empties fields, as cutting does: bare ground of one terrain, owned by nobody, with nothing in it and nothing
 * on the sides and corners inside. Rivers and springs on the rim stay with the neighbours; roads and bridges
 * into the emptied fields go. Pasting the copy made before at the same place restores everything.
 */
export function clearFields(
  map: WorldMap,
  lattice: Lattice,
  fields: readonly FieldAddress[],
  terrain: TerrainKey,
): Edit {
  const ground = editFields(map, fields, (spot) => [
    ...entryOf(spot, 'terrain', terrain),
    ...entryOf(spot, 'owner', null),
    ...entryOf(spot, 'difficulty', undefined),
    ...entryOf(spot, 'lowView', undefined),
    ...entryOf(spot, 'baseTerrain', undefined),
    ...entryOf(spot, 'settlements', undefined),
    ...entryOf(spot, 'notes', undefined),
    ...entryOf(spot, 'secrets', undefined),
  ]);
  if (!ground.ok) return ground;
  const after = clearEdges(applyMapChanges(map, ground.value), lattice, new Set(fields), true);
  return success(mapDiff(map, after));
}
