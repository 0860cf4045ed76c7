import { useState } from 'react';
import { useSession } from '../../../model/state/session';
import { keeper } from '../../../model/backups/keeping';
import { useBackupState } from '../../../model/backups/store';

/** A backup at a press, wherever it is offered. */
export interface BackupNow {
  /** Makes a backup now; undefined = there is no folder for it, or this window may not. */
  readonly backUp: (() => void) | undefined;
  readonly isWorking: boolean;
  /** The folder of the backup that was made at the last press; null = none was. */
  readonly madeIn: string | null;
  /** Text key of why it could not be made; null = it could. */
  readonly trouble: string | null;
  /** What its sentence names. */
  readonly about: Readonly<Record<string, string>>;
}

/** The open world may be backed up: this window writes it, and the disk takes its steps. */
const useMayBackUp = (): boolean =>
  useSession(
    ({ campaign, readOnly, save }) => campaign !== null && !readOnly && save.kind !== 'failed',
  );

/** Backs up the open world where a folder is set, and tells what came of it. */
export function useBackupNow(): BackupNow {
  const { place, isWorking, trouble, troubleAbout } = useBackupState();
  const mayBackUp = useMayBackUp();
  const [madeIn, setMadeIn] = useState<string | null>(null);
  const target = place.kind === 'ready' && mayBackUp ? place.place : null;
  const backUp = async (folder: string): Promise<void> => {
    setMadeIn(null);
    if (await keeper.now.backUp()) setMadeIn(folder);
  };
  return {
    backUp: target === null ? undefined : () => void backUp(target.name),
    isWorking,
    madeIn,
    trouble: trouble === null ? null : `backup:trouble.${trouble}`,
    about: troubleAbout,
  };
}
