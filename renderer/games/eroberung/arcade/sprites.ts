/** Colours of the picture by their sign in sprites and tiles; a point is what shines through. */
export const COLOURS = {
  k: '#14161c',
  w: '#f6f1e4',
  s: '#16456b',
  t: '#1d5580',
  f: '#5f97b8',
  g: '#8fa04c',
  h: '#7d8f42',
  y: '#d9c48a',
  d: '#2f5d2e',
  e: '#477d38',
  l: '#6c9d45',
  b: '#5b4326',
  m: '#6f6a66',
  n: '#8f8982',
  o: '#4d4845',
  r: '#d8392b',
  p: '#8d1f1a',
  q: '#f2867a',
  u: '#3d86e0',
  v: '#1d4c92',
  x: '#93c0f6',
  a: '#f4b63c',
  c: '#f47a26',
  z: '#0d1017',
} as const;
export type Colour = keyof typeof COLOURS;

/** Rows of signs; see COLOURS. */
export type Sprite = readonly string[];

const TREE: Sprite = [
  '..eeee..',
  '.elleee.',
  'elleeedd',
  'eleeeedd',
  'eeeeeddd',
  '.edeedd.',
  '..dbbd..',
  '...bb...',
];
const PINE: Sprite = [
  '...ee...',
  '..elee..',
  '..eeed..',
  '.eleedd.',
  '.eeeedd.',
  'eleeeddd',
  '..dbbd..',
  '...bb...',
];
const PEAK: Sprite = [
  '...ww...',
  '..wwnn..',
  '..wnno..',
  '.wnnmoo.',
  '.nnmmmo.',
  'nnmmmooo',
  'nmmmmooo',
  'mmmmoooo',
];
const ROCK: Sprite = [
  '........',
  '...nn...',
  '..nnmo..',
  '.nnmmoo.',
  '.nmmmoo.',
  'nnmmmooo',
  'nmmmoooo',
  'mmmooooo',
];
const MINE: Sprite = [
  '........',
  '.kk..kk.',
  '..kkkk..',
  '..krrk..',
  '..krrk..',
  '..kkkk..',
  '.kk..kk.',
  '........',
];
export const TILES = { trees: [TREE, PINE], peaks: [PEAK, ROCK], mine: MINE } as const;

/** Units as they are seen from above, up and up-right; `r`, `q`, `p` are the colour of the side and its tones. */
export const TANK: readonly [Sprite, Sprite] = [
  [
    '....k....',
    '....r....',
    'pp..r..pp',
    'pkr.r.rkp',
    'pprrrrrpp',
    'pkrqqrrkp',
    'pprqrrrpp',
    'pkrrrrrkp',
    'pp.....pp',
  ],
  [
    '........k',
    '...pp..r.',
    '..pkprr..',
    '.pkrrrrp.',
    'pkrqqrrkp',
    'pprqrrkp.',
    '.prrrkp..',
    '..pkkp...',
    '...pp....',
  ],
];
export const PLANE: readonly [Sprite, Sprite] = [
  [
    '.....q.....',
    '.....r.....',
    '....qrp....',
    '....rkp....',
    '...rrrrr...',
    '..rrrrrrp..',
    'qrrrrrrrrrp',
    '....rrp....',
    '.....r.....',
    '...rrrrp...',
    '....p.p....',
  ],
  [
    '.........qq',
    '........qr.',
    '.qrr...rrr.',
    '..rrrrrkr..',
    '...rrrrrp..',
    '....rrrrr..',
    '...rrrrrr..',
    'q.rrr.rrrr.',
    '.rrr...rrp.',
    '..rr....p..',
    '...p.......',
  ],
];
/** From the side, as it lies in the water with its periscope up, heading right. */
export const SUBMARINE: Sprite = [
  '.....kk.....',
  '.....k......',
  '....rrr.....',
  '....rqr.....',
  'p..qrrrrrr..',
  'pprrrrrrrrrk',
  'p.pppppppp..',
  '.f.f.ff.f.f.',
];
/** A missile, up and up-right. */
export const MISSILE: readonly [Sprite, Sprite] = [
  ['..w..', '.wkw.', '.wqw.', '.www.', 'aw.wa', '.aca.', '..c..'],
  ['....ww', '...wkw', '..wqw.', 'awww..', 'cawa..', '.cca..'],
];
export const FLAGS: readonly [string, Sprite][] = [
  ['own', ['nrrrrr', 'nrqrrr', 'nrrrrr', 'nrrrpp', 'n.....', 'n.....']],
  ['white', ['nwwwww', 'nwwwww', 'nwwwww', 'nwwwww', 'n.....', 'n.....']],
];

/** Blue uses the same sprites in its own tones. */
export const BLUE: Readonly<Partial<Record<Colour, Colour>>> = { r: 'u', p: 'v', q: 'x' };
/** A plane in a slow turn blinks white. */
export const WHITE: Readonly<Partial<Record<Colour, Colour>>> = { r: 'w', p: 'n', q: 'w' };

/** Letters and digits, three wide and five high. */
export const GLYPHS: Readonly<Record<string, Sprite>> = {
  '0': ['www', 'w.w', 'w.w', 'w.w', 'www'],
  '1': ['.w.', 'ww.', '.w.', '.w.', 'www'],
  '2': ['www', '..w', 'www', 'w..', 'www'],
  '3': ['www', '..w', '.ww', '..w', 'www'],
  '4': ['w.w', 'w.w', 'www', '..w', '..w'],
  '5': ['www', 'w..', 'www', '..w', 'www'],
  '6': ['www', 'w..', 'www', 'w.w', 'www'],
  '7': ['www', '..w', '..w', '.w.', '.w.'],
  '8': ['www', 'w.w', 'www', 'w.w', 'www'],
  '9': ['www', 'w.w', 'www', '..w', 'www'],
  S: ['www', 'w..', 'www', '..w', 'www'],
  P: ['www', 'w.w', 'www', 'w..', 'w..'],
  T: ['www', '.w.', '.w.', '.w.', '.w.'],
  '!': ['.w.', '.w.', '.w.', '...', '.w.'],
};

/** A sprite turned by so many quarter turns clockwise. */
export function turnedSprite(sprite: Sprite, quarters: number): Sprite {
  let turned = sprite;
  for (let done = 0; done < quarters; done += 1) {
    const rows = turned;
    turned = Array.from({ length: rows[0]?.length ?? 0 }, (_, x) =>
      rows
        .map((row) => row[x] ?? '.')
        .reverse()
        .join(''),
    );
  }
  return turned;
}

/** A sprite seen in a mirror, left and right exchanged. */
export function mirrored(sprite: Sprite): Sprite {
  return sprite.map((row) => Array.from(row).reverse().join(''));
}
