import type { IndexKind, NewsSource } from '../../../engine';
import { createStore } from '../../kit/state/create-store';

/** The sides of the tab: the open issue, and all that came out. */
export const NEWS_SIDES = ['issue', 'archive'] as const;
export type NewsSide = (typeof NEWS_SIDES)[number];

/** Which sources are listed. */
export const SOURCE_FILTERS = ['all', 'public', 'rumour', 'secret', 'waiting'] as const;
export type SourceFilter = (typeof SOURCE_FILTERS)[number];

/** View state of the newsletter: never stored with the campaign, never undone. */
export interface NewsView {
  readonly side: NewsSide;
  /** Turn whose issue is open; null = the latest applied one. */
  readonly turn: number | null;
  /** Source and piece looked at. */
  readonly source: NewsSource['key'] | null;
  readonly item: string | null;
  readonly filter: SourceFilter;
  readonly index: IndexKind;
  readonly query: string;
  readonly choose: (change: Partial<Omit<NewsView, 'choose'>>) => void;
}

export const useNewsView = createStore<NewsView>((set) => ({
  side: 'issue',
  turn: null,
  source: null,
  item: null,
  filter: 'all',
  index: 'issue',
  query: '',
  choose: (change) => set(change),
}));
