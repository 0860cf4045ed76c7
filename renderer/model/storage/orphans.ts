import type { Database } from './database';
import { patchesFrom } from './life/pack';
import { ofCampaign } from './tables';

/** Keeps a file for an act that is still to be written. */
export function keepOrphan(
  database: Database,
  campaign: string,
  hash: string,
  bytes: Uint8Array,
): Promise<void> {
  const { campaigns, journal, pictures, loose } = database;
  return database.transaction('rw', [campaigns, journal, pictures, loose], async () => {
    if ((await campaigns.get(campaign)) === undefined)
      throw new Error(`There is no campaign ${campaign}.`);
    const isKnown = (await pictures.where(':id').equals([campaign, hash]).count()) > 0;
    await pictures.put({ campaign, hash, bytes });
    if (isKnown) return;
    const last = await ofCampaign(journal, campaign).last();
    await loose.put({ campaign, hash, since: (last?.seq ?? 0) + 1 });
  });
}

/** Takes from `hashes` what stands somewhere in a value. */
const strikeOut = (value: unknown, hashes: Set<string>): void => {
  if (hashes.size === 0) return;
  if (typeof value === 'string') hashes.delete(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) strikeOut(part, hashes);
};

/**
 * Takes away files that were kept for an act that never came. One that an act names stays for good, undone or not: the
 * journal can bring it back. So does one that the world itself names: it was missing until then.
 */
export function clearOrphans(database: Database, campaign: string): Promise<void> {
  const { rows, patches, pictures, loose } = database;
  return database.transaction('rw', [rows, patches, pictures, loose], async () => {
    const found = await ofCampaign(loose, campaign).toArray();
    if (found.length === 0) return;
    const unnamed = new Set(found.map(({ hash }) => hash));
    const since = Math.min(...found.map((one) => one.since));
    await ofCampaign(rows, campaign).each(({ value }) => strikeOut(value, unnamed));
    await patches
      .where(':id')
      .between([campaign, since], [campaign, [[]]])
      .each((act) => strikeOut(patchesFrom(act), unnamed));
    await pictures.bulkDelete([...unnamed].map((hash): [string, string] => [campaign, hash]));
    await ofCampaign(loose, campaign).delete();
  });
}
