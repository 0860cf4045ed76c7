import { boardViews } from '../model/boards/registry';
import { systems } from '../../engine';
import { useSession } from '../model/state/session';

/** The first screen: the board of the open campaign, by its kind. */
export function BoardScreen() {
  const system = useSession(({ campaign }) => campaign?.system);
  const board = system === undefined ? undefined : systems[system]?.board.kind;
  const Screen = board === undefined ? undefined : boardViews[board]?.Screen;
  return Screen === undefined ? null : <Screen />;
}
