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
  'number-taken',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What a reader guessed or left out. */
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

/** What a writer leaves out. */
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
