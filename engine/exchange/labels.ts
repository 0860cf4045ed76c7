import {
  centreOf,
  grossfeldOrigin,
  type GrossfeldNo,
  type GrossfeldPlace,
  type Point,
} from '../hex';
import type { MapLabel } from '../world';
import type { ImportProposal } from './model';

const originOf = (place: GrossfeldPlace): Point => centreOf(grossfeldOrigin(place));

/**
 * The labels of a file moved as its Großfelder are. Where those are scattered, or the file does not say where
 * they lay, a label has no place and is left out.
 */
export function movedLabels(
  { grossfelder, labels }: ImportProposal,
  targets: ReadonlyMap<GrossfeldNo, { readonly place: GrossfeldPlace }>,
): { readonly labels: readonly MapLabel[]; readonly leftOut: number } {
  const shifts = grossfelder.map(({ no, place }) => {
    const target = targets.get(no);
    return place === null || target === undefined
      ? undefined
      : { u: target.place.u - place.u, v: target.place.v - place.v };
  });
  const [first] = shifts;
  const isOne = shifts.every((shift) => shift?.u === first?.u && shift?.v === first?.v);
  if (!isOne || (first === undefined && grossfelder.length > 0)) {
    return { labels: [], leftOut: labels.length };
  }
  const by = originOf(first ?? { u: 0, v: 0 });
  if (by.x === 0 && by.y === 0) return { labels, leftOut: 0 };
  const moved = labels.map((label) => ({
    ...label,
    points: label.points.map((value, index) => value + (index % 2 === 0 ? by.x : by.y)),
  }));
  return { labels: moved, leftOut: 0 };
}

/** The labels under ids the world does not use yet. A label the world has already, just so, does not come again. */
export function newLabels(
  there: Readonly<Record<string, MapLabel>>,
  labels: readonly MapLabel[],
): { readonly labels: readonly MapLabel[]; readonly renamed: number } {
  const used = new Set([...Object.keys(there), ...labels.map(({ id }) => id)]);
  const fresh = labels.filter((label) => JSON.stringify(there[label.id]) !== JSON.stringify(label));
  const named = fresh.map((label) => {
    if (!Object.hasOwn(there, label.id)) return label;
    let number = 2;
    while (used.has(`${label.id} ${number}`)) number += 1;
    const id = `${label.id} ${number}`;
    used.add(id);
    return { ...label, id };
  });
  return { labels: named, renamed: fresh.filter(({ id }) => Object.hasOwn(there, id)).length };
}
