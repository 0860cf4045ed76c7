import type { PlacedFile } from '../../kit/bridge';
import { type BackupName, checksumName, parseBackupName } from './names';

/** A backup as it lies in its place. */
export interface Backup extends BackupName {
  /** Bytes. */
  readonly size: number;
  /** A checksum lies beside it, which is written only once the backup was read back and found whole. */
  readonly isProven: boolean;
}

const stampOf = ({ day, time, file }: Backup): string => `${day} ${time} ${file}`;

/** The backups among the files of a place, newest first; of one world only where its tag is given. */
export function backupsIn(
  files: readonly PlacedFile[],
  tag: string | null = null,
): readonly Backup[] {
  const names = new Set(files.map(({ name }) => name));
  return files
    .flatMap(({ name, size }): readonly Backup[] => {
      const parsed = parseBackupName(name);
      if (parsed === undefined || (tag !== null && parsed.tag !== tag)) return [];
      return [{ ...parsed, size, isProven: names.has(checksumName(name)) }];
    })
    .toSorted((a, b) => (stampOf(a) < stampOf(b) ? 1 : -1));
}
