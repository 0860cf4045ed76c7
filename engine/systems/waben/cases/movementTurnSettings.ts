import type { TurnCase } from './case';

const ONE = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;

const RIDERS = { party: 'a', number: 201, type: 'R', size: 500, place: '210/19' } as const;
const FOOT = { party: 'b', number: 101, type: 'K', size: 1000, place: '210/20' } as const;

const COAST = {
  map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
  fields: { '210/19': { terrain: 't', owner: 'a' } },
} as const;
const SHIPS = { party: 'a', number: 301, type: 'S', size: 20, place: '210/20' } as const;
const PASSENGER = { party: 'a', number: 101, type: 'K', size: 1000, place: '210/19' } as const;

/** What the GM's settings change in the course of a turn. */
export const SETTING_TURNS: readonly TurnCase[] = [
  {
    id: 'WW-12.5-26',
    clauses: ['WW-12.5-26'],
    title: 'unit after unit: the first has crossed before the second starts',
    given: {
      map: ONE,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KI |'], b: ['101 | -21 | KI |'] },
      settings: { 'move.simultaneity': 'unit_order' },
    },
    expect: {
      marches: {
        'a:201': { end: '210/20', stop: null },
        'b:101': { end: '210/21', stop: null },
      },
    },
  },
  {
    id: 'WW-12.5-31',
    clauses: ['WW-12.5-31'],
    title: 'a step that cannot be paid is skipped if a later one can be reached',
    given: {
      map: ONE,
      fields: { '210/20': { terrain: 'h' } },
      units: [PASSENGER],
      orders: { a: ['101 | -20-13 | KV |'] },
      settings: { 'move.skip_unaffordable': true },
      rulings: { 'march/a:101/1/cost': { key: 'march/a:101/1/cost', value: 16, reason: 'Mud' } },
    },
    expect: {
      marches: {
        'a:101': {
          steps: [
            { to: '210/20', difficulty: 6, cost: 16, left: 15, outcome: 'dropped' },
            { to: '210/13', difficulty: 4, cost: 8, left: 7 },
          ],
          end: '210/13',
          stop: null,
        },
      },
    },
  },
  {
    id: 'WW-12.5-18',
    clauses: ['WW-12.5-18', 'WW-5.3-15', 'WW-5.3-06'],
    title: 'with the bare height level as base an own road comes down to difficulty 0 for 3 points',
    given: {
      map: ONE,
      fields: { '210/20': { terrain: 't', owner: 'a' } },
      sides: { '210/19(2)': ['road'] },
      units: [PASSENGER],
      orders: { a: ['101 | -20 | KV |'] },
      settings: { 'move.base_offset': 0 },
    },
    expect: {
      marches: { 'a:101': { steps: [{ to: '210/20', difficulty: 0, cost: 3, left: 12 }] } },
    },
  },
  {
    id: 'WW-12.5-39a',
    clauses: ['WW-12.5-39', 'WW-5.1-12', 'WW-5.3-04'],
    title: 'besiegers and workers may scout by default',
    given: {
      map: ONE,
      units: [
        { ...PASSENGER, number: 102, type: 'B', size: 100, scout: true },
        { ...PASSENGER, number: 401, type: 'A', size: 100, scout: true },
      ],
      orders: {},
    },
    expect: { marches: { 'a:102': { allowance: 20 }, 'a:401': { allowance: 20 } } },
  },
  {
    id: 'WW-12.5-39b',
    clauses: ['WW-12.5-39'],
    title: 'but only those who fight where the GM wants that',
    given: {
      map: ONE,
      units: [
        { ...PASSENGER, size: 100, scout: true },
        { ...PASSENGER, number: 102, type: 'B', size: 100, scout: true },
      ],
      orders: {},
      settings: { 'unit.scout_types': 'combat' },
    },
    expect: { marches: { 'a:101': { allowance: 20 }, 'a:102': { allowance: 15 } } },
  },
  {
    id: 'WW-5.1-13',
    clauses: ['WW-5.1-13', 'WW-12.5-07'],
    title: 'one scout at sea where the GM allows one',
    given: {
      ...COAST,
      units: [
        { ...SHIPS, size: 5, scout: true },
        { ...SHIPS, number: 302, size: 5, scout: true },
      ],
      orders: {},
      settings: { 'unit.max_scouts_sea': 1 },
    },
    expect: { marches: { 'a:301': { allowance: 40 }, 'a:302': { allowance: 30 } } },
  },
  {
    id: 'WW-12.5-34',
    clauses: ['WW-12.5-34'],
    title: 'single characters have the points the GM gives them',
    given: {
      map: ONE,
      units: [{ ...PASSENGER, number: 501, type: 'HF', size: 0, character: 'Illyra' }],
      orders: {},
      settings: { 'unit.character_mp': 50 },
    },
    expect: { marches: { 'a:501': { allowance: 50 } } },
  },
  {
    id: 'WW-12.7-21',
    clauses: ['WW-12.7-21', 'WW-7.3-22'],
    title: 'an undefended town does not fall to KA alone where the GM asks for E',
    given: {
      map: ONE,
      fields: {
        '210/20': { terrain: 't', owner: 'b', settlement: { type: 'std', owner: 'b' } },
      },
      units: [PASSENGER],
      orders: { a: ['101 | -20 | KA |'] },
      settings: { 'siege.capture_needs_E': true },
    },
    expect: { marches: { 'a:101': { end: '210/20' } }, owners: { '210/20': 'b' } },
  },
  {
    id: 'WW-12.5-19a',
    clauses: ['WW-12.5-19'],
    title: 'a sum above 9 that is not limited bars the step, a full account or not',
    given: {
      map: ONE,
      fields: { '210/19': { terrain: 'b' }, '210/20': { terrain: 'vul' } },
      units: [PASSENGER],
      orders: { a: ['101 | -20 | KV |'] },
      settings: { 'move.clamp': false },
    },
    expect: {
      marches: {
        'a:101': {
          steps: [{ to: '210/20', difficulty: 10, cost: 15, left: 15, outcome: 'dropped' }],
          end: '210/19',
          stop: 'F-MOVE-MP',
        },
      },
    },
  },
  {
    id: 'WW-12.5-19b',
    clauses: ['WW-12.5-19', 'WW-0.1-05'],
    title: 'but never a step whose difficulty the GM has set himself',
    given: {
      map: ONE,
      fields: { '210/19': { terrain: 'b' }, '210/20': { terrain: 'vul' } },
      units: [PASSENGER],
      orders: { a: ['101 | -20 | KV |'] },
      settings: { 'move.clamp': false },
      rulings: {
        'march/a:101/1/difficulty': { key: 'march/a:101/1/difficulty', value: 12, reason: 'Ash' },
      },
    },
    expect: { marches: { 'a:101': { end: '210/20', stop: null } } },
  },
  {
    id: 'WW-12.5-19c',
    clauses: ['WW-12.5-19', 'WW-5.3-54'],
    title: 'a way to a bare target leads round such steps',
    given: {
      map: ONE,
      fields: {
        '210/18': { terrain: 'b' },
        '210/19': { terrain: 'vul' },
        '210/12': { terrain: 'b' },
        '210/20': { terrain: 'b' },
        '210/13': { terrain: 'b' },
      },
      units: [{ ...PASSENGER, place: '210/18' }],
      moons: 6,
      orders: { a: ['101 | 210/20 | KV |'] },
      settings: { 'move.clamp': false },
    },
    expect: { marches: { 'a:101': { end: '210/20', stop: null } } },
  },
  {
    id: 'WW-12.5-29a',
    clauses: ['WW-12.5-29'],
    title: 'nobody waits: the passenger misses a ship that is not there yet',
    given: {
      ...COAST,
      units: [PASSENGER, { ...SHIPS, place: '210/21' }],
      orders: { a: ['101 | -20(301) | KV |', '301 | -20 | KV |'] },
      settings: { 'move.boarding_wait': 'none' },
    },
    expect: {
      marches: { 'a:101': { stop: 'F-BOARD-MISS' }, 'a:301': { end: '210/20', stop: null } },
    },
  },
  {
    id: 'WW-12.5-29b',
    clauses: ['WW-12.5-29', 'WW-5.3-32'],
    title: 'by default a ship that sails on leaves its passenger behind, its points gone',
    given: {
      ...COAST,
      units: [PASSENGER, SHIPS],
      orders: { a: ['101 | -20(301) | KV |', '301 | -21 | KV |'] },
    },
    expect: {
      marches: {
        'a:101': {
          steps: [{ to: '210/20(301)', difficulty: 4, cost: 8, left: 7, outcome: 'dropped' }],
          end: '210/19',
          stop: 'F-BOARD-MISS',
        },
        'a:301': { end: '210/21' },
      },
    },
  },
  {
    id: 'WW-12.5-29c',
    clauses: ['WW-12.5-29'],
    title: 'both wait: the ship sails when its passenger is aboard',
    given: {
      ...COAST,
      units: [PASSENGER, SHIPS],
      orders: { a: ['101 | -20(301) | KV |', '301 | -21 | KV |'] },
      settings: { 'move.boarding_wait': 'both' },
    },
    expect: {
      marches: { 'a:101': { end: '(301)', stop: null }, 'a:301': { end: '210/21', stop: null } },
    },
  },
  {
    id: 'WW-12.5-21',
    clauses: ['WW-12.5-21'],
    title: 'white as of the step: what the march itself has seen is white no more',
    given: {
      map: ONE,
      units: [{ ...RIDERS, place: '210/16' }],
      informed: [],
      moons: 2,
      orders: { a: ['201 | -17-18-19 | KV |'] },
      settings: { 'move.white_reference': 'step' },
    },
    expect: {
      marches: {
        'a:201': {
          steps: [
            { to: '210/17', difficulty: 5, cost: 11, left: 49 },
            { to: '210/18', difficulty: 5, cost: 11, left: 38 },
            { to: '210/19', difficulty: 5, cost: 11, left: 27 },
          ],
        },
      },
    },
  },
  {
    id: 'WW-12.7-02a',
    clauses: ['WW-12.7-02', 'WW-7.1-14'],
    title: 'with free exit a stopped unit goes on next moon',
    given: {
      map: ONE,
      moons: 2,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-21 | KI |'], b: ['101 | | KH |'] },
      settings: { 'fight.held_exit': 'free' },
    },
    expect: { marches: { 'a:201': { end: '210/21', stop: null } } },
  },
  {
    id: 'WW-12.7-02b',
    clauses: ['WW-12.7-02'],
    title: 'stopped for the turn it stays even if it could go back',
    given: {
      map: ONE,
      moons: 2,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-19 | KI |'], b: ['101 | | KH |'] },
      settings: { 'fight.stop_duration': 'turn' },
    },
    expect: { marches: { 'a:201': { end: '210/20', stop: 'F-MOVE-STOPPED' } } },
  },
  {
    id: 'WW-12.6-04',
    clauses: ['WW-12.6-04'],
    title: 'by number range besiegers conquer like the booklet has them do',
    given: {
      map: ONE,
      fields: { '210/20': { owner: 'b' } },
      units: [{ ...RIDERS, number: 102, type: 'B', size: 5000 }],
      orders: { a: ['102 | -20 | KAE |'] },
      settings: { 'order.conquer_units': 'number_range' },
    },
    expect: { marches: { 'a:102': { end: '210/20' } }, owners: { '210/20': 'a' } },
  },
  {
    id: 'WW-12.6-17',
    clauses: ['WW-12.6-17'],
    title: 'where strangers are neutral by default they pass each other',
    given: {
      map: ONE,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-21 | KA |'], b: ['101 | | KV |'] },
      settings: { 'dip.default_relation': 'neutral' },
    },
    expect: { marches: { 'a:201': { end: '210/21', stop: null } }, questions: [] },
  },
  {
    id: 'WW-12.7-32a',
    clauses: ['WW-12.7-32', 'WW-7.1-20'],
    title: 'by default a fleet on a river passes the troops on its banks',
    given: {
      map: ONE,
      sides: { '210/20(3)': ['river'], '210/20(2)': ['river'] },
      units: [
        { ...SHIPS, place: '210/20(3)' },
        { ...FOOT, place: '210/21' },
      ],
      orders: { a: ['301 | -20(2) | KV |'], b: ['101 | | KV |'] },
    },
    expect: { marches: { 'a:301': { end: '210/20(2)', stop: null } }, questions: [] },
  },
  {
    id: 'WW-12.7-32b',
    clauses: ['WW-12.7-32'],
    title: 'if the GM wants it they meet, in the field of the troops',
    given: {
      map: ONE,
      sides: { '210/20(3)': ['river'], '210/20(2)': ['river'], '210/20(1)': ['river'] },
      units: [
        { ...SHIPS, place: '210/20(3)' },
        { ...FOOT, place: '210/21' },
      ],
      orders: { a: ['301 | -20(2)-20(1) | KV |'], b: ['101 | | KV |'] },
      settings: { 'sea.river_encounter': true },
    },
    expect: {
      marches: { 'a:301': { end: '210/20(2)', stop: 'F-MOVE-STOPPED' } },
      questions: ['encounter/210/21/a:301/b:101'],
    },
  },
];
