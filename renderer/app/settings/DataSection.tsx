import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../state/preferences';
import { askPersistence, type Persistence } from '../../storage';
import { FindingRow } from '../../ui';
import { bytesOf } from '../moments';

const Room = ({ used, quota }: { readonly used: number; readonly quota: number }) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const about = { used: bytesOf(used, language), free: bytesOf(quota - used, language) };
  return <p className="ww-quiet ww-figures">{t('storage:persist.room', about)}</p>;
};

/** Asks the browser to keep the data and shows what it answered. */
export const DataSection = () => {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Persistence | null>(null);
  useEffect(() => {
    let isHere = true;
    askPersistence()
      .catch((): Persistence => ({ state: 'unknown', used: null, quota: null }))
      .then((found) => {
        if (isHere) setAnswer(found);
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  if (answer === null) return null;
  const { state, used, quota } = answer;
  return (
    <>
      <FindingRow kind={state === 'kept' ? 'GOOD' : 'WARN'}>
        {t(`storage:persist.${state}`)}
      </FindingRow>
      {used === null || quota === null ? null : <Room used={used} quota={quota} />}
    </>
  );
};
