import {
  calc,
  cellOf,
  type Explained,
  fact,
  rule,
  type Rule,
  type Settings,
} from '../../../kernel';
import { UNIT_TABLE, type UnitType } from '../data';
import { amountOf } from './settings';

/** Elements one leader can lead; riders by the GM's factor fewer (WW-5.2-07, WW-12.5-03). */
const ledByOne = (type: UnitType, settings: Settings): Explained => {
  const leads =
    cellOf(settings, UNIT_TABLE, type.key, 'leads') ?? fact('noFigure', 0, { type: type.key });
  const factor = amountOf(settings, 'unit.rider_leader_factor');
  return type.kind === 'mounted' && factor > 1
    ? calc.quotient('exact', leads, fact('riderLeaderFactor', factor, {}, 'WW-12.5-03'))
    : leads;
};

/** Leaders a unit needs: its size by what one can lead, rounded up, at least one (WW-5.2-08). */
export function leadersNeeded(type: UnitType, size: number, settings: Settings): Rule {
  return rule(
    'leadersNeeded',
    'WW-5.2-08',
    calc.maximum(
      fact('oneLeader', 1),
      calc.quotient('up', fact('size', size), ledByOne(type, settings)),
    ),
    { type: type.key },
  );
}
