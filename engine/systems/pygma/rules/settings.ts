import { settingReader } from '../../../kernel';
import { SETTINGS } from '../data/settings';

/** How the rules read a setting of a campaign: the GM's value if it is of the right kind, else the register's. */
export const { flagOf, amountOf, choiceOf, listOf } = settingReader(SETTINGS);
