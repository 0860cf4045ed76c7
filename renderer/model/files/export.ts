import { type Campaign, enclosedOf, placeOfProblem, writeCampaign } from '../../../engine';
import type { Bridge, FileWriter } from '../../kit/bridge';
import { fileExtras, fileStem } from '../../kit/explain';
import { UnfitCampaign, written } from '../faults/unfit';
import { unwrittenText } from '../faults/unwritten';
import type { Storage } from '../storage';
import type { Language } from '../../kit/text/words';
import type { Notice } from './notice';
import { type Job, toldEnclosures, unwatched } from './transfer';

/** The file name of a copy, with its turn. */
export const fileNameOf = ({ name, world }: Pick<Campaign, 'name' | 'world'>): string =>
  `${fileStem(name)}-${String(world.clock.turn)}.wabenwart`;

/** Writes into an open file and ends it: put in its place whole, or thrown away. */
const writeInto = async (
  writer: FileWriter,
  storage: Storage,
  campaign: Campaign,
  language: Language,
  job: Job,
): Promise<{ readonly path: string }> => {
  try {
    const { length } = enclosedOf(campaign);
    const enclosure = toldEnclosures(storage.enclosureOf(campaign.id), length, job);
    job.tell({ text: 'storage:transfer.packing', about: {}, done: 0, total: length });
    const options = { enclosure, pause: job.pause, ...fileExtras(campaign, language) };
    written(await writeCampaign(campaign, options, writer));
    job.seal();
  } catch (error) {
    await writer.close(false).catch(() => undefined);
    throw error;
  }
  return writer.close(true);
};

const failedOf = (problem: unknown, { signal }: Job): Notice =>
  signal.aborted
    ? { kind: 'done', text: 'storage:transfer.unwritten', about: {} }
    : {
        kind: 'failed',
        title: 'faults:file.title',
        ...(problem instanceof UnfitCampaign
          ? { text: 'faults:file.unfit', about: placeOfProblem(problem.problem) }
          : { text: unwrittenText(problem, 'storage:file.exportFailed'), about: {} }),
      };

/**
 * Writes a campaign to a file of the GM's choice, piece by piece, its tables in a language; null if he chose none. Of one
 * that is cancelled nothing is left.
 */
export const exportCampaign = async (
  storage: Storage,
  bridge: Bridge,
  campaign: Campaign,
  at: string,
  language: Language,
  job = unwatched(),
): Promise<Notice | null> => {
  try {
    const writer = await bridge.saveStream({ kind: 'campaign', name: fileNameOf(campaign) });
    if (writer === null) return null;
    const { path } = await storage.whileCopied(campaign.id, () =>
      writeInto(writer, storage, campaign, language, job),
    );
    if (path === '') return null;
    await storage.markExported(campaign.id, at);
    return { kind: 'done', text: 'storage:file.exported', about: { path } };
  } catch (problem) {
    return failedOf(problem, job);
  }
};
