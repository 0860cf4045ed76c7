import {
  type CampaignArchive,
  type FileProblem,
  peekCampaign,
  readCampaign,
} from '../../../engine';
import type { Bridge, OpenedSource } from '../../kit/bridge';
import { noteCaught } from '../faults/caught';
import type { Storage } from '../storage';
import type { Notice } from './notice';
import { type Job, withSourceProgress, unwatched } from './transfer';

type Arrival = Awaited<ReturnType<Storage['arrive']>>;

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
export async function takeOver(
  storage: Storage,
  { campaign, images }: Pick<CampaignArchive, 'campaign' | 'images'>,
  origin: Parameters<Storage['create']>[1],
): Promise<string> {
  const arrival = await storage.arrive(campaign.id);
  try {
    for (const [hash, bytes] of Object.entries(images)) await arrival.keep(hash, bytes);
    return await arrival.settle(campaign, origin);
  } catch (error) {
    await arrival.abandon().catch(() => undefined);
    throw error;
  }
}

const refusedBy = ({ code, about }: FileProblem, file: string): Imported => {
  const words = Object.fromEntries(
    Object.entries(about).map(([key, value]) => [key, String(value)]),
  );
  return refused(`storage:file.problem.${code}`, { ...words, file });
};

/** The GM wanted it no more. */
const cancelled = (file: string): Imported => ({
  kind: 'refused',
  notice: { kind: 'done', text: 'storage:transfer.unread', about: { file } },
});

/** Reads a file into an arrival, its pictures and documents one after the other. */
const store = async (
  arrival: Arrival,
  { name: file, source }: OpenedSource,
  at: string,
  job: Job,
): Promise<Imported> => {
  try {
    const told = withSourceProgress(source, file, job);
    const read = await readCampaign(told, arrival.keep, undefined, job.pause);
    if (!read.ok) {
      await arrival.abandon();
      return refusedBy(read.problem, file);
    }
    const { campaign } = read.value;
    job.seal();
    const origin = { name: 'storage:journal.imported', about: { file }, at };
    const id = await arrival.settle(campaign, origin);
    const about = { name: campaign.name };
    return { kind: 'imported', id, notice: { kind: 'done', text: 'storage:file.imported', about } };
  } catch (problem) {
    await arrival.abandon().catch(() => undefined);
    if (job.signal.aborted) return cancelled(file);
    noteCaught(problem);
    return refused('storage:file.unstored', { file });
  }
};

/**
 * Takes a campaign file over as a campaign of its own, beside those that are there. A file that cannot be read whole
 * changes nothing, nor does one that is cancelled. Rejects if the file has gone before anything of it was read.
 */
export async function importFile(
  storage: Storage,
  file: OpenedSource,
  at: string,
  job = unwatched(),
): Promise<Imported> {
  const peek = await peekCampaign(file.source);
  if (!peek.ok) return refusedBy(peek.problem, file.name);
  let arrival: Arrival;
  try {
    arrival = await storage.arrive(peek.value.summary.id);
  } catch (problem) {
    noteCaught(problem);
    return refused('storage:file.unstored', { file: file.name });
  }
  return store(arrival, file, at, job);
}

/** Lets the GM choose a campaign file and takes it over; null if he chose none. */
export async function chooseAndImport(
  storage: Storage,
  bridge: Bridge,
  at: string,
  job = unwatched(),
): Promise<Imported | null> {
  const file = await bridge.openSource({ kind: 'campaign' });
  return file === null ? null : importFile(storage, file, at, job);
}
