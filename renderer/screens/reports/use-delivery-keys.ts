import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { DELIVERY_TABS, useDeliveryView } from '../../model/reports/delivery-store';

const KEYS: readonly Shortcut[] = DELIVERY_TABS.map((tab, index) => ({
  id: `delivery.tab ${tab}`,
  keys: String(index + 1),
  text: `delivery:leaf.${tab}`,
  scope: 'app:screen.delivery',
  icon: 'dispatch',
  run: () => useDeliveryView.getState().choose({ tab }),
}));

/** Binds the keys of the room while it is on the screen. */
export function useDeliveryKeys(): void {
  useShortcuts(KEYS);
}
