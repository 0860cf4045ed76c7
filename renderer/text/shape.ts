/** The same keys, other words: English must have exactly the keys of German. */
export type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]>;
};
