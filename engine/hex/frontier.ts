/**
 * Entries that wait in order of cost, among equals of steps, and may move forward while they wait. `cost` and
 * `steps` keep the last figures of every entry ever seen.
 */
export interface Frontier {
  readonly cost: Float64Array;
  readonly steps: Int32Array;
  /** True if the entry has been seen. */
  readonly isSeen: (entry: number) => boolean;
  /** Lets an entry wait at this cost and these steps, if it is new or that is better than what it had. */
  readonly offer: (entry: number, cost: number, steps: number) => void;
  /** Takes the foremost entry out; -1 if none waits. */
  readonly pop: () => number;
}

const UNSEEN = 0;
const GONE = -1;

/** An empty frontier for entries 0 to `bound` - 1: a binary heap that knows the place of its entries. */
export function createFrontier(bound: number): Frontier {
  const cost = new Float64Array(bound);
  const steps = new Int32Array(bound);
  /** Index in the heap plus 1, or one of the two constants above. */
  const place = new Int32Array(bound);
  const heap: number[] = [];

  const isBefore = (a: number, b: number): boolean => {
    const difference = (cost[a] ?? 0) - (cost[b] ?? 0);
    return difference < 0 || (difference === 0 && (steps[a] ?? 0) < (steps[b] ?? 0));
  };

  const siftUp = (start: number, entry: number): void => {
    let index = start;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] ?? 0;
      if (!isBefore(entry, above)) break;
      heap[index] = above;
      place[above] = index + 1;
      index = parent;
    }
    heap[index] = entry;
    place[entry] = index + 1;
  };

  const siftDown = (entry: number): void => {
    const end = heap.length;
    let index = 0;
    for (let child = 1; child < end; child = 2 * index + 1) {
      const isRight = child + 1 < end && isBefore(heap[child + 1] ?? 0, heap[child] ?? 0);
      const chosen = isRight ? child + 1 : child;
      const below = heap[chosen] ?? 0;
      if (!isBefore(below, entry)) break;
      heap[index] = below;
      place[below] = index + 1;
      index = chosen;
    }
    heap[index] = entry;
    place[entry] = index + 1;
  };

  return {
    cost,
    steps,
    isSeen: (entry) => place[entry] !== UNSEEN,
    offer: (entry, entryCost, entrySteps) => {
      const known = place[entry] ?? UNSEEN;
      if (known !== UNSEEN) {
        const difference = entryCost - (cost[entry] ?? 0);
        if (difference > 0 || (difference === 0 && entrySteps >= (steps[entry] ?? 0))) return;
      }
      cost[entry] = entryCost;
      steps[entry] = entrySteps;
      siftUp(known > 0 ? known - 1 : heap.length, entry);
    },
    pop: () => {
      const first = heap[0];
      const last = heap.pop();
      if (first === undefined || last === undefined) return -1;
      if (heap.length > 0) siftDown(last);
      place[first] = GONE;
      return first;
    },
  };
}
