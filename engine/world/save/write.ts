import type { Campaign } from '../campaign';
import { encode, hashOf, pack, type Parts, survivesUtf8 } from './archive-bytes';
import { canonicalJson } from './canonical';
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, PART, sheetPart } from './format';
import { enclosedOf, type Images, packImages } from './images';

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
  const { bookmarks, underlays, editions, mail } = campaign;
  const { inbox, decisions, marks, outbox, variants, deadline, ledger, culture, shelf } = campaign;
  const { evaluations, publicity, newsletters } = campaign;
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
    [PART.editions]: jsonPart(editions),
    [PART.mail]: jsonPart(mail),
    [PART.desk]: jsonPart({ inbox, decisions, marks, outbox, variants, deadline }),
    [PART.records]: jsonPart({ ledger, culture, shelf }),
    [PART.dispatch]: jsonPart({ evaluations, publicity, newsletters }),
    ...sheetTexts(campaign),
  };
};

const enclosedParts = (campaign: Campaign, images: Images): Parts => {
  const packed = packImages(campaign, images).images;
  return Object.fromEntries(
    enclosedOf(campaign).flatMap(({ hash, part }) => {
      const bytes = packed[hash];
      return bytes === undefined ? [] : [[part, bytes]];
    }),
  );
};

/**
 * A campaign as a file: a zip of JSON parts, the order texts, the pictures of underlays and newsletters and the documents of
 * the mailbox as they came, with a hash per part in its manifest. Equal campaigns and files beside them give equal bytes. Of `images` those are stored
 * that {@link packImages} chooses; without them the campaign opens all the same.
 */
export const writeCampaignFile = (campaign: Campaign, images: Images = {}): Uint8Array => {
  const parts: Parts = { ...partsOf(campaign), ...enclosedParts(campaign, images) };
  const manifest = {
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    system: campaign.system,
    parts: Object.fromEntries(Object.entries(parts).map(([part, bytes]) => [part, hashOf(bytes)])),
  };
  return pack({ [PART.manifest]: jsonPart(manifest), ...parts });
};
