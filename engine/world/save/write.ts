import type { Campaign } from '../campaign';
import { encode, hashOf, pack, type Parts, survivesUtf8 } from './archive-bytes';
import { canonicalJson } from './canonical';
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, PART, sheetPart } from './format';

const jsonPart = (value: unknown): Uint8Array => encode(canonicalJson(value));

const sheetIndex = (campaign: Campaign): unknown =>
  Object.fromEntries(
    Object.entries(campaign.sheets).map(([party, { text, ...sheet }]) => [
      party,
      survivesUtf8(text) ? sheet : { ...sheet, text },
    ]),
  );

const sheetTexts = (campaign: Campaign): Parts =>
  Object.fromEntries(
    Object.entries(campaign.sheets)
      .filter(([, { text }]) => survivesUtf8(text))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([party, { text }]) => [sheetPart(party), encode(text)]),
  );

const partsOf = (campaign: Campaign): Parts => {
  const { id, name, system, seed, settings, world, rulings, archive } = campaign;
  const { bookmarks, underlays } = campaign;
  const { map, ...rest } = world;
  return {
    [PART.campaign]: jsonPart({ id, name, system, seed, settings }),
    [PART.grossfelder]: jsonPart(map.grossfelder),
    [PART.rest]: jsonPart({ ...rest, topology: map.topology }),
    [PART.sheets]: jsonPart(sheetIndex(campaign)),
    [PART.rulings]: jsonPart(rulings),
    [PART.archive]: jsonPart(archive),
    [PART.bookmarks]: jsonPart(bookmarks),
    [PART.underlays]: jsonPart(underlays),
    ...sheetTexts(campaign),
  };
};

/**
 * A campaign as a file: a zip of JSON parts and the original order texts, with a hash per part in its
 * manifest. Equal campaigns give equal bytes.
 */
export const writeCampaignFile = (campaign: Campaign): Uint8Array => {
  const parts = partsOf(campaign);
  const manifest = {
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    system: campaign.system,
    parts: Object.fromEntries(Object.entries(parts).map(([part, bytes]) => [part, hashOf(bytes)])),
  };
  return pack({ [PART.manifest]: jsonPart(manifest), ...parts });
};
