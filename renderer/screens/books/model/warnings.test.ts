import { describe, expect, it } from 'vitest';
import {
  fact,
  type Finding,
  type March,
  type Proposal,
  type Relation,
  type Unit,
  type World,
  latticeOf,
} from '../../../../engine';
import {
  at,
  edited,
  founding,
  mapOf,
  realm,
  tinyWorld,
  troop,
  uniform,
} from '../../../../engine/testing';
import { bookWarnings } from './warnings';

const plain = mapOf(uniform('210', 0, 0));
const lattice = latticeOf(plain);

const worldOf = (units: readonly Unit[], relation?: Relation, map = plain): World =>
  tinyWorld({
    map,
    parties: [
      realm('tha', { name: 'Tharos' }),
      realm('val', {
        name: 'Valdrun',
        relations: relation === undefined ? {} : { tha: relation },
      }),
    ],
    units,
  });

const proposalOf = (world: World, change: Partial<Proposal<World>> = {}): Proposal<World> => ({
  world,
  marches: [],
  events: [],
  fights: [],
  postings: [],
  balances: [],
  reports: [],
  findings: [],
  questions: [],
  stages: [],
  ...change,
});

const marchThrough = (unit: Unit, fields: readonly string[]): March => ({
  party: unit.party,
  unit: unit.number,
  unitType: unit.type,
  size: unit.size,
  allowance: fact('points', 15),
  start: '210/01',
  end: fields.at(-1) ?? '210/01',
  steps: fields.map((to) => ({
    from: '210/01',
    to,
    outcome: 'done',
    difficulty: fact('difficulty', 0),
    cost: fact('cost', 1),
    before: 15,
    left: 14,
    begin: { numerator: 0, denominator: 1 },
    end: { numerator: 1, denominator: 1 },
    rulings: { difficulty: '', cost: '' },
  })),
});

const neighbour = lattice.neighbourOf(at('210/20'), 2) ?? at('210/21');
const far = at('210/48');
const carrier = troop('tha', 101, '210/20', { gold: 5000 });

const dangersIn = (world: World, proposal: Proposal<World> | null = null) =>
  bookWarnings({ world, proposal, lattice });

describe('gold on the move', () => {
  it('WW-5.1-41: beside strangers without peace is in danger, with place, gold and who they are', () => {
    expect(dangersIn(worldOf([carrier, troop('val', 102, neighbour)]))).toEqual([
      {
        kind: 'danger',
        party: 'tha',
        place: '210/20',
        about: { unit: 101, gold: 5000, place: '210/20', others: ['val'] },
      },
    ]);
  });

  it.each(['peace', 'alliance', 'passage'] as const)('is safe beside whom %s binds', (relation) => {
    expect(dangersIn(worldOf([carrier, troop('val', 102, neighbour)], relation))).toEqual([]);
  });

  it('is safe far from everybody, beside characters, and where there is none', () => {
    const character = troop('val', 501, neighbour, {
      size: 0,
      character: { name: 'Illyra', status: 'REP', seat: null },
    });
    expect(dangersIn(worldOf([carrier, troop('val', 102, far), character]))).toEqual([]);
    const bare = troop('tha', 101, '210/20');
    expect(dangersIn(worldOf([bare, troop('val', 102, neighbour)]))).toEqual([]);
  });

  it('is shown at the first field of the way that is in danger', () => {
    const home = troop('tha', 101, '210/01', { gold: 900 });
    const before = worldOf([home, troop('val', 102, neighbour)]);
    const after = worldOf([{ ...home, place: carrier.place }, troop('val', 102, far)]);
    const run = proposalOf(after, { marches: [marchThrough(home, ['210/20', '210/48'])] });
    expect(dangersIn(before, run)).toMatchObject([{ kind: 'danger', place: '210/20' }]);
  });

  it('WW-12.3-09: into an own settlement at which strangers stand is reported as a siege', () => {
    const map = edited(plain, founding(at('210/20'), 'brg', 'Trakan', 'tha', 12));
    const world = worldOf([carrier, troop('val', 102, '210/20')], 'enemy', map);
    expect(dangersIn(world)).toMatchObject([{ kind: 'siege', about: { others: ['val'] } }]);
  });
});

describe('what the treasury does not bear', () => {
  it('WW-12.3-08: a negative treasury is shown as it is, and as the run changes it', () => {
    const world = worldOf([]);
    const poor = { ...world.parties, tha: realm('tha', { treasury: -40 }) };
    expect(dangersIn({ ...world, parties: poor })).toMatchObject([
      { kind: 'overdraft', party: 'tha', about: { gold: -40 } },
    ]);
    const balance = {
      party: 'val',
      turn: 1,
      sections: [],
      summary: [],
      before: 0,
      storage: {},
      after: fact('newTreasury', -7),
    };
    const run = proposalOf(world, { balances: [balance] });
    expect(dangersIn({ ...world, parties: poor }, run)).toMatchObject([
      { kind: 'overdraft', party: 'val', about: { gold: -7 } },
    ]);
  });

  it('WW-3.2-05, WW-5.1-21: takes what the run noticed, with the place it names', () => {
    const finding = (code: string, about: Finding['about'], words = ''): Finding => ({
      code,
      severity: 'TRUNCATE',
      clause: 'WW-5.1-21',
      party: 'tha',
      words,
      about,
    });
    const run = proposalOf(worldOf([]), {
      findings: [
        finding('F-MUSTER-CAP', { stated: 60_000 }, '101\t+12000K\t210/19\t-60.000'),
        finding('F-BAL-OVERDRAWN', { missing: 5, place: '210/04' }),
        finding('F-ORD-UNPARSED', {}),
      ],
    });
    expect(
      dangersIn(worldOf([]), run).map(({ kind, place, finding: told }) => [
        kind,
        place,
        told?.code,
      ]),
    ).toEqual([
      ['capacity', '210/19', 'F-MUSTER-CAP'],
      ['short', '210/04', 'F-BAL-OVERDRAWN'],
    ]);
  });
});
