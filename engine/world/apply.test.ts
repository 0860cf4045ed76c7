import { describe, expect, it } from 'vitest';
import { deepFreeze, tinyCampaign, tinyWorld, troop } from '../testing';
import { applyTurn } from './apply';
import { worldAtStart } from './turn-start';

describe('booking a turn', () => {
  const before = tinyWorld({ units: [troop('tha', 101, '210/19')] });
  const after = tinyWorld({
    units: [troop('tha', 101, '210/20')],
    clock: { ...before.clock, turn: before.clock.turn + 1 },
  });
  const campaign = deepFreeze(
    tinyCampaign(before, {
      settings: { 'move.clamp': false },
      sheets: { tha: { turn: 1, party: 'tha', text: '101 -20', receivedAt: '2026-01-01' } },
      rulings: { 'march/tha:101/1/cost': { key: 'march/tha:101/1/cost', value: 3, reason: 'Ice' } },
    }),
  );

  it('takes the proposed world and opens the next turn without sheets and rulings', () => {
    const booked = applyTurn(campaign, { world: after }, '2026-02-01');
    expect(booked).toMatchObject({ world: after, sheets: {}, rulings: {} });
    expect(booked.settings).toBe(campaign.settings);
  });

  it('archives everything the turn can be computed from again (WW-0.1-06)', () => {
    const { archive } = applyTurn(campaign, { world: after }, '2026-02-01');
    expect(archive).toMatchObject({
      1: {
        turn: 1,
        sheets: { tha: '101 -20' },
        rulings: campaign.rulings,
        settings: campaign.settings,
        seed: campaign.seed,
        appliedAt: '2026-02-01',
        mail: {},
      },
    });
    expect(Object.keys(archive[1] ?? {})).toHaveLength(8);
    expect(archive[1]?.start && worldAtStart(after, archive[1].start)).toEqual(campaign.world);
  });
});
