import { z } from '../../../engine/kernel/zod';

/**
 * What windows with the same campaign tell each other. It only ever says what to look at and who wants what: the
 * database is read for everything that is shown, so that a message that is wrong, late or missing harms nothing.
 */
const MESSAGE = z.discriminatedUnion('kind', [
  /** A step is on the disk: its number, the rows and the acts that differ. */
  z.strictObject({
    kind: z.literal('step'),
    revision: z.int().nonnegative(),
    rows: z.array(z.array(z.string())),
    acts: z.array(z.int().nonnegative()),
  }),
  /** Something else is different: all of it must be read again. */
  z.strictObject({ kind: z.literal('changed') }),
  /** A window that reads wants to write. */
  z.strictObject({ kind: z.literal('asked'), by: z.string() }),
  /** The window that writes cannot let go now. */
  z.strictObject({
    kind: z.literal('busy'),
    to: z.string(),
    why: z.enum(['hands', 'unsaved']),
  }),
  /** A window has begun to write. */
  z.strictObject({ kind: z.literal('took'), by: z.string() }),
]);

export type FeedMessage = z.infer<typeof MESSAGE>;

/** The line between the windows in which one campaign is open. */
export interface Feed {
  /** Tells all others; never throws. */
  readonly tell: (message: FeedMessage) => void;
  readonly leave: () => void;
}

/** The part of a channel that is used here. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** Opens a channel by its name; undefined where the browser has none. */
export type OpenChannel = (name: string) => Channel | undefined;

const openBroadcast: OpenChannel = (name) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);

/** What a message means; one that is not understood means that all of it must be read again. */
export function understood(data: unknown): FeedMessage {
  const message = MESSAGE.safeParse(data);
  return message.success ? message.data : { kind: 'changed' };
}

/** Joins the windows in which a campaign is open. Without a channel nothing is heard, and looking must do. */
export function joinFeed(
  campaignId: string,
  hear: (message: FeedMessage) => void,
  open: OpenChannel = openBroadcast,
): Feed {
  const channel = open(`wabenwart:feed:${campaignId}`);
  if (channel === undefined) return { tell: () => undefined, leave: () => undefined };
  let hasLeft = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(understood(data));
  return {
    tell: (message) => {
      // A closed channel throws, and a step that is on the disk must not fail for that.
      if (!hasLeft) channel.postMessage(message);
    },
    leave: () => {
      hasLeft = true;
      channel.onmessage = null;
      channel.close();
    },
  };
}
