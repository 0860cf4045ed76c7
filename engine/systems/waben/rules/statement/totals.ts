import type { Finding } from '../../../../kernel';
import { finding, type OrderFindingCode } from '../../orders/finding';
import { type Statement, summaryRows } from '../../orders/statement';
import { choiceOf } from '../settings';
import { amountIn, type Books } from './books';
import type { Letter } from './letter';
import { isStatedNet, type SummaryCheck, summaryChecks, totalOfRows } from './summary';

type About = Readonly<Record<string, string | number>>;

/** Upkeep of settlements that contains the upkeep of the infrastructure as well: charged twice (WW-8.3-29, -31). */
const upkeepReason = (stated: number, statement: Statement, books: Books): About => {
  const infrastructure = amountIn(books.infrastructure, 'gold');
  const both = amountIn(books.towns, 'upkeep') + infrastructure;
  if (isStatedNet(statement, books)) return { reason: 'net' };
  return stated === -both && infrastructure > 0 ? { reason: 'twice', infrastructure } : {};
};

const CODES = {
  before: 'F-BAL-TOTAL',
  land: 'F-BAL-LANDSUM',
  settlements: 'F-BAL-SETTLEUPKEEP',
  settlementUpkeep: 'F-BAL-SETTLEUPKEEP',
  infrastructure: 'F-BAL-INFRA',
  units: 'F-BAL-UNITUPKEEP',
  muster: 'F-BAL-MUSTERSUM',
  building: 'F-BAL-NODETAIL',
  other: 'F-BAL-NODETAIL',
  after: 'F-BAL-TOTAL',
} as const satisfies Readonly<Record<string, OrderFindingCode>>;

const REASONS: Readonly<Partial<Record<keyof typeof CODES, string>>> = {
  before: 'before',
  land: 'summary',
  settlements: 'gross',
  infrastructure: 'summary',
  units: 'summary',
};

/** Expenses are told of without their sign: "the upkeep is ...". */
const UNSIGNED: readonly string[] = ['settlementUpkeep', 'infrastructure', 'units'];

const differing = (check: SummaryCheck, statement: Statement, books: Books): Finding => {
  const { row, stated, fromRows, computed } = check;
  const { key } = row;
  const reason = REASONS[key];
  const actual = key === 'muster' || key === 'after' ? (fromRows ?? 0) : computed.value;
  const plain = (value: number): number => (UNSIGNED.includes(key) ? Math.abs(value) : value);
  const about = {
    ...(reason === undefined ? {} : { reason }),
    stated: plain(stated),
    actual: plain(actual),
    ...(key === 'settlementUpkeep' ? upkeepReason(stated, statement, books) : {}),
  };
  return finding(CODES[key], books.party.key, { at: row.gold.words, about });
};

const noDetail = ({ row, stated }: SummaryCheck, party: string): Finding =>
  finding('F-BAL-NODETAIL', party, { at: row.words, about: { stated } });

/** Other income is confirmed by the GM, or not possible at all, as he lays down (WW-3.2-04, WW-12.3-10). */
const otherIncome = ({ row, stated }: SummaryCheck, books: Books): readonly Finding[] => {
  const policy = choiceOf(books.settings, 'econ.other_income');
  if (row.key !== 'other' || stated <= 0 || policy === 'free') return [];
  const about = { ...(policy === 'none' ? { reason: 'none' } : {}), stated, cause: row.cause };
  return [finding('F-BAL-OTHERINC', books.party.key, { at: row.words, about })];
};

const ofCheck = (check: SummaryCheck, statement: Statement, books: Books): readonly Finding[] => {
  const asked = otherIncome(check, books);
  if (asked.length > 0) return asked;
  if (check.verdict === 'unsupported') return [noDetail(check, books.party.key)];
  return check.verdict === 'differs' ? [differing(check, statement, books)] : [];
};

/** The upkeep of settlements that no row of the summary mentions although the taxes are gross (WW-12.3-16). */
const missingUpkeep = (statement: Statement, books: Books): readonly Finding[] => {
  const actual = amountIn(books.towns, 'upkeep');
  const isThere = summaryRows(statement, 'settlementUpkeep').length > 0;
  const [taxes] = summaryRows(statement, 'settlements');
  return isThere || taxes === undefined || actual === 0 || isStatedNet(statement, books)
    ? []
    : [
        finding('F-BAL-SETTLEUPKEEP', books.party.key, {
          about: { stated: 0, actual },
        }),
      ];
};

/** Gold by place has to be the new treasury (WW-3.3-05); the difference lies in the capital. */
const storageFindings = (statement: Statement, { party }: Books): readonly Finding[] => {
  const [first] = statement.storage;
  if (first === undefined) return [];
  const stated = statement.storage.reduce((total, { gold }) => total + gold.value, 0);
  const actual = summaryRows(statement, 'after')[0]?.gold.value ?? totalOfRows(statement);
  return stated === actual
    ? []
    : [finding('F-BAL-STORAGE', party.key, { at: first.words, about: { stated, actual } })];
};

/**
 * The summary: each row against its details and the GM's data. A row that follows from stated rows raises nothing,
 * so that an error is told once, where it is (WW-3.3-08, WW-8.3-29, WW-8.3-45).
 */
export function totalFindings(
  statement: Statement,
  books: Books,
  letter: Letter,
): readonly Finding[] {
  const isWhole = summaryRows(statement, 'after').length > 0;
  return [
    ...summaryChecks(statement, books, letter).flatMap((check) => ofCheck(check, statement, books)),
    ...missingUpkeep(statement, books),
    ...storageFindings(statement, books),
    ...(isWhole
      ? []
      : [
          finding('F-BAL-TOTAL', books.party.key, {
            about: { reason: 'missing', actual: totalOfRows(statement) },
          }),
        ]),
  ];
}
