import { base } from './base';
import { encounters } from './encounters';
import { fights } from './fights';
import { money } from './money';
import { moon } from './moon';
import { orders } from './orders';
import { reports } from './reports';
import { rules } from './rules';
import { statement } from './statement';
import { units } from './units';

/** Words for derivations, questions and events, of all parts. */
export const explain = {
  ...base,
  goodPoint: fights.goodPoint,
  house: rules.house,
  structure: moon.structure,
  kindOfWork: moon.kindOfWork,
  relation: units.relation,
  treatyKind: units.treatyKind,
  courier: units.courier,
  toldUnit: reports.toldUnit,
  specialOrder: orders.specialOrder,
  fact: {
    ...base.fact,
    ...fights.fact,
    ...encounters.fact,
    ...moon.fact,
    ...money.fact,
    ...statement.fact,
    ...units.fact,
    ...orders.fact,
    ...reports.fact,
    ...rules.fact,
  },
  rule: {
    ...base.rule,
    ...fights.rule,
    ...encounters.rule,
    ...moon.rule,
    ...money.rule,
    ...statement.rule,
    ...units.rule,
    ...orders.rule,
    ...reports.rule,
    ...rules.rule,
  },
  table: {
    ...base.table,
    ...fights.table,
    ...encounters.table,
    ...moon.table,
    ...money.table,
    ...statement.table,
    ...units.table,
    ...orders.table,
    ...reports.table,
    ...rules.table,
  },
  question: {
    ...base.question,
    ...fights.question,
    ...encounters.question,
    ...moon.question,
    ...money.question,
    ...statement.question,
    ...units.question,
    ...orders.question,
    ...reports.question,
    ...rules.question,
  },
  event: {
    ...base.event,
    ...fights.event,
    ...encounters.event,
    ...moon.event,
    ...money.event,
    ...statement.event,
    ...units.event,
    ...orders.event,
    ...reports.event,
    ...rules.event,
  },
};
