import type { CountryField, Point, SeenCountry } from '../../../../engine';
import {
  circle,
  type Font,
  type LineMark,
  type Mark,
  type Path,
  pathOf,
  placed,
  STAMP,
  type TextMark,
  type Trail,
} from '../../../kit/cartography';
import { colourOf, initialsOf } from '../../../kit/board/cell-drawing';
import type { CountryScene } from './scene';
import type { ZoneTone } from './tones';

export const FIGURE: Font = { family: 'sans', weight: 700 };

/** A line with round ends. */
export function lineMark(
  path: Path,
  colour: string,
  of: number,
  more: Partial<LineMark> = {},
): Mark {
  return { kind: 'line', path, colour, width: { of }, cap: 'round', join: 'round', ...more };
}

/** A word in the middle of a point. */
export function word(
  text: string,
  { x, y }: Point,
  size: number,
  colour: string,
  font: Font,
  more: Partial<TextMark> = {},
): Mark {
  return {
    kind: 'text',
    x,
    y: y + size * 0.35,
    text,
    align: 'center',
    font,
    size: { of: size },
    colour,
    ...more,
  };
}

/** A rectangle with round corners. */
export function roundBox(x: number, y: number, width: number, height: number, r: number): Path {
  const [right, down] = [width - 2 * r, height - 2 * r];
  return pathOf(
    `M${String(x + r)} ${String(y)}h${String(right)}q${String(r)} 0 ${String(r)} ${String(r)}` +
      `v${String(down)}q0 ${String(r)} ${String(-r)} ${String(r)}h${String(-right)}` +
      `q${String(-r)} 0 ${String(-r)} ${String(-r)}v${String(-down)}q0 ${String(-r)} ${String(r)} ${String(-r)}z`,
  );
}

/** A disc with a number or letter in it. */
export function disc(
  text: string,
  { x, y }: Point,
  radius: number,
  colour: string,
  edge = '#FFFFFF',
): readonly Mark[] {
  const ring: Trail = [];
  circle(ring, x, y, radius);
  return [
    { kind: 'area', path: ring, colour },
    lineMark(ring, edge, radius * 0.2),
    lineMark(ring, STAMP.ink, radius * 0.09, { opacity: 0.7 }),
    word(text, { x, y }, radius * 1.15, '#FFFFFF', FIGURE),
  ];
}

/** Markers of parties side by side in a field. */
export function partyMarkers(
  scene: Pick<CountryScene, 'parties'>,
  parties: readonly string[],
  at: Point,
  half: number,
): readonly Mark[] {
  const initials = initialsOf(scene.parties);
  const share = (2 * half) / Math.max(1, parties.length);
  return parties.flatMap((party, index) =>
    disc(
      initials[party] ?? '',
      { x: at.x - half + share * (index + 0.5), y: at.y },
      Math.min(half, share * 0.62),
      colourOf(scene.parties, party),
    ),
  );
}

const FLAG = pathOf('M-.42 1V-1H-.3L.95 -.62L-.3 -.12V1z');

/** The flag that a party plants on its motherland. */
const flag = (
  parties: CountryScene['parties'],
  party: string,
  at: Point,
  half: number,
): readonly Mark[] => {
  const path = placed(FLAG, at.x, at.y, half);
  return [
    lineMark(path, '#FFFFFF', 0.34 * half),
    { kind: 'area', path, colour: colourOf(parties, party) },
    lineMark(path, STAMP.ink, 0.1 * half),
  ];
};

/** The two fields of a country, conquered at the left and allied at the right; `half` is half the side of a field. */
export function countryFields(
  scene: CountryScene,
  held: SeenCountry['held'],
  tone: ZoneTone,
  place: Readonly<Record<Exclude<CountryField, 'home'>, Point>>,
  half: number,
): readonly Mark[] {
  if (held?.field === 'home')
    return [
      ...held.parties.flatMap((party) => flag(scene.parties, party, place.allied, half * 0.95)),
      ...partyMarkers(scene, held.parties, place.conquered, half * 0.82),
    ];
  return [
    ...(['conquered', 'allied'] as const).flatMap((kind): readonly Mark[] => {
      const { x, y } = place[kind];
      const path = roundBox(x - half, y - half, 2 * half, 2 * half, half * 0.36);
      return [{ kind: 'area', path, colour: tone[kind] }, lineMark(path, tone.line, half * 0.1)];
    }),
    ...(held === null ? [] : partyMarkers(scene, held.parties, place[held.field], half * 0.82)),
  ];
}
