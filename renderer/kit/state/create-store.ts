import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand';

const resets: (() => void | Promise<void>)[] = [];

/** Registers how a module resets its state, for tests that share loaded modules. */
export function onReset(reset: () => void | Promise<void>): void {
  resets.push(reset);
}

/** Resets all state of modules to how it was when they were loaded. For tests only. */
export async function resetModuleState(): Promise<void> {
  for (const reset of resets) await reset();
}

/**
 * A store of the program, made once where its module is loaded. A reset creates its state again; work begun before no
 * longer writes to it.
 */
export function createStore<State>(begin: StateCreator<State>): UseBoundStore<StoreApi<State>> {
  let lives = 0;
  const live = (
    set: StoreApi<State>['setState'],
    get: StoreApi<State>['getState'],
    store: StoreApi<State>,
  ): State => {
    const mine = (lives += 1);
    const mySet = ((...change: Parameters<typeof set>) => {
      if (mine === lives) set(...change);
    }) as typeof set;
    return begin(mySet, get, store);
  };
  const store = create<State>(live);
  onReset(() => store.setState(live(store.setState, store.getState, store), true));
  return store;
}

/** A value a module holds outside of stores: {@link Remembered.now} is read and set. */
export interface Remembered<Value> {
  now: Value;
}

/** Holds a value as long as the program runs. */
export function remember<Value>(begin: () => Value): Remembered<Value> {
  const kept = { now: begin() };
  onReset(() => {
    kept.now = begin();
  });
  return kept;
}
