import type { Point, ViewParty } from '../../../engine';
import {
  type Font,
  mapStyle,
  type MapTheme,
  type Mark,
  pathOf,
  placed,
  realmPattern,
  shieldColour,
  STAMP,
} from '../cartography';
import { initialsOf } from './cell-drawing';
import { SHIELD } from '../cartography/data/glyphs';

const LETTER: Font = { family: 'sans', weight: 700 };
const SHIELD_PATH = pathOf(SHIELD);

/** Size of the letters by their number, in halves of the shield. */
const SIZES: Readonly<Record<number, number>> = { 1: 1.36, 2: 1.06 };
const SMALLEST = 0.8;

/** A star, in units of half its size. */
export const STAR = pathOf(
  'M0 -1L.26 -.36L.95 -.31L.42 .14L.59 .81L0 .44L-.59 .81L-.42 .14L-.95 -.31L-.26 -.36z',
);

/** The shield of a party in its colour and pattern, with the letters that tell its name from others; `half` is half its width. */
export function shieldMarks(
  parties: Readonly<Record<string, ViewParty>>,
  theme: MapTheme,
  party: string,
  at: Point,
  half: number,
): readonly Mark[] {
  const path = placed(SHIELD_PATH, at.x, at.y, half);
  const initials = initialsOf(parties)[party] ?? '';
  const style = mapStyle(theme, 12);
  const pattern = placed(realmPattern(style, parties, party), at.x, at.y, half * 2.6);
  return [
    { kind: 'area', path, colour: shieldColour(parties, party) },
    {
      kind: 'clip',
      clip: path,
      marks: [
        {
          kind: 'line',
          path: pattern,
          colour: '#FFFFFF',
          width: { of: half * 0.09 },
          opacity: 0.34,
        },
      ],
    },
    { kind: 'line', path, colour: STAMP.ink, width: { of: half * 0.1, min: 0.8 }, join: 'round' },
    {
      kind: 'text',
      x: at.x,
      y: at.y + half * (initials.length > 1 ? 0.36 : 0.52),
      text: initials,
      align: 'center',
      font: LETTER,
      size: { of: half * (SIZES[initials.length] ?? SMALLEST) },
      colour: '#FFFFFF',
    },
  ];
}
