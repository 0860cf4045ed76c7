import type { PartyKey, ViewParty } from '../../../../engine';
import { realmColour } from '../colour';
import { joined, type Path } from '../path';
import { pathOf } from '../pathdata';
import { inksOf, type MapStyle } from '../style';
import { dots, lines, signs } from './pattern';

type Parties = Readonly<Record<PartyKey, ViewParty>>;

/** Parts of a field's side that a realm's border line covers. Each begins and ends alike, so that sides join. */
const BORDERS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0.24],
    [0.46, 0.54],
    [0.76, 1],
  ],
  [[0, 1]],
  [
    [0, 0.34],
    [0.66, 1],
  ],
  [
    [0.05, 0.13],
    [0.28, 0.36],
    [0.64, 0.72],
    [0.87, 0.95],
  ],
  [
    [0, 0.2],
    [0.34, 0.41],
    [0.59, 0.66],
    [0.8, 1],
  ],
  [[0.3, 0.7]],
  [
    [0, 0.12],
    [0.22, 0.38],
    [0.44, 0.56],
    [0.62, 0.78],
    [0.88, 1],
  ],
];

const PLUS = pathOf('M-.05 0h.1M0 -.05v.1');
const RING = pathOf('M-.05 0q0 -.05 .05 -.05t.05 .05t-.05 .05t-.05 -.05');
const ROOF = pathOf('M-.06 .03l.06 -.07l.06 .07');
const WAVE = pathOf('M-.08 0q.04 -.05 .08 0t.08 0');

/** Patterns of realm areas, `fine` lines to a row of fields. As many as there are colours and one more: no pair repeats early. */
const areasAt = (fine: number): readonly Path[] => {
  const signsPer = Math.max(2, fine);
  const upright = Math.round(fine / 2);
  return [
    lines(60, fine),
    lines(120, fine),
    dots(signsPer + 1),
    lines(0, fine),
    joined(lines(60, fine), lines(120, fine)),
    signs(signsPer, PLUS),
    lines(90, upright),
    signs(signsPer, RING),
    joined(lines(0, fine), lines(90, upright)),
    signs(signsPer, ROOF),
    lines(30, upright),
    signs(signsPer, WAVE),
    joined(lines(0, fine), lines(60, fine), lines(120, fine)),
  ];
};

const FINENESS = [2, 3, 4] as const;
const AREAS: ReadonlyMap<number, readonly Path[]> = new Map(
  FINENESS.map((fine) => [fine, areasAt(fine)] as const),
);

/** How many patterns of areas there are; a realm's pattern is an index among them. */
export const REALM_PATTERNS = AREAS.get(FINENESS[0])?.length ?? 0;

const finenessOf = ({ width }: MapStyle): number => (width < 12 ? 2 : width < 24 ? 3 : 4);

const indexOf = (parties: Parties, party: PartyKey, count: number): number => {
  const { pattern, colour } = parties[party] ?? { colour: 0 };
  const index = pattern ?? colour;
  return ((index % count) + count) % count;
};

/** The pattern of a realm's land, relative to the centre of a field. With its colour it repeats after 156 realms. */
export function realmPattern(style: MapStyle, parties: Parties, party: PartyKey): Path {
  const areas = AREAS.get(finenessOf(style)) ?? [];
  return areas[indexOf(parties, party, areas.length)] ?? [];
}

/** The pattern of a realm's border line, as parts of a side. With its colour it repeats after 84 realms. */
export function realmDashes(
  parties: Parties,
  party: PartyKey,
): readonly (readonly [number, number])[] {
  return BORDERS[indexOf(parties, party, BORDERS.length)] ?? [[0, 1]];
}

/** The ink of a realm's lines and lettering: its colour, or the one ink there is. */
export function realmInk(style: MapStyle, parties: Parties, party: PartyKey): string {
  return style.look === 'hatching' ? inksOf(style).ink : realmColour(style.theme, parties, party);
}
