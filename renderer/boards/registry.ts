import { lazy } from 'react';
import type { BoardKind } from '../../engine';
import type { BoardView } from './board-view';

/** The views of all kinds of boards the program can show. */
export const boardViews: Readonly<Partial<Record<BoardKind, BoardView>>> = {
  grossfeld: {
    kind: 'grossfeld',
    Room: lazy(async () => ({ default: (await import('../map')).MapRoom })),
  },
  letteredHex: {
    kind: 'letteredHex',
    Room: lazy(async () => ({ default: (await import('./lettered/LetteredRoom')).LetteredRoom })),
    Moment: lazy(async () => ({
      default: (await import('./lettered/moment/LetteredMoment')).LetteredMoment,
    })),
  },
  countries: {
    kind: 'countries',
    Room: lazy(async () => ({ default: (await import('./countries/CountryRoom')).CountryRoom })),
  },
  regions: {
    kind: 'regions',
    Room: lazy(async () => ({ default: (await import('./regions')).RegionRoom })),
  },
};
