import {
  pauseClock,
  rememberAuthor,
  resumeClock,
  type TakenPost,
  takePosts,
  type WallClock,
} from '../../../../../engine';
import { type Command, replacing } from '../../../../model/state/command';
import type { Addressee } from '../../../../model/letters/commands';

/** Takes posts of a thread into the letters of their parties: one step of undo. */
export function takeFromThread(thread: string, posts: readonly TakenPost[]): Command {
  return replacing('inbox:command.takePosts', { count: posts.length }, (campaign) =>
    takePosts(campaign, thread, posts),
  );
}

/** Takes a late post, with a reason (TM-2-09). */
export function admitPost(
  thread: string,
  { heard, party }: { readonly heard: TakenPost['heard']; readonly party: Addressee },
  reason: string,
): Command {
  return replacing('inbox:command.admit', { party: party.name, reason }, (campaign) =>
    takePosts(campaign, thread, [{ heard, party: party.key, admitted: reason }]),
  );
}

/** Sets posts aside that are nothing but talk. */
export function layPostsAside(thread: string, posts: readonly TakenPost['heard'][]): Command {
  return replacing('inbox:command.talk', { count: posts.length }, (campaign) =>
    takePosts(
      campaign,
      thread,
      posts.map((heard) => ({ heard, party: null })),
    ),
  );
}

/** Remembers who writes under a name; null = an onlooker. */
export function knowAuthor(author: string, party: Addressee | null): Command {
  return replacing(
    party === null ? 'inbox:command.onlooker' : 'inbox:command.author',
    { author, party: party?.name ?? '' },
    (campaign) => rememberAuthor(campaign, author, party?.key ?? null),
  );
}

/** Stops the clock. */
export function pause(at: string): Command {
  return replacing('inbox:command.pause', {}, (campaign) => pauseClock(campaign, at));
}

/** Restarts the clock. */
export function resume(clock: WallClock, at: string): Command {
  return replacing('inbox:command.resume', {}, (campaign) => resumeClock(campaign, clock, at));
}
