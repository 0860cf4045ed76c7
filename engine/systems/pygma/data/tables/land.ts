import { tableOfOneColumn, tableOfRows } from '../../../../kernel';
import { CITY_KIND_WORDS as CITY, TERRAIN_WORDS as TERRAIN } from '../kinds';

/** Height levels and what a field yields in an income month, in GS (PI-03-07, PI-07-03; desert: HR-01). */
export const TERRAIN_TABLE = tableOfRows(
  { id: 'pygma.terrain', clause: 'PI-03-07' },
  ['Gelände', 'Terrain'],
  { height: ['Höhenstufe', 'height level'], income: ['Einkünfte in GS', 'income in GS'] },
  {
    water: [TERRAIN.water, 0],
    shoal: [TERRAIN.shoal, 0],
    ice: [TERRAIN.ice, 0],
    lowland: [TERRAIN.lowland, 0, 3000],
    forest: [TERRAIN.forest, 0, 1000],
    highland: [TERRAIN.highland, 1, 2000],
    mountain: [TERRAIN.mountain, 2, 0],
    desert: [TERRAIN.desert, 0, 0],
  },
);

/** What a road segment costs, in GS, and how many a road may grow at one end in a month (PI-08-04, PI-08-05). */
export const ROAD_TABLE = tableOfRows(
  { id: 'pygma.road', clause: 'PI-08-04' },
  ['Straßen und Brücken', 'Roads and bridges'],
  {
    cost: ['Preis in GS', 'price in GS'],
    segments: ['Abschnitte je Ende und Monat', 'segments per end and month'],
  },
  {
    lowland: [TERRAIN.lowland, 4000, 2],
    highland: [TERRAIN.highland, 10_000, 2],
    desert: [TERRAIN.desert, 12_000, 1],
    forest: [TERRAIN.forest, 18_000, 1],
    mountain: [TERRAIN.mountain, 25_000, 1],
    bridge: [['Brücke', 'bridge'], 30_000],
  },
);

/** Amounts of the kinds of cities, in GS (PI-04-05, -06, -19, -21, -27); a capital is not for sale. */
export const CITY_TABLE = tableOfRows(
  { id: 'pygma.city', clause: 'PI-04-21' },
  ['Städte', 'Cities'],
  {
    price: ['Preis', 'price'],
    half_price: ['halber Preis', 'half price'],
    tax: ['Steuer', 'tax'],
    fortification: ['Befestigung', 'fortification'],
    muster: ['Rüstgrenze', 'muster limit'],
  },
  {
    capital: [CITY.capital, null, null, 50_000, 300_000, 1_500_000],
    port: [CITY.port, 150_000, 75_000, 30_000, 150_000, 500_000],
    inland: [CITY.inland, 100_000, 50_000, 20_000, 100_000, 500_000],
  },
);

/** Trade cities by the size of the realm in fields (PI-04-14); a row holds from its size on. */
export const TRADE_CITY_TABLE = tableOfOneColumn(
  { id: 'pygma.trade_cities', clause: 'PI-04-14' },
  ['Handelsstädte', 'Trade cities'],
  ['cities', 'Handelsstädte', 'trade cities'],
  {
    '1': [1, '1', '1'],
    '26': [2, '26', '26'],
    '51': [3, '51', '51'],
    '76': [4, '76', '76'],
    '101': [5, '101', '101'],
  },
  ['Handelsstädte ab {{row}} Kleinfeldern', 'trade cities from {{row}} fields'],
);

/** Distances and sizes the rules ask for (PI-04-07, PI-04-09, PI-05-07, PI-05-55, PI-05-63, PI-05-78). */
export const LIMIT_TABLE = tableOfOneColumn(
  { id: 'pygma.limit', clause: 'PI-05-55' },
  ['Grenzwerte', 'Limits'],
  ['amount', 'Wert', 'value'],
  {
    city_gap: [3, 'Kleinfelder zwischen Städten', 'fields between cities'],
    city_population: [
      10,
      'Einwohnerpunkte für Städte außerhalb des Ausgangsreichs',
      'population points for cities outside the starting realm',
    ],
    conquest: [5000, 'Krieger oder Reiter für eine Eroberung', 'heads for a conquest'],
    crew: [100, 'Krieger aus einem Schiff', 'warriors of one ship'],
    split_percent: [10, 'Trennungsgebühr in Prozent des Werts', 'splitting fee, percent of value'],
    embark_steps: [1, 'Schritte fürs Ein- und Ausschiffen', 'steps to embark or land'],
  },
);

/** What a new realm begins with, and what is usual of it (PI-00-05, GM-06, GM-16, GM-28, GM-29, HR-21). */
export const START_TABLE = tableOfOneColumn(
  { id: 'pygma.start', clause: 'GM-28' },
  ['Ausgangslage', 'Starting values'],
  ['amount', 'Wert', 'value'],
  {
    treasury: [400_000, 'Reichsschatz in GS', 'treasury in GS'],
    treasury_least: [300_000, 'Reichsschatz mindestens', 'treasury at least'],
    treasury_most: [500_000, 'Reichsschatz höchstens', 'treasury at most'],
    espionage: [20, 'Spionagestärke in Prozent', 'espionage value in percent'],
    espionage_least: [10, 'Spionagestärke mindestens', 'espionage value at least'],
    espionage_most: [30, 'Spionagestärke höchstens', 'espionage value at most'],
    fields_least: [10, 'Kleinfelder eines Reichs mindestens', 'fields of a realm at least'],
    fields_most: [15, 'Kleinfelder eines Reichs höchstens', 'fields of a realm at most'],
    large_fields: [10, 'Großfelder je Spieler mindestens', 'large fields per player at least'],
    players: [12, 'Spieler einer Spielleitung', 'players of one GM'],
  },
);
