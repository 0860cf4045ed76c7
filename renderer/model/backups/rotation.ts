/** What the rule looks at: the GM's day and clock, as they stand in the name of a backup. */
export interface Dated {
  readonly day: string;
  readonly time: string;
  readonly file: string;
}

/** How many backups stay: the latest ones, and the last one of each day for so many days; of a month the last for ever. */
export const KEPT = { latest: 10, days: 30 } as const;

const DAY = 24 * 60 * 60 * 1000;

/** Number of a day of the calendar, counted without a clock: no hour is ever missing in it. */
const dayNumber = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Math.round(Date.UTC(year, month - 1, date) / DAY);
};

const stampOf = ({ day, time, file }: Dated): string => `${day} ${time} ${file}`;

const newestFirst = <Backup extends Dated>(backups: readonly Backup[]): readonly Backup[] =>
  backups.toSorted((a, b) => (stampOf(a) < stampOf(b) ? 1 : -1));

/** The first of each group, in the order given. */
const firstOfEach = <Backup>(
  backups: readonly Backup[],
  group: (backup: Backup) => string,
): readonly Backup[] => {
  const seen = new Set<string>();
  return backups.filter((backup) => {
    const name = group(backup);
    return seen.has(name) ? false : (seen.add(name), true);
  });
};

/** A moment by the GM's calendar and clock. */
export type Now = Pick<Dated, 'day' | 'time'>;

/**
 * The backups of one world that have to stay now, newest first. What is dated later than now was made under a clock that
 * went wrong, then or today: nothing can be said of its age, so it stays and takes the place of none.
 */
export const keptOf = <Backup extends Dated>(
  backups: readonly Backup[],
  now: Now,
): readonly Backup[] => {
  const ordered = newestFirst(backups);
  const latest = `${now.day} ${now.time}`;
  const past = ordered.filter(({ day, time }) => `${day} ${time}` <= latest);
  const recent = past.filter(({ day }) => dayNumber(now.day) - dayNumber(day) < KEPT.days);
  const expired = new Set(past);
  for (const backup of [
    ...past.slice(0, KEPT.latest),
    ...firstOfEach(recent, ({ day }) => day),
    ...firstOfEach(past, ({ day }) => day.slice(0, 7)),
  ])
    expired.delete(backup);
  return ordered.filter((backup) => !expired.has(backup));
};

/** The backups of one world that may go now, newest first. */
export const expiredOf = <Backup extends Dated>(
  backups: readonly Backup[],
  now: Now,
): readonly Backup[] => {
  const kept = new Set(keptOf(backups, now));
  return newestFirst(backups).filter((backup) => !kept.has(backup));
};
