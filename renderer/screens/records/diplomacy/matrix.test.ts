import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../../engine';
import { tinyCampaignOf, realm } from '../../../../engine/testing';
import type { Command } from '../../../model/state/command';
import { isOneSided, stanceOf, takeStance } from './matrix';

const CAMPAIGN = tinyCampaignOf({
  parties: [realm('a', { relations: { b: 'peace' } }), realm('b'), realm('c')],
});

const after = (command: Command | undefined): Campaign =>
  command !== undefined && 'change' in command ? produce(CAMPAIGN, command.change) : CAMPAIGN;

describe('stances of parties towards each other (WW-11.2-03)', () => {
  it('is each party’s own word; one word alone is one-sided', () => {
    const { parties } = CAMPAIGN.world;
    expect(stanceOf(parties, 'a', 'b')).toBe('peace');
    expect(stanceOf(parties, 'b', 'a')).toBe('none');
    expect(isOneSided(parties, 'a', 'b')).toBe(true);
    expect(isOneSided(parties, 'a', 'c')).toBe(false);
  });

  it('changes for one side, or for both at once', () => {
    const one = after(takeStance(CAMPAIGN, { from: 'b', to: 'c' }, 'alliance', false));
    expect(one.world.parties['b']?.relations).toEqual({ c: 'alliance' });
    expect(one.world.parties['c']?.relations).toEqual({});
    const both = after(takeStance(CAMPAIGN, { from: 'a', to: 'b' }, 'enemy', true));
    expect(both.world.parties['a']?.relations).toEqual({ b: 'enemy' });
    expect(both.world.parties['b']?.relations).toEqual({ a: 'enemy' });
  });

  it('is reverted by choosing none', () => {
    const nothing = after(takeStance(CAMPAIGN, { from: 'a', to: 'b' }, 'none', false));
    expect(nothing.world.parties['a']?.relations).toEqual({});
  });

  it.each([
    ['what is said already', { from: 'a', to: 'b' }, 'peace', false],
    ['a party to itself', { from: 'a', to: 'a' }, 'peace', false],
    ['nobody', { from: 'a', to: 'x' }, 'peace', false],
  ] as const)('%s changes nothing', (_, pair, stance, isMutual) => {
    expect(takeStance(CAMPAIGN, pair, stance, isMutual)).toBeUndefined();
  });
});
