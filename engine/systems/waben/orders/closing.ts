import type { Party } from '../../../world';
import { linesOf } from './sheet/lines';
import type { Words } from './content';

/** Words with which letters end, German and English. */
const GREETING =
  /^[ \t]*(?:(?:mit |in )?(?:\p{L}+[ \t]+){0,3}(?:gr(?:u|ü|ue)(?:ß|ss)(?:e|en)?)(?![\p{L}])|mfg\b|hochachtungsvoll|gez\.|i\. ?a\.|(?:\p{L}+[ \t]+){0,2}(?:regards|sincerely|greetings)\b)/iu;
const DIGIT = /\d/;

const namesOf = ({ name, ruler }: Party): ReadonlySet<string> =>
  new Set(`${name} ${ruler}`.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

/** True for a line that is nothing but a name: one of its words is the realm's or its ruler's, and it has few. */
const isSignature = ({ text }: Words, names: ReadonlySet<string>): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.length <= 6 && words.some((word) => names.has(word));
};

/**
 * Where the closing of a letter begins, behind its last row: at a greeting, or at a line that is a name of the realm
 * (WW-8.2-02). A line with a figure is never part of it, nor is anything before such a line. The end of the text if
 * there is none.
 */
export function closingOf(text: string, after: number, party: Party | undefined): number {
  const lines = linesOf(text).filter(({ span }) => span.start >= after);
  const last = lines.findLastIndex((line) => DIGIT.test(line.text));
  const names = party === undefined ? new Set<string>() : namesOf(party);
  const first = lines
    .slice(last + 1)
    .find((line) => GREETING.test(line.text) || isSignature(line, names));
  return first?.span.start ?? text.length;
}
