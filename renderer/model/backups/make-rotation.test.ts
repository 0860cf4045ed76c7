import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dated, expiredOf, RETENTION, backupsToKeep, type Now } from './make';

const at = (day: string, time = '120000'): Dated => ({ day, time, file: `${day}_${time}` });
const files = (backups: readonly Dated[]): readonly string[] => backups.map(({ file }) => file);

const DAY = 24 * 60 * 60 * 1000;
const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

const TODAY = '2026-11-22';
const on = (day: string): Now => ({ day, time: '235959' });

/** Backups of the last three years, several on one day. */
const history = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 23 }))
    .map(([days, hour]) => at(dayBefore(TODAY, days), `${String(hour).padStart(2, '0')}0000`)),
  { selector: ({ file }) => file, maxLength: 120 },
);

describe('which backups stay', () => {
  it.each([
    [
      'nothing goes while there are ten',
      Array.from({ length: 10 }, (_, i) => at(TODAY, `0${String(i)}0000`)),
      [],
    ],
    [
      'the eleventh of a day goes, the earliest first',
      Array.from({ length: 11 }, (_, i) => at(TODAY, `${String(i + 10)}0000`)),
      ['2026-11-22_100000'],
    ],
    [
      'of a day of the last thirty its last stays, beyond the ten',
      [
        ...Array.from({ length: 10 }, (_, i) => at(TODAY, `${String(i + 10)}0000`)),
        at('2026-11-21', '090000'),
        at('2026-11-21', '180000'),
        at('2026-10-25', '090000'),
        at('2026-10-25', '180000'),
      ],
      ['2026-11-21_090000', '2026-10-25_090000'],
    ],
    [
      'of a month before that its last stays',
      [
        ...Array.from({ length: 10 }, (_, i) => at(TODAY, `${String(i + 10)}0000`)),
        at('2026-10-23', '180000'),
        at('2026-10-22', '180000'),
        at('2024-02-28', '180000'),
        at('2024-02-29', '080000'),
      ],
      ['2026-10-22_180000', '2024-02-28_180000'],
    ],
  ] as const)('%s', (_words, backups, gone) => {
    expect(files(expiredOf(backups, on(TODAY)))).toEqual(gone);
  });

  it('always has the ten latest, the last of every day and of every month that the rule names, and no more', () => {
    fc.assert(
      fc.property(history, (backups) => {
        const kept = new Set(backupsToKeep(backups, on(TODAY)));
        const later = (one: Dated) => backups.filter((other) => other.file > one.file);
        for (const one of backups) {
          const isRecent = one.day > dayBefore(TODAY, RETENTION.days);
          const isWanted =
            later(one).length < RETENTION.latest ||
            (isRecent && later(one).every(({ day }) => day !== one.day)) ||
            later(one).every(({ day }) => day.slice(0, 7) !== one.day.slice(0, 7));
          expect(kept.has(one)).toBe(isWanted);
        }
      }),
    );
  });

  it('never lets the newest go', () => {
    fc.assert(
      fc.property(history, (backups) => {
        const newest = backups.toSorted((a, b) => (a.file < b.file ? 1 : -1))[0];
        expect(expiredOf(backups, on(TODAY))).not.toContain(newest);
      }),
    );
  });

  it('comes to the same whether it is held to every day or once at the end', () => {
    fc.assert(
      fc.property(history, (backups) => {
        const ordered = backups.toSorted((a, b) => (a.file < b.file ? -1 : 1));
        const daily = ordered.reduce<readonly Dated[]>(
          (kept, one) => backupsToKeep([...kept, one], on(one.day)),
          [],
        );
        expect(files(backupsToKeep(daily, on(TODAY)))).toEqual(
          files(backupsToKeep(backups, on(TODAY))),
        );
      }),
    );
  });

  it('lets nothing go that the clock puts into the future, and counts it for none of the others', () => {
    const future = Array.from({ length: 12 }, (_, i) => at('2036-01-01', `${String(i + 10)}0000`));
    const today = Array.from({ length: 11 }, (_, i) => at(TODAY, `0000${String(i + 10)}`));
    const noon = { day: TODAY, time: '120000' };
    expect(files(expiredOf([...future, ...today], noon))).toEqual(files(today.slice(0, 1)));
    expect(expiredOf([...future, ...today], { day: '1980-01-01', time: '000000' })).toEqual([]);
  });

  it('keeps the last of an hour that the clock goes through twice, whatever lies beyond it', () => {
    const evening = Array.from({ length: 12 }, (_, i) => at(TODAY, `18${String(i + 10)}00`));
    const made = at(TODAY, '140000');
    expect(expiredOf([...evening, made], { day: TODAY, time: '140000' })).toEqual([]);
  });

  it('never takes a word back: what may go today may go on every later day, whatever was added', () => {
    fc.assert(
      fc.property(history, history, fc.nat(400), (backups, added, days) => {
        const before = expiredOf(backups, on(TODAY));
        const more = added.filter(({ file }) => !files(backups).includes(file));
        const after = new Set(files(expiredOf([...backups, ...more], on(dayBefore(TODAY, -days)))));
        for (const { file } of before) expect(after.has(file)).toBe(true);
      }),
    );
  });
});
