import {
  type Campaign,
  movedItems,
  type NewsIssue,
  type NewsItem,
  type NewsSection,
  printedStatistics,
  type Publicity,
  steppedItems,
  freeItemId,
  withItem,
} from '../../../engine';
import { withReason } from '../../model/leaks/allowed';
import { type Command, replacing } from '../../model/state/command';
import type { Draft } from '../../model/news/draft/draft';

type Change = (issue: NewsIssue) => NewsIssue;

const withIssue = (campaign: Campaign, issue: NewsIssue): Campaign => ({
  ...campaign,
  newsletters: { ...campaign.newsletters, [issue.id]: issue },
});

/** A command on an issue; nothing happens where it is gone, or published already. */
const onIssue = (
  name: string,
  { id, number }: Pick<NewsIssue, 'id' | 'number'>,
  change: Change,
  about: Command['about'] = {},
): Command =>
  replacing(`news:command.${name}`, { number, ...about }, (campaign) => {
    const issue = campaign.newsletters[id];
    return issue?.releasedAt === null ? withIssue(campaign, change(issue)) : campaign;
  });

/** Begins an issue. */
export function createIssue(issue: NewsIssue): Command {
  return replacing('news:command.create', { number: issue.number }, (campaign) =>
    withIssue(campaign, issue),
  );
}

/** What of an issue is not its pieces. */
export type IssueHead = Pick<
  NewsIssue,
  'number' | 'title' | 'motto' | 'language' | 'tone' | 'rounding' | 'columns' | 'statistics'
>;

/** Changes title, number, motto, language, voice, rounding, columns or statistics. */
export function changeIssue(issue: NewsIssue, change: Partial<IssueHead>): Command {
  return onIssue('head', issue, (now) => ({ ...now, ...change }));
}

const BLANK: Draft = {
  section: 'realms',
  headline: '',
  text: '',
  signature: { kind: 'none', name: '' },
  embargo: null,
};

/** Adds drafts to an issue, each at the end of its section, as one command. */
export function addItems(issue: NewsIssue, drafts: readonly Draft[]): Command {
  return onIssue(
    'add',
    issue,
    (now) => ({
      ...now,
      items: drafts.reduce<readonly NewsItem[]>(
        (items, draft) => withItem(items, { ...draft, id: freeItemId({ items }) }),
        now.items,
      ),
    }),
    { count: drafts.length },
  );
}

/** A piece without text, for the GM to write. */
export function addBlank(issue: NewsIssue, section: NewsSection): Command {
  return onIssue('write', issue, (now) => ({
    ...now,
    items: withItem(now.items, { ...BLANK, section, id: freeItemId(now) }),
  }));
}

const replaced = (items: readonly NewsItem[], item: NewsItem): readonly NewsItem[] =>
  items.map((one) => (one.id === item.id ? item : one));

/** Replaces a piece by its new version. `name` is the text key of the change. */
export function changeItem(
  issue: NewsIssue,
  item: NewsItem,
  name: 'edit' | 'redraft' | 'replaceWords' | 'picture' | 'noPicture' = 'edit',
): Command {
  return onIssue(name, issue, (now) => ({ ...now, items: replaced(now.items, item) }), {
    headline: item.headline,
  });
}

/** Removes a piece. */
export function removeItem(issue: NewsIssue, { id, headline }: NewsItem): Command {
  return onIssue(
    'remove',
    issue,
    (now) => ({ ...now, items: now.items.filter((one) => one.id !== id) }),
    {
      headline,
    },
  );
}

/** Moves pieces into a section, before another one or to its end. */
export function moveItems(
  issue: NewsIssue,
  ids: readonly string[],
  section: NewsSection,
  before: string | null,
): Command {
  return onIssue(
    'move',
    issue,
    (now) => ({ ...now, items: movedItems(now.items, ids, section, before) }),
    {
      count: ids.length,
    },
  );
}

/** Moves a piece one place up or down, over the edge of its section into the next one. */
export function stepItem(issue: NewsIssue, id: string, by: -1 | 1): Command {
  return onIssue('move', issue, (now) => ({ ...now, items: steppedItems(now.items, id, by) }), {
    count: 1,
  });
}

/** Allows a position or a leak with a reason; an empty reason reverts that. */
export function letStand(
  issue: NewsIssue,
  { keys, words }: { readonly keys: readonly string[]; readonly words: string },
  reason: string,
): Command {
  return onIssue(
    reason === '' ? 'notStand' : 'stand',
    issue,
    (now) => ({ ...now, allowed: withReason(now.allowed ?? {}, keys, reason || null) }),
    { words },
  );
}

/** Records that an issue came out, and with which statistics; `at` is the moment, ISO 8601. */
export function releaseIssue(issue: NewsIssue, at: string): Command {
  const { name, about } = onIssue('release', issue, (now) => now);
  return replacing(name, about, (campaign) => {
    const now = campaign.newsletters[issue.id];
    if (now?.releasedAt !== null) return campaign;
    const printed = printedStatistics(now, campaign.archive[now.turn]?.figures ?? {});
    return withIssue(campaign, { ...now, printed, releasedAt: at });
  });
}

/** Reverts that, so that it can be changed again. */
export function reopenIssue({ id, number }: NewsIssue): Command {
  return replacing('news:command.reopen', { number }, (campaign) => {
    const issue = campaign.newsletters[id];
    if (issue === undefined) return campaign;
    const { printed: _, ...open } = issue;
    return withIssue(campaign, { ...open, releasedAt: null });
  });
}

/** Publicity of some events, and until when they wait. */
export function setPublicity(words: readonly Publicity[]): Command {
  return replacing('news:command.publicity', { count: words.length }, (campaign) => ({
    ...campaign,
    publicity: {
      ...campaign.publicity,
      ...Object.fromEntries(words.map((word) => [word.id, word])),
    },
  }));
}
