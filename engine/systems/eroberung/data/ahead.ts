import type { PlayedAhead } from '../../../kernel';

/** Comparisons played ahead, written by `npm run trials`. */
export const AHEAD: Readonly<Record<string, PlayedAhead>> = {
  battles: {
    games: 400,
    proof: '4b125741',
    figures: {
      seconds: [
        { mean: [14.09, 17.05, 20.02] },
        { mean: [9.498, 11.89, 14.28], difference: [-8.895, -5.164, -1.434] },
        { mean: [8.643, 10.52, 12.39], difference: [-9.917, -6.537, -3.157] },
      ],
      red: [
        { mean: [0.4216, 0.47, 0.519] },
        { mean: [0.4191, 0.4675, 0.5165], difference: [-0.06494, -0.0025, 0.05997] },
        { mean: [0.4167, 0.465, 0.514], difference: [-0.06723, -0.005, 0.05729] },
      ],
      draw: [
        { mean: [0.01909, 0.0325, 0.0548] },
        { mean: [0.03062, 0.0475, 0.07299], difference: [-0.01217, 0.015, 0.0431] },
        { mean: [0.03062, 0.0475, 0.07299], difference: [-0.01217, 0.015, 0.0431] },
      ],
      energy: [
        { mean: [0.002554, 0.0075, 0.02182] },
        { mean: [0.01542, 0.0275, 0.04857], difference: [0.001136, 0.02, 0.04171] },
        { mean: [0.01724, 0.03, 0.0517], difference: [0.00318, 0.0225, 0.04483] },
      ],
    },
  },
};
