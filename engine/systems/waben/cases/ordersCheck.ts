import type { Settings } from '../../../kernel';
import type { Case, CaseWorld } from './case';

/** A world and rows of the full form; cells by column as far as given, separated by `|`. */
export interface GivenCheck extends Omit<CaseWorld, 'map'> {
  /** Columns of the rows, in the words of the form. */
  readonly head: string;
  readonly rows: readonly string[];
  readonly settings?: Settings;
  /** First moon of the turn; 2 is a muster moon. */
  readonly moon?: number;
}

/** Expected findings of party `a`: `unit code words`, in the order of the text. */
export type CheckCase = Case<GivenCheck, readonly string[]>;

const SIZED = 'Nr.|Größe|Typ|Hf|Position alt|Zugbefehl|Position neu|Befehl|Sonstiges';
const SHORT = 'Nr.|Zugbefehl|Befehl|Sonstiges';

const land = (number: number, type: string, size: number, place = '210/19') => ({
  party: 'a',
  number,
  type,
  size,
  place,
});

const check = (
  clauses: readonly string[],
  title: string,
  given: Omit<GivenCheck, 'head' | 'units'> & Partial<GivenCheck>,
  expect: readonly string[],
): CheckCase => ({
  id: `${clauses[0] ?? ''} ${title}`,
  clauses,
  title,
  given: { head: SHORT, units: [land(101, 'K', 5000)], ...given },
  expect,
});

const city = (owner: string, harbours: readonly number[] = []) => ({
  settlement: { type: 'std', owner, harbours },
});

/** One case per concern of the checker. */
export const CHECKS: readonly CheckCase[] = [
  check(['WW-5.1-03'], 'a number outside 100 to 999', { rows: ['101||KV|', '99||KV|'] }, [
    '99 F-UNIT-NUMBER 99',
  ]),
  check(['WW-5.1-03'], 'a number used twice', { rows: ['101||KV|', '101|-20|KA|'] }, [
    '101 F-UNIT-DUP 101',
  ]),
  check(
    ['WW-5.1-07'],
    'more units than the GM allows, one of them split off this turn',
    { rows: ['101||KV|aufteilen 2000K nach 102'], settings: { 'unit.max_units': 1 } },
    ['undefined F-UNIT-LIMIT'],
  ),
  check(
    ['WW-5.1-07'],
    'exactly as many units as the GM allows',
    {
      rows: ['101||KV|neu 2000K'],
      settings: { 'unit.max_units': 1 },
      moon: 2,
      fields: { '210/19': city('a') },
    },
    [],
  ),
  check(
    ['WW-5.1-05'],
    'a type outside its range',
    { units: [land(201, 'K', 5000)], rows: ['201||KV|'] },
    ['201 F-UNIT-RANGE 201'],
  ),
  check(
    ['WW-5.1-05'],
    'besiegers among foot, beasts among work, anything from 600',
    {
      units: [land(101, 'B', 1000), land(401, 'LT', 1000), land(600, 'R', 1000)],
      rows: ['101||KV|', '401||KR|', '600||KV|'],
    },
    [],
  ),
  check(['WW-8.2-20'], 'a unit nobody knows', { rows: ['101||KV|', '105||KV|'] }, [
    '105 F-ROW-UNKNOWN 105',
  ]),
  check(
    ['WW-8.2-20', 'WW-6.3-15'],
    'a unit split off is known',
    { rows: ['101||KV|aufteilen 2000K nach 105', '105||KV|'] },
    [],
  ),
  check(
    ['WW-8.2-20', 'WW-8.1-07'],
    'a unit without row',
    { units: [land(101, 'K', 5000), land(102, 'K', 5000)], rows: ['101||KV|'] },
    ['102 F-ROW-MISSING'],
  ),
  check(
    ['WW-8.2-25', 'WW-8.2-22'],
    'size, type and leaders that differ from the GM’s',
    { head: SIZED, rows: ['101|4.000|R|4|210/19|||KV|'] },
    ['101 F-ROW-SIZE 4.000', '101 F-ROW-TYPE R', '101 F-ROW-SIZE 4'],
  ),
  check(
    ['WW-8.2-25', 'WW-5.1-23'],
    'a size with the men raised this turn, or already without',
    {
      moon: 2,
      fields: { '210/19': city('a') },
      units: [land(101, 'K', 5000), land(102, 'K', 5000)],
      head: SIZED,
      rows: ['101|7.000|K|5|210/19|||KV|neu 2000K', '102|5.000|K|5|210/19|||KV|neu 2000K'],
    },
    [],
  ),
  check(['WW-0.2-04'], 'a malformed size', { head: SIZED, rows: ['101|50.00|K|5|210/19|||KV|'] }, [
    '101 F-NUM-FORMAT 50.00',
  ]),
  check(
    ['WW-5.2-12', 'WW-12.5-02'],
    'a synonym and an unknown type',
    {
      units: [land(301, 'S', 50), land(101, 'K', 5000)],
      head: SIZED,
      rows: ['301|50|KS||210/19|||KV|', '101|5.000|Krieger||210/19|||KV|'],
    },
    ['301 F-UNIT-TYPE KS', '101 F-UNIT-TYPE Krieger'],
  ),
  check(
    ['WW-12.5-02'],
    'a synonym of the GM',
    {
      head: SIZED,
      rows: ['101|5.000|SPEER||210/19|||KV|'],
      settings: { 'unit.type_synonyms': { Speer: 'K' } },
    },
    ['101 F-UNIT-TYPE SPEER'],
  ),
  check(
    ['WW-5.2-08', 'WW-5.2-09'],
    'too few leaders: 30,000 warriors need six',
    { units: [land(101, 'K', 30_000)], rows: ['101||KV|'] },
    ['101 F-UNIT-LEADERS 101'],
  ),
  check(
    ['WW-8.3-71', 'WW-5.1-10', 'WW-5.1-11'],
    'under minimum size and no scout; exactly minimum size is enough',
    {
      units: [land(101, 'K', 999), land(102, 'K', 1000), land(103, 'K', 999)],
      rows: ['101||KV|', '102||KV|', '103||KV|Erkunder'],
    },
    ['101 F-UNIT-SMALL 101'],
  ),
  check(
    ['WW-12.5-06'],
    'small units are scouts without saying so where the GM wants it',
    {
      units: [land(101, 'K', 999)],
      rows: ['101||KV|'],
      settings: { 'unit.scout_mode': 'automatic' },
    },
    [],
  ),
  check(
    ['WW-12.5-08', 'WW-6.2-09'],
    'the minimum size of the GM counts for scouts and for conquest',
    {
      units: [land(101, 'K', 400), land(102, 'K', 600)],
      rows: ['101||KVE|', '102||KVE|'],
      settings: { 'unit.min_size': { K: 500 } },
    },
    ['101 F-UNIT-SMALL 101', '101 F-ORD-NOCOMBAT KVE'],
  ),
  check(
    ['WW-5.1-13'],
    'a scout too many, and one too large',
    {
      units: [land(101, 'K', 900), land(102, 'K', 900), land(103, 'K', 5000)],
      rows: ['101||KV|Erkunder', '102||KV|Erkunder', '103||KV|Erkunder'],
      settings: { 'unit.max_scouts_land': 1 },
    },
    ['102 F-UNIT-SCOUTS Erkunder', '103 F-UNIT-SCOUTS Erkunder'],
  ),
  check(
    ['WW-6.3-04', 'WW-8.2-21'],
    'an old position that differs',
    { head: SIZED, rows: ['101||||210/20|-21||KV|'] },
    ['101 F-ROW-STARTPOS 210/20'],
  ),
  check(
    ['WW-2.1-22', 'WW-6.3-04'],
    'a side named from its other field is the same position',
    {
      units: [land(301, 'S', 50, '210/01(2)')],
      head: SIZED,
      rows: ['301||||210/02(5)|||KV|'],
    },
    [],
  ),
  check(
    ['WW-6.3-13'],
    'a new position that differs from the path',
    { head: SIZED, rows: ['101|||||-20-21|210/22|KV|'] },
    ['101 F-ROW-ENDPOS 210/22'],
  ),
  check(
    ['WW-6.3-13', 'WW-6.3-10'],
    'no word about the new position where the path was not understood',
    { head: SIZED, rows: ['101|||||-20-x|210/22|KV|'] },
    ['101 F-ORD-UNPARSED x'],
  ),
  check(
    ['WW-5.3-02'],
    'the path ends before the first step that does not touch',
    { rows: ['101|-20-22-24|KV|'] },
    ['101 F-PATH-NOTADJ 22'],
  ),
  check(
    ['WW-4.2-23', 'WW-5.3-18'],
    'a coast harbour is the water beyond it: for new ships, for the way there and for both positions',
    {
      moon: 2,
      fields: {
        '210/18': city('a', [2]),
        '210/19': { terrain: 'w' },
        '210/20': { terrain: 'w' },
        '210/21': { terrain: 'w' },
      },
      units: [land(301, 'S', 50, '210/20'), land(302, 'S', 50, '210/19')],
      head: SIZED,
      rows: [
        '320||||210/18(2)|-20||KV|neu 40 S',
        '301||||210/20|-18(2)|210/18(2)|KV|',
        '302||||210/18(2)|-20|210/20|KV|',
      ],
    },
    [],
  ),
  check(
    ['WW-4.2-23', 'WW-5.3-02'],
    'from that water two fields are too far, and a land unit stays on its side of the quay',
    {
      fields: {
        '210/18': city('a', [2]),
        '210/19': { terrain: 'w' },
        '210/20': { terrain: 'w' },
        '210/21': { terrain: 'w' },
      },
      units: [land(301, 'S', 50, '210/21'), land(101, 'K', 5000, '210/20')],
      rows: ['101|-18(2)|KV|', '301|-18(2)|KV|'],
    },
    ['101 F-PATH-SIDE 18(2)', '101 F-PATH-NOTADJ 18(2)', '301 F-PATH-NOTADJ 18(2)'],
  ),
  check(
    ['WW-5.3-43', 'WW-2.1-23'],
    'sides that do not follow each other',
    { units: [land(301, 'S', 50, '210/01(1)')], rows: ['301|-(2)-(4)|KV|'] },
    ['301 F-PATH-NOTADJ (4)'],
  ),
  check(
    ['WW-6.3-09', 'WW-8.2-24'],
    'a form other than the one of the segment',
    {
      units: [land(101, 'K', 5000), land(102, 'K', 5000)],
      rows: ['101|2-2|KV|', '102|-20|KV|'],
      settings: { 'order.movement_form': 'fields' },
    },
    ['101 F-ORD-FORM 2-2'],
  ),
  check(
    ['WW-12.5-32', 'WW-6.3-09'],
    'any form is accepted where the GM binds nobody to one, but not two of them mixed',
    {
      units: [101, 102, 103, 104].map((number) => land(number, 'K', 5000)),
      rows: ['101|2-2|KV|', '102|-20-21|KV|', '103|210/33|KV|', '104|-20-2|KV|'],
    },
    ['104 F-ORD-UNPARSED 2'],
  ),
  check(
    ['WW-6.1-02', 'WW-12.6-01'],
    'no main order',
    {
      units: [land(101, 'K', 5000), land(401, 'A', 5000)],
      rows: ['101|-20||', '401|||inaktiv'],
    },
    ['101 F-ORD-MISSING 101', '401 F-ORD-MISSING 401'],
  ),
  check(['WW-6.1-01'], 'text instead of a code', { rows: ['101|-20|angreifen|'] }, [
    '101 F-ORD-NOCODE angreifen',
  ]),
  check(
    ['WW-12.6-09'],
    'lower case where the GM wants capitals',
    { rows: ['101||kv|'], settings: { 'order.case_sensitive': true } },
    ['101 F-ORD-UNKNOWN kv'],
  ),
  check(
    ['WW-6.2-20'],
    'a fighting order for workers, a working order for warriors',
    {
      units: [land(101, 'K', 5000), land(401, 'A', 5000)],
      rows: ['101||AB|inaktiv', '401||KV|'],
    },
    ['101 F-ORD-CLASS AB', '401 F-ORD-CLASS KV'],
  ),
  check(
    ['WW-6.2-09', 'WW-12.6-04'],
    'conquest by besiegers and by few; B by warriors',
    {
      units: [land(101, 'B', 5000), land(102, 'K', 900), land(103, 'K', 5000)],
      rows: ['101||KAE|', '102||KVE|Erkunder', '103||KAB|'],
    },
    ['101 F-ORD-NOCOMBAT KAE', '102 F-ORD-NOCOMBAT KVE', '103 F-ORD-NOSIEGE KAB'],
  ),
  check(
    ['WW-12.6-04'],
    'besiegers conquer where the GM follows the booklet’s example',
    {
      units: [land(101, 'B', 5000)],
      rows: ['101||KAE|'],
      settings: { 'order.conquer_units': 'number_range' },
    },
    [],
  ),
  check(
    ['WW-6.1-06'],
    'a special order needs a text; a remark in no form is one',
    {
      units: [land(101, 'K', 5000), land(102, 'K', 5000), land(103, 'K', 5000)],
      rows: ['101||S1|', '102||S2|den Turm suchen', '103||S3|siehe Aktionsteil'],
    },
    ['101 F-ORD-NOTEXT S1'],
  ),
  check(
    ['WW-6.1-07', 'WW-12.6-13'],
    'special orders beyond the limit, highest numbers first',
    {
      units: [land(101, 'K', 5000), land(102, 'K', 5000)],
      rows: ['101||S2|a', '102||S1|b'],
      settings: { 'order.max_special': 1 },
    },
    ['101 F-ORD-SPECIALS S2'],
  ),
  check(
    ['WW-6.3-16'],
    'an attack from the water needs a harbour towards it and an attacking order',
    {
      fields: { '210/20': city('b', [5]), '210/26': city('b') },
      units: [land(301, 'S', 50), land(302, 'S', 50), land(303, 'S', 50)],
      rows: ['301||KA|210/20 angreifen', '302||KA|210/26 angreifen', '303||KV|210/20 angreifen'],
    },
    ['302 F-ORD-NOTARGET 210/26 angreifen', '303 F-ORD-NOTARGET 210/20 angreifen'],
  ),
  check(
    ['WW-6.2-19', 'WW-12.6-12'],
    'building needs something to build, unless it rests',
    {
      units: [land(401, 'A', 5000), land(402, 'A', 5000), land(403, 'A', 5000)],
      rows: ['401||AB|', '402||AB|inaktiv', '403||AB|bauen STR in 210/19(2)'],
      fields: { '210/19': { owner: 'a' }, '210/20': { owner: 'a' } },
    },
    ['401 F-ORD-NOTARGET AB'],
  ),
  check(
    ['WW-5.1-42', 'WW-5.1-43'],
    'one ship takes 50 warriors, in order of number; nobody is left half ashore',
    {
      units: [land(101, 'K', 5000), land(102, 'K', 1000), land(301, 'S', 100)],
      rows: ['102|-20(301)|KI|', '101|-20(301)|KI|', '301||KV|'],
    },
    ['102 F-LOAD-CAP 20(301)'],
  ),
  check(
    ['WW-5.1-41', 'WW-5.1-42', 'WW-6.3-20'],
    'gold that the ships take aboard leaves less room: a kilogram each',
    {
      units: [land(101, 'K', 4990), land(102, 'K', 4991), land(301, 'S', 100), land(302, 'S', 100)],
      rows: [
        '101|-20(301)|KI|',
        '102|-20(302)|KI|',
        '301||KV|laden 1000 GS',
        '302||KV|laden 1000 GS',
      ],
    },
    ['102 F-LOAD-CAP 20(302)'],
  ),
  check(
    ['WW-5.1-41'],
    'a character weighs nothing and can join any unit',
    {
      units: [
        land(101, 'K', 5000),
        { party: 'a', number: 501, type: 'HF', size: 1, place: '210/19', character: 'Yrsa' },
      ],
      rows: ['101||KV|', '501|(101)|KR|'],
    },
    [],
  ),
  check(
    ['WW-5.1-20', 'WW-3.4-03'],
    'raising outside a muster moon',
    { moon: 3, fields: { '210/19': city('a') }, rows: ['101||KV|neu 500K'] },
    ['101 F-MUSTER-DATE neu 500K'],
  ),
  check(
    ['WW-5.1-20', 'WW-3.4-06'],
    'a turn of several moons reaches the muster moon',
    { moon: 1, moons: 2, fields: { '210/19': city('a') }, rows: ['101||KV|neu 500K'] },
    [],
  ),
  check(
    ['WW-5.1-20'],
    'raising without an own settlement',
    { moon: 2, fields: { '210/19': city('b') }, rows: ['101||KV|neu 500K'] },
    ['101 F-MUSTER-PLACE neu 500K'],
  ),
  check(
    ['WW-5.1-25'],
    'ships need a harbour; from the water the harbour towards them counts',
    {
      moon: 2,
      fields: { '210/19': city('a'), '210/04': city('a', [2]) },
      units: [land(301, 'S', 50), land(302, 'S', 50, '002/23'), land(303, 'S', 50, '002/12')],
      rows: ['301||KV|neu 10S', '302||KV|neu 10S', '303||KV|neu 10S'],
    },
    ['301 F-MUSTER-NOPORT neu 10S', '303 F-MUSTER-PLACE neu 10S'],
  ),
  check(
    ['WW-5.1-02'],
    'riders raised into warriors',
    { moon: 2, fields: { '210/19': city('a') }, rows: ['101||KV|neu 500R'] },
    ['101 F-UNIT-MIXED neu 500R'],
  ),
  check(
    ['WW-6.3-15'],
    'splits: number taken, wrong type, everybody, leaders',
    {
      units: [101, 102, 103, 104].map((number) => land(number, 'K', 5000)),
      rows: [
        '101||KV|aufteilen 1000K nach 104',
        '102||KV|aufteilen 1000R nach 110',
        '103||KV|aufteilen 5000K nach 111',
        '104||KV|aufteilen 1000K + 5HF nach 112',
      ],
    },
    [
      '101 F-UNIT-SPLIT aufteilen 1000K nach 104',
      '102 F-UNIT-SPLIT aufteilen 1000R nach 110',
      '103 F-UNIT-SPLIT aufteilen 5000K nach 111',
      '104 F-UNIT-SPLIT aufteilen 1000K + 5HF nach 112',
    ],
  ),
  check(
    ['WW-6.3-15'],
    'merging needs a partner of the same type at the same end',
    {
      units: [
        land(101, 'K', 5000),
        land(102, 'K', 5000),
        land(103, 'B', 5000),
        land(104, 'K', 5000, '210/20'),
      ],
      rows: [
        '101|-20|KV|zusammenlegen mit 104',
        '102||KV|zusammenlegen mit 104',
        '103||KV|zusammenlegen mit 101',
        '104||KV|zusammenlegen mit 199',
      ],
    },
    [
      '102 F-UNIT-MERGE zusammenlegen mit 104',
      '103 F-UNIT-MERGE zusammenlegen mit 101',
      '104 F-UNIT-MERGE zusammenlegen mit 199',
    ],
  ),
  check(
    ['WW-5.1-36'],
    'disbanding where the path does not end, and where no own settlement stands',
    {
      fields: { '210/20': city('a') },
      units: [land(101, 'K', 5000), land(102, 'K', 5000), land(103, 'K', 5000)],
      rows: [
        '101|-20|KV|auflösen in 210/20',
        '102|-20|KV|auflösen in 210/21',
        '103||KV|auflösen in 210/19',
      ],
    },
    ['102 F-DISBAND-PLACE auflösen in 210/21', '103 F-DISBAND-PLACE auflösen in 210/19'],
  ),
  check(
    ['WW-6.3-18', 'WW-12.6-15'],
    'a condition makes the row a question, once',
    { rows: ['101|-20|KV|nur falls 210/20 frei ist'] },
    ['101 F-ORD-CONDITION falls'],
  ),
  check(
    ['WW-6.3-20'],
    'a remark in no form is shown, but not in a row with S',
    {
      units: [land(101, 'K', 5000), land(102, 'K', 5000)],
      rows: ['101||KV|auflösne', '102||S|auflösne'],
    },
    ['101 F-ORD-REMARK auflösne'],
  ),
];
