import {
  type Cell,
  cornerNames,
  type Direction,
  DIRECTIONS,
  type GrossfeldNo,
  KLEINFELDER,
  type Lattice,
} from '../../hex';
import { type Grossfeld, type PartyKey, SIDE, type TerrainKey } from '../grossfeld';
import {
  KNOWN,
  type Knowledge,
  type KnowledgeLevel,
  type KnowledgeSource,
  type KnownGrossfeld,
  type KnownSettlement,
} from '../knowledge';
import { seenBy, type Vision } from './vision';

type Entries<T> = Record<number, T>;

/** A Großfeld of knowledge while it is written. */
interface Draft {
  readonly level: KnowledgeLevel[];
  readonly since: number[];
  readonly source: (KnowledgeSource | null)[];
  readonly terrain: (TerrainKey | null)[];
  readonly owner: (PartyKey | null)[];
  readonly sides: Entries<number>;
  readonly walls: Entries<number>;
  readonly springs: Entries<true>;
  readonly settlements: Entries<KnownSettlement>;
  /** Fields of which it believes the GM's version, whatever it sees; absent = none. */
  readonly firm?: Readonly<Record<number, true>>;
}

const blank = <T>(value: T): T[] => new Array<T>(KLEINFELDER).fill(value);

const draftOf = (known: KnownGrossfeld | undefined): Draft => ({
  level: known === undefined ? blank<KnowledgeLevel>(KNOWN.nothing) : [...known.level],
  since: known === undefined ? blank(0) : [...known.since],
  source: known === undefined ? blank<KnowledgeSource | null>(null) : [...known.source],
  terrain: known === undefined ? blank<TerrainKey | null>(null) : [...known.terrain],
  owner: known === undefined ? blank<PartyKey | null>(null) : [...known.owner],
  sides: { ...known?.sides },
  walls: { ...known?.walls },
  springs: { ...known?.springs },
  settlements: { ...known?.settlements },
  ...(known?.firm === undefined ? {} : { firm: known.firm }),
});

/** Source, target and time of a copy. */
interface Copying {
  readonly lattice: Lattice;
  readonly vision: Vision;
  readonly turn: number;
  readonly chunk: Grossfeld;
  /** Cell of Kleinfeld 01 of the chunk. */
  readonly first: Cell;
  readonly draft: Draft;
}

const levelAt = ({ vision }: Copying, cell: Cell): number =>
  cell < 0 ? KNOWN.nothing : (vision.level[cell] ?? KNOWN.nothing);

const put = <T>(entries: Entries<T>, index: number, value: T | undefined): void => {
  if (value === undefined) Reflect.deleteProperty(entries, index);
  else entries[index] = value;
};

/** The indices at which truth or belief has something. */
const indicesOf = (truth: object, belief: object): readonly number[] =>
  [...new Set([...Object.keys(truth), ...Object.keys(belief)])].map(Number);

/** The cell and direction (or corner) of an index of sides. */
const placeOf = ({ first }: Copying, index: number): { cell: Cell; direction: Direction } => ({
  cell: first + Math.floor(index / 6),
  direction: ((index % 6) + 1) as Direction,
});

/** What of a side is terrain, seen with it; the rest are structures, which are details. */
const TERRAIN_BITS = SIDE.river | SIDE.unnavigable;

/** The better of the looks at the two fields of a side. */
const levelAtSide = (copying: Copying, index: number): number => {
  const { cell, direction } = placeOf(copying, index);
  const beyond = copying.lattice.neighbour(cell, direction);
  return Math.max(levelAt(copying, cell), levelAt(copying, beyond));
};

const copySides = (copying: Copying): void => {
  const { chunk, draft } = copying;
  for (const index of indicesOf(chunk.sides, draft.sides)) {
    const level = levelAtSide(copying, index);
    if (level === KNOWN.nothing) continue;
    const truth = chunk.sides[index] ?? 0;
    const kept = level === KNOWN.details ? 0 : (draft.sides[index] ?? 0) & ~TERRAIN_BITS;
    const seen = level === KNOWN.details ? truth : kept | (truth & TERRAIN_BITS);
    put(draft.sides, index, seen === 0 ? undefined : seen);
  }
};

const copyWalls = (copying: Copying): void => {
  const { chunk, draft } = copying;
  for (const index of indicesOf(chunk.walls, draft.walls)) {
    if (levelAtSide(copying, index) < KNOWN.details) continue;
    put(draft.walls, index, chunk.walls[index]);
  }
};

const copySprings = (copying: Copying): void => {
  const { lattice, chunk, draft } = copying;
  for (const index of indicesOf(chunk.springs, draft.springs)) {
    const { cell, direction } = placeOf(copying, index);
    const isSeen = cornerNames(lattice, { field: lattice.addressOf(cell), corner: direction }).some(
      ({ field }) => levelAt(copying, lattice.cellOf(field) ?? -1) > KNOWN.nothing,
    );
    if (isSeen) put(draft.springs, index, chunk.springs[index]);
  }
};

const copySettlement = (copying: Copying, index: number, owner: PartyKey | null): void => {
  const settlement = copying.chunk.settlements[index];
  if (settlement === undefined) {
    put(copying.draft.settlements, index, undefined);
    return;
  }
  const { type, name } = settlement;
  const standsOnItsOwn = settlement.owner !== copying.chunk.owner[index] || owner === null;
  copying.draft.settlements[index] = {
    type,
    name,
    owner: standsOnItsOwn ? settlement.owner : owner,
  };
};

/** What is seen of a field replaces what was believed. */
const copyTruth = (copying: Copying, index: number, level: KnowledgeLevel): void => {
  const { vision, chunk, draft } = copying;
  draft.terrain[index] = chunk.terrain[index] ?? null;
  if (level !== KNOWN.details) return;
  const seen = vision.owner.get(copying.first + index);
  const owner = seen === undefined ? (draft.owner[index] ?? null) : seen;
  draft.owner[index] = owner;
  copySettlement(copying, index, owner);
};

/** A look at a field. A firm belief stands: it only counts as seen again, by whoever looked and now. */
const copyField = (copying: Copying, index: number): void => {
  const { vision, turn, draft } = copying;
  const cell = copying.first + index;
  const level = levelAt(copying, cell) as KnowledgeLevel;
  if (level === KNOWN.nothing) return;
  const known = draft.level[index] ?? KNOWN.nothing;
  const isFirm = draft.firm?.[index] === true;
  if (isFirm && known === KNOWN.nothing) return;
  if (!isFirm) copyTruth(copying, index, level);
  if (level < known) return;
  draft.level[index] = isFirm ? known : level;
  draft.since[index] = turn;
  draft.source[index] = seenBy(vision, cell);
};

const copyChunk = (copying: Copying): void => {
  for (let index = 0; index < KLEINFELDER; index += 1) copyField(copying, index);
  copySides(copying);
  copyWalls(copying);
  copySprings(copying);
};

/** Indices of the Großfelder in which something was seen, or which store a side of a field that was. */
const plotsSeen = (lattice: Lattice, { seen }: Vision): readonly number[] => {
  const plots = new Set<number>();
  for (const cell of seen) {
    plots.add(Math.floor(cell / KLEINFELDER));
    for (const direction of DIRECTIONS) {
      const beyond = lattice.neighbour(cell, direction);
      if (beyond >= 0) plots.add(Math.floor(beyond / KLEINFELDER));
    }
  }
  return [...plots].sort((a, b) => a - b);
};

const isBlank = (draft: Draft): boolean =>
  draft.level.every((level) => level === KNOWN.nothing) &&
  [draft.sides, draft.walls, draft.springs].every((entries) => Object.keys(entries).length === 0);

/**
 * Knowledge after a look: of every field seen a copy as it was when seen. With mere terrain come rivers and springs; with
 * details structures, walls, settlements, and the owner where the vision knows it. Older and deeper knowledge of a field
 * stays beside a new, shallower look; what the GM made a firm belief stays against its own eyes. `chunks` are in the order
 * of the lattice's plots; Großfelder not looked at keep their identity.
 */
export function learn(
  knowledge: Knowledge | undefined,
  lattice: Lattice,
  chunks: readonly Grossfeld[],
  vision: Vision,
  turn: number,
): Knowledge {
  const known = knowledge?.grossfelder ?? {};
  const learnt: Record<GrossfeldNo, KnownGrossfeld> = {};
  for (const plot of plotsSeen(lattice, vision)) {
    const chunk = chunks[plot];
    if (chunk === undefined) continue;
    const draft = draftOf(known[chunk.no]);
    copyChunk({ lattice, vision, turn, chunk, first: plot * KLEINFELDER, draft });
    if (!isBlank(draft)) learnt[chunk.no] = draft;
  }
  return { sightings: [], ...knowledge, grossfelder: { ...known, ...learnt } };
}
