import {
  type Edition,
  type HouseNews,
  type MailItem,
  type NewsItem,
  type NewsSource,
} from '../../../../engine';
import { dayIn } from '../../../kit/explain';
import { filled } from '../../../kit/text/grammar';
import { rumoured, eventText } from './tell';
import type { NewsContext, NewsText } from './news-text';

/** A piece without its place in an issue. */
export type Draft = Omit<NewsItem, 'id'>;

const UNSIGNED = { kind: 'none', name: '' } as const;

/** The signature of a letter to all: its author's name as far as he gives it, or that of somebody else. */
const signatureOf = (
  { kind, from, signed }: MailItem,
  { parties }: NewsContext,
): NewsItem['signature'] => {
  const { name = '' } = parties[from] ?? {};
  if (signed === undefined) return { kind: 'true', name };
  if (signed === '') return UNSIGNED;
  return { kind: kind === 'rumour' && signed !== name ? 'false' : 'true', name: signed };
};

/** A letter to all in the words of its author (WW-8.2-34), and a rumour, of which nobody learns who spread it. */
const pressOf = (mail: MailItem, context: NewsContext): Omit<Draft, 'section' | 'embargo'> => ({
  headline: mail.title.trim(),
  text: mail.text.trim(),
  signature: signatureOf(mail, context),
  ...(mail.kind === 'rumour' ? {} : { party: mail.from }),
});

const editionOf = ({ name, from }: Edition, { words }: NewsContext): NewsText => ({
  headline: filled(words('news:edition.headline'), { name }),
  text: filled(words('news:edition.text'), { name, turn: String(from) }),
});

const houseOf = (house: HouseNews, context: NewsContext): NewsText => {
  const { words } = context;
  switch (house.kind) {
    case 'deadline':
      return { headline: words('news:house.deadline'), text: dayIn(house.date, words) };
    case 'party':
      return { headline: words('news:house.party'), text: house.name };
    case 'balance':
      return {
        headline: words('news:house.balance'),
        text: words('news:house.moon', {
          moon: words(`app:moon.${String(house.moon)}`),
          year: house.year,
        }),
      };
  }
};

const eventOf = (
  source: Extract<NewsSource, { readonly kind: 'event' }>,
  context: NewsContext,
): Omit<Draft, 'section' | 'embargo'> => {
  const texts = eventText(source.event, source.key, context);
  const { headline, text } =
    source.publicity === 'rumour' ? rumoured(texts, source.key, context) : texts;
  return {
    headline,
    text,
    signature: UNSIGNED,
    source: { kind: 'event', key: source.publicityId ?? source.key, facts: source.facts },
  };
};

const contentOf = (
  source: NewsSource,
  context: NewsContext,
): Omit<Draft, 'section' | 'embargo'> => {
  switch (source.kind) {
    case 'event':
      return eventOf(source, context);
    case 'mail':
      return {
        ...pressOf(source.mail, context),
        source: { kind: 'mail', id: source.key.replace(/^mail /, '') },
      };
    case 'edition':
      return {
        ...editionOf(source.edition, context),
        signature: UNSIGNED,
        source: { kind: 'edition', id: source.edition.id },
      };
    case 'house':
      return {
        ...houseOf(source.house, context),
        signature: UNSIGNED,
        source: { kind: 'house', id: source.key.replace(/^house /, '') },
      };
    case 'held':
      return {
        ...source.item,
        source: { kind: 'held', issue: source.issue.id, item: source.item.id },
      };
  }
};

/**
 * A source as a draft item: events written in the voice and with the rounding of the issue, letters to all in the words
 * of their authors, game notices as a line. The embargo goes with it.
 */
export function draftOf(source: NewsSource, context: NewsContext): Draft {
  return {
    ...contentOf(source, context),
    section: source.section,
    embargo: source.embargo,
  };
}

/** Whether the event behind an item has changed: as it was written, otherwise, or not there any more; null = no event. */
export function factsState(
  { source }: Pick<NewsItem, 'source'>,
  sources: readonly NewsSource[],
): 'current' | 'changed' | 'gone' | null {
  if (source?.kind !== 'event') return null;
  const found = sources.find(({ publicityId }) => publicityId === source.key);
  if (found?.kind === 'event') return found.facts === source.facts ? 'current' : 'changed';
  return successorOf(source.key, sources) === undefined ? 'gone' : 'changed';
}

/** What the key of an event names without its facts: the month, what happened, where and to whom. */
const stemOf = (key: string): string => key.slice(0, key.lastIndexOf(' '));

/** The event that replaced another one when the month was computed again; undefined if there is none. */
export function successorOf(key: string, sources: readonly NewsSource[]): NewsSource | undefined {
  const own = sources.filter((source) => source.kind === 'event');
  return (
    own.find(({ publicityId }) => publicityId === key) ??
    own.find(({ publicityId }) => publicityId !== null && stemOf(publicityId) === stemOf(key))
  );
}
