import {
  depthIn,
  isInRegion,
  outlinesBox,
  type Point,
  type RegionTint,
  type SeenRegion,
} from '../../../../../engine';
import {
  type Mark,
  type Path,
  pathOf,
  type Rect,
  stamp,
  type Trail,
} from '../../../../kit/cartography';
import { GLYPHS, HILL, PEAK, SETTLEMENT_GLYPHS } from '../../../../kit/cartography/data/glyphs';
import { scatter } from '../../../../kit/cartography/hash';
import { type Tone, waterTone } from './tones';
import { type BoardStyle, isCovered } from './scene';

/** One sign: parts in the tone of the ground, in units of their own. */
interface Sign {
  readonly area?: Path;
  readonly line?: Path;
  readonly light?: Path;
  readonly water?: Path;
}

const glyph = (type: string): Sign => {
  const { area, line } = GLYPHS[type] ?? { at: [] };
  return {
    ...(area === undefined ? {} : { area: pathOf(area) }),
    ...(line === undefined ? {} : { line: pathOf(line) }),
  };
};

const TOWN = SETTLEMENT_GLYPHS['std'] ?? { body: '', solid: '', size: 1 };

const PONDS: readonly Sign[] = [
  {
    water: pathOf(
      'M-.5 0Q-.48 -.2 -.2 -.2Q.02 -.26 .2 -.2Q.5 -.18 .5 .02Q.46 .2 .2 .18Q0 .16 -.16 .2Q-.46 .2 -.5 0z',
    ),
    line: pathOf('M-.2 -.02q.06 -.06 .12 0t.12 0M.02 .08q.05 -.05 .1 0t.1 0'),
  },
  {
    water: pathOf(
      'M-.4 .04Q-.4 -.18 -.1 -.16Q.2 -.3 .36 -.1Q.5 .1 .24 .16Q.06 .3 -.12 .2Q-.38 .22 -.4 .04z',
    ),
    line: pathOf('M-.16 .02q.06 -.06 .12 0t.12 0'),
  },
];

const TREE = glyph('forest');
const TUFT = glyph('steppe');
const REED = glyph('swamp');
const DUNE = glyph('desert');
const HILLS: Sign = { area: pathOf(HILL.shade), line: pathOf(HILL.line) };
const MOUNTAIN: Sign = {
  light: pathOf(PEAK.face),
  area: pathOf(PEAK.shade),
  line: pathOf(PEAK.line),
};
const HOUSES: Sign = {
  light: pathOf(TOWN.body),
  area: pathOf(TOWN.solid),
  line: pathOf(TOWN.body),
};

/** Signs of a tint: how dense they stand and how large they are, in modules, and how often each comes. */
interface Growth {
  readonly apart: number;
  readonly signs: readonly (readonly [sign: Sign, size: number, share: number])[];
}

const [POND = {}, SMALL_POND = {}] = PONDS;

const GROWTH: Readonly<Record<RegionTint, Growth>> = {
  plain: {
    apart: 2.1,
    signs: [
      [TUFT, 4.6, 0.8],
      [TREE, 3.4, 0.2],
    ],
  },
  forest: {
    apart: 0.98,
    signs: [
      [TREE, 4.6, 0.86],
      [TREE, 3.8, 0.14],
    ],
  },
  hill: {
    apart: 1.6,
    signs: [
      [HILLS, 2.9, 0.8],
      [TUFT, 4.4, 0.2],
    ],
  },
  mountain: {
    apart: 1.5,
    signs: [
      [MOUNTAIN, 3.1, 0.52],
      [MOUNTAIN, 2.4, 0.24],
      [HILLS, 2.5, 0.24],
    ],
  },
  marsh: {
    apart: 1.35,
    signs: [
      [REED, 4.4, 0.78],
      [SMALL_POND, 1.2, 0.12],
      [TUFT, 4.6, 0.1],
    ],
  },
  coast: {
    apart: 1.7,
    signs: [
      [DUNE, 4.2, 0.55],
      [TUFT, 4.6, 0.45],
    ],
  },
  lake: {
    apart: 1.75,
    signs: [
      [POND, 2.4, 0.3],
      [SMALL_POND, 1.9, 0.25],
      [TUFT, 4.4, 0.25],
      [TREE, 3.8, 0.2],
    ],
  },
  steppe: { apart: 1.5, signs: [[TUFT, 5.4, 1]] },
  desert: { apart: 1.6, signs: [[DUNE, 4.8, 1]] },
  town: {
    apart: 1.9,
    signs: [
      [HOUSES, 0.72, 0.7],
      [TREE, 3.4, 0.3],
    ],
  },
};

/** A sign and where it stands in the plane. */
interface Placed {
  readonly at: Point;
  readonly sign: Sign;
  /** Size in units of the plane. */
  readonly size: number;
}

const pick = ({ signs }: Growth, chance: number): readonly [Sign, number] => {
  let rest = chance;
  for (const [sign, size, share] of signs) {
    rest -= share;
    if (rest <= 0) return [sign, size];
  }
  return [signs[0]?.[0] ?? {}, signs[0]?.[1] ?? 1];
};

const seedOf = (key: string): number =>
  Array.from(key).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7);

/** Free ground between a sign and the border, in modules. */
const MARGIN = 0.62;

/** How far a sign reaches above its place, as part of its size. */
const HEAD = 0.2;

/** Never more signs than that in one region: beyond, it is no drawing any more. */
const MOST = 420;

const spread = (region: SeenRegion, module: number): readonly Placed[] => {
  const box = outlinesBox(region.outlines);
  const growth = GROWTH[region.tint];
  if (box === undefined) return [];
  const step = Math.max(
    growth.apart * module,
    Math.sqrt(((box.right - box.left) * (box.bottom - box.top)) / MOST),
  );
  const seed = seedOf(region.key);
  const rows = Math.ceil((box.bottom - box.top) / (step * 0.86));
  const columns = Math.ceil((box.right - box.left) / step) + 1;
  return Array.from({ length: rows * columns }, (_, index): Placed => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const stray = (salt: number): number => (scatter(seed + index, salt) - 0.5) * step * 0.55;
    const [sign, size] = pick(growth, scatter(seed + index, 3));
    return {
      at: {
        x: box.left + (column + (row % 2) / 2) * step + stray(1),
        y: box.top + (row + 0.5) * step * 0.86 + stray(2),
      },
      sign,
      size: size * module * (0.88 + 0.24 * scatter(seed + index, 4)),
    };
  })
    .filter(({ at, size }) => {
      const top = { x: at.x, y: at.y - size * HEAD };
      return (
        isInRegion(region, top) && isInRegion(region, at) && depthIn(region, at) > MARGIN * module
      );
    })
    .sort((a, b) => a.at.y - b.at.y);
};

const grown = new WeakMap<
  SeenRegion,
  { readonly module: number; readonly signs: readonly Placed[] }
>();

const signsIn = (region: SeenRegion, module: number): readonly Placed[] => {
  const known = grown.get(region);
  if (known?.module === module) return known.signs;
  const signs = spread(region, module);
  grown.set(region, { module, signs });
  return signs;
};

/** Signs with a lit side cover those behind them. */
const hasLayers = ({ tint }: SeenRegion): boolean => tint === 'mountain' || tint === 'town';

const marksOf = (
  { sign, at, size }: Placed,
  tone: Tone,
  style: BoardStyle,
  module: number,
): readonly Mark[] => {
  const inPlace = (path: Path): Path => {
    const trail: Trail = [];
    stamp(trail, path, at.x, at.y, size);
    return trail;
  };
  const width = { of: 0.05 * module, min: 0.6 };
  const line = sign.line === undefined ? [] : inPlace(sign.line);
  const water = sign.water === undefined ? [] : inPlace(sign.water);
  return [
    ...(water.length === 0
      ? []
      : [
          { kind: 'area', path: water, colour: waterTone(style.theme, 0.95) } as const,
          { kind: 'line', path: water, colour: tone.sign, width, join: 'round' } as const,
        ]),
    ...(sign.light === undefined
      ? []
      : [{ kind: 'area', path: inPlace(sign.light), colour: tone.light } as const]),
    ...(sign.area === undefined
      ? []
      : [{ kind: 'area', path: inPlace(sign.area), colour: tone.sign, opacity: 0.85 } as const]),
    { kind: 'line', path: line, colour: tone.sign, width, cap: 'round', join: 'round' },
  ];
};

/** The marks of many signs of one colour in as few marks as order allows: signs that cover each other stay apart. */
const together = (marks: readonly (readonly Mark[])[]): readonly Mark[] => {
  const [area, line]: [Trail, Trail] = [[], []];
  const kinds = marks.flat();
  const [firstArea, firstLine] = [
    kinds.find(({ kind }) => kind === 'area'),
    kinds.find(({ kind }) => kind === 'line'),
  ];
  for (const mark of kinds) {
    if (mark.kind === 'area') area.push(...mark.path);
    if (mark.kind === 'line') line.push(...mark.path);
  }
  return [
    ...(firstArea?.kind === 'area' ? [{ ...firstArea, path: area }] : []),
    ...(firstLine?.kind === 'line' ? [{ ...firstLine, path: line }] : []),
  ];
};

/** The hand-drawn signs of a region, but for where something is written or stands. */
export function regionSigns(
  region: SeenRegion,
  tone: Tone,
  style: BoardStyle,
  module: number,
  kept: readonly Rect[],
): readonly Mark[] {
  const free = signsIn(region, module).filter(({ at }) => !isCovered(at, kept, 0.45 * module));
  const layered = (one: Placed): boolean => hasLayers(region) || one.sign.water !== undefined;
  const single = free.filter(layered).flatMap((one) => marksOf(one, tone, style, module));
  const many = free.filter((one) => !layered(one)).map((one) => marksOf(one, tone, style, module));
  return [...single, ...together(many)];
}
