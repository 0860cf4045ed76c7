/** Strokes of the terrain symbols in field widths around the origin, in the path notation of SVG. */
export interface GlyphPart {
  /** Filled with the tone of the symbol. */
  readonly area?: string;
  /** Drawn as a line in the tone of the symbol. */
  readonly line?: string;
  /** Places where the part stands: x, y, size. */
  readonly at: readonly (readonly [x: number, y: number, size: number])[];
  /** Further places for wide fields. */
  readonly more?: readonly (readonly [x: number, y: number, size: number])[];
}

const PALM =
  'M0 0q.01 -.1 0 -.17m0 0q-.06 -.06 -.12 .02m.12 -.02q.06 -.06 .12 .02m-.12 -.02q-.02 -.05 -.07 -.06m.07 .06q.02 -.05 .07 -.06';

/** Symbols by terrain type; types without an entry have none or are drawn as heights. */
export const GLYPHS: Readonly<Record<string, GlyphPart>> = {
  forest: {
    area: 'M-.085 0q-.05 -.07 .02 -.11q-.005 -.08 .065 -.085q.07 0 .07 .085q.07 .03 .02 .11z',
    line: 'M0 0v.06',
    at: [
      [-0.15, 0.02, 1],
      [0.13, -0.03, 1],
      [0, 0.17, 1.05],
    ],
    more: [
      [0.23, 0.15, 0.9],
      [-0.24, 0.17, 0.85],
      [-0.02, -0.13, 0.85],
    ],
  },
  lake: {
    line: 'M-.1 0q.05 -.05 .1 0t.1 0',
    at: [
      [-0.06, -0.07, 1],
      [0.08, 0.05, 1.1],
      [-0.09, 0.16, 0.8],
    ],
  },
  shoal: {
    area: 'M-.022 0h.044v-.044h-.044z',
    at: [
      [-0.16, -0.1, 1],
      [0.06, -0.16, 1],
      [0.2, 0.02, 1],
      [-0.04, 0.05, 1],
      [-0.2, 0.14, 1],
      [0.1, 0.2, 1],
    ],
    more: [
      [-0.06, 0.26, 1],
      [0.24, -0.14, 1],
    ],
  },
  swamp: {
    line: 'M-.1 0h.2M0 0v-.13M-.045 0l-.03 -.1M.045 0l.03 -.1',
    at: [
      [-0.11, -0.02, 1],
      [0.13, 0.06, 1],
      [-0.05, 0.2, 1],
    ],
    more: [[0.06, -0.15, 1]],
  },
  jungle: {
    line: PALM,
    at: [
      [-0.13, 0.08, 1],
      [0.12, 0.05, 1],
      [0.01, 0.25, 1],
    ],
  },
  desert: {
    line: 'M-.12 0q.08 -.1 .14 -.03q.03 .04 .1 .03',
    at: [
      [-0.08, -0.04, 1],
      [0.1, 0.08, 1.1],
      [-0.06, 0.2, 0.9],
    ],
  },
  steppe: {
    line: 'M0 0l-.035 -.09M0 0v-.11M0 0l.035 -.09',
    at: [
      [-0.13, 0, 1],
      [0.1, -0.05, 1],
      [0, 0.14, 1],
      [0.18, 0.13, 1],
    ],
  },
  ice: {
    line: 'M-.2 .1l.1 -.16l.09 .1l.08 -.13l.13 .19M-.1 -.06l.02 .1M.07 -.09l.02 .12M-.06 .2h.14',
    at: [[0, 0, 1]],
  },
  volcano: {
    area: 'M-.06 -.1h.12l-.02 .04h-.08z',
    line: 'M-.24 .18l.18 -.28h.12l.18 .28zM0 -.15q-.06 -.07 .01 -.12q.05 -.04 0 -.1',
    at: [[0, 0, 1]],
  },
};

/** A mountain: lit face, shaded face, outline; light falls from the upper left. */
export const PEAK = {
  face: 'M-.3 0L0 -.46L.08 -.24L.02 -.12L.06 0z',
  shade: 'M0 -.46L.28 0L.06 0L.02 -.12L.08 -.24z',
  line: 'M-.3 0L0 -.46L.28 0',
} as const;

/** A hill: outline and shaded side. */
export const HILL = {
  line: 'M-.24 0Q-.12 -.24 0 -.24Q.14 -.22 .24 0',
  shade: 'M.02 -.24Q.14 -.22 .24 0Q.1 -.03 .1 -.08Q.1 -.18 .02 -.24z',
} as const;

/** Settlements in dark lines on paper, in units of their own size; `solid` parts are filled. */
export const SETTLEMENT_GLYPHS: Readonly<
  Record<string, { readonly body: string; readonly solid: string; readonly size: number }>
> = {
  gar: {
    body: 'M-.5 .5V-.3H.5V.5zM0 -.3V-1.05L.5 -.82L0 -.6',
    solid: 'M0 -1.05L.5 -.82L0 -.6z',
    size: 0.8,
  },
  brg: {
    body: 'M-.55 .6V-.75H-.25V-.5H-.14V-.75H.14V-.5H.25V-.75H.55V.6zM-.12 .6V.2Q0 .02 .12 .2V.6',
    solid: 'M-.12 .6V.2Q0 .02 .12 .2V.6z',
    size: 0.92,
  },
  std: {
    body: 'M-.95 .6V-.1L-.55 -.55L-.15 -.1V.6zM-.15 .6V-.35L.25 -.85L.65 -.35V.6zM.65 .6V.1L.9 -.15L1.1 .1V.6z',
    solid: 'M-.95 -.1L-.55 -.55L-.15 -.1zM-.15 -.35L.25 -.85L.65 -.35z',
    size: 0.92,
  },
  fst: {
    body: 'M0 -1L.3 -.52L.87 -.5L.6 0L.87 .5L.3 .52L0 1L-.3 .52L-.87 .5L-.6 0L-.87 -.5L-.3 -.52zM-.3 -.3H.3V.3H-.3z',
    solid: 'M-.3 -.3H.3V.3H-.3z',
    size: 0.92,
  },
  met: {
    body: 'M-1.15 .65V-.55H-.95V-.38H-.85V-.55H-.62V-.05H-.35V-.7L0 -1.2L.35 -.7V-.05H.62V-.55H.85V-.38H.95V-.55H1.15V.65zM-.18 .65V.3Q0 .08 .18 .3V.65',
    solid: 'M-.18 .65V.3Q0 .08 .18 .3V.65zM-.35 -.7L0 -1.2L.35 -.7z',
    size: 1.05,
  },
};

/** Rank of the settlement types for what appears first: small towns at 12 px, the rest later. */
export const SETTLEMENT_RANK: Readonly<Record<string, number>> = {
  met: 3,
  fst: 2,
  std: 2,
  brg: 1,
  gar: 0,
};

/** A unit's shield in units of half its width. */
export const SHIELD = 'M-1 -1H1V.1Q1 1 0 1.45Q-1 1 -1 .1z';

/** Kinds of units of which no more is known than that, in units of half a shield: spear, horseshoe, ship, hammer, crown. */
export const KIND_GLYPHS: Readonly<Record<string, string>> = {
  foot: 'M0 .8V-.65M-.26 -.3L0 -.7L.26 -.3',
  mounted: 'M-.32 .6Q-.75 -.6 0 -.6Q.75 -.6 .32 .6M-.5 .6H-.2M.5 .6H.2',
  fleet: 'M-.6 .25H.6Q.4 .75 0 .75Q-.4 .75 -.6 .25zM-.05 .1V-.65L.42 .1z',
  work: 'M0 .8V-.2M-.45 -.5H.45V-.2H-.45z',
  character: 'M-.5 .5V-.35L-.22 .05L0 -.5L.22 .05L.5 -.35V.5z',
};
