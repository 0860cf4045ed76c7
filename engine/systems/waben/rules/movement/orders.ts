import type { Settings } from '../../../../kernel';
import type { Unit } from '../../../../world';
import { COMBAT_ORDERS, type CombatOrder, type UnitType } from '../../data';
import type { OrderCode } from '../../orders/content';
import { choiceOf } from '../settings';

const asOrder = (letter: string | undefined): CombatOrder | undefined =>
  COMBAT_ORDERS.find((order) => order === letter);

/** The main order of a unit without one: V for those who fight or besiege, idle for work, else R (WW-6.1-02). */
const missingOrder = (type: UnitType, last: string, settings: Settings): CombatOrder => {
  if (type.kind === 'character' || type.properties.includes('landTransport')) return 'R';
  if (type.kind === 'work') return 'I';
  const choice = choiceOf(settings, 'order.default_combat');
  return (choice === 'last' ? asOrder(/^K(.)/.exec(last)?.[1]) : asOrder(choice)) ?? 'V';
};

/** The combat order a unit was given: by its code, by default, or its last one if no order came (WW-8.1-07). */
const givenOrder = (
  type: UnitType,
  code: OrderCode | null | undefined,
  last: string,
  settings: Settings,
): CombatOrder => {
  if (code === undefined) {
    return asOrder(/^K(.)/.exec(last)?.[1]) ?? missingOrder(type, last, settings);
  }
  if (code === null) return missingOrder(type, last, settings);
  if (code.class === 'K') return code.main;
  return type.properties.includes('attack') ? 'V' : 'I';
};

/** The K order that a text names in capitals, such as "mit KV"; undefined if it names none (WW-6.1-09). */
export function namedOrder(text: string): OrderCode | undefined {
  const main = asOrder(/(?<![\p{L}\d])K([NAHVIR])(?![\p{L}\d])/u.exec(text)?.[1]);
  return main === undefined ? undefined : { class: 'K', main, extension: null };
}

/** True if the type fights at all; others meet enemies as if they ignored them (WW-7.1-18). */
export function isFighting(type: UnitType): boolean {
  return type.properties.includes('attack');
}

/**
 * How a unit behaves in encounters: its main order, but units without combat strength ignore or retreat
 * whatever they were told (WW-6.1-09, WW-7.1-18). `code` undefined = no order arrived.
 */
export function encounterOrder(
  type: UnitType,
  code: OrderCode | null | undefined,
  unit: Pick<Unit, 'order'>,
  settings: Settings,
): CombatOrder {
  const order = givenOrder(type, code, unit.order, settings);
  return isFighting(type) || order === 'R' ? order : 'I';
}

/** The main order to remember for turns without orders, extensions left out (WW-8.1-07). */
export function rememberedOrder(code: OrderCode | null, last: string): string {
  if (code === null) return last;
  if (code.class === 'S') return code.number === null ? 'S' : `S${code.number}`;
  return `${code.class}${code.main}`;
}
