import { lazy } from 'react';
import type { GameView } from '../game-view';

/** What Welt der Waben shows of its own: encounters on its cards, its cases. */
export const wabenView: GameView = {
  id: 'waben',
  blocks: {
    'waben.encounter': {
      Content: lazy(async () => ({ default: (await import('./Encounter')).Encounter })),
    },
  },
  cases: async () => (await import('./cases')).cases,
};
