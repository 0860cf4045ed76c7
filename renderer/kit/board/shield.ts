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
import { SHIELD } from '../cartography/data/glyphs';

const LETTER: Font = { family: 'sans', weight: 700 };
const SHIELD_PATH = pathOf(SHIELD);

/** A star, in units of half its size. */
export const STAR = pathOf(
  'M0 -1L.26 -.36L.95 -.31L.42 .14L.59 .81L0 .44L-.59 .81L-.42 .14L-.95 -.31L-.26 -.36z',
);

/** The shield of a party in its colour and pattern, with the letter its name begins with; `half` is half its width. */
export function shieldMarks(
  parties: Readonly<Record<string, ViewParty>>,
  theme: MapTheme,
  party: string,
  at: Point,
  half: number,
): readonly Mark[] {
  const path = placed(SHIELD_PATH, at.x, at.y, half);
  const name = parties[party]?.name ?? party;
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
      y: at.y + half * 0.52,
      text: Array.from(name.trim())[0]?.toUpperCase() ?? '',
      align: 'center',
      font: LETTER,
      size: { of: half * 1.36 },
      colour: '#FFFFFF',
    },
  ];
}
