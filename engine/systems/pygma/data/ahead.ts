import type { PlayedAhead } from '../../../kernel';

/** Comparisons played ahead, written by `npm run trials`. */
export const AHEAD: Readonly<Record<string, PlayedAhead>> = {
  presets: {
    games: 20,
    turns: 16,
    proof: 'a7ee72b8',
    figures: {
      alive: [
        { mean: [4, 4, 4] },
        { mean: [4, 4, 4], difference: [0, 0, 0] },
        { mean: [4, 4, 4], difference: [0, 0, 0] },
        { mean: [4, 4, 4], difference: [0, 0, 0] },
      ],
      'figure pygma.gws': [
        { mean: [0, 0, 0] },
        { mean: [362.9, 366.9, 370.9], difference: [362.9, 366.9, 370.9] },
        { mean: [358.1, 363.5, 368.9], difference: [358.1, 363.5, 368.9] },
        { mean: [274, 279.3, 284.5], difference: [274, 279.3, 284.5] },
      ],
      'figure pygma.fields': [
        { mean: [140.3, 141.6, 142.9] },
        { mean: [139.3, 140.3, 141.4], difference: [-2.184, -1.25, -0.3155] },
        { mean: [139.3, 140.3, 141.4], difference: [-2.184, -1.25, -0.3155] },
        { mean: [139.8, 140.8, 141.8], difference: [-1.731, -0.8, 0.1311] },
      ],
      'figure gold': [
        { mean: [735700, 874500, 1013000] },
        { mean: [426300, 543900, 661500], difference: [-467900, -330600, -193300] },
        { mean: [424400, 542200, 660100], difference: [-469700, -332200, -194700] },
        { mean: [294600, 376800, 458900], difference: [-642100, -497700, -353300] },
      ],
      'figure pygma.armies': [
        { mean: [35.7, 37.45, 39.2] },
        { mean: [24.67, 26.5, 28.33], difference: [-13.01, -10.95, -8.888] },
        { mean: [24.67, 26.5, 28.33], difference: [-13.01, -10.95, -8.888] },
        { mean: [23.85, 25.75, 27.65], difference: [-13.66, -11.7, -9.743] },
      ],
      'decrease pygma.armies': [
        { mean: [3.777, 4.6, 5.423] },
        { mean: [9.749, 11.45, 13.15], difference: [5.407, 6.85, 8.293] },
        { mean: [9.749, 11.45, 13.15], difference: [5.407, 6.85, 8.293] },
        { mean: [10.32, 11.7, 13.08], difference: [6.006, 7.1, 8.194] },
      ],
      lead: [
        { mean: [0, 0, 0] },
        { mean: [26.22, 26.59, 26.97], difference: [26.22, 26.59, 26.97] },
        { mean: [26.27, 26.64, 27.01], difference: [26.27, 26.64, 27.01] },
        { mean: [20.7, 24.71, 28.72], difference: [20.7, 24.71, 28.72] },
      ],
    },
  },
};
