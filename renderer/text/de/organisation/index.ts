import { laidTogether } from '../../lay-together';
import { acting } from './acting';
import { closing } from './closing';
import { orders } from './orders';
import { rooms } from './rooms';
import { rulings } from './rulings';
import { screens } from './screens';
import { settings } from './settings';
import { told } from './told';

/** Die Worte des Organisationsspiels: Räume gleichen Namens aus allen Teilen werden zu einem. */
export const organisation = laidTogether(
  closing,
  acting,
  orders,
  screens,
  settings,
  told,
  rooms,
  rulings,
);
