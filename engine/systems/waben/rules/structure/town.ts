import {
  calc,
  cellOf,
  type Explained,
  fact,
  rule,
  type Rule,
  type Settings,
  sum,
} from '../../../../kernel';
import { DAMAGE_PER_POINT, type Settlement, type Work, workId } from '../../../../world';
import type { FieldAddress } from '../../../../hex';
import {
  HEADS_PER_POINT,
  PER_POINT,
  SETTLEMENT_TABLE,
  TOWN_PARTS,
  type TownPart,
} from '../../data';
import { choiceOf } from '../settings';
import type { Works } from './works';

/** A settlement as it stands, with what a siege has left of it. */
export interface Town {
  readonly settlement: Settlement;
  /** Damage by part, in 1/2500 building value points (WW-7.3-07). */
  readonly damage: Work['damage'];
}

/** The settlement of a field with its damage. */
export function townOf(works: Works, field: FieldAddress, settlement: Settlement): Town {
  return {
    settlement,
    damage: works.get(workId('settlement', field, null))?.damage ?? {},
  };
}

const column = (type: string, name: string, settings: Settings): Explained =>
  cellOf(settings, SETTLEMENT_TABLE, type, name) ?? fact('noFigure', 0, { type });

/** True if the table, printed or by a house rule, contains the type (WW-4.2-09, WW-12.4-27). */
export function isKnownTownType(type: string, settings: Settings): boolean {
  return [...SETTLEMENT_TABLE.columns].some(
    (name) => cellOf(settings, SETTLEMENT_TABLE, type, name) !== undefined,
  );
}

/** Building value points of one part of the undamaged settlement (WW-4.2-02). */
export function partPoints(
  { type, garrison }: Pick<Settlement, 'type' | 'garrison'>,
  part: TownPart,
  settings: Settings,
): Explained {
  if (part === 'garrison' && garrison !== undefined) {
    return fact('gmGarrison', garrison, {}, 'WW-4.2-05');
  }
  const figure = column(type, part, settings);
  const each = PER_POINT[part];
  return each === undefined
    ? figure
    : calc.quotient('exact', figure, fact('perPoint', each, {}, 'WW-4.2-02'));
}

/** Building value points of a type; one that the GM adds without a value has the sum of its parts (WW-4.2-02, WW-4.2-09). */
export function townValue(type: string, settings: Settings): Explained {
  return (
    cellOf(settings, SETTLEMENT_TABLE, type, 'buildingValue') ??
    sum(...TOWN_PARTS.map((part) => partPoints({ type }, part, settings)))
  );
}

/** True if a settlement stands in full; an unfinished one has no effect and no upkeep (WW-4.1-12). */
export function isTownComplete({ type, built }: Settlement, settings: Settings): boolean {
  return built > 0 && built >= townValue(type, settings).value;
}

/** Whole building value points of a part that are destroyed (WW-7.3-11). */
const destroyedPoints = (
  { settlement, damage }: Town,
  part: TownPart,
  settings: Settings,
): Explained =>
  calc.minimum(
    partPoints(settlement, part, settings),
    calc.quotient(
      'down',
      fact('damage', damage[part] ?? 0, { part }, 'WW-7.3-07'),
      fact('damagePerPoint', DAMAGE_PER_POINT, {}, 'WW-7.3-07'),
    ),
  );

const isWhole = ({ damage }: Town, part: TownPart): boolean =>
  (damage[part] ?? 0) < DAMAGE_PER_POINT;

/** Building value points of a part that are left (WW-7.3-11); more than 0 until it is destroyed completely. */
export function pointsLeft(town: Town, part: TownPart, settings: Settings): Explained {
  return isWhole(town, part)
    ? partPoints(town.settlement, part, settings)
    : calc.difference(
        partPoints(town.settlement, part, settings),
        destroyedPoints(town, part, settings),
      );
}

/** The town as income, upkeep and limits see it: whole where the GM lets only destruction count (WW-12.4-20). */
const asSeen = (town: Town, settings: Settings): Town =>
  choiceOf(settings, 'settle.damage_effect') === 'none' ? { ...town, damage: {} } : town;

const ofComplete = (town: Town, settings: Settings, figure: () => Explained): Explained =>
  isTownComplete(town.settlement, settings) ? figure() : fact('unfinished', 0, {}, 'WW-4.1-12');

/** A figure that shrinks with the points of its part: the cell of the table while the part is whole. */
const shrinking = (town: Town, part: TownPart, each: number, settings: Settings): Explained => {
  const seen = asSeen(town, settings);
  return isWhole(seen, part) && PER_POINT[part] !== undefined
    ? column(seen.settlement.type, part, settings)
    : calc.product(pointsLeft(seen, part, settings), fact('perPoint', each));
};

/** Inhabitants of a completed settlement, heads; 10,000 fewer per point destroyed (WW-4.2-03, WW-12.4-20). */
export function townInhabitants(town: Town, settings: Settings): Rule {
  return rule(
    'townInhabitants',
    'WW-4.2-03',
    ofComplete(town, settings, () =>
      shrinking(town, 'inhabitants', PER_POINT.inhabitants ?? 1, settings),
    ),
  );
}

/** Gold that can be spent per muster date on raising units in a settlement (WW-4.2-04, WW-12.4-20). */
export function musterCapacity(town: Town, settings: Settings): Rule {
  return rule(
    'musterCapacity',
    'WW-4.2-04',
    ofComplete(town, settings, () =>
      shrinking(town, 'musterCapacity', PER_POINT.musterCapacity ?? 1, settings),
    ),
  );
}

/** Stationing limit of a settlement in heads on foot; a rider takes two places (WW-4.2-05, WW-12.4-20). */
export function garrisonLimit(town: Town, settings: Settings): Rule {
  return rule(
    'garrisonLimit',
    'WW-4.2-05',
    ofComplete(town, settings, () => shrinking(town, 'garrison', HEADS_PER_POINT, settings)),
  );
}

/** Good points for those who defend out of a settlement: town defence left (WW-4.2-06, WW-7.3-11). */
export function townDefence(town: Town, settings: Settings): Rule {
  return rule(
    'townDefenceLeft',
    'WW-4.2-06',
    ofComplete(town, settings, () => pointsLeft(town, 'defence', settings)),
  );
}

/** Building value points of the fortress walls left; 0 = none or destroyed completely (WW-7.3-03, WW-7.3-04). */
export function fortressLeft(town: Town, settings: Settings): Rule {
  return rule(
    'fortressLeft',
    'WW-7.3-03',
    ofComplete(town, settings, () => pointsLeft(town, 'fortification', settings)),
  );
}

/** Building value points of a completed settlement that are left: what upkeep is paid for (WW-12.4-20). */
export function townValueLeft(town: Town, settings: Settings): Rule {
  const seen = asSeen(town, settings);
  const hurt = TOWN_PARTS.filter((part) => !isWhole(seen, part));
  const value = townValue(seen.settlement.type, settings);
  return rule(
    'townValueLeft',
    'WW-12.4-20',
    ofComplete(town, settings, () =>
      hurt.length === 0
        ? value
        : calc.difference(value, ...hurt.map((part) => destroyedPoints(seen, part, settings))),
    ),
  );
}

/** True if a settlement has barracks that shelter units from the terrain (WW-2.3-13). */
export function hasBarracks(town: Town, settings: Settings): boolean {
  return garrisonLimit(town, settings).value > 0;
}
