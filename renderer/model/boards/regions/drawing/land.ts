import {
  edgesOf,
  joinedOutlines,
  type Ring,
  type SeenRegion,
  signedArea,
} from '../../../../../engine';
import { INKS, type Mark, mix, type Path, stroke, type Trail } from '../../../../kit/cartography';
import { roundLine } from '../../../../kit/board/cell-drawing';
import { ringsPath, shapePath } from '../../../../kit/board/cells';
import type { BoardStyle } from './scene';
import { toneOf, waterTone } from './tones';

const nameOf = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${String(x)} ${String(y)}`;

/** The sides of each region that it shares with no other, by key: where the known land ends. */
const outerPaths = (regions: readonly SeenRegion[]): Readonly<Record<string, Path>> => {
  const count = new Map<string, number>();
  const sideOf = (from: string, to: string): string =>
    from < to ? `${from}|${to}` : `${to}|${from}`;
  const sides = regions.map((region) => ({
    key: region.key,
    edges: region.outlines.flatMap(edgesOf).map(([a, b]) => {
      const side = sideOf(nameOf(a), nameOf(b));
      count.set(side, (count.get(side) ?? 0) + 1);
      return { a, b, side };
    }),
  }));
  return Object.fromEntries(
    sides.map(({ key, edges }) => {
      const trail: Trail = [];
      for (const { a, b, side } of edges) {
        if (count.get(side) === 1) stroke(trail, a.x, a.y, b.x, b.y);
      }
      return [key, trail];
    }),
  );
};

/** Gaps that regions enclose: lakes that belong to nobody. */
const enclosed = (regions: readonly SeenRegion[]): readonly Ring[] =>
  joinedOutlines(regions.flatMap(({ outlines }) => outlines)).filter(
    (ring) => signedArea(ring) < 0,
  );

/** Tints whose open sides lie at the sea. */
const AT_SEA: ReadonlySet<SeenRegion['tint']> = new Set(['coast', 'lake', 'marsh']);

/** Bands of the sea from the outermost in: distance from the coast in modules, and how deep the water looks. */
const BANDS: readonly (readonly [distance: number, depth: number])[] = [
  [2.5, 0.16],
  [1.7, 0.34],
  [1.05, 0.52],
  [0.5, 0.72],
];

const line = (
  path: Path,
  colour: string,
  width: number,
  more: { readonly min?: number } = {},
): Mark => roundLine(path, colour, { of: width, ...more });

/** The sea along a coast: bands of water with a fine line where each of them begins. */
const sea = (path: Path, style: BoardStyle, module: number): readonly Mark[] =>
  BANDS.flatMap(([distance, depth]) => [
    line(
      path,
      mix(waterTone(style.theme, depth), INKS[style.theme].river, 0.3),
      2 * distance * module,
    ),
    line(path, waterTone(style.theme, depth), 2 * (distance - 0.05) * module),
  ]);

/** Land that goes on where the board ends: its colour runs out into the paper. */
const beyond = (
  path: Path,
  ground: string,
  { theme }: BoardStyle,
  module: number,
): readonly Mark[] =>
  [
    [1.5, 0.14],
    [0.95, 0.26],
    [0.45, 0.42],
  ].map(([distance = 0, part = 0]) =>
    line(path, mix(INKS[theme].sheet, ground, part), 2 * distance * module),
  );

/** What lies around the regions: the sea, open country, and lakes they enclose. */
export function surroundings(
  regions: readonly SeenRegion[],
  style: BoardStyle,
  module: number,
): readonly Mark[] {
  const outer = outerPaths(regions);
  const isSea = ({ tint }: SeenRegion): boolean => AT_SEA.has(tint);
  const seaPath = regions.filter(isSea).flatMap(({ key }) => outer[key] ?? []);
  const lakes = ringsPath(enclosed(regions));
  const { river } = INKS[style.theme];
  return [
    ...regions
      .filter((region) => !isSea(region))
      .flatMap(({ key, tint }) =>
        beyond(outer[key] ?? [], toneOf(style.theme, tint).ground, style, module),
      ),
    ...(seaPath.length === 0 ? [] : sea(seaPath, style, module)),
    ...(lakes.length === 0
      ? []
      : ([
          { kind: 'area', path: lakes, colour: waterTone(style.theme, 0.62) },
          {
            kind: 'clip',
            clip: lakes,
            marks: [
              line(lakes, mix(waterTone(style.theme, 0.8), river, 0.25), 1.3 * module),
              line(lakes, waterTone(style.theme, 0.8), 1.2 * module),
              line(lakes, mix(waterTone(style.theme, 1), river, 0.25), 0.64 * module),
              line(lakes, waterTone(style.theme, 1), 0.54 * module),
            ],
          },
        ] as const)),
  ].filter((mark) => mark.kind !== 'line' || mark.path.length > 0);
}

/** The wash of a region, deeper along its border as in an atlas coloured by hand. */
export function ground(region: SeenRegion, style: BoardStyle, module: number): readonly Mark[] {
  const tone = toneOf(style.theme, region.tint);
  const path = shapePath(region);
  const rim = (part: number, width: number): Mark => ({
    kind: 'line',
    path,
    colour: mix(tone.ground, tone.rim, part),
    width: { of: width * module },
    join: 'round',
  });
  return [
    { kind: 'area', path, colour: tone.ground },
    { kind: 'clip', clip: path, marks: [rim(0.3, 1.7), rim(0.62, 1.0), rim(1, 0.46)] },
  ];
}

/** The borders of all regions, and heavier the line where the land ends. */
export function borderLines(
  regions: readonly SeenRegion[],
  style: BoardStyle,
  module: number,
): readonly Mark[] {
  const { coast } = INKS[style.theme];
  const outer = Object.values(outerPaths(regions)).flat();
  return [
    {
      kind: 'line',
      path: regions.flatMap(shapePath),
      colour: coast,
      width: { of: 0.06 * module, min: 0.9 },
      join: 'round',
      opacity: 0.8,
    },
    ...(outer.length === 0 ? [] : [line(outer, coast, 0.11 * module, { min: 1.3 })]),
  ];
}
