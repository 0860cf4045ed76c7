import { namesOthers } from './doers';
import { HOLDS } from './holding-words';
import { holdsIn } from './holds';
import { meaningsAt } from './meanings';
import { namingsAt, type Nouns } from './nouns';
import type { Sentence } from './sentences';
import type { State } from './state';
import { subjectsIn } from './subjects';
import {
  type ColumnMeaning,
  columnNamed,
  GOALS,
  nameIn,
  namesColumns,
  NOTES,
  OF_OTHERS,
  OTHERWISE,
  PLACES,
  TELLING,
  WHERE,
} from './heads';
import { type Cell, cellsOf } from './table-rows';
import { type Token, tokenAt, wordsFrom } from './tokens';
import { isOtherNumber, TURNS } from './turns';
import { FILLERS, MARKERS, QUESTIONS, words } from './vocabulary';

/** Most cells of a row; a longer one is no order. */
const MOST_CELLS = 9;

/** Tokens as if they stood at the place of another one. */
const movedTo = (tokens: Cell, { span }: Token): Cell =>
  tokens.map(({ startsLine: _, ...token }) => ({ ...token, span }));

const hasOne = (cell: Cell, set: ReadonlySet<string>): boolean =>
  cell.some(({ fold }) => set.has(fold));

/** True for an empty cell, or a dash in it. */
const isEmpty = (cell: Cell): boolean => cell.every(({ kind }) => kind === 'sign');

/** True for a cell that says nothing anybody could order; a capital alone is a letter of an order. */
const isSmall = (cell: Cell): boolean =>
  cell.every(({ kind, fold, text }) => kind === 'sign' || (FILLERS.has(fold) && text !== 'A'));

/** Words of a cell that leaves something as it is. */
const AS_BEFORE = words(
  'wie bisher gehabt vorher zuvor immer unverändert gleich bleibt as is before unchanged same stays',
);

/** True for a cell that leaves something as it is: `wie bisher`. */
const isAsBefore = (cell: Cell): boolean =>
  cell.length > 0 && cell.every(({ fold }) => AS_BEFORE.has(fold));

/** True for a number behind the word for a turn. */
const isOfTurn = (tokens: readonly Token[], at: number): boolean =>
  tokenAt(tokens, at).kind === 'number' && TURNS.has(tokenAt(tokens, at - 1).fold);

/** True for the head of a table about others, another case or several turns: nothing below it is an order. */
function isOfOthers<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  tokens: readonly Token[],
  [first = []]: readonly Cell[],
): boolean {
  return (
    namesOthers(my.reading, tokens) ||
    tokens.some(({ fold }, at) => OTHERWISE.test(fold) || isOfTurn(tokens, at)) ||
    first.some(({ fold }) => OF_OTHERS.test(fold))
  );
}

/** True for a row with the names of the columns: words that are no order, hold none and name nobody. */
function isHead<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  return (
    tokens.every(({ kind }, at) => kind !== 'number' || isOfTurn(tokens, at)) &&
    subjectsIn(my.reading, tokens).length === 0 &&
    holdsIn(tokens).every(({ fold }) => OTHERWISE.test(fold) || TELLING.has(fold))
  );
}

/** True for a cell of names and numbers alone: what it is for is said by the head of its column, or by the cell beside it. */
function isBare<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading: { book } }: State<Order, Book, Step>,
  cell: Cell,
): boolean {
  for (let at = 0; at < cell.length; at += 1) {
    const { kind } = tokenAt(cell, at);
    const types = Object.keys(book.nouns);
    const [name] = namingsAt(cell, at, book.nouns, types, ['full', 'inflected']);
    if (name !== undefined) at += name.length - 1;
    else if (kind === 'word') return false;
  }
  return true;
}

/** True for a cell that leaves a setting as it is; the order of a unit is none. */
const isLeft = <Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  cell: Cell,
  head: Cell,
): boolean =>
  my.reading.grammar.subjects !== undefined &&
  columnNamed(nameIn(head)) !== 'order' &&
  isAsBefore(cell);

/** A cell with the head of its column, and what its words can be for. */
interface Column {
  readonly cell: Cell;
  readonly head: Cell;
  /** What the name of the column says; undefined if nobody knows it. */
  readonly named: ColumnMeaning | undefined;
  readonly isBare: boolean;
  /** True for a head that is a word of an order: `Beobachtet`, `Haltung`. */
  readonly isOrder: boolean;
  /** True for a head that says what its cells are, or are not: `Nach`, `Standort`. */
  readonly isSaying: boolean;
  /** True if it tells something, or adds words of the writer: no order has it. */
  readonly isBeside: boolean;
}

function columnsIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  cells: readonly Cell[],
  heads: readonly Cell[],
): readonly Column[] {
  const { forms, subjects } = my.reading.grammar;
  const hasGoal = heads.some((head) => hasOne(head, GOALS));
  const order = heads.findIndex((head) => columnNamed(nameIn(head)) === 'order');
  // `1` below `Armee`.
  const [first = []] = cells;
  const owner = [...movedTo(heads[0] ?? [], tokenAt(first, 0)), ...first];
  const isOfOne = [first, owner].some((own) => subjectsIn(my.reading, own).length > 0);
  return cells.map((cell, at): Column => {
    const head = heads[at] ?? [];
    const named = columnNamed(nameIn(head));
    // `Armee | Feld | Aktion`: a place before what is done is where it is done.
    const isBefore = hasGoal || at < order || (isOfOne && hasOne(head, WHERE));
    const isPlace = isBefore && hasOne(head, PLACES) && !hasOne(head, GOALS);
    // Where a unit stands is told; a thing is moved from there.
    const isSaid = subjects === undefined && named !== undefined;
    const isTold = !isSaid && (hasOne(head, TELLING) || isPlace);
    const isFree = cell.every(({ kind, fold }) => kind === 'word' && !QUESTIONS.has(fold));
    const isNote = hasOne(head, NOTES) && isFree && !hasOne(cell, HOLDS);
    const isOrder = head.some(({ fold }) => meaningsAt(forms, fold).length > 0);
    const isBound = MARKERS.has(tokenAt(head, 0).fold);
    return {
      cell,
      head,
      named,
      isBare: isBare(my, cell),
      isOrder,
      isSaying: isBare(my, cell) && (isOrder || isTold || isBound),
      isBeside: isEmpty(cell) || isSmall(cell) || isTold || isNote || isLeft(my, cell, head),
    };
  });
}

/** A cell behind what the name of its column says: its preposition, or the words of the head before names and numbers. */
function ledBy({ cell, head, named, isBare: isOpen }: Column): Cell {
  const first = tokenAt(cell, 0);
  if (typeof named !== 'object') return isOpen ? [...movedTo(head, first), ...cell] : cell;
  const { before } = named;
  // A preposition or an arrow of the cell itself says more than that of its head.
  if (cell.some(({ fold }) => fold === '->')) return cell;
  if (before === '' || first.kind === 'sign' || MARKERS.has(first.fold)) return cell;
  return [{ ...first, kind: 'word', text: before, fold: before }, ...cell];
}

/** The ways in which cells beside each other can be read together: with the heads before names and numbers, or without. */
function readingsOf(group: readonly Column[]): readonly Cell[] {
  const isLone = group.every((one) => one.isBare);
  // `von | nach`: what a preposition above a name says cannot be left out.
  const isBound = ({ head, isBare: isOpen }: Column): boolean =>
    isOpen && MARKERS.has(tokenAt(head, 0).fold);
  const isGoal = (one: Column): boolean =>
    isBound(one) && !['in', 'on'].includes(MARKERS.get(tokenAt(one.head, 0).fold) ?? '');
  // `Feld | H8`: a head that orders nothing makes no order of a name alone.
  const isLed = group.some(
    (one) => one.isBare && one.head.length > 0 && (one.isOrder || !isLone || isGoal(one)),
  );
  const alone = group.flatMap(({ cell }) => cell);
  const [own, ...others] = group;
  // `doppelt so stark` below `erscheint`: the head is the verb.
  const isVerb = own?.isOrder === true && !own.isBare && others.length === 0;
  return [
    ...(isLed ? [group.flatMap(ledBy)] : []),
    ...(group.some(isBound) || isLone ? [] : [alone]),
    ...(isVerb ? [[...movedTo(own.head, tokenAt(own.cell, 0)), ...own.cell]] : []),
  ];
}

/** The orders of a row for the one in its first cell: as many cells together as are understood in full. */
function ordersIn(
  columns: readonly Column[],
  read: (tokens: Cell) => Sentence | undefined,
  isWhole: boolean,
): readonly Sentence[] | undefined {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const isOver = columns.every(({ isBeside }) => isBeside);
  if (isOver) return [];
  for (let length = columns.length; length > 0; length -= 1) {
    const group = columns.slice(0, length).filter(({ isBeside }) => !isBeside);
    if (group.length === 0 || columns[length - 1]?.isBeside === true) continue;
    const one = readingsOf(group)
      .map(read)
      .find((sentence) => sentence !== undefined);
    if (one === undefined) continue;
    const more = ordersIn(columns.slice(length), read, isWhole);
    if (more !== undefined && !(isWhole && more.length > 0)) return [one, ...more];
  }
  return first.isBeside ? ordersIn(others, read, isWhole) : undefined;
}

/** What a row of a table orders, and its words that no order has. */
export interface TableRow {
  readonly sentences: readonly Sentence[];
  readonly beside: readonly Cell[];
}

/** Notes the head of a table for the rows below it. */
export function noteHead<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, paragraph, words: own }: Sentence,
): void {
  const heads = cellsOf(tokens);
  my.table = { paragraph, heads };
  // `Heer von Dornach`, `Ersatzziel`, `bisher`: what stands below is no order, or not this one.
  if (isOfOthers(my, tokens, heads)) my.condition = { paragraph, words: own, isOfList: true };
}

/** A row as one sentence, the order first: where nobody carries it out, and the name of each column says what it is for. */
function rowAsSentence(sentence: Sentence, columns: readonly Column[]): Sentence {
  const own = columns.filter(({ cell }) => !isEmpty(cell));
  const tokens = [
    ...own.filter(({ named }) => named === 'order').flatMap(({ cell }) => cell),
    ...own.filter(({ named }) => named !== 'order').flatMap(ledBy),
  ];
  // `bauen?`: what is asked in one of its cells is asked in all of the row.
  const isAsked = ({ fold }: Token): boolean => fold === '?';
  return {
    ...sentence,
    tokens: [...tokens.filter((token) => !isAsked(token)), ...tokens.filter(isAsked)],
  };
}

/** True for a row of another turn than the one that is open: `2` below `Phase`. */
function isOfOtherTurn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading: { grammar, book } }: State<Order, Book, Step>,
  cells: readonly Cell[],
  heads: readonly Cell[],
): boolean {
  const open = grammar.openTurn?.(book);
  return heads.some((head, at) => {
    const word = head.find(({ fold }) => TURNS.has(fold))?.fold;
    return (
      open !== undefined &&
      word !== undefined &&
      cells[at]?.some(
        ({ kind, value }) => kind === 'number' && isOtherNumber(open, { word, number: value }),
      ) === true
    );
  });
}

/** A row without the cell that says which step it stands under, and under that step. */
function underStep<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  columns: readonly Column[],
): { readonly row: Sentence; readonly columns: readonly Column[] } {
  const step = columns.find(({ named }) => named === 'step');
  const own = step === undefined ? undefined : wordsFrom(my.letter, step.cell);
  const heading = my.reading.grammar.headingOf?.(own?.text ?? '');
  // `Bewegen` below `Schritt`: a step of several orders, or none, is named by one of them.
  const isVerb = ({ fold }: Token): boolean =>
    meaningsAt(my.reading.grammar.forms, fold).some(({ isNoun }) => !isNoun);
  const isOrder = step?.cell.some(isVerb) === true && heading?.means == null;
  if (isOrder && !columns.some((one) => one !== step && one.cell.some(isVerb)))
    return {
      row: sentence,
      columns: columns.map((one) => (one === step ? { ...one, named: 'order' } : one)),
    };
  const row =
    heading === undefined
      ? sentence
      : { ...sentence, step: heading.step, means: heading.means ?? null };
  return { row, columns: columns.filter((one) => one !== step) };
}

/** True for a row that names no more than one in its first cell, and binds nothing. */
function isForOne<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens }: Sentence,
  [first, ...others]: readonly Column[],
): boolean {
  const left = others
    .filter(({ cell, head }) => isLeft(my, cell, head))
    .flatMap(({ cell }) => cell);
  return (
    subjectsIn(my.reading, first?.cell ?? []).length <= 1 &&
    holdsIn(tokens).every((token) => left.includes(token))
  );
}

/** The orders of a row for the one in its first cell. Undefined = it is no row, or is not understood in full. */
function rowOfOne<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  row: Sentence,
  all: readonly Column[],
  isClear: (sentence: Sentence) => boolean,
): TableRow | undefined {
  const [{ cell, head } = { cell: [], head: [] }, ...columns] = all;
  // `1` below `Armee`.
  const isNumber = cell.length === 1 && tokenAt(cell, 0).kind === 'number';
  const first = isNumber ? [...movedTo(head, tokenAt(cell, 0)), ...cell] : cell;
  const isAdding = my.reading.grammar.forms.some(({ amend }) => amend !== undefined);
  const read = (own: Cell): Sentence | undefined => {
    const place = tokenAt(own, 0);
    const colon: Token = { ...place, kind: 'sign', text: ':', fold: ':' };
    const owner = movedTo(first, place);
    const words = wordsFrom(my.letter, own) ?? row.words;
    // `Armee 2: Marsch F7`: behind a colon a noun is an order.
    return [owner, [...owner, colon]]
      .map((led): Sentence => ({ ...row, isProse: false, tokens: [...led, ...own], words }))
      .find(isClear);
  };
  // Where a clause adds to the order before it, the orders of one are one; so are those of nobody.
  const sentences = ordersIn(columns, read, isAdding || subjectsIn(my.reading, first).length === 0);
  if (sentences === undefined || sentences.length === 0) return undefined;
  const beside = columns.flatMap(({ cell, isBeside }) =>
    isBeside && !isSmall(cell) ? [cell] : [],
  );
  return { sentences, beside };
}

/**
 * The orders of a row of a table, which are told by the cells and by the heads of their columns: `Armee 1 | Stützpunkt bauen |
 * passiv | D8` below `Einheit | Aktion | Haltung | Beobachtet`. Undefined = it is no row, or is not understood in full.
 */
export function rowOfTable<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): TableRow | undefined {
  const { tokens, paragraph } = sentence;
  const cells = cellsOf(tokens);
  if (cells.length < 2 || cells.length > MOST_CELLS) return undefined;
  const table = my.table?.paragraph === paragraph ? my.table : undefined;
  const isPlain = isClear(sentence);
  if (table === undefined && (isPlain || isHead(my, tokens))) {
    if (!isPlain) noteHead(my, sentence);
    return undefined;
  }
  const heads = table?.heads ?? [];
  if (isOfOtherTurn(my, cells, heads)) return { sentences: [], beside: [tokens] };
  const { row, columns: all } = underStep(my, sentence, columnsIn(my, cells, heads));
  if (my.reading.grammar.subjects === undefined && namesColumns(heads.map(nameIn)))
    return { sentences: [rowAsSentence(row, all)], beside: [] };
  // What a row says by itself counts where no head says anything else of its names and numbers.
  if (isPlain && !all.slice(1).some(({ isSaying }) => isSaying)) return undefined;
  if (!isForOne(my, row, all)) return undefined;
  const read = rowOfOne(my, row, all, isClear);
  return read ?? (isPlain ? { sentences: [], beside: [tokens] } : undefined);
}
