/** Milliseconds after which work starts although the page was never idle. */
const AT_LATEST = 5000;

/** Resolves when the page is idle; without such an API, after everything that waits already. */
export function atLeisure(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: AT_LATEST });
    else setTimeout(resolve, 0);
  });
}
