import { settingReader, type Settings } from '../../../kernel';
import { SETTINGS } from '../data/settings';

export const { flagOf, numberOf, amountOf, choiceOf } = settingReader(SETTINGS);

/** True if the GM wants to decide the cases of a ruling without a switch of its own one by one (EW-0-10). */
export function isDecidedByGm(settings: Settings, no: number): boolean {
  return choiceOf(settings, `ew.ruling.w${String(no)}`) === 'gm';
}
