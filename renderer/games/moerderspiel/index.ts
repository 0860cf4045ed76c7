import { settingsInForce } from '../../../engine';
import type { GameView } from '../game-view';

/** What Total Mörderspiel shows of its own: its example, its cases, and a calculator to give away. */
export const moerderspielView: GameView = {
  id: 'moerderspiel',
  pages: [{ id: 'calculator', data: (campaign) => ({ settings: settingsInForce(campaign) }) }],
  examples: [
    {
      id: 'achtvoelker',
      load: async () => (await import('../../../assets/examples/achtvoelker')).achtvoelkerInRound(),
      post: {
        turn: 8,
        load: async () => (await import('../../../assets/examples/achtvoelker')).achtvoelkerPost,
      },
    },
  ],
  cases: async () => (await import('./cases')).cases,
};
