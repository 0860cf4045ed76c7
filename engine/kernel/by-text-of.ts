/**
 * Order of things by a text made of them (UTF-16 units, no locale). If the text holds all that the reader of a list is
 * shown and nothing else, the order of the list reveals nothing more.
 */
export function byTextOf<Thing>(textOf: (thing: Thing) => string): (a: Thing, b: Thing) => number {
  return (a, b) => {
    const [one, other] = [textOf(a), textOf(b)];
    return one === other ? 0 : one < other ? -1 : 1;
  };
}
