import {
  type DisplayList,
  type Font,
  INKS,
  type Mark,
  mix,
  type Path,
  placed,
  stroke,
  type Trail,
} from '../../cartography';
import { FIELD, type Label, labelIn, LETTERS, LINE, NAME, ROW, ROW_WIDTH } from './labels';
import { countryFields, disc, FIGURE, lineMark, roundBox, word } from './marks';
import type { CountryLook, CountryScene, SeenCountry } from './scene';
import { pathOfRings, type Shape, shapesOf } from './shapes';
import { hatchingOf, OPEN, OTHER_LAND, seaInk, waterTone, zoneTone } from './tones';
import { COUNTRY_SIGNS, WORLD, ZONE_PLAQUES } from './world';

const PLAQUE: Font = { family: 'serif', weight: 600, italic: true };

/** All areas of the drawn world; the same objects each time. */
export const WORLD_SHAPES = shapesOf(WORLD);

const byKey = new Map(
  WORLD_SHAPES.flatMap((shape) => {
    const key = COUNTRY_SIGNS[shape.sign];
    return key === undefined ? [] : [[key, shape] as const];
  }),
);

/** The shape of a country; undefined for one that is not on the drawn world. */
export const shapeOf = (country: string): Shape | undefined => byKey.get(country);

const paths = new Map(WORLD_SHAPES.map((shape) => [shape, pathOfRings(shape.rings)]));

/** The outline of a country; empty for one that is not on the drawn world. */
export function outlineOf(country: string): Path {
  const shape = shapeOf(country);
  return shape === undefined ? [] : (paths.get(shape) ?? []);
}

const LAND: Path = [...paths.values()].flat();
const REST: Path = WORLD_SHAPES.flatMap((shape) =>
  COUNTRY_SIGNS[shape.sign] === undefined ? (paths.get(shape) ?? []) : [],
);

/** The plane the world covers, in cells. */
export const WORLD_BOX = {
  left: -0.6,
  top: -0.2,
  right: Math.max(...WORLD.map((row) => row.length)) + 0.8,
  bottom: WORLD.length + 0.2,
};

const labels = new Map<string, Label | undefined>();

/** Where the words of a country stand; undefined if it is not on the drawn world or its name does not fit. */
export function labelOf({ key, name }: Pick<SeenCountry, 'key' | 'name'>): Label | undefined {
  const id = `${key} ${name}`;
  const shape = shapeOf(key);
  if (!labels.has(id)) labels.set(id, shape === undefined ? undefined : labelIn(shape, name));
  return labels.get(id);
}

/** Bands of the sea from the outermost in: distance from the coast in cells, and how deep the water looks. */
const BANDS: readonly (readonly [distance: number, depth: number])[] = [
  [1.5, 0.66],
  [1, 0.48],
  [0.5, 0.28],
];

/** Meridians and parallels. */
function graticule(): Path {
  const trail: Trail = [];
  const { left, top, right, bottom } = WORLD_BOX;
  for (let y = 4; y < bottom; y += 8) stroke(trail, left, y, right, y);
  for (let x = 5; x < right; x += 9) stroke(trail, x, top, x, bottom);
  return trail;
}

/** The sea with its frame, and the shadow the land throws on it. */
function sea({ theme }: CountryLook): readonly Mark[] {
  const { left, top, right, bottom } = WORLD_BOX;
  const frame = roundBox(left, top, right - left, bottom - top, 1.2);
  const ink = seaInk(theme).line;
  return [
    { kind: 'area', path: frame, colour: waterTone(theme, 0.85) },
    {
      kind: 'clip',
      clip: frame,
      marks: [
        lineMark(graticule(), ink, 0.05, { opacity: 0.28 }),
        ...BANDS.flatMap(([distance, depth]) => [
          lineMark(LAND, mix(waterTone(theme, depth), ink, 0.35), 2 * distance + 0.1),
          lineMark(LAND, waterTone(theme, depth), 2 * distance),
        ]),
      ],
    },
    lineMark(frame, INKS[theme].coast, 0.14, { opacity: 0.7 }),
    {
      kind: 'area',
      path: placed(LAND, 0.16, 0.24),
      colour: theme === 'dark' ? '#0B0A08' : '#2C5468',
      opacity: 0.32,
    },
    { kind: 'area', path: REST, colour: OTHER_LAND[theme] },
    lineMark(REST, INKS[theme].coast, 0.07, { opacity: 0.55 }),
  ];
}

/** Parallel lines over all of a shape. */
function hatching({ rings }: Shape, [degrees, distance]: readonly [number, number]): Path {
  const corners = rings.flatMap((ring) => ring.corners);
  const { x: mx, y: my } = corners[0] ?? { x: 0, y: 0 };
  const reach = Math.max(...corners.map(({ x, y }) => Math.hypot(x - mx, y - my))) + distance;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
  const trail: Trail = [];
  for (let across = -reach; across <= reach; across += distance) {
    const [x, y] = [mx - (sin / reach) * across, my + (cos / reach) * across];
    stroke(trail, x - cos, y - sin, x + cos, y + sin);
  }
  return trail;
}

/** The wash of a country, deeper along its border as in an atlas coloured by hand, with the hatching of its zone. */
function ground({ key, zone, isOpen }: SeenCountry, look: CountryLook): readonly Mark[] {
  const { theme } = look;
  const shape = shapeOf(key);
  if (shape === undefined) return [];
  const path = outlineOf(key);
  const tone = zoneTone(zone, theme);
  const lines = lineMark(hatching(shape, hatchingOf(zone)), tone.line, 0.045, {
    opacity: theme === 'print' ? 0.5 : 0.26,
  });
  const open = [lineMark(path, OPEN[theme].glow, 0.62), lineMark(path, OPEN[theme].edge, 0.2)];
  return [
    { kind: 'area', path, colour: tone.ground },
    {
      kind: 'clip',
      clip: path,
      marks: [
        ...(look.zones ? [lines] : []),
        lineMark(path, mix(tone.ground, tone.rim, 0.45), 0.9, { opacity: 0.75 }),
        lineMark(path, tone.rim, 0.42),
        ...(look.open && isOpen === true ? open : []),
      ],
    },
  ];
}

/** Name, value and the two fields of a country. */
function written(scene: CountryScene, country: SeenCountry, look: CountryLook): readonly Mark[] {
  const label = labelOf(country);
  if (label === undefined) return [];
  const { middle, scale, lines, height } = label;
  const tone = zoneTone(country.zone, look.theme);
  const row = { x: middle.x, y: middle.y + height / 2 - (ROW * scale) / 2 };
  const half = (FIELD * scale) / 2;
  const side = (ROW_WIDTH * scale) / 2 - half;
  const halo = { colour: tone.halo, width: { of: 0.27 * scale }, opacity: 0.88 };
  const lineAt = (index: number) => ({
    x: middle.x,
    y: middle.y - height / 2 + (index + 0.5) * LINE * scale,
  });
  return [
    ...lines.map((text, index) =>
      word(text, lineAt(index), LETTERS * scale, tone.label, NAME, { halo }),
    ),
    ...countryFields(
      scene,
      look.holdings ? country.holding : null,
      tone,
      { conquered: { x: row.x - side, y: row.y }, allied: { x: row.x + side, y: row.y } },
      half,
    ),
    word(String(country.value), row, 1.2 * scale, tone.label, FIGURE, { halo }),
  ];
}

/** A sign with number and name of each zone, at sea beside it. */
function plaques(scene: CountryScene, { theme, zones }: CountryLook): readonly Mark[] {
  if (!zones) return [];
  const halo = { colour: waterTone(theme, 0.6), width: { of: 0.35 }, opacity: 0.9 };
  return Object.entries(scene.zones).flatMap(([number, name]): readonly Mark[] => {
    const [x, y] = ZONE_PLAQUES[Number(number)] ?? [];
    if (x === undefined || y === undefined) return [];
    return [
      ...disc(number, { x, y }, 0.95, zoneTone(Number(number), theme).allied),
      word(name, { x: x + 1.3, y }, 1.35, seaInk(theme).letters, PLAQUE, { align: 'left', halo }),
    ];
  });
}

/** A drawing in two layers, so that what the hand marks can lie between them. */
export interface CountryLayers {
  readonly ground: DisplayList;
  readonly writing: DisplayList;
}

/** The world with everything on it; the same input gives the same lists. */
export function worldLayers(scene: CountryScene, look: CountryLook): CountryLayers {
  const shown = scene.countries.filter(({ key }) => shapeOf(key) !== undefined);
  const borders = shown.flatMap(({ key }) => outlineOf(key));
  return {
    ground: [
      ...sea(look),
      ...shown.flatMap((country) => ground(country, look)),
      ...(borders.length === 0
        ? []
        : [lineMark(borders, INKS[look.theme].coast, 0.11, { opacity: 0.9 })]),
    ],
    writing: [
      ...plaques(scene, look),
      ...shown.flatMap((country) => written(scene, country, look)),
    ],
  };
}
