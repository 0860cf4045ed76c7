import { describe, expect, it } from 'vitest';
import { addressOf } from './clock';
import { tryMonth } from '../../testing/marches';

const at = ({ clock, unit }: ReturnType<typeof tryMonth>, key: string): string => {
  const mover = unit(key);
  return mover.gone ?? `${addressOf(clock, mover.cell)} ${String(mover.strength)}`;
};
const kinds = ({ turn }: ReturnType<typeof tryMonth>): readonly string[] =>
  turn.events.map(({ kind }) => kind.replace('pygma.', ''));

describe('a month in ticks (HR-24, EX-28)', () => {
  it('conquers on its way, fights and conquers again (PI-05-55, PI-05-58, PI-05-133)', () => {
    const month = tryMonth({
      land: { owner: { '005/16': 'a', '005/17': 'b', '005/18': 'b', '005/19': 'b' } },
      units: [
        { realm: 'a', name: 'RH 1', strength: 6000, order: 'attack', path: '005/16 005/17 005/18' },
        { realm: 'b', name: 'KH 1', strength: 4000, path: '005/18' },
      ],
    });
    expect(kinds(month)).toEqual([
      'conqueredField',
      'lostField',
      'battle',
      'battle_won',
      'battle_lost',
      'conqueredField',
      'lostField',
    ]);
    expect([at(month, 'a:RH 1'), at(month, 'b:KH 1')]).toEqual(['005/18 5400', 'destroyed']);
  });

  it('leaves out a step and withdraws (PI-05-103, PI-05-104)', () => {
    const month = tryMonth({
      land: { owner: { '005/16': 'a', '005/17': 'a', '005/19': 'b' } },
      units: [
        {
          realm: 'a',
          name: 'RH 1',
          strength: 6000,
          order: 'retreat',
          path: '005/16 005/17 005/18',
        },
        { realm: 'b', name: 'KH 1', strength: 4000, path: '005/19 005/18' },
      ],
    });
    expect(kinds(month)).toEqual([
      'stopped',
      'retreated',
      'annexed',
      // Each learns whose land it is.
      'contactBorder',
      'contactBorder',
    ]);
    expect([at(month, 'a:RH 1'), at(month, 'b:KH 1')]).toEqual(['005/16 6000', '005/18 4000']);
  });
});
