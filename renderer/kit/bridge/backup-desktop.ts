import type { DesktopApi } from '../../../electron/ipc/contract';
import type { BackupPlace, BackupPlaces } from './backup-place';
import { readPieces, sendPieces } from './pieces';

/** The part of the shell's door that backups go through. */
export type BackupApi = Pick<
  DesktopApi,
  | 'backupFolder'
  | 'backupList'
  | 'backupOpen'
  | 'backupWrite'
  | 'backupClose'
  | 'backupRead'
  | 'backupRemove'
>;

/** A folder of the shell, known by its ticket. */
export function desktopPlace(
  api: BackupApi,
  { folder, name: title }: { readonly folder: string; readonly name: string },
): BackupPlace {
  return {
    name: title,
    list: () => api.backupList({ folder }),
    write: async (name, produce) => {
      const { file } = await api.backupOpen({ folder, name });
      try {
        const made = await produce({
          write: (chunk) => sendPieces(chunk, (bytes) => api.backupWrite({ file, bytes })),
        });
        await api.backupClose({ file, isKept: true });
        return made;
      } catch (problem) {
        await api.backupClose({ file, isKept: false }).catch(() => undefined);
        throw problem;
      }
    },
    source: async (name) => {
      const found = (await api.backupList({ folder })).find((one) => one.name === name);
      if (found === undefined) throw new Error('ENOENT');
      const read = (from: number, to: number) => api.backupRead({ folder, name, from, to });
      return {
        size: found.size,
        read: (from, to) => readPieces(read, from, Math.min(to, found.size)),
      };
    },
    remove: async (name) => {
      await api.backupRemove({ folder, name });
    },
  };
}

/** The ways to a folder that the shell offers. */
export function desktopPlaces(api: BackupApi): BackupPlaces {
  const by = async (how: 'remembered' | 'choose' | 'documents'): Promise<BackupPlace | null> => {
    const granted = await api.backupFolder({ how });
    return granted === null ? null : desktopPlace(api, granted);
  };
  return {
    find: async () => {
      const place = await by('remembered');
      return place === null ? { kind: 'none' } : { kind: 'ready', place };
    },
    choose: () => by('choose'),
    useDocuments: () => by('documents'),
  };
}
