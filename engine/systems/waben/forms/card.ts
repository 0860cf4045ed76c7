import type { Settings, Words } from '../../../kernel';
import {
  card,
  type CardCell,
  type CardRow,
  type CardTable,
  line,
  withFigures,
} from '../../../kernel/form-parts';
import { WORK_PER_POINT } from '../../../world';
import { COMBAT_ORDER_NAMES, type CombatOrder, MOONS, PRINTED_MOONS } from '../data';
import { amountOf, choiceOf } from '../rules/settings';
import { MOVEMENT, pointPrices, STRUCTURES, UNITS } from './card-figures';

/** What a unit does with a main order (WW-6.2-01). */
const COMBAT: Readonly<Record<CombatOrder, Words>> = {
  N: ['greift an und weicht nie', 'attacks and never withdraws'],
  A: ['greift an; weicht, wenn es verliert', 'attacks; withdraws once it loses'],
  H: ['hält auf, ohne anzugreifen; weicht nie', 'stops others; never attacks or yields'],
  V: ['hält auf; weicht, wenn es verliert', 'stops others; withdraws once it loses'],
  I: ['zieht weiter; weicht vor Angreifern', 'goes on; withdraws from attackers'],
  R: ['weicht vor jeder Begegnung', 'withdraws from every encounter'],
};

const ofCombat = (order: CombatOrder): CardRow => {
  const [[de, en], [effectDe, effectEn]] = [COMBAT_ORDER_NAMES[order], COMBAT[order]];
  return [
    [`K${order} ${de}`, `K${order} ${en}`],
    [effectDe, effectEn],
  ];
};

/** What holds for a unit whose row has no main order (WW-6.1-02). */
const withoutOrder = (settings: Settings): Words => {
  const order = choiceOf(settings, 'order.default_combat');
  if (order === 'last') return ['der letzte Befehl', 'the last order'];
  return [`Kampfeinheiten K${order}`, `combat units K${order}`];
};

/** Codes of orders and what they do (WW-6.2-01 to WW-6.2-22). */
const ORDERS: CardTable = {
  title: ['Befehle', 'Orders'],
  column: 'left',
  titleShare: 0.29,
  columns: [line('orderEffect', 'Was die Einheit tut', 'What the unit does', 1)],
  rows: [
    ...(Object.keys(COMBAT) as CombatOrder[]).map(ofCombat),
    [
      ['… E', '… E'],
      ['erobert jedes Feld auf dem Weg', 'conquers every field on its way'],
    ],
    [
      ['… B, B1–B6', '… B, B1–B6'],
      ['zerstört: Ansiedlung, Bauwerk der Seite', 'destroys: settlement, structure on a side'],
    ],
    [
      ['… F', '… F'],
      ['verfolgt gesichtete Feinde; nicht mit KR', 'pursues enemies in sight; not with KR'],
    ],
    [
      ['AB', 'AB'],
      ['baut am Bauwerk, bei dem sie steht', 'builds at the structure where it stands'],
    ],
    [
      ['S1, S2 …', 'S1, S2 …'],
      (settings) => {
        const most = amountOf(settings, 'order.max_special');
        return most === 0
          ? ['anderes, in eigenen Worten', 'anything else, in words of your own']
          : [
              `anderes, in Worten; höchstens ${String(most)}`,
              `anything else, in words; at most ${String(most)}`,
            ];
      },
    ],
    [['ohne Befehl', 'no order'], withoutOrder],
  ],
};

/** What falls due in a moon (WW-3.4-03, WW-3.1-11, WW-4.1-10, WW-5.1-33). */
const dueIn =
  (due: 'income' | 'muster' | null): CardCell =>
  (settings) => {
    const moon = due === null ? '' : `${due}_moon`;
    const things: readonly (readonly [isDue: boolean, words: Words])[] = [
      [due === 'muster', ['Rüsten', 'raising']],
      [choiceOf(settings, 'econ.tax_booking') === moon, ['Steuern', 'taxes']],
      [due === 'income', ['Unterhalt der Bauwerke', 'upkeep of structures']],
      [choiceOf(settings, 'econ.unit_upkeep_at') === moon, ['Sold', 'pay']],
      [due === 'muster', ['Reichsbilanz', 'balance sheet']],
    ];
    const words = things.flatMap(([isDue, one]) => (isDue ? [one] : []));
    return words.length === 0
      ? ['–', '–']
      : [words.map(([de]) => de).join(', '), words.map(([, en]) => en).join(', ')];
  };

/** The moons of a half-year; those of the other one fall due alike (WW-3.4-01). */
const HALF = MOONS.length / 2;

const moonName = (at: number): Words => [PRINTED_MOONS.de[at] ?? '', PRINTED_MOONS.en[at] ?? ''];

/** Moons in their order, both halves of the year beside each other (WW-3.4-01). */
const CALENDAR: CardTable = {
  title: ['Monde des Jahres', 'Moons of the year'],
  column: 'right',
  titleShare: 0.42,
  columns: [line('moonDue', 'Was ansteht', 'What is due', 1)],
  rows: MOONS.slice(0, HALF).map(({ due }, at): CardRow => {
    const [[de, en], [laterDe, laterEn]] = [moonName(at), moonName(at + HALF)];
    return [[`${de}, ${laterDe}`, `${en}, ${laterEn}`], dueIn(due)];
  }),
};

const ofChoice =
  (key: string, words: Readonly<Record<string, Words>>): CardCell =>
  (settings) =>
    words[choiceOf(settings, key)] ?? ['–', '–'];

const ofAmount = (key: string, words: (figure: string) => Words): CardCell =>
  withFigures(
    (settings) => [amountOf(settings, key)],
    (figure = '') => words(figure),
  );

/** Deadlines, and how far a realm may go (WW-8.1-02 to -05, WW-8.2-24, WW-5.1-13, WW-4.1-14, WW-4.1-15, WW-5.1-35). */
const LIMITS: CardTable = {
  title: ['Fristen und Grenzen', 'Deadlines and limits'],
  column: 'left',
  titleShare: 0.34,
  columns: [line('limit', 'Was gilt', 'What holds', 1)],
  rows: [
    [
      ['Einsendeschluss', 'Deadline'],
      ofAmount('turn.deadline_day', (day) => [`am ${day}. des Monats`, `day ${day} of the month`]),
    ],
    [
      ['Züge danach', 'Turns after it'],
      ofChoice('turn.late_policy', {
        ask: ['entscheidet die Spielleitung', 'are decided by the GM'],
        accept: ['gelten', 'count'],
        reject: ['gelten nicht', 'do not count'],
      }),
    ],
    [
      ['Wer nichts schickt', 'Who sends nothing'],
      ofChoice('turn.missing_policy', {
        stay: ['behält seine Befehle', 'keeps the orders'],
        idle: ['tut nichts', 'does nothing'],
        gm: ['wird von der Spielleitung geführt', 'is run by the GM'],
      }),
    ],
    [
      ['Neuvergabe', 'Realm given away'],
      ofAmount('turn.missing_limit', (count) => [
        `möglich ab ${count} fehlenden Zügen`,
        `possible after ${count} missing turns`,
      ]),
    ],
    [
      ['Bewegung', 'Movement'],
      ofChoice('order.movement_form', {
        fields: ['als Felder', 'as fields'],
        directions: ['als Richtungen 1 bis 6', 'as directions 1 to 6'],
        target: ['als Ziel', 'as target'],
        any: ['als Felder, Richtungen oder Ziel', 'as fields, directions or target'],
      }),
    ],
    [
      ['Erkunder', 'Scouts'],
      withFigures(
        (settings) => [
          amountOf(settings, 'unit.max_scouts_land'),
          amountOf(settings, 'unit.max_scouts_sea'),
        ],
        (land = '', sea = '') => [
          `${land} zu Land, ${sea} zu Wasser`,
          `${land} on land, ${sea} on water`,
        ],
      ),
    ],
    [
      ['Arbeiter', 'Workers'],
      withFigures(
        (settings) => [WORK_PER_POINT, amountOf(settings, 'build.max_workers')],
        (each = '', most = '') => [
          `${each} je BWP; je Feld bis ${most}`,
          `${each} per BWP; up to ${most} a field`,
        ],
      ),
    ],
    [['1 BWP Ansiedlung', '1 BWP settlement'], pointPrices('settlement')],
    [['1 BWP Straße usw.', '1 BWP road etc.'], pointPrices('road')],
    [
      ['Auflösen', 'Disbanding'],
      ofAmount('unit.refund_pct', (percent) => [
        `${percent} % zurück in eigener Ansiedlung`,
        `${percent} % back in an own settlement`,
      ]),
    ],
  ],
};

/** Tables of the card; what the booklet keeps for the GM, such as the tables of fights and losses, is not on it. */
export const CARD_TABLES: readonly CardTable[] = [
  ORDERS,
  LIMITS,
  CALENDAR,
  { ...UNITS, column: 'right' },
  { ...STRUCTURES, column: 'right' },
  ...MOVEMENT,
];

/** Orders, calendar, limits, prices and movement on a page, by the rules in force (WW-8.2-20, WW-6.2-22). */
export const CARD = card('card', CARD_TABLES);
