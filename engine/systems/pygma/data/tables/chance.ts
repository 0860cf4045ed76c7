import { tableOfOneColumn, tableOfRows } from '../../../../kernel';

/** Difficulty of the printed missions, in percentage points (PI-09a-04). */
export const MISSION_TABLE = tableOfOneColumn(
  { id: 'pygma.mission', clause: 'PI-09a-04' },
  ['Spionageaufträge', 'Espionage missions'],
  ['difficulty', 'Schwierigkeit', 'difficulty'],
  {
    realm_size: [0, 'Reichsgröße', 'realm size'],
    capital_position: [0, 'Lage der Hauptstadt', 'position of the capital'],
    city_positions: [5, 'Lage von Städten', 'positions of cities'],
    road_positions: [10, 'Lage von Straßen', 'positions of roads'],
    mine_positions: [20, 'Lage von Minen', 'positions of mines'],
    last_income: [15, 'letzte Reichseinnahmen', 'latest realm income'],
    treasury_size: [20, 'Höhe des Reichsschatzes', 'size of the treasury'],
    treasury_place: [30, 'Lagerstätte des Reichsschatzes', 'place where the treasury is kept'],
    army_count: [15, 'Anzahl der Heere', 'number of armies'],
    army_positions: [35, 'Standorte der Heere', 'positions of the armies'],
    spy_value: [25, 'Spionagestärke', 'espionage value'],
  },
  ['Schwierigkeit: {{row}}', 'difficulty: {{row}}'],
);

/** Difficulties suggested to the GM for free missions (PI-09a-08, HR-22). */
export const FREE_MISSION_TABLE = tableOfOneColumn(
  { id: 'pygma.free_mission', clause: 'PI-09a-08' },
  ['Freie Aufträge', 'Free missions'],
  ['difficulty', 'Schwierigkeit', 'difficulty'],
  {
    rumours: [5, 'Gerüchte und Stimmung in einem Reich', 'rumours and mood in a realm'],
    orders: [30, 'Order eines Heers im nächsten Monat', 'orders of an army next month'],
    goods: [20, 'Wirtschaftsspiegel oder Lager', 'mirror or stock of goods'],
    bribe: [45, 'einen Heerführer bestechen', 'bribing a commander'],
    sabotage: [40, 'Sabotage an Straße oder Brücke', 'sabotage of a road or bridge'],
    theft: [60, 'Diebstahl aus dem Reichsschatz', 'theft from the treasury'],
    assassination: [70, 'Mordanschlag', 'assassination'],
  },
  ['Schwierigkeit: {{row}}', 'difficulty: {{row}}'],
);

/** When the target learns of a mission that failed (PI-09a-11, HR-18). */
export const DISCOVERY_TABLE = tableOfOneColumn(
  { id: 'pygma.discovery', clause: 'PI-09a-11' },
  ['Entdeckte Aufträge', 'Discovered missions'],
  ['amount', 'Wert', 'value'],
  {
    roll: [96, 'entdeckt ab Wurf', 'discovered from a roll of'],
    above: [50, 'oder um mehr als so viel verfehlt', 'or missed by more than'],
    realm: [5, 'Auftraggeber bekannt ab Wurf (d6)', 'sender known from a roll of (d6)'],
  },
);

/** Chance of an epidemic in percent, by what is spent on hygiene for each city, from which a row holds (GM-37, HR-04). */
export const EPIDEMIC_TABLE = tableOfOneColumn(
  { id: 'pygma.epidemic', clause: 'GM-37' },
  ['Seuchengefahr', 'Chance of an epidemic'],
  ['percent', 'Prozent', 'percent'],
  {
    '0': [5, '0', '0'],
    '1001': [4, '1001', '1,001'],
    '3001': [3, '3001', '3,001'],
    '5001': [2, '5001', '5,001'],
    '7001': [1, '7001', '7,001'],
    '10000': [0, '10 000', '10,000'],
  },
  ['Seuchengefahr ab {{row}} GS je Stadt', 'chance of an epidemic from {{row}} GS per city'],
);

/** What an epidemic costs; each face of a die brings what the rows above it bring, too (GM-38, HR-05). */
export const PLAGUE_TABLE = tableOfRows(
  { id: 'pygma.plague', clause: 'GM-38' },
  ['Folgen einer Seuche', 'Consequences of an epidemic'],
  { from: ['ab Wurf', 'from roll'], amount: ['Wert', 'value'], most: ['höchstens', 'at most'] },
  {
    mild: [['Prozent der Steuer, die ausfallen', 'percent of the tax lost'], 1, 50],
    armies: [['Prozent der Heere in der Stadt', 'percent of the armies in the city'], 3, 5, 1000],
    closed: [
      [
        'Stadt ist bis zum nächsten Rüstmonat geschlossen',
        'city is closed until the next muster month',
      ],
      5,
    ],
    deaths: [['Einwohnerpunkte', 'population points'], 6, 1],
  },
);

/** Disasters: the chance in percent for a realm in an income month, and what they take (PI-11-09, HR-13). */
export const DISASTER_TABLE = tableOfOneColumn(
  { id: 'pygma.disaster', clause: 'PI-11-09' },
  ['Katastrophen', 'Disasters'],
  ['amount', 'Wert', 'value'],
  {
    chance: [10, 'Chance je Reich in Prozent', 'chance per realm in percent'],
    harvest: [10, 'Missernte: Prozent des Getreides', 'failed harvest: percent of grain'],
    cattle_plague: [10, 'Viehseuche: Prozent des Viehs', 'cattle plague: percent of livestock'],
    mine_collapse: [10, 'Grubenunglück: Prozent der Erze', 'mine collapse: percent of ore'],
    lasting: [1, 'bleibender Schaden: Güterpunkte', 'lasting damage: goods points'],
    repair: [50, 'Reparatur in Prozent des Preises', 'repair in percent of the price'],
  },
);

/** Mines: what a pip of a ten-sided die yields, and when they dry up (PI-07-04, HR-09). */
export const MINE_TABLE = tableOfOneColumn(
  { id: 'pygma.mine', clause: 'PI-07-04' },
  ['Minen', 'Mines'],
  ['amount', 'Wert', 'value'],
  {
    yield: [10_000, 'GS je Auge des zehnseitigen Würfels', 'GS per pip of a ten-sided die'],
    exhausted: [5, 'Chance zu versiegen in Prozent', 'chance of drying up, percent'],
  },
);

/** Loot after large battles (PI-07-05, HR-10). */
export const LOOT_TABLE = tableOfOneColumn(
  { id: 'pygma.loot', clause: 'PI-07-05' },
  ['Kriegsbeute', 'War loot'],
  ['amount', 'Wert', 'value'],
  {
    points: [10, 'ab so vielen verlorenen Kampfpunkten', 'from so many battle points lost'],
    percent: [5, 'Prozent des Werts je Auge', 'percent of the value per pip'],
    step: [1000, 'abgerundet auf GS', 'rounded down to GS'],
  },
);

/** The administration fee for plainly wrong entries (PI-10-04, HR-15). */
export const FEE_TABLE = tableOfOneColumn(
  { id: 'pygma.fee', clause: 'PI-10-04' },
  ['Verwaltungsbetrag', 'Administration fee'],
  ['amount', 'Wert', 'value'],
  {
    percent: [5, 'Prozent des Betrags', 'percent of the amount'],
    minimum: [1000, 'mindestens GS', 'at least GS'],
    maximum: [10_000, 'höchstens GS', 'at most GS'],
    warnings: [1, 'Verwarnungen vorher', 'warnings before'],
  },
);

/** Armies that cannot be paid (PI-05-24, HR-16). */
export const UNPAID_TABLE = tableOfOneColumn(
  { id: 'pygma.unpaid', clause: 'PI-05-24' },
  ['Unbezahlte Heere', 'Unpaid armies'],
  ['amount', 'Wert', 'value'],
  {
    desertion: [25, 'Fahnenflucht in Prozent', 'desertion in percent'],
    dissolved: [2, 'aufgelöst nach so vielen Malen', 'dissolved after so many times'],
  },
);

/** What the loss of the capital costs (PI-04-01, HR-12). */
export const CAPITAL_TABLE = tableOfOneColumn(
  { id: 'pygma.capital', clause: 'PI-04-01' },
  ['Verlust der Hauptstadt', 'Loss of the capital'],
  ['amount', 'Wert', 'value'],
  {
    treasury: [
      50,
      'Prozent des Schatzes für den Eroberer',
      'percent of the treasury to the conqueror',
    ],
    muster: [
      500_000,
      'Rüstgrenze bis zur neuen Hauptstadt',
      'muster limit until there is a new one',
    ],
    espionage: [10, 'Prozentpunkte Spionagestärke', 'percentage points of espionage value'],
    class: [3, 'Klasse des Aufstands', 'class of the uprising'],
  },
);

/**
 * Beings of neutral land and sea (GM-22, HR-17): strength and treasure, each times a die where it says 1, and for what
 * they join a realm.
 */
export const BEING_TABLE = tableOfRows(
  { id: 'pygma.being', clause: 'GM-22' },
  ['Wesen', 'Beings'],
  {
    strength: ['Stärke in Kriegern', 'strength in warriors'],
    strength_dice: ['mal Wurf', 'times a die'],
    treasure: ['Schatz in GS', 'treasure in GS'],
    treasure_dice: ['Schatz mal Wurf', 'treasure times a die'],
    price: ['Preis des Beitritts in GS', 'price of joining in GS'],
  },
  {
    barbarians: [['Barbaren', 'barbarians'], 1000, 1, 5000, 1],
    settlers: [['Siedler', 'settlers'], 500, 1, 0, 0, 5000],
    giant: [['Riese', 'giant'], 2500, 0, 10_000, 1],
    dragon: [['Drache', 'dragon'], 10_000, 0, 100_000, 0],
    sea_monster: [['Seeungeheuer', 'sea monster'], 3000, 0, 0, 0],
    whirlpool: [['Strudel', 'whirlpool'], 0, 0, 0, 0],
  },
);
