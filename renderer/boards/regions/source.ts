import type { PaletteSource } from '../../state/palette';
import { showRegion } from './state';

/** Regions of the board by their names; a jump shows one on the board and chooses it. */
export const regionSource: PaletteSource = {
  id: 'regions',
  entries: ({ campaign: { world }, words }) =>
    Object.values(world.board?.regions ?? {}).map(({ key, name }) => ({
      id: `region-${key}`,
      title: name,
      where: words('regions:palette'),
      icon: 'place' as const,
      run: () => showRegion(key),
    })),
};
