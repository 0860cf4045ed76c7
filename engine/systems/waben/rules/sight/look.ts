import { type Cell, DIRECTIONS } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import { type Glimpse, KNOWN, type KnowledgeLevel } from '../../../../world';
import type { Ground } from '../movement/ground';
import { choiceOf } from '../settings';

/** How far details and mere terrain are seen, in fields (WW-7.1-01). */
export const VIEW_RADIUS = { details: 1, terrain: 2 } as const;

/**
 * The fields of the map at most two steps from the nearest of `centres`, nearest first, with their distance. The
 * list grows while it is walked.
 */
const around = (
  { lattice }: Ground,
  centres: readonly Cell[],
): readonly { readonly cell: Cell; readonly distance: number }[] => {
  const found = centres.map((cell) => ({ cell, distance: 0 }));
  const isFound = new Set(centres);
  for (const { cell, distance } of found) {
    if (distance === VIEW_RADIUS.terrain) break;
    for (const direction of DIRECTIONS) {
      const beyond = lattice.neighbour(cell, direction);
      if (beyond < 0 || isFound.has(beyond)) continue;
      isFound.add(beyond);
      found.push({ cell: beyond, distance: distance + 1 });
    }
  }
  return found;
};

type LowViewMode = 'viewer' | 'target' | 'both';

const lowViewMode = (settings: Settings): LowViewMode =>
  choiceOf(settings, 'sight.low_view_mode') as LowViewMode;

const levelSeen = (distance: number, reduction: number): KnowledgeLevel => {
  if (distance <= Math.max(0, VIEW_RADIUS.details - reduction)) return KNOWN.details;
  return distance <= Math.max(0, VIEW_RADIUS.terrain - reduction) ? KNOWN.terrain : KNOWN.nothing;
};

/** Look from some fields by viewers whose own terrain takes `reduction` from the view. */
const lookAround = (
  ground: Ground,
  centres: readonly Cell[],
  reduction: number,
  mode: LowViewMode,
): readonly Glimpse[] => {
  const glimpses: Glimpse[] = [];
  for (const { cell, distance } of around(ground, centres)) {
    const atTarget = mode !== 'viewer' && ground.isLowView(cell) ? 1 : 0;
    const level = levelSeen(distance, reduction + atTarget);
    if (level > KNOWN.nothing) glimpses.push({ cell, level });
  }
  return glimpses;
};

/** Look of units from their place, in one field or in both fields of a side. */
export type LookOfUnit = (standing: readonly Cell[]) => readonly Glimpse[];

/**
 * Look of a unit from its field, or from both fields of its side (WW-7.1-01, WW-7.1-20): details within one field,
 * terrain within two, each one less in low-view terrain (WW-2.2-14) but always the field itself. Terrain does not
 * change within a run, so every field is looked from once.
 */
export function createLookOfUnit(ground: Ground, settings: Settings): LookOfUnit {
  const mode = lowViewMode(settings);
  const looks = new Map<Cell, readonly Glimpse[]>();
  const lookFrom = (cell: Cell): readonly Glimpse[] => {
    const known = looks.get(cell);
    if (known !== undefined) return known;
    const reduction = mode !== 'target' && ground.isLowView(cell) ? 1 : 0;
    const look = lookAround(ground, [cell], reduction, mode);
    looks.set(cell, look);
    return look;
  };
  return (standing) => {
    const [only, beyond] = standing;
    if (only === undefined) return [];
    return beyond === undefined ? lookFrom(only) : standing.flatMap(lookFrom);
  };
}

/** View of a party from its own fields and structures, whatever their terrain (WW-7.1-05). */
export function lookOfTerritory(
  ground: Ground,
  territory: readonly Cell[],
  settings: Settings,
): readonly Glimpse[] {
  return lookAround(ground, territory, 0, lowViewMode(settings));
}
