import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesOf, timeOf, whenOf } from '../../app/moments';
import type { BackupPlace } from '../../bridge';
import { usePreferences } from '../../state/preferences';
import { Button, FindingMark, type FindingKind } from '../../ui';
import { type Backup, backupsIn } from '../list';
import { type Verdict, verifyBackup } from '../make';
import { momentOf, tagOf } from '../names';
import { useBackupDesk } from '../store';

/** What the folder holds; null = not read yet, `unreadable` = it cannot be read. */
type Listed = readonly Backup[] | 'unreadable' | null;

const useBackups = (place: BackupPlace, tag: string | null): Listed => {
  const changes = useBackupDesk(({ changes }) => changes);
  const [listed, setListed] = useState<Listed>(null);
  useEffect(() => {
    let isHere = true;
    const show = (found: Listed): void => {
      if (isHere) setListed(found);
    };
    place.list().then(
      (files) => show(backupsIn(files, tag)),
      () => show('unreadable'),
    );
    return () => {
      isHere = false;
    };
  }, [place, tag, changes]);
  return listed;
};

type State = Verdict | 'proven' | 'checking' | 'unreadable';

const KINDS: Readonly<Record<State, FindingKind | null>> = {
  proven: 'GOOD',
  whole: 'GOOD',
  unproven: null,
  checking: null,
  damaged: 'REJECT',
  unreadable: 'REJECT',
};

const StateMark = ({ state }: { readonly state: State }) => {
  const { t } = useTranslation();
  const kind = KINDS[state];
  const word = t(`backup:verdict.${state}`);
  return (
    <span role="status">
      {kind === null ? (
        <span className="ww-quiet">{word}</span>
      ) : (
        <FindingMark kind={kind}>{word}</FindingMark>
      )}
    </span>
  );
};

const useWhen = (backup: Backup): string => {
  const language = usePreferences(({ language }) => language);
  const iso = momentOf(backup).toISOString();
  const when = whenOf(iso, language);
  const time = timeOf(iso, language);
  return when.includes(time) ? when : `${when}, ${time}`;
};

const Row = ({
  backup,
  place,
  hasWorld,
}: {
  readonly backup: Backup;
  readonly place: BackupPlace;
  readonly hasWorld: boolean;
}) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const set = useBackupDesk(({ set }) => set);
  const [state, setState] = useState<State>(backup.isProven ? 'proven' : 'unproven');
  const when = useWhen(backup);
  const check = (): void => {
    setState('checking');
    verifyBackup(place, backup).then(setState, () => setState('unreadable'));
  };
  const look = (): void => {
    place.source(backup.file).then(
      (source) => set({ chosen: { file: backup.file, source }, refusal: null }),
      () => setState('unreadable'),
    );
  };
  return (
    <tr>
      {hasWorld ? <td>{backup.stem.replaceAll('-', ' ')}</td> : null}
      <td className="ww-figures">{when}</td>
      <td className="ww-right">{backup.turn}</td>
      <td className="ww-right">{bytesOf(backup.size, language)}</td>
      <td>
        <StateMark state={state} />
      </td>
      <td className="ww-backup-row-acts">
        <Button variant="text" onPress={look} aria-label={t('backup:list.lookNamed', { when })}>
          {t('backup:list.look')}
        </Button>
        <Button
          variant="text"
          onPress={check}
          isDisabled={!backup.isProven}
          isBusy={state === 'checking'}
          aria-label={t('backup:list.checkNamed', { when })}
        >
          {t('backup:list.check')}
        </Button>
      </td>
    </tr>
  );
};

/** The backups of one world in a folder, or of all worlds where none is open; newest first. */
export const BackupList = ({
  place,
  campaignId,
}: {
  readonly place: BackupPlace;
  readonly campaignId: string | null;
}) => {
  const { t } = useTranslation();
  const backups = useBackups(place, campaignId === null ? null : tagOf(campaignId));
  if (backups === null) return null;
  if (backups === 'unreadable') return <p className="ww-quiet">{t('backup:list.unreadable')}</p>;
  if (backups.length === 0)
    return (
      <p className="ww-quiet">
        {t(campaignId === null ? 'backup:list.emptyAll' : 'backup:list.empty')}
      </p>
    );
  return (
    <div className="ww-backup-list" tabIndex={0} role="region" aria-label={t('backup:list.label')}>
      <table className="ww-table">
        <thead>
          <tr>
            {campaignId === null ? <th>{t('backup:list.world')}</th> : null}
            <th>{t('backup:list.when')}</th>
            <th className="ww-right">{t('backup:list.turn')}</th>
            <th className="ww-right">{t('backup:list.size')}</th>
            <th>{t('backup:list.state')}</th>
            <th>
              <span className="ww-visually-hidden">{t('backup:list.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {backups.map((backup) => (
            <Row key={backup.file} backup={backup} place={place} hasWorld={campaignId === null} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
