import { memoizeByObject, type Span } from '../../../../kernel';
import { type ReadLetter, readOrdersOf, type Words } from '../../../../orders';
import type { World } from '../../../../world';
import { type SentenceBook, sentenceBook } from './book';
import { SENTENCES } from './grammar';
import { proseOf } from './prose';
import { continued, joined, likeBefore, type Said, type SaidRow } from './said';

/** An order of one unit as sentences say it, and their words. */
export interface SentenceRow extends SaidRow {
  readonly unit: number;
  readonly span: Span;
}

/** Orders, declarations and remarks of the sentences of a letter. */
export interface Sentences {
  readonly rows: readonly SentenceRow[];
  readonly declared: readonly { readonly line: string; readonly span: Span }[];
  readonly remarks: ReadLetter<Said>['remarks'];
}

const letters = memoizeByObject((_: World) => new Map<string, Sentences>());

/** Most letters kept of a world that is read again and again. */
const MOST_KEPT = 60;

/** What was made of a letter before, or is made of it now. */
export function keptIn<Made>(known: Map<string, Made>, key: string, make: () => Made): Made {
  const made = known.get(key) ?? make();
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, made);
  return made;
}

/**
 * Reads the sentences of a letter outside the places that are taken by rows (WW-0.3-03); `hasRows` = the letter has a table that is read. The words of the letter are
 * those of the result; places do not change.
 */
export function readSentences(
  text: string,
  party: string,
  world: World,
  taken: readonly Span[],
  hasRows: boolean,
): Sentences {
  const prose = proseOf(text, taken, hasRows);
  return keptIn(letters(world), `${party}\n${prose}`, () => sentencesOf(prose, party, world));
}

/** The way without the place from which it goes, if it begins with it. */
function fromPlace(row: SentenceRow, { placeOf }: SentenceBook): SentenceRow {
  const [first = '', ...way] = row.way;
  return way.length > 0 && placeOf(row.unit) === first ? { ...row, way } : row;
}

/** True for an order that leaves out where to, or to what order an extension belongs. */
const isIncomplete = ({ way, isMoving, main, extension, code }: SentenceRow): boolean =>
  (isMoving && way.length === 0) || (extension !== '' && main === '' && code === '');

/** A way that belongs to a road and is none to go: `bewacht den Weg nach 210/30`, `the road to 210/30`. */
const ROAD_TO =
  /(?:weg|stra(?:ß|ss)e|pfad|pass|route|brücke|tor|grenze|furt|übergang|zugang|way|road|path|bridge|gate|border|ford|crossing|entrance)\s+(?:(?:nach|zu|zum|zur|gen|richtung|to|into|towards?)\s*)?$/iu;

/** True for a road that is named by where it leads to, beside an order that goes nowhere. */
const isOfRoad = (prose: string, { isMoving, at: { way } }: SaidRow): boolean =>
  !isMoving &&
  way !== undefined &&
  ROAD_TO.test(prose.slice(Math.max(0, way.span.start - 40), way.span.start));

function sentencesOf(prose: string, party: string, world: World): Sentences {
  const book = sentenceBook(world, party);
  const { orders, remarks } = readOrdersOf(prose, SENTENCES, book);
  const rows: SentenceRow[] = [];
  const places = new Map<number, number>();
  const open: Words[] = [];
  let last: SaidRow | undefined;
  for (const { order: one, words } of orders) {
    if (one.kind !== 'ROW') continue;
    const order = likeBefore(one, last);
    last = order;
    if (order === undefined || isOfRoad(prose, order)) {
      open.push(words);
      continue;
    }
    for (const unit of new Set(order.units)) {
      const before = places.get(unit) ?? rows.length;
      const row = rows[before];
      // Words that begin within those of the row are about the unit it names: they go on with its march.
      const isNext = row !== undefined && words.span.start < row.span.end;
      const more = row === undefined ? undefined : joined(row, order);
      const whole = more ?? (row !== undefined && isNext ? continued(row, order) : undefined);
      if (row !== undefined && whole !== undefined)
        rows[before] = { ...whole, unit, span: row.span };
      else {
        places.set(unit, before);
        // Two orders of one unit that contradict each other are asked about.
        if (row !== undefined) open.push(words);
        rows.push({ ...order, unit, span: words.span });
      }
    }
  }
  const unclear = [...open, ...rows.filter(isIncomplete)].map(({ span: { start, end } }) => ({
    code: 'F-ORD-UNPARSED unclear',
    about: {},
    words: { text: prose.slice(start, end), span: { start, end } },
  }));
  return {
    rows: rows.filter((row) => !isIncomplete(row)).map((row) => fromPlace(row, book)),
    declared: orders.flatMap(({ order, words }) =>
      order.kind === 'DECLARATION' ? [{ line: order.line, span: words.span }] : [],
    ),
    remarks: [...remarks, ...unclear].sort((a, b) => a.words.span.start - b.words.span.start),
  };
}
