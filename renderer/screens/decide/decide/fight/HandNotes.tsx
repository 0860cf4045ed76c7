import { useTranslation } from 'react-i18next';
import type { Fight } from '../../../../../engine';
import { takeBack } from '../../../../model/state/decide';
import { Button, FindingMark } from '../../../../kit/ui';
import { useExecute } from '../../../../model/turn/execute';
import { useRulingWords } from '../ruling-words';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import { rulingsIn } from './model';

/** What the GM changed in a fight, each with its reason, and the way back. */
export const HandNotes = ({
  model,
  fight,
  title,
}: {
  readonly model: DeskModel;
  readonly fight: Fight;
  readonly title: string;
}) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const words = useRulingWords(model);
  const rulings = rulingsIn(fight, model.campaign.rulings);
  if (rulings.length === 0) return null;
  const keys = rulings.map(({ key }) => key);
  return (
    <section className="ww-hand-notes" data-kind="HAND" aria-label={t('decide:ruling.title')}>
      <FindingMark kind="HAND" />
      <ul>
        {rulings.map((ruling) => {
          const { subject, value } = words(ruling);
          return (
            <li key={ruling.key}>
              {subject}
              {value === '' ? '' : `: ${value}`} <q>{ruling.reason}</q>
            </li>
          );
        })}
      </ul>
      <Button variant="text" onPress={() => void execute(takeBack(title, ...keys))}>
        {t('decide:fight.restoreAll')}
      </Button>
    </section>
  );
};
