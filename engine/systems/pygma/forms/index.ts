import type { GameForms } from '../../../kernel';
import type { World } from '../../../world';
import { CARD } from './card';
import { CALCULATION, EVALUATION, MIRROR } from './economy';
import { EXPENSE_FORMS, MISSION } from './expenses';
import { ORDERS } from './orders';
import { formValues } from './values';

/** The printed forms of the game (section 9 of the rules). */
export const FORMS: GameForms<World> = {
  definitions: [ORDERS, ...EXPENSE_FORMS, MISSION, MIRROR, CALCULATION, EVALUATION, CARD],
  values: formValues,
};
