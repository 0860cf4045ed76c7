import { type Title, titled as title } from '../../../kernel';

/** The levels of the land table in the order of its columns, by height (WW-8.3-20). */
export const LEVELS: readonly Title[] = [
  title('Wasser', 'Water'),
  title('Tiefland', 'Lowland'),
  title('Hochland', 'Highland'),
  title('Bergland', 'Hills'),
  title('Gebirge', 'Mountains'),
];

/** The rows of the land table, by the key of the terrain type (WW-8.3-20). */
export const LAND_ROWS: readonly (readonly [string, Title])[] = [
  ['normal', title('Normal', 'Normal')],
  ['forest', title('Wald', 'Forest')],
  ['lake', title('See', 'Lake')],
  ['steppe', title('Steppe', 'Steppe')],
  ['swamp', title('Sumpf', 'Swamp')],
  ['jungle', title('Dschungel', 'Jungle')],
  ['desert', title('Wüste', 'Desert')],
  ['ice', title('Eiswüste', 'Ice desert')],
  ['volcano', title('Vulkan', 'Volcano')],
  ['sum', title('Zwischensummen', 'Subtotals')],
];

/** The rows of the infrastructure, by the kind of work (WW-8.3-24). */
export const WORK_ROWS: readonly (readonly [string, Title])[] = [
  ['wall', title('WL Wälle', 'WL walls')],
  ['road', title('STR Straßen', 'STR roads')],
  ['bridge', title('BRÜ Brücken', 'BRÜ bridges')],
  ['canal', title('KAN Kanäle', 'KAN canals')],
  ['sum', title('Summe', 'Sum')],
];

/** The rows of the upkeep of units, by group (WW-8.3-27). */
export const UPKEEP_ROWS: readonly (readonly [string, Title])[] = [
  ['land', title('Bestand Land', 'On land')],
  ['sea', title('Bestand See', 'At sea')],
  ['leaders', title('Charaktere und Hf', 'Characters and leaders')],
];

/** The rows of the summary, by the key of the balance's row; `other` is the player's (WW-3.3-07, WW-8.3-29). */
export const SUMMARY_ROWS: readonly (readonly [string, Title])[] = [
  ['oldTreasury', title('Alter Bestand', 'Old treasury')],
  ['landTax', title('Steuern Land', 'Tax of the land')],
  ['settlementTax', title('Steuern Ansiedlungen', 'Tax of settlements')],
  ['settlementUpkeep', title('Unterhalt Ansiedlungen', 'Upkeep of settlements')],
  ['infrastructureUpkeep', title('Unterhalt Infrastruktur', 'Upkeep of infrastructure')],
  ['unitUpkeep', title('Unterhalt Einheiten', 'Upkeep of units')],
  ['muster', title('Neurüstungen', 'Raising')],
  ['newStructures', title('Neubauten', 'New structures')],
  ['other1', title('Sonstiges 1', 'Other 1')],
  ['other2', title('Sonstiges 2', 'Other 2')],
  ['newTreasury', title('Neuer Bestand', 'New treasury')],
];
