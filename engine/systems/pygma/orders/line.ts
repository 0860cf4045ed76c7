import { folded, meantBy, type Words } from '../../../orders';
import type { Code } from '../data/findings';
import type { Book } from './book';
import { STANDING } from './grammar/armies';
import {
  type Command,
  coordOf,
  kindIn,
  type Load,
  type Move,
  type Order,
  unitNameOf,
} from './order';
import type { Good } from '../data/kinds';
import { sizeSign } from './vocabulary';

/** Something to be said of some words. */
export interface Fault {
  readonly code: Code;
  readonly words: Words;
}

/** A line of the order sheet as it was understood: the move first, then what its remarks order beside it. */
export interface ReadLine {
  readonly orders: readonly { readonly order: Order; readonly words: Words }[];
  readonly faults: readonly Fault[];
}

const UNIT = '(?:[A-ZÄÖÜ]{0,2}H|[krf]?h)\\s*\\d{1,9}';
const COORD = '\\d{1,9}\\s*/\\s*\\d{1,9}';
const SIZE =
  '\\d[\\d. ]{0,9}\\s*(?:K|R|S|Krieger|Reiter|Schiffe?|warriors?|riders?|ships?)(?![\\p{L}])';
const LOAD = '\\d{1,9}\\s*(?:(?:P|Punkte?|points?)(?!\\p{L})\\.?\\s*)?\\p{L}{1,40}\\.?';

/** A part of an army: `KH 3 2500 K`, `KH 3 mit 2500 K`. */
const PART = `(${UNIT})\\s+(?:(?:mit|with|zu)\\s+)?(${SIZE})`;

const listOf = (one: string): string => `${one}(?:\\s*(?:,|und|and)\\s*${one})*`;

/** The unit a line of the order sheet begins with, and what ends it. */
const BEGINNING = new RegExp(
  `^\\s*(?:\\|\\s*|[•*-]\\s+|\\d{1,2}[.)]\\s+)?(${UNIT})\\s*(?:(\\*)\\s*)?(?=[|:;\\t]|${COORD}|$)`,
  'u',
);

/** Signs of a line that is read at most; a longer one is none of an order sheet. */
const LONGEST_LINE = 2000;

/** True for a line of the order sheet. */
export function isLine(text: string): boolean {
  return text.length <= LONGEST_LINE && BEGINNING.test(text);
}

/** A line while it is read. */
interface Draft {
  readonly line: Words;
  readonly book: Book;
  readonly orders: { order: Order; words: Words }[];
  readonly faults: Fault[];
  readonly path: string[];
  readonly load: Load[];
  readonly carries: string[];
  move: Move;
  /** True once a word such as `nach` says that no start is written. */
  hasNoStart: boolean;
}

const part = ({ text, span }: Words, from: number, to: number): Words => ({
  text: text.slice(from, to),
  span: { start: span.start + from, end: span.start + to },
});

const unitsIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(UNIT, 'giu'))].map(([one]) => unitNameOf(one));

const countIn = (text: string): number =>
  Number(/^\d[\d. ]*/.exec(text)?.[0].replace(/\D/g, '') ?? 0);

/** The letter of a strength: warriors and men are K. */
const signIn = (text: string): string => {
  const sign = /\p{L}/u.exec(text)?.[0].toUpperCase() ?? '';
  return sign === 'W' ? 'K' : sign;
};

/** Goods points as they are written: `8 P. Wein, 4 P. Erz`; undefined where a word is no good. */
function loadsIn(text: string, { nouns }: Book): readonly Load[] | undefined {
  const pieces = [
    ...text.matchAll(/(\d{1,9})\s*(?:(?:P|Punkte?|points?)(?!\p{L})\.?\s*)?(\p{L}{1,40})/giu),
  ];
  const loads = pieces.map(([, points, name = '']) => ({
    points: Number(points),
    good: meantBy(folded(name), nouns['good'] ?? [])?.key,
  }));
  return loads.length > 0 && loads.every(({ good }) => good !== undefined)
    ? loads.map(({ points, good }) => ({ points, good: good as Good }))
    : undefined;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  a: 'attack',
  angriff: 'attack',
  angreifen: 'attack',
  'greift an': 'attack',
  attacks: 'attack',
  attack: 'attack',
  r: 'retreat',
  rückzug: 'retreat',
  ausweichen: 'retreat',
  zurückziehen: 'retreat',
  'zieht sich zurück': 'retreat',
  'weicht aus': 'retreat',
  retreats: 'retreat',
  retreat: 'retreat',
  v: 'negotiate',
  verhandlung: 'negotiate',
  verhandlungen: 'negotiate',
  verhandeln: 'negotiate',
  verhandelt: 'negotiate',
  negotiates: 'negotiate',
  negotiate: 'negotiate',
  nichts: 'none',
  nothing: 'none',
};

const fail = (my: Draft, code: Code, words: Words): void => {
  my.faults.push({ code, words });
};

/** Adds what a remark orders beside the move. */
const add = (my: Draft, order: Order, words: Words): void => {
  my.orders.push({ order, words });
};

function command(my: Draft, one: Command, words: Words): void {
  const { command: before } = my.move;
  if (before === '' || before === one) my.move = { ...my.move, command: one };
  else fail(my, 'W_UNCLEAR', words);
}

/** What a piece of a line does; `match` is what stands there. */
type Piece = (my: Draft, match: RegExpExecArray, words: Words) => void;

const flag =
  (change: Partial<Move>): Piece =>
  (my) => {
    my.move = { ...my.move, ...change };
  };

const split: Piece = (my, [, list = ''], words) => {
  const parts = [...list.matchAll(new RegExp(PART, 'giu'))].map(([, unit = '', size = '']) => ({
    unit: unitNameOf(unit),
    size: countIn(size),
  }));
  if (parts.length < 2) fail(my, 'W_UNCLEAR', words);
  else add(my, { kind: 'SPLIT', unit: my.move.unit, parts }, words);
};

const handOver: Piece = (my, [, list = '', to = ''], words) => {
  const load = loadsIn(list, my.book);
  const { nouns } = my.book;
  const cities = [...(nouns['city'] ?? []), ...(nouns['foreignCity'] ?? [])];
  const goal = unitsIn(to)[0] ?? (coordOf(to) || meantBy(folded(to), cities)?.key);
  if (load === undefined) fail(my, 'W_UNCLEAR', words);
  else if (goal === undefined) fail(my, 'E_NAME', words);
  else add(my, { kind: 'HAND_OVER', unit: my.move.unit, load, to: goal }, words);
};

const attack: Piece = (my, [, name = ''], words) => {
  command(my, 'attack', words);
  const realm = meantBy(folded(name), my.book.nouns['party'] ?? []);
  if (realm === undefined) fail(my, 'E_NAME', words);
  else my.move = { ...my.move, against: realm.key };
};

const against: Piece = (my, match, words) => {
  if (my.move.command === 'attack' && my.move.against === '') attack(my, match, words);
  else fail(my, 'W_UNCLEAR', words);
};

const goods: Piece = (my, [text], words) => {
  const load = loadsIn(text, my.book);
  if (load === undefined) fail(my, 'E_SYNTAX', words);
  else my.load.push(...load);
};

const AGAINST = '(?:A|Angriff|attack)\\s+(?:gegen|gg\\.?|against)\\s+([^|;,.]+)';
/** The longest first: `a` begins other words. */
const COMMAND = `(${Object.keys(COMMANDS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
  .replaceAll(' ', '\\s+')})(?![\\p{L}\\d])`;

/** What can stand in a line, the longest first: what it looks like, and what it does. */
const PIECES: readonly (readonly [look: string, does: Piece])[] = [
  [
    `(?:keine?n?|nicht|ohne|no|not|without)\\s+(?:${AGAINST}|${COMMAND}|(?:gegen|gg\\.?|against)\\s+[^|;,.]+)`,
    (my, _, words) => {
      fail(my, 'E_HELD', words);
    },
  ],
  [
    '[„“"]([^“”"]{0,500})[“”"]',
    (my, [, text = ''], words) => {
      my.move = { ...my.move, text, command: my.move.command === '' ? 'free' : my.move.command };
      fail(my, 'W_FREE', words);
    },
  ],
  [
    `(?:teilt(?:\\s+sich)?|teilung|splits?)\\s*:?\\s*(?:auf\\s+)?(?:in(?:to)?\\s+)?(${listOf(PART)})`,
    split,
  ],
  [
    `(?:vereint|vereinigt|merges?|joins?)\\s*(?:mit|with)?\\s+(${listOf(UNIT)})`,
    (my, [, list = ''], words) => {
      add(my, { kind: 'MERGE', unit: my.move.unit, units: unitsIn(list) }, words);
    },
  ],
  [
    `(?:wird|becomes)\\s+(${UNIT})(?:\\s+(?:auf|in|on)\\s+(${COORD}))?`,
    (my, [, into = '', field = ''], words) => {
      const order = { unit: my.move.unit, into: unitNameOf(into), field: coordOf(field) };
      add(my, { kind: 'CONVERT', ...order }, words);
    },
  ],
  [
    '(?:ausrüstung|equipment)\\s*:?\\s*([0-3])(?:\\s*GS(?:\\s*(?:je|pro|per)\\s*(?:mann|man))?)?',
    (my, [, rate = ''], words) => {
      add(my, { kind: 'EQUIP', unit: my.move.unit, rate: Number(rate) }, words);
    },
  ],
  [
    `(?:übergibt|übergabe|hands over)\\s*:?\\s*(${listOf(LOAD)})\\s+(?:an|to)\\s+([^|;]+)`,
    handOver,
  ],
  ['neutral\\s+lassen|leaves?\\s+neutral', flag({ leavesNeutral: true })],
  ['(?:im geheimen|geheim|heimlich|in secret|secretly|secret)(?!\\p{L})', flag({ isSecret: true })],
  ['(?:\\*|stationiert|stationär|stationed)', flag({ isStationed: true })],
  [
    `(?:geht\\s+)?(?:auf|an bord von|aboard|on)\\s+(FH\\s*\\d+)`,
    (my, [, fleet = '']) => {
      my.move = { ...my.move, aboard: unitNameOf(fleet) };
    },
  ],
  [
    `(?:von|from)\\s+(FH\\s*\\d+)`,
    (my, [, fleet = '']) => {
      my.move = { ...my.move, landsFrom: unitNameOf(fleet) };
    },
  ],
  [
    `(?:mit|with)\\s+(${listOf(UNIT)})`,
    (my, [, list = '']) => {
      my.carries.push(...unitsIn(list));
    },
  ],
  [AGAINST, attack],
  // `Angriff | nur gegen Nordreich`: against whom, in a cell of its own.
  ['(?:(?:aber\\s+)?(?:nur|only)\\s+)?(?:gegen|gg\\.?|against)\\s+([^|;,.]+)', against],
  [
    COORD,
    (my, [text]) => {
      my.path.push(coordOf(text));
    },
  ],
  [
    SIZE,
    (my, [text], words) => {
      const isOfKind = signIn(text) === sizeSign(kindIn(my.move.unit));
      if (!isOfKind) fail(my, 'E_SYNTAX', words);
      else if (my.move.size === null) my.move = { ...my.move, size: countIn(text) };
      else fail(my, 'W_UNCLEAR', words);
    },
  ],
  [listOf(LOAD), goods],
  [
    COMMAND,
    (my, [, word = ''], words) => {
      command(my, COMMANDS[word.toLowerCase().replace(/\s+/g, ' ')] ?? '', words);
    },
  ],
];

const LOOKS = PIECES.map(([look, does]) => [new RegExp(look, 'iuy'), does] as const);

/** What stands between the pieces of a line and says nothing. */
const BETWEEN =
  /[\s|,;:.]+|[-–—=]{1,2}>|→|[-–—](?=\s*\d)|(?:über|via|von|aus|from|bis|befehl|order|stärke|strength|bleibt|bleiben|stays?|zieht|ziehen|marschiert|geht|reitet|reiten|fährt|segelt|moves?|marches|rides?|sails?|goes|in|und|and|dann|then)(?![\p{L}])/iuy;
const TOWARDS = /(?:nach|to)(?![\p{L}])/iuy;
const NOTHING = /[-–—](?=\s*(?:[|;,]|$))/uy;
const WORD = /[^\s|;,]+/uy;

const at = (look: RegExp, text: string, from: number): RegExpExecArray | null => {
  look.lastIndex = from;
  return look.exec(text);
};

/** Reads what stands at a place of a line; the place behind it. */
function piece(my: Draft, from: number): number {
  const { line } = my;
  const behind = (text: string): number => from + text.length;
  const towards = at(TOWARDS, line.text, from);
  if (towards !== null) {
    if (my.path.length === 0) my.hasNoStart = true;
    return behind(towards[0]);
  }
  const nothing = at(NOTHING, line.text, from);
  if (nothing !== null) {
    command(my, 'none', part(line, from, from + 1));
    return from + 1;
  }
  for (const [look, does] of LOOKS) {
    const match = at(look, line.text, from);
    if (match === null) continue;
    does(my, match, part(line, from, from + match[0].trimEnd().length));
    return behind(match[0]);
  }
  const between = at(BETWEEN, line.text, from);
  if (between !== null) return behind(between[0]);
  const [word = line.text.slice(from)] = at(WORD, line.text, from) ?? [];
  const last = my.faults.at(-1);
  const isNext =
    last?.code === 'E_SYNTAX' &&
    line.text.slice(last.words.span.end - line.span.start, from).trim() === '';
  if (isNext) my.faults.pop();
  const start = isNext ? last.words.span.start - line.span.start : from;
  fail(my, 'E_SYNTAX', part(line, start, from + Math.max(1, word.length)));
  return from + Math.max(1, word.length);
}

/** Columns of a line divided by strokes: unit, from, via, to, and more. */
const COLUMNS = { from: 1, via: 2, to: 3, least: 5 } as const;

/** What an empty column of a line divided by strokes says: no start is written, or no end (PI-06-09). */
function columns(my: Draft): void {
  const { line } = my;
  const cells = line.text
    .replace(/^\s*\|/, '')
    .split('|')
    .map((cell) => cell.trim());
  if (cells.length < COLUMNS.least) return;
  if (cells[COLUMNS.from] === '') my.hasNoStart = true;
  if (cells[COLUMNS.to] === '' && cells[COLUMNS.via] !== '') {
    fail(my, 'W_UNCLEAR', line);
    my.path.splice(my.hasNoStart ? 0 : 1);
  }
}

/** True for a move that says neither from where nor to where, and nothing beside it. */
const isIdle = (move: Move): boolean =>
  JSON.stringify(move) === JSON.stringify({ ...STANDING, unit: move.unit });

/**
 * Reads a line of the order sheet, divided by strokes or not (PI-06-01, PI-06-02): what stands in it tells what it is.
 * Every sign of it is used, divides two pieces, or is in a fault. `line` must begin with a unit.
 */
export function readLine(line: Words, book: Book): ReadLine {
  const [start = '', unit = '', star] = BEGINNING.exec(line.text) ?? [];
  const my: Draft = {
    line,
    book,
    orders: [],
    faults: [],
    path: [],
    load: [],
    carries: [],
    hasNoStart: false,
    move: { ...STANDING, unit: unitNameOf(unit), isStationed: star !== undefined },
  };
  for (let from = start.length; from < line.text.length;) from = piece(my, from);
  columns(my);
  const [first = '', ...rest] = my.path;
  const from = my.hasNoStart ? '' : first;
  const way = my.hasNoStart ? my.path : rest;
  const stays = way.length === 1 && way[0] === from;
  const move = {
    ...my.move,
    from,
    path: stays ? [] : way,
    load: my.load,
    carries: my.carries,
  };
  // `KH 3: teilt sich in ...` says nothing of where it goes.
  const isSplitAlone = my.orders.some(({ order }) => order.kind === 'SPLIT') && isIdle(move);
  return {
    orders: [...(isSplitAlone ? [] : [{ order: move, words: line }]), ...my.orders],
    faults: my.faults,
  };
}
