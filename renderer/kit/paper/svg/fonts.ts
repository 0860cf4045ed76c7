import type { Font, Mark } from '../../cartography';
import type { FontSubset } from '../fonts';
import { fontName } from '../fonts/names';
import { printable } from '../fonts/printable';
import { TYPED } from '../input';
import type { PageMark } from '../page';

/** A file of a font that a drawing needs. */
export interface UsedFont {
  readonly font: Font;
  readonly part: FontSubset;
}

type Lettered = readonly [Font, string];

const ofDrawing = (marks: readonly Mark[]): readonly Lettered[] =>
  marks.flatMap((mark): readonly Lettered[] => {
    if (mark.kind === 'clip') return ofDrawing(mark.marks);
    return mark.kind === 'text' || mark.kind === 'curve' ? [[mark.font, mark.text]] : [];
  });

const ofPage = (marks: readonly PageMark[]): readonly Lettered[] =>
  marks.flatMap((mark): readonly Lettered[] => {
    if (mark.kind === 'text') return [[mark.font, mark.text]];
    if (mark.kind === 'input') return [[TYPED, mark.value]];
    if (mark.kind === 'group') return ofPage(mark.marks);
    return mark.kind === 'drawing' ? ofDrawing(mark.list) : [];
  });

/** Letters of the rest of Latin, which lie in a file of their own. */
const REST =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u1E00-\u1E9F\u2020\u20A0-\u20AB\u2C60-\u2C7F\uA720-\uA7FF]/;

/** The files of the fonts that marks need, each once, in the order of their names. */
export function fontsOf(marks: readonly PageMark[]): readonly UsedFont[] {
  const used = new Map<string, UsedFont>();
  for (const [font, text] of ofPage(marks)) {
    used.set(`${fontName(font)}/latin`, { font, part: 'latin' });
    if (REST.test(printable(text))) used.set(`${fontName(font)}/rest`, { font, part: 'latin-ext' });
  }
  return [...used].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, face]) => face);
}
