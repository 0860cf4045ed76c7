/** A queue of whole numbers below a bound, the foremost first. Its order lives outside and may only move entries forward. */
export interface Heap {
  /** Adds an entry, or moves it forward if it is already waiting. */
  readonly raise: (entry: number) => void;
  /** Takes the foremost entry out; -1 if none waits. */
  readonly pop: () => number;
}

/** A binary heap of entries 0 to `bound` - 1. `isBefore` must not change for waiting entries except through `raise`. */
export const createHeap = (bound: number, isBefore: (a: number, b: number) => boolean): Heap => {
  const entries: number[] = [];
  /** Index in `entries` plus 1; 0 = not waiting. */
  const place = new Int32Array(bound);

  const put = (index: number, entry: number): void => {
    entries[index] = entry;
    place[entry] = index + 1;
  };

  const siftUp = (start: number, entry: number): void => {
    let index = start;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = entries[parent] ?? -1;
      if (!isBefore(entry, above)) break;
      put(index, above);
      index = parent;
    }
    put(index, entry);
  };

  const siftDown = (entry: number): void => {
    let index = 0;
    for (let child = 1; child < entries.length; child = 2 * index + 1) {
      const left = entries[child] ?? -1;
      const right = entries[child + 1];
      const isRight = right !== undefined && isBefore(right, left);
      const below = isRight ? right : left;
      if (!isBefore(below, entry)) break;
      put(index, below);
      index = isRight ? child + 1 : child;
    }
    put(index, entry);
  };

  return {
    raise: (entry) => {
      const index = (place[entry] ?? 0) - 1;
      siftUp(index < 0 ? entries.length : index, entry);
    },
    pop: () => {
      const first = entries[0];
      const last = entries.pop();
      if (first === undefined || last === undefined) return -1;
      place[first] = 0;
      if (entries.length > 0) siftDown(last);
      return first;
    },
  };
};
