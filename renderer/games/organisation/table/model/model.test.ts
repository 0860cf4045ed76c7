import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../../assets/examples/seenland';
import { isCovered, systems, turnInputOf } from '../../../../../engine';
import { isWar, type WarEffect, warsOf } from '../../../../../engine/systems/organisation';
import { confirmStep, reopenStep } from '../commands';
import { recordIn } from './record';
import { purposeOf, stepSheet, throwsOf } from './sheet';
import { organisationRows, statesAround } from './state';
import { isConfirmed, NUMBERED_STEPS, numberedStep, openStep, stepBeside } from './steps';
import { effectGroups } from './war';

const run = () => {
  const proposal = systems['organisation']?.adjudicate(turnInputOf(seenlandCampaign()));
  const record = recordIn(proposal ?? null);
  if (proposal === undefined || record === null) throw new Error('nothing was computed');
  return { proposal, record };
};

describe('the steps of the table', () => {
  it('are four that begin a phase and seven that close it (OS-7-04)', () => {
    expect(NUMBERED_STEPS.filter(({ half }) => half === 'start')).toHaveLength(4);
    expect(NUMBERED_STEPS.filter(({ half }) => half === 'close')).toHaveLength(7);
    expect(numberedStep('act')).toEqual({ step: 'act', half: 'start', number: 4 });
    expect(numberedStep('unrest')).toEqual({ step: 'unrest', half: 'close', number: 7 });
  });

  it('end at the first and at the last one', () => {
    expect(stepBeside('event', -1)).toBe('event');
    expect(stepBeside('act', 1)).toBe('move_end');
    expect(stepBeside('unrest', 1)).toBe('unrest');
  });

  it('are confirmed together with all before them, and opened again with all after them', () => {
    const draft = seenlandCampaign();
    const changed = (command: ReturnType<typeof confirmStep>, campaign: typeof draft) => {
      if (!('change' in command)) return campaign;
      return produce(campaign, (copy) => {
        command.change(copy);
      });
    };
    const confirmed = changed(confirmStep('move_begin', 1), draft);
    expect(openStep(draft)).toBe('event');
    expect(isConfirmed(confirmed, 'event')).toBe(true);
    expect(openStep(confirmed)).toBe('act');
    expect(openStep(changed(reopenStep('build_begin'), confirmed))).toBe('build_begin');
  });
});

describe('the sheet of a step', () => {
  it('holds what its stage added, and the dice that fell in it', () => {
    const { proposal, record } = run();
    const income = stepSheet(proposal, record, 'income');
    expect(income.postings.length).toBeGreaterThan(0);
    expect(income.postings.every(({ amount }) => amount > 0)).toBe(true);
    expect(income.rolls).toEqual([]);
    const event = stepSheet(proposal, record, 'event');
    expect(throwsOf(event.rolls).map(({ party }) => party)).toEqual([
      'kontor',
      'orden',
      'waldbund',
      'zirkel',
    ]);
    const act = stepSheet(proposal, record, 'act');
    expect(event.rolls.length + act.rolls.length).toBe(record.rolls.length);
    expect(new Set(throwsOf(act.rolls).map(({ purpose }) => purpose))).toContain('war');
  });

  it('tells what a stream is for, whatever the seed is called', () => {
    expect(purposeOf('a|b|1|war|orden|1|zirkel')).toBe('war');
    expect(purposeOf('1|event|2|order')).toBe('order');
    expect(purposeOf('seed|1|event|A|reroll')).toBe('event');
    expect(purposeOf('something else')).toBe('');
  });

  it('is not made of the record of another game', () => {
    expect(recordIn(null)).toBeNull();
    expect(recordIn({})).toBeNull();
    expect(recordIn({ record: { order: [] } })).toBeNull();
  });
});

describe('the state after a step', () => {
  it('tells by region what there is and what the step changed', () => {
    const { record } = run();
    const states = statesAround(record, 'income');
    if (states === undefined) throw new Error('there is no such step');
    const rows = organisationRows(states.now, states.before);
    const kontor = rows.find(({ key }) => key === 'kontor');
    expect(kontor?.money.by).toBe(kontor?.rows.reduce((sum, { money }) => sum + money.by, 0));
    expect(kontor?.money.by).toBeGreaterThan(0);
    expect(kontor?.rows.every(({ calm, intact }) => calm.by === 0 && intact.by === 0)).toBe(true);
    expect(kontor?.rows.find(({ region }) => region === 'kueste')?.isSeat).toBe(true);
  });

  it('of the first step has nothing to be compared with', () => {
    const { record } = run();
    const states = statesAround(record, 'event');
    expect(states?.before).toBeUndefined();
    expect(states === undefined ? [] : organisationRows(states.now, states.before)).toHaveLength(4);
  });
});

describe('a war on the table', () => {
  it('is covered until a ruling says that it lies open', () => {
    const { events } = run().proposal;
    const wars = warsOf(events);
    const [war] = wars;
    const event = events.find(({ kind }) => kind === 'organisation.war');
    if (war === undefined || event === undefined) throw new Error('no war');
    const reveal = { key: war.revealed, value: true, reason: 'laid open' };
    expect([isCovered(event, {}), isCovered(event, { [reveal.key]: reveal })]).toEqual([
      true,
      false,
    ]);
  });

  it('is not made of the data of another block', () => {
    expect(isWar({ key: 'a', revealed: 'b', sides: [], effects: [] })).toBe(false);
    expect(isWar(null)).toBe(false);
  });

  it('lists effects by the number of the die, those nobody rolled left out', () => {
    const effect = (die: number, side: 0 | 1): WarEffect => ({ die, side, effect: 'x', about: {} });
    const groups = effectGroups([effect(5, 0), effect(1, 1), effect(5, 1)]);
    expect(groups.map(({ die, effects }) => [die, effects.map(({ side }) => side)])).toEqual([
      [1, [1]],
      [5, [0, 1]],
    ]);
  });
});
