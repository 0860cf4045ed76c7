import type { Shortcut } from '../../../kit/state/shortcuts';
import { EXCHANGE_ACTIONS } from '../exchange';
import { TRACING_ACTS } from '../../../model/tracing';
import { openRealms } from '../places/realms-dialog';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { asUsual, canRecut, isRecut, makeChoiceWhole } from '../world/recut';
import { useWorldDialogs } from '../world/dialogs';

const SCOPE = 'app:screen.map';

/** The world may be changed: it is open for writing and in the GM's view. */
const canChange = (): boolean =>
  !useSession.getState().readOnly && useView.getState().perspective.kind === 'truth';

const hasLand = (): boolean => (useSession.getState().lattice?.size ?? 0) > 0;

/** Commands on the world as a whole, and the places in it that the GM wants to find again. */
const WORLD_ACTIONS: readonly Shortcut[] = [
  {
    id: 'world.generate',
    text: 'world:act.generate',
    scope: SCOPE,
    icon: 'map',
    isEnabled: () => canChange() && hasLand(),
    run: () => useWorldDialogs.getState().show('generate'),
  },
  {
    id: 'world.numbers',
    text: 'world:act.numbers',
    scope: SCOPE,
    icon: 'grossfeld',
    isEnabled: () => canChange() && hasLand(),
    run: () => useWorldDialogs.getState().show('numbers'),
  },
  {
    id: 'world.globe',
    text: 'world:act.globe',
    scope: SCOPE,
    icon: 'eye',
    isEnabled: () => useSession.getState().lattice?.topology.kind === 'icosahedron',
    run: () => useWorldDialogs.getState().show('globe'),
  },
  {
    id: 'world.recut',
    keys: 'Shift+N',
    text: 'world:act.recut',
    scope: SCOPE,
    icon: 'fit',
    isEnabled: canRecut,
    run: makeChoiceWhole,
  },
  {
    id: 'world.recutUsual',
    text: 'world:act.recutUsual',
    scope: SCOPE,
    icon: 'undo',
    isEnabled: isRecut,
    run: () => asUsual(),
  },
  {
    id: 'world.segment',
    text: 'world:act.segment',
    scope: SCOPE,
    icon: 'grossfeld',
    isEnabled: () => hasLand() && useView.getState().perspective.kind === 'truth',
    run: () => useWorldDialogs.getState().show('segment'),
  },
  {
    id: 'world.bookmarks',
    keys: 'Mod+B',
    text: 'world:act.bookmarks',
    scope: SCOPE,
    icon: 'pin',
    isEnabled: hasLand,
    run: () => useWorldDialogs.getState().show('bookmarks'),
  },
];

/** Commands on the realms of the world. */
const PLACE_ACTIONS: readonly Shortcut[] = [
  {
    id: 'places.realms',
    text: 'places:realm.open',
    scope: 'app:screen.map',
    icon: 'realms',
    run: () => openRealms(),
  },
];

/**
 * Commands on the whole map that no tool carries out: files, generating, tracing. Listed in the map menu and everywhere
 * commands are found.
 */
export const MAP_OUTCOMES: readonly Shortcut[] = [
  ...WORLD_ACTIONS,
  ...PLACE_ACTIONS,
  ...TRACING_ACTS,
  ...EXCHANGE_ACTIONS,
];
