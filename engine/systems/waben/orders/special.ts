import type { WabenRow, WabenSheet, Words } from './content';
import { partOfHeading } from './declaring/sections';
import { isEmptyLine, linesOf } from './sheet/lines';
import { plainLine } from './sheet/sections';
import { wordsAt } from './words';

/** A special order of a letter: unit, number (0 = not numbered), and what is to happen (WW-6.1-06). */
export interface SpecialOrder {
  readonly row: WabenRow;
  readonly number: number;
  /** Remarks of the row and the paragraph of the action part; empty = the letter says nothing. */
  readonly text: string;
}

const ACTIONS = /aktion|sonderbefehl|action|special/;

/** "S1: ...", "S 1 (501) ...", "501: ...": the beginning of a paragraph of the action part. */
const OPENING = /^\s*(?:[-*\u2022]\s*)?(?:(S)\s?(\d{0,6})|(\d{3}))(?![\d./\p{L}])/u;

/** A paragraph of the action part with the number or the unit it begins with. */
interface Paragraph {
  readonly number: number | null;
  readonly unit: number | null;
  readonly lines: Words[];
}

const isActionHeading = (line: Words): boolean => ACTIONS.test(plainLine(line));

const openingOf = (line: Words): Paragraph | undefined => {
  const match = OPENING.exec(line.text);
  if (match === null) return undefined;
  const isSpecial = match[1] !== undefined;
  return {
    number: isSpecial ? Number(match[2] ?? 0) : null,
    unit: isSpecial ? null : Number(match[3]),
    lines: [line],
  };
};

/** The paragraphs of the action part, from its heading to the next part of the turn (WW-8.1-08). */
const paragraphsOf = (text: string): readonly Paragraph[] => {
  const paragraphs: Paragraph[] = [];
  let isInside = false;
  for (const line of linesOf(text)) {
    if (isEmptyLine(line)) continue;
    const heading = partOfHeading(line);
    if (heading !== undefined) isInside = heading === 'closed' && isActionHeading(line);
    else if (isInside) {
      const opening = openingOf(line);
      if (opening !== undefined) paragraphs.push(opening);
      else paragraphs.at(-1)?.lines.push(line);
    }
  }
  return paragraphs;
};

const wordsOf = (text: string, { lines }: Paragraph): string => {
  const first = lines[0]?.span.start ?? 0;
  const last = lines.at(-1)?.span.end ?? first;
  return wordsAt(text, first, last).text.trim();
};

/** The special orders of a sheet with their texts, in the order of the rows (WW-6.1-06, WW-6.1-09). */
export function specialOrders({ rows, text }: WabenSheet): readonly SpecialOrder[] {
  const special = rows.filter(({ content }) => content.code?.class === 'S');
  const paragraphs = special.length === 0 ? [] : paragraphsOf(text);
  return special.map((row) => {
    const { code, remarks } = row.content;
    const number = code?.class === 'S' ? (code.number ?? 0) : 0;
    const said = remarks.filter(({ kind }) => kind === 'free').map((remark) => remark.text);
    const found = paragraphs.find(
      (paragraph) =>
        paragraph.unit === row.unit || (paragraph.unit === null && paragraph.number === number),
    );
    const action = found === undefined ? [] : [wordsOf(text, found)];
    return { row, number, text: [...said, ...action].join('\n') };
  });
}
