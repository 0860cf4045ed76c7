import {
  type FormDefinition,
  type FormField,
  inLanguage,
  lineField as line,
  numberField as number,
  rowTable,
  type Settings,
  tableValues,
  titled as title,
  type Words,
} from '../../../kernel';
import { CHANCES, type EventKey, EVENTS, type Intensity } from '../data/events';
import { CATEGORY_TABLE, EVENT_TABLE, HIRE_TABLE, LEVEL_TABLE } from '../data/tables';
import { CATEGORY_NAMES } from '../data/categories';
import { priceOf, tableCell } from '../rules/money';
import { CATEGORIES, type Category } from '../state/types';
import { inWords, type Language, type Values } from './fields';

/** Content of a cell, by the tables in force. */
type Cell = (settings: Settings, language: Language) => string;

/** A table of the card: rows with printed titles, and the content of its columns. */
interface CardTable {
  readonly title: Words;
  readonly columns: readonly FormField[];
  readonly rows: readonly CardRow[];
}

type CardRow = readonly [title: Words, ...cells: readonly Cell[]];

/** Effects in words; `{n}` = a figure of the tables in force. */
const EFFECTS: Readonly<Record<Category, Words>> = {
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

function effectFigure(category: Category, settings: Settings, language: Language): string {
  if (category === 'trade')
    return inWords(tableCell(settings, CATEGORY_TABLE, 'trade', 'income').value, language);
  if (category === 'infrastructure')
    return String(tableCell(settings, LEVEL_TABLE, 'infrastructure', 'amount').value);
  return inWords(priceOf(settings, 'protected').value, language);
}

const ofCategory = (category: Category): CardRow => [
  CATEGORY_NAMES[category],
  (settings, language) =>
    inWords(tableCell(settings, CATEGORY_TABLE, category, 'upkeep').value, language),
  (settings, language) =>
    inLanguage(EFFECTS[category], language).replace(
      '{n}',
      effectFigure(category, settings, language),
    ),
];

const price =
  (row: string): Cell =>
  (settings, language) =>
    inWords(priceOf(settings, row).value, language);

const ofHire = (row: string): CardRow => [
  [`Anheuern +${row}`, `Hire +${row}`],
  (settings, language) => inWords(tableCell(settings, HIRE_TABLE, row, 'price').value, language),
];

/** Effect of each number of a die of war (OS-13-08). */
const WAR: readonly Words[] = [
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

const EVENT_TITLES: Readonly<Record<EventKey, Words>> = {
  natural_exhausted: ['2 Nat. Vorzug erschöpft', '2 nat. adv. exhausted'],
  population_minus: ['3 Bevölkerungs-Minus', '3 population minus'],
  advantage_damaged: ['4 Vorzug beschädigt', '4 advantage damaged'],
  unrest: ['5 Aufruhr', '5 unrest'],
  bad_season: ['6 Schlechte Saison', '6 bad season'],
  repeat_last: ['7 Letztes Ereignis nochmal', '7 last event again'],
  nothing_8: ['8 Nichts', '8 nothing'],
  nothing_9: ['9 Nichts', '9 nothing'],
  good_season: ['10 Gute Saison', '10 good season'],
  population_plus: ['11 Bevölkerungs-Plus', '11 population plus'],
  natural_found: ['12 Nat. Vorzug gefunden', '12 nat. adv. found'],
};

/** Effect of an event at an intensity. */
function eventWords(event: EventKey, intensity: Intensity, settings: Settings): Words {
  if (CHANCES.includes(event)) return intensity === 'low' ? ['Chance', 'chance'] : ['Fakt', 'fact'];
  if (event === 'repeat_last') return ['neue Intensität', 'new intensity'];
  const row = String(EVENTS.indexOf(event) + 2);
  const { value } = tableCell(settings, EVENT_TABLE, row, intensity);
  if (value === 0) return ['–', '–'];
  const n = String(value);
  if (event === 'advantage_damaged')
    return value === 1 ? [`${n} Stufe`, `${n} level`] : [`${n} Stufen`, `${n} levels`];
  if (event === 'unrest')
    return value === 1 ? [`${n} Einheit`, `${n} unit`] : [`${n} Einheiten`, `${n} units`];
  const sign = event === 'bad_season' ? '−' : '+';
  return [`${sign}${n} Geld`, `${sign}${n} money`];
}

const ofEvent = (event: EventKey): CardRow => {
  const brings =
    (intensity: Intensity): Cell =>
    (settings, language) =>
      inLanguage(eventWords(event, intensity, settings), language);
  return [EVENT_TITLES[event], brings('low'), brings('strong')];
};

const TABLES: readonly CardTable[] = [
  {
    title: ['Kategorien', 'Categories'],
    columns: [
      number('categoryUpkeep', 'Unterhalt je Stufe', 'Upkeep per level', 0.2),
      line('categoryEffect', 'Wirkung je Stufe', 'Effect per level', 0.8),
    ],
    rows: CATEGORIES.map(ofCategory),
  },
  {
    title: ['Preise', 'Prices'],
    columns: [number('price', 'Geld', 'Money', 1)],
    rows: [
      [['Neue Stufe', 'New level'], price('build')],
      [['Reparatur einer Stufe', 'Repair of a level'], price('repair')],
      [['Eine Einheit beruhigen', 'Calm one unit'], price('calm')],
      ...HIRE_TABLE.rows.map(ofHire),
    ],
  },
  {
    title: ['Krieg', 'War'],
    columns: [line('warEffect', 'Wirkung', 'Effect', 1)],
    rows: WAR.map((words, index) => [
      [`Würfel ${String(index + 1)}`, `Die ${String(index + 1)}`],
      (_, language) => inLanguage(words, language),
    ]),
  },
  {
    title: ['Zufallsereignisse', 'Random events'],
    columns: [
      line('eventLow', 'Gering (1–4)', 'Low (1–4)', 0.5),
      line('eventStrong', 'Stark (5–6)', 'Strong (5–6)', 0.5),
    ],
    rows: EVENTS.map(ofEvent),
  },
];

/** The card for the table: categories, prices, dice of war, events (OS-20-04). */
export const REFERENCE: FormDefinition = {
  id: 'reference',
  title: title('Merkblatt', 'Reference card'),
  isReturned: false,
  parts: TABLES.map(({ title: words, columns, rows }) =>
    rowTable(
      words,
      rows.map(([name]) => name),
      columns,
    ),
  ),
};

/** The reference card filled in by the tables in force (OS-4-09, OS-10-02, OS-13-08, OS-14-03). */
export function referenceValues(settings: Settings, language: Language): Values {
  return TABLES.reduce<Values>((values, { columns, rows }) => {
    const filled = rows.map(([, ...cells]) =>
      Object.fromEntries(
        columns.map(({ name }, at) => [name, cells[at]?.(settings, language) ?? '']),
      ),
    );
    return { ...values, ...tableValues(filled) };
  }, {});
}
