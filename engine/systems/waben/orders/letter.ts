import type { Moon } from '../data';
import { readMoon } from '../rules/calendar';
import type { Words } from './content';
import { partOfHeading } from './declaring/sections';
import { isEmptyLine, linesOf } from './sheet/lines';
import { plainLine } from './sheet/sections';
import { partOf } from './words';

/** A word or number with what it names; a moon nobody knows is null. */
export interface NamedMoon extends Words {
  readonly moon: Moon | number | null;
}

/** What the head of a cover letter says (WW-8.2-03); null = the letter has none. */
export interface CoverLetter {
  readonly turn: (Words & { readonly number: number }) | null;
  readonly moons: readonly NamedMoon[];
}

/** Names of parts and lists a letter contains, folded, one per heading (WW-8.1-08, WW-8.2-14). */
export interface Letter {
  readonly cover: CoverLetter | null;
  readonly headings: readonly string[];
}

const TURN =
  /(?<![\p{L}\d])(?:spielzug|zug|turn)(?:[ \t]+(?:nr\.?|nummer|no\.?|number))?[ \t]*(?:[:#][ \t]*)?(\d{1,4})(?![\d/.])/iu;
const MOON_WORD = /(?<![\p{L}/-])[\p{L}/-]*\p{L}mond(?![\p{L}\d])/giu;
const MOON_LINE =
  /^[ \t]*(?:f(?:ü|ue)r )?(?:den |die |the )?(?:monde?|moons?)\b[ \t]*(?::[ \t]*)?(.{1,80})$/iu;
/** "für den Eulenmond", "für Eulen- und Jaguarmond". */
const FOR_LINE = /^[ \t]*f(?:ü|ue|o)r[ \t].{0,80}mond(?![\p{L}\d])/iu;
const NO_NAMES = /^(?:einnahme|rüst|ruest|voll|neu|halb|jeder|diesem|muster|income)mond$/i;

const turnIn = (line: Words): CoverLetter['turn'] => {
  const match = TURN.exec(line.text);
  if (match === null) return null;
  const at = match.index + match[0].length - (match[1]?.length ?? 0);
  return { ...partOf(line, at, match.index + match[0].length), number: Number(match[1]) };
};

/** True for a line that names the turn it is written for, as heads of letters do (WW-8.2-03). */
export function isTurnLine(line: Words): boolean {
  return turnIn(line) !== null && line.text.length <= 160;
}

const namedIn = (line: Words): readonly NamedMoon[] =>
  [...line.text.matchAll(MOON_WORD)]
    .filter(([word]) => !NO_NAMES.test(word))
    .map(({ index, 0: word }) => ({
      ...partOf(line, index, index + word.length),
      moon: readMoon(word) ?? null,
    }));

/** "Monde: 3 und 4": the numbers behind the word. */
const numberedIn = (line: Words): readonly NamedMoon[] => {
  const rest = MOON_LINE.exec(line.text)?.[1];
  if (rest === undefined) return [];
  const from = line.text.length - rest.length;
  return [...rest.matchAll(/(?<![\d.])\d{1,2}(?![\d.])/g)].map(({ index, 0: digits }) => ({
    ...partOf(line, from + index, from + index + digits.length),
    moon: Number(digits),
  }));
};

const coverOf = (lines: readonly Words[], isHeaded: boolean): CoverLetter | null => {
  const turnLine = lines.find((line) => turnIn(line) !== null);
  if (!isHeaded && turnLine === undefined) return null;
  const heads = lines.filter(
    (line) => turnIn(line) !== null || MOON_LINE.test(line.text) || FOR_LINE.test(line.text),
  );
  return {
    turn: turnLine === undefined ? null : turnIn(turnLine),
    moons: heads.flatMap((line) => [...namedIn(line), ...numberedIn(line)]),
  };
};

/**
 * The cover letter and the parts of a turn as far as they show (WW-8.1-08, WW-8.2-01 to -04). A cover letter is
 * what stands under a heading of this name, or before the first other part if it tells the number of the turn; a
 * bare table of orders is no letter.
 */
export function readLetter(text: string): Letter {
  const cover: Words[] = [];
  const headings: string[] = [];
  let isCover = true;
  let isHeaded = false;
  for (const line of linesOf(text)) {
    if (isEmptyLine(line)) continue;
    const part = partOfHeading(line);
    if (part === 'loose') {
      isHeaded = true;
      isCover = true;
    } else if (part !== undefined && !isTurnLine(line)) {
      headings.push(plainLine(line));
      isCover = false;
    } else if (/\t.*\t/.test(line.text)) isCover = false;
    else if (isCover && line.text.length <= 300) cover.push(line);
  }
  return { cover: coverOf(cover, isHeaded), headings };
}
