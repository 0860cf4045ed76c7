import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../model/state/session';
import { Button, DataTable } from '../../../../kit/ui';
import { takeBack } from '../../../../model/state/decide';
import { useExecute } from '../../../../model/turn/execute';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { useRulingWords } from '../ruling-words';

const ROW = 40;

/** Every decision of the GM this month: what, with which value, why; each can be reverted. */
export function RulingsPanel({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const execute = useExecute();
  const words = useRulingWords(model);
  const readOnly = useSession((session) => session.readOnly);
  const rulings = Object.values(model.campaign.rulings);
  const title = t('decide:ruling.title');
  return (
    <section className="ww-card-column" aria-label={title}>
      <div className="ww-card ww-rulings-sheet">
        <h2 className="ww-card-title">{title}</h2>
        {rulings.length === 0 ? (
          <p className="ww-quiet">{t('decide:ruling.none')}</p>
        ) : (
          <DataTable
            scroller="ww-card-scroll"
            rowHeight={ROW}
            rows={rulings}
            keyOf={({ key }) => key}
            columns={[
              {
                id: 'subject',
                label: t('app:common.what'),
                isHead: true,
                cell: (ruling) => words(ruling).subject,
              },
              {
                id: 'value',
                label: t('decide:ruling.value'),
                align: 'end',
                className: 'ww-hand',
                cell: (ruling) => words(ruling).value,
                mark: (ruling) => ({ title: words(ruling).value }),
              },
              {
                id: 'reason',
                label: t('app:common.reason'),
                cell: ({ reason }) => reason,
                mark: ({ reason }) => ({ title: reason }),
              },
              {
                id: 'withdraw',
                label: t('app:common.takeBack'),
                isLabelHidden: true,
                align: 'end',
                cell: (ruling) => {
                  const { subject } = words(ruling);
                  return (
                    <Button
                      variant="text"
                      aria-label={t('decide:ruling.withdrawOf', { subject })}
                      isDisabled={readOnly}
                      onPress={() => void execute(takeBack(subject, ruling.key))}
                    >
                      {t('app:common.takeBack')}
                    </Button>
                  );
                },
              },
            ]}
          />
        )}
      </div>
    </section>
  );
}
