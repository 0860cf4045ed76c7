import type { Settings, Words } from '../../../kernel';
import {
  type CardCell,
  type CardRow,
  type CardTable,
  cellOfTable,
  figureWords,
  line,
  number,
  withFigures,
} from '../../../kernel/form-parts';
import { ARMY_KIND_WORDS, type ArmyKind, CITY_KIND_WORDS, CITY_KINDS } from '../data/kinds';
import {
  ARMY_TABLE,
  CITY_TABLE,
  LIMIT_TABLE,
  MODIFIER_TABLE,
  ROAD_TABLE,
  SPY_SPENDING_TABLE,
  TERRAIN_TABLE,
} from '../data/tables';
import { armyFigure } from '../rules/armies/kinds';
import { HEIGHTS, MIXED_INSIDE, MIXED_OUTSIDE, MOUNTAIN_RANGE } from '../rules/armies/way';
import { cellIn } from '../rules/cells';

const NONE: Words = ['–', '–'];

/** Words with a figure of the table of limits. */
export function limit(row: string, words: (figure: string) => Words): CardCell {
  return withFigures(
    (settings) => [cellIn(settings, LIMIT_TABLE, row).value],
    (figure = '') => words(figure),
  );
}

/** Terrain a road can be built in, with what its fields yield (PI-03-07, PI-07-03, PI-08-04, PI-08-05). */
export const LAND: CardTable = {
  title: ['Land und Straßen', 'Land and roads'],
  column: 'right',
  titleShare: 0.22,
  columns: [
    number('height', 'Höhe', 'Height', 0.17),
    number('income', 'Einkünfte GS', 'Income GS', 0.3),
    number('roadCost', 'Straße GS', 'Road GS', 0.27),
    number('roadGrowth', 'je Monat', 'a month', 0.26),
  ],
  rows: ROAD_TABLE.rows.map((row): CardRow => {
    const words = ROAD_TABLE.words?.rows[row] ?? NONE;
    return [
      words,
      cellOfTable(TERRAIN_TABLE, row, 'height'),
      cellOfTable(TERRAIN_TABLE, row, 'income'),
      cellOfTable(ROAD_TABLE, row, 'cost'),
      cellOfTable(ROAD_TABLE, row, 'segments'),
    ];
  }),
};

/** Cities (PI-04-05, PI-04-19, PI-04-21, PI-04-27). */
export const CITIES: CardTable = {
  title: ['Städte', 'Cities'],
  column: 'left',
  titleShare: 0.22,
  columns: [
    number('cityPrice', 'Bau', 'Building', 0.22),
    number('cityTax', 'Steuer', 'Tax', 0.2),
    number('cityFortification', 'Befestigung', 'Fortifying', 0.28),
    number('cityMuster', 'Rüsten bis', 'Muster up to', 0.3),
  ],
  rows: CITY_KINDS.map((kind): CardRow => [
    CITY_KIND_WORDS[kind],
    ...['price', 'tax', 'fortification', 'muster'].map((column) =>
      cellOfTable(CITY_TABLE, kind, column),
    ),
  ]),
};

const percent = (value: number): Words => {
  const [de, en] = figureWords(Math.abs(value));
  const sign = value < 0 ? '−' : '+';
  return [`${sign}${de} %`, `${sign}${en} %`];
};

/** What is added to the strength of an army in battle (PI-05-119, PI-05-120). */
export const BATTLE: CardTable = {
  title: ['Zuschläge im Kampf', 'Combat modifiers'],
  column: 'left',
  titleShare: 0.6,
  columns: [number('modifier', 'Stärke', 'Strength', 1)],
  rows: MODIFIER_TABLE.rows.map((row): CardRow => [
    MODIFIER_TABLE.words?.rows[row] ?? NONE,
    (settings) => percent(cellIn(settings, MODIFIER_TABLE, row).value),
  ]),
};

const heads = (settings: Settings, kind: ArmyKind): number => {
  const room = armyFigure(settings, kind, 'room').value;
  return room === 0 ? 0 : Math.floor(100 / room);
};

const spending = (row: string, settings: Settings): number =>
  cellIn(settings, SPY_SPENDING_TABLE, row).value;

/** How far armies and realms may go (PI-03-12, PI-04-09, PI-05-29, PI-05-35, PI-05-55, PI-05-75, PI-09-03, PI-09-06). */
export const LIMITS: CardTable = {
  title: ['Grenzen', 'Limits'],
  column: 'right',
  titleShare: 0.33,
  columns: [line('limit', 'Was gilt', 'What holds', 1)],
  rows: [
    [
      ['Höhenstufen', 'Height levels'],
      withFigures(
        () => [HEIGHTS.value],
        (most = '') => [`${most} im Monat; Straße ohne`, `${most} a month; none on roads`],
      ),
    ],
    [
      ['Reiter gemischt', 'Riders, mixed'],
      withFigures(
        () => [MIXED_INSIDE.value, MIXED_OUTSIDE.value],
        (inside = '', outside = '') => [
          `${inside} im Reich und ${outside} außerhalb`,
          `${inside} inside and ${outside} outside`,
        ],
      ),
    ],
    [
      ['Reiter ins Gebirge', 'Riders to mountains'],
      withFigures(
        () => [MOUNTAIN_RANGE.value],
        (most = '') => [`Reichweite ${most} im Monat`, `range ${most} in the month`],
      ),
    ],
    [
      ['Fremdes Land', 'Foreign land'],
      limit('conquest', (count) => [`mit A, ab ${count} Mann`, `with A, from ${count} heads`]),
    ],
    [
      ['Neue Stadt', 'New city'],
      limit('city_gap', (count) => [
        `${count} Felder Abstand zu jeder anderen`,
        `${count} fields between it and any other`,
      ]),
    ],
    [
      ['Ein Schiff trägt', 'A ship carries'],
      withFigures(
        (settings) => [heads(settings, 'warrior'), heads(settings, 'rider')],
        (warriors = '', riders = '') => [
          `${warriors} Krieger oder ${riders} Reiter`,
          `${warriors} warriors or ${riders} riders`,
        ],
      ),
    ],
    [
      ['Spionage halten', 'Espionage, to keep'],
      withFigures(
        (settings) => [spending('even', settings)],
        (gold = '') => [`${gold} GS im Rüstmonat`, `${gold} GS in a muster month`],
      ),
    ],
    [
      ['Spionage heben', 'Espionage, to raise'],
      withFigures(
        (settings) => [spending('step', settings), spending('most', settings) / 2],
        (gold = '', most = '') => [
          `½ Punkt je ${gold} GS mehr, bis ${most}`,
          `½ point per ${gold} GS more, up to ${most}`,
        ],
      ),
    ],
  ],
};

/** Kinds of armies the document has. */
export const PRINTED_KINDS = ['warrior', 'rider', 'fleet'] as const;

const ARMY_COLUMNS = [
  ['cost', 'GS', 'GS'],
  ['pay', 'Besoldung', 'Pay'],
  ['minimum', 'mindestens', 'at least'],
  ['maximum', 'höchstens', 'at most'],
  ['outside', 'außerhalb', 'outside'],
  ['inside', 'im Reich', 'inside'],
  ['road', 'auf Straßen', 'on roads, lanes'],
] as const;

/** Stands over the ranges, the last columns. */
const RANGES_FROM = 4;
const RANGE = { de: 'Felder im Monat', en: 'Fields a month' };

/** What armies cost and how far they move (PI-05-09, PI-05-21, PI-05-22, PI-05-25). */
export const ARMIES: CardTable = {
  title: ['Heere, je Krieger, Reiter, Schiff', 'Armies, per warrior, rider, ship'],
  columns: ARMY_COLUMNS.map(([column, de, en], at) => ({
    ...number(`army.${column}`, de, en, 1 / ARMY_COLUMNS.length),
    ...(at < RANGES_FROM ? {} : { group: RANGE }),
  })),
  rows: PRINTED_KINDS.map((kind): CardRow => [
    ARMY_KIND_WORDS[kind],
    ...ARMY_COLUMNS.map(([column]) => cellOfTable(ARMY_TABLE, kind, column)),
  ]),
};
