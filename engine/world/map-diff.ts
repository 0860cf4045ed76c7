import type { GrossfeldNo } from '../hex';
import { success } from '../kernel';
import type { Edit } from './edit-problem';
import type { Grossfeld } from './grossfeld';
import { applyMapChanges, entryChange, type MapChange, type Part } from './map-change';
import type { WorldMap } from './world';

const PARTS: readonly Part[] = [
  'terrain',
  'owner',
  'difficulty',
  'lowView',
  'baseTerrain',
  'sides',
  'walls',
  'springs',
  'settlements',
  'notes',
  'secrets',
];

/** Entries of one part that differ. */
const partChanges = (part: Part, before: Grossfeld, after: Grossfeld): readonly MapChange[] => {
  const old: Readonly<Record<number, Grossfeld[Part][number]>> = before[part];
  const now: Readonly<Record<number, Grossfeld[Part][number]>> = after[part];
  if (old === now) return [];
  const indices = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...indices]
    .map(Number)
    .filter((index) => old[index] !== now[index])
    .map((index) => entryChange<Part>(after.no, part, index, now[index]));
};

const grossfeldChanges = (
  no: GrossfeldNo,
  before: Grossfeld | undefined,
  after: Grossfeld | undefined,
): readonly MapChange[] => {
  if (before === after) return [];
  const isElsewhere = before?.u !== after?.u || before?.v !== after?.v;
  if (before === undefined || after === undefined || isElsewhere) {
    return [{ kind: 'grossfeld', no, value: after }];
  }
  return PARTS.flatMap((part) => partChanges(part, before, after));
};

/** The changes that lead from one map to another of the same topology. */
export function mapDiff(before: WorldMap, after: WorldMap): readonly MapChange[] {
  const nos = new Set([
    ...(Object.keys(before.grossfelder) as GrossfeldNo[]),
    ...(Object.keys(after.grossfelder) as GrossfeldNo[]),
  ]);
  return [...nos]
    .sort()
    .flatMap((no) => grossfeldChanges(no, before.grossfelder[no], after.grossfelder[no]));
}

/**
 * Several edits as one: each sees the map the ones before leave behind, the changes are those of all together.
 * Refused as a whole with the first problem.
 */
export function inOneEdit(map: WorldMap, ...edits: readonly ((map: WorldMap) => Edit)[]): Edit {
  let after = map;
  for (const edit of edits) {
    const result = edit(after);
    if (!result.ok) return result;
    after = applyMapChanges(after, result.value);
  }
  return success(mapDiff(map, after));
}
