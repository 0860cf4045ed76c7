import {
  type FieldAddress,
  fieldAddress,
  fieldAtPoint,
  type GrossfeldNo,
  grossfeldOf,
  KLEINFELDER,
  type Lattice,
} from '../hex';
import {
  type EntryChange,
  entryChange,
  grossfelderOf,
  latticeOf,
  type MapLabel,
  type Part,
  type Party,
  type World,
} from '../world';
import type { Dropped, DroppedCode, ExchangeOptions, MapContent } from './model';
import { fieldOfEntry, isSidePart, PARTS } from './schema';

/** Part of a world to export, with its lattice. */
export interface Extract extends MapContent {
  readonly grossfelder: readonly {
    readonly no: GrossfeldNo;
    readonly place: { readonly u: number; readonly v: number };
  }[];
  readonly lattice: Lattice;
  /** Data that was not requested. */
  readonly dropped: readonly Dropped[];
}

/** A list of what is left out, without what does not occur. */
export function droppedOf(
  counts: Partial<Readonly<Record<DroppedCode, number>>>,
): readonly Dropped[] {
  return (Object.entries(counts) as [DroppedCode, number][])
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ what, count }));
}

/** Some dropped counts as one list, each code once. */
export function mergeDropped(...lists: readonly (readonly Dropped[])[]): readonly Dropped[] {
  const counts = new Map<DroppedCode, number>();
  for (const { what, count } of lists.flat()) counts.set(what, (counts.get(what) ?? 0) + count);
  return [...counts].map(([what, count]) => ({ what, count }));
}

const fieldsOf = (
  world: World,
  lattice: Lattice,
  { fields }: ExchangeOptions,
): readonly FieldAddress[] =>
  grossfelderOf(world.map)
    .flatMap(({ no }) =>
      Array.from({ length: KLEINFELDER }, (_, index) => fieldAddress(no, index + 1)),
    )
    .filter((field) => lattice.cellOf(field) !== undefined)
    .filter((field) => fields === 'all' || fields.has(field));

const allEntries = (world: World): readonly EntryChange[] =>
  grossfelderOf(world.map).flatMap((grossfeld) =>
    PARTS.flatMap((part) =>
      Object.entries<unknown>(grossfeld[part]).map(
        ([index, value]) =>
          entryChange<Part>(grossfeld.no, part, Number(index), value as never) as EntryChange,
      ),
    ),
  );

/** True if an entry belongs to the chosen fields: a side does if one of its two fields is chosen. */
const belongs = (
  entry: EntryChange,
  chosen: ReadonlySet<FieldAddress>,
  lattice: Lattice,
): boolean => {
  const field = fieldOfEntry(entry);
  if (chosen.has(field)) return true;
  if (entry.part !== 'sides') return false;
  const beyond = lattice.neighbourOf(field, ((entry.index % 6) + 1) as 1);
  return beyond !== undefined && chosen.has(beyond);
};

const labelBelongs = (
  { points }: MapLabel,
  chosen: ReadonlySet<FieldAddress>,
  lattice: Lattice,
): boolean => {
  const [x = NaN, y = NaN] = points;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return false;
  const cell = lattice.cellAt(fieldAtPoint({ x, y }));
  return cell !== undefined && chosen.has(lattice.addressOf(cell));
};

const partiesNamed = (
  world: World,
  entries: readonly EntryChange[],
  labels: readonly MapLabel[],
): readonly Party[] => {
  const named = new Set<string | null | undefined>([
    ...entries.map(({ part, value }) =>
      part === 'owner' ? value : part === 'settlements' ? value?.owner : null,
    ),
    ...labels.map(({ party }) => party),
  ]);
  return partiesOf(world).filter(({ key }) => named.has(key));
};

const partiesOf = (world: World): readonly Party[] =>
  Object.keys(world.parties)
    .sort()
    .flatMap((key) => world.parties[key] ?? []);

const countOf = (entries: readonly EntryChange[], part: Part): number =>
  entries.filter((entry) => entry.part === part).length;

/** The chosen part of a world. Notes and secrets of the GM come only where they are asked for. */
export function extract(world: World, options: ExchangeOptions): Extract {
  const lattice = latticeOf(world.map);
  const fields = fieldsOf(world, lattice, options);
  const isWhole = options.fields === 'all';
  const chosen = new Set(fields);
  const inside = isWhole
    ? allEntries(world)
    : allEntries(world).filter((entry) => belongs(entry, chosen, lattice));
  const entries = inside.filter(
    (entry) =>
      lattice.cellOf(fieldOfEntry(entry)) !== undefined &&
      (entry.part !== 'notes' || options.notes === true) &&
      (entry.part !== 'secrets' || options.secrets === true),
  );
  const allLabels = Object.keys(world.labels)
    .sort()
    .flatMap((id) => world.labels[id] ?? []);
  const labels = isWhole
    ? allLabels
    : allLabels.filter((label) => labelBelongs(label, chosen, lattice));
  const touched = new Set([...fields.map(grossfeldOf), ...entries.map(({ no }) => no)]);
  return {
    topology: world.map.topology,
    grossfelder: grossfelderOf(world.map)
      .filter(({ no }) => isWhole || touched.has(no))
      .map(({ no, u, v }) => ({ no, place: { u, v } })),
    fields,
    entries,
    labels,
    parties: isWhole ? partiesOf(world) : partiesNamed(world, entries, labels),
    lattice,
    dropped: droppedOf({
      units: Object.keys(world.units).length,
      knowledge: Object.keys(world.knowledge).length,
      notes: countOf(inside, 'notes') - countOf(entries, 'notes'),
      secrets: countOf(inside, 'secrets') - countOf(entries, 'secrets'),
    }),
  };
}

/** The values of one part by the field (or `ggg/kk(s)`) they belong to. */
export function valuesOf<P extends Part>(
  entries: readonly EntryChange[],
  part: P,
): ReadonlyMap<string, NonNullable<EntryChange<P>['value']>> {
  const values = new Map<string, NonNullable<EntryChange<P>['value']>>();
  for (const entry of entries) {
    if (entry.part !== part || entry.value === undefined || entry.value === null) continue;
    const field = fieldOfEntry(entry);
    const name = isSidePart(part) ? `${field}(${String((entry.index % 6) + 1)})` : field;
    values.set(name, entry.value as NonNullable<EntryChange<P>['value']>);
  }
  return values;
}

/** Data lost where only key, kind, name and colour of a party are exported, and the calendar is not. */
export function partyDrops(parties: readonly Party[]): readonly Dropped[] {
  return droppedOf({
    clock: 1,
    rulers: parties.filter(({ ruler }) => ruler !== '').length,
    treasuries: parties.filter(({ treasury }) => treasury !== 0).length,
    capitals: parties.filter(({ capital }) => capital !== null).length,
    relations: parties.filter(({ relations }) => Object.keys(relations).length > 0).length,
  });
}
