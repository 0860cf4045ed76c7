import type { Settings } from '../../../kernel';
import type { Party, SightedUnit, Treaty, Unit, Work } from '../../../world';
import type { Case, CaseField, CaseUnit } from './case';

/** A realm `a` with its letter, and what it knows; rows are `number | movement | order | remark`. */
export interface GivenAdvice {
  readonly units: readonly CaseUnit[];
  readonly rows: readonly string[];
  /** Lines of the letter before the rows. */
  readonly lines?: readonly string[];
  readonly fields?: Readonly<Record<string, CaseField>>;
  readonly relations?: Readonly<Record<string, 'alliance' | 'peace' | 'enemy'>>;
  /** What party `a` has sighted; this turn is the fifth. */
  readonly sighted?: readonly Pick<SightedUnit, 'turn' | 'place' | 'sizeClass'>[];
  readonly treaties?: Readonly<Record<string, Treaty>>;
  readonly works?: readonly Work[];
  readonly realm?: Partial<Party>;
  /** Changes of units by number. */
  readonly changes?: Readonly<Record<number, Partial<Unit>>>;
  /** False = the realm has seen nothing of the map. */
  readonly isInformed?: boolean;
  readonly moon?: number;
  readonly settings?: Settings;
}

/** Expected warnings of party `a`: `unit code words`, in the order of the text. */
export type AdviceCase = Case<GivenAdvice, readonly string[]>;

const land = (number: number, place = '210/19', type = 'K', size = 5000): CaseUnit => ({
  party: 'a',
  number,
  type,
  size,
  place,
});

const foe: CaseUnit = { party: 'b', number: 101, type: 'K', size: 9000, place: '210/48' };

const town = (owner: string): CaseField => ({ owner, settlement: { type: 'std', owner } });

const seen = (place: string, sizeClass: number, turn = 4) => ({
  turn,
  place: place as SightedUnit['place'],
  sizeClass,
});

const treaty = (kind: Treaty['kinds'][number]): Readonly<Record<string, Treaty>> => ({
  one: {
    id: 'one',
    parties: ['a', 'b'],
    kinds: [kind],
    from: 1,
    until: null,
    copies: ['a', 'b'],
    text: '',
  },
});

const begun = (paid: number): Work => ({
  id: 'settlement 210/19',
  kind: 'settlement',
  field: '210/19' as Work['field'],
  side: null,
  owners: ['a'],
  type: 'brg',
  value: 12,
  progress: 5000,
  paid,
  damage: {},
  begun: 3,
  completed: null,
  name: 'Falkenstein',
});

const advice = (
  clauses: readonly string[],
  title: string,
  given: Omit<GivenAdvice, 'units'> & Partial<GivenAdvice>,
  expect: readonly string[],
): AdviceCase => ({
  id: `${clauses[0] ?? ''} ${title}`,
  clauses,
  title,
  given: { units: [land(101), foe], realm: { treasury: 100_000 }, ...given },
  expect,
});

const B_LAND = { '210/20': { owner: 'b' } };
const FREE_PATH = { '210/19': { owner: 'a' }, '210/20': { owner: 'a' } };

/** Two or more cases per pattern: where it warns, and where the same orders give no cause. */
export const ADVICE: readonly AdviceCase[] = [
  advice(
    ['WW-5.3-02', 'WW-11.2-04'],
    'what comes behind a break of the path is not walked, so nothing is said of it',
    {
      rows: ['101|-18-20|KA|'],
      lines: ['Krieg mit b'],
      fields: B_LAND,
      relations: { 'a>b': 'peace' },
    },
    [],
  ),
  advice(
    ['WW-5.3-02', 'WW-7.3-22'],
    'a path that breaks at once leaves the garrison where it is',
    {
      rows: ['101|-21-22|KV|'],
      fields: { '210/19': town('a'), '210/20': { owner: 'b' }, '210/21': { owner: 'a' } },
    },
    [],
  ),
  advice(
    ['WW-11.2-04'],
    'KA into the land of a party whose friendship the letter ends',
    {
      rows: ['101|-20|KA|'],
      lines: ['Krieg mit b'],
      fields: B_LAND,
      relations: { 'a>b': 'peace' },
    },
    ['101 F-ADV-BREACH 20'],
  ),
  advice(
    ['WW-11.2-04'],
    'an old enemy, or a unit that defends, breaks nothing',
    { rows: ['101|-20|KA|'], lines: ['Krieg mit b'], fields: B_LAND },
    [],
  ),
  advice(
    ['WW-7.1-13'],
    'KN into the land of a party to a treaty that the own relations do not know',
    { rows: ['101|-20|KN|'], fields: B_LAND, treaties: treaty('alliance') },
    ['101 F-ADV-FRIEND 20'],
  ),
  advice(
    ['WW-7.1-13'],
    'with the relation declared nobody is attacked there',
    {
      rows: ['101|-20|KN|'],
      fields: B_LAND,
      treaties: treaty('alliance'),
      lines: ['Bündnis mit b'],
    },
    [],
  ),
  advice(
    ['WW-6.2-09'],
    'E onto the land of a friend conquers nothing',
    { rows: ['101|-20|KVE|'], fields: B_LAND, relations: { 'a>b': 'peace' } },
    ['101 F-ADV-CONQUEST 20'],
  ),
  advice(
    ['WW-6.2-09'],
    'E onto the land of an enemy is what E is for',
    { rows: ['101|-20|KVE|'], fields: B_LAND },
    [],
  ),
  advice(
    ['WW-7.3-22'],
    'the last fighting unit leaves the capital',
    {
      rows: ['101|-20|KV|'],
      fields: { ...FREE_PATH, '210/19': town('a') },
      realm: { treasury: 100_000, capital: '210/19' as Party['capital'] },
    },
    ['101 F-ADV-CAPITAL 20'],
  ),
  advice(
    ['WW-7.3-22'],
    'another fighting unit stays, or comes in',
    {
      units: [land(101), land(102, '210/20'), foe],
      rows: ['101|-20|KV|', '102|-19|KV|'],
      fields: { ...FREE_PATH, '210/19': town('a') },
      realm: { treasury: 100_000, capital: '210/19' as Party['capital'] },
    },
    [],
  ),
  advice(
    ['WW-7.3-22'],
    'a settlement on the border of a party that is no friend is left',
    { rows: ['101|-18|KV|'], fields: { '210/19': town('a'), '210/18': { owner: 'a' }, ...B_LAND } },
    ['101 F-ADV-BORDER 18'],
  ),
  advice(
    ['WW-7.3-22'],
    'nobody threatens a settlement in the heart of the land',
    { rows: ['101|-20|KV|'], fields: { ...FREE_PATH, '210/19': town('a') } },
    [],
  ),
  advice(
    ['WW-3.2-05'],
    'the payment for which the treasury no longer suffices',
    { rows: ['101||KV|'], lines: ['Tribut an b 60.000 GS', 'Geschenk an b 50.000 GS'] },
    ['undefined F-ADV-SPENDING Geschenk an b 50.000 GS'],
  ),
  advice(
    ['WW-3.2-05'],
    'raising counts as well, its leaders included',
    {
      rows: ['102||KV|neu 2000K'],
      units: [foe],
      fields: { '210/19': town('a') },
      realm: { treasury: 10_000 },
      moon: 2,
    },
    ['undefined F-ADV-SPENDING neu 2000K'],
  ),
  advice(
    ['WW-3.2-05'],
    'in an income moon money comes in before',
    { rows: ['101||KV|'], lines: ['Tribut an b 600.000 GS'], moon: 1 },
    [],
  ),
  advice(
    ['WW-12.3-01', 'WW-3.2-05'],
    'where taxes are booked in the muster moon, they come in before upkeep and payments of it',
    {
      rows: ['101||KV|'],
      lines: ['Tribut an b 600.000 GS'],
      moon: 2,
      realm: { treasury: 0 },
      settings: { 'econ.tax_booking': 'muster_moon' },
    },
    [],
  ),
  advice(
    ['WW-12.3-01', 'WW-12.3-07'],
    'and in the income moon only what lies in the treasury is there, for payments and upkeep',
    {
      rows: ['101||KV|'],
      lines: ['Tribut an b 600.000 GS'],
      moon: 1,
      realm: { treasury: 0 },
      settings: { 'econ.tax_booking': 'muster_moon', 'econ.unit_upkeep_at': 'income_moon' },
    },
    ['undefined F-ADV-SPENDING Tribut an b 600.000 GS', 'undefined F-ADV-UPKEEP'],
  ),
  advice(
    ['WW-5.1-34', 'WW-5.1-33'],
    'the upkeep of a muster moon exceeds the treasury',
    { rows: ['101||KV|'], moon: 2, realm: { treasury: 5999 } },
    ['undefined F-ADV-UPKEEP'],
  ),
  advice(
    ['WW-5.1-34'],
    '5,000 warriors and five leaders cost exactly 6,000',
    { rows: ['101||KV|'], moon: 2, realm: { treasury: 6000 } },
    [],
  ),
  advice(
    ['WW-9.5-05'],
    'taxes raised while marks of an uprising are left',
    { rows: ['101||KV|'], lines: ['Steuersatz 8 %'], realm: { treasury: 1, unrest: 2 } },
    ['undefined F-ADV-TAX Steuersatz 8 %'],
  ),
  advice(
    ['WW-9.5-05'],
    'the usual rate is no cause, nor is a raised one in a calm land',
    { rows: ['101||KV|'], lines: ['Steuersatz 8 %'] },
    [],
  ),
  advice(
    ['WW-9.5-05', 'WW-3.1-03'],
    'what is usual the GM lays down',
    {
      rows: ['101||KV|'],
      lines: ['Steuersatz 8 %'],
      realm: { treasury: 1, unrest: 2 },
      settings: { 'econ.tax_rate_pct': 8 },
    },
    [],
  ),
  advice(
    ['WW-5.1-21'],
    'a settlement raises for more gold than it can',
    {
      units: [land(101), foe],
      rows: ['101||KV|neu 12.000K'],
      fields: { '210/19': town('a') },
      moon: 2,
    },
    ['undefined F-ADV-RAISING neu 12.000K'],
  ),
  advice(
    ['WW-5.1-21'],
    'a town raises for 50,000 gold',
    {
      units: [land(101), foe],
      rows: ['101||KV|neu 10.000K'],
      fields: { '210/19': town('a') },
      moon: 2,
    },
    [],
  ),
  advice(
    ['WW-5.3-32'],
    'a ship sails before the unit that walks to it is there',
    {
      units: [land(101, '210/19', 'K', 50), land(301, '210/20', 'S', 10), foe],
      rows: ['101|-20(301)|KI|', '301|-21|KV|'],
      fields: { '210/20': { terrain: 'w' }, '210/21': { terrain: 'w' } },
    },
    ['101 F-ADV-SAILS 20(301)'],
  ),
  advice(
    ['WW-5.3-32', 'WW-6.3-20'],
    'a ship that waits for its passenger does not sail first',
    {
      units: [land(101, '210/19', 'K', 50), land(301, '210/20', 'S', 10), foe],
      rows: ['101|-20(301)|KI|', '301|-21|KV|warten auf 101'],
      fields: { '210/20': { terrain: 'w' }, '210/21': { terrain: 'w' } },
    },
    [],
  ),
  advice(
    ['WW-5.3-30'],
    'a unit is to be loaded, but its path does not lead aboard',
    {
      units: [land(101, '210/19', 'K', 50), land(301, '210/20', 'S', 10), foe],
      rows: ['101||KI|einladen nach 301', '301|-21|KV|'],
      fields: { '210/20': { terrain: 'w' }, '210/21': { terrain: 'w' } },
    },
    ['101 F-ADV-PASSENGER einladen nach 301'],
  ),
  advice(
    ['WW-6.3-20'],
    'a ship waits for a unit that goes elsewhere',
    {
      units: [land(101, '210/19', 'K', 50), land(301, '210/20', 'S', 10), foe],
      rows: ['101|-18|KI|', '301|-21|KV|warten auf 101'],
      fields: { '210/20': { terrain: 'w' }, '210/21': { terrain: 'w' } },
    },
    ['301 F-ADV-WAITING warten auf 101'],
  ),
  advice(
    ['WW-7.3-25'],
    'a path through the field in which an own army besieges',
    {
      units: [land(101, '210/20', 'B'), land(102, '210/20'), land(103), foe],
      rows: ['101||KVB|', '102||KV|', '103|-20-21|KV|'],
      fields: { '210/19': { owner: 'a' }, '210/20': town('b'), '210/21': { owner: 'a' } },
      relations: { 'a>b': 'enemy' },
    },
    ['103 F-ADV-SIEGE 20'],
  ),
  advice(
    ['WW-7.1-17'],
    'besiegers end beside a sighted enemy without a fighting unit',
    { units: [land(101, '210/19', 'B'), foe], rows: ['101|-20|KV|'], sighted: [seen('210/21', 1)] },
    ['101 F-ADV-ESCORT 20'],
  ),
  advice(
    ['WW-7.1-17', 'WW-7.1-04'],
    'an escort, or news of two turns ago, give no cause',
    {
      units: [land(101, '210/19', 'B'), land(102, '210/20'), foe],
      rows: ['101|-20|KV|', '102||KV|'],
      sighted: [seen('210/21', 1)],
    },
    [],
  ),
  advice(
    ['WW-7.1-04'],
    'what was seen two turns ago is no news',
    {
      units: [land(101, '210/19', 'B'), foe],
      rows: ['101|-20|KV|'],
      sighted: [seen('210/21', 1, 3)],
    },
    [],
  ),
  advice(
    ['WW-7.3-27'],
    'a siege of an own settlement',
    {
      units: [land(101, '210/19', 'B'), foe],
      rows: ['101||KVB|'],
      fields: { '210/19': town('a') },
    },
    ['101 F-ADV-TARGET KVB'],
  ),
  advice(
    ['WW-7.3-27'],
    'a siege of an enemy town is no mistake',
    {
      units: [land(101, '210/19', 'B'), foe],
      rows: ['101||KVB|'],
      fields: { '210/19': town('b') },
    },
    [],
  ),
  advice(
    ['WW-7.1-08', 'WW-7.1-04'],
    'KR ends beside an enemy of a greater size class',
    { rows: ['101|-20|KR|'], sighted: [seen('210/21', 6)] },
    ['101 F-ADV-RETREAT 20'],
  ),
  advice(
    ['WW-7.1-08'],
    'five minimum sizes are not weaker than 3 to 5',
    { rows: ['101|-20|KR|'], sighted: [seen('210/21', 3)] },
    [],
  ),
  advice(
    ['WW-7.1-14'],
    'a unit beside an enemy in its own field is to go on into foreign land',
    { rows: ['101|-20|KV|'], sighted: [seen('210/19', 1)] },
    ['101 F-ADV-HELD 20'],
  ),
  advice(
    ['WW-7.1-14'],
    'the way into own land is open',
    { rows: ['101|-20|KV|'], sighted: [seen('210/19', 1)], fields: { '210/20': { owner: 'a' } } },
    [],
  ),
  advice(
    ['WW-6.2-09', 'WW-6.3-15'],
    'splitting leaves a conqueror under minimum size',
    { rows: ['101|-20|KVE|aufteilen 4500K nach 105'] },
    ['101 F-ADV-SPLIT aufteilen 4500K nach 105'],
  ),
  advice(
    ['WW-6.2-09'],
    'splitting down to the minimum size exactly',
    { rows: ['101|-20|KVE|aufteilen 4000K nach 105'] },
    [],
  ),
  advice(
    ['WW-5.1-11'],
    'men are raised into a scout until it is none',
    {
      units: [{ ...land(101, '210/19', 'K', 400), scout: true }, foe],
      rows: ['101||KR|neu 600K'],
      fields: { '210/19': town('a') },
      moon: 2,
    },
    ['101 F-ADV-SCOUT neu 600K'],
  ),
  advice(
    ['WW-5.1-11'],
    'a scout one head under the minimum stays one',
    {
      units: [{ ...land(101, '210/19', 'K', 400), scout: true }, foe],
      rows: ['101||KR|neu 599K'],
      fields: { '210/19': town('a') },
      moon: 2,
    },
    [],
  ),
  advice(
    ['WW-5.1-35', 'WW-6.3-15'],
    'a unit is disbanded with which another is to be merged, and a character stays',
    {
      units: [land(101), land(102), { ...land(501, '(101)', 'HF', 1), character: 'Yrsa' }, foe],
      rows: ['101||KV|auflösen', '102||KV|zusammenlegen mit 101', '501||KR|'],
    },
    ['101 F-ADV-DISBAND auflösen'],
  ),
  advice(
    ['WW-7.2-21', 'WW-5.2-11'],
    'a character leads a unit of a kind he is not trained for',
    {
      units: [land(101), { ...land(501, '(101)', 'HF', 1), character: 'Yrsa' }, foe],
      rows: ['101||KV|', '501||KR|führt'],
      changes: {
        501: { character: { name: 'Yrsa', status: 'NSC', seat: null, trained: ['landWork'] } },
      },
    },
    ['501 F-ADV-LEADER führt'],
  ),
  advice(
    ['WW-12.5-04'],
    'with one kind of leaders everybody leads everything',
    {
      units: [land(101), { ...land(501, '(101)', 'HF', 1), character: 'Yrsa' }, foe],
      rows: ['101||KV|', '501||KR|führt'],
      changes: {
        501: { character: { name: 'Yrsa', status: 'NSC', seat: null, trained: ['landWork'] } },
      },
      settings: { 'unit.leader_kinds': 1 },
    },
    [],
  ),
  advice(
    ['WW-12.5-04'],
    'with two kinds ships and armies have the same leaders',
    {
      units: [land(101), { ...land(501, '(101)', 'HF', 1), character: 'Yrsa' }, foe],
      rows: ['101||KV|', '501||KR|führt'],
      changes: {
        501: { character: { name: 'Yrsa', status: 'NSC', seat: null, trained: ['seaCombat'] } },
      },
      settings: { 'unit.leader_kinds': 2 },
    },
    [],
  ),
  advice(
    ['WW-4.3-06'],
    'a wall against a neighbour with whom nothing is agreed',
    {
      rows: ['101||KV|'],
      lines: ['Neubau Wall BW 8 in 210/19(2)'],
      fields: { '210/19': { owner: 'a' }, ...B_LAND },
    },
    ['undefined F-ADV-NEIGHBOUR Neubau Wall BW 8 in 210/19(2)'],
  ),
  advice(
    ['WW-4.3-06'],
    'a treaty about building settles it',
    {
      rows: ['101||KV|'],
      lines: ['Neubau Wall BW 8 in 210/19(2)'],
      fields: { '210/19': { owner: 'a' }, ...B_LAND },
      treaties: treaty('roadBuilding'),
    },
    [],
  ),
  advice(
    ['WW-4.1-11'],
    'workers build where no further stage is paid',
    {
      units: [land(401, '210/19', 'A'), foe],
      rows: ['401||AB|'],
      fields: { '210/19': { owner: 'a', settlement: { type: 'brg', owner: 'a', built: 1 } } },
      works: [begun(5000)],
    },
    ['401 F-ADV-UNPAID AB'],
  ),
  advice(
    ['WW-4.1-11'],
    'a stage paid ahead gives them work',
    {
      units: [land(401, '210/19', 'A'), foe],
      rows: ['401||AB|'],
      fields: { '210/19': { owner: 'a', settlement: { type: 'brg', owner: 'a', built: 1 } } },
      works: [begun(5001)],
    },
    [],
  ),
  advice(
    ['WW-2.3-08', 'WW-2.3-11'],
    'a unit ends in a swamp that costs it men',
    { rows: ['101|-20|KV|'], fields: { '210/20': { terrain: 'tsu' } } },
    ['101 F-ADV-GROUND 20'],
  ),
  advice(
    ['WW-2.3-11'],
    'men of the swamps are at home there',
    {
      rows: ['101|-20|KV|'],
      fields: { '210/20': { terrain: 'tsu' } },
      changes: { 101: { raised: { bsu: 5000 } } },
    },
    [],
  ),
  advice(
    ['WW-5.3-14'],
    'E into the unknown, and no scout anywhere near',
    { rows: ['101|-20|KVE|'], isInformed: false },
    ['101 F-ADV-WHITE 20'],
  ),
  advice(
    ['WW-5.3-14'],
    'a scout goes to the border of the unknown with it',
    {
      units: [land(101), { ...land(102, '210/19', 'K', 100), scout: true }, foe],
      rows: ['101|-20|KVE|', '102||KR|'],
      isInformed: false,
    },
    [],
  ),
  advice(['WW-5.3-17'], 'a path of 16 points for a unit with 15', { rows: ['101|-20-21|KV|'] }, [
    '101 F-ADV-POINTS 21',
  ]),
  advice(
    ['WW-5.3-17'],
    'own land is cheaper, and the path is walked to its end',
    {
      rows: ['101|-20-21|KV|'],
      fields: { ...FREE_PATH, '210/21': { owner: 'a' } },
    },
    [],
  ),
];
