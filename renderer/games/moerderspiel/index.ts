import type { GameView } from '../game-view';

/** What Total Mörderspiel shows of its own: its example. */
export const moerderspielView: GameView = {
  id: 'moerderspiel',
  examples: [
    {
      id: 'achtvoelker',
      load: async () =>
        (await import('../../../assets/examples/achtvoelker')).achtvoelkerCampaign(),
    },
  ],
};
