import { useMemo } from 'react';
import { type Campaign, type TurnResults, unpackResults } from '../../../../engine';

/** The results of an archived turn; undefined if none is asked for, or they are not stored. */
export function useArchivedResults(
  { archive }: Pick<Campaign, 'archive'>,
  turn: number | null,
): TurnResults | undefined {
  const packed = turn === null ? undefined : archive[turn]?.results;
  return useMemo(() => (packed === undefined ? undefined : unpackResults(packed)), [packed]);
}
