import type { PhaseCase } from './case';

/** Eight units of which one is in unrest, and one level of infrastructure. */
const CROWD = {
  calm: { r1: 7 },
  unrest: [['r1', 3]],
  advantages: [{ category: 'infrastructure', intact: 1 }],
} as const;

/** Limits, growth and overpopulation (OS-2, OS-8.3). */
export const populationCases: readonly PhaseCase[] = [
  {
    id: 'OS-16-06',
    clauses: ['OS-16-06', 'OS-8.3-01', 'OS-8.3-03', 'OS-2-02', 'OS-2-10', 'OS-3-01', 'OS-5.2-01'],
    title: 'eight units and a limit of six: one is in unrest already, one more falls',
    given: { phase: 3, organisations: { x: CROWD }, steps: ['population'] },
    expect: {
      organisations: { x: { units: { r1: [6, 2] } } },
      events: ['overpopulation'],
    },
  },
  {
    id: 'population-limit-9',
    clauses: ['OS-16-06', 'OS-2-10'],
    title: 'with a limit of nine nobody falls into unrest',
    given: { phase: 3, organisations: { x: CROWD }, limits: { r1: 6 }, steps: ['population'] },
    expect: { organisations: { x: { units: { r1: [7, 1] } } }, events: [] },
  },
  {
    id: 'population-separate',
    clauses: ['OS-1-08'],
    title: 'organisations in one region do not share their limits',
    given: {
      organisations: { x: { calm: { r1: 3 } }, y: { calm: { r1: 3 } } },
      steps: ['population'],
    },
    expect: {
      organisations: { x: { units: { r1: [3, 0] } }, y: { units: { r1: [3, 0] } } },
    },
  },
  {
    id: 'population-base',
    clauses: ['OS-2-10'],
    title: 'a base limit of one for all regions that have none of their own',
    given: {
      organisations: { x: { calm: { r1: 3, r2: 3 } } },
      limits: { r2: 4 },
      settings: { 'os.population.base_limit': 1 },
      steps: ['population'],
    },
    expect: { organisations: { x: { units: { r1: [1, 2], r2: [3, 0] } } } },
  },
  {
    id: 'population-growth',
    clauses: ['OS-2-07', 'OS-8.3-02'],
    title: 'two units a phase grow up to the limit and no further',
    given: {
      organisations: { x: { calm: { r1: 2, r2: 1, r3: 3 } } },
      settings: { 'os.population.growth': 2 },
      steps: ['population'],
    },
    expect: {
      organisations: { x: { units: { r1: [3, 0], r2: [3, 0], r3: [3, 0] } } },
      events: ['growth', 'growth'],
    },
  },
  {
    id: 'population-no-growth',
    clauses: ['OS-2-07', 'OS-8.3-02'],
    title: 'nothing grows of itself',
    given: { organisations: { x: { calm: { r1: 1 } } }, steps: ['population'] },
    expect: { organisations: { x: { units: { r1: [1, 0] } } }, events: [] },
  },
  {
    id: 'population-choice-unknown',
    clauses: ['OS-15-01', 'OS-15-04', 'OS-0-07'],
    title: 'units that are not there or in unrest already, and regions without any, are no choice',
    given: {
      phase: 3,
      organisations: { x: CROWD },
      orders: {
        x: [
          { kind: 'OVERPOPULATION', region: 'r1', units: ['u99'] },
          { kind: 'OVERPOPULATION', region: 'r1', units: ['u8'] },
          { kind: 'OVERPOPULATION', region: 'r2', units: ['u1'] },
        ],
      },
      steps: ['population'],
    },
    expect: {
      organisations: { x: { units: { r1: [6, 2] } } },
      findings: ['E_UNITS', 'E_TARGET', 'E_UNITS'],
    },
  },
];
