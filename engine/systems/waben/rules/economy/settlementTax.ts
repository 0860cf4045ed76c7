import {
  type Explained,
  fact,
  operation,
  rule,
  type Rule,
  type Settings,
} from '../../../../kernel';
import { INHABITANTS_ANYWHERE } from '../building/crowd';
import { amountOf } from '../settings';
import { townInhabitants } from '../structure/town';
import type { OwnedTown } from './estate';

/** Taxes of a surplus settlement: none (WW-4.2-16). */
export const noSettlementTax = ({ field, town }: OwnedTown): Rule =>
  rule('settlementTax', 'WW-4.2-16', fact('urbanSurplus', 0, {}, 'WW-4.2-16'), {
    place: field,
    type: town.settlement.type,
  });

/** Inhabitants who pay: of a former capital no more than its ground bears (WW-12.4-14). */
const taxedInhabitants = ({ town, isConfined }: OwnedTown, settings: Settings): Explained => {
  const inhabitants = townInhabitants(town, settings);
  return isConfined && inhabitants.value > INHABITANTS_ANYWHERE
    ? operation('minimum', [
        inhabitants,
        fact('inhabitantsAnywhere', INHABITANTS_ANYWHERE, {}, 'WW-12.4-14'),
      ])
    : inhabitants;
};

/**
 * Gross taxes of a settlement per half-year, gold: inhabitants times 15 percent (WW-3.1-08); with another tax rate
 * than the usual one in the same proportion, rounded half up (WW-9.5-05).
 */
export const settlementTax = (owned: OwnedTown, rate: number, settings: Settings): Rule => {
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
      ? operation('quotient', [operation('product', [inhabitants, share]), percent], 'halfUp')
      : operation(
          'quotient',
          [
            operation('product', [inhabitants, share, fact('taxRate', rate, {}, 'WW-9.5-05')]),
            operation('product', [percent, fact('usualTaxRate', usual, {}, 'WW-3.1-03')]),
          ],
          'halfUp',
        );
  return rule('settlementTax', 'WW-3.1-08', body, {
    place: owned.field,
    type: owned.town.settlement.type,
  });
};
