import { type Settings, settingReader } from '../../../kernel';
import { SETTINGS } from '../data/settings';

/** Settings in force: the GM's where they are of the right kind, else the register's default (OS-0-07). */
export const { flagOf, amountOf, choiceOf, listOf, numbersOf } = settingReader(SETTINGS);

/** A setting of money in halves: what the GM writes as 6 or 2.5, rounded down to halves (OS-0-02). */
export function halvesOf(settings: Settings, key: string): number {
  return Math.floor(amountOf(settings, key) * 2);
}

/** A setting of type `table`: its whole numbers above 0, by key. */
export function countsOf(settings: Settings, key: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(numbersOf(settings, key)).filter(
      ([, count]) => Number.isInteger(count) && count > 0,
    ),
  );
}

/** Settings of the rulings whose cases the program asks about, by number (OS-0-10). */
const RULINGS: Readonly<Record<number, string>> = {
  1: 'os.ruling.q1',
  11: 'os.ruling.q11',
  12: 'os.ruling.q12',
  27: 'os.ruling.q27',
  29: 'os.ruling.q29',
  36: 'os.ruling.q36',
  41: 'os.ruling.q41',
  43: 'os.ruling.q43',
};

/** True if the GM wants to decide the cases of a ruling one by one (OS-0-10). `no` is its number: 27 = Q27. */
export function isDecidedByGm(settings: Settings, no: number): boolean {
  return choiceOf(settings, RULINGS[no] ?? '') === 'gm';
}
