// Runs before every test file with a page, before anything loads React. Tests run the production build of React, which
// is several times as fast as its development build, but has no `act`. Here it gets one: whatever React has deferred to
// a microtask or to its scheduler is done before `act` ends. A soak runs the development build with its own `act` and
// its warnings (vitest.config.ts).
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Work React has deferred and not done yet. */
const waiting = new Set();

/** Queues work and schedules it by `later`; `act` may run it earlier. */
const putOff = (later) => (work) => {
  const once = () => {
    if (waiting.delete(once)) work();
  };
  waiting.add(once);
  return later(once);
};

/** Many times as much as any screen needs; an endless circle of effects fails instead of hanging. */
const MOST_ROUNDS = 10_000;

const doAll = () => {
  for (let round = 0; waiting.size > 0; round += 1) {
    if (round === MOST_ROUNDS) throw new Error('React does not come to rest');
    for (const work of Array.from(waiting)) work();
  }
};

const isThenable = (value) => typeof value?.then === 'function';

const act = (callback) => {
  const result = callback();
  if (!isThenable(result)) {
    doAll();
    return { then: (resolve) => resolve(result) };
  }
  return (async () => {
    const value = await result;
    doAll();
    return value;
  })();
};

/** Modules that choose one of their two builds when loaded. */
const BUILDS = [
  'react',
  'react/jsx-runtime',
  'scheduler',
  'react-dom',
  'react-dom/client',
  'react-reconciler',
  'react-reconciler/constants',
];

const isLoaded = typeof require.cache[require.resolve('react')] === 'object';

if (process.env.WABENWART_TRIALS !== 'full' && !isLoaded) {
  const { NODE_ENV } = process.env;
  const { queueMicrotask, setImmediate } = globalThis;
  process.env.NODE_ENV = 'production';
  // How to put something off is decided at loading, too.
  globalThis.queueMicrotask = putOff(queueMicrotask);
  globalThis.setImmediate = putOff(setImmediate);
  for (const name of BUILDS) require(name);
  Object.assign(globalThis, { queueMicrotask, setImmediate });
  process.env.NODE_ENV = NODE_ENV;
  require('react').act = act;
}
