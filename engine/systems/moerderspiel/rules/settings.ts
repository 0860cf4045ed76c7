import { settingReader, type Settings } from '../../../kernel';
import { SETTINGS } from '../data/settings';

export const { flagOf, numberOf, choiceOf } = settingReader(SETTINGS);

/** True if the GM wants to decide the cases of a ruling without a switch of its own one by one (TM-0-10). */
export function isDecidedByGm(settings: Settings, no: number): boolean {
  return choiceOf(settings, `tm.ruling.r${String(no)}`) === 'gm';
}
