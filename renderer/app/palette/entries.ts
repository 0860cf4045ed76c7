import type { PaletteContext, PaletteEntry, PaletteSource } from '../../kit/state/palette';
import { searchEntries } from '../../kit/state/palette';
import type { Shortcut } from '../../kit/state/shortcuts';
import type { Words } from '../../kit/text/words';

/** Every registered act that is possible now, rooms apart (they have a source of their own). */
export const actEntries = (
  groups: readonly (readonly Shortcut[])[],
  words: Words,
): readonly PaletteEntry[] =>
  groups
    .flat()
    .filter(({ id, isAlias, isEnabled }) => {
      const isListed = isAlias !== true && id !== 'palette' && !id.startsWith('room-');
      return isListed && (isEnabled?.() ?? true);
    })
    .map((act) => ({
      id: `act-${act.id}`,
      title: words(act.text),
      where: words('app:palette.where.command'),
      run: act.run,
      ...(act.icon === undefined ? {} : { icon: act.icon }),
      ...(act.keys === undefined ? {} : { keys: act.keys }),
    }));

/** Everything the sources have, acts last. */
export const allEntries = (
  sources: readonly PaletteSource[],
  acts: readonly PaletteEntry[],
  context: PaletteContext,
): readonly PaletteEntry[] => [
  ...sources.flatMap(({ entries }) => entries?.(context) ?? []),
  ...acts,
];

/** What the palette shows for a query: what the text itself names, then the best of all entries. */
export const resultsFor = (
  query: string,
  sources: readonly PaletteSource[],
  entries: readonly PaletteEntry[],
  acts: readonly PaletteEntry[],
  context: PaletteContext,
): readonly PaletteEntry[] => {
  if (query.trim() === '') return acts.slice(0, 12);
  return [
    ...sources.flatMap(({ answers }) => answers?.(query, context) ?? []),
    ...searchEntries(entries, query),
  ].slice(0, 12);
};
