import type { GrossfeldNo } from '../hex';
import type { Grossfeld, PartyKey, Secret, Settlement, TerrainKey } from './grossfeld';
import type { WorldMap } from './world';

/** What an entry of each part of a Großfeld is. */
interface PartValue {
  terrain: TerrainKey;
  owner: PartyKey | null;
  difficulty: number;
  lowView: true;
  baseTerrain: TerrainKey;
  sides: number;
  walls: number;
  springs: true;
  settlements: Settlement;
  notes: string;
  secrets: Secret;
}

/** The parts of a Großfeld that hold one entry per field, side or corner. */
export type Part = keyof PartValue;

/** One entry of one Großfeld gets a new value; undefined takes it away (sparse parts only). */
export type EntryChange<P extends Part = Part> = {
  [K in P]: {
    readonly kind: 'entry';
    readonly no: GrossfeldNo;
    readonly part: K;
    readonly index: number;
    readonly value: PartValue[K] | undefined;
  };
}[P];

/** A Großfeld comes, or goes (undefined). */
export interface GrossfeldChange {
  readonly kind: 'grossfeld';
  readonly no: GrossfeldNo;
  readonly value: Grossfeld | undefined;
}

/** One small change of a map, as data. An entry of a Großfeld never follows its own coming in one list. */
export type MapChange = EntryChange | GrossfeldChange;

/** An entry change; the type of the value follows from the part. */
export function entryChange<P extends Part>(
  no: GrossfeldNo,
  part: P,
  index: number,
  value: PartValue[P] | undefined,
): EntryChange<P> {
  return { kind: 'entry', no, part, index, value };
}

/** The parts of a Großfeld open for writing: what an Immer draft of it is. */
export type WritableParts = { [K in Part]: Record<number, PartValue[K]> };

/** A map open for writing: what an Immer draft of it is. */
export interface WritableMap {
  grossfelder: Record<GrossfeldNo, WritableParts>;
}

const writeEntry = <P extends Part>(parts: WritableParts, change: EntryChange<P>): void => {
  const { part, index, value }: EntryChange<P> = change;
  const entries: Record<number, PartValue[P]> = parts[part];
  if (value === undefined) Reflect.deleteProperty(entries, index);
  else entries[index] = value;
};

/**
 * Writes changes into a map that is open for writing, such as an Immer draft: the one function of this room
 * that changes its argument. Entries of Großfelder that are not on the map are left out.
 */
export function writeMapChanges(map: WritableMap, changes: readonly MapChange[]): void {
  for (const change of changes) {
    const { no } = change;
    if (change.kind === 'entry') {
      const parts = map.grossfelder[no];
      if (parts !== undefined) writeEntry(parts, change);
    } else if (change.value === undefined) Reflect.deleteProperty(map.grossfelder, no);
    else map.grossfelder[no] = change.value;
  }
}

const copyOf = <Value>(entries: Readonly<Record<number, Value>>): Record<number, Value> =>
  Object.assign(Array.isArray(entries) ? [] : {}, entries);

/** The map after some changes; what they do not touch is shared with the map before. */
export function applyMapChanges(map: WorldMap, changes: readonly MapChange[]): WorldMap {
  const grossfelder: Record<GrossfeldNo, Grossfeld> = { ...map.grossfelder };
  const writable: WritableMap = { grossfelder };
  const copied = new Set<string>();
  for (const change of changes) {
    const parts = writable.grossfelder[change.no];
    if (change.kind !== 'entry' || parts === undefined) continue;
    const key = `${change.no} ${change.part}`;
    if (copied.has(key)) continue;
    copied.add(key);
    const own = copyOf<unknown>(parts[change.part]);
    writable.grossfelder[change.no] = { ...parts, [change.part]: own };
  }
  writeMapChanges(writable, changes);
  return { ...map, grossfelder };
}
