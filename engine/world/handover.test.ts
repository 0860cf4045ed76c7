import { describe, expect, it } from 'vitest';
import { copied, draft, lent, merge, start, system, TASKS, withoutNote } from '../testing/handover';
import type { Campaign } from './campaign';
import { type LeftOut } from './handover';
import { turnInputOf } from './turn-input';

describe('a copy for a deputy', () => {
  it('has the tasks and the state it leaves from, which the campaign itself does not keep', () => {
    const { campaign, copy } = lent();
    expect(campaign.handovers?.['h1']).toMatchObject({ to: 'Karin', turn: 59, tasks: TASKS });
    expect(campaign.handovers?.['h1']?.base).toBeUndefined();
    expect(copy.handovers?.['h1']?.base).toBeDefined();
    expect(copy.name).toBe(`${start.name} (Karin)`);
    expect(withoutNote(campaign)).toEqual(start);
  });

  it('has no reasons of films, and leaves those of the GM as they are, whatever the deputy allows', () => {
    const allowing = (campaign: Campaign, reason: string): Campaign => ({
      ...campaign,
      filmLeaks: { tha: { party: 'tha', allowed: { 'name x': reason } } },
    });
    const { campaign, copy } = copied(allowing(start, 'Poster'), draft, []);
    expect(copy.filmLeaks).toBeUndefined();
    expect(merge(campaign, allowing(copy, 'egal')).filmLeaks).toEqual(campaign.filmLeaks);
  });

  it.each<[LeftOut, (copy: Campaign) => unknown, unknown]>([
    ['earlier', ({ archive }) => Object.keys(archive), []],
    ['others', (copy) => JSON.stringify(copy).includes('FREMD'), false],
    ['addresses', (copy) => /example\.org|Markt|0123456|0f0f/.test(JSON.stringify(copy)), false],
    ['dice', (copy) => JSON.stringify(copy).includes(start.seed), false],
    ['realms', ({ world }) => Object.keys(world.units).filter((id) => !id.startsWith('tha:')), []],
  ])('without "%s" has nothing of it', (leftOut, seen, expected) => {
    expect(seen(lent([leftOut]).copy)).toEqual(expected);
    expect(seen(lent().copy)).not.toEqual(expected);
  });

  it('keeps all letters and the dice where questions are to be decided, for that needs the run', () => {
    const tasks = [{ kind: 'decisions', parties: [] }] as const;
    const { copy } = copied(start, { ...draft, tasks }, ['earlier', 'others', 'addresses', 'dice']);
    expect(system.adjudicate(turnInputOf(copy))?.events).toEqual(
      system.adjudicate(turnInputOf(start))?.events,
    );
  });

  it('keeps the last turn where turn reports are to be written about it', () => {
    const tasks = [{ kind: 'reports', parties: ['tha'] }] as const;
    const { copy } = copied(start, { ...draft, tasks }, ['earlier', 'others']);
    expect(Object.keys(copy.archive)).toEqual(['58']);
    expect(JSON.stringify(copy)).not.toContain('FREMD');
    expect(Object.keys(copy.archive[58]?.sheets ?? {})).toEqual(['tha']);
  });
});
