import { cellName, type Settings } from '../../../kernel';
import { CHANCES, EVENTS, type Intensity } from '../data/events';
import { CATEGORY_TABLE, EVENT_TABLE, HIRE_TABLE, LEVEL_TABLE } from '../data/tables';
import { priceOf, tableCell } from '../rules/money';
import { CATEGORIES, type Category } from '../state/types';
import { inWords, type Language, type Values } from './amounts';

/** Effects in words; `{n}` = a figure of the tables in force. */
const EFFECTS: Readonly<Record<Category, readonly [de: string, en: string]>> = {
  trade: [
    '+{n} Geld, höchstens so viele wie Bevölkerung',
    '+{n} money, at most as many as population',
  ],
  infrastructure: ['Bevölkerungslimit +{n}', 'population limit +{n}'],
  research: ['einen Würfel neu werfen', 'reroll one die'],
  authority: [
    'eine andere Kategorie +1, oder Aufruhr beenden',
    'another category +1, or end unrest',
  ],
  military: [
    'Soldaten, Plündern, Krieg, Aufruhr blutig beenden',
    'soldiers, plunder, war, end unrest bloodily',
  ],
  secret_service: ['Sabotage, Informationen, Aufruhr beenden', 'sabotage, information, end unrest'],
  fortification: ['schützt eine andere Stufe und {n} Geld', 'protects another level and {n} money'],
  natural: ['wie die Kategorie, als die er wirkt', 'as the category it acts as'],
};

const WAR: readonly (readonly [de: string, en: string])[] = [
  ['eine eigene Einheit stirbt', 'one own unit dies'],
  ['nichts', 'nothing'],
  ['nichts', 'nothing'],
  ['1 Geld stehlen', 'steal 1 money'],
  [
    'eine Stufe beschädigen oder zerstören, oder eine Einheit töten',
    'damage or destroy one level, or kill one unit',
  ],
  [
    'eine beschädigte Stufe oder eine Einheit übernehmen',
    'take over one damaged level or one unit',
  ],
];

const effectFigure = (category: Category, settings: Settings, language: Language): string => {
  if (category === 'trade')
    return inWords(tableCell(settings, CATEGORY_TABLE, 'trade', 'income').value, language);
  if (category === 'infrastructure')
    return String(tableCell(settings, LEVEL_TABLE, 'infrastructure', 'amount').value);
  return inWords(priceOf(settings, 'protected').value, language);
};

const cell = (column: string, index: number, value: string): readonly [string, string] => [
  cellName(column, index + 1),
  value,
];

const categories = (settings: Settings, language: Language, at: 0 | 1) =>
  CATEGORIES.flatMap((category, index) => [
    cell(
      'categoryUpkeep',
      index,
      inWords(tableCell(settings, CATEGORY_TABLE, category, 'upkeep').value, language),
    ),
    cell(
      'categoryEffect',
      index,
      EFFECTS[category][at].replace('{n}', effectFigure(category, settings, language)),
    ),
  ]);

const prices = (settings: Settings, language: Language) =>
  [
    ...['build', 'repair', 'calm'].map((row) => priceOf(settings, row)),
    ...HIRE_TABLE.rows.map((row) => tableCell(settings, HIRE_TABLE, row, 'price')),
  ].map(({ value }, index) => cell('price', index, inWords(value, language)));

const WORDS = {
  chance: ['Chance', 'chance'],
  fact: ['Fakt', 'fact'],
  again: ['neue Intensität', 'new intensity'],
  level: ['Stufe', 'level'],
  levels: ['Stufen', 'levels'],
  unit: ['Einheit', 'unit'],
  units: ['Einheiten', 'units'],
  money: ['Geld', 'money'],
} as const;

const eventWords = (row: number, intensity: Intensity, settings: Settings, at: 0 | 1): string => {
  const event = EVENTS[row - 2];
  if (event === undefined) return '–';
  if (CHANCES.includes(event)) return WORDS[intensity === 'low' ? 'chance' : 'fact'][at];
  if (event === 'repeat_last') return WORDS.again[at];
  const amount = tableCell(settings, EVENT_TABLE, String(row), intensity).value;
  if (amount === 0) return '–';
  if (event === 'advantage_damaged')
    return `${String(amount)} ${WORDS[amount === 1 ? 'level' : 'levels'][at]}`;
  if (event === 'unrest') return `${String(amount)} ${WORDS[amount === 1 ? 'unit' : 'units'][at]}`;
  return `${event === 'bad_season' ? '−' : '+'}${String(amount)} ${WORDS.money[at]}`;
};

const events = (settings: Settings, at: 0 | 1) =>
  EVENTS.flatMap((_, index) => [
    cell('eventLow', index, eventWords(index + 2, 'low', settings, at)),
    cell('eventStrong', index, eventWords(index + 2, 'strong', settings, at)),
  ]);

/** The reference card filled in by the tables in force (OS-4-09, OS-10-02, OS-13-08, OS-14-03). */
export const referenceValues = (settings: Settings, language: Language): Values => {
  const at = language === 'de' ? 0 : 1;
  return Object.fromEntries([
    ...categories(settings, language, at),
    ...prices(settings, language),
    ...WAR.map((words, index) => cell('warEffect', index, words[at])),
    ...events(settings, at),
  ]);
};
