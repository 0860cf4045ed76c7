import { useMemo } from 'react';
import type { NewsIssue } from '../../../../engine';
import { editionOf, type NewsEdition } from '../../../model/news/print/edition';
import { mapsOf, usePicturesOf } from '../../../model/news/use-art';
import { wordsOf } from '../../../kit/text/words';
import type { NewsModel } from './use-news-model';

/** An issue as it would come out now. */
export function useEdition(
  { campaign, monthOf }: Pick<NewsModel, 'campaign' | 'monthOf'>,
  issue: NewsIssue,
): NewsEdition {
  const pictures = usePicturesOf(campaign, issue);
  const { world, system, archive } = campaign;
  const maps = useMemo(() => mapsOf({ world, system }, issue), [world, system, issue]);
  return useMemo(
    () =>
      editionOf(issue, {
        system,
        ...monthOf(issue.turn),
        figures: archive[issue.turn]?.figures ?? {},
        pictures,
        maps,
        words: wordsOf(issue.language, system),
      }),
    [issue, monthOf, archive, pictures, maps, system],
  );
}
