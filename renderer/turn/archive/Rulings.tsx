import { useTranslation } from 'react-i18next';
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
        <table className="ww-table">
          <thead>
            <tr>
              <th scope="col">{t('desk:archive.ruling.subject')}</th>
              <th scope="col">{t('desk:archive.ruling.value')}</th>
              <th scope="col">{t('desk:archive.ruling.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {rulings.map((ruling) => {
              const { subject, value } = wordsOf(ruling);
              return (
                <tr key={ruling.key}>
                  <td>{subject}</td>
                  <td className="ww-hand ww-figures">{value}</td>
                  <td>{ruling.reason}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
};
