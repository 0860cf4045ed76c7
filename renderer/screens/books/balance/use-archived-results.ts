import { useMemo } from 'react';
import { type Campaign, type TurnResults, unpackResults } from '../../../../engine';

/** What an archived turn came to; undefined if none is asked for, or its results are not kept. */
export function useArchivedResults(
  { archive }: Pick<Campaign, 'archive'>,
  turn: number | null,
): TurnResults | undefined {
  const packed = turn === null ? undefined : archive[turn]?.results;
  return useMemo(() => (packed === undefined ? undefined : unpackResults(packed)), [packed]);
}
