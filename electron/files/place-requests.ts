import { mkdir } from 'node:fs/promises';
import type { Payload } from '../ipc/contract';
import type { Handlers } from '../ipc/handle';
import type { PLACE_REQUESTS, PlaceUse } from '../ipc/place-contract';
import { coded } from './coded';
import { rememberedFolder, rememberFolder } from './place-memory';
import { createPlaces } from './places';

/** Functions of the shell used by the folders of backups and parcels. */
export interface PlaceShell {
  /** Where the folder of each use is remembered. */
  readonly memory: Readonly<Record<PlaceUse, string>>;
  /** The folder of backups beside the GM's documents; it need not be there yet. */
  readonly documents: string;
  /** Lets the GM choose a folder, beginning at one; null if cancelled. */
  readonly choose: (start: string) => Promise<string | null>;
  /** Is told the ticket of a folder of parcels in which something has changed. */
  readonly changed: (folder: string) => void;
}

type PlaceHandlers = Pick<Handlers, Exclude<keyof typeof PLACE_REQUESTS, 'readyToClose'>>;

/** Answers the page's requests for its folders; `endPlaces` ends what a page left open that is gone. */
export function placeHandlers({ memory, documents, choose, changed }: PlaceShell): {
  readonly handlers: PlaceHandlers;
  readonly endPlaces: () => void;
} {
  const places = createPlaces(changed);
  const wanted = async ({ use, how }: Payload<'placeFolder'>): Promise<string | null> => {
    const before = await rememberedFolder(memory[use]);
    if (how === 'remembered') return before;
    if (how === 'choose') return choose(before ?? documents);
    await mkdir(documents, { recursive: true });
    return documents;
  };
  return {
    endPlaces: places.end,
    handlers: {
      placeFolder: async (asked) => {
        const path = await coded(wanted(asked));
        if (path === null) return null;
        if (asked.how !== 'remembered') await coded(rememberFolder(memory[asked.use], path));
        return places.grant(asked.use, path);
      },
      placeList: (request) => coded(places.list(request)),
      placeOpen: (request) => coded(places.open(request)),
      placeWrite: (request) => coded(places.write(request)).then(() => null),
      placeClose: (request) => coded(places.close(request)).then(() => null),
      placeRead: (request) => coded(places.read(request)),
      placeRemove: (request) => coded(places.remove(request)).then(() => null),
    },
  };
}
