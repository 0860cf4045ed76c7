import { useTranslation } from 'react-i18next';
import type { Fight } from '../../../../../engine';
import { decide } from '../../../../model/state/decide';
import { Button, FindingRow } from '../../../../kit/ui';
import { useExecute } from '../../../../model/turn/execute';
import { OutcomeForm } from './OutcomeForm';

export interface OutcomeProps {
  readonly fight: Fight;
  readonly title: string;
  readonly isRuling: boolean;
  readonly onRuling: (isRuling: boolean) => void;
}

/** The GM's word on the whole fight, and the way to say it. */
export const Outcome = ({ fight, title, isRuling, onRuling }: OutcomeProps) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const { overruled } = fight;
  return (
    <div className="ww-fight-outcome" data-edit>
      {overruled === undefined ? null : (
        <FindingRow kind="HAND">{t('decide:fight.overruled', { reason: overruled })}</FindingRow>
      )}
      {isRuling ? (
        <OutcomeForm
          fight={fight}
          onSubmit={(value, reason) => {
            void execute(decide(title, { key: fight.ruling, value, reason }));
            onRuling(false);
          }}
          onCancel={() => onRuling(false)}
        />
      ) : (
        <Button variant="hand" icon="pencil" onPress={() => onRuling(true)}>
          {t('decide:fight.overrule')}
        </Button>
      )}
    </div>
  );
};
