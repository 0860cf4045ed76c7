/** Work done piece by piece; yields how much of it is done, 0 to 1, so that it can be watched and broken off. */
export type Work<Outcome> = Generator<number, Outcome, void>;

/** How many fields are done between two looks at the clock of progress. */
const STRIDE = 240;

/** Does something for every index, yielding now and then. */
export function* forEachIndex(
  count: number,
  act: (index: number) => void,
  from = 0,
  to = 1,
): Work<void> {
  for (let index = 0; index < count; index += 1) {
    if (index % STRIDE === 0) yield from + ((to - from) * index) / count;
    act(index);
  }
}
