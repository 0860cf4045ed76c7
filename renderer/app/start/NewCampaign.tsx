import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systems } from '../../../engine';
import { useLanguage } from '../../explain/react';
import { PlanSheet } from '../../genesis/PlanSheet';
import { usePlan } from '../../genesis/use-plan';
import { partiesFor } from '../../genesis/wishes';
import { Button, Dialog, Select, TextField } from '../../ui';
import { createAndOpen } from '../files/acts';
import { newCampaign } from './new-campaign';

export interface NewCampaignProps {
  /** The game that is offered first. */
  readonly game: string;
  readonly onClose: () => void;
}

/** Asks what a new world shall be called and be like, and makes it. */
export const NewCampaign = ({ game, onClose }: NewCampaignProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [name, setName] = useState('');
  const [system, setSystem] = useState(game);
  const [isAsked, setAsked] = useState(false);
  const planning = usePlan(system);
  const wanted = name.trim();
  const make = (): void => {
    setAsked(true);
    if (wanted === '' || !planning.isReady) return;
    const { map } = planning;
    const parties = partiesFor(map, t('world:free'));
    const world = { name: wanted, system, map, parties };
    void createAndOpen(
      newCampaign(world, crypto.randomUUID(), crypto.randomUUID()),
      'storage:journal.created',
    );
  };
  return (
    <Dialog title={t('world:plan.title')} isOpen onOpenChange={onClose} width="broad">
      <form
        className="ww-start-form"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <div className="ww-start-name">
          <TextField
            label={t('world:plan.name')}
            value={name}
            onChange={setName}
            maxLength={80}
            autoFocus
            error={isAsked && wanted === '' ? t('app:create.needName') : undefined}
          />
          <Select
            label={t('world:plan.system')}
            options={Object.values(systems).map(({ id, title }) => ({
              id,
              label: title[language],
            }))}
            value={system}
            onChange={setSystem}
          />
        </div>
        <PlanSheet planning={planning} />
        <div className="ww-dialog-footer">
          <Button onPress={onClose}>{t('app:common.cancel')}</Button>
          <Button type="submit" variant="filled" isDisabled={!planning.isReady}>
            {t('world:plan.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
