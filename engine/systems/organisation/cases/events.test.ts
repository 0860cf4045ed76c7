import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Roll } from '../../../kernel';
import { EVENTS } from '../data/events';
import { chanceTotal, hasHappened } from '../rules/chance';
import { eventOfDice, intensityOfDie, isEmpty, resolvedEvent } from '../rules/event';
import { withState } from '../state/write';
import { randomEvents } from '../turn/event';
import { openPhase, type PhaseTurn } from '../turn/turn';
import { typedDice } from './dice';
import { phaseOfCase } from './run';

describe('the last event once more (OS-14-07)', () => {
  /** A phase after its random events. */
  const fated = (input: PhaseTurn['input']): PhaseTurn => {
    const turn = openPhase(input);
    randomEvents(turn);
    return turn;
  };

  it('the event of a region or of the world is remembered, too (OS-14-02)', () => {
    const given = { organisations: { a: { purses: { r1: 9 } } } };
    const settings = { 'os.event.scope': 'world' };
    const { input } = phaseOfCase({ ...given, settings });
    const first = fated({ ...input, rulings: typedDice('1|event|world', 3, 3, 1) });
    const world = withState(input.world, first.state);
    const again = fated({ ...input, world, rulings: typedDice('1|event|world', 3, 4, 6) });
    const [card] = again.events;
    expect(card).toMatchObject({ kind: 'organisation.fateWorld', about: { event: 'bad_season' } });
    expect(JSON.stringify(card?.blocks)).toContain('organisation.fateRepeated');
  });
});

const die = fc.integer({ min: 1, max: 6 });
const roll = (value: number): Roll => ({ kind: 'roll', value, die: 'd6', stream: 's', index: 0 });

describe('laws of fate', () => {
  it('every pair of dice is one event, with the frequencies of the table (OS-14-03)', () => {
    const counts = new Map<string, number>();
    for (const one of [1, 2, 3, 4, 5, 6]) {
      for (const two of [1, 2, 3, 4, 5, 6]) {
        const key = eventOfDice(one, two);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    expect(EVENTS.map((key) => counts.get(key))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect([1, 2, 3, 4, 5, 6].map(intensityOfDie)).toEqual([
      'low',
      'low',
      'low',
      'low',
      'strong',
      'strong',
    ]);
  });

  it('a 7 never stays one after an event that was none (OS-14-07)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVENTS), fc.constantFrom(...EVENTS), (rolled, last) => {
        const resolved = resolvedEvent(rolled, last);
        expect(resolved).toBe(rolled === 'repeat_last' ? last : rolled);
        if (rolled === 'repeat_last') expect(isEmpty(resolvedEvent(rolled, null))).toBe(true);
      }),
    );
  });

  it('an unmodified 1 never and a 6 always happens, between them the sum decides (OS-14-17)', () => {
    fc.assert(
      fc.property(die, fc.integer({ min: -9, max: 9 }), (value, points) => {
        const total = chanceTotal(roll(value), [{ by: 'a', points }]);
        expect(total.value).toBe(value + points);
        const happens = hasHappened(value, total.value, {});
        expect(happens).toBe(value === 6 || (value > 1 && value + points >= 4));
      }),
    );
  });
});
