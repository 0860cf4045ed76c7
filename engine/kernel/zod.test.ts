import { expect, it, vi } from 'vitest';

it('no schema of the engine evaluates text as code, which the page forbids', async () => {
  const made: unknown[] = [];
  const Real = globalThis.Function;
  vi.stubGlobal(
    'Function',
    new Proxy(Real, {
      construct: (target, words) => {
        made.push(words);
        return Reflect.construct(target, words) as object;
      },
    }),
  );
  await import('../index');
  vi.unstubAllGlobals();
  expect(made).toEqual([]);
});
