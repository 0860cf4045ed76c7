import { type ClauseId, type Table, tableOfOneColumn, type Words } from '../../../../kernel';
import { AREA_WORDS, GOOD_WORDS } from '../kinds';

/** A table row by row: what stands in the columns, in their order, and what the row is called. */
function table<Column extends string>(
  id: string,
  clause: ClauseId,
  name: Words,
  columns: Readonly<Record<Column, Words>>,
  rows: Readonly<Record<string, readonly [name: Words, ...cells: readonly (number | null)[]]>>,
): Table {
  const keys = Object.keys(columns);
  const cellsOf = (cells: readonly (number | null)[]) =>
    Object.fromEntries(
      keys.flatMap((key, at) => {
        const value = cells[at] ?? null;
        return value === null ? [] : [[key, value]];
      }),
    );
  const all = Object.entries(rows);
  return {
    id: `pygma.${id}`,
    clause,
    rows: Object.keys(rows),
    columns: keys,
    cells: Object.fromEntries(all.map(([row, [, ...cells]]) => [row, cellsOf(cells)])),
    words: {
      name,
      label: [`${name[0]}: {{row}}, {{column}}`, `${name[1]}: {{row}}, {{column}}`],
      rows: Object.fromEntries(all.map(([row, [words]]) => [row, words])),
      columns,
    },
  };
}

/** A table of one column; the label names the row alone. */
function list(
  id: string,
  clause: ClauseId,
  name: Words,
  column: readonly [key: string, ...Words],
  rows: Readonly<Record<string, readonly [value: number, ...Words]>>,
): Table {
  const label: Words = [`${name[0]}: {{row}}`, `${name[1]}: {{row}}`];
  return tableOfOneColumn({ id: `pygma.${id}`, clause }, name, label, column, rows);
}

const from = (least: number, more: Words = ['', '']): Words => [
  `ab ${String(least)}${more[0]}`,
  `from ${String(least)}${more[1]}`,
];
const PERCENT: Words = [' %', ' %'];

/** Tax of an own field in an income month, by its terrain (PI-07-03). */
export const LAND_TAX = list(
  'land_tax',
  'PI-07-03',
  ['Einnahmen je Kleinfeld', 'Income per field'],
  ['amount', 'GS', 'GS'],
  {
    lowland: [3000, ...AREA_WORDS.lowland],
    highland: [2000, ...AREA_WORDS.highland],
    forest: [1000, ...AREA_WORDS.forest],
    desert: [0, ...AREA_WORDS.desert],
    mountain: [0, ...AREA_WORDS.mountain],
  },
);

/** How espionage spending changes the value, in halves of a percent (PI-09-03). */
export const SPY_SPENDING = list(
  'spy_spending',
  'PI-09-03',
  ['Ausgaben für Spionage', 'Espionage spending'],
  ['value', 'Wert', 'value'],
  {
    even: [30_000, 'GS, mit denen sie bleibt, wie sie ist', 'GS that keep it as it is'],
    step: [1000, 'GS je Schritt', 'GS per step'],
    change: [1, 'halbe Prozent je Schritt', 'halves of a percent per step'],
    most: [40, 'halbe Prozent in einem Rüstmonat höchstens', 'halves of a percent at most'],
  },
);

/** Inaccuracy of reported army sizes; a row holds from its number on (PI-09-06). */
export const INACCURACY = list(
  'inaccuracy',
  'PI-09-06',
  ['Ungenauigkeit', 'Inaccuracy'],
  ['percent', 'Prozent', 'percent'],
  {
    '0': [50, ...from(0, PERCENT)],
    '26': [25, ...from(26, PERCENT)],
    '51': [0, ...from(51, PERCENT)],
    '76': [0, 'ab 76 %, mit Besonderem', 'from 76 %, with specials'],
  },
);

/** Difficulty of the named missions (chapter 9a). */
export const MISSIONS = list(
  'mission',
  'PI-09a-04',
  ['Schwierigkeit des Auftrags', 'Difficulty of the mission'],
  ['difficulty', 'Schwierigkeit', 'difficulty'],
  {
    realm_size: [0, 'Reichsgröße', 'size of the realm'],
    capital_position: [0, 'Lage der Hauptstadt', 'position of the capital'],
    city_positions: [5, 'Lage von Städten', 'positions of cities'],
    road_positions: [10, 'Lage von Straßen', 'positions of roads'],
    mine_positions: [20, 'Lage von Minen', 'positions of mines'],
    last_income: [15, 'letzte Reichseinnahmen', 'latest income of the realm'],
    treasury_size: [20, 'Höhe des Reichsschatzes', 'size of the treasury'],
    treasury_place: [30, 'Lagerstätte des Reichsschatzes', 'place of the treasury'],
    army_count: [15, 'Anzahl der Heere', 'number of armies'],
    army_positions: [35, 'Standorte der Heere', 'positions of the armies'],
    spy_value: [25, 'Spionagestärke', 'espionage value'],
  },
);

/** Suggested difficulties of free missions (HR-22). */
export const FREE_MISSIONS = list(
  'free_mission',
  'PI-09a-08',
  ['Schwierigkeit freier Aufträge', 'Difficulty of free missions'],
  ['difficulty', 'Schwierigkeit', 'difficulty'],
  {
    mood: [5, 'Gerüchte und Stimmung', 'rumours and mood'],
    goods: [20, 'Wirtschaftsspiegel oder Vorräte', 'mirror or stock of goods'],
    orders: [30, 'Befehle eines Heeres', 'orders of an army'],
    sabotage: [40, 'Sabotage an Straße oder Brücke', 'sabotage of a road or bridge'],
    bribe: [45, 'einen Heerführer bestechen', 'bribing a commander'],
    theft: [60, 'Diebstahl aus dem Schatz', 'theft from the treasury'],
    murder: [70, 'Attentat', 'assassination'],
  },
);

/** Population points and goods of each kind of area in a realm to which nothing has happened (HR-06). */
export const MIRROR = table(
  'mirror',
  'PI-11-11',
  ['Wirtschaftsspiegel', 'Goods mirror'],
  { population: ['Einwohnerpunkte', 'population points'], ...GOOD_WORDS },
  {
    lowland: [AREA_WORDS.lowland, 3, 5, 2, 2, 3, 2, 0, 2, 0, 4, 3],
    highland: [AREA_WORDS.highland, 2, 2, 3, 3, 4, 1, 5, 3, 0, 2, 2],
    forest: [AREA_WORDS.forest, 1, 0, 2, 2, 0, 7, 0, 0, 0, 2, 0],
    desert: [AREA_WORDS.desert, 1, 0, 0, 3, 0, 0, 4, 3, 5, 0, 0],
    mountain: [AREA_WORDS.mountain, 1, 0, 0, 0, 0, 0, 9, 7, 8, 0, 0],
    water: [AREA_WORDS.water, 0, 0, 1, 1, 0, 0, 0, 0, 4, 0, 0],
    city: [AREA_WORDS.city, 5, 0, 1, 1, 0, 0, 0, 0, 0, 0, 6],
  },
);

/** How a percentage counts for the strength of the economy; a row holds from its number on (PI-12-09). */
export const WEIGHTS = table(
  'weight',
  'PI-12-09',
  ['Gewichtung', 'Weighting'],
  {
    share: ['Anteil in Prozent', 'share in percent'],
    bonus: ['Bonus in Prozent', 'bonus in percent'],
  },
  {
    '0': [from(0, PERCENT), 0, 0],
    '26': [from(26, PERCENT), 50, 0],
    '51': [from(51, PERCENT), 100, 0],
    '76': [from(76, PERCENT), 100, 10],
    '101': [from(101, PERCENT), 100, 20],
  },
);

/** Least percentages of a good for no zone, A, B and C; below C it is D (PI-13-01, reconstructed in 15.2). */
export const ZONE_LIMITS = table(
  'zones',
  'PI-13-01',
  ['Zonen ab Prozent', 'Zones from percent'],
  { none: ['keine', 'none'], A: ['A', 'A'], B: ['B', 'B'], C: ['C', 'C'] },
  {
    grain: [GOOD_WORDS.grain, 100, 80, 50, 30],
    livestock: [GOOD_WORDS.livestock, 100, 80, 50, 30],
    spices: [GOOD_WORDS.spices, 100, 60, 40, 20],
    wine: [GOOD_WORDS.wine, 100, 60, 40, 20],
    timber: [GOOD_WORDS.timber, 100, 80, 50, 30],
    stone: [GOOD_WORDS.stone, 100, 70, 50, 30],
    ore: [GOOD_WORDS.ore, 100, 70, 50, 20],
    gems: [GOOD_WORDS.gems, 100, 60, 30, 20],
    cloth: [GOOD_WORDS.cloth, 100, 70, 50, 20],
    culture: [GOOD_WORDS.culture, 100, 80, 50, 30],
  },
);

/** Chance of a negative result of a good by its zone, in percent (PI-13-03). */
export const ZONE_CHANCES = list(
  'zone_chance',
  'PI-13-03',
  ['Unruhe nach Zonen', 'Unrest by zone'],
  ['chance', 'Prozent', 'percent'],
  { A: [10, 'A', 'A'], B: [30, 'B', 'B'], C: [60, 'C', 'C'], D: [80, 'D', 'D'] },
);

/** What rises, by the class of the uprising; a row holds from its number on (PI-13-06). */
export const REVOLT_AREAS = table(
  'revolt_area',
  'PI-13-06',
  ['Gebiet eines Aufstands', 'Area of an uprising'],
  {
    cities: ['Städte', 'cities'],
    least: ['Kleinfelder mindestens', 'fields at least'],
    most: ['Kleinfelder höchstens', 'fields at most'],
  },
  {
    '0': [['Klasse 0', 'class 0'], 0, 0, 0],
    '1': [['Klasse 1', 'class 1'], 0, 1, 1],
    '2': [['Klasse 2', 'class 2'], 0, 3, 3],
    '3': [['Klasse 3', 'class 3'], 1, 0, 0],
    '4': [['Klasse 4', 'class 4'], 1, 3, 8],
    '5': [['ab Klasse 5', 'from class 5'], 2, 5, 10],
  },
);

/** Strength of an uprising in warriors, by each of its dice (PI-13-08). */
export const REVOLT_STRENGTHS = list(
  'revolt_strength',
  'PI-13-08',
  ['Stärke je Würfel', 'Strength per die'],
  ['strength', 'Krieger', 'warriors'],
  {
    '1': [1000, '1', '1'],
    '2': [1000, '2', '2'],
    '3': [1500, '3', '3'],
    '4': [1500, '4', '4'],
    '5': [2000, '5', '5'],
    '6': [3000, '6', '6'],
  },
);

/** Loss of army strength, or chance of an uprising or of autonomy, by zone, in percent (PI-13-11). */
export const DIRECT_EFFECTS = table(
  'effect',
  'PI-13-11',
  ['Direkte Auswirkungen', 'Direct effects'],
  { A: ['A', 'A'], B: ['B', 'B'], C: ['C', 'C'], D: ['D', 'D'] },
  {
    grain: [GOOD_WORDS.grain, 0, 10, 30, 50],
    livestock: [GOOD_WORDS.livestock, 0, 10, 30, 50],
    wine: [GOOD_WORDS.wine, 0, 0, 0, 10],
    ore: [GOOD_WORDS.ore, 0, 10, 30, 50],
    timber: [['Holz: Aufstand beim Schiffbau', 'timber: uprising over ships'], 0, 20, 40, 70],
    stone: [['Stein: Aufstand beim Bauen', 'stone: uprising over building'], 0, 20, 40, 70],
    culture: [
      ['Kultur: Felder werden autonom', 'culture: fields become autonomous'],
      0,
      20,
      50,
      100,
    ],
  },
);

/** Price of a ship in percent by the zone of timber (PI-13-15). */
export const SHIP_PRICES = list(
  'ship_price',
  'PI-13-15',
  ['Preis der Schiffe nach Holz', 'Price of ships by timber'],
  ['percent', 'Prozent', 'percent'],
  { A: [100, 'A', 'A'], B: [100, 'B', 'B'], C: [100, 'C', 'C'], D: [150, 'D', 'D'] },
);

/** Thousands of GS for a promotion per point that is there (PI-14-07). */
export const PROMOTION_FACTORS = list(
  'promotion_factor',
  'PI-14-07',
  ['Förderungsfaktor', 'Promotion factor'],
  ['factor', 'Faktor', 'factor'],
  {
    grain: [5, ...GOOD_WORDS.grain],
    livestock: [5, ...GOOD_WORDS.livestock],
    spices: [3, ...GOOD_WORDS.spices],
    wine: [10, ...GOOD_WORDS.wine],
    timber: [2, ...GOOD_WORDS.timber],
    stone: [3, ...GOOD_WORDS.stone],
    ore: [4, ...GOOD_WORDS.ore],
    gems: [8, ...GOOD_WORDS.gems],
    cloth: [7, ...GOOD_WORDS.cloth],
    culture: [2, ...GOOD_WORDS.culture],
  },
);

/** What can be promoted: 1 = yes, 2 = as the exception, 0 = not (PI-14-04, PI-14-06). */
export const PROMOTABLE = table(
  'promotable',
  'PI-14-04',
  ['Was gefördert werden kann (2 = Ausnahme)', 'What can be promoted (2 = exception)'],
  AREA_WORDS,
  {
    grain: [GOOD_WORDS.grain, 1, 1, 0, 0, 0, 0, 1],
    livestock: [GOOD_WORDS.livestock, 1, 1, 1, 0, 1, 1, 1],
    spices: [GOOD_WORDS.spices, 1, 1, 1, 1, 0, 1, 1],
    wine: [GOOD_WORDS.wine, 1, 1, 0, 0, 1, 0, 0],
    timber: [GOOD_WORDS.timber, 1, 1, 1, 0, 0, 0, 0],
    stone: [GOOD_WORDS.stone, 0, 1, 0, 1, 1, 0, 0],
    ore: [GOOD_WORDS.ore, 1, 1, 0, 1, 1, 0, 0],
    gems: [GOOD_WORDS.gems, 0, 0, 0, 1, 1, 1, 0],
    cloth: [GOOD_WORDS.cloth, 1, 1, 1, 0, 0, 0, 0],
    culture: [GOOD_WORDS.culture, 1, 1, 0, 0, 0, 0, 2],
  },
);

/** Addition to the tax of a trade city (PI-15a-05 to PI-15a-07). */
export const BLOOM = list(
  'bloom',
  'PI-15a-05',
  ['Blüte der Handelsstädte', 'Bloom of trade cities'],
  ['value', 'Wert', 'value'],
  {
    needed: [1000, 'GS je Punkt eines benötigten Gutes', 'GS per point of a needed good'],
    other: [1000, 'GS je Bündel anderer Güter', 'GS per lot of other goods'],
    lot: [5, 'Punkte anderer Güter im Bündel', 'points of other goods in a lot'],
    third: [3, 'Teil, der bleibt: eins von', 'part that stays: one of'],
    most: [50_000, 'GS höchstens', 'GS at most'],
  },
);

/** Change of the population by a ten-sided die (PI-16-04). */
export const POPULATION_CHANGES = list(
  'population_change',
  'PI-16-04',
  ['Veränderung der Bevölkerung', 'Change of the population'],
  ['points', 'Einwohnerpunkte', 'population points'],
  Object.fromEntries(
    [0, 0, 0, 0, 5, 10, 15, 15, 20, 30].map((points, at) => {
      const face = String(at + 1);
      return [face, [points, face, face]] as const;
    }),
  ),
);

/** Chance of an epidemic by the hygiene per city; a row holds up to its sum, the last from it on (HR-04). */
export const EPIDEMIC_CHANCES = list(
  'epidemic',
  'GM-37',
  ['Seuchen nach Hygiene', 'Epidemics by hygiene'],
  ['chance', 'Prozent', 'percent'],
  {
    '1000': [5, 'bis 1.000 GS je Stadt', 'up to 1,000 GS per city'],
    '3000': [4, 'bis 3.000 GS', 'up to 3,000 GS'],
    '5000': [3, 'bis 5.000 GS', 'up to 5,000 GS'],
    '7000': [2, 'bis 7.000 GS', 'up to 7,000 GS'],
    '9999': [1, 'bis 9.999 GS', 'up to 9,999 GS'],
    '10000': [0, 'ab 10.000 GS', 'from 10,000 GS'],
  },
);

/** From which number of a die an epidemic has a consequence as well (HR-05). */
export const EPIDEMIC_CONSEQUENCES = table(
  'epidemic_consequence',
  'GM-38',
  ['Folgen einer Seuche', 'Consequences of an epidemic'],
  { from: ['ab Wurf', 'from a roll of'], amount: ['Wert', 'value'] },
  {
    tax: [['Steuer der Stadt geteilt durch', 'tax of the city divided by'], 1, 2],
    armies: [['Verlust der Heere dort in Prozent', 'loss of armies there in percent'], 3, 5],
    armiesMost: [['Verlust je Heer höchstens', 'loss per army at most'], 3, 1000],
    closed: [
      ['keine Rüstung im nächsten Rüstmonat', 'no mustering in the next muster month'],
      5,
      1,
    ],
    deaths: [['verlorene Einwohnerpunkte', 'population points lost'], 6, 1],
  },
);

/** Chance of a disaster, and what each does (HR-13). */
export const DISASTERS = table(
  'disaster',
  'PI-11-09',
  ['Katastrophen', 'Disasters'],
  { die: ['Wurf', 'roll'], amount: ['Wert', 'value'] },
  {
    chance: [
      ['Prozent je Reich und Einnahmetermin', 'percent per realm and income month'],
      null,
      10,
    ],
    rockfall: [['Steinschlag auf einer Straße', 'rockfall on a road'], 1, 1],
    flood: [['Hochwasser an Brücke oder Straße', 'flood at a bridge or road'], 2, 1],
    grain: [['Missernte in Prozent', 'bad harvest in percent'], 3, 10],
    livestock: [['Viehseuche in Prozent', 'cattle plague in percent'], 4, 10],
    ore: [['Grubenunglück in Prozent', 'mine collapse in percent'], 5, 10],
    lasting: [['dauerhaft weniger im Spiegel', 'less in the mirror for good'], 6, 1],
  },
);

/** Tables of chapters 7, 9, 9a and 11 to 16, in their order. */
export const ECONOMY_TABLES: readonly Table[] = [
  LAND_TAX,
  SPY_SPENDING,
  INACCURACY,
  MISSIONS,
  FREE_MISSIONS,
  MIRROR,
  WEIGHTS,
  ZONE_LIMITS,
  ZONE_CHANCES,
  REVOLT_AREAS,
  REVOLT_STRENGTHS,
  DIRECT_EFFECTS,
  SHIP_PRICES,
  PROMOTION_FACTORS,
  PROMOTABLE,
  BLOOM,
  POPULATION_CHANGES,
  EPIDEMIC_CHANCES,
  EPIDEMIC_CONSEQUENCES,
  DISASTERS,
];
