import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesOf, timeOf, whenOf as dayOf } from '../../../model/files/moments';
import type { FilePlace } from '../../../kit/bridge';
import { usePreferences } from '../../../model/state/preferences';
import { Button, type DataColumn, DataTable, FindingMark, type FindingKind } from '../../../kit/ui';
import { type Backup, backupsIn } from '../../../model/backups/list';
import { type Verdict, verifyBackup } from '../../../model/backups/make';
import { momentOf, tagOf } from '../../../model/backups/names';
import { useBackupState } from '../../../model/backups/store';

/** What the folder holds; null = not read yet, `unreadable` = it cannot be read. */
type Listed = readonly Backup[] | 'unreadable' | null;

const useBackups = (place: FilePlace, tag: string | null): Listed => {
  const changes = useBackupState(({ changes }) => changes);
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

const useWhen = (): ((backup: Backup) => string) => {
  const language = usePreferences(({ language }) => language);
  return (backup) => {
    const iso = momentOf(backup).toISOString();
    const when = dayOf(iso, language);
    const time = timeOf(iso, language);
    return when.includes(time) ? when : `${when}, ${time}`;
  };
};

interface ListProps {
  readonly place: FilePlace;
  readonly backups: readonly Backup[];
  readonly hasWorld: boolean;
}

const List = ({ place, backups, hasWorld }: ListProps) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const set = useBackupState(({ set }) => set);
  const whenOf = useWhen();
  const [states, setStates] = useState<Readonly<Record<string, State>>>({});
  const stateOf = ({ file, isProven }: Backup): State =>
    states[file] ?? (isProven ? 'proven' : 'unproven');
  const turn = ({ file }: Backup, state: State): void =>
    setStates((before) => ({ ...before, [file]: state }));
  const check = (backup: Backup): void => {
    turn(backup, 'checking');
    verifyBackup(place, backup).then(
      (verdict) => turn(backup, verdict),
      () => turn(backup, 'unreadable'),
    );
  };
  const look = (backup: Backup): void => {
    const { file } = backup;
    place.source(file).then(
      (source) => set({ chosen: { file, source }, refusal: null }),
      () => turn(backup, 'unreadable'),
    );
  };
  const world: DataColumn<Backup> = {
    id: 'world',
    label: t('backup:list.world'),
    cell: ({ stem }) => stem.replaceAll('-', ' '),
  };
  return (
    <DataTable
      scroller="ww-backup-list"
      label={t('backup:list.label')}
      rows={backups}
      keyOf={({ file }) => file}
      columns={[
        ...(hasWorld ? [world] : []),
        { id: 'when', label: t('backup:list.when'), className: 'ww-figures', cell: whenOf },
        { id: 'turn', label: t('backup:list.turn'), align: 'end', cell: ({ turn }) => turn },
        {
          id: 'size',
          label: t('app:common.size'),
          align: 'end',
          cell: ({ size }) => bytesOf(size, language),
        },
        {
          id: 'state',
          label: t('backup:list.state'),
          cell: (backup) => <StateMark state={stateOf(backup)} />,
        },
        {
          id: 'acts',
          label: t('backup:list.acts'),
          isLabelHidden: true,
          align: 'end',
          cell: (backup) => (
            <>
              <Button
                variant="text"
                onPress={() => look(backup)}
                aria-label={t('backup:list.lookNamed', { when: whenOf(backup) })}
              >
                {t('backup:list.look')}
              </Button>
              <Button
                variant="text"
                onPress={() => check(backup)}
                isDisabled={!backup.isProven}
                isBusy={stateOf(backup) === 'checking'}
                aria-label={t('backup:list.checkNamed', { when: whenOf(backup) })}
              >
                {t('backup:list.check')}
              </Button>
            </>
          ),
        },
      ]}
    />
  );
};

/** The backups of one world in a folder, or of all worlds where none is open; newest first. */
export function BackupList({
  place,
  campaignId,
}: {
  readonly place: FilePlace;
  readonly campaignId: string | null;
}) {
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
  return <List place={place} backups={backups} hasWorld={campaignId === null} />;
}
