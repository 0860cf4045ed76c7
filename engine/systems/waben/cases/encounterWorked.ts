import type { FieldAddress } from '../../../hex';
import { type EncounterCase, FOOT, LOWLAND, RIDERS, word } from './encounterCase';

const at = (field: string): FieldAddress => field as FieldAddress;

/** Foot of a, as fast as that of the others. */
const FOOT_A = { ...FOOT, party: 'a', size: 4000, place: '210/19' } as const;

/** A unit with a character, annihilated; its party has no settlement. */
const FALLEN = {
  map: LOWLAND,
  units: [
    { ...RIDERS, size: 9000 },
    { ...FOOT, size: 200 },
    { party: 'b', number: 501, type: 'HF', size: 0, place: '(101)', character: 'Ana' },
  ],
  orders: { a: ['201 | -20 | KN |'], b: ['101 | | KH |', '501 | | KR |'] },
} as const;

/** Situations of several rules at once, worked through a whole turn. */
export const WORKED_CASES: readonly EncounterCase[] = [
  {
    id: 'WW-7.1-13e',
    clauses: ['WW-7.1-13', 'WW-7.2-19', 'WW-11.2-03'],
    title: 'attacked by somebody one is at peace with, one retreats when beaten, even with KN',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      relations: { 'b>a': 'peace' },
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KN |'] },
    },
    expect: {
      fights: [
        {
          kind: 'battle',
          place: '210/20',
          sides: [['a:201'], ['b:101']],
          roles: ['attacker', 'defender'],
          winner: 0,
        },
      ],
      events: [{ kind: 'retreat', about: { unit: 'b:101' } }],
      places: { 'a:201': '210/20', 'b:101': '210/14' },
    },
  },
  {
    id: 'WW-7.2-12c',
    clauses: ['WW-7.1-13', 'WW-7.2-12'],
    title: 'of two that stood together, who counts the other as no enemy is not the attacker',
    given: {
      map: LOWLAND,
      units: [{ ...FOOT_A, place: '210/20' }, FOOT],
      relations: { 'b>a': 'peace' },
      orders: { a: ['101 | | KA |'], b: ['101 | | KN |'] },
    },
    expect: {
      fights: [
        {
          kind: 'battle',
          place: '210/20',
          sides: [['a:101'], ['b:101']],
          roles: ['attacker', 'defender'],
        },
      ],
    },
  },
  {
    id: 'WW-11.2-03',
    clauses: ['WW-11.2-03', 'WW-6.2-09'],
    title: 'who is told to spare a party takes neither its fields nor its towns',
    given: {
      map: LOWLAND,
      fields: {
        '210/20': { owner: 'b', settlement: { type: 'std', owner: 'b' } },
        '210/21': { owner: 'b' },
      },
      units: [RIDERS, { ...RIDERS, number: 202, place: '210/13' }],
      orders: { a: ['201 | -20-21 | KAE | verschonen b', '202 | -20 | KI |'] },
    },
    expect: {
      places: { 'a:201': '210/21' },
      owners: { '210/19': 'a', '210/20': 'b', '210/21': 'b' },
      towns: { '210/20': 'b' },
    },
  },
  {
    id: 'WW-5.3-51f',
    clauses: ['WW-5.3-51'],
    title: 'three units that cross one side at once all meet in the same field',
    given: {
      map: LOWLAND,
      fields: { '210/20': { owner: 'c' } },
      units: [FOOT_A, { ...FOOT, size: 100 }, { ...FOOT, party: 'c', size: 100 }],
      relations: { 'b>c': 'peace', 'c>b': 'peace' },
      orders: { a: ['101 | -20 | KA |'], b: ['101 | -19 | KV |'], c: ['101 | -19 | KV |'] },
    },
    expect: {
      fights: [
        { kind: 'battle', place: '210/19', sides: [['b:101'], ['a:101']], winner: 1 },
        { kind: 'battle', place: '210/19', sides: [['c:101'], ['a:101']], winner: 1 },
      ],
      places: { 'a:101': '210/20' },
    },
  },
  {
    id: 'WW-10.1-20',
    clauses: ['WW-10.1-20', 'WW-7.1-06'],
    title: 'units raised for a later moon of the turn are not met before it',
    given: {
      map: LOWLAND,
      fields: { '210/20': { owner: 'b', settlement: { type: 'std', owner: 'b' } } },
      units: [RIDERS],
      parties: { b: { treasury: 90_000, capital: at('210/20') } },
      moons: 6,
      orders: {
        a: ['201 | -20-21-22 | KV |'],
        b: ['101 | 210/20-21 | KH | neu 1000K'],
      },
    },
    expect: {
      places: { 'a:201': '210/22', 'b:101': '210/21' },
      without: ['encounter', 'fight'],
    },
  },
  {
    id: 'WW-4.2-19',
    clauses: ['WW-4.2-19'],
    title: 'a party keeps no capital where it has no settlement any more',
    given: {
      map: LOWLAND,
      fields: { '210/20': { owner: 'b', settlement: { type: 'std', owner: 'b' } } },
      units: [FOOT, RIDERS],
      parties: { a: { capital: at('210/21') }, b: { capital: at('210/20') } },
      orders: {},
    },
    expect: { capitals: { a: null, b: '210/20' } },
  },
  {
    id: 'WW-12.7-31b',
    clauses: ['WW-12.7-31', 'WW-12.8-05', 'WW-7.1-04'],
    title:
      'who knows others by their mere presence is in contact with them by a talk, if talks count',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      settings: { 'sight.detail': 'presence' },
      orders: { a: ['201 | -20 | KV |'], b: ['101 | | KH |'] },
    },
    expect: { contactsAfter: { a: ['b'], b: ['a'] } },
  },
  {
    id: 'WW-12.7-31c',
    clauses: ['WW-12.7-31', 'WW-12.8-05'],
    title: 'under fight.negotiation_contact = false they are not',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      settings: { 'sight.detail': 'presence', 'fight.negotiation_contact': false },
      orders: { a: ['201 | -20 | KV |'], b: ['101 | | KH |'] },
    },
    expect: { contactsAfter: { a: [], b: [] } },
  },
  {
    id: 'WW-12.8-05c',
    clauses: ['WW-12.8-05'],
    title: 'a sighting that names the party is a contact of its own, whatever talks count for',
    given: {
      map: LOWLAND,
      units: [RIDERS, { ...FOOT, place: '210/22' }],
      settings: { 'fight.negotiation_contact': false },
      orders: { a: ['201 | -20-21 | KV |'] },
    },
    expect: { contactsAfter: { a: ['b'], b: ['a'] }, without: ['encounter'] },
  },
  {
    id: 'WW-9.3-10d',
    clauses: ['WW-9.3-10'],
    title: 'a character who escapes without a settlement to escape to is captured',
    given: FALLEN,
    expect: {
      places: { 'b:101': null, 'b:501': null },
      events: [{ kind: 'fate', about: { unit: 'b:501', fate: 'captured' } }],
    },
  },
  {
    id: 'WW-9.3-10e',
    clauses: ['WW-9.3-10', 'WW-0.1-05'],
    title: 'unless the GM lets him escape all the same: he gets away from the field by himself',
    given: { ...FALLEN, rulings: word('fate/b:501/3', 'escaped') },
    expect: {
      places: { 'b:101': null, 'b:501': '210/14' },
      events: [{ kind: 'fate', about: { unit: 'b:501', fate: 'escaped' } }],
    },
  },
];
