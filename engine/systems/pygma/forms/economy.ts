import type { FormField, FormTable, Words } from '../../../kernel';
import { fields, form, line, noted, number, table } from '../../../kernel/form-parts';
import { AREAS, type Good, GOODS } from '../data/kinds';
import { areaWords } from '../orders/vocabulary';
import { HEAD } from './orders';

/** Goods as the sheets abbreviate them (PI-11-07). */
const SHORT: Readonly<Record<Good, Words>> = {
  grain: ['Getr.', 'Grain'],
  livestock: ['Vieh', 'Livest.'],
  spices: ['Gew.', 'Spices'],
  wine: ['Wein', 'Wine'],
  timber: ['Holz', 'Timber'],
  stone: ['Stein', 'Stone'],
  ore: ['Erze', 'Ore'],
  gems: ['Edel.', 'Gems'],
  cloth: ['Stoff', 'Cloth'],
  culture: ['Kultur', 'Culture'],
};

/** A column for each of the ten goods. */
const goodsColumns = (prefix: string): readonly FormField[] =>
  GOODS.map((good) => {
    const [de, en] = SHORT[good];
    return line(`${prefix}${good}`, de, en, 0.07);
  });

const AREA_TITLES: readonly Words[] = AREAS.map(areaWords);

/** The sheet "population and goods mirror"; promoted values bear an asterisk for each point (PI-11-02, PI-14-05). */
export const MIRROR = form(
  'mirror',
  'Einwohnerzahl und Wirtschaftsspiegel',
  'Population and goods mirror',
  [
    HEAD,
    noted(
      table('Punkte je Feld oder Stadt', 'Points per field or city', AREA_TITLES, [
        number('population', 'Einw.', 'Pop.', 0.09),
        ...goodsColumns('m.'),
        number('cap', 'höchstens', 'at most', 0.1),
      ]),
      '* = um einen Punkt gefördert, ** = zweimal, mehr geht nicht.',
      '* = promoted by a point, ** = twice, more is not possible.',
    ),
    table(
      'Förderung: Preis des nächsten Punkts in 1000 GS',
      'Promotion: price of the next point in 1,000 GS',
      AREA_TITLES,
      goodsColumns('p.'),
    ),
  ],
);

const SUMS: readonly Words[] = [
  ['Handel und anderes', 'Trade and other'],
  ['Punkte jetzt', 'Points now'],
  ['Prozent jetzt', 'Percent now'],
  ['gewertet', 'Weighted'],
];

const CALCULATED: FormTable = table(
  'Güter',
  'Goods',
  [...AREA_TITLES, ...SUMS],
  [
    number('count', 'Zahl', 'Count', 0.08),
    number('people', 'Einw.', 'Pop.', 0.09),
    ...goodsColumns('c.'),
  ],
);

/** The calculation sheet of an income month, upper and lower half (PI-12-01, PI-07-07). */
export const CALCULATION = form('calculation', 'Berechnungsbogen', 'Calculation sheet', [
  HEAD,
  CALCULATED,
  fields('Wirtschaftsstärke', 'Economic strength', [
    number('totalPeople', 'Einwohnerpunkte', 'Population points', 0.3),
    line('gws', 'GWS in %', 'GWS in %', 0.2),
    line('needed', 'benötigte Güter', 'Needed goods', 0.5),
  ]),
  table('Einkünfte', 'Income', 6, [
    line('source', 'Quelle', 'Source', 0.6),
    number('number', 'Zahl', 'Count', 0.15),
    number('gold', 'GS', 'GS', 0.25),
  ]),
]);

/** The evaluation sheet: only what came otherwise than ordered (PI-19-01 to PI-19-06). */
export const EVALUATION = form('evaluation', 'Auswertungsbogen', 'Evaluation sheet', [
  HEAD,
  table('a) Reichsgebiet: hinzugekommen und verloren', 'a) Territory taken and lost', 4, [
    line('land', 'Feld', 'Field', 0.2),
    line('landHow', 'Wie', 'How', 0.8),
  ]),
  table(
    'b) Heere und Rüstgüter, die anders stehen als geplant',
    'b) Armies that differ from the plan',
    8,
    [
      line('army', 'Heer', 'Army', 0.12),
      line('armyAt', 'steht in', 'is in', 0.15),
      line('armySize', 'Stärke', 'Strength', 0.15),
      line('armyWhy', 'Weil', 'Because', 0.58),
    ],
  ),
  table('c) Sicht- und Kontrollbereich', 'c) Sight and control area', 8, [
    line('seenAt', 'Feld', 'Field', 0.15),
    line('seen', 'Was', 'What', 0.35),
    line('seenSize', 'ungefähr', 'about', 0.2),
    line('seenOf', 'Reich', 'Realm', 0.3),
  ]),
  table('d) Anderes', 'd) Other', 6, [
    line('other', 'Was', 'What', 0.75),
    number('otherGold', 'GS', 'GS', 0.25),
  ]),
  fields('', '', [number('treasury', 'Reichsschatz', 'Treasury', 0.4)]),
]);
