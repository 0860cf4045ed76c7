import { tableOfOneColumn, tableOfRows } from '../../../../kernel';
import { ARMY_KIND_WORDS as KIND } from '../kinds';

/**
 * Kinds of armies (PI-05-09): sizes and prices per unit (warrior, rider, ship), reach in fields a month, units a battle
 * point takes, room a unit takes aboard in hundredths of a ship, terrain that is closed to it. The last rows are for
 * land armies the GM defines: a kind exists once it has a maximum.
 */
export const ARMY_TABLE = tableOfRows(
  { id: 'pygma.army', clause: 'PI-05-09' },
  ['Heere', 'Armies'],
  {
    minimum: ['Mindestgröße', 'minimum size'],
    maximum: ['Höchstgröße', 'maximum size'],
    cost: ['Rüstkosten', 'muster cost'],
    pay: ['Besoldung', 'pay'],
    outside: ['Schritte außerhalb', 'steps outside'],
    inside: ['Schritte im Reich', 'steps inside'],
    road: ['Schritte auf Straße oder Seestraße', 'steps on road or sea lane'],
    divisor: ['Stärke je Kampfpunkt', 'strength per battle point'],
    room: ['Hundertstel Schiff je Mann', 'hundredths of a ship per man'],
    no_forest: ['betritt keinen Wald (1 = ja)', 'enters no forest (1 = yes)'],
    no_mountain: ['betritt kein Gebirge (1 = ja)', 'enters no mountains (1 = yes)'],
    no_desert: ['betritt keine Wüste (1 = ja)', 'enters no desert (1 = yes)'],
  },
  {
    warrior: [KIND.warrior, 1000, 100_000, 10, 1, 1, 2, 4, 1000, 1, 0, 0, 0],
    rider: [KIND.rider, 1000, 50_000, 30, 3, 2, 4, 8, 500, 2, 0, 0, 0],
    fleet: [KIND.fleet, 10, 500, 1000, 100, 4, null, 10, 10, null],
    extra_a: [KIND.extra_a],
    extra_b: [KIND.extra_b],
    extra_c: [KIND.extra_c],
  },
);

/** Percent that are added to the strength of an army in battle (PI-05-119, PI-05-120). */
export const MODIFIER_TABLE = tableOfOneColumn(
  { id: 'pygma.modifier', clause: 'PI-05-120' },
  ['Zuschläge im Kampf', 'Combat modifiers'],
  ['percent', 'Prozent', 'percent'],
  {
    fortified_city: [300, 'aus einer befestigten Stadt', 'from a fortified city'],
    city: [100, 'aus einer Stadt', 'from a city'],
    forest: [20, 'aus einem Wald heraus', 'out of a forest'],
    desert: [-20, 'aus einer Wüste heraus', 'out of a desert'],
    downhill: [20, 'letzte Bewegung bergab', 'last move downhill'],
    rider_open: [20, 'Reiter im Tief- oder Hochland', 'riders in lowland or highland'],
    rider_mountain: [-20, 'Reiter im Gebirge', 'riders in mountains'],
  },
);

/**
 * Percent lost by superiority (PI-05-127, HR-03): `from` hundredths of the ratio of exact points from which a row
 * holds; below the first row the first holds.
 */
export const BATTLE_TABLE = tableOfRows(
  { id: 'pygma.battle', clause: 'PI-05-127' },
  ['Verluste in der Schlacht', 'Battle losses'],
  {
    from: ['ab Hundertstel', 'from hundredths'],
    winner: ['Sieger verliert Prozent', 'winner loses percent'],
    loser: ['Verlierer verliert Prozent', 'loser loses percent'],
  },
  {
    equal: [['gleich stark', 'equal'], 100, 60, 70],
    slight: [['leicht', 'slight'], 110, 50, 70],
    clear: [['deutlich', 'clear'], 125, 40, 75],
    strong: [['stark', 'strong'], 150, 30, 80],
    double: [['doppelt', 'double'], 200, 20, 90],
    triple: [['dreifach', 'triple'], 300, 10, 100],
    crushing: [['erdrückend', 'crushing'], 500, 5, 100],
  },
  ['Übermacht {{row}}: {{column}}', 'superiority {{row}}: {{column}}'],
);

/** Losses in hostile terrain by the face of a die (GM-34): hundreds of men, at reefs single ships. */
export const LOSS_TABLE = tableOfRows(
  { id: 'pygma.loss', clause: 'GM-34' },
  ['Verluste im Gelände', 'Losses in hostile terrain'],
  {
    '1': ['1', '1'],
    '2': ['2', '2'],
    '3': ['3', '3'],
    '4': ['4', '4'],
    '5': ['5', '5'],
    '6': ['6', '6'],
  },
  {
    reef: [['Riff (Schiffe)', 'reef (ships)'], 0, 0, 5, 10, 10, 20],
    river: [['Flussüberquerung (Hunderte)', 'river crossing (hundreds)'], 0, 0, 1, 2, 2, 3],
    mountain: [['Gebirge (Hunderte)', 'mountain (hundreds)'], 0, 0, 1, 2, 3, 5],
    desert: [['Wüste (Hunderte)', 'desert (hundreds)'], 0, 1, 2, 3, 4, 6],
  },
  ['{{row}}, Wurf {{column}}', '{{row}}, roll {{column}}'],
);

/** Chance in percent that a secret army is discovered (PI-05-146). */
export const SECRET_TABLE = tableOfOneColumn(
  { id: 'pygma.secret', clause: 'PI-05-146' },
  ['Entdeckung geheimer Heere', 'Discovery of secret armies'],
  ['percent', 'Prozent', 'percent'],
  {
    adjacent_army: [10, 'neben einem fremden Heer', 'next to a foreign army'],
    adjacent_road: [10, 'neben einer fremden Straße', 'next to a foreign road'],
    on_road: [20, 'auf einer fremden Straße', 'on a foreign road'],
    adjacent_city: [30, 'neben einer fremden Stadt', 'next to a foreign city'],
    adjacent_capital: [60, 'neben einer fremden Hauptstadt', 'next to a foreign capital'],
  },
);

/** What the size of a secret army adds, in percentage points (PI-05-146); a row holds up to its men or ships. */
export const SECRET_SIZE_TABLE = tableOfRows(
  { id: 'pygma.secret_size', clause: 'PI-05-146' },
  ['Größe geheimer Heere', 'Size of secret armies'],
  {
    men: ['bis Mann', 'up to men'],
    ships: ['bis Schiffe', 'up to ships'],
    percent: ['Prozentpunkte mehr', 'percentage points added'],
  },
  {
    base: [['klein', 'small'], 5000, 50, 0],
    double: [['doppelt so groß', 'twice as large'], 10_000, 100, 20],
    above: [['größer', 'larger'], null, null, 50],
  },
);

/** How many armies may be secret, by the espionage value from which a row holds (PI-05-139, HR-08). */
export const SECRET_LIMIT_TABLE = tableOfOneColumn(
  { id: 'pygma.secret_limit', clause: 'PI-05-139' },
  ['Zahl geheimer Heere', 'Number of secret armies'],
  ['armies', 'Heere', 'armies'],
  {
    '0': [0, '0', '0'],
    '1': [1, '1', '1'],
    '26': [2, '26', '26'],
    '51': [3, '51', '51'],
    '76': [4, '76', '76'],
  },
  ['geheime Heere ab Spionagestärke {{row}}', 'secret armies from espionage value {{row}}'],
);

/** Administration cost in GS, by the number of movable armies from which a row holds (PI-05-161). */
export const ADMIN_TABLE = tableOfOneColumn(
  { id: 'pygma.admin', clause: 'PI-05-161' },
  ['Verwaltungskosten', 'Administration cost'],
  ['cost', 'GS', 'GS'],
  {
    '0': [0, '0', '0'],
    '11': [50_000, '11', '11'],
    '16': [150_000, '16', '16'],
    '21': [300_000, '21', '21'],
  },
  ['Verwaltungskosten ab {{row}} Heeren', 'administration cost from {{row}} armies'],
);

/** Inaccuracy of reported sizes in percent, and whether more is told, by the espionage value from which a row holds (PI-09-06, PI-09-09). */
export const SPY_TABLE = tableOfRows(
  { id: 'pygma.spy', clause: 'PI-09-06' },
  ['Auskünfte über fremde Heere', 'Reports on foreign armies'],
  {
    percent: ['Ungenauigkeit in Prozent', 'inaccuracy in percent'],
    special: ['Besonderes, 1 = ja', 'specials, 1 = yes'],
  },
  {
    '0': [['0', '0'], 50, 0],
    '26': [['26', '26'], 25, 0],
    '51': [['51', '51'], 0, 0],
    '76': [['76', '76'], 0, 1],
  },
  ['{{column}} ab Spionagestärke {{row}}', '{{column}} from espionage value {{row}}'],
);
