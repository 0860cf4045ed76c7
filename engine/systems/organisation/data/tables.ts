import { type Table, tableOfOneColumn, tableOfRows } from '../../../kernel';
import { categoryNouns } from '../records/words';
import { CATEGORIES, type Category } from '../state/types';

/** Upkeep and income per intact level and phase, in halves (OS-4-09, OS-5.1-01, OS-8.5-01). */
export const CATEGORY_TABLE: Table = {
  id: 'organisation.category',
  clause: 'OS-4-09',
  rows: CATEGORIES,
  columns: ['upkeep', 'income'],
  cells: {
    trade: { upkeep: 2, income: 3 },
    infrastructure: { upkeep: 2 },
    research: { upkeep: 2 },
    authority: { upkeep: 2 },
    military: { upkeep: 2 },
    secret_service: { upkeep: 2 },
    fortification: { upkeep: 1 },
    natural: { upkeep: 1 },
  },
  unit: 'half',
  words: {
    name: ['Kategorien', 'Categories'],
    label: ['{{row}}: {{column}}', '{{row}}: {{column}}'],
    rows: categoryNouns(CATEGORIES),
    columns: {
      upkeep: ['Unterhalt je Stufe', 'upkeep per level'],
      income: ['Einkommen je Stufe', 'income per level'],
    },
  },
};

/** Prices in halves: of a level, of a repair, of a unit calmed; income of a calm unit; what a fortification protects. */
export const MONEY_TABLE = tableOfOneColumn(
  { id: 'organisation.money', clause: 'OS-9.2-02', unit: 'half' },
  ['Preise und Beträge', 'Prices and amounts'],
  ['amount', 'Geld', 'money'],
  {
    build: [8, 'Neue Stufe', 'new level'],
    repair: [4, 'Reparatur einer Stufe', 'repair of a level'],
    calm: [2, 'Eine Einheit beruhigen', 'calming one unit'],
    unit: [2, 'Einkommen einer ruhigen Einheit', 'income of a calm unit'],
    protected: [4, 'Schutz je Stufe Befestigung', 'guarded per level of fortification'],
    loot: [2, 'Beute je Erfolg oder Würfel', 'loot per success or die'],
    season: [2, 'Schlechte oder gute Saison, je Stärke', 'bad or good season, per strength'],
    influence: [2, 'Einfluss auf eine Chance, je Punkt', 'influence on a chance, per point'],
  },
);

/** Capacity of one level in heads: places for units, soldiers taken along (OS-5.2-01, OS-5.5-01, OS-5.5-02). */
export const LEVEL_TABLE = tableOfOneColumn(
  { id: 'organisation.level', clause: 'OS-0-08' },
  ['Wirkung je Stufe', 'Effect per level'],
  ['amount', 'Anzahl', 'number'],
  {
    infrastructure: [
      3,
      'Bevölkerungslimit je Stufe Infrastruktur',
      'population limit per level of infrastructure',
    ],
    support: [5, 'Soldaten je Stufe bei Unterstützung', 'soldiers per level in support'],
    overload: [20, 'Soldaten je Stufe bei Überlastung', 'soldiers per level in overload'],
  },
);

/** Prices of raising a category by so much, in halves (OS-10-02); beyond the table n·(n+1)/2 continues. */
export const HIRE_TABLE = tableOfOneColumn(
  { id: 'organisation.hire', clause: 'OS-10-02', unit: 'half' },
  ['Preise des Anheuerns', 'Prices of hiring'],
  ['price', 'Geld', 'money'],
  {
    '1': [2, '+1', '+1'],
    '2': [6, '+2', '+2'],
    '3': [12, '+3', '+3'],
    '4': [20, '+4', '+4'],
    '5': [30, '+5', '+5'],
    '6': [42, '+6', '+6'],
  },
  ['Anheuern um {{row}}', 'hiring {{row}}'],
);

/** Random events by the sum of two dice, and how much of them a weak and a strong one brings (OS-14-03). */
export const EVENT_TABLE = tableOfRows(
  { id: 'organisation.event', clause: 'OS-14-03' },
  ['Zufallsereignisse', 'Random events'],
  { low: ['gering', 'low'], strong: ['stark', 'strong'] },
  {
    '2': [['2 Natürlicher Vorzug erschöpft', '2 natural advantage exhausted']],
    '3': [['3 Bevölkerungs-Minus', '3 population lost']],
    '4': [['4 Vorzug beschädigt', '4 advantage damaged'], 1, 2],
    '5': [['5 Aufruhr', '5 unrest'], 1, 2],
    '6': [['6 Schlechte Saison', '6 bad season'], 1, 2],
    '7': [['7 Letztes Ereignis noch einmal', '7 last event again']],
    '8': [['8 Nichts', '8 nothing']],
    '9': [['9 Nichts', '9 nothing']],
    '10': [['10 Gute Saison', '10 good season'], 1, 2],
    '11': [['11 Bevölkerungs-Plus', '11 population gained']],
    '12': [['12 Natürlicher Vorzug gefunden', '12 natural advantage found']],
  },
  ['{{row}}, {{column}}', '{{row}}, {{column}}'],
);

/** Order in which levels are paid where nobody chose (OS-8.6-02). */
export const PAYING_ORDER: readonly Category[] = [
  'infrastructure',
  'fortification',
  'natural',
  'trade',
  'authority',
  'military',
  'secret_service',
  'research',
];

/** Categories that can be moved to a neighbour region (OS-9.3-02). */
export const MOVABLE: readonly Category[] = [
  'trade',
  'research',
  'authority',
  'military',
  'secret_service',
];

/** Every table of the game. */
export const TABLES: readonly Table[] = [
  CATEGORY_TABLE,
  MONEY_TABLE,
  LEVEL_TABLE,
  HIRE_TABLE,
  EVENT_TABLE,
];
