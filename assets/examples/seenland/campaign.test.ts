import { describe, expect, it } from 'vitest';
import { systems, turnInputOf } from '../../../engine';
import { seenlandCampaign } from './index';

const run = () => {
  const campaign = seenlandCampaign();
  const proposal = systems['organisation']?.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) throw new Error('the example was not computed');
  return proposal;
};

describe('Seenland', () => {
  it('holds four organisations, each with a player, its purses and its advantages', () => {
    const { world } = seenlandCampaign();
    expect(Object.keys(world.parties)).toEqual(['kontor', 'orden', 'waldbund', 'zirkel']);
    for (const { key, seat, treasury, purses = {} } of Object.values(world.parties)) {
      expect(Object.values(purses).reduce((sum, halves) => sum + halves, 0)).toBe(treasury);
      expect(world.board?.regions[seat ?? '']).toBeDefined();
      expect(world.affairs?.[`organisation/${key}`]).toBeDefined();
      expect(
        Object.values(world.people).filter(({ roles }) => roles.some(({ party }) => party === key)),
      ).toHaveLength(1);
    }
  });

  it('has letters of which every line but a greeting is understood', () => {
    const { world, sheets, settings } = seenlandCampaign();
    const codes = Object.values(sheets).flatMap(({ party, text }) => {
      const system = systems['organisation'];
      const sheet = system?.orders.read(text, party, world);
      return sheet === undefined || system === undefined
        ? ['unread']
        : system.orders.check(sheet, world, settings).map(({ code }) => `${party} ${code}`);
    });
    expect(codes).toEqual(['orden organisation.E_LINE']);
  });

  it('begins with a war, a plunder, a sabotage and a chance', () => {
    const { events } = run();
    const place = { kind: 'organisation.war', place: 'seen', parties: ['orden', 'zirkel'] };
    expect(events).toContainEqual(expect.objectContaining(place));
    const kinds = events.map(({ kind }) => kind.replace('organisation.', ''));
    expect(kinds).toEqual(expect.arrayContaining(['plunder', 'sabotageUnseen', 'chance']));
  });
});
