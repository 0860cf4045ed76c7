import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesOf } from '../files/moments';
import { usePreferences } from '../state/preferences';
import { useSession } from '../state/session';
import { findLittleRoom } from '../storage';
import { Button, FindingRow } from '../../kit/ui';

/** Milliseconds between two looks at the room that is left. */
const LOOK = 30_000;

/** Steps written between two looks, for a GM who is quick. */
const STEPS = 20;

/** Bytes that are left if they are few; null while there is room enough. Looks again as time and steps go by. */
const useLittleRoom = (): number | null => {
  const [free, setFree] = useState<number | null>(null);
  const round = useSession(({ savedRevision }) => Math.floor(savedRevision / STEPS));
  const hasFailed = useSession(({ save }) => save.kind === 'failed');
  useEffect(() => {
    let isHere = true;
    const look = (): void => {
      void findLittleRoom().then((found) => {
        if (isHere) setFree(found);
      });
    };
    look();
    const timer = setInterval(look, LOOK);
    globalThis.addEventListener('focus', look);
    return () => {
      isHere = false;
      clearInterval(timer);
      globalThis.removeEventListener('focus', look);
    };
  }, [round, hasFailed]);
  return free;
};

/** Warns while steps can still be written but room runs out; once it is full the banner of the queue says so. */
export function LittleRoom() {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const hasFailed = useSession(({ save }) => save.kind === 'failed');
  const free = useLittleRoom();
  const [isHidden, setHidden] = useState(false);
  if (free === null || hasFailed || isHidden) return null;
  return (
    <div role="status">
      <FindingRow kind="WARN" label={t('faults:room.label')}>
        {t('faults:room.text', { free: bytesOf(free, language) })}{' '}
        <Button variant="text" onPress={() => setHidden(true)}>
          {t('faults:room.hide')}
        </Button>
      </FindingRow>
    </div>
  );
}
