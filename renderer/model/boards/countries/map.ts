import type { SeenCountry } from '../../../../engine';
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
} from '../../../kit/cartography';
import { FIELD, LETTERS, LINE, NAME, ROW, ROW_WIDTH } from './labels';
import { countryFields, disc, FIGURE, lineMark, roundBox, word } from './marks';
import { byZone, type CountryLook, type CountryScene, said, zoneName } from './scene';
import type { Shape } from './shapes';
import { hatchingOf, OPEN, OTHER_LAND, seaInk, waterTone, zoneTone } from './tones';
import { type DrawnWorld, drawnWorld } from './world';

const PLAQUE: Font = { family: 'serif', weight: 600, italic: true };

/** Bands of the sea from the outermost in: distance from the coast in cells, and how deep the water looks. */
const BANDS: readonly (readonly [distance: number, depth: number])[] = [
  [1.5, 0.66],
  [1, 0.48],
  [0.5, 0.28],
];

/** Meridians and parallels. */
function graticule({ left, top, right, bottom }: DrawnWorld['box']): Path {
  const trail: Trail = [];
  for (let y = 4; y < bottom; y += 8) stroke(trail, left, y, right, y);
  for (let x = 5; x < right; x += 9) stroke(trail, x, top, x, bottom);
  return trail;
}

/** The sea with its frame, and the shadow the land throws on it. */
function sea({ box, land }: DrawnWorld, rest: Path, { theme }: CountryLook): readonly Mark[] {
  const { left, top, right, bottom } = box;
  const frame = roundBox(left, top, right - left, bottom - top, 1.2);
  const ink = seaInk(theme).line;
  return [
    { kind: 'area', path: frame, colour: waterTone(theme, 0.85) },
    {
      kind: 'clip',
      clip: frame,
      marks: [
        lineMark(graticule(box), ink, 0.05, { opacity: 0.28 }),
        ...BANDS.flatMap(([distance, depth]) => [
          lineMark(land, mix(waterTone(theme, depth), ink, 0.35), 2 * distance + 0.1),
          lineMark(land, waterTone(theme, depth), 2 * distance),
        ]),
      ],
    },
    lineMark(frame, INKS[theme].coast, 0.14, { opacity: 0.7 }),
    {
      kind: 'area',
      path: placed(land, 0.16, 0.24),
      colour: theme === 'dark' ? '#0B0A08' : '#2C5468',
      opacity: 0.32,
    },
    { kind: 'area', path: rest, colour: OTHER_LAND[theme] },
    lineMark(rest, INKS[theme].coast, 0.07, { opacity: 0.55 }),
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
function ground(
  { shapes, outlines }: DrawnWorld,
  { key, zone, isOpen }: SeenCountry,
  { theme, layers }: CountryLook,
): readonly Mark[] {
  const shape = shapes.get(key);
  const path = outlines.get(key);
  if (shape === undefined || path === undefined) return [];
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
        ...(layers.zones ? [lines] : []),
        lineMark(path, mix(tone.ground, tone.rim, 0.45), 0.9, { opacity: 0.75 }),
        lineMark(path, tone.rim, 0.42),
        ...(layers.open && isOpen ? open : []),
      ],
    },
  ];
}

/** Name, value and the two fields of a country. */
function written(scene: CountryScene, country: SeenCountry, look: CountryLook): readonly Mark[] {
  const label = drawnWorld(scene.game.map).labelOf(country.key, said(scene, country.name));
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
      look.layers.markers ? country.held : null,
      tone,
      { conquered: { x: row.x - side, y: row.y }, allied: { x: row.x + side, y: row.y } },
      half,
    ),
    word(String(country.value), row, 1.2 * scale, tone.label, FIGURE, { halo }),
  ];
}

/** A sign with number and name of each zone, at sea beside it. */
function plaques(scene: CountryScene, { theme, layers }: CountryLook): readonly Mark[] {
  if (!layers.zones) return [];
  const halo = { colour: waterTone(theme, 0.6), width: { of: 0.35 }, opacity: 0.9 };
  const { plaques: places } = scene.game.map;
  const played = byZone(scene.sight);
  return Object.entries(places)
    .filter(([number]) => played.has(Number(number)))
    .flatMap(([number, [x, y]]): readonly Mark[] => [
      ...disc(number, { x, y }, 0.95, zoneTone(Number(number), theme).allied),
      word(
        zoneName(scene, Number(number)),
        { x: x + 1.3, y },
        1.35,
        seaInk(theme).letters,
        PLAQUE,
        {
          align: 'left',
          halo,
        },
      ),
    ]);
}

/** A drawing in two parts, so that the marks of the pointer can be drawn between them. */
export interface CountryDrawing {
  readonly ground: DisplayList;
  readonly writing: DisplayList;
}

/** The world with everything on it; the same input gives the same lists. */
export function mapDrawing(scene: CountryScene, look: CountryLook): CountryDrawing {
  const world = drawnWorld(scene.game.map);
  const shown = scene.sight.countries.filter(({ key }) => world.shapes.has(key));
  const borders = shown.flatMap(({ key }) => world.outlines.get(key) ?? []);
  const played = new Set(shown.map(({ key }) => key));
  // A country that this board does not have is land like any other.
  const others = [...world.outlines].flatMap(([key, path]) => (played.has(key) ? [] : path));
  return {
    ground: [
      ...sea(world, [...world.rest, ...others], look),
      ...shown.flatMap((country) => ground(world, country, look)),
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
