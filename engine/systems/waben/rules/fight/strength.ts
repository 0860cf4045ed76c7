import {
  calc,
  type Explained,
  fact,
  rule,
  type Rule,
  type Rulings,
  type Settings,
  sum,
} from '../../../../kernel';
import { FIGHT_SIZE_TABLE, type UnitType } from '../../data';
import { amountOf } from '../settings';
import { fightCell } from './cell';
import { ruledWithin } from './keys';
import { PERCENT, percentOf } from '../percent';

const GREATEST_SPECIAL = 100_000;

const notNegative = (explained: Explained): Explained =>
  explained.value < 0 ? calc.maximum(explained, fact('nothing', 0)) : explained;

/** Strength of one element of a type before good points; 0 = without combat strength (WW-9.2-01, WW-7.1-18). */
export function sizeValue(type: Pick<UnitType, 'key'>, settings: Settings): Explained {
  return notNegative(fightCell(settings, FIGHT_SIZE_TABLE, type.key, 'value'));
}

/** Effective strength of a unit: count x size value x (100 + percent per point x good points) (WW-9.2-02). */
export function unitStrength(
  unit: { readonly type: UnitType; readonly count: number; readonly points: Explained },
  settings: Settings,
  about: { readonly party: string; readonly unit: number },
): Rule {
  const perPoint = fact('percentPerPoint', amountOf(settings, 'fight.gp_pct'));
  const percent = sum(fact('hundredPercent', PERCENT), calc.product(perPoint, unit.points));
  return rule(
    'unitStrength',
    'WW-9.2-02',
    calc.product(fact('size', unit.count), sizeValue(unit.type, settings), notNegative(percent)),
    { ...about, type: unit.type.key },
  );
}

const scaled = (strength: Explained, percent: Explained): Explained =>
  percent.value === PERCENT ? strength : percentOf(strength, percent, 'down');

/** Percentage for special circumstances of a side: the GM's for this fight, else the setting (WW-9.2-04). */
const specialPercent = (key: string, settings: Settings, rulings: Rulings): Explained =>
  ruledWithin(
    key,
    notNegative(fact('specialPercent', amountOf(settings, 'fight.special_pct'), {}, 'WW-9.2-04')),
    rulings,
    0,
    GREATEST_SPECIAL,
  );

/** How a side fights this round. */
export interface SideScene {
  readonly key: string;
  readonly settings: Settings;
  readonly rulings: Rulings;
  /** Storms walls this round, with a part of its strength only (WW-9.3-14). */
  readonly isStorming: boolean;
}

/** Effective strength of a side: that of its units, less or more by special circumstances and a storm. */
export function sideStrength(units: readonly Explained[], scene: SideScene): Rule {
  const { key, settings, rulings, isStorming } = scene;
  const special = scaled(sum(...units), specialPercent(key, settings, rulings));
  const storm = fact('stormPercent', amountOf(settings, 'fight.storm_pct'), {}, 'WW-9.3-14');
  return rule(
    'sideStrength',
    'WW-9.2-03',
    isStorming ? scaled(special, notNegative(storm)) : special,
  );
}
