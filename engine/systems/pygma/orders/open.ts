import type { Settings } from '../../../kernel';
import { monthOf } from '../rules/calendar';
import { listOf } from '../rules/settings';
import type { Order } from './order';

/** Orders that may be confined to muster months, by what the campaign calls them (PI-10-09). */
const ITEMS: Readonly<Partial<Record<Order['kind'], string>>> = {
  CITY: 'city',
  FORTIFY: 'fortification',
  APPOINT: 'trade_city',
  DISMISS: 'trade_city',
  STATION: 'stationing',
  HYGIENE: 'hygiene',
  ESPIONAGE: 'espionage',
  PROMOTE: 'promotion',
  STORE: 'storage',
  TRADER: 'trader',
};

/**
 * True if an order of a kind may be given in the month of a turn: in a muster month, or where the campaign does not
 * confine it to one; armies are mustered in no other (PI-01-08, PI-10-09).
 */
export function isOpen(settings: Settings, turn: number, kind: Order['kind']): boolean {
  if (monthOf(turn).role === 'muster') return true;
  const item = ITEMS[kind];
  if (item === undefined) return kind !== 'MUSTER';
  return !listOf(settings, 'pygma.muster.items').includes(item);
}
