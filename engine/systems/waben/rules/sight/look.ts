import { type Cell, DIRECTIONS } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import { KNOWN, type KnowledgeLevel } from '../../../../world';
import type { Ground } from '../movement/ground';
import { choiceOf } from '../settings';

/** A field seen, and how well (WW-7.1-01). */
export interface Glimpse {
  readonly cell: Cell;
  readonly level: KnowledgeLevel;
}

/** How far details and mere terrain are seen, in fields (WW-7.1-01). */
export const VIEW_RADIUS = { details: 1, terrain: 2 } as const;

/** The fields of the map at most two steps from the nearest of `centres`, nearest first, with their distance. */
const around = ({ lattice }: Ground, centres: readonly Cell[]): ReadonlyMap<Cell, number> => {
  const distances = new Map<Cell, number>(centres.map((cell) => [cell, 0]));
  let rim = centres;
  for (let distance = 1; distance <= VIEW_RADIUS.terrain; distance += 1) {
    const next: Cell[] = [];
    for (const cell of rim) {
      for (const direction of DIRECTIONS) {
        const beyond = lattice.neighbour(cell, direction);
        if (beyond < 0 || distances.has(beyond)) continue;
        distances.set(beyond, distance);
        next.push(beyond);
      }
    }
    rim = next;
  }
  return distances;
};

type LowViewMode = 'viewer' | 'target' | 'both';

const lowViewMode = (settings: Settings): LowViewMode =>
  choiceOf(settings, 'sight.low_view_mode') as LowViewMode;

const levelSeen = (distance: number, reduction: number): KnowledgeLevel => {
  if (distance <= Math.max(0, VIEW_RADIUS.details - reduction)) return KNOWN.details;
  return distance <= Math.max(0, VIEW_RADIUS.terrain - reduction) ? KNOWN.terrain : KNOWN.nothing;
};

/** What is seen from some fields by viewers whose own terrain takes `reduction` from the view. */
const lookAround = (
  ground: Ground,
  centres: readonly Cell[],
  reduction: number,
  mode: LowViewMode,
): readonly Glimpse[] => {
  const glimpses: Glimpse[] = [];
  for (const [cell, distance] of around(ground, centres)) {
    const atTarget = mode !== 'viewer' && ground.isLowView(cell) ? 1 : 0;
    const level = levelSeen(distance, reduction + atTarget);
    if (level > KNOWN.nothing) glimpses.push({ cell, level });
  }
  return glimpses;
};

/**
 * What a unit sees from its field, or from both fields of its side (WW-7.1-01, WW-7.1-20): details within one
 * field, terrain within two, each one less in low-view terrain (WW-2.2-14) but always the field itself.
 */
export const lookOfUnit = (
  ground: Ground,
  standing: readonly Cell[],
  settings: Settings,
): readonly Glimpse[] => {
  const mode = lowViewMode(settings);
  return standing.flatMap((cell) =>
    lookAround(ground, [cell], mode !== 'target' && ground.isLowView(cell) ? 1 : 0, mode),
  );
};

/** What its own fields and structures show to a party, whatever their terrain (WW-7.1-05). */
export const lookOfTerritory = (
  ground: Ground,
  territory: readonly Cell[],
  settings: Settings,
): readonly Glimpse[] => lookAround(ground, territory, 0, lowViewMode(settings));
