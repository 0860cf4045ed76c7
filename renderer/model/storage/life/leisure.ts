/** Milliseconds after which leisure is taken where it does not come by itself. */
const AT_LATEST = 5000;

/** Resolves when the page has nothing to do; where that is not told, after all that waits already. */
export function atLeisure(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: AT_LATEST });
    else setTimeout(resolve, 0);
  });
}
