import {
  type EntryChange,
  entryChange,
  type Grossfeld,
  grossfelderOf,
  type MapChange,
  type Part,
  type WorldMap,
} from '../world';
import { PARTS } from './schema';

const partChanges = (before: Grossfeld, after: Grossfeld, part: Part): readonly MapChange[] => {
  if (before[part] === after[part]) return [];
  const indices = new Set([...Object.keys(before[part]), ...Object.keys(after[part])]);
  return [...indices]
    .map(Number)
    .filter((index) => before[part][index] !== after[part][index])
    .map(
      (index) =>
        entryChange<Part>(after.no, part, index, after[part][index] as never) as EntryChange,
    );
};

/** The changes that lead from one map to another that has all of its Großfelder. */
export const changesBetween = (before: WorldMap, after: WorldMap): readonly MapChange[] =>
  grossfelderOf(after).flatMap((grossfeld): readonly MapChange[] => {
    const old = before.grossfelder[grossfeld.no];
    return old === undefined
      ? [{ kind: 'grossfeld', no: grossfeld.no, value: grossfeld }]
      : PARTS.flatMap((part) => partChanges(old, grossfeld, part));
  });
