import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useWish } from './use-wish';

/** A request that can be fulfilled once something is there. */
const open = () => {
  const fulfilled: string[] = [];
  const hook = renderHook(
    ({ isThere }: { readonly isThere: boolean }) =>
      useWish((wish: string) => {
        if (isThere) fulfilled.push(wish);
        return isThere;
      }),
    { initialProps: { isThere: false } },
  );
  const wish = (name: string): void => act(() => hook.result.current(name));
  return { fulfilled, wish, come: () => hook.rerender({ isThere: true }) };
};

describe('a request by key', () => {
  it('waits until it can be done, and is done once', () => {
    const { fulfilled, wish, come } = open();
    wish('next');
    expect(fulfilled).toEqual([]);
    come();
    come();
    expect(fulfilled).toEqual(['next']);
    wish('previous');
    expect(fulfilled).toEqual(['next', 'previous']);
  });

  it('is cancelled by the next key', async () => {
    const { fulfilled, wish, come } = open();
    wish('next');
    await userEvent.keyboard('j');
    come();
    expect(fulfilled).toEqual([]);
  });
});
