import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { partiesAtHand } from './at-hand';

describe('the current parties', () => {
  const campaign = tharosCampaign();

  it('begin with the one that has most units', () => {
    expect(partiesAtHand(campaign)[0]).toBe('tha');
    expect([...partiesAtHand(campaign)].sort()).toEqual(Object.keys(campaign.world.parties).sort());
  });

  it('put a party whose letter is there before all others', () => {
    const letter = { turn: 58, party: 'dor', text: '101 -20', receivedAt: '2026-11-21T10:00:00Z' };
    expect(partiesAtHand({ ...campaign, sheets: { dor: letter } }).slice(0, 2)).toEqual([
      'dor',
      'tha',
    ]);
  });
});
