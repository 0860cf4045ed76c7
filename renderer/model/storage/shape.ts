import type { Campaign, Knowledge, RegionBoard, World, WorldMap } from '../../../engine';

/**
 * How a document falls into rows: a `row` is stored whole, a record holds parts of one kind by key,
 * fields hold parts by name.
 */
export type Shape = 'row' | RecordShape | FieldsShape;

export interface RecordShape {
  readonly kind: 'record';
  readonly each: Shape;
  /** A document may be without it; then it has no rows. */
  readonly isOptional?: true;
}

export interface FieldsShape {
  readonly kind: 'fields';
  readonly fields: Readonly<Record<string, Shape>>;
  readonly isOptional?: true;
}

const record = (each: Shape): RecordShape => ({ kind: 'record', each });

/** A shape for every field of `T`, so that a part added to the campaign cannot be forgotten here. */
type Parts<T> = { readonly [K in keyof T]-?: Shape };

const fields = (parts: FieldsShape['fields']): FieldsShape => ({ kind: 'fields', fields: parts });

const optional = <Part extends RecordShape | FieldsShape>(part: Part): Part => ({
  ...part,
  isOptional: true,
});

/**
 * The rows of a campaign: one per Großfeld, party, unit, label, known Großfeld of a party, sheet, ruling
 * and archived turn; the rest is a handful of small rows. An edit writes what it touched, never the world.
 */
export const CAMPAIGN_SHAPE: FieldsShape = fields({
  id: 'row',
  name: 'row',
  system: 'row',
  seed: 'row',
  settings: 'row',
  editions: record('row'),
  world: fields({
    map: fields({ topology: 'row', grossfelder: record('row') } satisfies Parts<WorldMap>),
    parties: record('row'),
    units: record('row'),
    labels: record('row'),
    knowledge: record(
      fields({
        grossfelder: record('row'),
        sightings: 'row',
        chart: 'row',
      } satisfies Parts<Knowledge>),
    ),
    works: record('row'),
    treaties: record('row'),
    people: record('row'),
    clock: 'row',
    board: optional(
      fields({ regions: record('row'), borders: 'row' } satisfies Parts<RegionBoard>),
    ),
    affairs: optional(record('row')),
  } satisfies Parts<World>),
  sheets: record('row'),
  mail: record('row'),
  rulings: record('row'),
  archive: record('row'),
  edits: optional(record('row')),
  bookmarks: record('row'),
  templates: optional(record('row')),
  handovers: optional(record('row')),
  parcels: optional(record('row')),
  underlays: record('row'),
  inbox: record('row'),
  decisions: record('row'),
  marks: record('row'),
  outbox: record('row'),
  variants: record('row'),
  todayCorrections: optional(record('row')),
  ledger: record('row'),
  culture: record('row'),
  shelf: record('row'),
  evaluations: record('row'),
  filmLeaks: optional(record('row')),
  publicity: record('row'),
  newsletters: record('row'),
  deadline: 'row',
  address: 'row',
  kept: optional(record('row')),
} satisfies Parts<Campaign>);
