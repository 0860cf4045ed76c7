import { type Campaign, type FileExtras, type Images, writeCampaignFile } from '../world';
import { encode, hashOf, pack } from '../world/save/archive-bytes';
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, PART } from '../world/save/format';
import { partsOf } from '../world/save/parts-of';

/** The file of a campaign that can be written. Throws the problem of one that cannot. */
export function campaignFile(
  campaign: Campaign,
  images: Images = {},
  extras: FileExtras = {},
): Uint8Array {
  const written = writeCampaignFile(campaign, images, extras);
  if (!written.ok) throw new Error(JSON.stringify(written.problem));
  return written.value;
}

/** The file of a campaign as a program would write it that does not check what it writes, nothing beside it. */
export function uncheckedFile(campaign: Campaign): Uint8Array {
  const parts = Object.fromEntries(
    partsOf(campaign).map(({ name, pieces }): [string, Uint8Array] => [
      name,
      encode(Array.from(pieces, ({ text }) => text).join('')),
    ]),
  );
  const listed = Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [name, { sha256: hashOf(bytes) }]),
  );
  const { system } = campaign;
  const manifest = { format: CAMPAIGN_FORMAT, version: CAMPAIGN_VERSION, system, parts: listed };
  return pack({ ...parts, [PART.manifest]: encode(JSON.stringify(manifest)) });
}
