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

/**
 * The source to show: the chosen one, if it is there. Else the month that is computed; before that the half-year where
 * there is a sheet of the player's to compare with it, and the month booked last where there is none.
 */
export function sourceInUse(
  chosen: SheetSource | null,
  sources: readonly SheetSource[],
  isCompared: boolean,
): SheetSource {
  if (chosen !== null && sources.includes(chosen)) return chosen;
  const [first = 'halfYear'] = sources;
  const booked = sources.find((source) => typeof source === 'number');
  return first === 'halfYear' && !isCompared ? (booked ?? first) : first;
}

/** The sheet of a party among those of a turn. */
export function sheetFor(
  sheets: readonly BalanceSheet[] | undefined,
  party: string,
): BalanceSheet | undefined {
  return sheets?.find((sheet) => sheet.party === party);
}
