import type { GivenLines } from '../../../cases';
import type { PartyReport } from '../../../kernel';
import type { Case } from './case';

/** Facts of a report by their names; units and parties in the order of the report. */
export interface ExpectedReport {
  readonly events?: readonly (readonly [kind: string, ...units: readonly string[]])[];
  readonly fights?: readonly {
    readonly own: 0 | 1 | null;
    readonly parties: readonly (readonly string[])[];
    /** Own units by number, before and left. */
    readonly units: readonly (readonly [unit: number, before: number, left: number])[];
    /** The enemy by kind and size class, before and left. */
    readonly seen: readonly (readonly [kind: string, before: number, left: number])[];
    readonly rounds: number;
    readonly winner: 0 | 1 | null;
  }[];
  readonly land?: Partial<Pick<PartyReport, 'gained' | 'lost'>>;
  readonly discovered?: number;
  readonly explored?: number;
  readonly findings?: readonly string[];
  readonly questions?: readonly string[];
  readonly news?: readonly string[];
}

/** Expected reports by party key. */
export type ReportCase = Case<GivenLines, Readonly<Record<string, ExpectedReport>>>;

/** An attack of `a` on `b`, seen by `c`; `d` is far away. */
const BATTLE = {
  map: '210 t',
  a: '101 K 5000 in 210/12; peace c',
  b: '102 K 1000 in 210/13; peace c',
  c: '203 R 500 in 210/14; peace a; peace b',
  d: '104 K 1000 in 210/45',
  'orders a': '101 | -13 | KA |',
  'orders b': '102 | | KH |',
  'orders c': '203 | | KI |',
  'orders d': '104 | | KV |',
};

/** `a` comes into view of `c`; `d` stands far off. */
const SIGHTING = {
  map: '210 t',
  a: '101 K 3000 in 210/12',
  c: '203 R 500 in 210/14',
  d: '104 K 1000 in 210/45',
  'orders a': '101 | -13 | KV |',
  'orders c': '203 | | KI |',
  'orders d': '104 | | KV |',
};

/** Four parties that see nothing of each other. */
const FOUR_CAMPS = {
  map: '210 t',
  a: '101 K 1000 in 210/01',
  b: '101 K 1000 in 210/23',
  c: '101 K 1000 in 210/30',
  d: '101 K 1000 in 210/46',
  'orders a': '101 | | KV |',
  'orders b': '101 | | KV |',
  'orders c': '101 | | KV |',
  'orders d': '101 | | KV |',
};

/** Of the battle as everybody in it is told. */
const FOUGHT = { parties: [['a'], ['b']], rounds: 2, winner: 0 } as const;

export const REPORT_CASES: readonly ReportCase[] = [
  {
    id: 'RPT-1',
    clauses: ['WW-7.2-04', 'WW-8.2-40', 'WW-10.1-12', 'WW-10.2-02'],
    title:
      'Whoever fights is told of his own side in full and of the enemy by kind and size class; an onlooker learns ' +
      'place and parties; who is far off learns nothing.',
    given: BATTLE,
    expect: {
      a: {
        fights: [{ ...FOUGHT, own: 0, units: [[101, 5000, 4851]], seen: [['foot', 1, 0]] }],
      },
      c: {
        fights: [
          { own: null, parties: [['a'], ['b']], units: [], seen: [], rounds: 0, winner: null },
        ],
      },
      d: { events: [], fights: [] },
    },
  },
  {
    id: 'RPT-2',
    clauses: ['WW-7.1-04', 'WW-12.7-30'],
    title:
      'A sighting tells owner, kind and size class, never the number; it belongs to who sees alone.',
    given: SIGHTING,
    expect: {
      c: { events: [['sighting', 'a:foot']] },
      a: { events: [['sighting', 'c:mounted']] },
      d: { events: [] },
    },
  },
  {
    id: 'RPT-3',
    clauses: ['WW-7.1-04', 'WW-12.7-30'],
    title: 'Where sightings tell presence alone, not even the owner is told.',
    given: { ...SIGHTING, 'setting sight.detail': 'presence' },
    expect: {
      c: { events: [['sighting', '-:unknown']] },
      a: { events: [['sighting', '-:unknown']] },
    },
  },
  {
    id: 'RPT-4',
    clauses: ['WW-7.1-04', 'WW-12.7-30'],
    title: 'Where sightings tell everything, foreign units have their numbers.',
    given: { ...SIGHTING, 'setting sight.detail': 'full' },
    expect: { c: { events: [['sighting', 'a:101']] } },
  },
  {
    id: 'RPT-5',
    clauses: ['WW-7.2-04', 'WW-12.7-30'],
    title: 'With presence alone the enemy in a fight has neither kind nor size.',
    given: { ...BATTLE, 'setting sight.detail': 'presence' },
    expect: {
      a: {
        fights: [{ ...FOUGHT, own: 0, units: [[101, 5000, 4851]], seen: [['unknown', 0, 0]] }],
      },
    },
  },
  {
    id: 'RPT-6',
    clauses: ['WW-7.2-04', 'WW-12.7-30'],
    title: 'With everything told both sides of a fight are told in full.',
    given: { ...BATTLE, 'setting sight.detail': 'full' },
    expect: {
      b: {
        fights: [
          {
            ...FOUGHT,
            own: 1,
            units: [
              [101, 5000, 4851],
              [102, 1000, 0],
            ],
            seen: [],
          },
        ],
      },
    },
  },
  {
    id: 'RPT-7',
    clauses: ['WW-1.1-03', 'WW-6.2-06', 'WW-8.2-43', 'WW-11.1-02'],
    title: 'Land won and lost is told to both, land newly seen to who saw it.',
    given: {
      map: '210 t',
      '210/20': 'of b',
      a: '101 K 2000 in 210/19',
      informed: 'b',
      'orders a': '101 | -20 | KVE |',
    },
    expect: {
      a: { land: { gained: ['210/19', '210/20'], lost: [] }, discovered: 24, explored: 10 },
      b: { land: { gained: [], lost: ['210/20'] }, discovered: 0, explored: 0 },
    },
  },
  {
    id: 'RPT-8',
    clauses: ['WW-11.2-05', 'WW-10.2-03', 'WW-8.2-40', 'WW-8.2-07'],
    title:
      'A message is told to its addressee, what is announced stands in the newsletter of all, a report without a ' +
      'word on it stays between its author and the GM.',
    given: {
      ...FOUR_CAMPS,
      'mail message-a': 'message from a to b | Gruß | Ein Wort',
      'mail announcement-c': 'announcement from c | Gruß | Ein Wort',
      'mail culture-a': 'culture from a, public | Gruß | Ein Wort',
      'mail culture-b': 'culture from b | Gruß | Ein Wort',
    },
    expect: {
      a: { events: [], news: ['announcement', 'culture'] },
      b: { events: [['message'], ['culture']], news: ['announcement', 'culture'] },
      c: { events: [], news: ['announcement', 'culture'] },
    },
  },
  {
    id: 'RPT-9',
    clauses: ['WW-1.2-16', 'WW-10.1-14', 'WW-12.1-06'],
    title: 'What concerns the persons behind the parties stays with the GM.',
    given: {
      ...FOUR_CAMPS,
      'person p1': 'single a, born 2030, member no, paid never, channel letter',
      'person p2': 'coPlayer b, born 1970, member no, paid never, channel letter',
    },
    expect: {
      a: { findings: [], questions: [], events: [] },
      b: { findings: [], questions: [], events: [] },
    },
  },
  {
    id: 'RPT-10',
    clauses: ['WW-6.1-06', 'WW-10.1-14'],
    title:
      "A special order is a question to which its party is owed an answer; an encounter is the GM's own affair.",
    given: {
      map: '210 t',
      a: '101 K 2000 in 210/12',
      b: '102 K 2000 in 210/13',
      'orders a': '101 | -13 | KV |',
      'orders b': '102 | | S1 | Der Troll wird gezähmt',
    },
    expect: {
      a: { questions: [] },
      b: { questions: ['specialOrder'] },
    },
  },
];
