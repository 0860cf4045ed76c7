import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { dateOf } from '../../kit/explain';
import { systems } from '../../../engine';
import { usePreferences } from '../../model/state/preferences';
import { wordsOf } from '../../kit/text/words';
import { type CampaignHead, deletedOn, storage } from '../../model/storage';
import { Button, Dialog, IconButton, Menu } from '../../kit/ui';
import { openCampaign, saveCopyOf } from '../../model/files/actions';
import { whenOf } from '../../model/files/moments';
import { discardCampaign, removeCampaign } from '../../model/files/remove';

interface DeleteDialogProps {
  readonly doomed: CampaignHead | null;
  readonly onDone: () => void;
}

/** Asks whether a campaign goes to the trash or is deleted for good. */
const DeleteDialog = ({ doomed, onDone }: DeleteDialogProps) => {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<{
    readonly id: string;
    readonly why: 'open' | 'copied';
  }>();
  if (doomed === null) return null;
  const isInTrash = doomed.discardedAt !== undefined;
  const remove = async (act: typeof removeCampaign | typeof discardCampaign): Promise<void> => {
    const outcome = await act(doomed.id);
    if (outcome === 'removed') onDone();
    else setRefusal({ id: doomed.id, why: outcome });
  };
  return (
    <Dialog
      role="alertdialog"
      title={t(`app:start.${isInTrash ? 'eraseTitle' : 'deleteTitle'}`, { name: doomed.name })}
      isOpen
      onOpenChange={onDone}
      footer={
        <>
          <Button onPress={onDone} autoFocus>
            {t('app:common.cancel')}
          </Button>
          <Button variant="danger" onPress={() => void remove(removeCampaign)}>
            {t('app:start.deleteNow')}
          </Button>
          {isInTrash ? null : (
            <Button variant="filled" onPress={() => void remove(discardCampaign)}>
              {t('app:start.discard')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`app:start.${isInTrash ? 'eraseText' : 'deleteText'}`)}</p>
      <Button variant="text" icon="download" onPress={() => void saveCopyOf(doomed.id)}>
        {t('app:start.saveFirst')}
      </Button>
      {refusal?.id === doomed.id ? <p role="alert">{t(`windows:kept.${refusal.why}`)}</p> : null}
    </Dialog>
  );
};

const Row = ({
  head,
  onDelete,
}: {
  readonly head: CampaignHead;
  readonly onDelete: (head: CampaignHead) => void;
}) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const date = dateOf({ system: head.system, clock: head }, wordsOf(language, head.system));
  return (
    <li className="ww-world-row ww-grid ww-align-center">
      <AriaButton className="ww-world ww-grid" onPress={() => void openCampaign(head.id)}>
        <b>{head.name}</b>
        <span className="ww-world-right">{whenOf(head.openedAt, language)}</span>
        <span>{`${systems[head.system]?.title[language] ?? head.system} · ${date}`}</span>
        <span className="ww-world-right">
          {head.realms === 0
            ? ''
            : t('app:start.sheets', { sheets: head.sheets, realms: head.realms })}
        </span>
      </AriaButton>
      <Menu
        trigger={<IconButton icon="more" label={t('app:start.menu', { name: head.name })} />}
        label={t('app:start.menu', { name: head.name })}
        entries={[
          {
            id: 'export',
            icon: 'download',
            label: t('app:action.exportFile'),
            onAction: () => void saveCopyOf(head.id),
          },
          {
            id: 'delete',
            icon: 'trash',
            label: t('app:common.delete'),
            isDanger: true,
            onAction: () => onDelete(head),
          },
        ]}
      />
    </li>
  );
};

/** Deleted campaigns until they are gone for good. */
const Trash = ({
  heads,
  onDelete,
}: {
  readonly heads: readonly CampaignHead[];
  readonly onDelete: (head: CampaignHead) => void;
}) => {
  const { t } = useTranslation();
  const language = usePreferences((preferences) => preferences.language);
  return heads.length === 0 ? null : (
    <details className="ww-trash">
      <summary>{t('app:start.trash', { count: heads.length })}</summary>
      <ul>
        {heads.map((head) => (
          <li key={head.id} className="ww-row ww-wrapping ww-gap-8 ww-align-baseline">
            <b>{head.name}</b>
            <span className="ww-small ww-quiet">
              {t('app:start.deletedOn', {
                date: whenOf(deletedOn(head.discardedAt ?? head.openedAt), language),
              })}
            </span>
            <Button
              variant="text"
              aria-label={t('app:start.restoreNamed', { name: head.name })}
              onPress={() => void storage.restore(head.id)}
            >
              {t('app:start.restore')}
            </Button>
            <Button
              variant="danger"
              aria-label={t('app:start.eraseNamed', { name: head.name })}
              onPress={() => onDelete(head)}
            >
              {t('app:start.deleteNow')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The worlds on this computer, the last opened first. */
export function Recent() {
  const { t } = useTranslation();
  const heads = useLiveQuery(() => storage.list());
  const trash = useLiveQuery(() => storage.trash());
  const [doomed, setDoomed] = useState<CampaignHead | null>(null);
  return (
    <section className="ww-start-part ww-start-recent" aria-labelledby="ww-recent">
      <h2 className="ww-over" id="ww-recent">
        {t('app:start.recent')}
      </h2>
      {heads?.length === 0 ? <p className="ww-world-none ww-quiet">{t('app:start.none')}</p> : null}
      <ul>
        {(heads ?? []).map((head) => (
          <Row key={head.id} head={head} onDelete={setDoomed} />
        ))}
      </ul>
      <Trash heads={trash ?? []} onDelete={setDoomed} />
      <DeleteDialog doomed={doomed} onDone={() => setDoomed(null)} />
    </section>
  );
}
