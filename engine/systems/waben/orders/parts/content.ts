import type { LetterPartKind } from '../../../../kernel';
import type { Words } from '../content';
import { isDeclaration } from '../declaring/line';
import { cellsOf, separatorOf } from '../sheet/cells';
import { headKindOf } from '../sheet/head';
import { listLine } from '../statement/line';
import { type Section, sectionOf } from '../statement/sections';
import { folded } from '../words';

const OF_LIST: Readonly<Record<Section, LetterPartKind | undefined>> = {
  land: 'balance',
  settlements: 'balance',
  structures: 'possessions',
  muster: 'balance',
  infrastructure: 'balance',
  upkeep: 'balance',
  summary: 'balance',
  storage: 'possessions',
  units: 'possessions',
  characters: 'possessions',
  none: undefined,
};

/** "S1: ...": a paragraph of the special actions (WW-6.1-06). */
const SPECIAL = /^\s*(?:[-*\u2022]\s*)?S\s?\d{1,2}\s*(?:\([^)]{1,20}\)\s*)?[:.)]\s*\p{L}/u;

const isTable = ({ text }: Words): boolean => /\t|\|.*\|/.test(text.trim());

/** The list whose head or first row a line is, told by its cells. */
const ofList = (text: string, line: Words): LetterPartKind | undefined => {
  if (!isTable(line)) return undefined;
  const list = sectionOf(listLine(text, line));
  return list === null ? undefined : OF_LIST[list];
};

/**
 * The part a line belongs to by what it says, without any heading; undefined if it may stand anywhere. Rows of
 * orders are told by the reader of orders, which sees the whole table.
 */
export const partOfContent = (
  text: string,
  line: Words,
  isOrder: boolean,
): LetterPartKind | undefined => {
  if (isOrder) return 'movement';
  const head = isTable(line) ? headKindOf(cellsOf(line, separatorOf(line))) : 'none';
  if (head === 'orders') return 'movement';
  if (SPECIAL.test(line.text)) return 'special';
  return ofList(text, line) ?? (isDeclaration(line) ? 'declarations' : undefined);
};

/** True for a line of words only: no table, no figure. */
export const isProse = (line: Words): boolean =>
  !isTable(line) && !/\d/.test(line.text) && folded(line.text).length > 2;
