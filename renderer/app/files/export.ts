import { type Campaign, writeCampaignFile } from '../../../engine';
import type { Bridge } from '../../bridge';
import type { Storage } from '../../storage';
import type { Notice } from '../notice';

/** A file name that every system accepts. */
export const fileNameOf = ({ name, world }: Pick<Campaign, 'name' | 'world'>): string => {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  const turn = String(world.clock.turn);
  return `${plain === '' ? 'Welt' : plain.slice(0, 80)}-${turn}.wabenwart`;
};

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
