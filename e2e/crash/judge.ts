import { tharosCampaign } from '../../assets/examples/tharos';
import { type Campaign, readCampaign, sourceOf, writeCampaignFile } from '../../engine';
import { auditDocument } from '../../renderer/storage/audit';
import { patchesFrom } from '../../renderer/storage/life/pack';
import { type Disk, ownOf } from './disk';

/** What the audit of the program finds in a campaign on the disk. */
export const problemsOf = (
  { campaigns, rows, journal, patches }: Disk,
  id: string,
): readonly string[] =>
  auditDocument({
    head: campaigns.find((head) => head.id === id),
    rows: ownOf(rows, id),
    journal: ownOf(journal, id),
    patches: ownOf(patches, id).map(patchesFrom),
  }).problems;

/** True if a file is a campaign file that can be read whole, with every file that belongs beside it. */
export const isWholeFile = async (bytes: Uint8Array): Promise<boolean> => {
  const read = await readCampaign(sourceOf(bytes), () => Promise.resolve());
  return read.ok && read.value.missing.length === 0;
};

/** The example as a campaign file with pictures under the map, by the hash of their bytes. */
export const fileWith = (
  name: string,
  pictures: Readonly<Record<string, Uint8Array>>,
): Uint8Array => {
  const underlays: Campaign['underlays'] = Object.fromEntries(
    Object.keys(pictures).map((image, index) => {
      const id = `u${String(index + 1)}`;
      const size = { width: 100, height: 100, pins: [], opacity: 0.6 };
      return [id, { ...size, id, name: id, image, isLocked: false, isShown: false }];
    }),
  );
  return writeCampaignFile({ ...tharosCampaign(), name, underlays }, pictures);
};
