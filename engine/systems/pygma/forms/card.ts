import type { Settings, Table, Words } from '../../../kernel';
import {
  card,
  type CardCell,
  type CardRow,
  type CardTable,
  figureWords,
  line,
} from '../../../kernel/form-parts';
import { MONTH_NAMES, MONTH_ROLES, type MonthRole, MONTHS } from '../data/calendar';
import { ARMY_KIND_WORDS, type ArmyKind } from '../data/kinds';
import { MUSTER_ITEMS } from '../data/settings';
import { ADMIN_TABLE, ARMY_TABLE, SPY_TABLE, TRADE_CITY_TABLE } from '../data/tables';
import { armyFigure, isInForce } from '../rules/armies/kinds';
import { cellIn } from '../rules/cells';
import { choiceOf, flagOf, listOf } from '../rules/settings';
import { ARMIES, BATTLE, CITIES, LAND, limit, LIMITS, PRINTED_KINDS } from './card-figures';

const NONE: Words = ['–', '–'];

/** Orders of an army and remarks beside it (PI-05-89 to PI-05-96, PI-06-01). */
const ORDERS: CardTable = {
  title: ['Befehle und Besonderes', 'Orders and remarks'],
  column: 'left',
  titleShare: 0.3,
  columns: [line('orderEffect', 'Was das Heer tut', 'What the army does', 1)],
  rows: [
    [
      ['A', 'A'],
      ['greift alle Fremden an, auch Freunde', 'attacks all strangers, friends as well'],
    ],
    [
      ['A gegen …', 'A against …'],
      ['greift nur dieses Reich an', 'attacks this realm only'],
    ],
    [
      ['R', 'R'],
      ['weicht Fremden und fremdem Land aus', 'keeps away from strangers and their land'],
    ],
    [
      ['V', 'V'],
      ['sucht Kontakt; nennt den Spieler', 'seeks contact; tells the player'],
    ],
    [
      ['leer', 'empty'],
      ['Kontakt; nennt nur das Reich', 'contact; tells the realm only'],
    ],
    [
      ['geheim', 'secret'],
      ['unbemerkt, mit R; erobert nichts', 'unseen, with R; conquers nothing'],
    ],
    [
      ['*', '*'],
      ['stationiert: bleibt in der Stadt', 'stationed: stays in the city'],
    ],
    [
      ['auf FH 1', 'on FH 1'],
      ['geht an Bord dieser Flotte', 'goes aboard this fleet'],
    ],
    [
      ['mit KH 1', 'with KH 1'],
      ['nimmt es an Bord; liegt dabei still', 'takes it aboard; lies still for it'],
    ],
    [
      ['von FH 1', 'from FH 1'],
      ['geht an Land', 'goes ashore'],
    ],
    [
      ['teilt …, …', 'splits …, …'],
      limit('split_percent', (percent) => [
        `wird geteilt, für ${percent} % des Werts`,
        `is divided, for ${percent} % of its value`,
      ]),
    ],
    [
      ['vereint mit …', 'merges with …'],
      ['wird eins, auf einem Feld', 'becomes one, on one field'],
    ],
    [
      ['Ausrüstung 1, 2, 3', 'equipment 1, 2, 3'],
      ['GS je Mann gegen Gelände und Flüsse', 'GS a man against terrain and rivers'],
    ],
    [
      ['neutral lassen', 'leave neutral'],
      ['nimmt kein neutrales Land', 'takes no neutral land'],
    ],
  ],
};

const ROLE_WORDS: Readonly<Record<MonthRole, Words>> = {
  normal: NONE,
  income: ['Einkünfte der Reiche', 'income of the realms'],
  muster: ['Rüsten, Besoldung, Verwaltung', 'mustering, pay, administration'],
};

/** Months of half a year; those of the other half are for the same (PI-01-02, PI-01-03). */
const HALF = MONTHS.length / 2;

const CALENDAR: CardTable = {
  title: ['Monate des Jahres', 'Months of the year'],
  column: 'right',
  titleShare: 0.3,
  columns: [line('monthRole', 'Was ansteht', 'What is due', 1)],
  rows: [
    ...MONTHS.slice(0, HALF).map((month, at): CardRow => {
      const names = [month, MONTHS[at + HALF] ?? month].map((one) => MONTH_NAMES[one]).join(', ');
      return [[names, names], ROLE_WORDS[MONTH_ROLES[month] ?? 'normal']];
    }),
    [
      ['allererster Monat', 'very first month'],
      (settings) =>
        choiceOf(settings, 'pygma.start.muster') === 'whole_realm'
          ? ['Rüsten im ganzen Reich', 'mustering in the whole realm']
          : ['Rüsten in den Städten', 'mustering in the cities'],
    ],
  ],
};

/** Rows of a table named by the value from which they hold, as one text: `ab 11: 50.000; ab 16: 150.000`. */
const bands =
  (table: Table, column = table.columns[0] ?? '') =>
  (settings: Settings): Words => {
    const rows = table.rows.flatMap((row): readonly Words[] => {
      const figures = [Number(row), cellIn(settings, table, row, column).value];
      // Nothing from the very beginning says nothing.
      if (figures.every((figure) => figure === 0)) return [];
      const [from, figure] = figures.map(figureWords) as [Words, Words];
      return [[`ab ${from[0]}: ${figure[0]}`, `from ${from[1]}: ${figure[1]}`]];
    });
    return [rows.map(([de]) => de).join('; '), rows.map(([, en]) => en).join('; ')];
  };

/** Kinds of armies that the GM introduced, with price and range (PI-05-09). */
function otherKinds(settings: Settings): Words {
  const kinds = ARMY_TABLE.rows
    .filter((kind) => PRINTED_KINDS.every((one) => one !== kind) && isInForce(settings, kind))
    .map((kind): Words => {
      const [de, en] = ARMY_KIND_WORDS[kind as ArmyKind];
      const [cost, inside, outside] = (['cost', 'inside', 'outside'] as const).map((one) =>
        String(armyFigure(settings, kind, one).value),
      ) as [string, string, string];
      return [
        `${de}: ${cost} GS, ${inside}/${outside} Felder`,
        `${en}: ${cost} GS, ${inside}/${outside} fields`,
      ];
    });
  return kinds.length === 0
    ? NONE
    : [kinds.map(([de]) => de).join('; '), kinds.map(([, en]) => en).join('; ')];
}

/** Items of the economy, which are none without it. */
const OF_ECONOMY: readonly string[] = ['trade_city', 'promotion', 'storage', 'trader'];

const musterItems =
  (isEconomy: boolean): CardCell =>
  (settings) => {
    if (isEconomy && !flagOf(settings, 'pygma.modules.economy')) return NONE;
    const items = Object.entries(MUSTER_ITEMS).flatMap(([key, words]) =>
      OF_ECONOMY.includes(key) === isEconomy && listOf(settings, 'pygma.muster.items').includes(key)
        ? [words]
        : [],
    );
    return [items.map(([de]) => de).join(', '), items.map(([, en]) => en).join(', ')];
  };

/** What else belongs to muster months, and what depends on the size of a realm (PI-10-09, PI-05-161, PI-04-14). */
const MUSTER: CardTable = {
  title: ['Rüstmonat und Reich', 'Muster month and realm'],
  titleShare: 0.25,
  columns: [line('musterItem', 'Was gilt', 'What holds', 1)],
  rows: [
    [['Nur im Rüstmonat', 'In a muster month only'], musterItems(false)],
    [['Nur dann, Wirtschaft', 'Then only, economy'], musterItems(true)],
    [['Verwaltung nach Heeren', 'Administration by armies'], bands(ADMIN_TABLE)],
    [['Ungenau nach Spionage, %', 'Inaccurate by espionage, %'], bands(SPY_TABLE, 'percent')],
    [
      ['Handelsstädte nach Feldern', 'Trade cities by fields'],
      (settings) =>
        flagOf(settings, 'pygma.modules.economy') ? bands(TRADE_CITY_TABLE)(settings) : NONE,
    ],
    [['Weitere Arten von Heeren', 'Other kinds of armies'], otherKinds],
  ],
};

/** Tables of the card; what the guide keeps for the GM, such as losses and unrest, is not on it. */
export const CARD_TABLES: readonly CardTable[] = [
  ORDERS,
  CITIES,
  BATTLE,
  CALENDAR,
  LAND,
  LIMITS,
  ARMIES,
  MUSTER,
];

/** Orders, calendar, prices, ranges and limits on a page, by the rules in force (PI-06-01, PI-10-09). */
export const CARD = card('card', CARD_TABLES);
