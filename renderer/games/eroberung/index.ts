import { lazy } from 'react';
import type { GameView } from '../game-view';

/** What Eroberung der Welt shows of its own: the desk beside its board. */
export const eroberungView: GameView = {
  id: 'eroberung',
  desk: lazy(async () => ({ default: (await import('./desk/Desk')).Desk })),
};
