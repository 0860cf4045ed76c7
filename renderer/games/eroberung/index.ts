import { lazy } from 'react';
import type { GameView } from '../game-view';

/**
 * What Eroberung der Welt shows of its own: its example by post; its cases; recordings of battles for the mails; the
 * panel beside its board; battles on the screen, played without a campaign, too.
 */
export const eroberungView: GameView = {
  id: 'eroberung',
  desk: lazy(async () => ({ default: (await import('./turn/TurnPanel')).TurnPanel })),
  examples: [
    {
      id: 'kaltersommer',
      load: async () =>
        (await import('../../../assets/examples/kaltersommer')).kalterSommerCampaign(),
      post: {
        turn: 10,
        load: async () => (await import('../../../assets/examples/kaltersommer')).kalterSommerPost,
      },
    },
  ],
  cases: async () => (await import('./cases')).cases,
  enclosed: async (given) => (await import('./pages/enclosed')).enclosedReplays(given),
  freePlay: {
    title: ['Schlacht auf dem Bildschirm', 'Battle on the screen'],
    about: [
      'U-Boot, Flugzeug oder Panzer: zu zweit an einer Tastatur oder gegen den Computer.',
      'Submarine, plane or tank: two at one keyboard or against the computer.',
    ],
    Content: lazy(async () => ({ default: (await import('./arcade/FreePlay')).FreePlay })),
  },
};
