import { lazy } from 'react';
import type { GameView } from '../game-view';

/** What the Organisationsspiel shows of its own: the table, the sheets of its organisations, its example. */
export const organisationView: GameView = {
  id: 'organisation',
  stations: [
    {
      id: 'table',
      before: 'decide',
      Content: lazy(async () => ({
        default: (await import('./table/TableStation')).TableStation,
      })),
    },
  ],
  partyParts: [
    {
      id: 'seat',
      Content: lazy(async () => ({ default: (await import('./sheet/SeatPart')).SeatPart })),
    },
    {
      id: 'population',
      kinds: ['regions', 'units'],
      Content: lazy(async () => ({
        default: (await import('./sheet/PopulationPart')).PopulationPart,
      })),
    },
    {
      id: 'money',
      Content: lazy(async () => ({ default: (await import('./sheet/MoneyPart')).MoneyPart })),
    },
  ],
  blocks: {
    'organisation.war': {
      Content: lazy(async () => ({ default: (await import('./table/parts/WarTable')).WarTable })),
      isWhole: true,
    },
    'organisation.means': {
      Content: lazy(async () => ({
        default: (await import('./table/parts/MeansMenu')).MeansMenu,
      })),
    },
  },
  examples: [
    {
      id: 'seenland',
      load: async () => (await import('../../../assets/examples/seenland')).seenlandCampaign(),
    },
  ],
  cases: async () => import('./cases'),
};
