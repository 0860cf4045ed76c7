import { type EncounterCase, FOOT, LOWLAND, RIDERS, word } from './encounterCase';

/** Units of a third party and of allies. */
const ALLIES = { 'a>c': 'alliance', 'c>a': 'alliance' } as const;

/** A strait of two fields of land in the sea, and one field beyond. */
const STRAIT = {
  map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
  fields: { '210/19': { terrain: 't' }, '210/20': { terrain: 't' } },
} as const;

/** Encounters in the open, clause by clause (WW-7.1-13 to -18, WW-10.1-17 to -19, WW-12.7-02 to -05). */
export const ENCOUNTER_RULE_CASES: readonly EncounterCase[] = [
  {
    id: 'WW-7.1-13c',
    clauses: ['WW-7.1-13', 'WW-7.1-08'],
    title: 'who shuns every encounter gives way to strangers at peace, too, but not to allies',
    given: {
      map: LOWLAND,
      units: [
        RIDERS,
        FOOT,
        { ...RIDERS, number: 202, place: '210/10' },
        { ...FOOT, party: 'c', place: '210/11' },
      ],
      relations: { 'a>b': 'peace', 'b>a': 'peace', ...ALLIES },
      orders: {
        a: ['201 | -20-21 | KA |', '202 | -11 | KA |'],
        b: ['101 | | KR |'],
        c: ['101 | | KR |'],
      },
    },
    expect: {
      places: { 'a:201': '210/21', 'c:101': '210/11' },
      events: [{ kind: 'retreat', about: { unit: 'b:101' } }],
      fights: [],
    },
  },
  {
    id: 'WW-7.1-13e',
    clauses: ['WW-7.1-13', 'WW-7.1-15', 'WW-10.1-17'],
    title: 'two at peace that shun everybody part once, and do not flee to and fro from each other',
    given: {
      map: LOWLAND,
      units: [RIDERS, { ...FOOT, place: '210/19' }],
      relations: { 'a>b': 'peace', 'b>a': 'peace' },
      orders: { a: ['201 | | KR |'], b: ['101 | | KR |'] },
    },
    expect: {
      sizes: { 'a:201': 4000, 'b:101': 1000 },
      retreats: 2,
      fights: [],
    },
  },
  {
    id: 'WW-7.1-13d',
    clauses: ['WW-7.1-13', 'WW-11.2-03'],
    title: 'attacked by somebody one is at peace with, one defends oneself instead of attacking',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      relations: { 'b>a': 'peace' },
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KN |'] },
    },
    expect: {
      events: [{ kind: 'encounter', about: { orderA: 'KA', orderB: 'KV', cell: 'FL' } }],
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 }],
      questions: ['encounter/210/20/a:201/b:101'],
    },
  },
  {
    id: 'WW-7.1-14b',
    clauses: ['WW-7.1-14', 'WW-10.1-19'],
    title: 'a guarded pass stays barred in later moons: back is free, on is not',
    given: {
      map: LOWLAND,
      moons: 2,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-21 | KV |'], b: ['101 | | KV |'] },
    },
    expect: { places: { 'a:201': '210/20' }, stops: { 'a:201': 'F-MOVE-STOPPED' } },
  },
  {
    id: 'WW-7.1-15a',
    clauses: ['WW-7.1-15', 'WW-7.2-19'],
    title: 'a beaten unit goes back to where it came from this turn; its path is dropped',
    given: {
      map: LOWLAND,
      units: [
        { ...RIDERS, size: 500 },
        { ...FOOT, size: 9000 },
      ],
      orders: { a: ['201 | -20-21 | KA |'], b: ['101 | | KV |'] },
    },
    expect: {
      places: { 'a:201': '210/19', 'b:101': '210/20' },
      stops: { 'a:201': 'F-MOVE-STOPPED' },
      events: [{ kind: 'retreat', about: { unit: 'a:201', to: '210/19' } }],
    },
  },
  {
    id: 'WW-7.1-15b',
    clauses: ['WW-7.1-15'],
    title: 'who came from nowhere retreats into own land, away from where the opponent came',
    given: {
      map: LOWLAND,
      fields: { '210/13': { owner: 'b' } },
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KI |'] },
    },
    expect: { places: { 'a:201': '210/20', 'b:101': '210/13' } },
  },
  {
    id: 'WW-7.1-15c',
    clauses: ['WW-7.1-15', 'WW-0.1-05'],
    title: 'the GM may send it elsewhere',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KI |'] },
      rulings: word('retreat/b:101/3', '210/27'),
    },
    expect: { places: { 'b:101': '210/27' } },
  },
  {
    id: 'WW-7.1-15d',
    clauses: ['WW-7.1-15'],
    title: 'a field reached by retreat is not conquered in the same moon',
    given: {
      map: LOWLAND,
      moons: 2,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KIE |'] },
      rulings: word('retreat/b:101/3', '210/21'),
    },
    expect: {
      places: { 'b:101': '210/21' },
      owners: { '210/21': 'b' },
      events: [{ kind: 'conquest', about: { unit: 'b:101' } }],
    },
  },
  {
    id: 'WW-7.1-16a',
    clauses: ['WW-7.1-16', 'WW-12.7-04'],
    title: 'who has nowhere to retreat to fights on to the last man',
    given: {
      ...STRAIT,
      units: [RIDERS, { ...RIDERS, number: 202 }, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
    },
    expect: {
      places: { 'b:101': null },
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 }],
      events: [{ kind: 'removal', about: { unit: 'b:101' } }],
    },
  },
  {
    id: 'WW-7.1-16b',
    clauses: ['WW-7.1-16'],
    title: 'a unit that would ignore everybody holds its ground when it has nowhere to go',
    given: {
      ...STRAIT,
      units: [RIDERS, { ...RIDERS, number: 202 }, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KI |'] },
    },
    expect: {
      places: { 'b:101': null },
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 }],
    },
  },
  {
    id: 'WW-7.1-16c',
    clauses: ['WW-7.1-16'],
    title: 'workers with nowhere to go are captured, a character is given his fate',
    given: {
      ...STRAIT,
      units: [
        RIDERS,
        { ...RIDERS, number: 202 },
        { ...FOOT, number: 401, type: 'A' },
        { ...FOOT, number: 501, type: 'HF', size: 0, character: 'Ulf' },
      ],
      changes: { 'b:501': { character: { name: 'Ulf', status: 'REP', seat: null } } },
      orders: { a: ['201 | -20 | KA |'], b: [] },
    },
    expect: {
      places: { 'b:401': null },
      events: [
        { kind: 'removal', about: { unit: 'b:401', cause: 'captured' }, parties: ['b', 'a'] },
        { kind: 'fate', about: { unit: 'b:501' } },
      ],
      questions: ['fate/b:501/3'],
      findings: ['F-EVT-FATE'],
    },
  },
  {
    id: 'WW-7.1-16d',
    clauses: ['WW-7.1-16'],
    title: 'of captured workers the GM is told that their leaders are lost with them',
    given: {
      ...STRAIT,
      units: [RIDERS, { ...RIDERS, number: 202 }, { ...FOOT, number: 401, type: 'A' }],
      orders: { a: ['201 | -20 | KA |'], b: [] },
    },
    expect: {
      places: { 'b:401': null },
      events: [
        { kind: 'removal', about: { unit: 'b:401', cause: 'captured' }, parties: ['b', 'a'] },
      ],
      findings: ['F-EVT-FATE'],
    },
  },
  {
    id: 'WW-9.3-10',
    clauses: ['WW-9.3-10', 'WW-7.1-16', 'WW-0.1-05'],
    title: "a character escapes to the nearest own settlement by the GM's word",
    given: {
      map: LOWLAND,
      fields: { '210/45': { owner: 'b', settlement: { type: 'std', owner: 'b' } } },
      units: [
        RIDERS,
        FOOT,
        { ...FOOT, number: 501, type: 'HF', size: 0, place: '(101)', character: 'Ulf' },
      ],
      orders: { a: ['201 | -20 | KN |'], b: ['101 | | KH |'] },
      rulings: word('fate/b:501/3', 'escaped'),
    },
    expect: {
      places: { 'b:101': null, 'b:501': '210/45' },
      events: [{ kind: 'fate', about: { unit: 'b:501', fate: 'escaped' } }],
    },
  },
  {
    id: 'WW-7.1-17a',
    clauses: ['WW-7.1-17', 'WW-12.7-05'],
    title: 'allies fight together as one side, those who hold beside those who attack',
    given: {
      map: LOWLAND,
      units: [
        RIDERS,
        FOOT,
        { ...FOOT, party: 'a', number: 102, place: '210/20' },
        { ...FOOT, party: 'c', number: 103, place: '210/20' },
      ],
      relations: { ...ALLIES, 'a>b': 'enemy' },
      orders: {
        a: ['201 | -20 | KA |', '102 | | KV |'],
        b: ['101 | | KV |'],
        c: ['103 | | KH |'],
      },
    },
    expect: {
      fights: [
        { kind: 'battle', place: '210/20', sides: [['a:102', 'a:201', 'c:103'], ['b:101']] },
      ],
    },
  },
  {
    id: 'WW-7.1-17b',
    clauses: ['WW-7.1-17', 'WW-7.1-18', 'WW-12.7-27'],
    title: 'besiegers run from an attacker, but stay beside a fighting unit of their side',
    given: {
      map: LOWLAND,
      units: [
        { ...FOOT, number: 102, type: 'B', place: '210/20' },
        { ...FOOT, number: 103, size: 9000, place: '210/20' },
        { ...FOOT, number: 104, type: 'B', place: '210/11' },
        { ...RIDERS, size: 500 },
        { ...RIDERS, number: 202, size: 500, place: '210/10' },
      ],
      orders: {
        a: ['201 | -20 | KA |', '202 | -11 | KA |'],
        b: ['102 | | KI |', '103 | | KV |', '104 | | KI |'],
      },
    },
    expect: {
      places: { 'b:102': '210/20', 'a:201': '210/19', 'a:202': '210/11' },
      events: [{ kind: 'retreat', about: { unit: 'b:104' } }],
    },
  },
  {
    id: 'WW-7.1-17c',
    clauses: ['WW-7.1-17'],
    title: 'escorted units retreat as soon as the last fighting unit of their side has gone',
    given: {
      map: LOWLAND,
      units: [{ ...FOOT, number: 102, type: 'B' }, FOOT, RIDERS],
      orders: { a: ['201 | -20 | KA |'], b: ['102 | | KI |', '101 | | KV |'] },
    },
    expect: {
      places: { 'a:201': '210/20' },
      events: [
        { kind: 'retreat', about: { unit: 'b:101' } },
        { kind: 'retreat', about: { unit: 'b:102' } },
      ],
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 }],
    },
  },
  {
    id: 'WW-7.1-17d',
    clauses: ['WW-7.1-17'],
    title: 'of three hostile sides the two with the most aggressive orders fight first',
    given: {
      map: LOWLAND,
      units: [
        { ...FOOT, party: 'a', size: 1000 },
        { ...FOOT, party: 'b', size: 2000 },
        { ...FOOT, party: 'c', number: 201, type: 'R', size: 9000, place: '210/19' },
      ],
      relations: { 'a>b': 'enemy' },
      orders: { a: ['101 | | KV |'], b: ['101 | | KA |'], c: ['201 | -20 | KA |'] },
      rulings: word('encounter/210/20/a:101/b:101', 'bothStop'),
    },
    expect: {
      fights: [
        { kind: 'battle', place: '210/20', sides: [['c:201'], ['b:101']], winner: 0 },
        { kind: 'battle', place: '210/20', sides: [['c:201'], ['a:101']], winner: 0 },
      ],
      places: { 'c:201': '210/20' },
    },
  },
  {
    id: 'WW-10.1-17',
    clauses: ['WW-10.1-17'],
    title: 'a unit that retreats may come upon others at the same moment',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT, { ...FOOT, party: 'c', number: 102, place: '210/21' }],
      relations: { 'b>c': 'peace', 'c>b': 'peace' },
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KI |'], c: ['102 | | KR |'] },
      rulings: word('retreat/b:101/3', '210/21'),
    },
    expect: {
      places: { 'b:101': '210/21' },
      events: [{ kind: 'retreat', about: { unit: 'c:102' } }],
    },
  },
  {
    id: 'WW-10.1-19b',
    clauses: ['WW-10.1-19', 'WW-10.1-08'],
    title: 'enemies still together at the start of a moon fight again',
    given: {
      map: LOWLAND,
      moons: 2,
      units: [{ ...FOOT, party: 'a' }, FOOT],
      orders: { a: ['101 | | KA |'], b: ['101 | | KV |'] },
      rulings: word('3/1 210/20', 'draw'),
      settings: { 'fight.max_rounds': 0 },
    },
    expect: {
      fights: [
        { kind: 'battle', place: '210/20', sides: [['a:101'], ['b:101']] },
        { kind: 'battle', place: '210/20', sides: [['a:101'], ['b:101']] },
      ],
      places: { 'a:101': '210/20', 'b:101': '210/20' },
    },
  },
  {
    id: 'WW-7.2-12a',
    clauses: ['WW-7.2-12', 'WW-12.7-06'],
    title: 'who enters last attacks, whatever the orders',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KV |'], b: ['101 | | KA |'] },
    },
    expect: {
      fights: [
        {
          kind: 'battle',
          place: '210/20',
          sides: [['a:201'], ['b:101']],
          roles: ['attacker', 'defender'],
        },
      ],
    },
  },
  {
    id: 'WW-7.2-12b',
    clauses: ['WW-7.2-12', 'WW-9.3-01'],
    title: 'of those who stood together before, the more aggressive attacks; equals both do',
    given: {
      map: LOWLAND,
      units: [
        { ...FOOT, party: 'a' },
        FOOT,
        { ...FOOT, party: 'a', number: 102, place: '210/30' },
        { ...FOOT, number: 102, place: '210/30' },
      ],
      orders: {
        a: ['101 | | KV |', '102 | | KA |'],
        b: ['101 | | KA |', '102 | | KA |'],
      },
    },
    expect: {
      fights: [
        {
          kind: 'battle',
          place: '210/20',
          sides: [['b:101'], ['a:101']],
          roles: ['attacker', 'defender'],
        },
        {
          kind: 'battle',
          place: '210/30',
          sides: [['a:102'], ['b:102']],
          roles: ['meeting', 'meeting'],
        },
      ],
    },
  },
  {
    id: 'WW-12.7-31a',
    clauses: ['WW-12.7-31', 'WW-7.1-07'],
    title: 'a stop without fight brings two parties into contact',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KV |'], b: ['101 | | KH |'] },
    },
    expect: { contacts: { a: ['b'], b: ['a'] }, questions: [] },
  },
  {
    id: 'WW-5.3-51e',
    clauses: ['WW-5.3-51', 'WW-7.1-11'],
    title:
      'who is met while crossing and wins carries out his step, already paid, and meets the loser again',
    given: {
      map: LOWLAND,
      units: [RIDERS, { ...FOOT, number: 202, type: 'R', size: 500 }],
      orders: { a: ['201 | -20 | KA |'], b: ['202 | -19 | KA |'] },
    },
    expect: {
      fights: [
        { kind: 'battle', place: '210/19', sides: [['b:202'], ['a:201']], winner: 1 },
        { kind: 'battle', place: '210/20', sides: [['a:201'], ['b:202']], winner: 0 },
      ],
      places: { 'a:201': '210/20' },
      stops: { 'a:201': null },
    },
  },
  {
    id: 'WW-9.3-16',
    clauses: ['WW-9.3-16', 'WW-9.3-07'],
    title: 'passengers go down with their ships in the same measure, and with all of them',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
      units: [
        { ...RIDERS, number: 301, type: 'S', size: 250 },
        { ...FOOT, number: 302, type: 'S', size: 50 },
        { ...FOOT, place: '(302)' },
      ],
      orders: { a: ['301 | -20 | KN |'], b: ['302 | | KH |'] },
    },
    expect: {
      places: { 'b:302': null, 'b:101': null },
      events: [{ kind: 'removal', about: { unit: 'b:101', cause: 'perished' } }],
    },
  },
  {
    id: 'WW-5.1-42g',
    clauses: ['WW-5.1-41', 'WW-5.1-42'],
    title: 'gold aboard takes a kilogram of room each from who wants to board',
    given: {
      map: LOWLAND,
      fields: { '210/20': { terrain: 'w' } },
      units: [
        { ...RIDERS, type: 'K', number: 101, size: 100 },
        { ...RIDERS, type: 'K', number: 102, size: 100 },
        { ...RIDERS, type: 'S', number: 301, size: 2, place: '210/20' },
        { ...RIDERS, type: 'S', number: 302, size: 2, place: '210/20' },
      ],
      changes: { 'a:301': { gold: 1 }, 'a:302': { gold: 0 } },
      orders: {
        a: ['101 | -20(301) | KV |', '102 | -20(302) | KV |', '301 | | KV |', '302 | | KV |'],
      },
    },
    expect: {
      places: { 'a:101': '210/19', 'a:102': '(302)' },
      stops: { 'a:101': 'F-LOAD-CAP', 'a:102': null },
    },
  },
];
