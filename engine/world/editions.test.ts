import { describe, expect, it } from 'vitest';
import { cellOf, type Settings, type Table, unfounded } from '../kernel';
import { proposalOf, realm, tinyCampaign, tinyWorld, troop } from '../testing';
import { applyTurn } from './apply';
import { editionsInForce, settingsAt, settingsInForce } from './editions';
import { turnDifferences } from './turn-difference';
import { lastRepeatable } from './booked-turns';
import { worldAtStart } from './turn-start';

const edition = (id: string, from: number, settings: Settings) => ({
  id,
  name: id,
  from,
  settings,
});

const campaign = tinyCampaign(
  tinyWorld({ clock: { turn: 5, year: 427, moon: 3, moonsPerTurn: 1 } }),
  {
    settings: { 'fight.gp_pct': 8, 'table.unit': { K: { cost: 6 } } },
    editions: {
      b: edition('b', 5, { 'table.unit': { K: { weight: 90 }, R: { cost: 20 } } }),
      a: edition('a', 2, { 'fight.gp_pct': 12 }),
      late: edition('late', 6, { 'fight.gp_pct': 99 }),
    },
  },
);

describe('editions of house rules', () => {
  it('hold from their turn on, in the order of turn and id', () => {
    expect(editionsInForce(campaign, 4).map(({ id }) => id)).toEqual(['a']);
    expect(editionsInForce(campaign, 6).map(({ id }) => id)).toEqual(['a', 'b', 'late']);
  });

  it('override the settings, tables cell by cell (WW-0.1-06)', () => {
    expect(settingsInForce(campaign)).toEqual({
      'fight.gp_pct': 12,
      'table.unit': { K: { cost: 6, weight: 90 }, R: { cost: 20 } },
    });
    expect(settingsAt(campaign, 1)).toBe(campaign.settings);
  });

  it('show the printed figure beside their own, and stay founded', () => {
    const table: Table = {
      id: 'unit',
      clause: 'WW-5.2-01',
      rows: ['K'],
      columns: ['cost', 'weight'],
      cells: { K: { cost: 5 } },
    };
    const settings = settingsInForce(campaign);
    const cost = cellOf(settings, table, 'K', 'cost');
    const weight = cellOf(settings, table, 'K', 'weight');
    expect(cost).toMatchObject({ value: 6, printed: 5 });
    expect(weight).toMatchObject({ value: 90, printed: null });
    expect(cellOf({}, table, 'K', 'cost')).toEqual({
      kind: 'cell',
      value: 5,
      table: 'unit',
      row: 'K',
      column: 'cost',
      clause: 'WW-5.2-01',
    });
    for (const cell of [cost, weight]) expect(cell && unfounded(cell, [table])).toEqual([]);
    expect(cost && unfounded({ ...cost, printed: 4 }, [table])).toHaveLength(1);
  });
});

describe('the start of the last turn', () => {
  const before = tinyWorld({
    parties: [realm('tha', { treasury: 10 })],
    units: [troop('tha', 101, '210/19'), troop('tha', 102, '210/20')],
  });
  const { 'tha:102': gone, ...units } = before.units;
  const moved = { ...troop('tha', 101, '210/21'), size: 900 };
  const after = {
    ...before,
    units: { ...units, 'tha:101': moved, 'tha:103': troop('tha', 103, '210/01') },
    parties: { tha: realm('tha', { treasury: 25 }) },
    clock: { ...before.clock, turn: 2, moon: 4 },
  };
  const booked = applyTurn(tinyCampaign(before), proposalOf(after), '2026-01-01T00:00:00Z');

  it('restores the world as it was', () => {
    const start = booked.archive[1]?.start;
    expect(start && worldAtStart(booked.world, start)).toEqual(before);
    expect(start?.grossfelder).toEqual({});
    expect(gone).toBeDefined();
  });

  it('is kept for the last turn only', () => {
    const again = applyTurn(
      booked,
      proposalOf({ ...after, clock: { ...after.clock, turn: 3 } }),
      '',
    );
    expect(lastRepeatable(again)).toBe(2);
    expect(again.archive[1]?.start).toBeUndefined();
    expect(lastRepeatable(tinyCampaign(before))).toBeUndefined();
  });

  it('two runs differ in their difference, and in nothing else', () => {
    const run = (world: typeof before) => ({ world, marches: [], fights: [] });
    expect(turnDifferences(run(before), run(before))).toEqual([]);
    expect(turnDifferences(run(before), run(after))).toMatchObject([
      { kind: 'unit', unit: 'tha:101', size: [1000, 900] },
      { kind: 'unit', unit: 'tha:102', size: [1000, null] },
      { kind: 'unit', unit: 'tha:103', size: [null, 1000] },
      { kind: 'treasury', party: 'tha', gold: [10, 25] },
    ]);
  });
});
