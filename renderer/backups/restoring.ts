import {
  type Campaign,
  type FileResult,
  imagesOf,
  type ReadCampaign,
  readCampaign,
} from '../../engine';
import { openCampaign, saveCopy } from '../app/files/acts';
import { useNotice } from '../app/notice';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { keeper, readyPlace } from './keeping';
import { restoreFrom } from './restore';
import { type Chosen, useBackupDesk } from './store';

/** Reads a backup without keeping anything of it. Rejects only if the file itself cannot be read. */
export const readBackup = ({ source }: Chosen): Promise<FileResult<ReadCampaign>> =>
  readCampaign(source, () => Promise.resolve());

const hashesOf = (campaign: Campaign): readonly string[] => [
  ...imagesOf(campaign),
  ...Object.values(campaign.inbox).flatMap(({ original }) => original ?? []),
];

/** Lays pictures and documents of a backup beside the open world that it does not have any more. */
const bringFiles = async (id: string, campaign: Campaign, { source }: Chosen): Promise<void> => {
  const enclosure = storage.enclosureOf(id);
  const missing = new Set<string>();
  for (const hash of hashesOf(campaign))
    if ((await enclosure(hash)) === undefined) missing.add(hash);
  if (missing.size === 0) return;
  await readCampaign(source, async (hash, bytes) => {
    if (missing.has(hash)) await storage.keepPicture(id, hash, bytes);
  });
};

/** Makes sure that the present state stands in a backup or, where there is no folder, in a copy as a file. */
const keepPresent = async (): Promise<boolean> => {
  const { campaign, revision } = useSession.getState();
  if (readyPlace() !== null) return keeper.finish();
  if (campaign !== null && revision > 0) await saveCopy(campaign);
  return true;
};

const refuse = (text: string, { file }: Chosen): void =>
  useBackupDesk.getState().set({ refusal: { text, about: { file } } });

/** Puts the open world back to a backup, as one step, after the present state was kept. */
export const restore = async (backup: Campaign, chosen: Chosen): Promise<void> => {
  const { campaign, execute, readOnly } = useSession.getState();
  if (campaign === null || readOnly) return;
  try {
    if (!(await keepPresent())) {
      refuse('backup:restore.presentFailed', chosen);
      return;
    }
    await bringFiles(campaign.id, backup, chosen);
  } catch {
    refuse('backup:restore.failed', chosen);
    return;
  }
  const saved = execute(restoreFrom(backup, chosen.file));
  useBackupDesk.getState().set({ isOpen: false, chosen: null, refusal: null });
  await saved;
  useNotice
    .getState()
    .say({ kind: 'done', text: 'backup:restore.done', about: { file: chosen.file } });
};

/** Takes a backup over as a world of its own, beside those that are there, and opens it. */
export const openAsOwn = async (backup: Campaign, chosen: Chosen): Promise<void> => {
  const { file, source } = chosen;
  try {
    const arrival = await storage.arrive(backup.id);
    const read = await readCampaign(source, arrival.keep);
    if (!read.ok) {
      await arrival.abandon();
      refuse('backup:restore.failed', chosen);
      return;
    }
    const origin = {
      name: 'storage:journal.imported',
      about: { file },
      at: new Date().toISOString(),
    };
    const id = await arrival.settle(read.value.campaign, origin);
    useBackupDesk.getState().set({ isOpen: false, chosen: null, refusal: null });
    await openCampaign(id);
  } catch {
    refuse('storage:file.unstored', chosen);
  }
};
