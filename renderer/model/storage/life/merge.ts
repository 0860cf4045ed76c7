import type { Patch } from 'immer';

type Key = string | number;

/** True if a change says all about its place whatever stood there: not for what counts places of a list. */
const isWhole = ({ path }: Patch): boolean =>
  path.every((key) => typeof key === 'string') && path.at(-1) !== 'length';

/** Places spoken for, as a tree of keys: null = this place and everything below. */
interface TouchedPlaces {
  isWhole: boolean;
  readonly below: Map<Key, TouchedPlaces>;
}

const nothing = (): TouchedPlaces => ({ isWhole: false, below: new Map() });

const isTouched = (root: TouchedPlaces, path: readonly Key[]): boolean => {
  let here: TouchedPlaces | undefined = root;
  for (const key of path) {
    if (here.isWhole) return true;
    here = here.below.get(key);
    if (here === undefined) return false;
  }
  return here.isWhole;
};

const speakFor = (root: TouchedPlaces, path: readonly Key[]): void => {
  let here = root;
  for (const key of path) {
    const next = here.below.get(key) ?? nothing();
    here.below.set(key, next);
    here = next;
  }
  here.isWhole = true;
  here.below.clear();
};

/**
 * One list of patches that does what many do one after another: what a later one replaces, removes or writes anew is
 * left out. Changes within lists, whose places move, all stay.
 */
export function mergedPatches(lists: readonly (readonly Patch[])[]): readonly Patch[] {
  const rendered = nothing();
  const kept: Patch[] = [];
  for (const patch of lists.flat().reverse()) {
    if (isTouched(rendered, patch.path)) continue;
    kept.push(patch);
    if (isWhole(patch)) speakFor(rendered, patch.path);
  }
  return kept.reverse();
}
