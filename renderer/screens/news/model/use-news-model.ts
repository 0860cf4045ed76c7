import { useMemo } from 'react';
import {
  type ArchivedTurn,
  type Campaign,
  freshIssue,
  issueOfTurn,
  latticeOf,
  type NewsIssue,
  type NewsSource,
  newsSources,
  openPressFindings,
  type PressFinding,
  pressFindings,
  systems,
  type TurnResults,
  unpackResults,
} from '../../../../engine';
import type { DatedTurn } from '../../../kit/explain';
import { useSession } from '../../../model/state/session';
import { type Language, wordsOf } from '../../../kit/text/words';
import { monthOf } from '../../../model/news/print/edition';
import { type Draft, draftOf } from '../../../model/news/draft/draft';
import { placeFinder, type NewsContext, type Where } from '../../../model/news/draft/news-text';
import { regionNames } from '../../../model/news/draft/telling';
import { useNewsView } from '../news-store';

const unpacked = new WeakMap<ArchivedTurn, TurnResults | null>();

/** The results of an applied turn; null where they are not stored. Unpacked once. */
const pastResults = ({ archive }: Pick<Campaign, 'archive'>, turn: number): TurnResults | null => {
  const archived = archive[turn];
  if (archived === undefined) return null;
  const known = unpacked.get(archived);
  if (known !== undefined) return known;
  const results = archived.results === undefined ? null : (unpackResults(archived.results) ?? null);
  unpacked.set(archived, results);
  return results;
};

/** Everything the tab shows, derived from the campaign and the view state. */
export interface NewsModel {
  readonly campaign: Campaign;
  readonly isReadOnly: boolean;
  /** Applied turns, the latest first, and the one whose issue is open. */
  readonly turns: readonly number[];
  readonly turn: number;
  /** Null = there is none of this turn yet. */
  readonly issue: NewsIssue | null;
  /** The issue that would be begun. */
  readonly fresh: NewsIssue;
  /** True while it can be changed. */
  readonly isOpen: boolean;
  readonly sources: readonly NewsSource[];
  readonly draft: (source: NewsSource) => Draft;
  readonly whereOf: (position: string) => Where;
  readonly telling: NewsContext;
  readonly findings: readonly PressFinding[];
  readonly openFindings: readonly PressFinding[];
  readonly monthOf: (turn: number) => Omit<DatedTurn['clock'], 'turn'>;
}

const heroIn =
  ({ world: { units } }: Campaign) =>
  (unit: string): string | null =>
    units[unit]?.character?.name ?? null;

const useSources = (campaign: Campaign, turn: number): readonly NewsSource[] => {
  const { archive, culture, deadline, editions, newsletters, publicity, world, system } = campaign;
  const { parties, clock } = world;
  return useMemo(
    () =>
      newsSources({
        archive,
        culture,
        deadline,
        editions,
        newsletters,
        publicity,
        turn,
        world: { parties, clock },
        eventsOf: (of) => pastResults({ archive }, of)?.events ?? [],
        balanceMoons: systems[system]?.calendar.balanceMoons ?? [],
        hidesParties: systems[system]?.parties.acquaintances !== undefined,
      }),
    [archive, culture, deadline, editions, newsletters, publicity, parties, clock, system, turn],
  );
};

/** The turns of which something is applied, the latest first. */
export function appliedTurns({ archive }: Pick<Campaign, 'archive'>): readonly number[] {
  return Object.values(archive)
    .map(({ turn }) => turn)
    .sort((a, b) => b - a);
}

/** The model of the tab; null before the first applied turn. `habits` are those of the very first issue. */
export function useNewsModel(campaign: Campaign, language: Language): NewsModel | null {
  const isReadOnly = useSession((session) => session.readOnly);
  const turns = useMemo(() => appliedTurns(campaign), [campaign]);
  const chosen = useNewsView((view) => view.turn);
  const turn = chosen !== null && turns.includes(chosen) ? chosen : (turns[0] ?? 0);
  const sources = useSources(campaign, turn);
  const { map } = campaign.world;
  const whereOf = useMemo(() => placeFinder(map, latticeOf(map)), [map]);
  return useMemo(() => {
    if (turns.length === 0) return null;
    const parts = systems[campaign.system]?.currency?.parts;
    const title = wordsOf(language, campaign.system)('news:first.title');
    const habits = {
      title,
      motto: '',
      language,
      tone: 'neutral',
      // Where money is divided it is counted in small figures: nothing is left of them when they are rounded.
      rounding: parts === 2 ? 1 : 100,
      columns: 3,
      statistics: [],
    } as const;
    const fresh = freshIssue(campaign.newsletters, turn, habits);
    const issue = issueOfTurn(campaign.newsletters, turn) ?? null;
    const of = issue ?? fresh;
    const context: NewsContext = {
      language: of.language,
      words: wordsOf(of.language, campaign.system),
      tone: of.tone,
      rounding: of.rounding,
      parties: campaign.world.parties,
      regions: regionNames(campaign.world),
      fights: pastResults(campaign, turn)?.fights ?? [],
      whereOf,
      heroOf: heroIn(campaign),
    };
    return {
      campaign,
      isReadOnly,
      turns,
      turn,
      issue,
      fresh,
      sources,
      whereOf,
      telling: context,
      isOpen: !isReadOnly && issue !== null && issue.releasedAt === null,
      draft: (source) => draftOf(source, context),
      findings: pressFindings(of),
      openFindings: openPressFindings(of),
      monthOf: (one) => monthOf(campaign, one),
    };
  }, [campaign, isReadOnly, language, sources, turn, turns, whereOf]);
}
