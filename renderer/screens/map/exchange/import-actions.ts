import { castDraft } from 'immer';
import {
  type Campaign,
  type ExchangeResult,
  failure,
  hexGameOf,
  type ImportProposal,
  layOver,
  mapTerrain,
  newCampaignOf,
  type Params,
  success,
  systems,
  type TerrainKey,
  writeMapChanges,
} from '../../../../engine';
import { createAndOpen } from '../../../model/files/actions';
import { bridge, type OpenedFile } from '../../../kit/bridge';
import { changing, type Command } from '../../../model/state/command';
import { onLeaving } from '../../../model/state/leaving';
import { useSession } from '../../../model/state/session';
import type { Words } from '../../../kit/text/words';
import { readIncoming, type ReadJob, type ReadOutcome } from './incoming';
import { type Trouble, useExchange } from './state';
import {
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  type Runner,
} from '../../../model/runner';

const ENDINGS: Endings<ReadOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'broken' },
};

/** The reader that fits the place where the program runs. */
const createReader = (): Runner<ReadJob, never, ReadOutcome> =>
  typeof Worker === 'undefined'
    ? createLocalRunner(readIncoming, ENDINGS)
    : createWorkerRunner(
        () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
        ENDINGS,
      );

/** Every figure and word of a problem as the texts want them. */
const wordsOf = (about: Params): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(about).map(([key, value]) => [
      key,
      typeof value === 'number' ? value : String(value),
    ]),
  );

const MEGABYTE = 1024 * 1024;

/** Some problems have two sentences, by what is known of the place. */
const sentenceOf = (code: string, about: Params): string => {
  if (code === 'bad-value' && about['path'] !== undefined) return 'bad-value-path';
  return code === 'too-large' && about['items'] !== undefined ? 'too-many-items' : code;
};

/** The sentence for a file that was refused. */
export function troubleOf(
  by: 'campaign' | 'map',
  { code, about }: { readonly code: string; readonly about: Params },
  file: string,
): Trouble {
  const limit = about['limit'];
  const megabytes = typeof limit === 'number' ? { megabytes: Math.round(limit / MEGABYTE) } : {};
  return {
    text:
      by === 'campaign'
        ? `storage:file.problem.${code}`
        : `exchange:problem.${sentenceOf(code, about)}`,
    // A single table has no name of its own.
    about: {
      ...wordsOf(about),
      ...megabytes,
      file,
      ...(about['table'] === '' ? { table: file } : {}),
    },
  };
}

const reader = createReader();

onLeaving(() => reader.cancel());

const hear = (outcome: ReadOutcome, file: string): void => {
  const { set } = useExchange.getState();
  switch (outcome.kind) {
    case 'read':
      set({ reading: null, incoming: outcome.incoming });
      return;
    case 'refused':
      set({ reading: null, trouble: troubleOf(outcome.by, outcome.problem, file) });
      return;
    case 'broken':
      set({ reading: null, trouble: { text: 'exchange:in.broken', about: { file } } });
      return;
    case 'cancelled':
      set({ reading: null });
  }
};

/** The file the GM chooses; null if he chose none or it vanished before it was read, which has been reported. */
const chooseMap = async (): Promise<OpenedFile | null> => {
  try {
    return await bridge.openFile({ kind: 'world' });
  } catch {
    useExchange.getState().set({ trouble: { text: 'exchange:in.gone', about: {} } });
    return null;
  }
};

/** Lets the GM choose a file and reads it in a worker; nothing is changed by it. */
export async function importMap(words: Words): Promise<void> {
  const { set } = useExchange.getState();
  const chosen = await chooseMap();
  const campaign = useSession.getState().campaign;
  if (chosen === null || campaign === null) return;
  const { terrains, settlements } = hexGameOf(systems[campaign.system]);
  set({ reading: chosen.name, trouble: null, incoming: null });
  const strangers = { key: 'fremd', name: words('exchange:in.strangers') };
  const outcome = await reader.run(
    { file: chosen.name, bytes: chosen.bytes, options: { terrains, settlements, strangers } },
    () => undefined,
  );
  hear(outcome, chosen.name);
}

/** Cancels the reading of a file. */
export function stopReading(): void {
  reader.cancel();
}

/** The GM's choices about a map that was read. */
export interface Wishes {
  /** Terrain for names the game does not know. */
  readonly terrains: Readonly<Record<string, TerrainKey>>;
  /** Terrain of fields the file does not contain. */
  readonly fill: TerrainKey;
}

/** The map as a campaign of its own. `id` and `seed` are new. */
export function asNewCampaign(
  open: Campaign,
  proposal: ImportProposal,
  wishes: Wishes,
  { id, name, seed }: Pick<Campaign, 'id' | 'name' | 'seed'>,
): ExchangeResult<Campaign> {
  return newCampaignOf(mapTerrain(proposal, wishes.terrains), {
    id,
    name,
    seed,
    system: open.system,
    settings: {},
    clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
    fill: wishes.fill,
  });
}

/** The one command that merges the map into the open world. */
export function layOverCommand(
  { world }: Campaign,
  file: string,
  proposal: ImportProposal,
  wishes: Wishes,
): ExchangeResult<Command> {
  const { map, labels, parties } = world;
  const overlay = layOver(
    { map, labels, parties },
    mapTerrain(proposal, wishes.terrains),
    wishes.fill,
  );
  if (!overlay.ok) return failure(overlay.problem);
  const { changes, labels: more, parties: newcomers } = overlay.value;
  return success(
    changing('exchange:command.lay', { file }, (draft) => {
      writeMapChanges(draft.world.map, changes);
      for (const label of more) {
        draft.world.labels[label.id] = { ...label, points: [...label.points] };
      }
      for (const party of newcomers) {
        draft.world.parties[party.key] = castDraft(party);
      }
    }),
  );
}

/** Stores a campaign that was read, with its scanned maps, and opens it. */
export function openNew(
  campaign: Campaign,
  images: Readonly<Record<string, Uint8Array>> = {},
): Promise<void> {
  return createAndOpen(campaign, 'storage:journal.created', images);
}
