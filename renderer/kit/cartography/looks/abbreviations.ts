import type { Font, Mark } from '../marks';
import { type Scene, settlementOf } from '../scene';
import { inksOf } from '../style';

const LETTERS: Font = { family: 'sans', weight: 500 };
const LONG = 3;

/** The game's abbreviation of the terrain in every field, from 12 pixels on; below a settlement it moves to the lower rim. */
export const abbreviations = ({ fields, style }: Scene): readonly Mark[] => {
  if (style.look !== 'abbreviations' || style.width < 12) return [];
  const inks = inksOf(style);
  return fields.map((field): Mark => {
    const { display, height } = field.terrain;
    const isBeside = style.width >= 24 && settlementOf(field) !== undefined;
    const size = isBeside ? 0.2 : display.length > LONG ? 0.26 : 0.33;
    return {
      kind: 'text',
      x: field.x,
      y: field.y + (isBeside ? 0.42 : 0.11),
      text: display,
      align: 'center',
      font: LETTERS,
      size: { of: size, min: isBeside ? 7.5 : 0 },
      colour: height === 0 ? inks.sea : inks.label,
      opacity: 0.86,
    };
  });
};
