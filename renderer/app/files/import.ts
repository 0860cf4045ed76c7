import { type CampaignArchive, readCampaignArchive } from '../../../engine';
import type { Bridge, OpenedFile } from '../../bridge';
import type { Storage } from '../../storage';
import type { Notice } from '../notice';

/** What came of opening a file. */
export type Imported =
  | { readonly kind: 'imported'; readonly id: string; readonly notice: Notice }
  | { readonly kind: 'refused'; readonly notice: Notice };

const refused = (text: string, about: Notice['about']): Imported => ({
  kind: 'refused',
  notice: { kind: 'failed', text, about },
});

/**
 * Stores a campaign with the files beside it: all of it, or nothing. Resolves to its id, near the one it has; rejects with
 * the database's error.
 */
export const takeOver = async (
  storage: Storage,
  { campaign, images }: Pick<CampaignArchive, 'campaign' | 'images'>,
  origin: Parameters<Storage['create']>[1],
): Promise<string> => {
  const arrival = await storage.arrive(campaign.id);
  try {
    for (const [hash, bytes] of Object.entries(images)) await arrival.keep(hash, bytes);
    return await arrival.settle(campaign, origin);
  } catch (error) {
    await arrival.abandon().catch(() => undefined);
    throw error;
  }
};

const store = async (
  storage: Storage,
  archive: CampaignArchive,
  file: string,
  at: string,
): Promise<Imported> => {
  try {
    const origin = { name: 'storage:journal.imported', about: { file }, at };
    const id = await takeOver(storage, archive, origin);
    const about = { name: archive.campaign.name };
    return { kind: 'imported', id, notice: { kind: 'done', text: 'storage:file.imported', about } };
  } catch {
    return refused('storage:file.unstored', { file });
  }
};

/**
 * Takes a campaign file over as a campaign of its own, beside those that are there. A file that cannot be
 * read whole changes nothing.
 */
export const importFile = (storage: Storage, file: OpenedFile, at: string): Promise<Imported> => {
  const result = readCampaignArchive(file.bytes);
  if (result.ok) return store(storage, result.value, file.name, at);
  const { code, about } = result.problem;
  const words = Object.fromEntries(
    Object.entries(about).map(([key, value]) => [key, String(value)]),
  );
  return Promise.resolve(refused(`storage:file.problem.${code}`, { ...words, file: file.name }));
};

/** Lets the GM choose a campaign file and takes it over; null if he chose none. */
export const chooseAndImport = async (
  storage: Storage,
  bridge: Bridge,
  at: string,
): Promise<Imported | null> => {
  const file = await bridge.openFile({ kind: 'campaign' });
  return file === null ? null : importFile(storage, file, at);
};
