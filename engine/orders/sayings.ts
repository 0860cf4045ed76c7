/**
 * A phrase of players, a pattern in small letters, and what the grammar reads in its place: words at its beginning,
 * others at its end.
 */
export type Saying = readonly [look: RegExp, first: string, last?: string, fits?: Fits];

/** True if a phrase from one place of a text in small letters to another means what it says. */
export type Fits = (small: string, start: number, end: number) => boolean;

/** Blanks between two words of a phrase, with the end of a line at most; few, so that long runs cost no more than their length. */
const BLANK = '(?:[^\\S\\r\\n]{1,3}|[^\\S\\r\\n]{0,3}\\r?\\n[^\\S\\r\\n]{0,3})';

/**
 * A phrase whose words may stand in two lines. `look` is a pattern in which a blank means any blanks; it begins and
 * ends with whole words. It becomes `first`, and `last` where there is space for both; empty = the phrase says nothing.
 */
export function saying(look: string, first = '', last = '', fits: Fits = always): Saying {
  return [lookFor(`(?<![\\p{L}\\d])(?:${look})(?![\\p{L}\\d])`, 'g'), first, last, fits];
}

const always: Fits = () => true;

/** A pattern of a phrase, or of what stands beside one, compiled. */
function lookFor(look: string, flag: 'g' | 'y'): RegExp {
  return new RegExp(compiledSoon(look.replaceAll(' ', BLANK)), flag);
}

/** Tells if a pattern ends right before a place. */
export function endsAt(pattern: string): (small: string, at: number) => boolean {
  return isAt(lookFor(`(?<=${pattern})`, 'y'));
}

/** Tells if a pattern begins right at a place. */
export function beginsAt(pattern: string): (small: string, at: number) => boolean {
  return isAt(lookFor(`(?=${pattern})`, 'y'));
}

function isAt(look: RegExp): (small: string, at: number) => boolean {
  return (small, at) => {
    look.lastIndex = at;
    return look.test(small);
  };
}

/** The letters of German and English with all accents, as a part of a class. */
const LATIN = 'a-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u024f';

/**
 * A pattern that is compiled soon, since there are more than a hundred phrases: in small letters, because a pattern
 * without regard to capitals takes several times as long, and with these letters instead of all letters there are.
 */
function compiledSoon(look: string): string {
  let isInClass = false;
  return look.replace(/\\p\{L\}|\\.|[[\]]|\p{Lu}/gu, (sign) => {
    if (sign === '[' || sign === ']') isInClass = sign === '[';
    if (sign === '\\p{L}') return isInClass ? LATIN : `[${LATIN}]`;
    return sign.startsWith('\\') ? sign : sign.toLowerCase();
  });
}

/** A text in small letters, every sign in its place: a capital whose small letter is longer stays. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const one = letter.toLowerCase();
    return one.length === letter.length ? one : letter;
  });
}

/** Words of a text and those that stand in their place; both have the same length. */
interface Replaced {
  readonly at: number;
  readonly words: string;
}

/** Where a phrase stands in a text in small letters, and what becomes of it; not where it is too short for that. */
function replacedIn(small: string, [look, first, last = '', fits]: Saying): readonly Replaced[] {
  return [...small.matchAll(look)].flatMap(({ 0: { length }, index }) => {
    const left = length - first.length;
    if (left < 0 || fits?.(small, index, index + length) === false) return [];
    return [{ at: index, words: first + (left > last.length ? last : '').padStart(left) }];
  });
}

function withReplaced(text: string, replaced: readonly Replaced[]): string {
  let now = '';
  for (const { at, words } of replaced) now += text.slice(now.length, at) + words;
  return now + text.slice(now.length);
}

/**
 * A text with its phrases replaced by words of the grammar. Its length and the places of all other words are
 * unchanged; a phrase that is shorter than those words stays. Capitals and small letters are the same.
 */
export function inPlainWords(text: string, sayings: readonly Saying[]): string {
  if (text.trim() === '') return text;
  let now = text;
  let small = inSmallLetters(text);
  for (const phrase of sayings) {
    if (small.search(phrase[0]) < 0) continue;
    const replaced = replacedIn(small, phrase);
    now = withReplaced(now, replaced);
    small = withReplaced(small, replaced);
  }
  return now;
}

/** A number as orders have them, with the word for what it counts. */
const VALUE =
  '\\d+(?:[./]\\d+)*(?![\\d/]|\\.\\d)(?:\\(\\d{1,3}\\))?(?: (?:gs|gold|k|r|s|p\\.?|mann|men|krieger\\p{L}?|reiter\\p{L}?|schiffen?|warriors|riders|ships)(?!\\p{L}))?';
const TOWARDS = '(?:nach|zu|auf|in|über|von|to|via|from|at)';

/**
 * What is not meant beside what is: `nicht nach 65/6, sondern nach 65/11`, `statt 10000 bitte 25000`, `nach 20 (nicht
 * nach 18, da hatte ich mich verzählt)`. Each of them says what is ordered in so many words.
 */
export const CONTRASTS: readonly Saying[] = [
  saying(
    `(?:nicht|not) (?:${TOWARDS} )?${VALUE}(?: ${TOWARDS} ${VALUE})?,? (?:sondern|but)(?: (?:rather|lieber))?`,
  ),
  saying(
    `(?:anstatt|statt|anstelle von|anstelle|instead of|rather than) (?:${TOWARDS} )?${VALUE}(?=[^.;!?\\n]{0,25}\\d)`,
  ),
  saying(
    `(?<=\\d[^.;!?\\n]{0,12} )(?:anstatt|statt|instead of|rather than) (?:${TOWARDS} )?${VALUE}`,
  ),
  [
    new RegExp(
      `(?<=\\d[^\\S\\r\\n]{0,3})\\((?:also )?(?:nicht|not)\\s+(?:${TOWARDS}\\s+)?${VALUE}[^()]{0,120}\\)`,
      'gu',
    ),
    '',
  ],
];

/** Verbs of one who gets something, and the writer who gives it: `Blue gets 250 from me`, `Nordreich erhält von uns 2000 GS`. */
const GETS =
  '(?:gets?|receives?|can have|may have|shall have|will have|will get|bekommt|kriegt|erhält|bekommen|kriegen|erhalten)';
const WRITER =
  '(?:me|us|mir|uns|(?:my|our|meine[rmn]?|unsere[rmn]?) (?:purse|treasury|coffers|funds|money|markers|kasse|geldbeutel|geld|marken|vorrat|seite))';
/** One alone who is named before it: no question or condition begins with the verb, and no other gives to him as well. */
const ONE_ALONE = '(?<=[\\p{L}] )(?<!(?:and|und|or|oder) [\\p{L}]{3,12} )';
const FROM_NOBODY_ELSE = `(?![^.;!?\\n]{0,80}(?:from|von) (?!${WRITER}(?!\\p{L})))`;
const AMOUNT = '(?:\\d[\\d.,]*|[\\p{L}]{3,12}hundert|[\\p{L}]{3,5} hundred)';

/** Phrases by which somebody gets something from the writer, as the verb of a grammar for giving it. */
export function gettingFromWriter(verb: string): readonly Saying[] {
  return [
    saying(
      `${ONE_ALONE}${GETS}(?= (?:[\\p{L}]{3,12} ){0,2}${AMOUNT} (?:marken |pbu |markers |gs |gold |taler )?(?:from|of|von|aus) ${WRITER})${FROM_NOBODY_ELSE}`,
      verb,
    ),
    saying(
      `${ONE_ALONE}${GETS}(?: (?:from|von) ${WRITER})(?= ${AMOUNT}(?!\\p{L}))${FROM_NOBODY_ELSE}`,
      verb,
    ),
    // `Außerdem kriegt das Emirat Nahrim 500 GS von mir`: who gets it stands behind the verb.
    saying(
      `(?<=(?:^|[.;!?,\\n]) ?(?:(?:und|auch|dann|zudem|ferner|außerdem|überdies|des weiteren|also|furthermore) ){1,2})${GETS}(?= (?:(?!von |from )[\\p{L}]{2,14} ){1,4}${AMOUNT} (?:marken |pbu |markers |gs |gold |taler )?(?:from|of|von|aus) ${WRITER})${FROM_NOBODY_ELSE}`,
      verb,
    ),
    saying(`(?<=von ${WRITER} )${GETS}(?= [^.;!?]{1,30}\\d)${FROM_NOBODY_ELSE}`, verb),
  ];
}

/** Conditions that every order has where nobody can spend what he has not: `wenn das Geld reicht`, `if I can afford it`. */
export function whereAffordable(money: string): readonly Saying[] {
  const enough = '(?:reicht|langt|ausreicht|genügt|reichen|langen|ausreichen)';
  const end = '(?=[,.;:!)\\n]|$)';
  return [
    saying(
      `,? ?(?:wenn|falls|sofern|soweit|solange) (?:(?:das|mein|unser|die|meine|unsere) )?(?:noch )?(?:(?:genug|genügend) )?(?:${money})(?: (?:dafür|dazu|noch|auch))? ${enough}${end}`,
    ),
    saying(
      `,? ?(?:wenn|falls|sofern|soweit) (?:ich|wir) (?:es|das|mir das|mir es|uns das) (?:mir |uns )?(?:leisten|bezahlen) (?:kann|können)${end}`,
    ),
    saying(
      `,? ?(?:if|as long as) (?:(?:i|we) (?:have|ve got) enough (?:${money})|(?:the|my|our) (?:${money}) (?:suffices|lasts|is enough|are enough)|there(?: is|'s) enough (?:${money})|(?:i|we) can afford (?:it|that))${end}`,
    ),
  ];
}
