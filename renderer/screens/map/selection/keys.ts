import { useDesk } from '../../../model/state/desk';
import type { Shortcut } from '../../../kit/state/shortcuts';
import { useMapRoom } from '../../../model/map/state';
import {
  chooseAll,
  chooseNothing,
  chooseOthers,
  chooseSameOwner,
  chooseSameTerrain,
  copyChosen,
  cutChosen,
  emptyChosen,
  fieldsAtHand,
  isAtTruth,
  mirrorCopy,
  takeCopy,
  turnCopy,
} from './acting';
import { useClipboard } from './clipboard';
import { useQueryRoom } from './query-room';

const SCOPE = 'app:room.map';

const hasFields = (): boolean => isAtTruth() && fieldsAtHand().length > 0;
const hasChoice = (): boolean => isAtTruth() && useMapRoom.getState().chosen.size > 0;
const hasCopy = (): boolean => isAtTruth() && useClipboard.getState().clip !== null;
const isPasting = (): boolean => hasCopy() && useDesk.getState().tool === 'paste';

/** Words that the GM has marked on the page are copied as words. */
const hasWordsMarked = (): boolean => (globalThis.getSelection()?.toString() ?? '') !== '';

/** True if Escape has something to let go of: what is carried, or the choice. */
export const canLetGo = (): boolean =>
  useDesk.getState().tool === 'paste' || useMapRoom.getState().chosen.size > 0;

/** Puts down what is carried, else forgets the choice. */
export const letGo = (): void => {
  const { tool, set } = useDesk.getState();
  if (tool === 'paste') set({ tool: 'select' });
  else chooseNothing();
};

const act = (
  name: string,
  run: () => void,
  isEnabled: () => boolean,
  more: Pick<Shortcut, 'keys' | 'icon'> = {},
): Shortcut => ({
  id: `map.${name}`,
  text: `paint:key.${name}`,
  scope: SCOPE,
  isEnabled,
  run,
  ...more,
});

/** Acts on the choice and the clipboard. */
export const selectionKeys: readonly Shortcut[] = [
  act('all', chooseAll, isAtTruth, { keys: 'Mod+A' }),
  act('none', chooseNothing, hasChoice),
  act('invert', chooseOthers, isAtTruth, { keys: 'Mod+I' }),
  act('query', () => useQueryRoom.getState().setOpen(true), isAtTruth, {
    keys: 'Shift+A',
    icon: 'search',
  }),
  act('sameTerrain', chooseSameTerrain, hasFields),
  act('sameOwner', chooseSameOwner, hasFields),
  act('copy', copyChosen, () => hasFields() && !hasWordsMarked(), { keys: 'Mod+C' }),
  act('cut', cutChosen, () => hasFields() && !hasWordsMarked(), { keys: 'Mod+X' }),
  act('paste', takeCopy, hasCopy, { keys: 'Mod+V', icon: 'paste' }),
  act('clear', () => emptyChosen('paint:command.clear'), hasChoice, { keys: 'Delete' }),
  act('turn', () => turnCopy(1), isPasting, { keys: 'Q' }),
  act('turnBack', () => turnCopy(-1), isPasting, { keys: 'Shift+Q' }),
  act('mirror', mirrorCopy, isPasting, { keys: 'X' }),
];
