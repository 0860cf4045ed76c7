import { useTranslation } from 'react-i18next';
import { useSession } from '../../model/state/session';
import { TabSwitch } from '../../kit/ui';
import {
  DELIVERY_TABS,
  type DeliveryTab,
  useDeliveryView,
} from '../../model/reports/delivery-store';
import '../../screens/reports/delivery.css';
import type { ComponentType } from 'react';
import type { Campaign } from '../../../engine';
import { NewsTab } from '../../screens/news';
import { TurnReportsTab } from '../../screens/reports/editor/TurnReportsTab';
import { OutboxTab } from '../../screens/reports/outbox/OutboxTab';
import { tabShortcuts, useShortcuts } from '../../kit/state/shortcuts';

const KEYS = tabShortcuts(
  (tab) => `delivery:leaf.${tab}`,
  { scope: 'app:screen.delivery', icon: 'dispatch' },
  DELIVERY_TABS,
  (tab) => useDeliveryView.getState().choose({ tab }),
);

/** A tab of the screen; it fills the space below the tab bar. */
type TabContent = ComponentType<{ readonly campaign: Campaign }>;

const TABS: Readonly<Record<DeliveryTab, TabContent>> = {
  evaluations: TurnReportsTab,
  news: NewsTab,
  outbox: OutboxTab,
};

/** What is sent out: turn reports for the players, the newsletter, all letters in one place. */
export function DeliveryScreen() {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  const { tab, choose } = useDeliveryView();
  useShortcuts(KEYS);
  if (campaign === null) return null;
  const Tab = TABS[tab];
  return (
    <div className="ww-delivery-screen ww-whole ww-stack ww-gap-12">
      <TabSwitch
        label={t('delivery:leaves')}
        nameOf={(one) => t(`delivery:leaf.${one}`)}
        tabs={DELIVERY_TABS}
        value={tab}
        onChange={(next) => choose({ tab: next })}
      />
      <Tab key={tab} campaign={campaign} />
    </div>
  );
}
