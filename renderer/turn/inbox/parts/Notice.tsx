import { useTranslation } from 'react-i18next';
import { Button, FindingMark } from '../../../ui';
import { Refused } from '../../parts/Refused';
import { NO_NOTICE, useInbox } from '../inbox-store';

/** What of an arrival has to be said: what was not taken and why, what was there already. */
export const Notice = () => {
  const { t } = useTranslation();
  const { notice, reading, set } = useInbox();
  const { known, problems } = notice;
  const [first, ...more] = problems;
  const forget = (): void => set({ notice: NO_NOTICE });
  const [same] = known;
  return (
    <div className="ww-desk-notices" aria-live="polite">
      {reading === 0 ? null : (
        <p className="ww-inbox-notice">{t('inbox:station.reading', { count: reading })}</p>
      )}
      <Refused refusal={first ?? null} onForget={forget} />
      {more.length === 0 ? null : (
        <p className="ww-inbox-notice">
          {t('inbox:refused.more', {
            count: more.length,
            names: more.map(({ file }) => file).join(', '),
          })}
        </p>
      )}
      {same === undefined ? null : (
        <div className="ww-inbox-notice">
          <FindingMark kind="WARN">{t('inbox:known.title')}</FindingMark>
          <span>
            {t('inbox:known.text', {
              count: known.length,
              names: known.map(({ name }) => (name === '' ? t('inbox:unnamed') : name)).join(', '),
            })}
          </span>
          <Button
            variant="text"
            onPress={() => set({ document: same.id, filter: 'all', search: '', notice: NO_NOTICE })}
          >
            {t('inbox:known.show')}
          </Button>
          <Button variant="text" onPress={forget}>
            {t('app:common.close')}
          </Button>
        </div>
      )}
    </div>
  );
};
