import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../model/state/preferences';
import { askPersistence, littleRoom, type Persistence, readPersistence } from '../../model/storage';
import { Button, FindingRow } from '../../kit/ui';
import { bytesOf } from '../../model/files/moments';

interface RoomProps {
  readonly used: number;
  readonly quota: number;
}

const Room = ({ used, quota }: RoomProps) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const free = bytesOf(Math.max(0, quota - used), language);
  const about = { used: bytesOf(used, language), free };
  return (
    <>
      <p className="ww-quiet ww-figures">{t('storage:persist.room', about)}</p>
      {littleRoom({ used, quota }) === null ? null : (
        <FindingRow kind="WARN" label={t('faults:room.label')}>
          {t('faults:room.text', { free })}
        </FindingRow>
      )}
    </>
  );
};

/** Shows whether the browser keeps the data, and lets the GM ask it to. */
export const DataSection = () => {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Persistence | null>(null);
  useEffect(() => {
    let isHere = true;
    void readPersistence().then((found) => {
      if (isHere) setAnswer(found);
    });
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
      {state === 'asked' ? (
        <div>
          <Button onPress={() => void askPersistence().then(setAnswer)}>
            {t('storage:persist.ask')}
          </Button>
        </div>
      ) : null}
      {used === null || quota === null ? null : <Room used={used} quota={quota} />}
    </>
  );
};
