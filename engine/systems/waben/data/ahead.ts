import type { PlayedAhead } from '../../../kernel';

/** Comparisons played ahead, written by `npm run trials`. */
export const AHEAD: Readonly<Record<string, PlayedAhead>> = {
  presets: {
    games: 20,
    turns: 18,
    proof: '0208029c',
    figures: {
      alive: [{ mean: [4, 4, 4] }, { mean: [4, 4, 4], difference: [0, 0, 0] }],
      'figure fields': [
        { mean: [171.4, 172.8, 174.3] },
        { mean: [171.6, 173.1, 174.5], difference: [-0.2186, 0.2, 0.6186] },
      ],
      'figure gold': [
        { mean: [105500, 153500, 201600] },
        { mean: [104500, 152200, 199900], difference: [-5016, -1362, 2292] },
      ],
      'figure heads': [
        { mean: [72400, 76190, 79990] },
        { mean: [72090, 75910, 79730], difference: [-851.1, -283.7, 283.7] },
      ],
      'figure ships': [
        { mean: [150.1, 153.6, 157] },
        { mean: [150.2, 153.3, 156.5], difference: [-1.156, -0.2, 0.7555] },
      ],
      'figure settlements': [
        { mean: [13, 14.4, 15.8] },
        { mean: [12.94, 14.4, 15.86], difference: [-0.2147, 0, 0.2147] },
      ],
      'lost heads': [
        { mean: [2927, 5414, 7901] },
        { mean: [3300, 5652, 8004], difference: [-540.3, 238.6, 1017] },
      ],
      'lost ships': [{ mean: [0, 0, 0] }, { mean: [0, 0, 0], difference: [0, 0, 0] }],
      lead: [
        { mean: [24.11, 27.24, 30.37] },
        { mean: [27.83, 28.7, 29.57], difference: [-1.537, 1.46, 4.457] },
      ],
    },
  },
  situations: {
    games: 2000,
    proof: '007e5ba6',
    figures: {
      seaLost: [
        { mean: [36.97, 38.34, 39.71] },
        { mean: [19.63, 20.06, 20.5], difference: [-19.33, -18.27, -17.22] },
      ],
      seaAll: [
        { mean: [0.125, 0.1395, 0.1554] },
        { mean: [0, 0, 0.001917], difference: [-0.1554, -0.1395, -0.1249] },
      ],
      wins: [
        { mean: [0.9908, 0.995, 0.9973] },
        { mean: [0.9137, 0.926, 0.9367], difference: [-0.08097, -0.069, -0.0585] },
      ],
      attackerLost: [
        { mean: [9.02, 9.095, 9.169] },
        { mean: [9.339, 9.47, 9.602], difference: [0.3081, 0.376, 0.4439] },
      ],
      defenderLost: [
        { mean: [25.02, 25.24, 25.46] },
        { mean: [25.14, 25.48, 25.82], difference: [0.05629, 0.2355, 0.4147] },
      ],
      fights: [{ mean: [3, 3, 3] }, { mean: [1, 1, 1], difference: [-2, -2, -2] }],
      pursuedLost: [
        { mean: [89.25, 89.5, 89.75] },
        { mean: [35.65, 36.06, 36.47], difference: [-53.79, -53.44, -53.09] },
      ],
      leaves: [
        { mean: [0.7428, 0.762, 0.7802] },
        { mean: [0, 0, 0.001917], difference: [-0.7802, -0.762, -0.7427] },
      ],
      garrisonLost: [
        { mean: [30.24, 30.89, 31.54] },
        { mean: [76.76, 77.83, 78.89], difference: [45.37, 46.94, 48.5] },
      ],
      taken: [
        { mean: [0.7428, 0.762, 0.7802] },
        { mean: [0.4303, 0.452, 0.4739], difference: [-0.33, -0.31, -0.2895] },
      ],
    },
  },
};
