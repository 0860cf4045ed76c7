import { type ArchivedTurn, type Campaign, type PartyKey, plainCopy } from '../../../../engine';
import { safeName } from '../../../kit/explain';
import { gameViews } from '../../../games/registry';
import { builtPage, programOf, standalonePage } from '../../../kit/pages/standalone';
import type { Language } from '../../../kit/text/words';
import type { Enclosure } from '../../../model/letters/eml';
import { enclosedNews } from './enclosed-news';

/** What goes with the mail of a realm besides its evaluation: the newsletter, and pages of its game. Rejects where one cannot be made. */
export const enclosedWith = async (
  campaign: Campaign,
  archived: ArchivedTurn,
  { party, language }: { readonly party: PartyKey; readonly language: Language },
): Promise<readonly Enclosure[]> => {
  const given = { campaign, turn: archived.turn, party, language };
  const pages = (await gameViews[campaign.system]?.enclosed?.(given)) ?? [];
  const files = pages.map(async ({ id, title, name, data }): Promise<Enclosure> => {
    const built = await builtPage(id);
    const page = { title, language, ...built, data: plainCopy(data) };
    return {
      name: `${safeName(name, id)}.html`,
      type: 'text/html; charset=utf-8',
      bytes: new TextEncoder().encode(await standalonePage(page)),
      program: programOf(built),
    };
  });
  return [...(await enclosedNews(campaign, archived)), ...(await Promise.all(files))];
};
