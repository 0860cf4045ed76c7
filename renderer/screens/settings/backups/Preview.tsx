import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, FileProblem, ReadCampaign } from '../../../../engine';
import { dateWithTurn } from '../../../kit/explain';
import { usePreferences } from '../../../model/state/preferences';
import { useSession } from '../../../model/state/session';
import { lineOf } from '../../../model/storage';
import { Transfers } from '../../../model/files/Transfers';
import { wordsOf } from '../../../kit/text/words';
import { Button, FindingRow } from '../../../kit/ui';
import { differencesBetween } from '../../../model/backups/compare';
import { countsOf } from '../../../model/backups/counts';
import { momentOf, parseBackupName } from '../../../model/backups/names';
import { broughtBack, openAsOwn, readBackup, restore } from '../../../model/backups/restoring';
import { type Chosen, useBackupState } from '../../../model/backups/store';
import { DifferenceList } from './DifferenceList';

/** Result of reading a backup. */
type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  | { readonly kind: 'read'; readonly backup: ReadCampaign };

const useReading = (chosen: Chosen): Reading => {
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  useEffect(() => {
    let isHere = true;
    const show = (found: Reading): void => {
      if (isHere) setReading(found);
    };
    readBackup(chosen).then(
      (result) =>
        show(
          result.ok
            ? { kind: 'read', backup: result.value }
            : { kind: 'refused', problem: result.problem },
        ),
      () => show({ kind: 'unreadable' }),
    );
    return () => {
      isHere = false;
    };
  }, [chosen]);
  return reading;
};

/** Steps in effect that were done after the backup; undefined where the name does not state when it was made. */
const useStepsSince = (file: string): number | undefined => {
  const { journal, head } = useSession();
  const name = parseBackupName(file);
  if (name === undefined) return undefined;
  const at = momentOf(name).toISOString();
  return lineOf(journal, head).filter((seq) => seq > 0 && (journal[seq]?.at ?? '') > at).length;
};

const Facts = ({ backup, file }: { readonly backup: Campaign; readonly file: string }) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const isOpen = useSession(({ campaign }) => campaign?.id === backup.id);
  const steps = useStepsSince(file);
  const { system, settings, world } = backup;
  // The texts of the backup's game, which need not be the one that is open.
  const words = wordsOf(language, system);
  const facts: readonly (readonly [string, string])[] = [
    [t('backup:preview.name'), backup.name],
    [t('backup:preview.date'), dateWithTurn({ system, settings, clock: world.clock }, words)],
    ...countsOf(backup).map(({ text, count }) => [words(text), String(count)] as const),
    [words('backup:preview.months'), String(Object.keys(backup.archive).length)],
    ...(isOpen && steps !== undefined
      ? [[t('backup:preview.steps'), t('backup:preview.steps', { count: steps })] as const]
      : []),
    [t('backup:preview.file'), file],
  ];
  return (
    <dl className="ww-backup-facts ww-grid">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Difference = ({ backup }: { readonly backup: Campaign }) => {
  const { t } = useTranslation();
  const now = useSession(({ campaign }) => campaign);
  const differences = useMemo(
    () => (now === null ? null : differencesBetween(now, broughtBack(now, backup))),
    [now, backup],
  );
  if (now === null || differences === null) return null;
  if (now.system !== backup.system) return <p>{t('backup:preview.otherGame')}</p>;
  return (
    <>
      {now.id === backup.id ? null : (
        <FindingRow kind="WARN" label={t('backup:preview.foreignLabel')}>
          {t('backup:preview.foreign')}
        </FindingRow>
      )}
      <DifferenceList differences={differences} />
    </>
  );
};

const Actions = ({ backup, chosen }: { readonly backup: Campaign; readonly chosen: Chosen }) => {
  const { t } = useTranslation();
  const { campaign, readOnly } = useSession();
  const [isBusy, setBusy] = useState(false);
  const action = (work: typeof restore) => () => {
    setBusy(true);
    void work(backup, chosen).finally(() => setBusy(false));
  };
  const canRestore = campaign !== null && campaign.system === backup.system;
  // The reason against restoring, if nothing would change, is shown in the place of the differences.
  const isSame = useMemo(
    () => campaign !== null && broughtBack(campaign, backup) === campaign,
    [campaign, backup],
  );
  return (
    <>
      <Button
        variant={canRestore ? 'outline' : 'filled'}
        isBusy={isBusy}
        onPress={action((_backup, chosen) => openAsOwn(chosen))}
      >
        {t('backup:preview.own')}
      </Button>
      {canRestore ? (
        <Button
          variant="filled"
          icon="undo"
          isDisabled={readOnly || isSame}
          isBusy={isBusy}
          onPress={action(restore)}
        >
          {t('backup:preview.restore')}
        </Button>
      ) : null}
    </>
  );
};

const Content = ({ reading, chosen }: { readonly reading: Reading; readonly chosen: Chosen }) => {
  const { t } = useTranslation();
  const { file } = chosen;
  if (reading.kind === 'reading') return <p role="status">{t('backup:preview.reading')}</p>;
  if (reading.kind === 'unreadable')
    return <FindingRow kind="REJECT">{t('backup:preview.unreadable', { file })}</FindingRow>;
  if (reading.kind === 'refused') {
    const { code, about } = reading.problem;
    return (
      <FindingRow kind="REJECT">{t(`storage:file.problem.${code}`, { ...about, file })}</FindingRow>
    );
  }
  const { campaign: backup, missing } = reading.backup;
  return (
    <>
      <Facts backup={backup} file={file} />
      {missing.length === 0 ? null : (
        <p className="ww-quiet">{t('backup:preview.missing', { count: missing.length })}</p>
      )}
      <Difference backup={backup} />
    </>
  );
};

/** A backup before anything is done with it: what it holds, and how it differs from now. */
export function Preview({ chosen }: { readonly chosen: Chosen }) {
  const { t } = useTranslation();
  const reading = useReading(chosen);
  const { set, refusal } = useBackupState();
  const isWorldOpen = useSession(({ campaign }) => campaign !== null);
  return (
    <>
      <Content reading={reading} chosen={chosen} />
      <Transfers />
      {refusal === null ? null : (
        <FindingRow kind="REJECT">{t(refusal.text, refusal.about)}</FindingRow>
      )}
      {reading.kind === 'read' && isWorldOpen ? (
        <p className="ww-quiet ww-small">{t('backup:preview.restoreHint')}</p>
      ) : null}
      <div className="ww-dialog-footer">
        <Button variant="text" icon="left" onPress={() => set({ chosen: null, refusal: null })}>
          {t('backup:preview.list')}
        </Button>
        {reading.kind === 'read' ? (
          <Actions backup={reading.backup.campaign} chosen={chosen} />
        ) : null}
      </div>
    </>
  );
}
