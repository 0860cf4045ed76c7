import { settingsInForce } from '../../../engine';
import type { GameView } from '../game-view';

/** What Total Mörderspiel shows of its own: its example, its cases, and a calculator to give away. */
export const moerderspielView: GameView = {
  id: 'moerderspiel',
  pages: [{ id: 'calculator', data: (campaign) => ({ settings: settingsInForce(campaign) }) }],
  examples: [
    {
      id: 'achtvoelker',
      load: async () =>
        (await import('../../../assets/examples/achtvoelker')).achtvoelkerCampaign(),
    },
  ],
  cases: async () => import('./cases'),
};
