import { useTranslation } from 'react-i18next';
import { Button, FindingMark, IconButton } from '../../../../kit/ui';
import { useRefusal } from '../../parts/use-refusal';
import type { Refusal } from '../../../../model/letters/gather';
import { NO_NOTICE, useInbox } from '../inbox-store';

/** Refusals told one by one; further ones are named. */
const TOLD = 4;

const forget = (): void => useInbox.getState().set({ notice: NO_NOTICE });

const Closing = () => {
  const { t } = useTranslation();
  return <IconButton icon="close" label={t('app:common.close')} onPress={forget} />;
};

const Sentence = ({ refusal }: { readonly refusal: Refusal }) => {
  const { title, text } = useRefusal(refusal);
  return (
    <li>
      <FindingMark kind="REJECT">{title}</FindingMark> <span>{text}</span>
    </li>
  );
};

const Refusals = ({ refusals }: { readonly refusals: readonly Refusal[] }) => {
  const { t } = useTranslation();
  const more = refusals.slice(TOLD);
  return (
    <div
      className="ww-inbox-notice ww-row ww-align-start ww-split ww-gap-12"
      data-kind="refused"
      role="alert"
    >
      <ul>
        {refusals.slice(0, TOLD).map((refusal, index) => (
          <Sentence key={index} refusal={refusal} />
        ))}
        {more.length === 0 ? null : (
          <li>
            {t('inbox:refused.more', {
              count: more.length,
              names: more.map(({ file }) => file).join(', '),
            })}
          </li>
        )}
      </ul>
      <Closing />
    </div>
  );
};

const Known = () => {
  const { t } = useTranslation();
  const { notice, set } = useInbox();
  const { known } = notice;
  const [same] = known;
  if (same === undefined) return null;
  return (
    <div className="ww-inbox-notice ww-row ww-align-start ww-split ww-gap-12" role="status">
      <span>
        <FindingMark kind="WARN">{t('inbox:known.title')}</FindingMark>{' '}
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
      <Closing />
    </div>
  );
};

/** What of an arrival has to be said: what was not taken and why, what was there already. */
export const Notice = () => {
  const { t } = useTranslation();
  const { notice, reading } = useInbox();
  return (
    <div className="ww-desk-notices">
      {reading === 0 ? null : (
        <p className="ww-inbox-notice ww-row ww-align-start ww-split ww-gap-12" role="status">
          {t('inbox:station.reading', { count: reading })}
        </p>
      )}
      {notice.problems.length === 0 ? null : <Refusals refusals={notice.problems} />}
      <Known />
    </div>
  );
};
