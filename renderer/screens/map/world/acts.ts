import { useDesk } from '../../../model/state/desk';
import { useSession } from '../../../model/state/session';
import type { Shortcut } from '../../../kit/state/shortcuts';
import { useWorldRoom } from './room';

const SCOPE = 'app:room.map';

/** The world may be changed: it is open for writing and seen as it is. */
const canChange = (): boolean =>
  !useSession.getState().readOnly && useDesk.getState().perspective.kind === 'truth';

const hasLand = (): boolean => (useSession.getState().lattice?.size ?? 0) > 0;

/** Acts on the world as a whole, and the places in it that the GM wants to find again. */
export const WORLD_ACTS: readonly Shortcut[] = [
  {
    id: 'world.generate',
    text: 'world:act.generate',
    scope: SCOPE,
    icon: 'map',
    isEnabled: () => canChange() && hasLand(),
    run: () => useWorldRoom.getState().show('generate'),
  },
  {
    id: 'world.numbers',
    text: 'world:act.numbers',
    scope: SCOPE,
    icon: 'grossfeld',
    isEnabled: () => canChange() && hasLand(),
    run: () => useWorldRoom.getState().show('numbers'),
  },
  {
    id: 'world.bookmarks',
    keys: 'Mod+B',
    text: 'world:act.bookmarks',
    scope: SCOPE,
    icon: 'pin',
    isEnabled: hasLand,
    run: () => useWorldRoom.getState().show('bookmarks'),
  },
];
