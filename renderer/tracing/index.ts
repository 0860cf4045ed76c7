import type { Shortcut } from '../state/shortcuts';
import { importPicture } from './read';

export { PdfDialog } from './PdfDialog';
export { useTracing } from './state';
export { suggestedLooks } from './suggest';
export { TracePanel } from './TracePanel';
export { type ShownPicture, useShownPictures } from './use-pictures';

/** Acts on scanned maps. */
export const TRACING_ACTS: readonly Shortcut[] = [
  {
    id: 'trace.import',
    text: 'trace:act.import',
    scope: 'app:room.map',
    icon: 'upload',
    run: () => void importPicture(),
  },
];
