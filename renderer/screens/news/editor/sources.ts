import { type NewsSource, sourceKeyOf, type TurnEvent } from '../../../../engine';
import type { NewsModel } from '../model/use-news-model';
import type { SourceFilter } from '../news-store';

/** True if a source is listed under a filter. */
export function isListed(source: NewsSource, filter: SourceFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'waiting') return source.isWaiting;
  return source.publicity === filter && !source.isWaiting;
}

/** Keys of the sources an issue has already. */
export function takenKeys({ issue, fresh }: NewsModel): ReadonlySet<string> {
  return new Set((issue ?? fresh).items.flatMap((item) => sourceKeyOf(item) ?? []));
}

/** What may go into the issue without another word: public, rumoured, and not waiting. */
export function readySources(model: NewsModel): readonly NewsSource[] {
  const taken = takenKeys(model);
  return model.sources.filter(
    ({ key, publicity, isWaiting }) => publicity !== 'secret' && !isWaiting && !taken.has(key),
  );
}

/** Events that may stand in the issue now. */
export function publishedEvents(sources: readonly NewsSource[]): readonly TurnEvent[] {
  return sources.flatMap((source) =>
    source.kind === 'event' && source.publicity !== 'secret' && !source.isWaiting
      ? source.events
      : [],
  );
}
