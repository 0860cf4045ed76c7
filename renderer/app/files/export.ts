import { type Campaign, writeCampaignFile } from '../../../engine';
import type { Bridge } from '../../bridge';
import type { Storage } from '../../storage';
import type { Notice } from '../notice';

/** The name of a campaign as the beginning of a file name: only signs that every system accepts. */
export const fileStem = (campaign: string): string => {
  const plain = campaign.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return plain === '' ? 'Welt' : plain.slice(0, 80);
};

/** The file name of a copy, with its turn. */
export const fileNameOf = ({ name, world }: Pick<Campaign, 'name' | 'world'>): string =>
  `${fileStem(name)}-${String(world.clock.turn)}.wabenwart`;

/** Writes a campaign to a file of the GM's choice; null if he chose none. */
export const exportCampaign = async (
  storage: Storage,
  bridge: Bridge,
  campaign: Campaign,
  at: string,
): Promise<Notice | null> => {
  try {
    const bytes = writeCampaignFile(campaign, await storage.picturesOf(campaign.id));
    const saved = await bridge.saveFile({ kind: 'campaign', name: fileNameOf(campaign), bytes });
    if (saved === null) return null;
    await storage.markExported(campaign.id, at);
    return { kind: 'done', text: 'storage:file.exported', about: { path: saved.path } };
  } catch {
    return { kind: 'failed', text: 'storage:file.exportFailed', about: {} };
  }
};
