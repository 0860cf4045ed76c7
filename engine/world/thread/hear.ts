import type { Instant, Span, ThreadReader, Voice } from '../../kernel';
import type { Campaign } from '../campaign';
import type { InboxItem } from '../open-turn';
import type { PartyKey } from '../grossfeld';
import { type Timing, timingOf, type TurnTimes } from '../turn-times';
import type { World } from '../world';
import { authorsOf } from './authors';
import { ownWords, type Post, postKey, type Thread } from './post';

/** The part of a message that is for one party. */
interface PartyPart {
  readonly party: PartyKey;
  readonly words: string;
}

/** What may stand beside the name of a party above its part: `Befehle für Rot:`, `*** Blau ***`. */
const HEAD =
  /^[^\p{L}]{0,8}(?:(?:befehle|anweisungen|orders)\s+)?(?:(?:für|von|for|of)\s+)?(\p{L}[^:]{0,58}?)\s*:?[^\p{L}\p{N}]{0,8}$/iu;

/** Longest line that can stand above a part. */
const LONGEST_HEAD = 80;

/**
 * The parts of a message in which orders for several parties stand below each other, each below a line that names its
 * party; what stands before the first one belongs to it, and two parts of one party are one. Empty where fewer than two
 * parties are named so.
 */
function partyParts(text: string, { parties }: Pick<World, 'parties'>): readonly PartyPart[] {
  const keys = new Map(
    Object.values(parties).map(({ key, name }) => [name.trim().toLowerCase(), key]),
  );
  const partyOf = (line: string): PartyKey | undefined =>
    line.length > LONGEST_HEAD
      ? undefined
      : keys.get((HEAD.exec(line.trim())?.[1] ?? '').toLowerCase());
  const parts = new Map<PartyKey, string[]>();
  let open: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const party = partyOf(line);
    if (party === undefined) open.push(line);
    else {
      const before = parts.size === 0 ? open : [];
      open = parts.get(party) ?? before;
      parts.set(party, open);
    }
  }
  return parts.size < 2
    ? []
    : [...parts].map(([party, lines]) => ({ party, words: lines.join('\n').trim() }));
}

/** A public order with its place in the document and its words there. */
export interface PlacedVoice extends Voice {
  readonly words: string;
}

/** Why the GM has to look at a post before anything in it counts. */
export type Doubt =
  /** Nobody knows who writes under this name. */
  | 'author'
  /** Its author plays several parties, or it has orders for several. */
  | 'several'
  /** Nobody can tell when it was written. */
  | 'undated'
  /** It was changed later, in another turn or nobody knows when. */
  | 'edited'
  /** Nobody can tell where a quotation ends. */
  | 'quote'
  /** It has words that look like an order and cannot be read as one. */
  | 'unread';

/** What was found in a post. */
export interface HeardPost {
  readonly post: Post;
  readonly key: string;
  /** Parties its author plays. */
  readonly parties: readonly PartyKey[];
  /** When what it says counts: when it was written, or changed. */
  readonly at: Instant | null;
  readonly timing: Timing;
  /** Public orders; of a message to the GM none, it is an order as a whole. */
  readonly voices: readonly PlacedVoice[];
  readonly doubts: readonly Doubt[];
  /** What of a message to the GM is for whom, where it says so of several parties. */
  readonly parts: readonly PartyPart[];
  /** `voice` = it orders something in public, `letter` = a message to the GM, `talk` = neither. */
  readonly what: 'voice' | 'letter' | 'talk';
  /** Document of the mailbox that was made of it; null = none. */
  readonly takenAs: string | null;
}

/** All of a thread as the open turn sees it. */
export interface HeardThread {
  /** In the order of the page. */
  readonly posts: readonly HeardPost[];
  readonly left: readonly Span[];
  /** What each party chooses once all that is in time and beyond doubt is taken, with what stands from earlier turns. */
  readonly choices: Readonly<Record<PartyKey, PartyKey>>;
}

/** By what a thread is judged. */
export interface Hearing {
  readonly world: World;
  readonly inbox: Campaign['inbox'];
  readonly times: Pick<TurnTimes, 'from' | 'to'>;
  /** How public orders are read; absent for games without any: then nothing but messages is found. */
  readonly reader?: ThreadReader<World>;
}

function placedVoices(document: string, post: Post, party: PartyKey, { reader, world }: Hearing) {
  if (reader === undefined || post.isPrivate) return [];
  const own = ownWords(document, post);
  return reader.read(own.text, party, world).map((voice): PlacedVoice => {
    const span = own.placeOf(voice.span);
    return { ...voice, span, words: own.text.slice(voice.span.start, voice.span.end) };
  });
}

function editDoubt({ at, edited }: Post, times: Hearing['times']): boolean {
  if (edited === undefined || at === null) return false;
  return edited === null || timingOf(at, times) !== timingOf(edited, times);
}

function heardPost(
  document: string,
  post: Post,
  hearing: Hearing,
  known: ReturnType<typeof authorsOf>,
  taken: ReadonlyMap<string, InboxItem>,
): HeardPost {
  const author = known(post.author);
  const parties = author?.parties ?? [];
  const [only = ''] = parties.length === 1 ? parties : [];
  const isOnlooker = author !== undefined && parties.length === 0;
  const voices = isOnlooker ? [] : placedVoices(document, post, only, hearing);
  const hasWords = post.own.length > 0;
  const isLetter = post.isPrivate && hasWords && !isOnlooker;
  const what = isLetter ? 'letter' : voices.length > 0 ? 'voice' : 'talk';
  const key = postKey(document, post);
  const at = post.edited != null && post.at !== null ? Math.max(post.at, post.edited) : post.at;
  const parts = isLetter ? partyParts(ownWords(document, post).text, hearing.world) : [];
  const said: readonly (readonly [Doubt, boolean])[] = [
    ['author', author === undefined],
    ['several', parties.length > 1 || parts.length > 1],
    ['undated', post.at === null],
    ['edited', editDoubt(post, hearing.times)],
    ['quote', post.isQuoteOpen],
    ['unread', voices.some(({ choice }) => choice === undefined)],
  ];
  return {
    post,
    key,
    parties,
    at,
    timing: timingOf(at, hearing.times),
    voices,
    doubts: what === 'talk' ? [] : said.flatMap(([doubt, holds]) => (holds ? [doubt] : [])),
    parts,
    what,
    takenAs: taken.get(key)?.id ?? null,
  };
}

/** The earlier first; at the same time the lower number, else as they stand, from top or from bottom. */
function inTime(posts: readonly HeardPost[]): readonly HeardPost[] {
  const [first, last] = [posts[0]?.at ?? 0, posts.at(-1)?.at ?? 0];
  const rows = first > last ? posts.toReversed() : posts;
  const numberOf = ({ post }: HeardPost): number => Number(post.number) || 0;
  return rows.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0) || numberOf(a) - numberOf(b));
}

/** The voice of a post that counts: of several the last; refused ones do not. */
export function voiceThatCounts({ voices }: Pick<HeardPost, 'voices'>): PlacedVoice | undefined {
  return voices.findLast(({ choice, findings }) => choice !== undefined && findings.length === 0);
}

/** What a party chooses counts without a word of the GM: in time, beyond doubt, not refused. */
export function isClearVoice({ what, timing, doubts, voices }: HeardPost): boolean {
  return (
    what === 'voice' &&
    timing === 'inTime' &&
    doubts.length === 0 &&
    voices.some(({ findings }) => findings.length === 0)
  );
}

function choicesOf(posts: readonly HeardPost[], { reader, world }: Hearing) {
  const choices = new Map(Object.entries(reader?.standing(world) ?? {}));
  for (const heard of inTime(posts.filter(isClearVoice))) {
    const [party] = heard.parties;
    const voice = voiceThatCounts(heard);
    if (party === undefined || voice === undefined) continue;
    if (voice.choice == null) choices.delete(party);
    else choices.set(party, voice.choice);
  }
  return Object.fromEntries(choices);
}

/**
 * Finds in a thread what the open turn needs: whose each post is, whether it is in time, what it orders. The time it takes
 * grows with the length of the thread and no faster.
 */
export function hearThread(
  document: string,
  { posts, left }: Thread,
  hearing: Hearing,
): HeardThread {
  const known = authorsOf(hearing.world);
  const taken = new Map(
    Object.values(hearing.inbox).flatMap((item): readonly (readonly [string, InboxItem])[] =>
      item.post === undefined || item.status === 'open' ? [] : [[item.post, item]],
    ),
  );
  const heard = posts.map((post) => heardPost(document, post, hearing, known, taken));
  return { posts: heard, left, choices: choicesOf(heard, hearing) };
}
