import { abilityOf, HOLD, type UnitOrder } from '../orders/order';
import { byUnit, isArmy } from '../rules/nation';
import { orderFault } from '../rules/order-fault';
import type { Unit, UnitKey } from '../state/types';
import { limitActions } from './regroup';
import { lot, purposeOf } from './chance';
import {
  aboutUnit,
  acting,
  courseOf,
  notify,
  reading,
  type RoundTurn,
  tell,
  unitNow,
} from './turn';

interface FalseOrder {
  readonly by: Unit;
  readonly target: UnitKey;
  readonly order: UnitOrder;
}

/** Units that are the target of an attack as it was submitted (TM-8.8-05). */
function attackedAsSubmitted(turn: RoundTurn): ReadonlySet<UnitKey> {
  return new Set(
    acting(turn, 'ATTACK').flatMap(({ order: { target } }) =>
      target.kind === 'unit' ? [turn.heirs.get(target.unit) ?? target.unit] : [],
    ),
  );
}

/** The false orders that take effect, after those of attacked issuers and of issuers that are hit themselves (TM-8.8-07). */
function inEffect(turn: RoundTurn): readonly FalseOrder[] {
  const attacked = attackedAsSubmitted(turn);
  const issued = acting(turn, 'FALSE_ORDER').map(({ unit, order }) => ({
    by: unit,
    target: turn.heirs.get(order.target) ?? order.target,
    order: order.order,
  }));
  const free = issued.filter(({ by }) => !attacked.has(by.key));
  const hit = new Set(free.map(({ target }) => target));
  for (const { by } of issued) {
    if (attacked.has(by.key)) courseOf(turn, by.key).failure = 'combat';
    else if (hit.has(by.key)) {
      courseOf(turn, by.key).failure = 'false';
      tell(turn, 'falseOrderVoid', 'TM-8.8-07', {
        place: by.field,
        parties: [by.nation],
        about: aboutUnit(by),
      });
    }
  }
  return free.filter(({ by }) => !hit.has(by.key));
}

/** Of different orders for one army one is drawn; equal ones are one (TM-8.8-05, TM-8.8-07). */
function drawn(
  turn: RoundTurn,
  target: Unit,
  orders: readonly FalseOrder[],
): UnitOrder | undefined {
  const texts = new Map<string, UnitOrder>();
  for (const { order } of [...orders].sort((a, b) => byUnit(a.by, b.by))) {
    const text = JSON.stringify(order);
    if (!texts.has(text)) texts.set(text, order);
  }
  const answer =
    texts.size < 2
      ? 'lot'
      : reading(turn, 56, {
          key: `false_orders/${target.key}`,
          clause: 'TM-8.8-05',
          about: aboutUnit(target),
          options: ['lot', 'none'],
        });
  if (answer === 'none') return undefined;
  const candidates = [...texts.values()];
  return lot(turn, purposeOf(target, 'false_orders'), aboutUnit(target), candidates);
}

/** True if an army could execute an order: by its own truth, its abilities and its slot (TM-8.8-03, TM-8.8-08). */
function isPossible(turn: RoundTurn, target: Unit, order: UnitOrder): boolean {
  const nation = turn.start.nations[target.nation];
  if (nation === undefined) return false;
  const slot = turn.slots.get(target.key);
  const test = { state: turn.state, nation, unit: target, slot, settings: turn.input.settings };
  return orderFault(test, order) === undefined;
}

/** Step 3: false orders take the place of the orders of armies, all at once (TM-8.8). */
export function falseOrders(turn: RoundTurn): void {
  const effective = inEffect(turn);
  const replaced: { target: UnitKey; order: UnitOrder; mine: readonly FalseOrder[] }[] = [];
  for (const key of new Set(effective.map(({ target }) => target))) {
    const target = unitNow(turn, key);
    if (!isArmy(target)) continue;
    const mine = effective.filter((one) => one.target === key);
    const order = drawn(turn, target, mine);
    if (order === undefined) continue;
    const isDone = isPossible(turn, target, order);
    const course = courseOf(turn, key);
    course.failure = null;
    course.isFalse = true;
    course.order = isDone ? order : HOLD;
    const ability = abilityOf(course.order);
    if (ability !== null && turn.slots.has(key)) turn.slots.set(key, ability);
    tell(turn, 'falseOrder', 'TM-8.8-01', {
      place: target.field,
      parties: [...mine.map(({ by }) => by.nation), target.nation],
      about: { ...aboutUnit(target), act: course.order.kind },
    });
    notify(
      turn,
      target.nation,
      'obeyedOther',
      'TM-8.8-06',
      { ...aboutUnit(target), act: course.order.kind },
      target.field,
    );
    replaced.push({ target: key, order, mine });
  }
  limitActions(turn, (key) => courseOf(turn, key).isFalse);
  for (const { target, order, mine } of replaced)
    for (const { by, order: wished } of mine) {
      const isDone = courseOf(turn, target).order === order;
      const isMine = isDone && JSON.stringify(wished) === JSON.stringify(order);
      notify(
        turn,
        by.nation,
        isMine ? 'carriedOut' : 'notCarriedOut',
        'TM-8.8-06',
        { ...aboutUnit(by), act: 'FALSE_ORDER' },
        by.field,
      );
    }
}
