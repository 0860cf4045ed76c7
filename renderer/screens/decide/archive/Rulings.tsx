import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../kit/ui';
import { useRulingWords } from '../decide/ruling-words';
import type { PastMonth } from './past-month';
import { pastModel } from './past';

const NO_RESULTS = {
  ...{ marches: [], events: [], fights: [], postings: [], balances: [] },
  ...{ reports: [], findings: [], questions: [], stages: [] },
};

/** What the GM decided by hand, with his reasons: figures, dice, answers, whole outcomes. */
export const Rulings = ({ model, archived, campaign, results }: PastMonth) => {
  const { t } = useTranslation();
  const past = pastModel(model, campaign, results ?? NO_RESULTS, model.party);
  const wordsOf = useRulingWords(past, 'everything');
  const rulings = Object.values(archived.rulings);
  return (
    <div className="ww-past-leaf">
      <p className="ww-small ww-quiet">{t('desk:archive.seed', { seed: archived.seed })}</p>
      {rulings.length === 0 ? (
        <p className="ww-quiet">{t('desk:archive.noRulings')}</p>
      ) : (
        <DataTable
          rows={rulings.map((ruling) => ({ ...ruling, ...wordsOf(ruling) }))}
          keyOf={({ key }) => key}
          columns={[
            {
              id: 'subject',
              label: t('desk:archive.ruling.subject'),
              cell: ({ subject }) => subject,
            },
            {
              id: 'value',
              label: t('desk:archive.ruling.value'),
              cell: ({ value }) => <span className="ww-hand ww-figures">{value}</span>,
            },
            {
              id: 'reason',
              label: t('desk:archive.ruling.reason'),
              cell: ({ reason }) => reason,
            },
          ]}
        />
      )}
    </div>
  );
};
