/** The right to write a campaign, held by one window at a time. */
export interface WriterLock {
  /** Resolves when another window can have the right. */
  readonly release: () => Promise<void>;
  /** Resolves when another window has taken the right away; never without that. */
  readonly lost?: Promise<void>;
}

/** How the right is asked for: only if it is free, as soon as it is free, or whoever holds it. */
export type Wish =
  | { readonly kind: 'ifFree' }
  | { readonly kind: 'wait'; readonly signal: AbortSignal }
  | { readonly kind: 'steal' };

/** The right, or undefined if it cannot be had that way; waiting ends with undefined once its signal says so. */
export type AcquireWriter = (campaignId: string, wish?: Wish) => Promise<WriterLock | undefined>;

/** The part of the browser that knows about locks. */
interface Place {
  readonly locks?: Pick<LockManager, 'request'>;
}

const nameOf = (campaignId: string): string => `wabenwart:campaign:${campaignId}`;

const optionsOf = (wish: Wish): LockOptions => {
  if (wish.kind === 'wait') return { signal: wish.signal };
  return wish.kind === 'steal' ? { steal: true } : { ifAvailable: true };
};

const request = (
  locks: Pick<LockManager, 'request'>,
  campaignId: string,
  wish: Wish,
): Promise<WriterLock | undefined> =>
  new Promise((answer, refuse) => {
    let lose: (() => void) | undefined;
    const held: Promise<void> = locks
      .request(nameOf(campaignId), optionsOf(wish), (lock) => {
        if (lock === null) {
          answer(undefined);
          return Promise.resolve();
        }
        const lost = new Promise<void>((told) => {
          lose = told;
        });
        return new Promise<void>((done) => {
          const release = () => {
            done();
            return held;
          };
          answer({ release, lost });
        });
      })
      .catch((error: unknown) => {
        // A lock that was given ends like this only when another window takes it.
        if (lose !== undefined) lose();
        else if (wish.kind === 'wait' && wish.signal.aborted) answer(undefined);
        else refuse(error instanceof Error ? error : new Error(String(error)));
      });
  });

/**
 * Asks for the right to write a campaign. Where the browser knows no locks the right is given: the revision check of
 * the store still refuses to overwrite the other window.
 */
export function acquireWriter(
  campaignId: string,
  wish: Wish = { kind: 'ifFree' },
  { locks }: Place = globalThis.navigator,
): Promise<WriterLock | undefined> {
  return locks === undefined
    ? Promise.resolve({ release: () => Promise.resolve() })
    : request(locks, campaignId, wish);
}
