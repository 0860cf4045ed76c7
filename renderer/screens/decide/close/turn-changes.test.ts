import { describe, expect, it } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { grossfelderOf, systems, turnInputOf, type World } from '../../../../engine';
import { fieldsTaken, goldMoved, headsLost, subjectsLost, unitsLost } from './turn-changes';

const campaign = {
  ...tharosCampaign(),
  sheets: { tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: '' } },
};
const proposal = systems[campaign.system]?.adjudicate(turnInputOf(campaign));
if (proposal === undefined) throw new Error('the month was not computed');
const { world } = campaign;

describe('what a month changes', () => {
  it('names every unit that is no more, and why', () => {
    const lost = unitsLost(world, proposal);
    const gone = Object.keys(world.units).filter((id) => proposal.world.units[id] === undefined);
    expect(gone.length).toBeGreaterThan(0);
    expect(lost.map(({ unit }) => unit.id)).toEqual(gone.sort());
    expect(lost.filter(({ cause }) => cause === undefined)).toEqual([]);
  });

  it('gives the field where it happened, and nothing if nothing happened', () => {
    const [first] = unitsLost(world, proposal);
    expect(first?.place).toMatch(/^\d{3}\/\d{2}/);
    expect(unitsLost(world, { ...proposal, world })).toEqual([]);
  });

  it('names every army that is no more where a game keeps armies of its own', () => {
    const { world: before, settings } = rabensundCampaign();
    const pygma = systems['pygma'];
    const armies = pygma?.records.find(({ id }) => id === 'army');
    const [gone] = armies?.rows(before, settings) ?? [];
    if (pygma === undefined || gone === undefined) throw new Error('no army');
    const { owner, row } = gone;
    const after = armies?.remove?.(row, { world: before, settings, owner }) ?? before;
    const [lost, ...others] = subjectsLost(before, after, pygma.orders, settings);
    expect(lost?.party).toBe(owner);
    expect(lost?.name[0]).toMatch(/^[KRF]H \d+$/);
    expect(others).toEqual([]);
    expect(subjectsLost(before, before, pygma.orders, settings)).toEqual([]);
    expect(subjectsLost(before, after, {}, settings)).toEqual([]);
  });

  it('adds up heads and ships lost, in fights and elsewhere', () => {
    expect(headsLost(proposal)).toBeGreaterThanOrEqual(15 + 520);
    expect(headsLost({ fights: [], events: [] })).toBe(0);
  });

  it('gathers fields by who takes them from whom, most first', () => {
    const [grossfeld] = grossfelderOf(world.map);
    if (grossfeld === undefined) throw new Error('no land');
    const owner = grossfeld.owner.map((was, index) =>
      index < 3 ? 'val' : index === 3 ? null : was,
    );
    const before: World = {
      ...world,
      map: {
        ...world.map,
        grossfelder: {
          [grossfeld.no]: {
            ...grossfeld,
            owner: grossfeld.owner.map((was, index) => (index < 4 ? 'tha' : was)),
          },
        },
      },
    };
    const after: World = {
      ...before,
      map: { ...before.map, grossfelder: { [grossfeld.no]: { ...grossfeld, owner } } },
    };
    const { no } = grossfeld;
    expect(fieldsTaken(before, after)).toEqual([
      { from: 'tha', to: 'val', fields: [`${no}/01`, `${no}/02`, `${no}/03`] },
      { from: 'tha', to: null, fields: [`${no}/04`] },
    ]);
    expect(fieldsTaken(before, before)).toEqual([]);
  });

  it('gives the treasuries before and after of everybody who has or had gold', () => {
    const moved = goldMoved(world, proposal.world);
    for (const { party, before, after } of moved) {
      expect(before).toBe(world.parties[party]?.treasury);
      expect(after).toBe(proposal.world.parties[party]?.treasury);
      expect(before === 0 && after === 0).toBe(false);
    }
    expect(moved.map(({ party }) => party)).toContain('tha');
  });
});
