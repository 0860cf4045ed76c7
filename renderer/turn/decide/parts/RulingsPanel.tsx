import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../state/session';
import { Button } from '../../../ui';
import { takeBack } from '../../../state/decide';
import { useExecute } from '../../execute';
import { useRowWindow } from '../../parts/use-row-window';
import type { DeskModel } from '../../use-desk-model';
import { useRulingWords } from '../ruling-words';

const ROW = 40;

/** Everything the GM has decided by hand this month: what, with which value, why; each to be taken back. */
export const RulingsPanel = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const words = useRulingWords(model);
  const readOnly = useSession((session) => session.readOnly);
  const scroller = useRef<HTMLDivElement>(null);
  const rulings = Object.values(model.campaign.rulings);
  const { rows, above, below } = useRowWindow(rulings.length, ROW, scroller, null);
  const title = t('decide:ruling.title');
  return (
    <section className="ww-card-column" aria-label={title}>
      <div className="ww-card ww-rulings-sheet">
        <h2 className="ww-card-title">{title}</h2>
        {rulings.length === 0 ? (
          <p className="ww-quiet">{t('decide:ruling.none')}</p>
        ) : (
          <div ref={scroller} className="ww-card-scroll">
            <table className="ww-table">
              <thead>
                <tr>
                  <th scope="col">{t('decide:ruling.subject')}</th>
                  <th scope="col" className="ww-right">
                    {t('decide:ruling.value')}
                  </th>
                  <th scope="col">{t('decide:ruling.reason')}</th>
                  <th scope="col">
                    <span className="ww-visually-hidden">{t('decide:ruling.withdraw')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {above > 0 ? <tr style={{ height: above }} aria-hidden="true" /> : null}
                {rows.map((index) => {
                  const ruling = rulings[index];
                  if (ruling === undefined) return null;
                  const { subject, value } = words(ruling);
                  return (
                    <tr key={ruling.key}>
                      <th scope="row">{subject}</th>
                      <td className="ww-right ww-hand" title={value}>
                        {value}
                      </td>
                      <td title={ruling.reason}>{ruling.reason}</td>
                      <td className="ww-right">
                        <Button
                          variant="text"
                          aria-label={t('decide:ruling.withdrawOf', { subject })}
                          isDisabled={readOnly}
                          onPress={() => void execute(takeBack(subject, ruling.key))}
                        >
                          {t('decide:ruling.withdraw')}
                        </Button>
                      </td>
                    </tr>
                  );
                })}
                {below > 0 ? <tr style={{ height: below }} aria-hidden="true" /> : null}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </section>
  );
};
