import {
  findingOf,
  type Finding,
  memoizeByObject,
  type OrderRow,
  type OrderSheet,
  type Random,
  type Settings,
} from '../../../kernel';
import {
  gettingFromWriter,
  inPlainWords,
  isUnread,
  type LetterContent,
  letterReader,
  proposedWords,
  type Saying,
  saying,
  unitSayings,
  type Words,
} from '../../../orders';
import { type Code, REGISTER } from '../data/findings';
import { blocksIn } from './blocks';
import type { Book } from './book';
import { checked } from './check';
import { composedLine } from './compose';
import { GRAMMAR } from './grammar';
import type { Holdings } from './holdings';
import { type Fault, isLine, readLine } from './line';
import type { Order, PiOrder } from './order';
import { orderInWorld } from './own-addresses';
import { restated } from './restate';
import { suggested } from './suggest';
import { MONTHS } from '../data/calendar';

/** What a letter is read and held against, found in a world for the realm that writes. */
export interface LetterWorld<World> {
  readonly bookOf: (world: World, party: string) => Book;
  readonly holdingsOf: (world: World, party: string, settings?: Settings) => Holdings;
}

/** Head of an order sheet: realm, month, year, in one line or in two. */
const HEADS = [
  /^[ \t]*(?:reich|realm)[ \t:|]{1,5}(?<name>\S.{0,79}?)[ \t,|]{1,5}(?:monat|month)[ \t:|]{1,5}(?<month>\p{L}{1,20}|\d{1,5})[ \t,|]{1,5}(?:jahr|year)[ \t:|]{1,5}(?<year>\d{1,5})[ \t|]*$/iu,
  /^[ \t]*(?:Reich|Realm)[ \t:|]{1,5}(?<name>\p{Lu}[^.;:|/\d]{0,79}?)[ \t|]*$/u,
  /^[ \t]*(?:monat|month)[ \t:|]{1,5}(?<month>\p{L}{1,20}|\d{1,5})[ \t,|]{1,5}(?:jahr|year)[ \t:|]{1,5}(?<year>\d{1,5})[ \t|]*$/iu,
] as const;
const headIn = (line: string): Readonly<Record<string, string>> | undefined =>
  HEADS.map((head) => head.exec(line)?.groups).find((groups) => groups !== undefined);

/** Heads of tables, and the rules below them. */
const TABLE_HEAD =
  /^\|?[ \t]?(?:heer(?: nr\.?)?|einheit|army|unit|posten|entry)[ \t]*(?:\||\t| {2})/iu;
/** A head whose columns do not stand in the order of the order sheet: its rows are read by it. */
const OTHER_COLUMNS =
  /(?<!\p{L})(?:nach|ziel|to|target)(?:[ ]?\||\t| {2})(?:.*(?<!\p{L}))?(?:von|start|from|danach|reserve|feind|enemy)/iu;
const TABLE_RULE = /^[-:| \t]{3,}$/u;

/** A dash between two fields joins them; to the grammar it would divide a list. */
const JOINED = /(\d\s*)[-–—](?=\s*\d{1,9}\s*\/)/gu;
/** What is done in this turn is wanted. */
const WANTED =
  'befestigt|gelagert|eingelagert|gebaut|errichtet|gerüstet|ausgerüstet|aufgestellt|ausgehoben|gefördert|gegründet|aufgelöst|überwiesen|gezahlt';
/** What spies shall find out, as an order and not as a question: `die Spione sollen rausfinden, wieviele Heere die Westmark hat`. */
const ASKING_SPIES = [
  // `Die Kundschafter sollen die Reichsgröße des Nordreichs herausbekommen`: the verb behind it.
  saying(
    '(?:(?:die|meine|unsere) )?(?:spione|agenten|kundschafter|späher) (?:sollen|mögen)(?= (?:bitte )?(?:die|den|das) [^.;:!?,]{3,60} (?:herausfinden|rausfinden|herausbekommen|rauskriegen|auskundschaften|ausspionieren|ermitteln|erkunden)(?!\\p{L}))',
    'auftrag',
  ),
  saying(
    '(?:herausfinden|rausfinden|herausbekommen|rauskriegen|auskundschaften|ausspionieren|ermitteln|erkunden)(?<=auftrag[^.;:!?\\n]{0,110})(?=\\s?(?:[.,;!\\n]|$))',
  ),
  saying(
    `(?:(?:(?:die|meine|unsere|the|my|our|let|his|her|majesty[’']s) )*(?:spione|agenten|kundschafter|späher|spies|agents) )?(?:(?:sollen|mögen|should|shall|to) )?(?:bitte )?(?:herausfinden|rausfinden|herausbekommen|rauskriegen|in erfahrung bringen|auskundschaften|ausspionieren|ermitteln|find out|learn|discover|spy out)(?=,? (?:(?:den|die|the) (?:spionagewert|spionagestärke|espionage value|spy value|reichsschatz|size|number|zahl|anzahl|lage|location|standorte|positions|reichsgröße|realm size)|wie ?viele heere|how many armies|wo (?:die|seine|ihre) (?:hauptstadt|heere|städte|straßen|minen)|where (?:the|its) (?:capital|armies|cities|roads|mines)|wie groß|how big)(?!\\p{L}))`,
    'auftrag',
  ),
  saying('wie ?viele heere(?<=auftrag[^.;:!?\\n]{0,80})', 'Zahl der Heere'),
  saying('how many armies(?<=auftrag[^.;:!?\\n]{0,80})', 'army count'),
  saying('(?:wo|where)(?<=auftrag[^.;:!?\\n]{0,66})(?= (?:die|seine|ihre|the|its) )'),
  saying(
    '(?:hat|haben|besitzt|liegt|liegen|steht|stehen|has|have|lies|lie|is|are|stand)(?<=auftrag[^.;:!?\\n]{0,98})(?=\\s?(?:[.,;!\\n]|$))',
  ),
];

/** Phrases and the words of the grammar for them: of a split, of equipment, and those about units. */
const SAYINGS: readonly Saying[] = [
  // `Reiterheer 1`, `das Kriegerheer Nr. 3`, `Flotte 2`: the letters of the order sheet before the number.
  ...(
    [
      ['(?:krieger|fuß)heer', 'KH'],
      ['reiterheer', 'RH'],
      ['(?:flottenheer|flotte)', 'FH'],
    ] as const
  ).map(([look, letters]) =>
    saying(`${look}(?: nr\\.?| nummer)?(?= \\d{1,2}(?![\\d./]))`, letters),
  ),
  // `3500 K werden zu KH 7`, `2500 Krieger behalten den Namen KH 3`: the part of an army and its name.
  saying(
    '(?<=\\d ?(?:k|r|s|krieger|reiter|schiffe|warriors|riders|ships) )(?:bleiben|behalten|werden|bilden|heißen|stay|become|remain|keep)(?: (?:als|zu|zum|den namen|die nummer|das neue|ein neues|as|the name))*(?= [krf]h ?\\d)',
  ),
  // `FH 1 bleibt auf 73/10, mit RH 2 und RH 3`: the second one is aboard as well.
  saying(
    'und(?<=fh ?\\d{1,2} [^.;:!?\\n]{1,60}mit [kr]h ?\\d{1,2} und)(?= [kr]h ?\\d{1,2}\\s?(?:[.,;!\\n]|$))',
    'mit',
  ),
  // `FH 1 liegt auf 73/10`: where it is.
  saying(
    '(?:liegt|ankert)(?<=[krf]h ?\\d{1,2} \\p{L}+)(?= (?:(?:weiter|weiterhin|still|vor anker) )?(?:auf|in|bei) \\d)',
    'steht',
  ),
  ...ASKING_SPIES,
  // `..., die künftig als KH 4 geführt werden`: the name of what is mustered.
  saying(
    '(?:die|which|that) (?:(?:künftig|fortan|ab jetzt|von nun an|dann|henceforth) )?(?=als [krf]h ?\\d{1,2} (?:geführt|gezählt|bezeichnet))',
  ),
  saying(
    '(?:geführt|gezählt|bezeichnet) werden(?<=als [krf]h ?\\d{1,2} \\p{L}{4,12} werden)(?! (?:soll|könn))',
  ),
  saying(
    '(?:and |und )?(?:let|lass(?:t|en)?|lasse ich) (?:this|the|dieses?|das|folgendes) (?:rumour|rumor|gerücht)(?: be)? (?:spread|told|verbreiten|streuen)[^.;:!?\\n]{0,40}(?=:)',
    'Gerücht',
  ),
  // `KH 1 rücke nach 65/7 ein und verhandle`: what it shall do.
  saying('verhandle(?<=(?:und|and) \\p{L}+)(?<=[krf]h ?\\d[^.;:!?]{0,90})', 'V'),
  // `3000 Krieger, die heißen KH 2`.
  saying(
    '(?:die|which|they) (?:heißen|bilden|sind|are called|are|form)(?: dann| künftig| ab jetzt)?(?= [krf]h ?\\d)(?<=\\d ?(?:krieger|reiter|schiffe|warriors|riders|ships|[krs]), ?[^.;:!?,\\d]{3,40})',
    'als',
  ),
  // `wir fördern den Wein im Tiefland, der steht auf 4`.
  [
    /(?<=förder[^.;:!?\n]{1,60}),\s(?:der|die|das)\s(?:steht|liegt|ist)(?:\s(?:jetzt|derzeit|gerade|noch))?\sauf(?=\s\d)/giu,
    ' von',
  ],
  // `geht dann 65/30 nach 65/29`: where it starts.
  saying('(?:dann|danach|anschließend|then)(?= \\d{1,3}/\\d{1,3} (?:nach|über|to|via) )', 'von'),
  // `a new city in 65/47 and call it Lakeview`.
  saying(
    '(?:und|and) (?:call|name|nenne|nennen|nennt)(?: wir| ich)? (?:it|sie|es)(?<=(?:stadt|city)[^.;:!?\\n]{0,80})(?= \\p{L})',
    'namens',
  ),
  saying('(?:under the name|mit dem namen|unter dem namen|namens)(?= [krf]h ?\\d)', 'als'),
  saying(
    '(?:(?:geht|gehen|steigt|steigen|kommt|kommen) )?(?:an bord(?: von| der)?|aboard|boards?|embarks? on)(?= fh ?\\d)',
    'on',
  ),
  saying('(?:wird|werden) (?:auf)?geteilt', 'teilen'),
  saying('is (?:split|divided)(?: up)?', 'split'),
  // `Hochburg wird befestigt`: what is done in this turn is wanted.
  saying(
    `(?:wird|werden)(?= (?:[^.;:,!?\\s]+ ){0,6}(?:${WANTED})(?!\\p{L}))|(?<=(?:${WANTED}) )(?:wird|werden)`,
    'soll',
  ),
  saying(
    '(?<=[A-Za-z]{0,2}H ?\\d{1,3} )(?:behält|bekommt|erhält|kriegt|übernimmt|keeps|gets|receives|takes)(?: (?:die|den|the)(?: (?:anderen|übrigen|restlichen|other|remaining))?)?(?= \\d)',
  ),
  saying(
    '(?:bekommt|bekommen|bekomme|erhält|erhalten|erhalte|kriegt|kriegen|gets?|receives?)(?: (?:eine|an))?(?= (?:ausrüstung|equipment))',
  ),
  ...gettingFromWriter('pay'),
  // `2000 GS von uns`: who gives it is who writes.
  saying('(?<=\\d (?:gs|gold) )(?:from|von) (?:me|us|mir|uns)'),
  ...unitSayings({ stay: 'bleibt', retreat: 'flieht', attack: 'attack', watch: 'bleibt' }),
];
/** Number and strength of a unit are two numbers: `FH 3 100 S` would be read as 3,100. */
const UNIT_AND_SIZE = /(?<!\p{L})((?:[A-ZÄÖÜ]{0,2}H|[krf]?h) ?\d{1,9}) (?=\d)/gu;

/**
 * Where the next order of a line begins: behind the stop of a sentence a unit or a word of its own, no goods, and no
 * order to the unit before.
 */
const NEXT =
  /(?<=[^\s|]\.|;)[ \t]+(?=(?:[A-ZÄÖÜ]{0,2}H ?\d|\p{Lu}\p{Ll}{3})(?!.*\|))(?<!(?<!\p{L})(?:P|Pkt|Nr|gg|geg)\.[ \t]+)(?!(?:Befehl|Order|Angriff|Rückzug|Verhandlung|Attack|Retreat|Negotiate|Stärke|Strength)(?!\p{L}))/u;

/** A line of the order sheet behind which further orders stand, cut into them. */
function cutLine({ text, span }: Words): readonly Words[] {
  if (!isLine(text)) return [{ text, span }];
  const at = text.search(NEXT);
  if (at < 0) return [{ text, span }];
  const start = span.start + at;
  return [
    { text: text.slice(0, at), span: { start: span.start, end: start } },
    ...cutLine({ text: text.slice(at), span: { start, end: span.end } }),
  ];
}

function linesOf(text: string): readonly Words[] {
  return wholeLinesOf(text).flatMap(cutLine);
}

function wholeLinesOf(text: string): readonly Words[] {
  return [...text.matchAll(/[^\r\n\u2028\u2029]+/g)].reduce<Words[]>(
    (lines, { 0: line, index }) => {
      const before = lines.at(-1)?.span.end ?? 0;
      // An empty line ends a paragraph: it is kept as a line of its own.
      const breaks = text.slice(before, index).replace(/\r\n/g, '\n').length;
      if (breaks > 1) lines.push({ text: '', span: { start: before, end: before } });
      lines.push({ text: line, span: { start: index, end: index + line.length } });
      return lines;
    },
    [],
  );
}

/** The letter with some stretches blank, every other sign in its place. */
function without(text: string, taken: readonly Words[]): string {
  let rest = '';
  let from = 0;
  for (const { span } of taken.toSorted((a, b) => a.span.start - b.span.start)) {
    rest += text.slice(from, span.start);
    rest += text.slice(span.start, span.end).replace(/[^\r\n\u2028\u2029]/g, ' ');
    from = span.end;
  }
  return inPlainWords(rest + text.slice(from), SAYINGS)
    .replace(JOINED, '$1,')
    .replace(UNIT_AND_SIZE, '$1\t');
}

/** The lines of tables whose columns do not stand in the order of the order sheet. */
function belowOtherColumns(lines: readonly Words[]): readonly Words[] {
  let isBelow = false;
  return lines.filter(({ text }) => {
    if (text.trim() === '') isBelow = false;
    if (TABLE_HEAD.test(text.trim())) isBelow = OTHER_COLUMNS.test(text);
    return isBelow;
  });
}

/** What of a letter is no prose: texts of the player's own, heads, and lines of the order sheet. */
export function sheetOf(text: string, book: Book) {
  const lines = linesOf(text);
  const blocks = blocksIn(lines, book);
  const inBlocks = new Set(blocks.flatMap((block) => block.lines));
  const free = lines.filter((line) => !inBlocks.has(line));
  const heads = free.filter(({ text: one }) => headIn(one) !== undefined);
  const others = new Set(belowOtherColumns(free));
  const ours = free.filter((line) => !others.has(line));
  const tableHeads = ours.filter(
    ({ text: one }) => TABLE_HEAD.test(one.trim()) || TABLE_RULE.test(one.trim()),
  );
  const moves = ours.filter(({ text: one }) => isLine(one));
  const taken = [...blocks.map(({ words }) => words), ...heads, ...tableHeads, ...moves];
  return { blocks, heads, moves, taken, prose: without(text, taken) };
}

type Content = LetterContent<Order>;
type Row = OrderRow<Content>;
type Sheet = OrderSheet<PiOrder>;

const COLUMNS = ['pygma.order', 'pygma.object', 'pygma.details'] as const;

/** The words of a letter at a place, without blanks at either end. */
function wordsAt(letter: string, { start, end }: Words['span']): Words {
  const whole = letter.slice(start, end);
  const text = whole.trim();
  const from = start + whole.indexOf(text);
  return { text, span: { start: from, end: from + text.length } };
}

/** A line of a sheet: what stands before its first bar is called, the rest is about it. */
const rowOf = (letter: string, order: Order, words: Words): Row => {
  const { start, end } = words.span;
  const bar = words.text.indexOf('|');
  const cells =
    bar < 1
      ? { [COLUMNS[1]]: words }
      : {
          [COLUMNS[0]]: wordsAt(letter, { start, end: start + bar }),
          [COLUMNS[1]]: wordsAt(letter, { start: start + bar + 1, end }),
        };
  return { unit: 0, span: words.span, content: { step: null, order }, cells };
};

/** What the head of a sheet says is checked at once: a month there is, whose it is, and for which month (PI-01-06). */
function headFaults(line: Words, { realm, month, year }: Book): readonly Fault[] {
  const { name, month: monthText, year: yearText } = headIn(line.text) ?? {};
  const isOwn =
    name === undefined || realm.some((one) => one.toLowerCase() === name.trim().toLowerCase());
  if (monthText === undefined) return isOwn ? [] : [{ code: 'W_HEAD', words: line }];
  const named = MONTHS.findIndex((one) => one === monthText.toLowerCase()) + 1;
  const said = named === 0 ? Number(monthText) : named;
  const isMonth = said >= 1 && said <= MONTHS.length && Number(yearText) >= 1;
  if (!isMonth) return [{ code: 'E_SYNTAX', words: line }];
  const isNow = said === month && Number(yearText) === year;
  return isNow && isOwn ? [] : [{ code: 'W_HEAD', words: line }];
}

/**
 * Reads the letters of the game: lines of the order sheet, texts behind their titles, and everything else by the grammar
 * of the contract, German or English. Never throws; every word is used, known as courtesy, or asked about.
 */
export function pygmaLetters<World extends object>({ bookOf, holdingsOf }: LetterWorld<World>) {
  const books = memoizeByObject((_: World) => new Map<string, Book>());
  const bookIn = (world: World, party: string): Book => {
    const known = books(world);
    const book = known.get(party) ?? bookOf(world, party);
    known.set(party, book);
    return book;
  };
  const reader = letterReader<World, Order, Book, string>({
    game: 'pygma',
    grammar: GRAMMAR,
    bookOf: bookIn,
    findings: REGISTER,
    unknownName: 'pygma.E_NAME',
  });
  const finding = (code: Code, party: string, at: Words, order?: number): Finding =>
    findingOf(REGISTER, `pygma.${code}`, party, { at, ...(order === undefined ? {} : { order }) });

  function read(text: string, party: string, world: World): Sheet {
    const book = bookIn(world, party);
    const { blocks, heads, moves, prose } = sheetOf(text, book);
    const read = moves.map((line) => readLine(line, book));
    const rest = reader.read(prose, party, world);
    const original = <One extends Words>(one: One): One => ({
      ...one,
      text: text.slice(one.span.start, one.span.end),
    });
    const rows: readonly Row[] = [
      ...[...read.flatMap(({ orders }) => orders), ...blocks].flatMap(({ order, words }) =>
        order === null ? [] : [rowOf(text, order, wordsAt(text, words.span))],
      ),
      ...rest.rows.map((row) => ({
        ...row,
        cells: Object.fromEntries(
          Object.entries(row.cells).map(([key, cell]) => [key, original(cell)]),
        ),
      })),
    ];
    const faults = [
      ...heads.flatMap((line) => headFaults(line, book)),
      ...[...read, ...blocks].flatMap((one) => one.faults),
    ];
    const ownFindings = faults.map(({ code, words }) =>
      finding(code, party, wordsAt(text, words.span)),
    );
    const restFindings = rest.findings
      .filter(({ code }) => code !== 'pygma.W_EMPTY' || (rows.length === 0 && faults.length === 0))
      .map((one) =>
        one.span === undefined ? one : { ...one, words: text.slice(one.span.start, one.span.end) },
      );
    const place = (one: { readonly span?: { readonly start: number } }): number =>
      one.span?.start ?? 0;
    return {
      party,
      text,
      columns: COLUMNS,
      rows: rows
        .toSorted((a, b) => place(a) - place(b))
        .map(({ content, ...row }, at) => ({
          ...row,
          content: { ...content, order: orderInWorld(content.order, book.chart) },
          unit: at + 1,
        })),
      findings: [...ownFindings, ...restFindings].toSorted((a, b) => place(a) - place(b)),
    };
  }

  return {
    ...reader,
    read,
    check: (sheet: Sheet, world: World, settings: Settings): readonly Finding[] => {
      const holdings = holdingsOf(world, sheet.party, settings);
      const found = checked(sheet, holdings).map(({ code, words, order }) =>
        finding(code, sheet.party, words, order),
      );
      return [...sheet.findings, ...found].toSorted(
        (a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0),
      );
    },
    restate: ({ rows, party }: Sheet, world: World) => restated(rows, bookIn(world, party)),
    suggest: (one: Finding, sheet: Sheet, world: World): string | undefined => {
      const { span, code } = one;
      const { text, party } = sheet;
      const book = bookIn(world, party);
      const known = suggested(one, sheet, holdingsOf(world, party), book);
      if (known !== undefined || span === undefined) return known;
      if (!isUnread(GRAMMAR.codes, code)) return reader.suggest(one, sheet, world);
      const { prose } = sheetOf(text, book);
      return proposedWords({ letter: text, span, prose }, GRAMMAR, book, sheet, (letter) =>
        read(letter, party, world),
      );
    },
    compose: (party: string, world: World, random: Random): string =>
      composedLine(holdingsOf(world, party), bookIn(world, party), random),
  };
}
