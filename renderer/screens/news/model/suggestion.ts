import type { NewsItem, PressFinding } from '../../../../engine';
import { grammarOf } from '../../../kit/text/grammar';
import { woven } from '../../../kit/text/grammar';
import type { NewsContext } from '../../../model/news/draft/news-text';

const PREPOSITION = /(?:^|\s)(in|im|bei|nach|auf|an|aus|von|um|at|near|to|from|on)\s+$/i;

const wordsBefore = (item: NewsItem, { part, start }: PressFinding): string => {
  switch (part) {
    case 'headline':
      return item.headline.slice(0, start);
    case 'text':
      return item.text.slice(0, start);
    case 'signature':
      return item.signature.name.slice(0, start);
    case 'caption':
      return (item.picture?.caption ?? item.map?.caption ?? '').slice(0, start);
  }
};

/**
 * Words to stand in the place of a position: the settlement at hand, the land of a realm, or nothing in particular.
 * After a preposition they begin without one.
 */
export function suggestedWordsFor(
  item: NewsItem,
  finding: PressFinding,
  { words, language, parties, whereOf }: NewsContext,
): string {
  if (finding.kind === 'unit') return words('news:find.unit');
  const before = PREPOSITION.exec(wordsBefore(item, finding))?.[1]?.toLowerCase();
  const where = finding.field === null ? null : whereOf(finding.field);
  if (where === null)
    return words(before === undefined ? 'news:find.somewhere' : 'news:find.place');
  if (where.kind === 'land') {
    const party = parties[where.party];
    const owner = grammarOf(language).party(party ?? { name: where.party });
    return woven(words(before === undefined ? 'news:where.land' : 'news:find.landOnly'), { owner });
  }
  if (before === undefined) return woven(words(`news:where.${where.kind}`), { name: where.name });
  return before === 'in' && where.kind === 'near'
    ? woven(words('news:find.neighbourhood'), { name: where.name })
    : where.name;
}
