import { lazy } from 'react';
import type { GameView } from '../game-view';

/** What the Organisationsspiel shows of its own: blocks of its cards, its example. */
export const organisationView: GameView = {
  id: 'organisation',
  blocks: {
    'organisation.war': {
      Content: lazy(async () => ({ default: (await import('./WarTable')).WarTable })),
      isWhole: true,
    },
    'organisation.means': {
      Content: lazy(async () => ({
        default: (await import('./MeansMenu')).MeansMenu,
      })),
    },
  },
  examples: [
    {
      id: 'seenland',
      load: async () => (await import('../../../assets/examples/seenland')).seenlandCampaign(),
    },
  ],
  cases: async () => (await import('./cases')).cases,
};
