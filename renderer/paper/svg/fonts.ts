import type { Font, Mark } from '../../cartography';
import type { FacePart } from '../faces';
import { faceName } from '../faces/names';
import { printable } from '../faces/printable';
import { TYPED } from '../input';
import type { PageMark } from '../page';

/** A file of a face that a drawing needs. */
export interface UsedFace {
  readonly font: Font;
  readonly part: FacePart;
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

/** The files of the faces that marks need, each once, in the order of their names. */
export const facesOf = (marks: readonly PageMark[]): readonly UsedFace[] => {
  const used = new Map<string, UsedFace>();
  for (const [font, text] of ofPage(marks)) {
    used.set(`${faceName(font)}/latin`, { font, part: 'latin' });
    if (REST.test(printable(text))) used.set(`${faceName(font)}/rest`, { font, part: 'latin-ext' });
  }
  return [...used].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, face]) => face);
};
