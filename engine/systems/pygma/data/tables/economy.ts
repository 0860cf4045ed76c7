import { tableOfOneColumn, tableOfRows } from '../../../../kernel';
import { AREA_WORDS as AREA, GOOD_WORDS as GOOD, ZONE_WORDS as ZONE } from '../kinds';

/** The goods mirror a realm begins with, points per field or city (PI-11-11, HR-06), and the limits of its rows (PI-14-08). */
export const MIRROR_TABLE = tableOfRows(
  { id: 'pygma.mirror', clause: 'PI-11-11' },
  ['Einwohnerzahl und Wirtschaftsspiegel', 'Population and goods mirror'],
  {
    population: ['Einwohnerpunkte', 'population points'],
    ...GOOD,
    cap: ['Höchstsumme', 'limit of the row'],
  },
  {
    lowland: [AREA.lowland, 3, 5, 2, 2, 3, 2, 0, 2, 0, 4, 3, 30],
    highland: [AREA.highland, 2, 2, 3, 3, 4, 1, 5, 3, 0, 2, 2, 30],
    forest: [AREA.forest, 1, 0, 2, 2, 0, 7, 0, 0, 0, 2, 0, 30],
    desert: [AREA.desert, 1, 0, 0, 3, 0, 0, 4, 3, 5, 0, 0, 30],
    mountain: [AREA.mountain, 1, 0, 0, 0, 0, 0, 9, 7, 8, 0, 0, 30],
    water: [AREA.water, null, 0, 1, 1, 0, 0, 0, 0, 4, 0, 0, 30],
    city: [AREA.city, 5, 0, 1, 1, 0, 0, 0, 0, 0, 0, 6, 30],
  },
);

/** The factor of a good, and where it may be promoted: 1 = yes (PI-14-04). */
export const PROMOTION_TABLE = tableOfRows(
  { id: 'pygma.promotion', clause: 'PI-14-04' },
  ['Förderung', 'Promotion'],
  { factor: ['Förderungsfaktor', 'promotion factor'], ...AREA },
  {
    grain: [GOOD.grain, 5, 1, 1, 0, 0, 0, 0, 1],
    livestock: [GOOD.livestock, 5, 1, 1, 1, 0, 1, 1, 1],
    spices: [GOOD.spices, 3, 1, 1, 1, 1, 0, 1, 1],
    wine: [GOOD.wine, 10, 1, 1, 0, 0, 1, 0, 0],
    timber: [GOOD.timber, 2, 1, 1, 1, 0, 0, 0, 0],
    stone: [GOOD.stone, 3, 0, 1, 0, 1, 1, 0, 0],
    ore: [GOOD.ore, 4, 1, 1, 0, 1, 1, 0, 0],
    gems: [GOOD.gems, 8, 0, 0, 0, 1, 1, 1, 0],
    cloth: [GOOD.cloth, 7, 1, 1, 1, 0, 0, 0, 0],
    culture: [GOOD.culture, 2, 1, 1, 0, 0, 0, 0, 1],
  },
);

/** Limits and amounts of promotion (PI-14-03, PI-14-05, PI-14-07, HR-07). */
export const PROMOTION_LIMIT_TABLE = tableOfOneColumn(
  { id: 'pygma.promotion_limit', clause: 'PI-14-05' },
  ['Grenzen der Förderung', 'Limits of promotion'],
  ['amount', 'Wert', 'value'],
  {
    month: [3, 'Förderungen je Rüstmonat', 'promotions per muster month'],
    step: [1, 'Punkte je Feld und Rüstmonat', 'points per cell and muster month'],
    game: [2, 'Punkte je Feld im ganzen Spiel', 'points per cell in the whole game'],
    zero: [5, 'ein Wert 0 kostet wie', 'a value of 0 costs as'],
  },
);

/** Percent from which a good is in no zone, in A, B or C; below that it is in D (PI-13-01). */
export const ZONE_TABLE = tableOfRows(
  { id: 'pygma.zone', clause: 'PI-13-01' },
  ['Zonen', 'Zones'],
  { none: ['keine Zone', 'no zone'], A: ZONE.A, B: ZONE.B, C: ZONE.C },
  {
    grain: [GOOD.grain, 100, 80, 50, 30],
    livestock: [GOOD.livestock, 100, 80, 50, 30],
    spices: [GOOD.spices, 100, 60, 40, 20],
    wine: [GOOD.wine, 100, 60, 40, 20],
    timber: [GOOD.timber, 100, 80, 50, 30],
    stone: [GOOD.stone, 100, 70, 50, 30],
    ore: [GOOD.ore, 100, 70, 50, 20],
    gems: [GOOD.gems, 100, 60, 30, 20],
    cloth: [GOOD.cloth, 100, 70, 50, 20],
    culture: [GOOD.culture, 100, 80, 50, 30],
  },
  ['{{row}}: {{column}} ab', '{{row}}: {{column}} from'],
);

/** Chance in percent that a good in a zone gives a negative result (PI-13-03). */
export const ZONE_CHANCE_TABLE = tableOfOneColumn(
  { id: 'pygma.zone_chance', clause: 'PI-13-03' },
  ['Chance auf Unruhe', 'Chance of unrest'],
  ['percent', 'Prozent', 'percent'],
  {
    A: [10, ...ZONE.A],
    B: [30, ...ZONE.B],
    C: [60, ...ZONE.C],
    D: [80, ...ZONE.D],
  },
);

/** How a percentage counts for the economic strength: its part in percent, and points on top (PI-12-09). */
export const GWS_TABLE = tableOfRows(
  { id: 'pygma.gws', clause: 'PI-12-09' },
  ['Gewichtung der Güterprozente', 'Weighting of goods percentages'],
  { percent: ['zählt zu Prozent', 'counts in percent'], bonus: ['Zuschlag', 'bonus'] },
  {
    '0': [['0', '0'], 0, 0],
    '26': [['26', '26'], 50, 0],
    '51': [['51', '51'], 100, 0],
    '76': [['76', '76'], 100, 10],
    '101': [['101', '101'], 100, 20],
  },
  ['ab {{row}} Prozent: {{column}}', 'from {{row}} percent: {{column}}'],
);

/** What a good in short supply does at once, in percent by zone: strength of armies lost, chances (PI-13-11). */
export const EFFECT_TABLE = tableOfRows(
  { id: 'pygma.effect', clause: 'PI-13-11' },
  ['Direkte Auswirkungen', 'Direct effects'],
  { B: ZONE.B, C: ZONE.C, D: ZONE.D },
  {
    grain: [
      ['Getreide: Heeresstärke in Prozent', 'grain: army strength in percent'],
      -10,
      -30,
      -50,
    ],
    livestock: [
      ['Vieh: Heeresstärke in Prozent', 'livestock: army strength in percent'],
      -10,
      -30,
      -50,
    ],
    wine: [['Wein: Heeresstärke in Prozent', 'wine: army strength in percent'], 0, 0, -10],
    ore: [['Erze: Heeresstärke in Prozent', 'ore: army strength in percent'], -10, -30, -50],
    timber: [
      ['Holz: Aufstand beim Schiffbau', 'timber: uprising when ships are built'],
      20,
      40,
      70,
    ],
    stone: [['Stein: Aufstand beim Bauen', 'stone: uprising when building'], 20, 40, 70],
    culture: [['Kultur: Land wird autonom', 'culture: fields become autonomous'], 20, 50, 100],
    autonomous: [['höchstens so viele Kleinfelder', 'at most so many fields'], 6, 5, 6],
  },
  ['{{row}}, {{column}}', '{{row}}, {{column}}'],
);

/** What an uprising takes by its class, the last row from 5 on: cities, fields, and a die of fields more (PI-13-06). */
export const REVOLT_TABLE = tableOfRows(
  { id: 'pygma.revolt', clause: 'PI-13-06' },
  ['Aufstände nach Klasse', 'Uprisings by class'],
  {
    cities: ['Städte', 'cities'],
    fields: ['Kleinfelder', 'fields'],
    dice: ['dazu Würfel', 'dice added'],
  },
  {
    '1': [['1', '1'], 0, 1, 0],
    '2': [['2', '2'], 0, 3, 0],
    '3': [['3', '3'], 1, 0, 0],
    '4': [['4', '4'], 1, 2, 1],
    '5': [['5 und mehr', '5 and more'], 2, 4, 1],
  },
  ['Klasse {{row}}: {{column}}', 'class {{row}}: {{column}}'],
);

/** Strength of rebels, in warriors, by the face of a die (PI-13-08). */
export const REVOLT_DIE_TABLE = tableOfOneColumn(
  { id: 'pygma.revolt_die', clause: 'PI-13-08' },
  ['Stärke der Aufständischen', 'Strength of rebels'],
  ['warriors', 'Krieger', 'warriors'],
  {
    '1': [1000, '1', '1'],
    '2': [1000, '2', '2'],
    '3': [1500, '3', '3'],
    '4': [1500, '4', '4'],
    '5': [2000, '5', '5'],
    '6': [3000, '6', '6'],
  },
  ['Wurf {{row}}', 'roll {{row}}'],
);

/** Amounts of unrest (PI-13-13, PI-13-15, PI-13-25, PI-13-26, PI-13-30, HR-11). */
export const UNREST_TABLE = tableOfOneColumn(
  { id: 'pygma.unrest', clause: 'PI-13-25' },
  ['Hunger und Unruhen', 'Hunger and unrest'],
  ['amount', 'Wert', 'value'],
  {
    hunger: [90, 'größter Abzug durch Hunger in Prozent', 'greatest deduction of hunger, percent'],
    ship_percent: [150, 'Preis der Schiffe bei Holz in Zone D', 'price of ships, timber in zone D'],
    growth: [20, 'Wachstum je Rüstmonat in Prozent', 'growth per muster month, percent'],
    spread: [50, 'Chance auf Ausbreitung in Prozent', 'chance of spreading, percent'],
    spread_most: [3, 'Kleinfelder durch Ausbreitung', 'fields by spreading'],
    defect: [50, 'Chance auf Übertritt an der Grenze', 'chance of going over at a border'],
  },
);

/** Change of the population by a ten-sided die, in points (PI-16-04). */
export const POPULATION_TABLE = tableOfOneColumn(
  { id: 'pygma.population', clause: 'PI-16-04' },
  ['Bevölkerungsentwicklung', 'Population development'],
  ['points', 'Einwohnerpunkte', 'population points'],
  {
    '1': [0, '1', '1'],
    '5': [5, '5', '5'],
    '6': [10, '6', '6'],
    '7': [15, '7', '7'],
    '9': [20, '9', '9'],
    '10': [30, '10', '10'],
  },
  ['ab Wurf {{row}}', 'from roll {{row}}'],
);
