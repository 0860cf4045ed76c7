import { describe, expect, it } from 'vitest';
import { fact, operation, rule, sum, type TurnEvent } from '../../../../engine';
import { EVENT_KINDS } from '../../../../engine/testing/reported-card';
import { eventCounts, fieldOf, inOrderOfTime } from './events';
import { facesOf, keyOfRoll, partNamed, rollsIn, summands } from './figures';

const event = (kind: TurnEvent['kind'], numerator: number, denominator = 1): TurnEvent => ({
  kind,
  clause: 'WW-7.1-02',
  time: { numerator, denominator },
  place: '001/01',
  parties: [],
  about: {},
});

describe('events by what they are about', () => {
  it('have a field each; what is talk is known by name', () => {
    expect(EVENT_KINDS.filter((kind) => fieldOf({ kind }) === 'talk')).toEqual([
      'relation',
      'treaty',
      'treatyBreach',
      'treatyEnded',
      'message',
      'courier',
      'announcement',
      'culture',
      'withheld',
    ]);
    expect(fieldOf({ kind: 'trial.storm' })).toBe('talk');
  });

  it('are counted by field, in the order of the fields, nothing empty', () => {
    const events = [event('message', 1), event('sighting', 1), event('courier', 1)];
    expect(eventCounts(events)).toEqual([
      ['sight', 1],
      ['talk', 2],
    ]);
  });

  it('are in chronological order, those of one moment in their original order', () => {
    const events = [event('fight', 1), event('sighting', 1, 3), event('retreat', 2, 2)];
    expect(inOrderOfTime(events).map(({ kind }) => kind)).toEqual(['sighting', 'fight', 'retreat']);
  });
});

describe('figures taken apart', () => {
  const roll = (index: number) =>
    ({ kind: 'roll', value: 4, die: 'd6', stream: 's|1', index }) as const;

  it('give their dice in the order in which they fell', () => {
    const dice = rule('dice', 'WW-9.3-01', sum(fact('base', 65), sum(roll(0), roll(1))));
    expect(rollsIn(dice).map(keyOfRoll)).toEqual(['roll s|1 0', 'roll s|1 1']);
    expect(rollsIn(dice).map(facesOf)).toEqual([6, 6]);
  });

  it('give what they are added up from, sums within sums opened, nothing that is zero', () => {
    const points = rule(
      'points',
      'WW-7.2-06',
      sum(rule('own', 'WW-9.2-03', sum(fact('a', 2), fact('b', 0))), fact('c', 5)),
    );
    expect(summands(points).map(({ value }) => value)).toEqual([2, 5]);
  });

  it('give a named part, with the GM’s change of it', () => {
    const special = fact('specialPercent', 100);
    const over = {
      kind: 'override',
      value: 80,
      ruling: 'k',
      reason: 'Regen',
      original: special,
    } as const;
    expect(partNamed(operation('product', [fact('a', 1), special]), 'specialPercent')).toBe(
      special,
    );
    expect(partNamed(operation('product', [fact('a', 1), over]), 'specialPercent')).toBe(over);
    expect(partNamed(fact('a', 1), 'specialPercent')).toBeUndefined();
  });
});
