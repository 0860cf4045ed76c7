import type { Cutting } from './cutting';
import { type Token, tokenAt } from './tokens';

/** The mark of an item of a list within a line: `2)`, `b)`, `2.`, `2:`, `(2)`. */
export interface ListMark {
  /** Place of its first token, and how many it takes. */
  readonly at: number;
  readonly length: number;
  /** True if the item behind it is an order of its own, not a thing of the order before the list. */
  readonly isOrder: boolean;
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** What the mark behind a mark can be: `2` behind `1`, `c` behind `b`, `ii` or `j` behind `i`. */
function following(mark: string): readonly string[] {
  if (/^\d+$/.test(mark)) return [String(Number(mark) + 1)];
  const roman = ROMAN[ROMAN.indexOf(mark) + 1];
  const letter = mark.length === 1 ? [String.fromCharCode(mark.charCodeAt(0) + 1)] : [];
  return ROMAN.includes(mark) && roman !== undefined ? [roman, ...letter] : letter;
}

const isNumeral = ({ kind, fold }: Token): boolean => kind === 'number' || ROMAN.includes(fold);

/** How many tokens the mark of an item takes at a place; 0 = there is none. */
function markLength(tokens: readonly Token[], at: number, mark: string): number {
  const from = tokenAt(tokens, at).fold === '(' ? at + 1 : at;
  const [own, end, next] = [0, 1, 2].map((more) => tokenAt(tokens, from + more));
  if (own?.fold !== mark || end === undefined || next === undefined) return 0;
  const isMark =
    end.fold === ')' || (['.', ':'].includes(end.fold) && from === at && isNumeral(own));
  const isSet = end.span.start === own.span.end && next.span.start > end.span.end;
  return isMark && isSet ? from - at + 2 : 0;
}

/** The marks of a list within a line; `first` stands before the line. One mark alone is a number or a letter. */
export function listMarks(
  tokens: readonly Token[],
  first: string | undefined,
  cutting: Cutting,
): readonly ListMark[] {
  const found: { at: number; length: number }[] = [];
  let expected = first === undefined ? ['1', 'a', 'i'] : following(first);
  for (let at = 0; at < tokens.length; at += 1)
    for (const mark of expected) {
      const length = markLength(tokens, at, mark);
      if (length === 0 || cutting.isInName(tokens, at)) continue;
      found.push({ at, length });
      expected = following(mark);
      at += length - 1;
      break;
    }
  if (found.length + (first === undefined ? 0 : 1) < 2) return [];
  return found.map(({ at, length }, index) => {
    const item = tokens.slice(at + length, found[index + 1]?.at);
    const isOrder =
      first !== undefined ||
      cutting.isHead(item) ||
      item.some((_, place) => cutting.isVerb(item, place));
    return { at, length, isOrder };
  });
}
