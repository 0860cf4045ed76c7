import type { Settings, Words } from '../../../kernel';
import {
  card,
  type CardCell,
  type CardRow,
  type CardTable,
  line,
  number,
} from '../../../kernel/form-parts';
import { CHANCES, type EventKey, EVENTS, type Intensity } from '../data/events';
import { CATEGORY_TABLE, EVENT_TABLE, HIRE_TABLE, LEVEL_TABLE } from '../data/tables';
import { CATEGORY_NAMES } from '../data/categories';
import { priceOf, tableCell } from '../rules/money';
import { CATEGORIES, type Category } from '../state/types';
import { inWords } from './fields';

/** An amount of halves in both languages. */
const inBoth = (halves: number): Words => [inWords(halves, 'de'), inWords(halves, 'en')];

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

function effectFigure(category: Category, settings: Settings): Words {
  if (category === 'trade')
    return inBoth(tableCell(settings, CATEGORY_TABLE, 'trade', 'income').value);
  if (category === 'infrastructure') {
    const amount = String(tableCell(settings, LEVEL_TABLE, 'infrastructure', 'amount').value);
    return [amount, amount];
  }
  return inBoth(priceOf(settings, 'protected').value);
}

const ofCategory = (category: Category): CardRow => [
  CATEGORY_NAMES[category],
  (settings) => inBoth(tableCell(settings, CATEGORY_TABLE, category, 'upkeep').value),
  (settings) => {
    const [[de, en], [figure, english]] = [EFFECTS[category], effectFigure(category, settings)];
    return [de.replace('{n}', figure), en.replace('{n}', english)];
  },
];

const price =
  (row: string): CardCell =>
  (settings) =>
    inBoth(priceOf(settings, row).value);

const ofHire = (row: string): CardRow => [
  [`Anheuern +${row}`, `Hire +${row}`],
  (settings) => inBoth(tableCell(settings, HIRE_TABLE, row, 'price').value),
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

const ofEvent = (event: EventKey): CardRow => [
  EVENT_TITLES[event],
  (settings) => eventWords(event, 'low', settings),
  (settings) => eventWords(event, 'strong', settings),
];

/** Tables of the card for the table; what they hold is by the tables in force (OS-4-09, OS-10-02, OS-13-08, OS-14-03). */
export const REFERENCE_TABLES: readonly CardTable[] = [
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
      words,
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
export const REFERENCE = card('reference', REFERENCE_TABLES);
