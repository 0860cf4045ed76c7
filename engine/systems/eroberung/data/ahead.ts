import type { PlayedAhead } from '../../../kernel';

/** Comparisons played ahead, written by `npm run trials`. */
export const AHEAD: Readonly<Record<string, PlayedAhead>> = {
  battles: {
    games: 2000,
    proof: '4b125741',
    figures: {
      seconds: [
        { mean: [16.67, 17.94, 19.21] },
        { mean: [11.3, 12.38, 13.47], difference: [-7.209, -5.56, -3.912] },
        { mean: [9.766, 10.55, 11.34], difference: [-8.832, -7.392, -5.951] },
      ],
      red: [
        { mean: [0.4542, 0.476, 0.4979] },
        { mean: [0.4452, 0.467, 0.4889], difference: [-0.03781, -0.009, 0.01984] },
        { mean: [0.4447, 0.4665, 0.4884], difference: [-0.0383, -0.0095, 0.01932] },
      ],
      draw: [
        { mean: [0.02958, 0.037, 0.0462] },
        { mean: [0.03766, 0.046, 0.05608], difference: [-0.002852, 0.009, 0.02097] },
        { mean: [0.03766, 0.046, 0.05608], difference: [-0.002852, 0.009, 0.02097] },
      ],
      energy: [
        { mean: [0.00455, 0.0075, 0.01234] },
        { mean: [0.0225, 0.029, 0.03731], difference: [0.01334, 0.0215, 0.03036] },
        { mean: [0.02647, 0.0335, 0.04232], difference: [0.0174, 0.026, 0.03535] },
      ],
    },
  },
};
