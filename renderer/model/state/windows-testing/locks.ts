/** The locks of a browser, for several windows in one test: first come, first served; may wait, may steal. */
export interface BrowserLocks {
  /** The locks as one window sees them. */
  readonly of: (window: string) => Pick<LockManager, 'request'>;
  /** A window is gone without goodbye: what it held is free, what it waited for is forgotten. */
  readonly bury: (window: string) => void;
  /** The windows that hold a lock now. */
  readonly holders: () => readonly string[];
}

type Callback = (lock: Lock | null) => Promise<unknown>;

interface Wanted {
  readonly window: string;
  readonly name: string;
  readonly give: () => void;
}

interface Held {
  readonly window: string;
  readonly name: string;
  readonly mode: LockMode;
  readonly steal: () => void;
}

const aborted = (): DOMException => new DOMException('taken or given up', 'AbortError');

/** Locks that behave as the standard says, as far as the program uses them: shared ones never wait for others of their kind. */
export function createBrowserLocks(): BrowserLocks {
  const held: Held[] = [];
  const queue: Wanted[] = [];
  const buried = new Set<string>();
  const isHeld = (name: string): boolean => held.some((each) => each.name === name);
  const drop = <T>(list: T[], each: T): void => {
    const index = list.indexOf(each);
    if (index >= 0) list.splice(index, 1);
  };
  const serve = (name: string): void => {
    const next = isHeld(name) ? undefined : queue.find((each) => each.name === name);
    if (next === undefined) return;
    drop(queue, next);
    next.give();
  };

  /** Gives a lock, until the callback is done or another window steals it. */
  const give = (
    window: string,
    name: string,
    callback: Callback,
    mode: LockMode = 'exclusive',
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const mine: Held = {
        window,
        name,
        mode,
        steal: () => {
          drop(held, mine);
          reject(aborted());
        },
      };
      held.push(mine);
      const end = (): void => {
        if (!held.includes(mine)) return;
        drop(held, mine);
        serve(name);
      };
      // The browser calls back in a task of its own.
      void Promise.resolve()
        .then(() => callback({ name, mode }))
        .finally(end)
        .then(resolve, reject);
    });

  const queueUp = (
    window: string,
    name: string,
    callback: Callback,
    { signal, mode }: LockOptions,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const wanted: Wanted = {
        window,
        name,
        give: () => void give(window, name, callback, mode).then(resolve, reject),
      };
      queue.push(wanted);
      signal?.addEventListener('abort', () => {
        if (!queue.includes(wanted)) return;
        drop(queue, wanted);
        reject(aborted());
      });
    });

  const request = (
    window: string,
    name: string,
    options: LockOptions,
    callback: Callback,
  ): Promise<unknown> => {
    if (buried.has(window)) return new Promise(() => undefined);
    if (options.steal === true) {
      for (const each of held.filter((other) => other.name === name)) each.steal();
      return give(window, name, callback);
    }
    const others = held.filter((other) => other.name === name);
    const isShared = options.mode === 'shared' && others.every(({ mode }) => mode === 'shared');
    if (isShared || others.length === 0) return give(window, name, callback, options.mode);
    if (options.ifAvailable === true) return callback(null);
    return queueUp(window, name, callback, options);
  };

  return {
    of: (window) => ({
      request: ((
        name: string,
        options: LockOptions,
        callback: (lock: Lock | null) => Promise<unknown>,
      ) => request(window, name, options, callback)) as LockManager['request'],
    }),
    bury: (window) => {
      buried.add(window);
      for (const each of queue.filter((wanted) => wanted.window === window)) drop(queue, each);
      for (const each of held.filter((other) => other.window === window)) {
        drop(held, each);
        serve(each.name);
      }
    },
    holders: () => held.map(({ window }) => window),
  };
}
