import type { Shortcut } from '../../../kit/state/shortcuts';
import { wordsOf } from '../../../kit/text/words';
import { usePreferences } from '../../../model/state/preferences';
import { importMap } from './import-actions';
import { useExchange } from './state';

export { ExportDialog } from './ExportDialog';
export { ImportDialog } from './ImportDialog';

/** Acts on files of maps. */
export const EXCHANGE_ACTIONS: readonly Shortcut[] = [
  {
    id: 'exchange.import',
    text: 'exchange:act.import',
    scope: 'app:screen.map',
    icon: 'download',
    run: () => void importMap(wordsOf(usePreferences.getState().language)),
  },
  {
    id: 'exchange.export',
    text: 'exchange:act.export',
    keys: 'Mod+Shift+E',
    scope: 'app:screen.map',
    icon: 'upload',
    run: () => useExchange.getState().set({ isExporting: true, trouble: null }),
  },
];
