import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showBackups } from '../../model/backups';
import { showHandover } from '../../model/handover/handover-store';
import { showParcels } from '../../model/parcels/parcel-store';
import { CampaignCheck, FaultReport } from '../../model/faults';
import { useSession } from '../../model/state/session';
import { Button, FieldForm, FindingRow, ToggleGroup } from '../../kit/ui';
import { useTour } from '../../model/tour/tour-store';
import { LanguageSwitch, ThemeSwitch } from '../../model/files/Looks';
import { useCrossing } from './parcels/words';
import './settings.css';
import { type Address, type Campaign, systems } from '../../../engine';
import { changing, type Command } from '../../model/state/command';
import { saveCopy } from '../../model/files/actions';
import { usePreferences } from '../../model/state/preferences';
import { askPersistence, lowSpace, type Persistence, readPersistence } from '../../model/storage';
import { bytesOf } from '../../model/files/moments';

interface DiskSpaceProps {
  readonly used: number;
  readonly quota: number;
}

const DiskSpace = ({ used, quota }: DiskSpaceProps) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const free = bytesOf(Math.max(0, quota - used), language);
  const about = { used: bytesOf(used, language), free };
  return (
    <>
      <p className="ww-quiet ww-figures">{t('storage:persist.room', about)}</p>
      {lowSpace({ used, quota }) === null ? null : (
        <FindingRow kind="WARN" label={t('faults:room.label')}>
          {t('faults:room.text', { free })}
        </FindingRow>
      )}
    </>
  );
};

/** Shows whether the browser retains the data, and lets the GM ask it to. */
const DataSection = () => {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Persistence | null>(null);
  useEffect(() => {
    let isHere = true;
    void readPersistence().then((found) => {
      if (isHere) setAnswer(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (answer === null) return null;
  const { state, used, quota } = answer;
  return (
    <>
      <FindingRow kind={state === 'kept' ? 'GOOD' : 'WARN'}>
        {t(`storage:persist.${state}`)}
      </FindingRow>
      {state === 'asked' ? (
        <div>
          <Button onPress={() => void askPersistence().then(setAnswer)}>
            {t('storage:persist.ask')}
          </Button>
        </div>
      ) : null}
      {used === null || quota === null ? null : <DiskSpace used={used} quota={quota} />}
    </>
  );
};

const rename = (name: string): Command =>
  changing('storage:journal.rename', { name }, (draft) => {
    draft.name = name;
  });

const addressed = (address: Address): Command =>
  changing('storage:journal.address', { address }, (draft) => {
    draft.address = address;
  });

/** How letters, forms and turn reports address the players of the open campaign. */
const AddressSection = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const { execute, readOnly } = useSession();
  return (
    <>
      <ToggleGroup<Address>
        label={t('app:settings.address')}
        isLabelShown
        variant="line"
        options={(['du', 'Sie'] as const).map((id) => ({
          id,
          label: t(`app:settings.addresses.${id}`),
          isDisabled: readOnly,
        }))}
        value={campaign.address ?? 'du'}
        onChange={(address) => void execute(addressed(address))}
      />
      <p className="ww-quiet">{t('app:settings.addressText')}</p>
    </>
  );
};

/** Name of the open campaign, and a copy of it as a file. */
const CampaignSection = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const { execute, readOnly } = useSession();
  return (
    <FieldForm
      title={t('app:settings.rename')}
      isDisabled={readOnly}
      needsChange
      fields={{
        name: {
          kind: 'text',
          label: t('app:settings.rename'),
          initial: campaign.name,
          isContinued: true,
          maxLength: 80,
          check: (name) => (name === '' ? t('app:create.needName') : undefined),
        },
      }}
      act={{ label: t('app:common.rename') }}
      beside={
        <Button
          variant="text"
          icon="download"
          shortcut="Mod+S"
          onPress={() => void saveCopy(campaign)}
        >
          {t('app:action.exportFile')}
        </Button>
      }
      onSubmit={({ name }) => void execute(rename(name))}
    />
  );
};

/** Libraries that are part of the program, with their licences. */
const PARTS: readonly string[] = [
  'React (MIT)',
  'React Aria (Apache 2.0)',
  'Konva (MIT)',
  'Zustand (MIT)',
  'Immer (MIT)',
  'Dexie (Apache 2.0)',
  'i18next (MIT)',
  'Zod (MIT)',
  'Chevrotain (Apache 2.0)',
  'markdown-it (MIT)',
  'fflate (MIT)',
  'noble-hashes (MIT)',
];

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="ww-settings-section ww-grid">
    <h3 className="ww-head">{title}</h3>
    <div className="ww-stack ww-gap-8">{children}</div>
  </section>
);

/** The settings: how the program looks, the open world, where the data is, what the program is made of. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const campaign = useSession(({ campaign }) => campaign);
  const crossing = useCrossing(campaign?.system ?? '');
  const isOnFields = systems[campaign?.system ?? '']?.board.hex !== undefined;
  const startTour = useTour(({ start }) => start);
  return (
    <div className="ww-page ww-settings">
      <h2 className="ww-title">{t('app:screen.settings')}</h2>
      <div className="ww-settings-columns">
        <Section title={t('app:settings.look')}>
          <div className="ww-row ww-align-stretch ww-wrapping ww-gap-12">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </Section>
        {campaign === null ? null : (
          <Section title={t('app:settings.campaign')}>
            <CampaignSection key={campaign.id} campaign={campaign} />
            <AddressSection campaign={campaign} />
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
        {campaign === null ? null : (
          <Section title={t('handover:title')}>
            <p className="ww-quiet">{t('handover:settingsText')}</p>
            <div className="ww-row ww-align-stretch ww-wrapping ww-gap-12">
              <Button icon="dispatch" onPress={showHandover}>
                {t('handover:action')}
              </Button>
            </div>
          </Section>
        )}
        {campaign === null ? null : (
          <Section title={t('parcels:title')}>
            <p className="ww-quiet">
              {t(isOnFields ? 'parcels:settingsText' : 'parcels:settingsLetters', { ...crossing })}
            </p>
            <div className="ww-row ww-align-stretch ww-wrapping ww-gap-12">
              <Button icon="dispatch" onPress={showParcels}>
                {t('parcels:action')}
              </Button>
            </div>
          </Section>
        )}
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
    </div>
  );
}
