import { describe, expect, it } from 'vitest';
import { createStore, onReset, remember, resetModuleState } from './create-store';

interface Counter {
  readonly count: number;
  readonly add: () => void;
}

describe('what modules remember', () => {
  it('is restored by a reset: stores with their inner values, and values', async () => {
    const useCounter = createStore<Counter>((set) => {
      let inside = 0;
      return {
        count: 0,
        add: () => {
          inside += 1;
          set({ count: inside });
        },
      };
    });
    const list = remember((): string[] => []);
    useCounter.getState().add();
    useCounter.getState().add();
    list.now.push('kept');
    expect([useCounter.getState().count, list.now]).toEqual([2, ['kept']]);

    await resetModuleState();
    expect([useCounter.getState().count, list.now]).toEqual([0, []]);
    useCounter.getState().add();
    expect(useCounter.getState().count).toBe(1);
  });

  it('is not written by what was begun before the reset', async () => {
    const useCounter = createStore<Counter>((set, get) => ({
      count: 0,
      add: () => set({ count: get().count + 1 }),
    }));
    const { add } = useCounter.getState();
    await resetModuleState();
    add();
    expect(useCounter.getState().count).toBe(0);
  });

  it('is reset in the order in which the modules were loaded, one after the other', async () => {
    const order: string[] = [];
    onReset(async () => {
      await Promise.resolve();
      order.push('first');
    });
    onReset(() => void order.push('second'));
    await resetModuleState();
    expect(order).toEqual(['first', 'second']);
  });
});
