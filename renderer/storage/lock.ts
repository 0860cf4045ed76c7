/** The right to write a campaign, held by one window at a time. */
export interface WriterLock {
  readonly release: () => void;
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
  if (locks === undefined) return Promise.resolve({ release: () => undefined });
  return new Promise((answer, refuse) => {
    locks
      .request(nameOf(campaignId), { ifAvailable: true }, (lock) => {
        if (lock === null) {
          answer(undefined);
          return undefined;
        }
        return new Promise<void>((release) => answer({ release }));
      })
      .catch(refuse);
  });
};
