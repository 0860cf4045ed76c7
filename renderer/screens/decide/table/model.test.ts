import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { systems, turnInputOf } from '../../../../engine';
import { mills } from '../../../../engine/testing/mills';
import { millWorld } from '../../../../engine/testing/mills/campaign';
import { confirmSteps, isConfirmed, reopenSteps } from '../../../model/turn/table/commands';
import {
  coverAt,
  openQuestionsByPhase,
  openStep,
  stepBeside,
  stepLists,
  stepsOf,
  throwsOf,
} from './model';

const { organisation } = systems;

const run = (campaign = seenlandCampaign()) => {
  const proposal = organisation?.adjudicate(turnInputOf(campaign));
  if (organisation === undefined || proposal === undefined) throw new Error('nothing was computed');
  return { proposal, steps: stepsOf(organisation) };
};

describe('the steps of the table', () => {
  it('are those the game declares, numbered in their groups; a game that declares none has none', () => {
    const { steps } = run();
    expect(steps.map(({ group, number }) => `${String(group)} ${String(number)}`)).toEqual([
      ...[1, 2, 3, 4].map((number) => `start ${String(number)}`),
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => `close ${String(number)}`),
    ]);
    expect(stepsOf(mills)).toEqual([
      { phase: 'build', group: null, number: 1 },
      { phase: 'grind', group: null, number: 2 },
    ]);
    expect(stepsOf({})).toEqual([]);
  });

  it.each(Object.values(systems))('are phases of the turn, in their order ($id)', (system) => {
    const phases = stepsOf(system).map(({ phase }) => phase);
    expect(phases).toEqual(system.phases.filter((phase) => phases.includes(phase)));
  });

  it('end at the first and at the last one', () => {
    const { steps } = run();
    expect(stepBeside(steps, 'event', -1)?.phase).toBe('event');
    expect(stepBeside(steps, 'act', 1)?.phase).toBe('move_end');
    expect(stepBeside(steps, 'unrest', 1)?.phase).toBe('unrest');
  });

  it('are confirmed together with all before them, and opened again with all after them', () => {
    const campaign = seenlandCampaign();
    const changed = (command: ReturnType<typeof confirmSteps>, before: typeof campaign) =>
      'change' in command
        ? produce(before, (draft) => {
            command.change(draft);
          })
        : before;
    const confirmed = changed(confirmSteps(['event', 'build_begin'], campaign), campaign);
    expect(['event', 'build_begin', 'act'].map((phase) => isConfirmed(confirmed, phase))).toEqual([
      true,
      true,
      false,
    ]);
    const reopened = changed(reopenSteps(['build_begin', 'act'], campaign), confirmed);
    expect(Object.keys(reopened.decisions)).toEqual(['step event']);
  });
});

describe('the step the GM is at', () => {
  it('is the first one not confirmed that brought anything, else the first one not confirmed', () => {
    const { proposal, steps } = run();
    const none = [0, 0] as const;
    const emptied = (stage: (typeof proposal.stages)[number]) => ({
      ...stage,
      events: none,
      findings: none,
      questions: none,
      postings: none,
      rolls: none,
    });
    const stages = proposal.stages.map((one) => (one.phase === 'act' ? one : emptied(one)));
    const at = (trial: typeof proposal | null, ...done: readonly string[]) =>
      openStep(steps, trial, (phase) => done.includes(phase))?.phase;
    expect([at(null), at(proposal)]).toEqual(['event', 'event']);
    expect(at({ ...proposal, stages })).toBe('act');
    expect(at({ ...proposal, stages }, 'event', 'act')).toBe('build_begin');
    expect(at(proposal, ...steps.map(({ phase }) => phase))).toBe(steps.at(-1)?.phase);
  });
});

describe('the sheet of a step', () => {
  it('holds what its phase added, its dice by the throw they belong to', () => {
    const { proposal } = run();
    const income = stepLists(proposal, 'income');
    expect(income.postings.length).toBeGreaterThan(0);
    expect(income.postings.every(({ amount }) => amount > 0)).toBe(true);
    expect(income.rolls).toEqual([]);
    const event = stepLists(proposal, 'event');
    expect(throwsOf(event.rolls).map(({ party }) => party)).toEqual([
      'kontor',
      'orden',
      'waldbund',
      'zirkel',
    ]);
    const { rolls } = stepLists(proposal, 'act');
    expect(new Set(throwsOf(rolls).map(({ purpose }) => purpose))).toContain('war');
    expect(stepLists(proposal, 'nothing').events).toEqual([]);
    expect(stepLists(null, 'event').events).toEqual([]);
  });

  it('counts the questions that wait in it', () => {
    const input = { world: millWorld(), orders: {}, settings: {}, rulings: {}, seed: 's' };
    const proposal = mills.adjudicate(input) ?? null;
    expect(openQuestionsByPhase(proposal, {})).toEqual({ build: 0, grind: 1 });
    const [{ key } = { key: '' }] = proposal?.questions ?? [];
    const ruling = { key, value: 'drought', reason: 'dry' };
    expect(openQuestionsByPhase(proposal, { [key]: ruling })).toEqual({ build: 0, grind: 0 });
  });
});

describe('what a run covers', () => {
  it('is not before the phase of the war, in it, and in all after it, until it is revealed', () => {
    const { proposal } = run();
    const seen = ['move_begin', 'act', 'move_end'];
    expect(seen.map((phase) => coverAt(proposal, {}, phase))).toEqual([
      { at: 'act', isHere: false, isBefore: false },
      { at: 'act', isHere: true, isBefore: false },
      { at: 'act', isHere: true, isBefore: true },
    ]);
    const key = String(proposal.events.find(({ coveredUntil }) => coveredUntil)?.coveredUntil);
    const rulings = { [key]: { key, value: true, reason: 'laid open' } };
    expect(coverAt(proposal, rulings, 'move_end')).toEqual({
      at: null,
      isHere: false,
      isBefore: false,
    });
    expect(coverAt(null, {}, 'act')).toEqual({ at: null, isHere: false, isBefore: false });
  });
});
