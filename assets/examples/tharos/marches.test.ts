import { describe, expect, it } from 'vitest';
import { type March, type Proposal, systems, unitId, type World } from '../../../engine';
import { tharosCampaign } from './campaign';
import { tharosOrders } from './turn';
import { there } from '../../../engine/testing/there';

const campaign = tharosCampaign();

const turnOf = (world: World, orders: Readonly<Record<string, string>>): Proposal<World> => {
  const { rulings, settings, seed } = campaign;
  const proposal = there(
    systems['waben']?.adjudicate({ world, orders, rulings, settings, seed }),
    'The run was cancelled.',
  );
  return proposal;
};

const marchOf = (proposal: Proposal<World>, party: string, unit: number): March => {
  const march = there(
    proposal.marches.find((other) => other.party === party && other.unit === unit),
    `Unit ${String(unit)} of ${party} has no march.`,
  );
  return march;
};

/** Way and figures of a march: where to, difficulty, points, points left; dropped steps in brackets. */
const figures = ({ steps }: March): readonly string[] =>
  steps.map(({ to, difficulty, cost, left, outcome }) => {
    const step = `${to}: ${String(difficulty.value)}, ${String(cost.value)}, ${String(left)}`;
    return outcome === 'done' ? step : `(${step})`;
  });

/** One row of an order sheet in the form of 8.3. */
const row = (...cells: readonly string[]): string => cells.join('\t');

describe('the sample turn of the booklet on the example', () => {
  const proposal = turnOf(campaign.world, { tha: tharosOrders });

  it.each<[number, string, readonly string[]]>([
    [101, '210/21', ['210/20: 4, 8, 7', '210/21: 2, 5, 2']],
    [102, '001/01', ['210/30: 3, 6, 9', '001/01: 4, 8, 1']],
    [202, '210/19', ['210/22: 4, 8, 22', '210/21: 2, 5, 17', '210/20: 4, 8, 9', '210/19: 2, 5, 4']],
    [
      203,
      '001/27',
      [
        '001/10: 3, 6, 24',
        '001/17: 2, 5, 19',
        '001/25: 4, 8, 11',
        '001/26: 2, 5, 6',
        '001/27: 3, 6, 0',
      ],
    ],
    [301, '002/44', ['002/31: 1, 4, 26', '002/38: 1, 4, 22', '002/44: 1, 4, 18']],
  ])('WW-8.3-10: unit %i marches its path to %s', (unit, end, steps) => {
    const march = marchOf(proposal, 'tha', unit);
    expect(march.end).toBe(end);
    expect(figures(march)).toEqual(steps);
    expect(march.stop).toBeUndefined();
  });

  it('WW-8.3-63: 302 is at 002/09 and cannot follow a path that starts at 002/12', () => {
    const march = marchOf(proposal, 'tha', 302);
    expect(march.end).toBe('002/09');
    expect(march.stop?.code).toBe('F-PATH-NOTADJ');
  });

  it('WW-8.3-62, WW-5.1-42: 201 never fits on 302 and stays at the shore of 210/22, as the check reports', () => {
    const march = marchOf(proposal, 'tha', 201);
    expect(march.end).toBe('210/22');
    expect(march.stop?.code).toBe('F-LOAD-CAP');
    const said = proposal.findings.filter(
      ({ unit, code }) => unit === 201 && code === 'F-LOAD-CAP',
    );
    expect(said).toHaveLength(1);
    expect(said[0]?.about).toMatchObject({ carrier: 302, needed: 150, free: 50, capacity: 50 });
    expect(march.stop?.about).toMatchObject({ carrier: 302, needed: 150, free: 50, capacity: 50 });
  });

  it('WW-7.1-06: 102 meets a defender in 001/01, and both stop (WW-7.1-18, WW-7.1-10)', () => {
    const meeting = proposal.events.find(({ kind }) => kind === 'encounter');
    expect(meeting).toMatchObject({
      place: '001/01',
      about: { a: 'tha:102', b: 'val:101', orderA: 'KI', orderB: 'KV', cell: 'ST' },
    });
  });

  it('203 shows own land, roads, a river without a bridge and a change of height', () => {
    const trees = marchOf(proposal, 'tha', 203).steps.map(({ difficulty }) =>
      JSON.stringify(difficulty),
    );
    const modifiers = trees.map((tree) =>
      ['road', 'own', 'transition', 'newView', 'white'].filter((key) =>
        tree.includes(`"row":"${key}"`),
      ),
    );
    expect(modifiers).toEqual([
      ['road', 'own', 'transition'],
      ['road', 'own'],
      ['own', 'transition'],
      ['road', 'own'],
      ['road'],
    ]);
  });
});

describe('fleet 302 at the place of its sheet', () => {
  const id = unitId('tha', 302);
  const unit = campaign.world.units[id];
  const world: World = {
    ...campaign.world,
    units: {
      ...campaign.world.units,
      ...(unit === undefined
        ? {}
        : { [id]: { ...unit, place: { kind: 'field', field: '002/12' as never } } }),
    },
  };
  const proposal = turnOf(world, { tha: tharosOrders });

  it('WW-2.1-17: sails 002/12-18-25-32-38 on open water', () => {
    expect(figures(marchOf(proposal, 'tha', 302)).map((step) => step.slice(0, 6))).toEqual([
      '002/18',
      '002/25',
      '002/32',
      '002/38',
    ]);
    expect(marchOf(proposal, 'tha', 302).end).toBe('002/38');
  });

  it('WW-8.3-62: is too small to take the riders of 201 aboard', () => {
    expect(marchOf(proposal, 'tha', 201).stop?.code).toBe('F-LOAD-CAP');
  });
});

describe('the scouts of 5.3', () => {
  const sheet = row(
    '201',
    '100',
    'R',
    '1',
    'Hf',
    '711/25',
    '-24-23-710/04-03',
    '710/03',
    'KR',
    '',
    'Erkunder',
  );
  const march = marchOf(turnOf(campaign.world, { okh: sheet }), 'okh', 201);

  it('WW-5.3-20: go two steps and a third, and stay in 710/04 with 9 points', () => {
    expect(march.allowance.value).toBe(40);
    expect(figures(march)).toEqual([
      '711/24: 2, 5, 35',
      '711/23: 6, 15, 20',
      '710/04: 5, 11, 9',
      '(710/03: 6, 15, 9)',
    ]);
    expect(march.end).toBe('710/04');
    expect(march.stop?.code).toBe('F-MOVE-MP');
  });

  it.each([
    [0, ['road', 'own']],
    [1, ['transition']],
    [2, []],
    [3, ['own', 'extreme']],
  ])('WW-5.3-20: step %i is changed by exactly %j', (step, expected) => {
    const tree = JSON.stringify(march.steps[step]?.difficulty);
    const all = ['road', 'own', 'coast', 'heavy', 'extreme', 'transition', 'newView', 'white'];
    expect(all.filter((key) => tree.includes(`"row":"${key}"`))).toEqual(expected);
  });
});

describe('fleets on rivers', () => {
  it('WW-5.3-44: 210/01(1)-(2)-02(4)-(3) costs a foreign fleet 8, 8 and 8', () => {
    const sheet = row(
      '301',
      '20',
      'S',
      '1',
      'Hf',
      '210/01(1)',
      '-(2)-02(4)-(3)',
      '210/02(3)',
      'KI',
    );
    const march = marchOf(turnOf(campaign.world, { lyr: sheet }), 'lyr', 301);
    expect(figures(march)).toEqual([
      '210/01(2): 4, 8, 22',
      '210/02(4): 4, 8, 14',
      '210/02(3): 4, 8, 6',
    ]);
    expect(march.end).toBe('210/02(3)');
  });

  it('WW-5.3-41: 009/33-(6) is one step of the fleet that is at 009/33(5)', () => {
    const sheet = row('301', '25', 'S', '1', 'Hf', '009/33(5)', '009/33-(6)', '009/33(6)', 'KV');
    const march = marchOf(turnOf(campaign.world, { nah: sheet }), 'nah', 301);
    expect(figures(march)).toEqual(['009/33(6): 3, 6, 24']);
    expect(march.end).toBe('009/33(6)');
  });
});
