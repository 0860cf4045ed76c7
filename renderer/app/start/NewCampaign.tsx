import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KLEINFELDER } from '../../../engine';
import { Button, Dialog, NumberField, TextField } from '../../ui';
import { createAndOpen } from '../files/acts';
import { MAX_SIDE, newCampaign } from './new-campaign';

export interface NewCampaignProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const SIDES = { minValue: 1, maxValue: MAX_SIDE, formatOptions: { maximumFractionDigits: 0 } };

/** Asks for the name and the size of a new world. */
export const NewCampaign = ({ isOpen, onOpenChange }: NewCampaignProps) => {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [columns, setColumns] = useState(3);
  const [rows, setRows] = useState(3);
  const [isAsked, setAsked] = useState(false);
  const wanted = name.trim();
  const fields = columns * rows * KLEINFELDER;
  const make = () => {
    setAsked(true);
    if (wanted === '' || Number.isNaN(fields)) return;
    const world = { name: wanted, columns, rows };
    void createAndOpen(
      newCampaign(world, crypto.randomUUID(), crypto.randomUUID()),
      'storage:journal.created',
    );
  };
  return (
    <Dialog title={t('app:create.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <form
        className="ww-start-form"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <TextField
          label={t('app:create.name')}
          hint={t('app:create.nameHint')}
          value={name}
          onChange={setName}
          maxLength={80}
          autoFocus
          error={isAsked && wanted === '' ? t('app:create.needName') : undefined}
        />
        <div className="ww-start-sides">
          <NumberField
            {...SIDES}
            label={t('app:create.columns')}
            value={columns}
            onChange={setColumns}
          />
          <NumberField {...SIDES} label={t('app:create.rows')} value={rows} onChange={setRows} />
        </div>
        <p className="ww-quiet">{Number.isNaN(fields) ? '' : t('app:create.size', { fields })}</p>
        <div className="ww-dialog-footer">
          <Button onPress={() => onOpenChange(false)}>{t('app:common.cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('app:create.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
