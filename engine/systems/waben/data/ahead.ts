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
};
