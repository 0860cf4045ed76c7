import type { OrderSheet, Params, Restated, Saying } from '../../../kernel';
import { GARRISON, targetNumber } from '../orders/book';
import type { MordOrder, Order, Target, UnitOrder, UnitSettings } from '../orders/order';
import type { UnitKey } from '../state/types';

const says = (name: string, about: Params = {}): Saying => ({
  name: `moerderspiel.${name}`,
  about,
});

/** Number of an own unit, as its player calls it; 0 = the horde. */
const numberIn = (key: UnitKey): number => Number(/\/(\d+)$/.exec(key)?.[1] ?? 0);

const targetText = (target: Target): Params =>
  target.kind === 'unit' ? { target: targetNumber(target.unit) } : { context: target.kind };

/** What a unit was told, without whom it was told to. */
function ofUnit(order: UnitOrder): readonly Saying[] {
  const { kind } = order;
  switch (order.kind) {
    case 'MOVE':
      return [says(kind, { path: order.path })];
    case 'ATTACK':
      return [says(kind, targetText(order.target))];
    case 'SIEGE':
      return [says(kind, { capital: order.capital })];
    case 'REBUILD':
      return [
        says(kind, order.garrison === null ? {} : { garrison: order.garrison, context: 'with' }),
      ];
    case 'BLOCKADE': {
      const { beyond, step } = order;
      return [says(kind, step === null ? { beyond } : { beyond, step, context: 'step' })];
    }
    case 'SHOW_DECREE':
      return order.targets.length === 0
        ? [says(kind)]
        : order.targets.map((one) => says(kind, { target: targetNumber(one), context: 'unit' }));
    case 'FALSE_ORDER':
      return [says(kind, { target: targetNumber(order.target) }), ...ofUnit(order.order)];
    case 'TRACK':
      return [says(kind, { target: targetNumber(order.target) })];
    case 'DEMORALISE':
      return [says(kind, { ...targetText(order.target), text: order.text })];
    case 'LURE':
      return [says(kind, { ...targetText(order.target), amount: order.amount })];
    default:
      return [says(kind)];
  }
}

/** Each setting of an army that was named. */
function ofSettings(set: UnitSettings): readonly Saying[] {
  const { isAggressive, isExtrovert, watch, factor, flag, takesDecrees, slot } = set;
  return [
    ...(isAggressive === undefined ? [] : [says(isAggressive ? 'aggressive' : 'passive')]),
    ...(isExtrovert === undefined ? [] : [says(isExtrovert ? 'extrovert' : 'introvert')]),
    ...(watch === undefined ? [] : [says('watch', { field: watch })]),
    ...(factor === undefined ? [] : [says(factor)]),
    ...(flag === undefined
      ? []
      : [says('flag', flag === null ? { context: 'own' } : { party: flag })]),
    ...(takesDecrees === undefined ? [] : [says(takesDecrees ? 'takesDecrees' : 'leavesDecrees')]),
    ...(slot === undefined ? [] : [says('slot', { ability: slot })]),
  ];
}

/** An end of a shift, or who gives soldiers: an army, the garrison, a new army. */
const partyText = (key: string): Params =>
  key === GARRISON || key === 'new' ? { context: key } : { number: numberIn(key) };

function ofNation(order: Order): readonly Saying[] {
  const { kind } = order;
  switch (order.kind) {
    case 'UNIT':
      return [says('unit', { number: numberIn(order.unit) }), ...ofUnit(order.order)];
    case 'SET':
      return [says('unit', { number: numberIn(order.unit) }), ...ofSettings(order.set)];
    case 'VOTE':
      return [says(kind, order.nation === null ? { context: 'none' } : { party: order.nation })];
    case 'CEDE':
      return [says(kind, { party: order.to, field: order.base })];
    case 'CHOOSE':
      return [says(kind, { ability: order.ability })];
    case 'REGROUP': {
      const { soldiers, from, to } = order;
      return [
        says(kind, soldiers === null ? { context: 'all' } : { soldiers }),
        says('from', partyText(from)),
        says('to', partyText(to)),
      ];
    }
    case 'SANCTION_LOSS':
      return [
        says(kind),
        ...order.losses.map(({ unit, soldiers }) => says('loss', { ...partyText(unit), soldiers })),
      ];
    case 'SPLIT':
      return [says(kind, { soldiers: order.garrison, armies: order.armies.map(String) })];
    case 'ABILITIES':
      return order.abilities.map((ability) => says('ability', { ability }));
    case 'TECHNIQUES':
      return order.techniques.map((technique) => says('technique', { technique }));
    case 'CAMP':
      return [says(kind, { field: order.field })];
  }
}

/** Every order of a letter as it was understood, in the order of the letter (TM-11-07). */
export function restatedOrders({ rows }: OrderSheet<MordOrder>): readonly Restated[] {
  return rows.map(({ unit, span, content }) => ({
    unit,
    span,
    sayings: ofNation(content.order),
  }));
}
