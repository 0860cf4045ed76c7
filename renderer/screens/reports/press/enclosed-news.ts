import { type ArchivedTurn, type Campaign, issueOfTurn, type NewsIssue } from '../../../../engine';
import { newsFile } from '../../../model/news/files';
import { mapsOf } from '../../../model/news/use-art';
import { editionOf } from '../../../model/news/print/edition';
import { loadFonts, type Picture } from '../../../kit/paper';
import { storage } from '../../../model/storage';
import { wordsOf } from '../../../kit/text/words';
import { clockOf } from '../../../kit/explain';
import type { Enclosure } from '../../../model/letters/eml';

/** Pictures of an issue that are kept beside the campaign, by hash. */
const picturesOf = async (
  campaign: Pick<Campaign, 'id'>,
  { items }: NewsIssue,
): Promise<Readonly<Record<string, Picture>>> => {
  const found: Record<string, Picture> = {};
  for (const { picture } of items) {
    if (picture === undefined) continue;
    const { hash, type, width, height } = picture;
    const bytes = await storage.pictureOf(campaign.id, hash).catch(() => undefined);
    if (bytes !== undefined) found[hash] = { bytes, type, width, height };
  }
  return found;
};

/** The newsletter of a month as it goes with the mails; none where no issue came out. */
export const enclosedNews = async (
  campaign: Campaign,
  archived: ArchivedTurn,
): Promise<readonly Enclosure[]> => {
  const issue = issueOfTurn(campaign.newsletters, archived.turn);
  if (issue?.releasedAt == null) return [];
  const { moon, year } = clockOf(archived, campaign.world.clock);
  const edition = editionOf(issue, {
    ...{ system: campaign.system, moon, year },
    figures: archived.figures ?? {},
    pictures: await picturesOf(campaign, issue),
    maps: mapsOf(campaign, issue),
    words: wordsOf(issue.language, campaign.system),
  });
  const { name, bytes } = await newsFile(edition, 'pdf', await loadFonts());
  return [{ name, type: 'application/pdf', bytes }];
};
