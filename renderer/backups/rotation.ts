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

/** The backups of one world that have to stay on `today` (`2026-11-22`), newest first. */
export const keptOf = <Backup extends Dated>(
  backups: readonly Backup[],
  today: string,
): readonly Backup[] => {
  const ordered = newestFirst(backups);
  const recent = ordered.filter(({ day }) => dayNumber(today) - dayNumber(day) < KEPT.days);
  const kept = new Set([
    ...ordered.slice(0, KEPT.latest),
    ...firstOfEach(recent, ({ day }) => day),
    ...firstOfEach(ordered, ({ day }) => day.slice(0, 7)),
  ]);
  return ordered.filter((backup) => kept.has(backup));
};

/** The backups of one world that may go on `today`, newest first. */
export const expiredOf = <Backup extends Dated>(
  backups: readonly Backup[],
  today: string,
): readonly Backup[] => {
  const kept = new Set(keptOf(backups, today));
  return newestFirst(backups).filter((backup) => !kept.has(backup));
};
