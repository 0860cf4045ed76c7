/** The right to write a campaign, held by one window at a time. */
export interface WriterLock {
  /** Resolves when another window can have the right. */
  readonly release: () => Promise<void>;
}

const nameOf = (campaignId: string): string => `wabenwart:campaign:${campaignId}`;

/**
 * Asks for the right to write a campaign; undefined if another window has it. Where the browser knows no
 * locks the right is given: the revision check of the store still refuses to overwrite the other window.
 */
export const acquireWriter = (
  campaignId: string,
  { locks }: { readonly locks?: LockManager } = globalThis.navigator,
): Promise<WriterLock | undefined> => {
  if (locks === undefined) return Promise.resolve({ release: () => Promise.resolve() });
  return new Promise((answer, refuse) => {
    const held: Promise<void> = locks
      .request(nameOf(campaignId), { ifAvailable: true }, (lock) => {
        if (lock === null) {
          answer(undefined);
          return Promise.resolve();
        }
        return new Promise<void>((done) => {
          const release = () => {
            done();
            return held;
          };
          answer({ release });
        });
      })
      .catch(refuse);
  });
};
