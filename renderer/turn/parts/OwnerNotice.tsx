import { useTranslation } from 'react-i18next';
import { Button, FindingRow } from '../../ui';
import { moveSheet } from '../commands';
import { useExecute } from '../execute';
import { NOTHING_CHOSEN, useTurnDesk } from '../desk-store';
import type { DeskModel } from '../use-desk-model';

/** Says that the letter names the units of another realm, and files it there at one press. */
export const OwnerNotice = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const choose = useTurnDesk((desk) => desk.choose);
  const { reading, party, campaign } = model;
  const likely = reading?.owner ?? null;
  if (likely === null) return null;
  const { party: owner, fitting, rows } = likely;
  const isTaken = campaign.sheets[owner.key] !== undefined;
  const move = (): void => {
    choose({ ...NOTHING_CHOSEN, party: owner.key });
    void execute(moveSheet(party.key, owner));
  };
  return (
    <div className="ww-owner-notice">
      <FindingRow kind="ASK" label={t('turn:owner.label')}>
        {t('turn:owner.text', { owner: owner.name, fitting, rows })}
        {isTaken ? ` ${t('turn:owner.taken', { owner: owner.name })}` : ''}
      </FindingRow>
      <Button onPress={move}>{t('turn:owner.file', { party: owner.name })}</Button>
    </div>
  );
};
