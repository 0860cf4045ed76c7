import type { FormDefinition } from '../../../kernel';
import { ORDERS } from './orders';
import { REFERENCE } from './reference';
import { CLOSING, SHEET } from './sheet';

export { formValues } from './form-values';

/** The printed forms of the game (OS-20-04). */
export const FORMS: readonly FormDefinition[] = [ORDERS, SHEET, CLOSING, REFERENCE];
