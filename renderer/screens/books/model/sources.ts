import type { ArchivedTurn, BalanceSheet, Campaign } from '../../../../engine';
import type { SheetSource } from '../../../model/books/books-store';

/** Which sources have a balance sheet: the open month first, then archived months, the latest first. */
export function sourcesOf(
  { archive }: Pick<Campaign, 'archive'>,
  hasProposal: boolean,
): readonly SheetSource[] {
  return [
    ...(hasProposal ? (['proposal'] as const) : []),
    'halfYear',
    ...Object.values(archive)
      .filter(({ results }: ArchivedTurn) => results !== undefined)
      .map(({ turn }) => turn)
      .sort((a, b) => b - a),
  ];
}

/** The source to show: the one chosen, if it is there, else the closest to the month at hand. */
export function sourceInUse(
  chosen: SheetSource | null,
  sources: readonly SheetSource[],
): SheetSource {
  return chosen !== null && sources.includes(chosen) ? chosen : (sources[0] ?? 'halfYear');
}

/** The sheet of a party among those of a turn. */
export function sheetFor(
  sheets: readonly BalanceSheet[] | undefined,
  party: string,
): BalanceSheet | undefined {
  return sheets?.find((sheet) => sheet.party === party);
}
