import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { Button, Dialog } from '../../../kit/ui';
import { removeNow } from './carry-out';
import { lossesOf } from './losses';
import { useWorldDialogs } from './dialogs';

/** Names that are told one by one; of more only the number is said. */
const MOST_NAMES = 12;

const Loss = ({ kind, names }: { readonly kind: string; readonly names: readonly string[] }) => {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  const told = names.slice(0, MOST_NAMES).join(', ');
  const rest = names.length - MOST_NAMES;
  return (
    <li>
      <b>{t(`world:losses.${kind}`)}</b>{' '}
      {rest > 0 ? t('world:losses.andMore', { told, count: rest }) : told}
    </li>
  );
};

/** Lists what would go with a Großfeld and asks whether it shall. */
export function RemoveDialog() {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  const no = useWorldDialogs((dialogs) => dialogs.doomed);
  const doom = useWorldDialogs((dialogs) => dialogs.doom);
  if (campaign === null || no === null) return null;
  const { notes, ...lists } = lossesOf(campaign, no);
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
          <Loss key={kind} kind={kind} names={names} />
        ))}
        {notes === 0 ? null : <li>{t('world:losses.notes', { count: notes })}</li>}
      </ul>
      <p className="ww-small ww-quiet">{t('world:losses.hint')}</p>
    </Dialog>
  );
}
