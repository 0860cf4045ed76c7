import { useView } from '../../../model/state/view';
import type { Shortcut } from '../../../kit/state/shortcuts';
import { useMapScreen } from '../../../model/map/state';
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
import { closeLettering, deleteOpenLettering, isLettering } from '../places/lettering';
import { useClipboard } from './clipboard';
import { useQueryDialog } from './query-dialog';

const SCOPE = 'app:screen.map';

const hasFields = (): boolean => isAtTruth() && fieldsAtHand().length > 0;
const hasChoice = (): boolean => isAtTruth() && useMapScreen.getState().chosen.size > 0;
const hasCopy = (): boolean => isAtTruth() && useClipboard.getState().clip !== null;
const isPasting = (): boolean => hasCopy() && useView.getState().tool === 'paste';

/** Text the GM has selected on the page is copied as text. */
const hasWordsMarked = (): boolean => (globalThis.getSelection()?.toString() ?? '') !== '';

/** True if Escape has something to cancel: what is being placed, the form of a lettering, or the selection. */
export function canLetGo(): boolean {
  return (
    useView.getState().tool === 'paste' || isLettering() || useMapScreen.getState().chosen.size > 0
  );
}

/** Drops what is being placed, else closes the form of a lettering, else clears the selection. */
export function letGo(): void {
  const { tool, set } = useView.getState();
  if (tool === 'paste') set({ tool: 'select' });
  else if (isLettering()) closeLettering();
  else chooseNothing();
}

const action = (
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

/** Commands on the selection and the clipboard. */
export const selectionKeys: readonly Shortcut[] = [
  action('all', chooseAll, isAtTruth, { keys: 'Mod+A' }),
  action('none', chooseNothing, hasChoice),
  action('invert', chooseOthers, isAtTruth, { keys: 'Mod+I' }),
  action('query', () => useQueryDialog.getState().setOpen(true), isAtTruth, {
    keys: 'Shift+A',
    icon: 'search',
  }),
  action('sameTerrain', chooseSameTerrain, hasFields),
  action('sameOwner', chooseSameOwner, hasFields),
  action('copy', copyChosen, () => hasFields() && !hasWordsMarked(), { keys: 'Mod+C' }),
  action('cut', cutChosen, () => hasFields() && !hasWordsMarked(), { keys: 'Mod+X' }),
  action('paste', takeCopy, hasCopy, { keys: 'Mod+V', icon: 'paste' }),
  action('unletter', deleteOpenLettering, () => isAtTruth() && isLettering(), { keys: 'Delete' }),
  action(
    'clear',
    () => emptyChosen('paint:command.clear'),
    () => hasChoice() && !isLettering(),
    {
      keys: 'Delete',
    },
  ),
  action('turn', () => turnCopy(1), isPasting, { keys: 'Q' }),
  action('turnBack', () => turnCopy(-1), isPasting, { keys: 'Shift+Q' }),
  action('mirror', mirrorCopy, isPasting, { keys: 'X' }),
];
