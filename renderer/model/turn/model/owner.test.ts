import { describe, expect, it } from 'vitest';
import { systems } from '../../../../engine';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { likelyOwner } from './owner';

const { world, system } = tharosCampaign();

const read = (text: string, party: string) => {
  const sheet = systems[system]?.orders.read(text, party, world);
  if (sheet === undefined) throw new Error('the game is unknown');
  return sheet;
};

describe('the realm a letter seems to come from', () => {
  it.each(['dor', 'lyr', 'nah', 'okh', 'val'].filter((key) => world.parties[key] !== undefined))(
    'is Tharos for the rulebook’s letter filed with %s',
    (party) => {
      expect(likelyOwner(read(tharosOrders, party), world)?.party.key).toBe('tha');
    },
  );

  it.each([
    { name: 'a letter that lies where it belongs', text: tharosOrders, party: 'tha' },
    { name: 'a letter without orders', text: 'Viele Grüße!', party: 'val' },
    { name: 'an empty letter', text: '', party: 'val' },
    { name: 'numbers that every realm has, without positions', text: '101 KH', party: 'val' },
    { name: 'units nobody has', text: '988 KH\n989 KH', party: 'val' },
  ])('is not guessed for $name', ({ text, party }) => {
    expect(likelyOwner(read(text, party), world)).toBeNull();
  });

  it('counts an order as fitting only if its unit does not stand elsewhere', () => {
    const guess = likelyOwner(
      read('101 210/19 -20 KH\n102 210/37 -30 KH\n103 999/01 -02 KH', 'val'),
      world,
    );
    expect([guess?.party.key, guess?.fitting, guess?.rows]).toEqual(['tha', 2, 3]);
  });
});
