import type { Shortcut } from '../../../kit/state/shortcuts';
import { openRealms } from './realms-room';

/** Acts on the realms of the world. */
export const PLACE_ACTS: readonly Shortcut[] = [
  {
    id: 'places.realms',
    text: 'places:realm.open',
    scope: 'app:room.map',
    icon: 'realms',
    run: () => openRealms(),
  },
];
