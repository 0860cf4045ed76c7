import { isoOf } from '../../kernel';
import type { Campaign } from '../campaign';
import type { PartyKey } from '../grossfeld';
import { type ArrivedDocument, fileDocuments, receiveDocuments } from '../inbox';
import type { HeardPost } from './hear';
import { ownWords } from './post';

/** A post the GM takes, and for whom; null = it is nothing but talk. */
export interface TakenPost {
  readonly heard: HeardPost;
  readonly party: PartyKey | null;
  /** Its part for that party, where it has parts for several; absent = all of it. */
  readonly words?: string;
  /** Why he takes it though it came late; absent = it is in time. */
  readonly admitted?: string;
}

/** The words of a post that go into the letter of its author: its public orders, or all of a message to the GM. */
export function wordsTaken(document: string, { post, voices, what }: HeardPost): string {
  if (what === 'letter' || voices.length === 0) return ownWords(document, post).text;
  return voices.map(({ words }) => words).join('\n');
}

/** The mailbox without unassigned documents made of posts that are taken once more. */
function withoutReturned(inbox: Campaign['inbox'], keys: ReadonlySet<string>): Campaign['inbox'] {
  return Object.fromEntries(
    Object.entries(inbox).filter(
      ([, { post, status }]) => status !== 'open' || post === undefined || !keys.has(post),
    ),
  );
}

/**
 * Takes posts out of a thread of the mailbox: each becomes a document enclosed in it, with the time at which it counts,
 * and part of the letter of a party for the open turn; of later public orders the last counts. What was taken before is
 * not taken again; one that was restored becomes a document anew. A post without orders is archived.
 */
export function takePosts(campaign: Campaign, id: string, posts: readonly TakenPost[]): Campaign {
  const thread = campaign.inbox[id];
  if (thread === undefined) return campaign;
  const known = new Set(
    Object.values(campaign.inbox).flatMap(({ post, status }) =>
      post === undefined || status === 'open' ? [] : [post],
    ),
  );
  const fresh = posts.filter(({ heard }) => !known.has(heard.key));
  const documents = fresh.map(({ heard, words }): ArrivedDocument => {
    const { post, at } = heard;
    return {
      receivedAt: at === null ? thread.receivedAt : isoOf(at),
      name: post.number === '' ? thread.name : `${thread.name} #${post.number}`.trim(),
      format: 'text',
      original: null,
      sender: post.author,
      text: words ?? wordsTaken(thread.text, heard),
      enclosed: [],
    };
  });
  const keys = new Set(fresh.map(({ heard }) => heard.key));
  const kept = { ...campaign, inbox: withoutReturned(campaign.inbox, keys) };
  const received = receiveDocuments(kept, documents);
  const inbox = { ...received.campaign.inbox };
  for (const [index, own] of received.ids.entries()) {
    const item = inbox[own];
    const taken = fresh[index];
    if (item === undefined || taken === undefined) continue;
    inbox[own] = {
      ...item,
      enclosedIn: id,
      post: taken.heard.key,
      ...(taken.party === null ? { status: 'aside' as const } : {}),
      ...(taken.admitted === undefined ? {} : { admitted: taken.admitted }),
    };
  }
  const parties = new Set(fresh.flatMap(({ party }) => party ?? []));
  return [...parties].reduce(
    (now, party) =>
      fileDocuments(
        now,
        received.ids.filter((_, index) => fresh[index]?.party === party),
        party,
      ),
    { ...received.campaign, inbox },
  );
}
