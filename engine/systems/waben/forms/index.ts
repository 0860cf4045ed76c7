import type { FormDefinition } from '../../../kernel';
import { BALANCE } from './balance';
import { CARD } from './card';
import { TURN_REPORT } from './evaluation';
import { ORDERS } from './orders';
import { REALM } from './realm';

export { formValues } from './form-values';

/** The forms of the game in the order of a turn (WW-8.1-08, WW-10.2-01, WW-10.2-02). */
export const FORMS: readonly FormDefinition[] = [ORDERS, REALM, BALANCE, TURN_REPORT, CARD];
