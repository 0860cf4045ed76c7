import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { tharosCampaign } from '../../../assets/examples/tharos';
import type { FieldAddress } from '../../../engine';
import type { Command } from '../state/command';
import type { ArrivalLocks } from './arrivals';
import { createDatabase, type Database } from './database';
import { createStorage, type Storage } from './storage';

/** A disk that outlives the databases opened on it, as a computer outlives the program. */
export interface Disk {
  /** Opens the database anew, as after a restart; `locks` are what the windows share. */
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

/** The first line of a chronicle in tests. */
export const origin = { name: 'storage:journal.created', about: {}, at: moment() } as const;

export const example = tharosCampaign;

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
