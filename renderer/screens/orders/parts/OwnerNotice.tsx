import { useTranslation } from 'react-i18next';
import { Button, FindingRow } from '../../../kit/ui';
import { moveSheet } from '../../../model/turn/commands';
import { useExecute } from '../../../model/turn/execute';
import { NOTHING_CHOSEN, useTurnDesk } from '../../../model/turn/desk-store';
import type { DeskModel } from '../../../model/turn/use-desk-model';

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
