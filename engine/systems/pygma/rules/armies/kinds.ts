import { calc, type Explained, fact, rule, type Settings } from '../../../../kernel';
import { ARMY_TABLE, LIMIT_TABLE } from '../../data/tables';
import { cellIn, HUNDRED, reaches } from '../cells';

/** Warriors, riders, ships, or the key of a kind the GM declares as a row of the table (PI-05-02, PI-05-09). */
export type ArmyKind = string;

/** A figure of a kind of army. */
export type ArmyFigure =
  | 'minimum'
  | 'maximum'
  | 'cost'
  | 'pay'
  | 'outside'
  | 'inside'
  | 'road'
  | 'divisor'
  | 'room'
  | 'no_forest'
  | 'no_mountain'
  | 'no_desert';

/** A figure of a kind in force; 0 where the kind has none. */
export function armyFigure(settings: Settings, kind: ArmyKind, figure: ArmyFigure): Explained {
  return cellIn(settings, ARMY_TABLE, kind, figure);
}

/** True for the printed kinds, and those the GM gave a greatest size (PI-05-09). */
export function isInForce(settings: Settings, kind: ArmyKind): boolean {
  return armyFigure(settings, kind, 'maximum').value > 0;
}

/** Whether a kind may enter a terrain of the land, 1 or 0 (PI-05-05, PI-05-09). */
export function entryOf(settings: Settings, kind: ArmyKind, terrain: string): Explained {
  const isClosed = cellIn(settings, ARMY_TABLE, kind, `no_${terrain}`);
  const open = fact('pygma.open', 1, {}, 'PI-05-05');
  return rule('pygma.entry', 'PI-05-09', calc.difference(open, isClosed), { terrain });
}

/** True for kinds that move on water only (PI-05-04). */
export function isFleet(kind: ArmyKind): boolean {
  return kind === 'fleet';
}

/** Place of a kind in lists: warriors, riders, ships, then the GM's kinds (PI-00-19). */
export function kindRank(kind: ArmyKind): number {
  const at = ARMY_TABLE.rows.indexOf(kind);
  return at < 0 ? ARMY_TABLE.rows.length : at;
}

/** The strength of an army as a fact. */
export function strengthOf(strength: number): Explained {
  return fact('pygma.strength', strength);
}

/**
 * What is left of an army after the check of sizes: nothing below the least, the most above it; nothing is refunded
 * (PI-05-10 to PI-05-13).
 */
export function checkedSize(settings: Settings, kind: ArmyKind, strength: number): Explained {
  const least = armyFigure(settings, kind, 'minimum');
  // Not one whole army of the least size is in it.
  if (strength < least.value)
    return rule(
      'pygma.belowLeast',
      'PI-05-11',
      calc.quotient('down', strengthOf(strength), least),
      { least: least.value, strength },
    );
  const most = armyFigure(settings, kind, 'maximum');
  return strength > most.value
    ? rule('pygma.aboveMost', 'PI-05-12', calc.minimum(strengthOf(strength), most))
    : strengthOf(strength);
}

/** Muster cost of so many men or ships; a price raised by a shortage in percent (PI-05-21, PI-13-15); whole GS, up. */
export function musterCost(
  settings: Settings,
  kind: ArmyKind,
  count: number,
  raise?: Explained,
): Explained {
  const price = armyFigure(settings, kind, 'cost');
  const paid =
    raise === undefined ? price : calc.quotient('up', calc.product(price, raise), HUNDRED);
  return rule('pygma.musterCost', 'PI-05-21', calc.product(strengthOf(count), paid));
}

/** Pay of an army in a muster month, on its strength in the books; never at a raised price (PI-05-22, PI-05-23). */
export function payOf(settings: Settings, kind: ArmyKind, strength: number): Explained {
  const pay = armyFigure(settings, kind, 'pay');
  return rule('pygma.pay', 'PI-05-22', calc.product(strengthOf(strength), pay));
}

/** Whether an army is strong enough to conquer, 1 or 0 (PI-05-55, PI-05-57). */
export function conquestBy(settings: Settings, strength: number): Explained {
  const enough = reaches(strengthOf(strength), cellIn(settings, LIMIT_TABLE, 'conquest'));
  return rule('pygma.conquest', 'PI-05-55', enough);
}

/** Strength of the warriors a fleet becomes (PI-05-06 to PI-05-08). */
export function warriorsOf(settings: Settings, ships: number): Explained {
  const crew = cellIn(settings, LIMIT_TABLE, 'crew');
  return rule('pygma.crew', 'PI-05-07', calc.product(strengthOf(ships), crew));
}
