import type { Span } from '../../../../kernel';
import {
  gettingFromWriter,
  inPlainWords,
  type Saying,
  saying,
  unitSayings,
} from '../../../../orders';
import type { Words } from '../content';
import { isDeclaration } from '../declaring/line';
import { partOfHeading } from '../declaring/sections';
import { isTurnLine } from '../letter';
import { cellsOf, separatorOf } from '../sheet/cells';
import { headKindOf } from '../sheet/head';
import { isEmptyLine, linesOf } from '../sheet/lines';
import { sectionOf } from '../sheet/sections';

/** Parts in which a player writes sentences that order something; all others have readers of their own. */
const isClosed = (part: ReturnType<typeof partOfHeading>): boolean =>
  part === 'closed' || part === 'tables' || part === 'list';

/** The number of a unit, which is no part of a field. */
const UNIT = /(?<![\d/])[1-9]\d{2}(?![\d/])/;

const ROW = /^\s*[1-9]\d{2}[\s,:]/;

/** A line of a table: its cells are columns, and not orders of several units in one row. */
function isTable(line: Words): boolean {
  const separator = separatorOf(line);
  const rows = cellsOf(line, separator).filter(({ text }) => ROW.test(text));
  return separator !== 'blanks' && rows.length < 2;
}

const isHead = (line: Words): boolean => headKindOf(cellsOf(line, separatorOf(line))) !== 'none';

/**
 * The lines of a letter that may hold sentences: no other part, no declaration, no heading, and no table, unless the reader
 * of tables finds no row in it.
 */
function sentenceLines(text: string, hasRows: boolean): readonly Words[] {
  let isOpen = true;
  return linesOf(text).filter((line) => {
    if (isEmptyLine(line)) return false;
    if (isDeclaration(line) || (isTurnLine(line) && !UNIT.test(line.text))) return false;
    const part = partOfHeading(line);
    if (part !== undefined) isOpen = !isClosed(part);
    const isOther =
      part !== undefined ||
      (hasRows && (isTable(line) || isHead(line))) ||
      sectionOf(line) === 'rule';
    return isOpen && !isOther;
  });
}

/** A dash between or before numbers joins the steps of a way; to the grammar it would divide a list. Between two units it is none. */
const JOINED =
  /(?<=[\s\d)])(?!(?<=(?<![\d/(])[1-9]\d{2} ?)[-\u2010-\u2015\u2212] ?[1-9]\d{2}(?![\d/(]))[-\u2010-\u2015\u2212](?=\s*[\d(])/gu;
/** `20,21`: two fields, no fraction. */
const COMMA = /(?<=(?<!\d)\d{2}),(?=\d{2}(?!\d))/gu;
/** `102,103`: two units, no number. */
const PAIR = /(?<=(?<!\d)[1-9]\d{2}),(?=[1-9]\d{2}(?!\d))/gu;
/** Blanks between two numbers: `101 210/19` would be read as 101,210. */
const APART = /(?<=\d)[ \u00A0](?=[ \u00A0]*\d)/gu;
/** A number of a unit that begins a line is no number of a list. */
const FIRST = /^(\W*[1-9]\d{2})[:.)](?=\s)/u;
/** Signs between the orders of two units in one row: behind a code or a step, before the number of a unit. */
const NEXT_ROW =
  /(?<=(?:\b(?:K[NAHVIR](?:[EF]|B[1-6]?)?|AB|S\d{1,3})|(?<!\d)\d{2}\)?)[ \t]?)[,;./|]?[ \t](?=(?:\p{Lu}\p{L}{1,20}[ \t])?[1-9]\d{2}(?![\d/.(])(?![ \t]?(?:K|R|S|KS|A|B|LT|GS|Krieger|Reiter|Schiffe)(?!\p{L})))/gu;

/** The mark of a quoted line: a question with it may be answered below. */
const QUOTED = />\s?$/;

/** The blanks a long table leaves: no phrase reaches over them, and of those on each side so many are enough. */
const GAP = /\s{401,}/gu;
const SIDE = 200;

/** The writer who gives something. */
const GIVE = '(?:wir geben|geben wir|ich gebe|gebe ich)';

/** Phrases about units and the verbs for them; an order of one unit is also that of the next, or of workers to rest. */
const SAYINGS: readonly Saying[] = [
  // Rates of taxes are all there is in percent.
  [/(?<=(?:steuer|tax)[^.;:!?\n]{0,30}\d)\s?(?:%|prozent|percent)(?!\p{L})/giu, '', ''],
  // `unterwegs bitte alles einsacken, was keinem gehört`: what is passed is conquered (WW-6.2-06).
  [
    /(?:unterwegs|auf dem weg(?: dorthin| dahin)?|dabei)\s+(?:bitte\s+)?(?:alles|jedes feld|alle felder)\s+(?:erobern|einsacken|einkassieren|besetzen|mitnehmen|einnehmen|erobert|besetzt)(?:,?\s+was\s+[^.;!?,\d]{1,60}(?=[,.]))?/giu,
    'erobern',
    '',
  ],
  // `..., ansonsten nur verteidigen`: beside what is conquered on the way.
  [
    /(?<=erobern[^.;!?\d]{0,80},\s)(?:ansonsten|sonst)(?=\s(?:bitte\s|nur\s){0,2}(?:sich\s)?verteidig)/giu,
    '',
    '',
  ],
  // `to side 2 of 210/01`: where it goes, and no verb.
  [/\bto(?=\sside\s\d\sof\s\d)/giu, 'on', ''],
  // `500 Krieger werden das neue Heer 102, der Rest hält ...`: the parts of a unit that is divided.
  [
    /(?<=teil\p{L}{0,3}[^.;!?]{1,60}\d\s(?:krieger|reiter|schiffe|mann|k|r|s)\s)(?:werden|bilden)\s(?:das\sneue|die\sneue|ein\sneues|eine\sneue|zum|zur)(?=\s(?:heer|einheit|reiter|flotte)\s[1-9]\d{2})/giu,
    'als',
    '',
  ],
  [
    /(?<=teil\p{L}{0,3}[^.;!?]{1,90}\d,\s)der\srest(?=\s(?:hält|bleibt|verteidigt|zieht|flieht|ignoriert|greift))/giu,
    'und',
    '',
  ],
  // `Wir geben ihm in Seegard 1000 Krieger hinzu`: they are raised for it; anything else that is given is no order of a unit.
  saying(
    `${GIVE}(?= (?:ihm|ihr|ihnen|de[mr] [^.;:!?\\d]{0,20}\\d{3}) [^.;:!?\\n]{0,40}\\d[\\d.]* (?:krieger|reiter|schiffe|arbeiter|belagerer)n? (?:neu |noch ){0,2}(?:hinzu|dazu)(?!\\p{L}))`,
    'rüste',
  ),
  saying(`${GIVE}(?= (?:ihm|ihr|ihnen) )`, 'schenke'),
  // `Tharos erhält zur Unterstützung 2.000 GS`: what it is given as says how.
  saying(
    '(?:bekommt|bekommen|kriegt|kriegen|erhält|erhalten|gets?|receives?)(?= (?:von (?:uns|mir) |from (?:us|me) )?(?:zur|als|as) (?:unterstützung|geschenk|tribut|support|gift|tribute) \\d[\\d.]*[^.;!?\\n]{0,40}(?:aus|from) (?:dem|der|unsere[rm]|meine[rm]|the|our|my) (?:reichsschatz|staatsschatz|schatz|schatzkammer|kasse|treasury|coffers))',
    'geben',
  ),
  // `unsere Freunde in Tharos`: the realm.
  saying(
    '(?:(?:unsere[nr]?|meine[nr]?|den|die|our|my|the) )?(?:freunden?|verbündeten|brüdern?|friends|allies) (?:in|von|aus|of|from)(?= \\p{L})',
  ),
  // `the clans of Okhan`: what kind of realm it is.
  saying('(?:the )?(?:realm|kingdom|empire|emirate|league|clans?|march|people) of(?= \\p{L})'),
  ...gettingFromWriter('zahle'),
  [/(?<=\d\s?(?:GS|gold)\s)(?:von|from)\s(?:mir|uns|me|us)(?!\p{L})/giu, '', ''],
  // `5.000 GS ins Lager nach Seegard`: beside an amount of gold it is no camp.
  saying(
    '(?:(?:ins|im|in das|auf|das) )?lager(?=[^.;!?\\n]{1,60}\\d ?(?:gs|gold|goldstücke)(?!\\p{L}))',
    'store',
  ),
  saying(
    '(?:(?:ins|im|in das|auf|das) )?lager(?<=\\d ?(?:gs|gold|goldstücke) [^.;!?\\n]{0,60})',
    'store',
  ),
  // `Der Steuersatz geht rauf auf 7 %`.
  saying(
    '(?<=(?:steuersatz|steuern?|tax rate|taxes) )(?:geht|gehen|steigt|steigen|klettert|sinkt|sinken|fällt|fallen|goes|go|rises?|falls?)(?: (?:rauf|hoch|herauf|runter|herunter|wieder|up|down))?(?= (?:auf|to) \\d)',
  ),
  saying(
    '(?:we|i) (?:hereby )?offer(?= [^.;:!?\\d]{0,30}(?:peace|alliance) (?:to|with)(?!\\p{L}))',
    'declare',
  ),
  // What the writer offers, or is ready for, he declares (WW-8.2-35).
  saying(
    '(?:(?:wir|ich) bieten?|bieten? (?:wir|ich))(?= [^.;:!?\\d]{0,40}(?:frieden|bündnis|friedensvertrag)(?!\\p{L}))',
    'erkläre',
  ),
  saying(
    '(?:(?:wir sind|ich bin)(?: auch| gern)? bereit (?:zum|zu|für)|(?:we are|i am)(?: also)? (?:ready|willing) (?:for|to make))(?= (?:einem |einen |a )?(?:frieden|bündnis|peace|alliance)(?!\\p{L}))',
    'erkläre',
  ),
  // `wachen über Okhanda und halten ihre Stellung`: they hold it.
  saying(
    '(?:wacht|wachen) über(?= [^.;:!?,]{1,40} und (?:hält|halten) (?:ihre|seine|die) stellung)',
    'bleibt in',
  ),
  // `wer abhaut, wird verfolgt` (WW-6.2-04).
  saying(
    'wer (?:abhaut|flieht|flüchtet|wegläuft|davonläuft|entkommt|türmt|ausreißt|weicht)(?: will)?,? (?:wird|werden) (?:verfolgt|gejagt)',
    'verfolgen',
  ),
  saying(
    '(?:whoever|anyone who) (?:flees|runs|escapes|retreats)(?: away)?,? (?:is|are|shall be|gets) (?:pursued|chased|hunted)(?: down)?',
    'pursue',
  ),
  ...unitSayings({
    stay: 'bleibt',
    retreat: 'flieht',
    ignore: 'ignore',
    defend: 'defend',
    hold: 'hold',
    destroy: 'destroy',
    attack: 'attack',
    rest: 'inaktiv',
    same: 'dito',
  }),
];

/**
 * The letter with everything blank that is no sentence, every other sign in its place: `taken` are rows and other
 * places that are read already. Ways are spelled as lists of fields, and orders in one row divided.
 */
export function proseOf(text: string, taken: readonly Span[], hasRows: boolean): string {
  let prose = '';
  let from = 0;
  const blank = (part: string): string => part.replace(/[^\r\n\u2028\u2029]/g, ' ');
  for (const line of sentenceLines(text, hasRows)) {
    const before = text.slice(from, line.span.start);
    const [mark = ''] = line.text.includes('?') ? (QUOTED.exec(before) ?? []) : [];
    prose += blank(before.slice(0, before.length - mark.length)) + mark + spelled(line.text);
    from = line.span.end;
  }
  prose += blank(text.slice(from));
  let free = '';
  for (const { start, end } of taken.toSorted((a, b) => a.start - b.start))
    if (end > free.length)
      free +=
        prose.slice(free.length, start) + blank(prose.slice(Math.max(start, free.length), end));
  free += prose.slice(free.length);
  return withoutSayings(free);
}

/** Prose with its phrases in plain words, each stretch between long blanks for itself. */
function withoutSayings(prose: string): string {
  let plain = '';
  for (const { 0: blanks, index } of prose.matchAll(GAP)) {
    plain += inPlainWords(prose.slice(plain.length, index + SIDE), SAYINGS);
    plain += prose.slice(plain.length, index + blanks.length - SIDE);
  }
  return plain + inPlainWords(prose.slice(plain.length), SAYINGS);
}

function spelled(line: string): string {
  return line
    .replace(FIRST, '$1 ')
    .replace(NEXT_ROW, (sign) => `;${' '.repeat(sign.length - 1)}`)
    .replace(JOINED, '\t')
    .replace(COMMA, '\t')
    .replace(PAIR, '&')
    .replace(APART, '\t');
}
