import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { tharosCampaign } from '../../../assets/examples/tharos';
import type { Campaign, FieldAddress } from '../../../engine';
import type { Command } from '../state/command';
import type { ArrivalLocks } from './arrivals';
import { createDatabase, type Database } from './database';
import { createStorage, type Storage } from './storage';
import { underlay } from '../../../engine/testing/world';

/** A disk that outlives the databases opened on it, as a computer outlives the program. */
export interface Disk {
  /** Opens the database again, as after a restart; `locks` are what the windows share. */
  readonly start: (locks?: ArrivalLocks) => {
    readonly database: Database;
    readonly storage: Storage;
  };
}

/** An empty disk in memory. */
export function createDisk(): Disk {
  const indexedDB = new IDBFactory();
  return {
    start: (locks) => {
      const database = createDatabase('wabenwart', { indexedDB, IDBKeyRange });
      return { database, storage: createStorage(database, locks) };
    },
  };
}

/** A fixed moment, so many minutes after midnight. */
export function moment(minutes = 0): string {
  return new Date(Date.UTC(2026, 10, 21, 0, minutes)).toISOString();
}

/** The first journal entry in tests. */
export const origin = { name: 'storage:journal.created', about: {}, at: moment() } as const;

export const example = tharosCampaign;

/** A picture, and the hash it is stored by. */
export const PICTURE = Uint8Array.from([137, 80, 78, 71]);
export const HASH = '0f4636c78f65d3639ece5a064b5ae753e3408614a14fb18ab4d7540d2c248543';

/** A campaign with that picture under its map. */
export function withPicture(campaign: Campaign): Campaign {
  return {
    ...campaign,
    underlays: {
      u1: underlay(HASH, { name: 'Skizze' }),
    },
  };
}

/** A small command: a note on a field. */
export function note(field: string, text: string): Command {
  return {
    name: 'map:command.writeNote',
    about: { field },
    change: (draft) => {
      const [no = '', kleinfeld = ''] = field.split('/');
      const grossfeld = draft.world.map.grossfelder[no as keyof typeof draft.world.map.grossfelder];
      if (grossfeld !== undefined) grossfeld.notes[Number(kleinfeld) - 1] = text;
    },
  };
}

/** A large command: the next turn, made by a function that returns the next campaign. */
export const nextTurn: Command = {
  name: 'turn:command.apply',
  about: {},
  replace: (campaign) => ({
    ...campaign,
    sheets: {},
    world: {
      ...campaign.world,
      clock: { ...campaign.world.clock, turn: campaign.world.clock.turn + 1 },
      units: Object.fromEntries(
        Object.entries(campaign.world.units)
          .slice(1)
          .map(([id, unit]) => [
            id,
            unit.type === 'R'
              ? { ...unit, place: { kind: 'field' as const, field: '210/19' as FieldAddress } }
              : unit,
          ]),
      ),
    },
  }),
};
