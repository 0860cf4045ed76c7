import type { lettered as german } from '../de/lettered';
import type { SameShape } from '../shape';

/** Words of the board of fields with letter and number. */
export const lettered: SameShape<typeof german> = {
  tool: {
    select: 'Select',
    mountain: 'Mountain',
    capital: 'Capital',
    base: 'Base',
    edge: 'Blocked edge',
    erase: 'Take away',
  },
  hint: {
    select:
      'Click a field; dragging moves the board. Arrows go from field to field, Page Up and Page Down one after the other.',
    mountain: 'Click or paint over fields; begun on a mountain, fields are opened again.',
    capital: 'Click a field: the capital of the chosen party then stands there.',
    base: 'Click a field: a base is made or changes its owner; once more takes it away.',
    edge: 'Drag from a field to its neighbour, or click the edge. With keys: Enter, arrow, Enter.',
    erase: 'Takes away what stands on the field, and the blocked edges around it.',
  },
  party: 'For',
  size: {
    title: 'Board',
    rows: 'Rows',
    columns: 'Columns',
    layout: 'Shifted to the right',
    even_rows_right: 'B, D, F …',
    odd_rows_right: 'A, C, E …',
  },
  layers: {
    numbers: 'Numbers of the fields',
    pieces: 'Who stands where',
    marks: 'Marks of the game',
  },
  what: {
    open: 'open field',
    mountain: 'mountain',
    capital: 'capital: {{name}}',
    destroyed: 'destroyed capital: {{name}}',
    base: 'base: {{name}}',
    free: 'base, free',
  },
  sheet: {
    label: 'Sheet of the field',
    what: 'What is here',
    blocked: 'blocked',
    bases: 'Bases',
    overview_one: '1 row, {{columns}} columns',
    overview_other: '{{count}} rows, {{columns}} columns',
  },
  remark: {
    offBoard: '{{field}} is not on the board.',
    shared: 'More than one thing stands on {{field}}.',
    noCapital: '{{name}} has no capital yet.',
    apart: '{{field}} cannot be reached from the rest of the board.',
    walledIn: 'No field is free around the capital {{field}}.',
  },
  say: {
    field: 'Field {{field}}, {{what}}.',
    blocked: 'Blocked towards {{fields}}.',
  },
  legend: {
    mountain: 'Mountain',
    capital: 'Capital',
    base: 'Base',
    parties: 'Parties',
    blocked: 'blocked edge',
    secret: 'not known to all',
  },
  status: {
    none: 'No field chosen',
    steps_one: '1 field from {{field}}',
    steps_other: '{{count}} fields from {{field}}',
  },
  refused: {
    offBoard: 'The field is not on the board. Nothing was changed.',
    noNeighbours: 'An edge lies between two neighbour fields. Nothing was changed.',
    badSize: 'A board has 1 to 26 rows and 1 to 99 columns. Nothing was changed.',
    noParty: 'Choose first for whom. Nothing was changed.',
  },
  command: {
    mountain_one: '{{field}} made a mountain',
    mountain_other: '{{count}} fields made mountains',
    open_one: '{{field}} opened',
    open_other: '{{count}} fields opened',
    capital: 'Capital of {{name}} put on {{field}}',
    base: 'Base put on {{field}}: {{name}}',
    freeBase: 'Free base put on {{field}}',
    erase_one: '{{field}} cleared',
    erase_other: '{{count}} fields cleared',
    edge: 'Edge {{edge}} blocked or opened',
    size_one: 'Size of the board changed; 1 thing lay outside and is gone',
    size_other: 'Size of the board changed; {{count}} things lay outside and are gone',
    size_zero: 'Size of the board changed',
  },
};
