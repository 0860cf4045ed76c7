import { type Cell, KLEINFELDER } from '../../hex';
import type { Grossfeld, PartyKey } from '../grossfeld';
import type { Knowledge, KnowledgeLevel, KnowledgeSource } from '../knowledge';

/**
 * What one party sees within a turn, by cell: the level reached and who looked first at that level.
 * A working record of one run; it grows in place and never leaves the run.
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

/** A field seen, and how well. */
export interface Glimpse {
  readonly cell: Cell;
  readonly level: KnowledgeLevel;
}

/** Takes glimpses of one viewer into a vision; owners only of fields seen in detail. */
export function addGlimpses(
  vision: Vision,
  ground: { readonly owner: (cell: Cell) => PartyKey | null },
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
export function seenBy(vision: Vision, cell: Cell): KnowledgeSource {
  return sourceName(vision.by[cell] ?? 0);
}

/** The levels of a party's knowledge by cell, in the order of the lattice's plots. */
export function knownLevels(
  knowledge: Knowledge | undefined,
  chunks: readonly Pick<Grossfeld, 'no'>[],
): Uint8Array {
  const levels = new Uint8Array(chunks.length * KLEINFELDER);
  chunks.forEach(({ no }, plot) => {
    const level = knowledge?.grossfelder[no]?.level ?? [];
    // By hand, as `set` takes ten times as long for a plain list.
    for (let field = 0; field < level.length; field += 1) {
      levels[plot * KLEINFELDER + field] = level[field] ?? 0;
    }
  });
  return levels;
}
