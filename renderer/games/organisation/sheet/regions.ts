import type { Campaign } from '../../../../engine';

/** Regions of the board as choices, by name. */
export const regionChoices = ({
  world: { board },
}: Campaign): readonly { readonly id: string; readonly label: string }[] =>
  Object.values(board?.regions ?? {})
    .map(({ key, name }) => ({ id: key, label: name }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));

/** The name of a region; its key if it is not on the board. */
export const regionName = ({ world: { board } }: Campaign, key: string): string =>
  board?.regions[key]?.name ?? key;
