import { useSession } from '../../state/session';
import type { Shortcut } from '../../state/shortcuts';
import { useWorldRoom } from './room';

const SCOPE = 'app:room.map';

const hasLand = (): boolean => (useSession.getState().lattice?.size ?? 0) > 0;

/** Acts on the world as a whole, and the places in it that the GM wants to find again. */
export const WORLD_ACTS: readonly Shortcut[] = [
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
