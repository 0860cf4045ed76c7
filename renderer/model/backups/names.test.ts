import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACKUP_FILE } from '../../kit/bridge';
import { example } from '../storage/testing';
import {
  backupName,
  checksumName,
  freeBackupName,
  momentOf,
  parseBackupName,
  tagOf,
} from './names';

const world = example();
const AT = new Date(2026, 10, 22, 14, 5, 12);

describe('the name of a backup', () => {
  it('contains world, day, time, turn and which world of that name', () => {
    const name = backupName({ ...world, name: 'Tharische Lande' }, AT);
    expect(name).toBe(
      `Tharische-Lande_2026-11-22_140512_Zug-${String(world.world.clock.turn)}_${tagOf(world.id)}.wabenwart`,
    );
    expect(parseBackupName(name)).toMatchObject({ day: '2026-11-22', time: '140512' });
    expect(momentOf({ day: '2026-11-22', time: '140512' })).toEqual(AT);
  });

  it('separates two worlds of the same name', () => {
    const other = backupName({ ...world, id: `${world.id}-2` }, AT);
    expect(parseBackupName(other)?.tag).not.toBe(parseBackupName(backupName(world, AT))?.tag);
  });

  it('takes the next second that is free', () => {
    const taken = new Set([
      backupName(world, AT),
      backupName(world, new Date(AT.getTime() + 1000)),
    ]);
    expect(parseBackupName(freeBackupName(world, AT, taken))?.time).toBe('140514');
  });

  it('is no name of anybody else', () => {
    for (const foreign of [
      'brief.txt',
      'Welt-12.wabenwart',
      '.wabenwart',
      'a_2026-11-22.wabenwart',
    ])
      expect(parseBackupName(foreign)).toBeUndefined();
  });

  it('is one that every disk takes and that can be read back, whatever the world is called', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 300 })),
        fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true }),
        (name, at) => {
          const file = backupName({ ...world, name }, at);
          expect(new TextEncoder().encode(checksumName(file)).length).toBeLessThan(256);
          expect(file).not.toMatch(/[/\\:*?"<>|\p{Cc}]/u);
          expect(file).toMatch(BACKUP_FILE);
          expect(checksumName(file)).toMatch(BACKUP_FILE);
          const parsed = parseBackupName(file);
          expect(parsed?.turn).toBe(world.world.clock.turn);
          expect(parsed?.tag).toBe(tagOf(world.id));
        },
      ),
    );
  });

  it('sorts by the time of its making', () => {
    const moment = fc.date({
      min: new Date(2000, 0, 1),
      max: new Date(2099, 0, 1),
      noInvalidDate: true,
    });
    const stamp = (at: Date) => {
      const { day, time } = parseBackupName(backupName(world, at)) ?? { day: '', time: '' };
      return `${day} ${time}`;
    };
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        // An hour that the clock goes through twice stands twice in the names.
        fc.pre(Math.abs(one.getTime() - other.getTime()) > 2 * 60 * 60 * 1000);
        expect(stamp(one) < stamp(other)).toBe(one < other);
      }),
    );
  });
});
