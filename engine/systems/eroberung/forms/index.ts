import type { FormDefinition, GameForms } from '../../../kernel';
import type { World } from '../../../world';
import { CARD, CONTROLS } from './card';
import { ORDERS, START } from './orders';
import { BOARD, RANKING, REGISTER, SHEET, WAR } from './papers';
import { formValues } from './values';

/** The printed forms of the game (EW-44-05). */
const DEFINITIONS: readonly FormDefinition[] = [
  START,
  ORDERS,
  SHEET,
  BOARD,
  REGISTER,
  WAR,
  CARD,
  CONTROLS,
  RANKING,
];

export const FORMS: GameForms<World> = { definitions: DEFINITIONS, values: formValues };
