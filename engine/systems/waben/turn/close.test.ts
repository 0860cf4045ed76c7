import { describe, expect, it } from 'vitest';
import { parseFieldAddress } from '../../../hex';
import type { TurnEvent } from '../../../kernel';
import { tinyWorld } from '../../../testing';
import { blankWork, DAMAGE_PER_POINT, type Work, WORK_PER_POINT } from '../../../world';
import { tellStandings } from './close';

const field = parseFieldAddress('210/19');
if (field === undefined) throw new Error('no field');

const event = (kind: TurnEvent['kind'], structure: string, side: number): TurnEvent => ({
  kind,
  clause: 'WW-7.3-07',
  time: { numerator: 1, denominator: 1 },
  place: field,
  parties: ['val', 'tha'],
  about: { structure, settlement: '', side },
});

const wall = blankWork('wall', field, 3, 2);
const town = blankWork('settlement', field, null, 10);
const damaged = (work: Work, ...points: readonly number[]): Work => ({
  ...work,
  damage: Object.fromEntries(
    points.map((point, index) => [String(index), point * DAMAGE_PER_POINT]),
  ),
});
const of = (...works: readonly Work[]) => Object.fromEntries(works.map((work) => [work.id, work]));

describe('what is left of a besieged structure at the end of the turn (WW-7.3-08)', () => {
  it.each([
    ['a wall', [event('siegeDamage', 'wall', 3)], of(damaged(wall, 0.5)), [[0, 1.5, 2]]],
    [
      'a settlement with all its parts, beside a wall, each with its last event',
      [
        event('siegeDamage', 'settlement', 0),
        event('siegeDamage', 'wall', 3),
        event('repaired', 'settlement', 0),
      ],
      of(damaged(town, 1, 2), damaged(wall, 1)),
      [
        [1, 1, 2],
        [2, 7, 10],
      ],
    ],
    [
      'a site by the work that is done',
      [event('siegeDamage', 'wall', 3)],
      of({ ...wall, progress: 0.25 * WORK_PER_POINT }),
      [[0, 0.25, 2]],
    ],
    ['nothing is told of another side', [event('breach', 'wall', 2)], of(damaged(wall, 1)), []],
    ['nothing is told of what is gone', [event('demolished', 'wall', 3)], of(), []],
    ['nothing is told of what is built', [event('workDone', 'wall', 3)], of(wall), []],
  ] as const)('%s', (_, given, works, told) => {
    const events = [...given];
    tellStandings({ events, world: { ...tinyWorld({}), works } });
    expect(
      events.flatMap(({ blocks = [] }, index) =>
        blocks.flatMap((block) =>
          block.kind === 'sentence' ? [[index, block.about['left'], block.about['whole']]] : [],
        ),
      ),
    ).toEqual(told);
  });
});
