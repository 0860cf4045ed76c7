import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { Button, Dialog } from '../../../kit/ui';
import { removeNow } from './carry-out';
import { lossesOf } from './losses';
import { useWorldDialogs } from './dialogs';

/** Most names that are listed; of more only the number is given. */
const MOST_NAMES = 12;

const Loss = ({ what, names }: { readonly what: string; readonly names: readonly string[] }) => {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  const listed = names.slice(0, MOST_NAMES).join(', ');
  const rest = names.length - MOST_NAMES;
  return (
    <li>
      <b>{what}</b> {rest > 0 ? t('world:losses.andMore', { told: listed, count: rest }) : listed}
    </li>
  );
};

/** Lists what would be deleted with a Großfeld and asks for confirmation. */
export function RemoveDialog() {
  const { t } = useTranslation();
  const language = useLanguage();
  const campaign = useSession((session) => session.campaign);
  const no = useWorldDialogs((dialogs) => dialogs.doomed);
  const doom = useWorldDialogs((dialogs) => dialogs.doom);
  if (campaign === null || no === null) return null;
  const { notes, records, ...lists } = lossesOf(campaign, no);
  const leave = (): void => doom(null);
  return (
    <Dialog
      role="alertdialog"
      title={t('world:losses.title', { no })}
      isOpen
      onOpenChange={leave}
      footer={
        <>
          <Button onPress={leave} autoFocus>
            {t('world:losses.leave')}
          </Button>
          <Button
            variant="filled"
            onPress={() => {
              leave();
              removeNow(no);
            }}
          >
            {t('world:losses.insist')}
          </Button>
        </>
      }
    >
      <p>{t('world:losses.text')}</p>
      <ul className="ww-stack ww-gap-6">
        {Object.entries(lists).map(([kind, names]) => (
          <Loss key={kind} what={t(`world:losses.${kind}`)} names={names} />
        ))}
        {records.map(({ kind, names }) => (
          <Loss
            key={kind[0]}
            what={t('world:losses.records', { kind: inLanguage(kind, language) })}
            names={names.map((name) => inLanguage(name, language))}
          />
        ))}
        {notes === 0 ? null : <li>{t('world:losses.notes', { count: notes })}</li>}
      </ul>
      <p className="ww-small ww-quiet">{t('world:losses.hint')}</p>
    </Dialog>
  );
}
