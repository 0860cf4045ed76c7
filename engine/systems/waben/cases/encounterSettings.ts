import { type EncounterCase, FOOT, LOWLAND, RIDERS } from './encounterCase';

const STOPPED = { a: ['201 | -20-21 | KV |'], b: ['101 | | KV |'] } as const;

const STRAIT = {
  map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
  fields: { '210/19': { terrain: 't' }, '210/20': { terrain: 't' } },
  units: [RIDERS, { ...RIDERS, number: 202 }, FOOT],
  orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
} as const;

/** Encounters where the GM has other rulings than the page (WW-12.6-05, WW-12.6-14, WW-12.7-02 to -06, -20, -27, -31, -35). */
export const ENCOUNTER_SETTING_CASES: readonly EncounterCase[] = [
  {
    id: 'WW-12.7-02a',
    clauses: ['WW-12.7-02'],
    title: 'under fight.held_exit = free a stopped unit goes on in the next moon',
    given: {
      map: LOWLAND,
      moons: 2,
      units: [RIDERS, FOOT],
      orders: STOPPED,
      settings: { 'fight.held_exit': 'free' },
    },
    expect: { places: { 'a:201': '210/21' } },
  },
  {
    id: 'WW-12.7-02b',
    clauses: ['WW-12.7-02'],
    title: 'under fight.held_exit = none it cannot even go back',
    given: {
      map: LOWLAND,
      moons: 2,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-19 | KV |'], b: ['101 | | KV |'] },
      settings: { 'fight.held_exit': 'none' },
    },
    expect: { places: { 'a:201': '210/20' }, stops: { 'a:201': 'F-MOVE-STOPPED' } },
  },
  {
    id: 'WW-12.7-02c',
    clauses: ['WW-12.7-02', 'WW-5.3-55'],
    title: 'under fight.stop_duration = turn the path ends for the whole turn',
    given: {
      map: LOWLAND,
      moons: 2,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-19 | KV |'], b: ['101 | | KV |'] },
      settings: { 'fight.stop_duration': 'turn' },
    },
    expect: { places: { 'a:201': '210/20' }, stops: { 'a:201': 'F-MOVE-STOPPED' } },
  },
  {
    id: 'WW-12.7-03b',
    clauses: ['WW-12.7-03'],
    title: 'under fight.retreat_rule = home_first the retreat leads towards the own settlement',
    given: {
      map: LOWLAND,
      fields: { '210/08': { owner: 'a', settlement: { type: 'std', owner: 'a' } } },
      units: [
        { ...RIDERS, size: 500 },
        { ...FOOT, size: 9000 },
      ],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
      settings: { 'fight.retreat_rule': 'home_first' },
    },
    expect: { places: { 'a:201': '210/14' } },
  },
  {
    id: 'WW-12.7-04b',
    clauses: ['WW-12.7-04', 'WW-7.1-16'],
    title: 'under fight.trapped = surrender a beaten unit without way out is captured',
    given: { ...STRAIT, settings: { 'fight.trapped': 'surrender' } },
    expect: {
      places: { 'b:101': null },
      events: [{ kind: 'removal', about: { unit: 'b:101', cause: 'captured' } }],
    },
  },
  {
    id: 'WW-12.7-04c',
    clauses: ['WW-12.7-04', 'WW-7.1-16'],
    title: 'under fight.trapped = destroyed it is annihilated',
    given: { ...STRAIT, settings: { 'fight.trapped': 'destroyed' } },
    expect: { events: [{ kind: 'removal', about: { unit: 'b:101', cause: 'annihilated' } }] },
  },
  {
    id: 'WW-12.7-05b',
    clauses: ['WW-12.7-05'],
    title: 'under fight.escort false besiegers run even beside their army',
    given: {
      map: LOWLAND,
      units: [
        { ...RIDERS, size: 500 },
        { ...FOOT, size: 9000 },
        { ...FOOT, number: 102, type: 'B' },
      ],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |', '102 | | KI |'] },
      settings: { 'fight.escort': false },
    },
    expect: { events: [{ kind: 'retreat', about: { unit: 'b:102' } }] },
  },
  {
    id: 'WW-12.7-05c',
    clauses: ['WW-12.7-05'],
    title: 'under fight.multi = pairs units fight one after the other',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT, { ...FOOT, number: 102 }],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |', '102 | | KV |'] },
      settings: { 'fight.multi': 'pairs' },
    },
    expect: {
      fights: [
        { kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 },
        { kind: 'battle', place: '210/20', sides: [['a:201'], ['b:102']], winner: 0 },
      ],
    },
  },
  {
    id: 'WW-12.7-06b',
    clauses: ['WW-12.7-06'],
    title: 'under fight.attacker_rule = aggressive the more aggressive order attacks',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KV |'], b: ['101 | | KA |'] },
      settings: { 'fight.attacker_rule': 'aggressive' },
    },
    expect: {
      fights: [
        {
          kind: 'battle',
          place: '210/20',
          sides: [['b:101'], ['a:201']],
          roles: ['attacker', 'defender'],
        },
      ],
    },
  },
  {
    id: 'WW-12.7-20b',
    clauses: ['WW-12.7-20'],
    title: 'under fight.winner_continues false the winner stays where it won',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-21 | KA |'], b: ['101 | | KV |'] },
      settings: { 'fight.winner_continues': false },
    },
    expect: { places: { 'a:201': '210/20' }, stops: { 'a:201': 'F-MOVE-STOPPED' } },
  },
  {
    id: 'WW-9.3-11b',
    clauses: ['WW-9.3-11', 'WW-12.7-16'],
    title: 'a fight costs the points the GM lays down',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-21 | KA |'], b: ['101 | | KV |'] },
      settings: { 'fight.winner_mp_cost': 20 },
    },
    expect: { places: { 'a:201': '210/20' }, stops: { 'a:201': 'F-MOVE-MP' } },
  },
  {
    id: 'WW-12.7-27b',
    clauses: ['WW-12.7-27'],
    title: 'under fight.harmless = destroyed besiegers alone are cut down where they stand',
    given: {
      map: LOWLAND,
      units: [RIDERS, { ...FOOT, type: 'B' }],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KI |'] },
      settings: { 'fight.harmless': 'destroyed' },
    },
    expect: {
      places: { 'b:101': null },
      events: [{ kind: 'removal', about: { unit: 'b:101', cause: 'annihilated' } }],
    },
  },
  {
    id: 'WW-12.7-31b',
    clauses: ['WW-12.7-31'],
    title: 'under fight.negotiation_contact false nobody comes into contact by being stopped',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: STOPPED,
      settings: { 'fight.negotiation_contact': false },
    },
    expect: { contacts: { a: [], b: [] } },
  },
  {
    id: 'WW-12.7-35b',
    clauses: ['WW-12.7-35'],
    title:
      'under fight.small_units = no_stop an army passes riders below minimum size, which it stops',
    given: {
      map: LOWLAND,
      units: [
        RIDERS,
        { ...FOOT, size: 50 },
        { ...FOOT, number: 102, place: '210/12' },
        { ...RIDERS, number: 202, size: 50, place: '210/11' },
      ],
      orders: {
        a: ['201 | -20-21 | KI |', '202 | -12-13 | KA |'],
        b: ['101 | | KV |', '102 | | KV |'],
      },
      settings: { 'fight.small_units': 'no_stop' },
    },
    expect: { places: { 'a:201': '210/21', 'a:202': '210/12' }, fights: [] },
  },
  {
    id: 'WW-12.7-35c',
    clauses: ['WW-12.7-35'],
    title: 'but a small unit attacked defends itself, and small units stop each other',
    given: {
      map: LOWLAND,
      units: [
        RIDERS,
        { ...FOOT, size: 50 },
        { ...FOOT, number: 102, size: 40, place: '210/12' },
        { ...RIDERS, number: 202, size: 50, place: '210/11' },
      ],
      orders: {
        a: ['201 | -20-21 | KA |', '202 | -12-13 | KI |'],
        b: ['101 | | KV |', '102 | | KV |'],
      },
      settings: { 'fight.small_units': 'no_stop' },
    },
    expect: {
      places: { 'a:202': '210/12' },
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 }],
    },
  },
  {
    id: 'WW-12.6-14b',
    clauses: ['WW-12.6-14'],
    title:
      'under fight.hold_while_moving false two that defend themselves on the march pass each other',
    given: {
      map: LOWLAND,
      units: [RIDERS, { ...FOOT, number: 202, type: 'R' }],
      orders: { a: ['201 | -20-21 | KV |'], b: ['202 | -19-18 | KV |'] },
      settings: { 'fight.hold_while_moving': false },
    },
    expect: { places: { 'a:201': '210/21', 'b:202': '210/18' } },
  },
  {
    id: 'WW-12.6-14c',
    clauses: ['WW-12.6-14'],
    title: 'who stands still stops others all the same',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: STOPPED,
      settings: { 'fight.hold_while_moving': false },
    },
    expect: { places: { 'a:201': '210/20' } },
  },
  {
    id: 'WW-12.6-05b',
    clauses: ['WW-12.6-05'],
    title: 'under order.conquer_tie = first the field stays with who took it first in the turn',
    given: {
      map: LOWLAND,
      units: [RIDERS, { ...RIDERS, party: 'b', number: 101, type: 'K', place: '210/21' }],
      orders: { a: ['201 | -20-13 | KIE |'], b: ['101 | -20 | KIE |'] },
      settings: { 'order.conquer_tie': 'first' },
    },
    expect: { owners: { '210/20': 'a' }, places: { 'b:101': '210/20' } },
  },
  {
    id: 'WW-10.1-17c',
    clauses: ['WW-10.1-17', 'WW-7.1-16'],
    title: 'under fight.max_chain = 0 nobody can retreat',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KI |'] },
      settings: { 'fight.max_chain': 0 },
    },
    expect: {
      places: { 'b:101': null },
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 }],
    },
  },
  ...[false, true].map((holds): EncounterCase => ({
    id: holds ? 'WW-7.1-12e' : 'WW-7.1-12d',
    clauses: ['WW-7.1-12'],
    title: holds
      ? 'under fight.garrison_holds a garrison with KV fights for its town to the last'
      : 'without it, it leaves the town after the first round it loses',
    given: {
      map: LOWLAND,
      fields: { '210/20': { owner: 'b', settlement: { type: 'std', owner: 'b', built: 24 } } },
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KN |'], b: ['101 | | KV |'] },
      settings: { 'fight.garrison_holds': holds },
    },
    expect: {
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 }],
      towns: { '210/20': 'a' },
      ...(holds ? { places: { 'b:101': null }, retreats: 0 } : { retreats: 1 }),
    },
  })),
];
