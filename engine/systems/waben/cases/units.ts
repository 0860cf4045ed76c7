import type { Ruling, Settings } from '../../../kernel';
import { type FieldAddress, parseFieldAddress } from '../../../hex';
import { type Unit, unitId } from '../../../world';
import type { Case } from './case';

/** Units of one realm and its letter; the town stands in 210/19, its harbour opens to the water of 210/20. */
export interface RosterGiven {
  readonly units: readonly Unit[];
  /** `number | movement | order | remark`. */
  readonly rows: readonly string[];
  readonly settings?: Settings;
  readonly rulings?: Readonly<Record<string, Ruling>>;
  readonly moons?: number;
}

/** What the turn leaves: units by number (null = gone), findings `unit CODE reason`, events, refunds in gold. */
export interface RosterExpected {
  readonly units?: Readonly<Record<string, Partial<Unit> | null>>;
  readonly findings?: readonly string[];
  readonly events?: readonly string[];
  readonly refunds?: readonly number[];
}

export type RosterCase = Case<RosterGiven, RosterExpected>;

const NOWHERE = '000/01' as FieldAddress;

const at = (text: string): FieldAddress => parseFieldAddress(text) ?? NOWHERE;

/** 1,000 warriors with a leader, raised in lowland. */
const troop = (party: string, number: number, field: string, change: Partial<Unit>): Unit => ({
  id: unitId(party, number),
  party,
  number,
  type: 'K',
  size: 1000,
  leaders: 1,
  place: { kind: 'field', field: at(field) },
  raised: { t: 1000 },
  scout: false,
  order: 'KV',
  morale: 0,
  character: null,
  ...change,
});

const TOWN = '210/19';
const OPEN = '210/28';
const WATER = '210/20';

const foot = (number: number, field: string, change: Partial<Unit> = {}): Unit =>
  troop('tha', number, field, {
    size: 5000,
    leaders: 3,
    raised: { t: 3000, tsu: 2000 },
    ...change,
  });

const ships = (change: Partial<Unit> = {}): Unit =>
  troop('tha', 302, WATER, { type: 'S', size: 15, leaders: 2, raised: { w: 15 }, ...change });

const aboard = (number: number, carrier: number, change: Partial<Unit> = {}): Unit =>
  foot(number, OPEN, { place: { kind: 'aboard', carrier: `tha:${String(carrier)}` }, ...change });

const ana = (change: Partial<Unit>): Unit =>
  troop('tha', 501, OPEN, {
    type: 'HF',
    size: 0,
    leaders: 0,
    raised: {},
    character: { name: 'Ana', status: 'REP', seat: null },
    ...change,
  });

const word = (key: string, value: Ruling['value']): Readonly<Record<string, Ruling>> => ({
  [key]: { key, value, reason: 'the GM says so' },
});

const SPLITS: readonly RosterCase[] = [
  {
    id: 'WW-6.3-15a',
    clauses: ['WW-6.3-15', 'WW-12.5-13', 'WW-10.1-05', 'WW-5.1-26'],
    title:
      'both parts march by themselves in the turn of the split; heads of either origin are shared',
    given: {
      units: [foot(101, OPEN, { morale: -1, gold: 1001, unpaid: 1 })],
      rows: ['101||KH|aufteilen 2000K nach 105', '105|210/28-27|KV|'],
    },
    expect: {
      units: {
        '101': {
          size: 3000,
          leaders: 2,
          raised: { t: 1800, tsu: 1200 },
          gold: 601,
          place: { kind: 'field', field: at(OPEN) },
        },
        '105': {
          size: 2000,
          leaders: 1,
          raised: { t: 1200, tsu: 800 },
          gold: 400,
          morale: -1,
          unpaid: 1,
          place: { kind: 'field', field: at('210/27') },
        },
      },
      events: ['split'],
      findings: [],
    },
  },
  {
    id: 'WW-6.3-15m',
    clauses: ['WW-6.3-15', 'WW-6.3-03'],
    title:
      'a unit split off starts where the unit stands that it comes from, written or not; so do parts of parts',
    given: {
      units: [foot(101, OPEN)],
      rows: [
        '105|-27|KV|',
        '101||KH|aufteilen 3000K + 2 HF nach 104',
        '104||KV|aufteilen 1000K nach 105',
      ],
    },
    expect: {
      units: {
        '104': { size: 2000, place: { kind: 'field', field: at(OPEN) } },
        '105': { size: 1000, place: { kind: 'field', field: at('210/27') } },
      },
      events: ['split', 'split'],
      findings: [],
    },
  },
  {
    id: 'WW-6.3-15b',
    clauses: ['WW-6.3-15'],
    title: 'odd heads go to the greater fraction, then to the first terrain',
    given: {
      units: [foot(101, OPEN, { size: 10, raised: { h: 5, t: 5 } })],
      rows: ['101||KV|aufteilen 3K nach 105'],
    },
    expect: {
      units: { '101': { raised: { h: 3, t: 4 } }, '105': { raised: { h: 2, t: 1 } } },
    },
  },
  {
    id: 'WW-6.3-15c',
    clauses: ['WW-6.3-15'],
    title: 'several splits are made one after the other, until leaders run out',
    given: {
      units: [foot(101, OPEN)],
      rows: [
        '101||KV|aufteilen 1000K nach 105; aufteilen 1000K nach 106; aufteilen 1000K nach 107',
      ],
    },
    expect: {
      units: { '101': { size: 3000, leaders: 1 }, '106': { size: 1000 }, '107': null },
      findings: ['101 F-UNIT-SPLIT leaders'],
    },
  },
  {
    id: 'WW-12.5-13a',
    clauses: ['WW-12.5-13'],
    title: 'where the GM wants it, units are split in own settlements only',
    given: {
      units: [foot(101, OPEN), foot(102, TOWN)],
      rows: ['101||KV|aufteilen 1000K nach 105', '102||KV|aufteilen 1000K nach 106'],
      settings: { 'unit.split_where': 'own_settlement' },
    },
    expect: {
      units: { '105': null, '106': { size: 1000 } },
      findings: ['101 F-UNIT-SPLIT settlement'],
    },
  },
  {
    id: 'WW-5.1-07a',
    clauses: ['WW-5.1-07'],
    title: 'a split over the limit of units is the GM’s to refuse',
    given: {
      units: [foot(101, OPEN)],
      rows: ['101||KV|aufteilen 1000K nach 105'],
      settings: { 'unit.max_units': 1 },
      rulings: word('units/tha/limit', 'refuse'),
    },
    expect: {
      units: { '101': { size: 5000 }, '105': null },
      findings: ['tha F-UNIT-LIMIT', '101 F-UNIT-SPLIT limit'],
    },
  },
  {
    id: 'WW-6.3-18a',
    clauses: ['WW-6.3-18'],
    title: 'a split on a condition waits for the GM',
    given: {
      units: [foot(101, OPEN)],
      rows: ['101||KV|aufteilen 1000K nach 105; falls es regnet'],
    },
    expect: { units: { '105': null } },
  },
  {
    id: 'WW-6.3-18b',
    clauses: ['WW-6.3-18'],
    title: 'and is made when he lets the row go',
    given: {
      units: [foot(101, OPEN)],
      rows: ['101||KV|aufteilen 1000K nach 105; falls es regnet'],
      rulings: word('march/tha:101/consent', 'goes'),
    },
    expect: { units: { '105': { size: 1000 } } },
  },
  {
    id: 'WW-5.1-07b',
    clauses: ['WW-5.1-07'],
    title: 'and is made otherwise',
    given: {
      units: [foot(101, OPEN)],
      rows: ['101||KV|aufteilen 1000K nach 105'],
      settings: { 'unit.max_units': 1 },
    },
    expect: { units: { '105': { size: 1000 } } },
  },
];

const MERGERS: readonly RosterCase[] = [
  {
    id: 'WW-6.3-15d',
    clauses: ['WW-6.3-15', 'WW-10.1-09', 'WW-12.2-15'],
    title:
      'sizes, leaders, gold and origins add, the lower morale counts, the unit named keeps its number',
    given: {
      units: [
        foot(101, OPEN, { morale: -2, gold: 100 }),
        foot(102, '210/27', { size: 500, leaders: 1, raised: { t: 500 }, gold: 7, unpaid: 1 }),
      ],
      rows: ['101||KV|', '102|-28|KV|zusammenlegen mit 101'],
    },
    expect: {
      units: {
        '101': {
          size: 5500,
          leaders: 4,
          morale: -2,
          gold: 107,
          unpaid: 1,
          raised: { t: 3500, tsu: 2000 },
        },
        '102': null,
      },
      events: ['merge'],
      findings: [],
    },
  },
  {
    id: 'WW-12.5-14a',
    clauses: ['WW-12.5-14', 'WW-12.2-15'],
    title: 'under origin_rule first the men who join count as raised where the unit was',
    given: {
      units: [foot(101, OPEN), foot(102, OPEN, { raised: { tsu: 5000 } })],
      rows: ['101||KV|', '102||KV|zusammenlegen mit 101'],
      settings: { 'unit.origin_rule': 'first' },
    },
    expect: { units: { '101': { raised: { t: 8000, tsu: 2000 } } } },
  },
  {
    id: 'WW-6.3-15e',
    clauses: ['WW-6.3-15'],
    title: 'of two that name each other the lower number is kept; whoever was aboard follows',
    given: {
      units: [ships({ number: 303, id: 'tha:303' }), ships(), aboard(101, 303)],
      rows: ['302||KV|zusammenlegen mit 303', '303||KV|zusammenlegen mit 302', '101||KV|'],
    },
    expect: {
      units: {
        '302': { size: 30, leaders: 4 },
        '303': null,
        '101': { place: { kind: 'aboard', carrier: 'tha:302' } },
      },
      events: ['merge'],
    },
  },
  {
    id: 'WW-6.3-15f',
    clauses: ['WW-6.3-15'],
    title: 'who joins a unit that has joined another joins that one',
    given: {
      units: [foot(101, OPEN), foot(102, OPEN), foot(103, OPEN)],
      rows: ['101||KV|', '102||KV|zusammenlegen mit 101', '103||KV|zusammenlegen mit 102'],
    },
    expect: { units: { '101': { size: 15_000, leaders: 9 }, '102': null, '103': null } },
  },
  {
    id: 'WW-6.3-15g',
    clauses: ['WW-6.3-15'],
    title: 'units of other kinds and in other fields stay by themselves',
    given: {
      units: [
        foot(101, OPEN),
        foot(102, '210/27'),
        troop('tha', 201, OPEN, { type: 'R', raised: { t: 1000 } }),
      ],
      rows: ['101||KV|', '102||KV|zusammenlegen mit 101', '201||KV|zusammenlegen mit 101'],
    },
    expect: {
      units: { '101': { size: 5000 }, '102': { size: 5000 }, '201': { size: 1000 } },
      findings: ['102 F-UNIT-MERGE place', '201 F-UNIT-MERGE type'],
    },
  },
  {
    id: 'WW-5.1-11a',
    clauses: ['WW-5.1-11', 'WW-9.5-04'],
    title: 'a scout grown to minimum size is none any more; a unit below it stays a unit',
    given: {
      units: [
        foot(101, OPEN, { size: 600, scout: true }),
        foot(102, OPEN, { size: 600 }),
        foot(103, OPEN, { size: 1 }),
      ],
      rows: ['101||KV|', '102||KV|zusammenlegen mit 101', '103||KV|Erkunder'],
    },
    expect: {
      units: { '101': { size: 1200, scout: false }, '103': { size: 1, scout: true } },
    },
  },
];

const DISBANDINGS: readonly RosterCase[] = [
  {
    id: 'WW-5.1-36a',
    clauses: ['WW-5.1-36', 'WW-5.1-35', 'WW-12.5-11'],
    title: '430 riders with their leader march to the town and bring 3,725 back',
    given: {
      units: [troop('tha', 202, '210/18', { type: 'R', size: 430, raised: { t: 430 } })],
      rows: ['202|-19|KR|auflösen in 210/19'],
    },
    expect: { units: { '202': null }, refunds: [3725], events: ['disband'], findings: [] },
  },
  {
    id: 'WW-5.1-36b',
    clauses: ['WW-5.1-36'],
    title: 'a unit that does not reach the place named stays',
    given: {
      units: [foot(101, '210/01')],
      rows: ['101|-02|KV|auflösen in 210/19'],
    },
    expect: {
      units: { '101': { size: 5000 } },
      refunds: [],
      findings: ['101 F-DISBAND-PLACE missed'],
    },
  },
  {
    id: 'WW-5.1-35a',
    clauses: ['WW-5.1-35'],
    title: 'without a place named it is disbanded where it stands, in the open for nothing',
    given: { units: [foot(101, OPEN)], rows: ['101||KV|auflösen'] },
    expect: {
      units: { '101': null },
      refunds: [],
      findings: ['101 F-DISBAND-PLACE settlement'],
      events: ['disband'],
    },
  },
  {
    id: 'WW-4.2-23d',
    clauses: ['WW-4.2-23', 'WW-5.1-35'],
    title: 'ships are disbanded at the harbour of the town, at the rate of the GM',
    given: {
      units: [ships({ size: 10, leaders: 1 })],
      rows: ['302||KV|auflösen in 210/19'],
      settings: { 'unit.refund_pct': 10 },
    },
    expect: { units: { '302': null }, refunds: [400] },
  },
  {
    id: 'WW-0.1-05u',
    clauses: ['WW-0.1-05'],
    title: 'the GM may lay down the refund',
    given: {
      units: [foot(101, TOWN)],
      rows: ['101||KV|auflösen'],
      rulings: word('disband/tha:101/refund', 1),
    },
    expect: { refunds: [1] },
  },
  {
    id: 'WW-5.1-36c',
    clauses: ['WW-5.1-36'],
    title: 'ships with men aboard on open water are not disbanded',
    given: { units: [ships(), aboard(101, 302)], rows: ['302||KV|auflösen', '101||KV|'] },
    expect: { units: { '302': { size: 15 } }, findings: ['302 F-DISBAND-PLACE aboard'] },
  },
  {
    id: 'WW-5.1-36d',
    clauses: ['WW-5.1-36'],
    title: 'gold that a unit carries into the town comes to the treasury, characters go on alone',
    given: {
      units: [
        foot(101, TOWN, { size: 1000, leaders: 1, gold: 50 }),
        aboard(501, 101, {
          type: 'HF',
          size: 0,
          leaders: 0,
          raised: {},
          character: { name: 'Ana', status: 'REP', seat: null },
        }),
      ],
      rows: ['101||KV|auflösen', '501||KR|'],
    },
    expect: {
      units: { '101': null, '501': { place: { kind: 'field', field: at(TOWN) } } },
      refunds: [3000, 50],
    },
  },
];

const LONE = foot(101, TOWN, { size: 0, leaders: 2, raised: {} });

const OTHERS: readonly RosterCase[] = [
  {
    id: 'WW-12.5-37a',
    clauses: ['WW-12.5-37', 'WW-12.5-04', 'WW-5.2-11'],
    title: 'leaders without men become characters, trained for what they led',
    given: { units: [LONE], rows: ['101||KV|'] },
    expect: {
      units: {
        '101': null,
        '500': {
          size: 0,
          character: { name: '', status: 'NSC', seat: null, trained: ['landCombat'] },
        },
        '501': { size: 0 },
      },
      events: ['loneLeader'],
      refunds: [],
    },
  },
  {
    id: 'WW-12.5-37b',
    clauses: ['WW-12.5-37'],
    title: 'or are dismissed, in an own settlement for half their price',
    given: { units: [LONE], rows: [], settings: { 'unit.lone_leader': 'dismiss' } },
    expect: { units: { '101': null, '500': null }, refunds: [1000] },
  },
  {
    id: 'WW-12.5-04a',
    clauses: ['WW-12.5-04'],
    title: 'with two kinds of leaders a soldier leads fleets as well',
    given: { units: [LONE], rows: [], settings: { 'unit.leader_kinds': 2 } },
    expect: {
      units: {
        '500': {
          character: { name: '', status: 'NSC', seat: null, trained: ['landCombat', 'seaCombat'] },
        },
      },
    },
  },
  {
    id: 'WW-12.5-04b',
    clauses: ['WW-12.5-04'],
    title: 'with one kind everybody leads everything',
    given: { units: [LONE], rows: [], settings: { 'unit.leader_kinds': 1 } },
    expect: { units: { '500': { character: { name: '', status: 'NSC', seat: null } } } },
  },
  {
    id: 'WW-12.5-35a',
    clauses: ['WW-12.5-35'],
    title: 'a character joins a unit wherever both are and leaves it again',
    given: {
      units: [
        foot(101, OPEN),
        ana({ place: { kind: 'field', field: at(OPEN) } }),
        foot(102, OPEN),
        ana({ number: 502, id: 'tha:502', place: { kind: 'aboard', carrier: 'tha:102' } }),
      ],
      rows: ['101||KV|', '501|(101)|KR|', '102||KV|', '502|-28|KR|'],
    },
    expect: {
      units: {
        '501': { place: { kind: 'aboard', carrier: 'tha:101' } },
        '502': { place: { kind: 'field', field: at(OPEN) } },
      },
    },
  },
  {
    id: 'WW-12.5-35b',
    clauses: ['WW-12.5-35'],
    title: 'where the GM wants it, in settlements only; ships he boards at will',
    given: {
      units: [
        foot(101, OPEN),
        ana({ place: { kind: 'field', field: at(OPEN) } }),
        foot(102, OPEN),
        ana({ number: 502, id: 'tha:502', place: { kind: 'aboard', carrier: 'tha:102' } }),
        foot(103, TOWN),
        ana({ number: 503, id: 'tha:503', place: { kind: 'field', field: at(TOWN) } }),
        ships(),
        ana({ number: 504, id: 'tha:504', place: { kind: 'field', field: at('210/21') } }),
      ],
      rows: [
        '101||KV|',
        '501|(101)|KR|',
        '102||KV|',
        '502|-28|KR|',
        '103||KV|',
        '503|(103)|KR|',
        '302||KV|',
        '504|-20(302)|KR|',
      ],
      settings: { 'unit.character_join': 'settlement' },
    },
    expect: {
      units: {
        '501': { place: { kind: 'field', field: at(OPEN) } },
        '502': { place: { kind: 'aboard', carrier: 'tha:102' } },
        '503': { place: { kind: 'aboard', carrier: 'tha:103' } },
        '504': { place: { kind: 'aboard', carrier: 'tha:302' } },
      },
    },
  },
  {
    id: 'WW-5.1-41u',
    clauses: ['WW-5.1-41', 'WW-6.3-20'],
    title: 'gold is put ashore at the harbour, no more than there is',
    given: { units: [ships({ gold: 700 })], rows: ['302||KV|abladen 1000 GS'] },
    expect: {
      units: { '302': { gold: 0 } },
      refunds: [700],
      events: ['unload'],
      findings: ['302 F-CARGO-GOLD gold'],
    },
  },
  {
    id: 'WW-5.1-41v',
    clauses: ['WW-5.1-41'],
    title: 'and stays aboard where no settlement stands',
    given: { units: [foot(101, OPEN, { gold: 10 })], rows: ['101||KV|abladen 10 GS'] },
    expect: { units: { '101': { gold: 10 } }, findings: ['101 F-CARGO-GOLD place'] },
  },
  {
    id: 'WW-1.3-02a',
    clauses: ['WW-1.3-02'],
    title: 'a unit handed over to another segment leaves with a record, and who is aboard with it',
    given: {
      units: [ships(), aboard(101, 302, { size: 500 })],
      rows: [],
      rulings: word('transfer/tha:302', 'Nordmeer'),
    },
    expect: { units: { '302': null, '101': null }, events: ['transfer', 'transfer'] },
  },
  {
    id: 'WW-6.3-20u',
    clauses: ['WW-6.3-20', 'WW-5.3-32', 'WW-12.5-15', 'WW-11.2-03'],
    title: 'who is released, spared, and where it stands is kept for turns without a letter',
    given: {
      units: [foot(101, TOWN), ships()],
      rows: ['101||KV|verschonen ely; innen', '302||KV|frei für ely; frei für nord.1'],
    },
    expect: {
      units: {
        '101': { spares: ['ely'], inside: true },
        '302': { carries: ['ely', 'nord.1'] },
      },
    },
  },
  {
    id: 'WW-6.3-20v',
    clauses: ['WW-6.3-20'],
    title: 'a later row that names nobody takes the word back',
    given: {
      units: [foot(101, TOWN, { spares: ['ely'], inside: true })],
      rows: ['101||KV|außen'],
    },
    expect: { units: { '101': { spares: [], inside: false } } },
  },
];

/** Units split, joined, disbanded and sent away, by what they are about. */
export const ROSTER_CASES: Readonly<Record<string, readonly RosterCase[]>> = {
  splitting: SPLITS,
  merging: MERGERS,
  disbanding: DISBANDINGS,
  'leaders alone, gold, other segments, wishes': OTHERS,
};
