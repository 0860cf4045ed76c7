import { type Campaign, latticeOf } from '../../../../engine';
import { showParts } from '../../../app/testing';
import { useSession } from '../../../model/state/session';
import type { Language } from '../../text/words';
import type { Board, SeenThrough } from '../../../model/board/board';
import { OpenBoard } from '../../../model/board/BoardView';
import type { Camera } from '../camera';
import { type BoardScreenState, setBoardScreen } from '../../../model/board/screen-state';

/** A campaign on the screen of a board; what is carried out changes it at once, and its name is added to `names`. */
export function showBoard<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>(
  board: Board<State, Seen, Context, Held>,
  { campaign, camera, names }: Shown,
  { readOnly = false, language = 'de' }: Way = {},
) {
  useSession.setState({
    campaign,
    lattice: latticeOf(campaign.world.map),
    readOnly,
    execute: (command) => {
      names.push(command.name);
      const now = useSession.getState().campaign;
      if (now !== null && 'replace' in command)
        useSession.setState({ campaign: command.replace(now) });
      return Promise.resolve();
    },
  });
  setBoardScreen(board.screen, { extent: { width: 900, height: 600 }, camera });
  return showParts(<OpenBoard board={board} />, language);
}

interface Way {
  readonly readOnly?: boolean;
  readonly language?: Language;
}

interface Shown {
  readonly campaign: Campaign;
  readonly camera: Camera;
  readonly names: string[];
}
