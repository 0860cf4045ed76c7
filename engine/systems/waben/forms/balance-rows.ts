import type { Words } from '../../../kernel';

/** A row whose name is printed, by a key. */
export type PrintedRow = readonly [key: string, name: Words];

/** The levels of the land table in the order of its columns, by height (WW-8.3-20). */
export const LEVELS: readonly Words[] = [
  ['Wasser', 'Water'],
  ['Tiefland', 'Lowland'],
  ['Hochland', 'Highland'],
  ['Bergland', 'Hills'],
  ['Gebirge', 'Mountains'],
];

/** The rows of the land table, by the key of the terrain type (WW-8.3-20). */
export const LAND_ROWS: readonly PrintedRow[] = [
  ['normal', ['Normal', 'Normal']],
  ['forest', ['Wald', 'Forest']],
  ['lake', ['See', 'Lake']],
  ['steppe', ['Steppe', 'Steppe']],
  ['swamp', ['Sumpf', 'Swamp']],
  ['jungle', ['Dschungel', 'Jungle']],
  ['desert', ['Wüste', 'Desert']],
  ['ice', ['Eiswüste', 'Ice desert']],
  ['volcano', ['Vulkan', 'Volcano']],
  ['sum', ['Zwischensummen', 'Subtotals']],
];

/** The rows of the infrastructure, by the kind of work (WW-8.3-24). */
export const WORK_ROWS: readonly PrintedRow[] = [
  ['wall', ['WL Wälle', 'WL walls']],
  ['road', ['STR Straßen', 'STR roads']],
  ['bridge', ['BRÜ Brücken', 'BRÜ bridges']],
  ['canal', ['KAN Kanäle', 'KAN canals']],
  ['sum', ['Summe', 'Sum']],
];

/** The rows of the upkeep of units, by group (WW-8.3-27). */
export const UPKEEP_ROWS: readonly PrintedRow[] = [
  ['land', ['Bestand Land', 'On land']],
  ['sea', ['Bestand See', 'At sea']],
  ['leaders', ['Charaktere und Hf', 'Characters and leaders']],
];

/** The rows of the summary, by the key of the balance's row; `other` is the player's (WW-3.3-07, WW-8.3-29). */
export const SUMMARY_ROWS: readonly PrintedRow[] = [
  ['oldTreasury', ['Alter Bestand', 'Old treasury']],
  ['landTax', ['Steuern Land', 'Tax of the land']],
  ['settlementTax', ['Steuern Ansiedlungen', 'Tax of settlements']],
  ['settlementUpkeep', ['Unterhalt Ansiedlungen', 'Upkeep of settlements']],
  ['infrastructureUpkeep', ['Unterhalt Infrastruktur', 'Upkeep of infrastructure']],
  ['unitUpkeep', ['Unterhalt Einheiten', 'Upkeep of units']],
  ['muster', ['Neurüstungen', 'Raising']],
  ['newStructures', ['Neubauten', 'New structures']],
  ['other1', ['Sonstiges 1', 'Other 1']],
  ['other2', ['Sonstiges 2', 'Other 2']],
  ['newTreasury', ['Neuer Bestand', 'New treasury']],
];
