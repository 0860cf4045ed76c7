import type { DesktopApi } from '../../../electron/ipc/contract';
import type { FilePlace, FilePlaces, PlaceUse } from './place';
import { readPieces, sendPieces } from './pieces';

/** The part of the shell's API for folders of backups and parcels. */
export type PlaceApi = Pick<
  DesktopApi,
  | 'placeFolder'
  | 'placeList'
  | 'placeOpen'
  | 'placeWrite'
  | 'placeClose'
  | 'placeRead'
  | 'placeRemove'
  | 'onPlaceChanged'
>;

/** A folder of the shell, identified by its ticket. */
export function desktopPlace(
  api: PlaceApi,
  { folder, name: title }: { readonly folder: string; readonly name: string },
): FilePlace {
  const sizeOf = async (name: string): Promise<number> => {
    const found = (await api.placeList({ folder })).find((one) => one.name === name);
    if (found === undefined) throw new Error('ENOENT');
    return found.size;
  };
  return {
    name: title,
    list: () => api.placeList({ folder }),
    write: async (name, produce) => {
      const { file } = await api.placeOpen({ folder, name });
      try {
        const made = await produce({
          write: (chunk) => sendPieces(chunk, (bytes) => api.placeWrite({ file, bytes })),
        });
        await api.placeClose({ file, isKept: true });
        return made;
      } catch (problem) {
        await api.placeClose({ file, isKept: false }).catch(() => undefined);
        throw problem;
      }
    },
    source: async (name, known) => {
      const size = known ?? (await sizeOf(name));
      const read = (from: number, to: number) => api.placeRead({ folder, name, from, to });
      return {
        size,
        read: (from, to) => readPieces(read, from, Math.min(to, size)),
      };
    },
    remove: async (name) => {
      await api.placeRemove({ folder, name });
    },
    onChange: (changed) => api.onPlaceChanged((ticket) => ticket === folder && changed()),
  };
}

/** The shell's folders of one use. */
export function desktopPlaces(use: PlaceUse, api: PlaceApi): FilePlaces {
  const granted = async (
    asking: ReturnType<PlaceApi['placeFolder']>,
  ): Promise<FilePlace | null> => {
    const folder = await asking;
    return folder === null ? null : desktopPlace(api, folder);
  };
  return {
    find: async () => {
      const place = await granted(api.placeFolder({ use, how: 'remembered' }));
      return place === null ? { kind: 'none' } : { kind: 'ready', place };
    },
    choose: () => granted(api.placeFolder({ use, how: 'choose' })),
    ...(use === 'backups'
      ? { useDocuments: () => granted(api.placeFolder({ use, how: 'documents' })) }
      : {}),
  };
}
