import { acting } from './acting';
import { closing } from './closing';
import { orders } from './orders';
import { screens } from './screens';
import { settings } from './settings';

/** The words of the Organisationsspiel: one file per part of the game, its rooms laid together. */
export const organisation = { closing, acting, orders, screens, settings };
