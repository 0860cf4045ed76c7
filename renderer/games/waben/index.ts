import type { GameView } from '../game-view';

/** What Welt der Waben shows of its own: its cases. */
export const wabenView: GameView = {
  id: 'waben',
  cases: async () => import('./cases'),
};
