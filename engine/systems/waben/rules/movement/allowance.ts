import {
  calc,
  cellOf,
  type Explained,
  fact,
  type Rule,
  rule,
  type Settings,
  sum,
} from '../../../../kernel';
import { UNIT_TABLE, type UnitType } from '../../data';
import { amountOf } from '../settings';

const typePoints = (type: UnitType, settings: Settings): Explained =>
  type.kind === 'character'
    ? fact('characterPoints', amountOf(settings, 'unit.character_mp'), {}, 'WW-12.5-34')
    : (cellOf(settings, UNIT_TABLE, type.key, 'movementPoints') ?? fact('movementPoints', 0));

/** Movement points of a unit per moon, with the bonus of a scout (WW-5.3-04, WW-5.1-12). */
export function moonPoints(type: UnitType, isScout: boolean, settings: Settings): Rule {
  const bonus = isScout ? cellOf(settings, UNIT_TABLE, type.key, 'scoutBonus') : undefined;
  const points = typePoints(type, settings);
  return rule('moonPoints', 'WW-5.3-04', bonus === undefined ? points : sum(points, bonus), {
    type: type.key,
  });
}

/** The account of a turn: the points of one moon times its moons (WW-5.3-05). */
export function turnPoints(perMoon: Rule, moons: number): Rule {
  return rule('turnPoints', 'WW-5.3-05', calc.product(perMoon, fact('moons', moons)));
}
