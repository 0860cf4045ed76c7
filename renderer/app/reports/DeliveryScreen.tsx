import { useTranslation } from 'react-i18next';
import { useSession } from '../../model/state/session';
import { KeyCap, ToggleGroup } from '../../kit/ui';
import {
  DELIVERY_TABS,
  type DeliveryTab,
  useDeliveryView,
} from '../../model/reports/delivery-store';
import '../../screens/reports/delivery.css';
import { useDeliveryKeys } from '../../screens/reports/use-delivery-keys';
import type { ComponentType } from 'react';
import type { Campaign } from '../../../engine';
import { NewsTab } from '../../screens/news';
import { TurnReportsTab } from '../../screens/reports/editor/TurnReportsTab';
import { OutboxTab } from '../../screens/reports/outbox/OutboxTab';

/** A leaf of the room; it fills what the switch leaves free. */
type TabContent = ComponentType<{ readonly campaign: Campaign }>;

const TABS: Readonly<Record<DeliveryTab, TabContent>> = {
  evaluations: TurnReportsTab,
  news: NewsTab,
  outbox: OutboxTab,
};

const TabSwitch = () => {
  const { t } = useTranslation();
  const { tab, choose } = useDeliveryView();
  return (
    <ToggleGroup
      label={t('delivery:leaves')}
      variant="line"
      value={tab}
      onChange={(next) => choose({ tab: next })}
      options={DELIVERY_TABS.map((id, index) => ({
        id,
        name: t(`delivery:leaf.${id}`),
        label: (
          <>
            <KeyCap keys={String(index + 1)} /> {t(`delivery:leaf.${id}`)}
          </>
        ),
      }))}
    />
  );
};

/** What leaves the house: evaluations for the players, the newsletter, all letters in one place. */
export function DeliveryScreen() {
  const campaign = useSession((session) => session.campaign);
  const tab = useDeliveryView((view) => view.tab);
  useDeliveryKeys();
  if (campaign === null) return null;
  const Tab = TABS[tab];
  return (
    <div className="ww-delivery-screen ww-whole ww-stack ww-gap-12">
      <TabSwitch />
      <Tab key={tab} campaign={campaign} />
    </div>
  );
}
