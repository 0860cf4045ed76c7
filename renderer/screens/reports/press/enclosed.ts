import {
  type ArchivedTurn,
  type Campaign,
  issueOfTurn,
  type NewsIssue,
  type PartyKey,
  plainCopy,
} from '../../../../engine';
import { clockOf, safeName } from '../../../kit/explain';
import { gameViews } from '../../../games/registry';
import { builtPage, programOf, standalonePage } from '../../../kit/pages/standalone';
import { type Language, wordsOf } from '../../../kit/text/words';
import type { Enclosure } from '../../../model/letters/eml';
import { newsFile } from '../../../model/news/files';
import { mapsOf } from '../../../model/news/use-art';
import { editionOf } from '../../../model/news/print/edition';
import { loadFonts, type Picture } from '../../../kit/paper';
import { storage } from '../../../model/storage';

/** Pictures of an issue that are stored beside the campaign, by hash. */
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
const enclosedNews = async (
  campaign: Campaign,
  archived: ArchivedTurn,
): Promise<readonly Enclosure[]> => {
  const issue = issueOfTurn(campaign.newsletters, archived.turn);
  if (issue?.releasedAt == null) return [];
  const { moon, year } = clockOf(archived, campaign.world.clock);
  const edition = editionOf(issue, {
    system: campaign.system,
    moon,
    year,
    figures: archived.figures ?? {},
    pictures: await picturesOf(campaign, issue),
    maps: mapsOf(campaign, issue),
    words: wordsOf(issue.language, campaign.system),
  });
  const { name, bytes } = await newsFile(edition, 'pdf', await loadFonts());
  return [{ name, type: 'application/pdf', bytes }];
};

/**
 * What goes with the mail of a realm besides its turn report: the newsletter, and pages of its game. Rejects where one
 * cannot be made.
 */
export async function enclosedWith(
  campaign: Campaign,
  archived: ArchivedTurn,
  { party, language }: { readonly party: PartyKey; readonly language: Language },
): Promise<readonly Enclosure[]> {
  const given = { campaign, turn: archived.turn, party, language };
  const pages = (await gameViews[campaign.system]?.enclosed?.(given)) ?? [];
  const files = pages.map(async ({ id, title, name, data }): Promise<Enclosure> => {
    const built = await builtPage(id);
    const page = { title, language, ...built, data: plainCopy(data) };
    return {
      name: `${safeName(name, id)}.html`,
      type: 'text/html; charset=utf-8',
      bytes: new TextEncoder().encode(standalonePage(page)),
      program: programOf(built),
    };
  });
  return [...(await enclosedNews(campaign, archived)), ...(await Promise.all(files))];
}
