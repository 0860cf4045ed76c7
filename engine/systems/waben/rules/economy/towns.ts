import {
  type BalanceRow,
  type BalanceSection,
  calc,
  type Explained,
  fact,
  rule,
  type Rule,
  type Rulings,
  type Settings,
} from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { structureUpkeep } from '../building/cost';
import { isTownComplete, townInhabitants, townValueLeft } from '../structure/town';
import { cellKey, columnSum, ruledCell } from './book';
import type { Estate, OwnedTown } from './estate';
import { surplusTowns } from './urban';
import { INHABITANTS_ANYWHERE } from '../building/crowd';
import { amountOf } from '../settings';

/** Taxes of a surplus settlement: none (WW-4.2-16). */
const noSettlementTax = ({ field, town }: OwnedTown): Rule =>
  rule('settlementTax', 'WW-4.2-16', fact('urbanSurplus', 0, {}, 'WW-4.2-16'), {
    place: field,
    type: town.settlement.type,
  });

/** Inhabitants who pay: of a former capital no more than its ground allows (WW-12.4-14). */
const taxedInhabitants = ({ town, isConfined }: OwnedTown, settings: Settings): Explained => {
  const inhabitants = townInhabitants(town, settings);
  return isConfined && inhabitants.value > INHABITANTS_ANYWHERE
    ? calc.minimum(inhabitants, fact('inhabitantsAnywhere', INHABITANTS_ANYWHERE, {}, 'WW-12.4-14'))
    : inhabitants;
};

/**
 * Gross taxes of a settlement per half-year, gold: inhabitants times 15 percent (WW-3.1-08); with another tax rate
 * than the usual one in the same proportion, rounded half up (WW-9.5-05).
 */
const settlementTax = (owned: OwnedTown, rate: number, settings: Settings): Rule => {
  const inhabitants = taxedInhabitants(owned, settings);
  const share = fact(
    'settlementRate',
    amountOf(settings, 'econ.settlement_rate_pct'),
    {},
    'WW-3.1-08',
  );
  const usual = amountOf(settings, 'econ.tax_rate_pct');
  const percent = fact('percent', 100);
  const body =
    rate === usual
      ? calc.quotient('halfUp', calc.product(inhabitants, share), percent)
      : calc.quotient(
          'halfUp',
          calc.product(inhabitants, share, fact('taxRate', rate, {}, 'WW-9.5-05')),
          calc.product(percent, fact('usualTaxRate', usual, {}, 'WW-3.1-03')),
        );
  return rule('settlementTax', 'WW-3.1-08', body, {
    place: owned.field,
    type: owned.town.settlement.type,
  });
};

/** Columns of the list of settlements; what is not due is left out (WW-3.3-07). */
export const TOWN_COLUMNS = ['inhabitants', 'value', 'gross', 'upkeep', 'net'] as const;

const SECTION = 'settlementIncome';

/** Dues of a settlement: taxes at a rate in percent, upkeep. */
export interface TownDues {
  /** Null = no taxes this turn. */
  readonly rate: number | null;
  readonly hasUpkeep: boolean;
}

/** Building value points of what stands of a settlement (WW-4.2-13, WW-12.3-15). */
const standingValue = ({ town }: OwnedTown, settings: Settings): Explained =>
  isTownComplete(town.settlement, settings)
    ? townValueLeft(town, settings)
    : fact('builtSoFar', town.settlement.built, {}, 'WW-12.3-15');

/** Upkeep of a settlement per half-year: of what stands of it, more in difficult terrain (WW-4.1-24, WW-4.2-13). */
export function townUpkeep(owned: OwnedTown, settings: Settings): Explained {
  return structureUpkeep(
    'settlement',
    standingValue(owned, settings),
    fact('difficulty', owned.difficulty, {}, 'WW-4.1-07'),
    settings,
  );
}

const grossOf = (town: OwnedTown, isSurplus: boolean, rate: number, settings: Settings) =>
  isSurplus ? noSettlementTax(town) : settlementTax(town, rate, settings);

const rowOf = (
  party: PartyKey,
  owned: OwnedTown,
  isSurplus: boolean,
  { rate, hasUpkeep }: TownDues,
  settings: Settings,
  rulings: Rulings,
): BalanceRow => {
  const { field, town } = owned;
  const cell = (column: string, computed: Explained): Explained =>
    ruledCell(cellKey(party, SECTION, field, column), computed, rulings);
  const gross =
    rate === null ? undefined : cell('gross', grossOf(owned, isSurplus, rate, settings));
  const upkeep = hasUpkeep ? cell('upkeep', townUpkeep(owned, settings)) : undefined;
  const net = calc.difference(
    gross ?? fact('notDue', 0),
    ...(upkeep === undefined ? [] : [upkeep]),
  );
  return {
    key: 'settlement',
    id: field,
    about: { place: field, name: town.settlement.name, type: town.settlement.type },
    cells: {
      inhabitants: townInhabitants(town, settings),
      value: standingValue(owned, settings),
      ...(gross === undefined ? {} : { gross }),
      ...(upkeep === undefined ? {} : { upkeep }),
      net,
    },
  };
};

/**
 * The list of settlements in order of position: inhabitants, building value, gross taxes, upkeep, and net, which is the
 * figure of the booklet's table (WW-3.3-07, WW-4.2-12, WW-12.3-16). Surplus settlements yield nothing (WW-4.2-16).
 */
export function townSection(
  party: PartyKey,
  estate: Estate,
  dues: TownDues,
  settings: Settings,
  rulings: Rulings,
): BalanceSection {
  const surplus = dues.rate === null ? [] : surplusTowns(estate, settings);
  const rows = estate.towns.map((town) =>
    rowOf(party, town, surplus.includes(town), dues, settings, rulings),
  );
  const totals = Object.fromEntries(
    TOWN_COLUMNS.map((column) => [
      column,
      ruledCell(cellKey(party, SECTION, 'total', column), columnSum(rows, column), rulings),
    ]),
  );
  return { key: SECTION, columns: TOWN_COLUMNS, rows, totals };
}
