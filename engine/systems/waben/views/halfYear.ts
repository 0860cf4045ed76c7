import {
  type BalanceRow,
  type BalanceSection,
  type BalanceSheet,
  type Explained,
  fact,
  operation,
  type Rulings,
  rule,
  type Settings,
  sum,
} from '../../../kernel';
import type { World } from '../../../world';
import { boardOf } from '../rules/movement/board';
import { type Books, booksOf, officeOf } from '../rules/statement';

const gold = (section: BalanceSection, column: string): Explained =>
  section.totals[column] ?? fact('notDue', 0);

const expense = (cost: Explained): Explained => operation('difference', [fact('nothing', 0), cost]);

const summaryRow = (key: string, cell: Explained): BalanceRow => ({
  key,
  about: {},
  cells: { gold: cell },
});

const summaryOf = ({ land, towns, infrastructure, upkeep }: Books): readonly BalanceRow[] => [
  summaryRow('landTax', gold(land, 'gold')),
  summaryRow('settlementTax', gold(towns, 'gross')),
  summaryRow('settlementUpkeep', expense(gold(towns, 'upkeep'))),
  summaryRow('infrastructureUpkeep', expense(gold(infrastructure, 'gold'))),
  summaryRow('unitUpkeep', expense(gold(upkeep, 'cost'))),
];

/** The GM's books of a party for a sheet with everything in it; undefined if there is no such party. */
export const booksFor = (
  world: World,
  party: string,
  settings: Settings,
  rulings: Rulings,
): Books | undefined => {
  const owner = Object.hasOwn(world.parties, party) ? world.parties[party] : undefined;
  return owner === undefined
    ? undefined
    : booksOf(owner, officeOf(world, settings, rulings, boardOf(world.map, settings)));
};

/**
 * What a party earns and owes in a half-year as things stand, whichever moon it is: land, settlements,
 * infrastructure, units, and the treasury that would come of it (WW-3.3-07). Undefined if there is no such party.
 */
export const halfYear = (
  world: World,
  party: string,
  settings: Settings,
  rulings: Rulings,
): BalanceSheet | undefined => {
  const books = booksFor(world, party, settings, rulings);
  if (books === undefined) return undefined;
  const summary = summaryOf(books);
  const { treasury, storage } = books.party;
  return {
    party,
    turn: world.clock.turn,
    sections: [books.land, books.towns, books.infrastructure, books.upkeep],
    summary,
    before: treasury,
    after: rule(
      'halfYearTreasury',
      'WW-3.2-03',
      sum(fact('treasury', treasury), ...summary.flatMap(({ cells }) => cells['gold'] ?? [])),
    ),
    storage: storage ?? {},
  };
};
