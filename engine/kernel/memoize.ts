/**
 * A function of an object that never changes, computed once for every object: what it made is kept as long as the
 * object is.
 */
export function memoizeByObject<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const made = new WeakMap<Source, Made>();
  return (source) => {
    const known = made.get(source) ?? make(source);
    made.set(source, known);
    return known;
  };
}
