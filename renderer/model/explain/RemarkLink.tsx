import type { ClauseId } from '../../../engine';
import { ClauseLink } from '../../kit/ui';
import { useGame } from './use-game';

/** The clause of the open game on which a remark of a shared room rests, by the text key of the remark. */
export function useRemarkClause(remark: string): ClauseId | undefined {
  return useGame()?.register.remarks?.[remark];
}

/** The link to that clause; nothing where the game says nothing of it. */
export function RemarkLink({
  remark,
  onOpen,
}: {
  readonly remark: string;
  readonly onOpen?: (clause: ClauseId) => void;
}) {
  const clause = useRemarkClause(remark);
  if (clause === undefined) return null;
  return onOpen === undefined ? (
    <ClauseLink clause={clause} />
  ) : (
    <ClauseLink clause={clause} onOpen={onOpen} />
  );
}
