import { forms, type Grammar, readOrdersOf, separable, text } from '../../../../orders';
import type { Book } from '../book';
import type { Order, UnitOrder } from '../order';
import { CODES, fault, forUnit, type Maker, order, target, unit } from './slots';
import { UNIT_FORMS } from './units';

/** Forms inside a false order: any order of an army but a false order (TM-8.8-04). */
const INNER: Grammar<Order, Book> = { forms: UNIT_FORMS, writers: 'nation', codes: CODES };

/**
 * The order inside a false order, read as if it were given to the army it is for; undefined where it is not exactly one
 * order of an army, understood in full (TM-8.8-01, TM-8.8-04).
 */
function readInner(words: string, victim: string, { book }: Maker): UnitOrder | undefined {
  const { orders, remarks } = readOrdersOf(`Armee 1 ${words}`, INNER, book);
  const [only, ...others] = orders;
  if (only === undefined || others.length > 0 || remarks.length > 0) return undefined;
  const { order } = only;
  return order.kind === 'UNIT' && victim !== '' ? order.order : undefined;
}

/** `Falscher Befehl von Armee 1 an Ziel 2: zieht nach F6` (TM-8.8-01). */
export const FALSE_ORDER = order('FALSE_ORDER', {
  verbs: [
    forms(
      'falschen befehl, falsche befehle, falscher befehl, gefälschten befehl, gefälschter befehl',
    ),
    separable('falschen befehl, falsche befehle, falscher befehl, gefälschten befehl', 'unter'),
    forms('false order, false orders, fake order, faked order, forged order'),
  ],
  heads: forms('falscher befehl von'),
  english: 'false order from',
  fillers:
    'falscher befehl falsche befehle false order orders schiebt schiebe schieben unter gibt gebe geben schickt schicke schicken sendet sende senden erteilt erteile erteilen jubelt jubeln überbringt bekommt erhält von aus send sends give gives gets receives slip slips issue issues lautet namely',
  slots: {
    unit: unit(),
    target: target('bare to for', { missing: fault('E_TARGET_UNSEEN') }),
    text: text(),
  },
  make: ({ unit: key, target: victim = '', text: words = '' }, making) => {
    const inner = readInner(words, victim, making);
    if (inner === undefined) making.object(fault('E_FALSE_CONTENT'), 'text');
    return forUnit(key, { kind: 'FALSE_ORDER', target: victim, order: inner ?? { kind: 'HOLD' } });
  },
});
