import type { PaletteSource } from '../../../kit/state/palette';
import { useView } from '../../../model/state/view';
import { useArchive } from '../../../model/turn/archive/archive-store';
import { useTurnView } from '../../../model/turn/turn-view';

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
            run: () => {
              useArchive.getState().look({ isFilm: true });
              useTurnView.getState().choose({ turnStep: 'archive' });
              useView.getState().set({ screen: 'turn' });
            },
          },
        ],
};
