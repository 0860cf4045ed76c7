import {
  type Campaign,
  enclosedOf,
  type FileResult,
  type KeepEnclosure,
  keepsParcels,
  type ReadCampaign,
  readCampaign,
} from '../../../engine';
import { openCampaign, saveCopy } from '../files/actions';
import { importFile } from '../files/import';
import { asJob } from '../files/transfer';
import { type Notice, useNotice } from '../files/notice';
import { createPause } from '../runner/pause';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { failureOf } from '../storage/failure';
import { keeper, readyPlace } from './keeping';
import { type Chosen, useBackupState } from './store';
import { type Command, replacing } from '../state/command';

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const restoredList = (before: readonly unknown[], after: readonly unknown[]): unknown => {
  const list = after.map((part, index) => restoredValue(before[index], part));
  const isSame = list.length === before.length && list.every((part, at) => part === before[at]);
  return isSame ? before : list;
};

const restoredParts = (before: Parts, after: Parts): unknown => {
  const keys = Object.keys(after);
  const parts = Object.fromEntries(
    keys.map((key) => [
      key,
      Object.hasOwn(before, key) ? restoredValue(before[key], after[key]) : after[key],
    ]),
  );
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && parts[key] === before[key]);
  return isSame ? before : parts;
};

const restoredValue = (before: unknown, after: unknown): unknown => {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return restoredList(before, after);
  return isParts(before) && isParts(after) ? restoredParts(before, after) : after;
};

/**
 * `after`, made of the parts of `before` wherever they are equal: what has not changed is the same object, so that a
 * step from one to the other writes and stores only what differs. Both are plain JSON.
 */
export function restored<Value>(before: Value, after: Value): Value {
  return restoredValue(before, after) as Value;
}

/** The campaign a backup makes of the open one: everything of the backup, under the id of the open one. */
export function broughtBack(now: Campaign, backup: Campaign): Campaign {
  return restored(now, { ...backup, id: now.id });
}

/** Puts the open campaign back to a backup, as one step. `file` is what the chronicle calls the backup by. */
const restoreFrom = (backup: Campaign, file: string): Command =>
  replacing('backup:journal.restored', { file, turn: backup.world.clock.turn }, (now) =>
    broughtBack(now, backup),
  );

/** Reads a backup without storing anything of it. Rejects only if the file itself cannot be read. */
export function readBackup({ source }: Chosen): Promise<FileResult<ReadCampaign>> {
  return readCampaign(source, () => Promise.resolve(), undefined, createPause());
}

/** Stores pictures and documents of a backup beside the open world where they are missing. */
export async function bringFiles(
  id: string,
  campaign: Campaign,
  { source }: Pick<Chosen, 'source'>,
): Promise<void> {
  const enclosure = storage.enclosureOf(id);
  const missing = new Set<string>();
  for (const { hash } of enclosedOf(campaign))
    if ((await enclosure(hash)) === undefined) missing.add(hash);
  if (missing.size === 0) return;
  const keep: KeepEnclosure = async (hash, bytes) => {
    if (missing.has(hash)) await storage.keepPicture(id, hash, bytes);
  };
  await readCampaign(source, keep, undefined, createPause());
}

/** Makes sure that the present state is backed up or, where there is no folder, saved as a file. */
const keepPresent = async (): Promise<boolean> => {
  const { campaign, revision } = useSession.getState();
  if (readyPlace() !== null) return keeper.now.finish();
  if (campaign !== null && revision > 0) await saveCopy(campaign);
  return true;
};

const refuse = (text: string, about: Notice['about']): void =>
  useBackupState.getState().set({ refusal: { text, about } });

/** True while the world with this id is open, and this window writes it. */
const mayChange = (id: string): boolean => {
  const { campaign, readOnly } = useSession.getState();
  return campaign?.id === id && !readOnly;
};

/** Restores the open world from a backup, as one step, after the present state was backed up. */
export async function restore(backup: Campaign, chosen: Chosen): Promise<void> {
  const { campaign, execute, readOnly } = useSession.getState();
  if (campaign === null || readOnly) return;
  const { file } = chosen;
  if (!keepsParcels(campaign, backup)) {
    refuse('backup:restore.parcels', { file });
    return;
  }
  try {
    if (!(await keepPresent())) {
      refuse('backup:restore.presentFailed', { file });
      return;
    }
    await bringFiles(campaign.id, backup, chosen);
  } catch (problem) {
    const isFull = failureOf(problem) === 'quota';
    refuse(isFull ? 'storage:file.unstored' : 'backup:restore.failed', { file });
    return;
  }
  // Reading takes its time: the GM may have opened another world by now.
  if (!mayChange(campaign.id)) {
    refuse('backup:restore.left', { file });
    return;
  }
  const saved = execute(restoreFrom(backup, file));
  useBackupState.getState().set({ isOpen: false, chosen: null, refusal: null });
  await saved;
  useNotice.getState().say({ kind: 'done', text: 'backup:restore.done', about: { file } });
}

/** Imports a backup as a world of its own, beside those that are there, and opens it. */
export async function openAsOwn({ file, source }: Chosen): Promise<void> {
  try {
    const at = new Date().toISOString();
    const imported = await asJob((job) => importFile(storage, { name: file, source }, at, job));
    if (imported.kind === 'refused') {
      refuse(imported.notice.text, imported.notice.about);
      return;
    }
    useBackupState.getState().set({ isOpen: false, chosen: null, refusal: null });
    await openCampaign(imported.id);
  } catch {
    refuse('backup:restore.failed', { file });
  }
}
