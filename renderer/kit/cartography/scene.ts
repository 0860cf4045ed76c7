import {
  type Cell,
  type Direction,
  homeOfSide,
  inOwnNet,
  KLEINFELDER,
  KNOWN,
  type Lattice,
  type MapView,
  type PartyKey,
  storedSide,
  type TerrainStyle,
  type ViewChunk,
} from '../../../engine';
import { next } from './geometry';
import type { MapStyle } from './style';

/** The terrain kinds of a game by key. */
export type Terrains = Readonly<Record<string, TerrainStyle>>;

/** A known field with all that the layers need of it. */
export interface Field {
  readonly cell: Cell;
  /** Centre in the plane. */
  readonly x: number;
  readonly y: number;
  readonly kleinfeld: number;
  readonly chunk: ViewChunk;
  readonly terrain: TerrainStyle;
  readonly owner: PartyKey | null;
  /** False where only the terrain has been seen: then nobody can say whose it is. */
  readonly isOwnerKnown: boolean;
  /** Place in the scene. */
  readonly index: number;
}

/** A place of the scene before anything is known of it. */
export interface Slot {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  /** True for a field over a cut of a net: it is drawn elsewhere, but what lies beyond a side is known. */
  readonly isElsewhere?: boolean;
}

/** What the layers draw: the known fields of an area, in reading order, and who touches whom in it. */
export interface Scene {
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly style: MapStyle;
  readonly fields: readonly Field[];
  /** True if it is one Großfeld with the rim of those around it; false where all that is drawn of each is there. */
  readonly isTile: boolean;
  /** The known neighbour, or undefined where it is unknown, off the map or outside the scene. */
  readonly neighbour: (field: Field, direction: Direction) => Field | undefined;
  /** Bits of `SIDE` on a side, as far as the view holds them. */
  readonly bits: (field: Field, direction: Direction) => number;
}

/** Stands in for a key that is not in the catalogue: drawn in a neutral colour, treated as low land. */
const strange = (key: string): TerrainStyle => ({
  key,
  display: key,
  name: { de: key, en: key },
  height: 1,
  type: 'normal',
  outer: '',
  inner: '',
});

/** The view's chunks in the order of the lattice's plots. */
export function chunksInOrder(view: MapView, lattice: Lattice): readonly (ViewChunk | undefined)[] {
  return lattice.plots.map(({ no }) => view.chunks[no]);
}

/** The chunk of a plot. */
export function chunkOfPlot(
  view: MapView,
  { plots }: Lattice,
  plot: number,
): ViewChunk | undefined {
  const no = plots[plot]?.no;
  return no === undefined ? undefined : view.chunks[no];
}

/** The features of a side, looked up at its home (WW-2.1-22) by cell numbers. */
export function bitsOfSide(
  view: MapView,
  lattice: Lattice,
  cell: Cell,
  direction: Direction,
): number {
  const home = homeOfSide(inOwnNet(lattice), cell, storedSide(lattice, cell, direction));
  const sides = chunkOfPlot(view, lattice, Math.floor(home / (6 * KLEINFELDER)))?.sides;
  return sides?.[home % (6 * KLEINFELDER)] ?? 0;
}

/**
 * Gathers a scene. `neighbours` holds six entries per slot, the slot's index of the neighbour or -1. Slots of
 * unknown terrain are left out altogether: no layer can draw what it never sees.
 */
export function createScene(
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  style: MapStyle,
  slots: readonly Slot[],
  neighbours: ArrayLike<number>,
  isTile: boolean,
): Scene {
  const bySlot = slots.map((slot, index): Field | undefined => {
    const chunk = chunkOfPlot(view, lattice, Math.floor(slot.cell / KLEINFELDER));
    const local = slot.cell % KLEINFELDER;
    const key = chunk?.terrain[local];
    if (chunk === undefined || key === undefined || key === null) return undefined;
    return {
      cell: slot.cell,
      x: slot.x,
      y: slot.y,
      kleinfeld: local + 1,
      chunk,
      terrain: terrains[key] ?? strange(key),
      owner: chunk.owner[local] ?? null,
      isOwnerKnown: chunk.level[local] === KNOWN.details,
      index,
    };
  });
  return {
    view,
    lattice,
    style,
    fields: bySlot.flatMap((field, index) =>
      field === undefined || slots[index]?.isElsewhere === true ? [] : [field],
    ),
    isTile,
    neighbour: (field, direction) => bySlot[neighbours[6 * field.index + direction - 1] ?? -1],
    bits: (field, direction) => bitsOfSide(view, lattice, field.cell, direction),
  };
}

/** A field's settlement as far as known. */
export function settlementOf({ chunk, kleinfeld }: Field) {
  return chunk.settlements[kleinfeld - 1];
}

/** The known neighbour if it is drawn beside the field, not beyond a cut of a net. */
export function joinedNeighbour(
  { lattice, neighbour }: Scene,
  field: Field,
  direction: Direction,
): Field | undefined {
  const isCut = lattice.sidesBeyond !== undefined && lattice.isCut(field.cell, direction);
  return isCut ? undefined : neighbour(field, direction);
}

/** True if `field` is the one of the scene that counts its corner: each corner is visited once, at a cut on either side. */
export function speaksForCorner(scene: Scene, field: Field, corner: Direction): boolean {
  const first = joinedNeighbour(scene, field, corner);
  const second = joinedNeighbour(scene, field, next(corner));
  return (
    (first === undefined || field.index < first.index) &&
    (second === undefined || field.index < second.index)
  );
}
