import { type Cell, KLEINFELDER } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import type { Grossfeld, Knowledge, KnowledgeSource, PartyKey } from '../../../../world';
import type { Ground } from '../movement/ground';
import { flagOf } from '../settings';
import { type Glimpse, lookOfTerritory } from './look';

/**
 * What one party sees within a turn, by cell: the level reached and who looked first at that level. Mutable within one
 * run and never leaves it.
 */
export interface Vision {
  readonly level: Uint8Array;
  /** Cells of which anything was seen, in the order in which they were seen first. */
  readonly seen: Cell[];
  /** Number of the unit that looked; 0 = the territory. */
  readonly by: Int16Array;
  /** Owners of the fields seen in detail, as they were when last seen. */
  readonly owner: Map<Cell, PartyKey | null>;
}

export function createVision(size: number): Vision {
  return {
    level: new Uint8Array(size),
    seen: [],
    by: new Int16Array(size),
    owner: new Map(),
  };
}

/** Takes glimpses of one viewer into a vision. */
export function addGlimpses(
  vision: Vision,
  ground: Ground,
  glimpses: readonly Glimpse[],
  by: number,
): void {
  for (const { cell, level } of glimpses) {
    if (level > 1) vision.owner.set(cell, ground.owner(cell));
    const before = vision.level[cell] ?? 0;
    if (level <= before) continue;
    if (before === 0) vision.seen.push(cell);
    vision.level[cell] = level;
    vision.by[cell] = by;
  }
}

/** The name under which is filed what a unit of this number saw, or with 0 the territory. */
export function sourceName(by: number): KnowledgeSource {
  return by === 0 ? 'territory' : `unit ${by}`;
}

/** The name under which knowledge of a cell is filed. */
export function sourceOf(vision: Vision, cell: Cell): KnowledgeSource {
  return sourceName(vision.by[cell] ?? 0);
}

/** Cells of the fields and settlements of each party, in the order of cells. */
export function territoryOf(
  chunks: readonly Grossfeld[],
): Readonly<Record<PartyKey, readonly Cell[]>> {
  const cells: Record<PartyKey, Cell[]> = {};
  const add = (party: PartyKey, cell: Cell): void => {
    const own = (cells[party] ??= []);
    if (own.at(-1) !== cell) own.push(cell);
  };
  chunks.forEach(({ owner, settlements }, plot) => {
    const hasTowns = Object.keys(settlements).length > 0;
    owner.forEach((party, index) => {
      if (party === null && !hasTowns) return;
      const cell = plot * KLEINFELDER + index;
      if (party !== null) add(party, cell);
      const lord = settlements[index]?.owner;
      if (lord !== undefined && lord !== party) add(lord, cell);
    });
  });
  return cells;
}

/** Adds what a party's own land shows it (WW-7.1-05). */
export function addTerritory(
  vision: Vision,
  ground: Ground,
  territory: readonly Cell[],
  settings: Settings,
): void {
  if (!flagOf(settings, 'sight.territory_sees')) return;
  addGlimpses(vision, ground, lookOfTerritory(ground, territory, settings), 0);
}

/** The levels of a party's knowledge by cell, in the order of the lattice's plots. */
export function knownLevels(
  knowledge: Knowledge | undefined,
  chunks: readonly Pick<Grossfeld, 'no'>[],
): Uint8Array {
  const levels = new Uint8Array(chunks.length * KLEINFELDER);
  chunks.forEach(({ no }, plot) => {
    const level = knowledge?.grossfelder[no]?.level ?? [];
    // A loop, as `set` takes ten times as long for a plain list.
    for (let field = 0; field < level.length; field += 1) {
      levels[plot * KLEINFELDER + field] = level[field] ?? 0;
    }
  });
  return levels;
}
