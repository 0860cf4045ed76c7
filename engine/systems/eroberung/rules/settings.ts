import { settingReader } from '../../../kernel';
import { SETTINGS } from '../data/settings';

export const { flagOf, numberOf, amountOf, choiceOf } = settingReader(SETTINGS);
