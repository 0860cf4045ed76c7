import { calc, type Explained, fact, rule, type Rule, sum, type Verdict } from '../../../../kernel';
import {
  type Statement,
  type SummaryKey,
  type SummaryRow,
  summaryRows,
} from '../../orders/statement';
import { amountIn, type Books } from './books';
import { asExpense } from './figures';
import { landFromRows } from './land';
import { hasBuilding, type Letter } from './letter';
import { musterFromRows } from './muster';
import { acceptsNet } from './settlements';
import { rowUpkeep, upkeepFromRows } from './upkeep';

/** A row of the summary compared with its details and with the GM's data; expenses are negative. */
export interface SummaryCheck {
  readonly row: SummaryRow;
  readonly stated: number;
  /** Sum of its details, as stated; null = it has none. */
  readonly fromRows: number | null;
  readonly computed: Explained;
  readonly verdict: Verdict;
}

const EXPENSES: readonly SummaryKey[] = ['settlementUpkeep', 'infrastructure', 'units', 'building'];

/** The amount of a row with the sign of its kind, whichever the player wrote. */
const amountOfRow = ({ key, gold }: SummaryRow): number =>
  EXPENSES.includes(key) ? asExpense(gold.value) : gold.value;

const statedIn = (statement: Statement, key: SummaryKey): number =>
  summaryRows(statement, key).reduce((total, row) => total + amountOfRow(row), 0);

/** Sum of all stated rows but the last: what the new treasury should be (WW-3.2-03, WW-8.3-30). */
export function totalOfRows({ summary }: Statement): number {
  return summary.reduce(
    (total, row) => (row.key === 'after' ? total : total + amountOfRow(row)),
    0,
  );
}

const expense = (value: Explained): Explained => calc.difference(fact('nothing', 0), value);

/** True if the taxes of settlements are stated net, so that no upkeep is due beside them (WW-12.3-16). */
export function isStatedNet(statement: Statement, books: Books): boolean {
  const stated = summaryRows(statement, 'settlements').map(amountOfRow);
  const net = amountIn(books.towns, 'net');
  return (
    acceptsNet(books) &&
    net !== amountIn(books.towns, 'gross') &&
    stated.some((gold) => gold === net)
  );
}

const landFigure = (books: Books): Explained => books.land.totals['gold'] ?? fact('notDue', 0);

const townFigure = (books: Books, column: string): Explained =>
  books.towns.totals[column] ?? fact('notDue', 0);

const unitFigure = (statement: Statement, books: Books): Explained =>
  statement.upkeep.rows.length === 0
    ? (books.upkeep.totals['cost'] ?? fact('notDue', 0))
    : sum(
        ...statement.upkeep.rows.map((row) =>
          fact('statedUpkeep', rowUpkeep(row, books), {
            heads: row.count?.value ?? 0,
          }),
        ),
      );

const musterFigure = (statement: Statement): Explained =>
  statement.muster.rows.length === 0
    ? fact('statedMuster', statedIn(statement, 'muster'))
    : sum(
        ...statement.muster.rows.map(({ unit, gold }) =>
          fact('statedMusterRow', gold?.value ?? 0, { unit: unit?.value ?? 0 }),
        ),
      );

/** Correct value of a row of the summary by the GM's data; what only the player can know is taken from the letter. */
const computedOf = (key: SummaryKey, statement: Statement, books: Books): Explained => {
  switch (key) {
    case 'before':
      return fact('treasury', books.party.treasury);
    case 'land':
      return landFigure(books);
    case 'settlements':
      return townFigure(books, isStatedNet(statement, books) ? 'net' : 'gross');
    case 'settlementUpkeep':
      return isStatedNet(statement, books)
        ? fact('notDue', 0)
        : expense(townFigure(books, 'upkeep'));
    case 'infrastructure':
      return expense(books.infrastructure.totals['gold'] ?? fact('notDue', 0));
    case 'units':
      return expense(unitFigure(statement, books));
    case 'muster':
      return musterFigure(statement);
    case 'building':
      return fact('statedBuilding', statedIn(statement, 'building'));
    case 'other':
      return fact('statedOther', statedIn(statement, 'other'));
    case 'after':
      return recomputedTreasury(statement, books);
  }
};

const ACCOUNTS: readonly SummaryKey[] = [
  'land',
  'settlements',
  'settlementUpkeep',
  'infrastructure',
  'units',
  'muster',
  'building',
  'other',
];

/**
 * The new treasury recomputed: the old one as stated, every row by the GM's data and the rule tables; heads,
 * amounts of raising and what is built are the player's, for nobody else knows what he meant (WW-8.3-32).
 */
export function recomputedTreasury(statement: Statement, books: Books): Rule {
  const [before] = summaryRows(statement, 'before');
  return rule(
    'recomputedTreasury',
    'WW-8.3-32',
    sum(
      before === undefined
        ? fact('treasury', books.party.treasury)
        : fact('statedTreasury', before.gold.value),
      ...ACCOUNTS.map((key) =>
        rule('summaryRow', 'WW-3.3-07', computedOf(key, statement, books), { row: key }),
      ),
    ),
  );
}

/** Sum of the details of a row as stated; null = there are none. */
const fromRows = (key: SummaryKey, statement: Statement, books: Books): number | null => {
  const { land, settlements, infrastructure, upkeep, muster } = statement;
  switch (key) {
    case 'land':
      return land.rows.length === 0 ? null : landFromRows(land);
    case 'settlements': {
      const listed = settlements.rows.reduce((total, { gold }) => total + (gold?.value ?? 0), 0);
      const isNet = listed !== amountIn(books.towns, 'gross') && !isStatedNet(statement, books);
      const upkeepOfAll = isNet ? amountIn(books.towns, 'upkeep') : 0;
      return settlements.rows.length === 0 ? null : listed + upkeepOfAll;
    }
    case 'infrastructure':
      return infrastructure.gold === null ? null : asExpense(infrastructure.gold.value);
    case 'units':
      return upkeep.rows.length === 0 ? null : asExpense(upkeepFromRows(statement));
    case 'muster':
      return muster.rows.length === 0 ? null : musterFromRows(statement);
    case 'after':
      return totalOfRows(statement);
    default:
      return null;
  }
};

/** Sums written below a list count as its details too: a wrong one is reported there. */
const listedSum = (key: SummaryKey, { land, upkeep, muster }: Statement): number | null => {
  if (key === 'land') return land.gold?.value ?? null;
  if (key === 'units') return upkeep.gold === null ? null : asExpense(upkeep.gold.value);
  return key === 'muster' ? (muster.gold?.value ?? null) : null;
};

const isSupported = (
  { key, cause, gold }: SummaryRow,
  statement: Statement,
  books: Books,
  letter: Letter,
): boolean => {
  if (gold.value === 0) return true;
  if (key === 'other') return cause !== '';
  if (key === 'muster') return statement.muster.rows.length > 0;
  const runs = Object.values(books.world.works).some(
    ({ owners, progress }) => progress !== null && owners.includes(books.party.key),
  );
  const isListed = statement.structures.some(({ isNew }) => isNew) || hasBuilding(letter);
  return key !== 'building' || runs || isListed;
};

const verdictOf = (
  row: SummaryRow,
  computed: number,
  listed: number | null,
  statement: Statement,
  isDetailed: boolean,
): Verdict => {
  const stated = amountOfRow(row);
  if (!isDetailed) return 'unsupported';
  if (row.key === 'before') return stated === computed ? 'input' : 'differs';
  // A new treasury is the sum of its rows even where some of them are wrong (WW-3.2-03).
  if (row.key === 'after' && stated !== listed) return 'differs';
  if (stated === computed) return 'agrees';
  return stated === listed || stated === listedSum(row.key, statement) ? 'follows' : 'differs';
};

/** Every row of the summary compared with its details and the GM's data (WW-3.3-08, WW-8.3-29). */
export function summaryChecks(
  statement: Statement,
  books: Books,
  letter: Letter,
): readonly SummaryCheck[] {
  return statement.summary.map((row) => {
    const alone = row.key === 'other' || row.key === 'building';
    const computed = alone
      ? fact(row.key === 'other' ? 'statedOther' : 'statedBuilding', amountOfRow(row))
      : computedOf(row.key, statement, books);
    const listed = fromRows(row.key, statement, books);
    const isDetailed = isSupported(row, statement, books, letter);
    const verdict = verdictOf(row, computed.value, listed, statement, isDetailed);
    return { row, stated: amountOfRow(row), fromRows: listed, computed, verdict };
  });
}
