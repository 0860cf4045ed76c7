import type { GameView } from '../game-view';

/** What PYGMA-ISIS shows of its own: its example, its cases. */
export const pygmaView: GameView = {
  id: 'pygma',
  examples: [
    {
      id: 'rabensund',
      load: async () => (await import('../../../assets/examples/rabensund')).rabensundCampaign(),
    },
  ],
  cases: async () => (await import('./cases')).cases,
};
