import { type EncounterCase, FOOT, LOWLAND, RIDERS } from './encounterCase';

const ROVER = { party: 'b', number: 202, type: 'R', size: 1000, place: '210/21' } as const;

/** Pursuit (WW-6.2-02, WW-6.2-12, WW-6.2-13). */
export const PURSUIT_CASES: readonly EncounterCase[] = [
  {
    id: 'WW-6.2-13a',
    clauses: ['WW-6.2-12', 'WW-6.2-13'],
    title: 'a unit without path follows the enemy it sees, and again when he retreats',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | | KAF |'], b: ['101 | | KV |'] },
    },
    expect: {
      fights: [
        { kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 },
        { kind: 'battle', place: '210/14', sides: [['a:201'], ['b:101']], winner: 0 },
      ],
      events: [{ kind: 'pursuit', about: { unit: 'a:201', quarry: 'b:101' } }],
    },
  },
  {
    id: 'WW-6.2-13b',
    clauses: ['WW-6.2-13', 'WW-6.2-02'],
    title: 'it follows the beaten enemy until its points are used up, and fights it again',
    given: {
      map: LOWLAND,
      units: [RIDERS, { ...FOOT, size: 3000 }],
      orders: { a: ['201 | -20 | KNF |'], b: ['101 | | KV |'] },
    },
    expect: {
      fights: [
        { kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 },
        { kind: 'battle', place: '210/14', sides: [['a:201'], ['b:101']], winner: 0 },
        { kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 },
      ],
      stops: { 'a:201': 'F-MOVE-MP' },
    },
  },
  {
    id: 'WW-6.2-13c',
    clauses: ['WW-6.2-13'],
    title: 'the own path is dropped for good once an enemy is pursued',
    given: {
      map: LOWLAND,
      units: [{ ...RIDERS, place: '210/18' }, ROVER],
      orders: { a: ['201 | -19-12-06 | KVF |'], b: ['202 | -20-21-22 | KI |'] },
    },
    expect: {
      places: { 'a:201': '210/21', 'b:202': '210/22' },
      events: [{ kind: 'pursuit', about: { quarry: 'b:202' } }],
    },
  },
  {
    id: 'WW-6.2-13d',
    clauses: ['WW-6.2-13', 'WW-12.6-07'],
    title: 'of several enemies in view the lower number; under "strongest" the largest',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT, { ...FOOT, number: 102, size: 2000, place: '210/26' }],
      orders: { a: ['201 | | KVF |'], b: ['101 | | KV |', '102 | | KV |'] },
    },
    expect: { places: { 'a:201': '210/20' } },
  },
  {
    id: 'WW-12.6-07b',
    clauses: ['WW-12.6-07'],
    title: 'under order.pursuit_target = strongest the largest enemy is pursued',
    given: {
      map: LOWLAND,
      units: [RIDERS, FOOT, { ...FOOT, number: 102, size: 2000, place: '210/26' }],
      orders: { a: ['201 | | KVF |'], b: ['101 | | KV |', '102 | | KV |'] },
      settings: { 'order.pursuit_target': 'strongest' },
    },
    expect: { places: { 'a:201': '210/26' } },
  },
  {
    id: 'WW-12.6-07c',
    clauses: ['WW-12.6-07', 'WW-5.3-18'],
    title: 'nobody is pursued over steps that cannot be made',
    given: {
      map: LOWLAND,
      fields: { '210/20': { terrain: 'b' } },
      units: [RIDERS, FOOT],
      orders: { a: ['201 | | KAF |'], b: ['101 | | KV |'] },
    },
    expect: { places: { 'a:201': '210/19' }, without: ['pursuit'] },
  },
];
