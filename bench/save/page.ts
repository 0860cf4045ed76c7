import Dexie, { type Table } from 'dexie';
import {
  BLANK_CAMPAIGN,
  type Campaign,
  fieldAddress,
  grossfelderOf,
  type GrossfeldNo,
  KLEINFELDER,
  newGrossfeld,
} from '../../engine';
import type { Command } from '../../renderer/model/state/command';
import { createSession } from '../../renderer/model/state/session';
import { createDatabase } from '../../renderer/model/storage/database';
import { createStorage } from '../../renderer/model/storage/storage';

/** Times of one edit each, in milliseconds, in a small and a large world, taken in turns. */
export interface EditTimes {
  readonly small: readonly number[];
  readonly large: readonly number[];
  /** Names of the worlds in which the last edit is not found again on the disk. */
  readonly lost: readonly string[];
}

/** Times of writing a world, in milliseconds. */
export interface SaveTimes {
  /** As the program does it: one row per Großfeld. */
  readonly chunks: number;
  /** One row per field, otherwise alike. */
  readonly fields: number;
  /** Reading all of it again, as the program does on opening. */
  readonly reopen: number;
  /** How many fields of each terrain and owner either way finds again. */
  readonly kept: Readonly<Record<string, number>>;
  readonly keptByField: Readonly<Record<string, number>>;
}

declare global {
  interface Window {
    readonly measureEdits: (small: number, large: number, edits: number) => Promise<EditTimes>;
    readonly measureSaves: (count: number) => Promise<SaveTimes>;
  }
}

const numberOf = (index: number): GrossfeldNo => String(index).padStart(3, '0') as GrossfeldNo;

/** A world of `count` Großfelder in a square, with something in every field. */
const worldOf = (id: string, count: number): Campaign => {
  const columns = Math.ceil(Math.sqrt(count));
  const chunks = Array.from({ length: count }, (_, index) => {
    const [u, row] = [index % columns, Math.floor(index / columns)];
    const chunk = newGrossfeld(numberOf(index), u, row - Math.floor(u / 2), 't');
    return {
      ...chunk,
      terrain: chunk.terrain.map((_key, field) => (field % 3 === 0 ? 'twa' : 't')),
      owner: chunk.owner.map((_owner, field) => (field % 2 === 0 ? 'tha' : null)),
    };
  });
  return {
    ...BLANK_CAMPAIGN,
    id,
    name: id,
    system: 'waben',
    seed: 'bench',
    world: {
      map: {
        topology: { kind: 'sheet' },
        grossfelder: Object.fromEntries(chunks.map((chunk) => [chunk.no, chunk])),
      },
      parties: {},
      units: {},
      labels: {},
      knowledge: {},
      works: {},
      treaties: {},
      people: {},
      clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
    },
  };
};

const origin = { name: 'storage:journal.created', about: {}, at: '2026-01-01T00:00:00.000Z' };

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

const paint = (no: GrossfeldNo, field: number, terrain: string): Command => ({
  name: 'map:command.paint',
  about: {},
  change: ({ world }) => {
    const chunk = world.map.grossfelder[no];
    if (chunk !== undefined) chunk.terrain[field] = terrain;
  },
});

const openedWorld = async (name: string, count: number) => {
  const storage = createStorage(createDatabase(name));
  const session = createSession({
    storage,
    now: () => new Date().toISOString(),
    acquireWriter: () => Promise.resolve({ release: () => Promise.resolve() }),
  });
  await session.getState().open(await storage.create(worldOf(name, count), origin));
  const placeOf = (edit: number) =>
    [numberOf(edit % count), (edit * 7) % KLEINFELDER, `h${String(edit)}`] as const;
  return {
    edit: (edit: number) => timed(() => session.getState().execute(paint(...placeOf(edit)))),
    isKept: async (edit: number): Promise<boolean> => {
      const [no, field, terrain] = placeOf(edit);
      const stored = (await storage.read(name))?.campaign.world.map.grossfelder[no];
      return stored?.terrain[field] === terrain;
    },
  };
};

const measureEdits = async (small: number, large: number, edits: number): Promise<EditTimes> => {
  const inSmall = await openedWorld('small', small);
  const inLarge = await openedWorld('large', large);
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  const last = edits + 4;
  for (let edit = 0; edit <= last; edit += 1) {
    const pair = [await inSmall.edit(edit), await inLarge.edit(edit)] as const;
    if (edit < 5) continue;
    times.small.push(pair[0]);
    times.large.push(pair[1]);
  }
  const lost = [
    ...((await inSmall.isKept(last)) ? [] : ['small']),
    ...((await inLarge.isKept(last)) ? [] : ['large']),
  ];
  return { ...times, lost };
};

interface FieldRow {
  readonly campaign: string;
  readonly field: string;
  readonly terrain: string;
  readonly owner: string | null;
}

const fieldRows = (campaign: Campaign): readonly FieldRow[] =>
  grossfelderOf(campaign.world.map).flatMap(({ no, terrain, owner }) =>
    terrain.map((key, index) => ({
      campaign: campaign.id,
      field: fieldAddress(no, index + 1),
      terrain: key,
      owner: owner[index] ?? null,
    })),
  );

const countsOf = (rows: readonly FieldRow[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { field, terrain, owner } of rows) {
    const key = `${field.slice(0, 3)} ${terrain} ${String(owner)}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

/** Both ways write a small world first, so that neither pays for being the first. */
const measureSaves = async (count: number): Promise<SaveTimes> => {
  const storage = createStorage(createDatabase('chunks'));
  const rival = new Dexie('fields', { chromeTransactionDurability: 'strict' });
  rival.version(1).stores({ fields: '[campaign+field]' });
  const table: Table<FieldRow> = rival.table('fields');
  const byChunk = (campaign: Campaign) => timed(() => storage.create(campaign, origin));
  const byField = (rows: readonly FieldRow[]) =>
    timed(() => rival.transaction('rw', table, () => table.bulkPut(rows)));

  const [few, many] = [worldOf('few', 30), worldOf('many', count)];
  const manyRows = fieldRows(many);
  await byChunk(few);
  await byField(fieldRows(few));
  const chunks = await byChunk(many);
  const fields = await byField(manyRows);
  let kept = countsOf([]);
  const reopen = await timed(async () => {
    const opened = await storage.read('many');
    kept = countsOf(opened === undefined ? [] : fieldRows(opened.campaign));
  });
  const keptByField = countsOf(
    (await table.toArray()).filter(({ campaign }) => campaign === many.id),
  );
  return { chunks, fields, reopen, kept, keptByField };
};

Object.assign(window, { measureEdits, measureSaves });
