import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { DELIVERY_TABS, useDeliveryView } from '../../model/reports/delivery-store';

const KEYS: readonly Shortcut[] = DELIVERY_TABS.map((tab, index) => ({
  id: `dispatch.leaf ${tab}`,
  keys: String(index + 1),
  text: `dispatch:leaf.${tab}`,
  scope: 'app:screen.dispatch',
  icon: 'dispatch',
  run: () => useDeliveryView.getState().choose({ tab }),
}));

/** Binds the keys of the screen while it is shown. */
export function useDeliveryKeys(): void {
  useShortcuts(KEYS);
}
