import {
  pauseClock,
  rememberAuthor,
  resumeClock,
  type TakenPost,
  takePosts,
  type WallClock,
} from '../../../../../engine';
import type { Command } from '../../../../model/state/command';
import type { Addressee } from '../../../../model/letters/commands';

/** Takes posts of a thread into the letters of their parties: one step of undo. */
export function takeFromThread(thread: string, posts: readonly TakenPost[]): Command {
  return {
    name: 'inbox:command.takePosts',
    about: { count: posts.length },
    replace: (campaign) => takePosts(campaign, thread, posts),
  };
}

/** Takes a post that came late, and says why (TM-2-09). */
export function admitPost(
  thread: string,
  { heard, party }: { readonly heard: TakenPost['heard']; readonly party: Addressee },
  reason: string,
): Command {
  return {
    name: 'inbox:command.admit',
    about: { party: party.name, reason },
    replace: (campaign) =>
      takePosts(campaign, thread, [{ heard, party: party.key, admitted: reason }]),
  };
}

/** Lays posts aside that are nothing but talk. */
export function layPostsAside(thread: string, posts: readonly TakenPost['heard'][]): Command {
  return {
    name: 'inbox:command.talk',
    about: { count: posts.length },
    replace: (campaign) =>
      takePosts(
        campaign,
        thread,
        posts.map((heard) => ({ heard, party: null })),
      ),
  };
}

/** Remembers who writes under a name; null = somebody who only looks on. */
export function knowAuthor(author: string, party: Addressee | null): Command {
  return {
    name: party === null ? 'inbox:command.onlooker' : 'inbox:command.author',
    about: { author, party: party?.name ?? '' },
    replace: (campaign) => rememberAuthor(campaign, author, party?.key ?? null),
  };
}

/** Lets the clock stand still. */
export function pause(at: string): Command {
  return {
    name: 'inbox:command.pause',
    about: {},
    replace: (campaign) => pauseClock(campaign, at),
  };
}

/** Lets the clock go on. */
export function resume(clock: WallClock, at: string): Command {
  return {
    name: 'inbox:command.resume',
    about: {},
    replace: (campaign) => resumeClock(campaign, clock, at),
  };
}
