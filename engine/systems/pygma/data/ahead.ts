import type { PlayedAhead } from '../../../kernel';

/** Comparisons played ahead, written by `npm run trials`. */
export const AHEAD: Readonly<Record<string, PlayedAhead>> = {
  presets: {
    games: 20,
    turns: 16,
    proof: 'ac589e7a',
    figures: {
      alive: [
        { mean: [4, 4, 4] },
        { mean: [4, 4, 4], difference: [0, 0, 0] },
        { mean: [4, 4, 4], difference: [0, 0, 0] },
        { mean: [4, 4, 4], difference: [0, 0, 0] },
      ],
      'figure pygma.gws': [
        { mean: [0, 0, 0] },
        { mean: [364.5, 368.6, 372.7], difference: [364.5, 368.6, 372.7] },
        { mean: [359.7, 365.2, 370.7], difference: [359.7, 365.2, 370.7] },
        { mean: [275.7, 281, 286.3], difference: [275.7, 281, 286.3] },
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
        { mean: [26.24, 26.62, 26.99], difference: [26.24, 26.62, 26.99] },
        { mean: [26.28, 26.65, 27.02], difference: [26.28, 26.65, 27.02] },
        { mean: [26.63, 27.31, 27.99], difference: [26.63, 27.31, 27.99] },
      ],
    },
  },
};
