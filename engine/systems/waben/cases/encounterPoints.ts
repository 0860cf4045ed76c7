import type { FieldAddress } from '../../../hex';
import { blankWork, DAMAGE_PER_POINT } from '../../../world';
import { type EncounterCase, FOOT, LOWLAND, RIDERS } from './encounterCase';

const at = (field: string): FieldAddress => field as FieldAddress;

const FORTRESS = {
  '210/20': { owner: 'b', settlement: { type: 'fst', owner: 'b', built: 36 } },
} as const;

const CAPTAIN = { party: 'b', number: 501, type: 'HF', size: 0, place: '(101)', character: 'Ana' };
const SEATED = {
  'b:501': { character: { name: 'Ana', status: 'NSC', seat: at('210/20') } },
} as const;

/** Good points as they arise in the run of a turn (WW-7.2-06 to WW-7.2-16). */
export const POINT_CASES: readonly EncounterCase[] = [
  {
    id: 'WW-7.2-09a',
    clauses: ['WW-7.2-09'],
    title: 'whose last step leads one level down has the high ground, once',
    given: {
      map: LOWLAND,
      fields: { '210/18': { terrain: 'b' }, '210/19': { terrain: 'h' } },
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
    },
    expect: { points: { 'a:201': ['downhill 1', 'mounted 1'], 'b:101': [] } },
  },
  {
    id: 'WW-7.2-09b',
    clauses: ['WW-7.2-09', 'WW-12.7-07'],
    title: 'so has the defender whom the enemy attacks from below',
    given: {
      map: LOWLAND,
      fields: { '210/20': { terrain: 'h' } },
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
    },
    expect: { points: { 'a:201': ['mounted 1'], 'b:101': ['downhill 1'] } },
  },
  {
    id: 'WW-7.2-10a',
    clauses: ['WW-7.2-10'],
    title: 'who comes out of a forest has the point, whatever its level',
    given: {
      map: LOWLAND,
      fields: { '210/19': { terrain: 'hwa' } },
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
    },
    expect: { points: { 'a:201': ['downhill 1', 'fromForest 1', 'mounted 1'], 'b:101': [] } },
  },
  {
    id: 'WW-7.2-10b',
    clauses: ['WW-7.2-10'],
    title: 'who goes from forest to forest has not',
    given: {
      map: LOWLAND,
      fields: { '210/19': { terrain: 'twa' }, '210/20': { terrain: 'twa' } },
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
    },
    expect: { points: { 'a:201': ['mounted 1'], 'b:101': [] } },
  },
  {
    id: 'WW-7.2-13a',
    clauses: ['WW-7.2-13', 'WW-12.4-19'],
    title: 'behind a river and a wall the defender has the two points once, with a bridge as well',
    given: {
      map: LOWLAND,
      fields: { '210/20': { owner: 'b' } },
      sides: { '210/20(5)': ['river', 'bridge'] },
      walls: { '210/20(5)': 5 },
      units: [RIDERS, FOOT],
      settings: { 'siege.storm_ban': 'below' },
      orders: { a: ['201 | -20 | KN |'], b: ['101 | | KV |'] },
    },
    expect: {
      fights: [{ kind: 'storm', place: '210/20', sides: [['a:201'], ['b:101']] }],
      points: { 'a:201': ['mounted 1'], 'b:101': ['riverWall 2'] },
    },
  },
  {
    id: 'WW-7.2-13b',
    clauses: ['WW-7.2-13'],
    title: 'who comes into the field at the same moment as the attacker has no river before him',
    given: {
      map: LOWLAND,
      sides: { '210/20(5)': ['river'] },
      units: [
        { ...RIDERS, type: 'K', number: 101 },
        { ...FOOT, place: '210/21' },
      ],
      rulings: {
        'march/a:101/1/cost': { key: 'march/a:101/1/cost', value: 8, reason: 'at the same time' },
      },
      orders: { a: ['101 | -20 | KA |'], b: ['101 | -20 | KV |'] },
    },
    expect: {
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:101'], ['b:101']] }],
      points: { 'a:101': [], 'b:101': [] },
    },
  },
  {
    id: 'WW-7.2-16a',
    clauses: ['WW-7.2-16', 'WW-7.2-15'],
    title: 'the character of a fortress gives three points, with the army inside it',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [{ ...RIDERS, size: 9000 }, FOOT, CAPTAIN],
      changes: SEATED,
      orders: { a: ['201 | -20 | KN |'], b: ['101 | | KH |', '501 | | KR |'] },
    },
    expect: { points: { 'b:101': ['townDefence 7', 'townCharacter 3'] } },
  },
  {
    id: 'WW-7.2-16b',
    clauses: ['WW-7.2-16', 'WW-7.3-11'],
    title: 'of its damaged seat only the points that are left count',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      works: [
        {
          ...blankWork('settlement', at('210/20'), null, 36),
          owners: ['b'],
          damage: { fortification: 7 * DAMAGE_PER_POINT },
        },
      ],
      units: [{ ...RIDERS, size: 9000 }, FOOT, CAPTAIN],
      changes: SEATED,
      orders: { a: ['201 | -20 | KN |'], b: ['101 | | KH |', '501 | | KR |'] },
    },
    expect: { points: { 'b:101': ['townDefence 7', 'townCharacter 2'] } },
  },
  {
    id: 'WW-7.2-09c',
    clauses: ['WW-7.2-09', 'WW-7.3-25'],
    title: 'a garrison that climbed into its town in this turn sallies from no lower level',
    given: {
      map: LOWLAND,
      fields: { '210/20': { ...FORTRESS['210/20'], terrain: 'h' } },
      units: [
        { ...RIDERS, type: 'K', number: 101, size: 9000 },
        { ...FOOT, size: 12_000, place: '210/21' },
      ],
      settings: { 'move.max_level_step': 4 },
      rulings: {
        'march/a:101/1/cost': { key: 'march/a:101/1/cost', value: 12, reason: 'comes later' },
      },
      orders: { a: ['101 | -20 | KH |'], b: ['101 | -20 | KA |'] },
    },
    expect: {
      fights: [{ kind: 'sally', place: '210/20', sides: [['b:101'], ['a:101']] }],
      points: { 'a:101': [], 'b:101': ['townSally 4'] },
    },
  },
];
