/** The tables of a bundle and their columns, in the order in which they are written. */
export const TABLES = {
  world: ['key', 'value'],
  grossfelder: ['gf', 'u', 'v'],
  fields: ['gf', 'kf', 'q', 'r', 'terrain', 'owner', 'difficulty', 'lowView', 'baseTerrain'],
  edges: ['gf', 'kf', 'side', 'beyond', 'river', 'road', 'bridge', 'canal', 'unnavigable', 'wall'],
  springs: ['gf', 'kf', 'corner'],
  settlements: ['gf', 'kf', 'type', 'name', 'owner', 'built', 'harbours', 'garrison'],
  notes: ['gf', 'kf', 'text'],
  secrets: ['gf', 'kf', 'text', 'strength'],
  labels: ['id', 'kind', 'text', 'points', 'size', 'spacing', 'rotation', 'party'],
  parties: ['key', 'kind', 'name', 'ruler', 'colour', 'capital', 'treasury', 'relations'],
} as const;

export type TableName = keyof typeof TABLES;

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** Columns without which a table cannot be understood; the others may be missing. */
export const NEEDED: Readonly<Record<TableName, readonly string[]>> = {
  world: ['key', 'value'],
  grossfelder: ['gf', 'u', 'v'],
  fields: ['gf', 'kf', 'terrain'],
  edges: ['gf', 'kf', 'side'],
  springs: ['gf', 'kf', 'corner'],
  settlements: ['gf', 'kf', 'type', 'name', 'owner', 'built'],
  notes: ['gf', 'kf', 'text'],
  secrets: ['gf', 'kf', 'text', 'strength'],
  labels: ['id', 'kind', 'text', 'points', 'size'],
  parties: ['key', 'kind', 'name'],
};

/** Version of the bundle, in its table `world`. */
export const CSV_VERSION = 1;

/** Name of the format in the table `world`. */
export const CSV_FORMAT = 'wabenwart-csv';
