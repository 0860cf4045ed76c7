import {
  calc,
  cellOf,
  type Explained,
  fact,
  rule,
  type Rule,
  type Settings,
  sum,
} from '../../../kernel';
import { UNIT_RANGES, UNIT_TABLE, type UnitKind, type UnitType } from '../data';
import { amountOf } from './settings';
import { percentOf } from './percent';

/** Goods of one type with their leaders: what is raised, paid or disbanded together. */
export interface Goods {
  readonly type: UnitType;
  /** Elements; 0 for leaders alone. */
  readonly size: number;
  readonly leaders: number;
}

const LEADER = 'HF';

const figure = (type: string, column: 'cost' | 'upkeepHalfYear', settings: Settings): Explained =>
  cellOf(settings, UNIT_TABLE, type, column) ?? fact('noFigure', 0, { type });

const times = (name: string, count: number, rate: Explained): Explained =>
  calc.product(fact(name, count), rate);

const ofGoods = (
  { type, size, leaders }: Goods,
  column: 'cost' | 'upkeepHalfYear',
  settings: Settings,
): Explained =>
  sum(
    times('size', size, figure(type.key, column, settings)),
    times('leaders', leaders, figure(LEADER, column, settings)),
  );

/** Kind of a unit by its number; `free` from 600 on, undefined outside 100 to 999 (WW-5.1-04). */
export function kindOfNumber(number: number): UnitKind | 'free' | undefined {
  const kinds = Object.keys(UNIT_RANGES) as (UnitKind | 'free')[];
  return kinds.find((kind) => number >= UNIT_RANGES[kind].from && number <= UNIT_RANGES[kind].to);
}

/** Price of raising goods with their leaders, gold (WW-5.2-01, WW-5.1-27). */
export function raisingCost(goods: Goods, settings: Settings): Rule {
  return rule('raisingCost', 'WW-5.2-01', ofGoods(goods, 'cost', settings), {
    type: goods.type.key,
  });
}

/** Upkeep of a unit per half-year, its leaders included, gold (WW-5.1-31). */
export function unitUpkeep(goods: Goods, settings: Settings): Rule {
  return rule('unitUpkeep', 'WW-5.1-31', ofGoods(goods, 'upkeepHalfYear', settings), {
    type: goods.type.key,
  });
}

/** Refund for goods disbanded in an own settlement, leaders included, rounded down, gold (WW-5.1-36). */
export function disbandingRefund(goods: Goods, settings: Settings): Rule {
  return rule(
    'disbandingRefund',
    'WW-5.1-36',
    percentOf(
      raisingCost(goods, settings),
      fact('refundRate', amountOf(settings, 'unit.refund_pct'), {}, 'WW-5.1-35'),
      'down',
    ),
    { type: goods.type.key },
  );
}
