import type { PaletteSource } from '../../../kit/state/palette';
import { openFilm } from '../../../model/turn/archive/archive-store';

/** The film in the palette, once a turn is archived. */
export const filmSource: PaletteSource = {
  id: 'film',
  entries: ({ campaign: { archive }, words }) =>
    Object.keys(archive).length === 0
      ? []
      : [
          {
            id: 'film',
            title: words('film:title'),
            detail: words('film:about'),
            where: words('openTurn:station.archive'),
            icon: 'play',
            run: openFilm,
          },
        ],
};
