import { unitTypeOf } from '../../rules/catalogue';
import { isTaxDue, isUnitUpkeepDue } from '../../rules/economy/dues';
import { leadersNeeded } from '../../rules/leaders';
import { raisingCost, unitUpkeep } from '../../rules/units';
import { amountOf } from '../../rules/settings';
import { musterCapacity, townOf } from '../../rules/structure/town';
import { worksOf } from '../../rules/structure/works';
import { type FieldAddress } from '../../../../hex';
import { settlementAt } from '../../../../world';
import { fieldOfPosition, typeOfRow } from '../check/context';
import { remarkOf, type WabenRow, type Words } from '../content';
import { type Declaration, declarationsOf } from '../declaration';
import { type Advice, notice } from './advise';
import { type Outlook } from './outlook';

/** Gold for what a row raises; 0 if it raises nothing that can be priced (WW-5.1-27, WW-5.2-01). */
const raisedGold = (row: WabenRow, outlook: Outlook): number => {
  const remark = remarkOf(row.content, 'new');
  const type = typeOfRow(row, outlook) ?? unitTypeOf(remark?.type ?? '');
  const count = remark?.count ?? 0;
  if (type === undefined || count === 0) return 0;
  const isNew = !outlook.units.has(row.unit);
  const needed = isNew ? leadersNeeded(type, count, outlook.settings).value : 0;
  const goods = { type, size: count, leaders: remark?.leaders ?? needed };
  return raisingCost(goods, outlook.settings).value;
};

/** Gold a declaration takes out of the treasury. */
const declaredGold = (declaration: Declaration): number => {
  switch (declaration.kind) {
    case 'pay':
    case 'spend':
    case 'upkeep':
      return declaration.gold;
    case 'build':
      return declaration.gold ?? 0;
    default:
      return 0;
  }
};

const treasuryOf = ({ world, party }: Outlook): number => world.parties[party]?.treasury ?? 0;

/** Everything the letter spends, in its order, with its words. */
const expensesOf = (outlook: Outlook): readonly { gold: number; at: Words }[] =>
  [
    ...outlook.declarations.map((one) => ({ gold: declaredGold(one), at: one })),
    ...[...outlook.rows.values()].flatMap((row) => {
      const at = remarkOf(row.content, 'new');
      return at === undefined ? [] : [{ gold: raisedGold(row, outlook), at }];
    }),
  ]
    .filter(({ gold }) => gold > 0)
    .sort((a, b) => a.at.span.start - b.at.span.start);

/** More is spent than the treasury holds, and no taxes are booked in this turn (WW-3.2-05, WW-12.3-01). */
export const overspent: Advice = (outlook) => {
  if (isTaxDue(outlook.world.clock, outlook.settings)) return [];
  const treasury = treasuryOf(outlook);
  const expenses = expensesOf(outlook);
  const total = expenses.reduce((sum, { gold }) => sum + gold, 0);
  const first = expenses.find(
    (_, index) => expenses.slice(0, index + 1).reduce((sum, { gold }) => sum + gold, 0) > treasury,
  );
  return first === undefined
    ? []
    : [notice(outlook, 'F-ADV-SPENDING', first.at, { total, treasury })];
};

/** The upkeep of the units is due, no taxes are booked, and the treasury does not suffice (WW-5.1-33, -34, WW-12.3-01). */
export const unpaidUpkeep: Advice = (outlook) => {
  const { settings, world } = outlook;
  if (!isUnitUpkeepDue(world.clock, settings) || isTaxDue(world.clock, settings)) return [];
  const total = outlook.pieces.reduce(
    (sum, { unit, type }) =>
      sum + unitUpkeep({ type, size: unit.size, leaders: unit.leaders }, outlook.settings).value,
    0,
  );
  const treasury = treasuryOf(outlook);
  return total <= treasury ? [] : [notice(outlook, 'F-ADV-UPKEEP', null, { total, treasury })];
};

/** Taxes above the usual rate while marks of an uprising are left (WW-9.5-05). */
export const unrestTax: Advice = (outlook) => {
  const marks = outlook.world.parties[outlook.party]?.unrest ?? 0;
  const usual = amountOf(outlook.settings, 'econ.tax_rate_pct');
  return declarationsOf(outlook.declarations, 'tax')
    .slice(0, 1)
    .filter(({ rate }) => marks > 0 && rate > usual)
    .map((tax) => notice(outlook, 'F-ADV-TAX', tax, { rate: tax.rate, usual, marks }));
};

/** Raising by settlement: rows that raise in one of the party's own. */
const raisingBySettlement = (outlook: Outlook): ReadonlyMap<FieldAddress, readonly WabenRow[]> => {
  const found = new Map<FieldAddress, readonly WabenRow[]>();
  for (const row of outlook.rows.values()) {
    if (remarkOf(row.content, 'new') === undefined) continue;
    const piece = outlook.pieces.find(({ unit }) => unit.number === row.unit);
    const stated = row.content.movement.start ?? row.content.stated.end;
    const field = piece?.from ?? fieldOfPosition(stated, outlook);
    if (field !== null) found.set(field, [...(found.get(field) ?? []), row]);
  }
  return found;
};

/** More is raised in a settlement than it can raise (WW-5.1-21): what does not fit is not raised. */
export const overRaised: Advice = (outlook) =>
  [...raisingBySettlement(outlook)].flatMap(([field, rows]) => {
    const works = worksOf(outlook.world.works);
    const settlement = settlementAt(outlook.world.map, field);
    const capacity =
      settlement === undefined
        ? 0
        : musterCapacity(townOf(works, field, settlement), outlook.settings).value;
    const gold = rows.reduce((sum, row) => sum + raisedGold(row, outlook), 0);
    const at = rows.map(({ content }) => remarkOf(content, 'new') ?? null).at(-1) ?? null;
    return settlement?.owner !== outlook.party || gold <= capacity
      ? []
      : [notice(outlook, 'F-ADV-RAISING', at, { field, gold, capacity })];
  });
