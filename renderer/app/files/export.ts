import { type Campaign, writeCampaign } from '../../../engine';
import type { Bridge, FileWriter } from '../../bridge';
import { fileExtras, fileStem } from '../../explain';
import { unwrittenText } from '../../faults/unwritten';
import type { Storage } from '../../storage';
import type { Language } from '../../text/words';
import type { Notice } from '../notice';

/** The file name of a copy, with its turn. */
export const fileNameOf = ({ name, world }: Pick<Campaign, 'name' | 'world'>): string =>
  `${fileStem(name)}-${String(world.clock.turn)}.wabenwart`;

/** Writes into an open file and ends it: put in its place whole, or thrown away. */
const writeInto = async (
  writer: FileWriter,
  storage: Storage,
  campaign: Campaign,
  language: Language,
): Promise<{ readonly path: string }> => {
  try {
    const enclosure = storage.enclosureOf(campaign.id);
    await writeCampaign(campaign, { enclosure, ...fileExtras(campaign, language) }, writer);
  } catch (error) {
    await writer.close(false).catch(() => undefined);
    throw error;
  }
  return writer.close(true);
};

/** Writes a campaign to a file of the GM's choice, piece by piece; null if he chose none. */
export const exportCampaign = async (
  storage: Storage,
  bridge: Bridge,
  campaign: Campaign,
  at: string,
  language: Language,
): Promise<Notice | null> => {
  try {
    const writer = await bridge.saveStream({ kind: 'campaign', name: fileNameOf(campaign) });
    if (writer === null) return null;
    const { path } = await writeInto(writer, storage, campaign, language);
    if (path === '') return null;
    await storage.markExported(campaign.id, at);
    return { kind: 'done', text: 'storage:file.exported', about: { path } };
  } catch (problem) {
    const text = unwrittenText(problem, 'storage:file.exportFailed');
    return { kind: 'failed', title: 'faults:file.title', text, about: {} };
  }
};
