import { type Campaign, type NewsIssue, printedStatistics } from '../../../../engine';
import { mapsAreForAll } from '../../news/use-art';

type Told = Pick<Campaign, 'archive'>;

/** The first turn an issue may tell of that was corrected after it came out; undefined = none. */
const correctedTurn = ({ archive }: Told, { turn, releasedAt }: NewsIssue): number | undefined =>
  Object.values(archive)
    .toSorted((a, b) => a.turn - b.turn)
    .find(
      (archived) =>
        archived.turn <= turn &&
        (archived.corrected ?? []).some(({ at }) => releasedAt !== null && at > releasedAt),
    )?.turn;

/** What an issue had when it came out, as far as the program knows it. */
export interface SentMatter {
  readonly statistics: ReturnType<typeof printedStatistics>;
  /** False: the map of its turn may show more than it did. */
  readonly hasMaps: boolean;
  /** The corrected turn because of which something is left out; undefined = it is as it was. */
  readonly corrected: number | undefined;
}

/** Figures and maps of an issue as it was sent; what a later correction may have changed is left out. */
export function sentMatter(campaign: Campaign, issue: NewsIssue): SentMatter {
  const figures = campaign.archive[issue.turn]?.figures ?? {};
  const turn = correctedTurn(campaign, issue);
  if (turn === undefined)
    return { statistics: printedStatistics(issue, figures), hasMaps: true, corrected: undefined };
  const hadMaps = mapsAreForAll(campaign) && issue.items.some(({ map }) => map !== undefined);
  const isKept = issue.printed !== undefined || issue.statistics.length === 0;
  return {
    statistics: issue.printed ?? [],
    hasMaps: false,
    corrected: hadMaps || !isKept ? turn : undefined,
  };
}
