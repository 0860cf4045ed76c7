import { calc, type Explained, fact, rule, type Settings } from '../../../../kernel';
import { ADMIN_TABLE, UNPAID_TABLE } from '../../data/tables';
import { bandCell, cellIn, exceeds, HUNDRED } from '../cells';
import { flagOf } from '../settings';
import { type ArmyKind, checkedSize, kindRank, payOf, strengthOf } from './kinds';

/** An army as administration and pay see it. */
export interface PaidArmy {
  readonly kind: ArmyKind;
  readonly number: number;
  readonly strength: number;
  readonly isStationed: boolean;
  /** Carried by a fleet. */
  readonly isAboard?: boolean;
  /** Muster months in a row in which it was not paid before this one. */
  readonly unpaid?: number;
}

/** An army of the books as administration and pay see it. */
export function paidArmy({
  carrier,
  ...army
}: Omit<PaidArmy, 'isAboard'> & { readonly carrier: string }): PaidArmy {
  return { ...army, isAboard: carrier !== '' };
}

/** How many armies count as movable: all but the stationed ones; traders are none (PI-05-162, PI-05-163). */
export function movableArmies(settings: Settings, armies: readonly PaidArmy[]): number {
  const countsAboard = flagOf(settings, 'pygma.admin.embarked');
  return armies.filter(
    ({ isStationed, isAboard }) => !isStationed && (countsAboard || isAboard !== true),
  ).length;
}

/** Administration cost of so many movable armies after mustering: a flat sum (PI-05-161). */
export function administrationCost(settings: Settings, movable: number): Explained {
  const cost = bandCell(settings, ADMIN_TABLE, movable);
  return rule('pygma.administrationCost', 'PI-05-161', cost, { count: movable });
}

/** What a further army costs beside its price: the difference to the next step of the table (PI-10-05). */
export function administrationRise(settings: Settings, before: number, after: number): Explained {
  return rule(
    'pygma.administrationRise',
    'PI-10-05',
    calc.difference(administrationCost(settings, after), administrationCost(settings, before)),
  );
}

/** What was paid of an army, and what is left of it. */
interface Paid {
  readonly army: PaidArmy;
  /** Undefined where the treasury did not suffice. */
  readonly pay: Explained | undefined;
  readonly left: Explained;
}

/** Order of pay where the sheet says none: stationed first, then by kind and number (HR-16). */
export function inOrderOfPay(armies: readonly PaidArmy[]): readonly PaidArmy[] {
  return armies.toSorted(
    (a, b) =>
      Number(b.isStationed) - Number(a.isStationed) ||
      kindRank(a.kind) - kindRank(b.kind) ||
      a.number - b.number,
  );
}

/** What is left of an army without pay: a quarter deserts, the second time in a row it dissolves (HR-16, PI-05-24). */
export function unpaidStrength(
  settings: Settings,
  { kind, strength, unpaid = 0 }: PaidArmy,
): Explained {
  const times = cellIn(settings, UNPAID_TABLE, 'dissolved');
  const remains = exceeds(times, fact('pygma.timesUnpaid', unpaid + 1, {}, 'PI-05-24'));
  if (remains.value === 0)
    return rule('pygma.unpaidAgain', 'PI-05-24', calc.product(strengthOf(strength), remains), {
      times: times.value,
    });
  const percent = cellIn(settings, UNPAID_TABLE, 'desertion');
  const gone = calc.quotient('halfUp', calc.product(strengthOf(strength), percent), HUNDRED);
  const left = calc.difference(strengthOf(strength), gone);
  const checked = checkedSize(settings, kind, left.value);
  return checked.value === left.value ? rule('pygma.deserted', 'PI-05-24', left) : checked;
}

/** Pays armies in their order; one that cannot be paid in full is passed over, and the next one tried (HR-16). */
export function payArmies(
  settings: Settings,
  treasury: number,
  armies: readonly PaidArmy[],
): readonly Paid[] {
  let rest = treasury;
  return armies.map((army) => {
    const pay = payOf(settings, army.kind, army.strength);
    if (pay.value > rest) return { army, pay: undefined, left: unpaidStrength(settings, army) };
    rest -= pay.value;
    return { army, pay, left: strengthOf(army.strength) };
  });
}

/** What equipment can be bought: 0, 1, 2 or 3 GS a man, other amounts rounded down (PI-05-85). */
export function equipmentOf(amount: number): 0 | 1 | 2 | 3 {
  if (amount >= 3) return 3;
  if (amount >= 2) return 2;
  return amount >= 1 ? 1 : 0;
}

/** Cost of equipment on the strength at the beginning of movement (PI-05-83, PI-05-87). */
export function equipmentCost(amount: number, strength: number): Explained {
  const each = fact('pygma.equipment', equipmentOf(amount), {}, 'PI-05-85');
  return rule('pygma.equipmentCost', 'PI-05-87', calc.product(strengthOf(strength), each));
}
