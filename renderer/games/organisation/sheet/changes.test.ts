import { describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { BLANK_CAMPAIGN, BLANK_REGION_WORLD, type Campaign } from '../../../../engine';
import type { Organisation } from '../../../../engine/systems/organisation';
import type { Command } from '../../../state/command';
import { mostUnits, type PopulationChange, withPopulation } from './changes';
import { changeOrganisation, giveStartKit, organisationOf } from './commands';

const campaign = seenlandCampaign();

const own = (key: string, of: Campaign = campaign): Organisation => {
  const organisation = organisationOf(of, key);
  if (organisation === undefined) throw new Error(`there is no ${key}`);
  return organisation;
};

const countsIn = ({ units }: Organisation, region: string): readonly [number, number] => {
  const there = units.filter((unit) => unit.region === region);
  const calm = there.filter(({ unrestSince }) => unrestSince === null).length;
  return [calm, there.length - calm];
};

const change = (what: Partial<PopulationChange>): PopulationChange => ({
  act: 'add',
  region: 'kueste',
  to: 'marsch',
  count: 1,
  phase: 3,
  ...what,
});

const carried = (command: Command, before: Campaign): Campaign =>
  'replace' in command ? command.replace(before) : before;

describe('population by the hand of the GM', () => {
  const kontor = own('kontor');

  it('comes, goes and moves; who came last goes first', () => {
    expect(countsIn(withPopulation(kontor, change({ count: 2 })), 'kueste')).toEqual([5, 0]);
    const fewer = withPopulation(kontor, change({ act: 'remove' }));
    expect(fewer.units.map(({ id }) => id)).toEqual(['u1', 'u2', 'u4']);
    const moved = withPopulation(kontor, change({ act: 'move', count: 2 }));
    expect(countsIn(moved, 'kueste')).toEqual([1, 0]);
    expect(countsIn(moved, 'marsch')).toEqual([3, 0]);
  });

  it('falls into unrest in the open phase and becomes calm again', () => {
    const restless = withPopulation(kontor, change({ act: 'unrest', count: 2 }));
    expect(countsIn(restless, 'kueste')).toEqual([1, 2]);
    expect(restless.units.flatMap(({ unrestSince }) => unrestSince ?? [])).toEqual([3, 3]);
    const calm = withPopulation(restless, change({ act: 'calm', count: 1 }));
    expect(countsIn(calm, 'kueste')).toEqual([2, 1]);
  });

  it('is never more than there is', () => {
    expect(mostUnits(kontor, { act: 'move', region: 'kueste' })).toBe(3);
    expect(mostUnits(kontor, { act: 'calm', region: 'kueste' })).toBe(0);
    expect(mostUnits(kontor, { act: 'remove', region: 'wald' })).toBe(0);
    const gone = withPopulation(kontor, change({ act: 'remove', count: 99 }));
    expect(countsIn(gone, 'kueste')).toEqual([0, 0]);
  });
});

describe('an act on an organisation', () => {
  it('changes the campaign in one step, and nothing else of the world', () => {
    const command = changeOrganisation('organisation:command.seat', {}, 'kontor', (one) => ({
      ...one,
      seat: 'marsch',
    }));
    const after = carried(command, campaign);
    expect(own('kontor', after).seat).toBe('marsch');
    expect(after.world.parties['kontor']?.treasury).toBe(17);
    expect(after.world.affairs?.['organisation/orden']).toEqual(
      campaign.world.affairs?.['organisation/orden'],
    );
  });

  it('does nothing to one that does not exist, and founds one that has nothing yet', () => {
    const blank: Campaign = {
      ...BLANK_CAMPAIGN,
      id: 'leer',
      name: 'Leer',
      system: 'organisation',
      seed: 'x',
      world: BLANK_REGION_WORLD,
    };
    expect(organisationOf(blank, 'neu')).toBeUndefined();
    const command = changeOrganisation('organisation:command.seat', {}, 'neu', (one) => one);
    expect(carried(command, blank)).toBe(blank);
    const { kontor } = campaign.world.parties;
    if (kontor === undefined) throw new Error('the kontor is missing');
    const joined = {
      ...campaign,
      world: {
        ...campaign.world,
        parties: { ...campaign.world.parties, neu: { ...kontor, key: 'neu', name: 'Neu' } },
      },
    };
    expect(organisationOf(joined, 'neu')).toBeUndefined();
    expect(own('neu', carried(giveStartKit('neu'), joined)).units).toHaveLength(3);
  });
});
