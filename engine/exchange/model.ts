import type { FieldAddress, GrossfeldNo, GrossfeldPlace, Topology } from '../hex';
import type { Params, Result, SettlementStyle, TerrainStyle } from '../kernel';
import type { EntryChange, MapLabel, Part, Party, PartyKey, TerrainKey } from '../world';

/** Why a file cannot be read (or a proposal not be taken over). The renderer has a sentence for each. */
export const PROBLEM_CODES = [
  // the file as a whole
  'empty',
  'too-large',
  'archive-damaged',
  'too-new',
  'not-this-format',
  // JSON and GeoJSON
  'json-broken',
  'key-unsafe',
  'foreign-geojson',
  'feature-broken',
  // tables
  'csv-broken',
  'table-missing',
  'column-missing',
  'column-twice',
  'cell-count',
  'bad-value',
  // XML and Worldographer
  'xml-broken',
  'xml-dtd',
  'xml-depth',
  'grid-unsupported',
  'terrainmap-broken',
  'tile-broken',
  'tile-terrain',
  'tile-count',
  // Text Mapper
  'no-fields',
  // contents that contradict each other
  'duplicate',
  'place-contradiction',
  'too-many-fields',
  // taking over
  'terrain-unmapped',
  'place-missing',
  'place-taken',
  'off-world',
  'number-taken',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Codes of a reader's guesses and omissions. */
export const NOTE_CODES = [
  'encoding-guessed',
  'numbers-guessed',
  'columns-left-out',
  'tables-left-out',
  'parties-guessed',
  'places-guessed',
  'layout-guessed',
  'fields-filled',
  'lines-left-out',
  'terrain-guessed',
  'terrain-open',
  'grid-rotated',
  'blank-fields',
  'own-data',
  'own-data-damaged',
  'settlements-guessed',
  'settlements-left-out',
  'features-left-out',
  'labels-left-out',
  'labels-renamed',
  'rivers-guessed',
  'roads-guessed',
  'shapes-left-out',
  'notes-left-out',
  'gm-only-shown',
  'capitals-left-out',
  'parties-kept',
  'sides-off-map',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

export const DROPPED_CODES = [
  'units',
  'knowledge',
  'clock',
  'treasuries',
  'capitals',
  'relations',
  'rulers',
  'notes',
  'secrets',
  'fields',
  'owners',
  'difficulty',
  'lowView',
  'baseTerrain',
  'edges',
  'walls',
  'springs',
  'settlements',
  'settlement-details',
  'labels',
  'parties',
  'topology',
] as const;
export type DroppedCode = (typeof DROPPED_CODES)[number];

/** Ids of the formats. */
export type ExchangeFormatId = 'geojson' | 'csv' | 'text-mapper' | 'worldographer';

/** Part of a world to export, and whether what only the GM may know is included. */
export interface ExchangeOptions {
  readonly fields: 'all' | ReadonlySet<FieldAddress>;
  /** The GM's notes on fields; left out unless asked for. */
  readonly notes?: boolean;
  /** Data only the GM knows; omitted by default. */
  readonly secrets?: boolean;
}

/** Data that a format cannot hold, or that was not requested. */
export interface Dropped {
  readonly what: DroppedCode;
  readonly count: number;
}

/** A written text, and what it does not carry. */
export interface WrittenText {
  readonly text: string;
  readonly dropped: readonly Dropped[];
}

/** A written file, and what it does not carry. */
export interface WrittenBytes {
  readonly bytes: Uint8Array;
  readonly dropped: readonly Dropped[];
}

/** Why a file could not be read or taken over: what was wrong, and where (`line`, `column`, `path` ...). */
export interface ExchangeProblem {
  readonly code: ProblemCode;
  readonly about: Params;
}

export type ExchangeResult<Value> = Result<Value, ExchangeProblem>;

/** Something that was guessed or left out while a file was read. */
export interface ExchangeNote {
  readonly code: NoteCode;
  readonly count: number;
  readonly about: Params;
}

/** A Großfeld of a file; null = the file does not give its place. */
export interface ProposedGrossfeld {
  readonly no: GrossfeldNo;
  readonly place: GrossfeldPlace | null;
}

/** Content of a map, as far as a file contains it. */
export interface MapContent {
  /** Shape of the world, if the file states one. */
  readonly topology: Topology | null;
  readonly grossfelder: readonly ProposedGrossfeld[];
  /** Fields the file contains. */
  readonly fields: readonly FieldAddress[];
  /** Values of fields, sides and corners. Terrain may be a foreign name until it is mapped. */
  readonly entries: readonly EntryChange[];
  readonly labels: readonly MapLabel[];
  readonly parties: readonly Party[];
}

/** A terrain name that is not a key of the game, how often it occurs, and what it is taken for. */
export interface TerrainName {
  readonly name: string;
  readonly count: number;
  /** Null = nothing matches: the GM has to choose. */
  readonly terrain: TerrainKey | null;
}

/** Content of a file. It changes nothing until it is accepted. */
export interface ImportProposal extends MapContent {
  readonly format: ExchangeFormatId;
  /** Parts of a Großfeld the file covers: a field that omits such a part has none of it. */
  readonly carries: readonly Part[];
  readonly terrainNames: readonly TerrainName[];
  readonly notes: readonly ExchangeNote[];
}

/** Input of a reader from the game. */
export interface ReadOptions {
  readonly terrains: Readonly<Record<string, TerrainStyle>>;
  readonly settlements: Readonly<Record<string, SettlementStyle>>;
  /** Who gets settlements for which a file names no owner; absent = such settlements are left out. */
  readonly strangers?: { readonly key: PartyKey; readonly name: string };
  readonly limits?: ExchangeLimits;
}

/** Most that a file may hold. */
export interface ExchangeLimits {
  /** Bytes of the file as it came, and as it is unpacked. */
  readonly bytes: number;
  /** Rows of a table, elements of a document, tiles of a grid. */
  readonly items: number;
  /** Nesting of JSON or XML. */
  readonly depth: number;
}

export const EXCHANGE_LIMITS: ExchangeLimits = {
  bytes: 64 * 1024 * 1024,
  items: 1_000_000,
  depth: 64,
};
