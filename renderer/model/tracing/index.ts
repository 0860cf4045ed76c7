import type { Shortcut } from '../../kit/state/shortcuts';
import { useSession } from '../state/session';
import { importPicture } from './read';

export { PdfDialog } from './PdfDialog';
export { TracePanel } from './TracePanel';
export { useSuggestedLooks } from './use-suggested';
export { type ShownPicture, usePicturesOver, useShownPictures } from './use-pictures';

/** Acts on scanned maps. */
export const TRACING_ACTS: readonly Shortcut[] = [
  {
    id: 'trace.import',
    text: 'trace:act.import',
    scope: 'app:screen.map',
    icon: 'upload',
    isEnabled: () => !useSession.getState().readOnly,
    run: () => void importPicture(),
  },
];
