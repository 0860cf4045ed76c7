import type { Mail, PartyReport } from '../../../kernel';
import type { Person } from '../../../world';
import type { Case, CaseTurn } from './case';

/** A turn, what was handed in beside the letters, and the people behind the parties. */
export interface ReportTurn extends CaseTurn {
  readonly mail?: readonly Mail[];
  readonly people?: readonly Pick<Person, 'id' | 'name' | 'born' | 'roles'>[];
}

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
export type ReportCase = Case<ReportTurn, Readonly<Record<string, ExpectedReport>>>;

const PLAIN = { map: [{ no: '210', u: 0, v: 0, terrain: 't' }] } as const;

/** An attack of `a` on `b`, seen by `c`; `d` is far away. */
const BATTLE: CaseTurn = {
  ...PLAIN,
  units: [
    { party: 'a', number: 101, type: 'K', size: 5000, place: '210/12' },
    { party: 'b', number: 102, type: 'K', size: 1000, place: '210/13' },
    { party: 'c', number: 203, type: 'R', size: 500, place: '210/14' },
    { party: 'd', number: 104, type: 'K', size: 1000, place: '210/45' },
  ],
  relations: { 'c>a': 'peace', 'a>c': 'peace', 'c>b': 'peace', 'b>c': 'peace' },
  orders: {
    a: ['101 | -13 | KA |'],
    b: ['102 | | KH |'],
    c: ['203 | | KI |'],
    d: ['104 | | KV |'],
  },
};

/** `a` comes into view of `c`; `d` stands far off. */
const SIGHTING: CaseTurn = {
  ...PLAIN,
  units: [
    { party: 'a', number: 101, type: 'K', size: 3000, place: '210/12' },
    { party: 'c', number: 203, type: 'R', size: 500, place: '210/14' },
    { party: 'd', number: 104, type: 'K', size: 1000, place: '210/45' },
  ],
  orders: { a: ['101 | -13 | KV |'], c: ['203 | | KI |'], d: ['104 | | KV |'] },
};

/** Four parties that see nothing of each other. */
const FOUR_CAMPS: CaseTurn = {
  ...PLAIN,
  units: [
    { party: 'a', number: 101, type: 'K', size: 1000, place: '210/01' },
    { party: 'b', number: 101, type: 'K', size: 1000, place: '210/23' },
    { party: 'c', number: 101, type: 'K', size: 1000, place: '210/30' },
    { party: 'd', number: 101, type: 'K', size: 1000, place: '210/46' },
  ],
  orders: {
    a: ['101 | | KV |'],
    b: ['101 | | KV |'],
    c: ['101 | | KV |'],
    d: ['101 | | KV |'],
  },
};

const message = (
  kind: Mail['kind'],
  from: string,
  to: string | null,
  isPublic: boolean | null,
) => ({
  id: `${kind}-${from}`,
  from,
  to,
  kind,
  title: 'Gruß',
  text: 'Ein Wort',
  isPublic,
});

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
    given: { ...SIGHTING, settings: { 'sight.detail': 'presence' } },
    expect: {
      c: { events: [['sighting', '-:unknown']] },
      a: { events: [['sighting', '-:unknown']] },
    },
  },
  {
    id: 'RPT-4',
    clauses: ['WW-7.1-04', 'WW-12.7-30'],
    title: 'Where sightings tell everything, foreign units have their numbers.',
    given: { ...SIGHTING, settings: { 'sight.detail': 'full' } },
    expect: { c: { events: [['sighting', 'a:101']] } },
  },
  {
    id: 'RPT-5',
    clauses: ['WW-7.2-04', 'WW-12.7-30'],
    title: 'With presence alone the enemy in a fight has neither kind nor size.',
    given: { ...BATTLE, settings: { 'sight.detail': 'presence' } },
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
    given: { ...BATTLE, settings: { 'sight.detail': 'full' } },
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
      ...PLAIN,
      fields: { '210/20': { owner: 'b' } },
      units: [{ party: 'a', number: 101, type: 'K', size: 2000, place: '210/19' }],
      informed: ['b'],
      orders: { a: ['101 | -20 | KVE |'] },
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
      mail: [
        message('message', 'a', 'b', null),
        message('announcement', 'c', null, null),
        message('culture', 'a', null, true),
        message('culture', 'b', null, null),
      ],
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
      people: [
        { id: 'p1', name: 'Jung', born: 2030, roles: [{ party: 'a', kind: 'single' }] },
        { id: 'p2', name: 'Stumm', born: 1970, roles: [{ party: 'b', kind: 'coPlayer' }] },
      ],
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
      ...PLAIN,
      units: [
        { party: 'a', number: 101, type: 'K', size: 2000, place: '210/12' },
        { party: 'b', number: 102, type: 'K', size: 2000, place: '210/13' },
      ],
      orders: { a: ['101 | -13 | KV |'], b: ['102 | | S1 | Der Troll wird gezähmt'] },
    },
    expect: {
      a: { questions: [] },
      b: { questions: ['specialOrder'] },
    },
  },
];
