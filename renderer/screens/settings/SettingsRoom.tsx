import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showBackups } from '../../model/backups';
import { CampaignCheck, FaultReport } from '../../model/faults';
import { useSession } from '../../model/state/session';
import { Button } from '../../kit/ui';
import { useTour } from '../../model/tour/tour-store';
import { CampaignSection } from './CampaignSection';
import { DataSection } from './DataSection';
import { LanguageSwitch, ThemeSwitch } from '../../model/files/Looks';
import { PARTS } from './parts';
import './settings.css';

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="ww-settings-section">
    <h3 className="ww-head">{title}</h3>
    <div className="ww-stack ww-gap-8">{children}</div>
  </section>
);

/** The workshop: how the program looks, the open world, where the data is, what the program is made of. */
export const SettingsRoom = () => {
  const { t } = useTranslation();
  const campaign = useSession(({ campaign }) => campaign);
  const startTour = useTour(({ start }) => start);
  return (
    <div className="ww-page">
      <h2 className="ww-title">{t('app:room.settings')}</h2>
      <Section title={t('app:settings.look')}>
        <div className="ww-row ww-align-stretch ww-wrapping ww-gap-12">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Section>
      {campaign === null ? null : (
        <Section title={t('app:settings.campaign')}>
          <CampaignSection key={campaign.id} campaign={campaign} />
          <CampaignCheck key={`check ${campaign.id}`} campaign={campaign.id} />
        </Section>
      )}
      <Section title={t('backup:title')}>
        <p className="ww-quiet">{t('backup:settingsText')}</p>
        <div className="ww-row ww-align-stretch ww-wrapping ww-gap-12">
          <Button icon="shield" shortcut="Mod+Shift+S" onPress={showBackups}>
            {t('backup:action')}
          </Button>
        </div>
      </Section>
      <Section title={t('app:settings.data')}>
        <DataSection />
      </Section>
      <Section title={t('faults:list.title')}>
        <FaultReport campaign={campaign?.id ?? ''} />
      </Section>
      <Section title={t('app:settings.help')}>
        <div className="ww-row ww-align-stretch ww-wrapping ww-gap-12">
          <Button icon="help" onPress={startTour}>
            {t('app:action.tour')}
          </Button>
        </div>
      </Section>
      <Section title={t('app:settings.about')}>
        <p>{t('app:settings.aboutText')}</p>
        <p className="ww-quiet ww-small">{`${t('app:settings.parts')}: ${PARTS.join(' · ')}`}</p>
      </Section>
    </div>
  );
};
