import {
  type BalanceRow,
  type BalanceSheet,
  type Explained,
  fact,
  isOwnFigure,
  reportsOf,
} from '../../../kernel';
import type { PartyKey } from '../../../world';
import { balancesOf } from '../views/balance';
import { money } from '../rules/money';
import type { PhaseTurn } from './turn';

/** A figure as the party may read it: what is derived from others' things is told without its derivation. */
const reportedFigure = (figure: Explained, party: PartyKey): Explained => {
  if (isOwnFigure(figure, party)) return figure;
  if (figure.kind === 'operation')
    return { ...figure, parts: figure.parts.map((part) => reportedFigure(part, party)) };
  const told = fact('organisation.withheld', figure.value);
  return figure.kind !== 'roll' && figure.unit === 'half' ? money(told) : told;
};

const reportedCells = (cells: BalanceRow['cells'], party: PartyKey): BalanceRow['cells'] =>
  Object.fromEntries(
    Object.entries(cells).map(([column, figure]) => [column, reportedFigure(figure, party)]),
  );

/** The books as their party may read them: how much was in a purse it robbed stays hidden (OS-20-03). */
const reportedBalance = (sheet: BalanceSheet): BalanceSheet => {
  const { party, sections, summary, after } = sheet;
  const reportedRow = (row: BalanceRow): BalanceRow => ({
    ...row,
    cells: reportedCells(row.cells, party),
  });
  return {
    ...sheet,
    sections: sections.map((section) => ({
      ...section,
      rows: section.rows.map(reportedRow),
      totals: reportedCells(section.totals, party),
    })),
    summary: summary.map(reportedRow),
    after: reportedFigure(after, party),
  };
};

/** What everybody is told of the phase: own events, own books, own letters, and what is public (OS-20-03, OS-13-20). */
export function report(turn: PhaseTurn): void {
  turn.balances = balancesOf(turn);
  const parties = Object.keys(turn.state.organisations).sort();
  turn.reports = reportsOf(turn, parties, turn.balances.map(reportedBalance));
}
