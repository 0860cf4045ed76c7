import type { Problem } from '../finding';
import { isEmptyLine, linesOf } from '../sheet/lines';
import { readLand } from './land';
import { figureOf, isFigure, type ListLine, listLine } from './line';
import { readMuster } from './muster';
import { type Section, sectionOf } from './sections';
import type { CharacterRow, Statement, UnitRow } from './statement';
import { readInfrastructure, readSettlements, readStructures } from './structures';
import { readStorage, readSummary, readUpkeep } from './summary';
import { folded, spanning, wordsAt } from '../words';
import type { Words } from '../content';
import { firstPlace } from './place';

const UNIT = /^[1-9]\d{2}$/;
const TYPE = /^(?:KS|LT|HF|K|R|S|A|B)$/;
const PLACE = /^(?:\d{3}\/\d{2}(?:\(\d\))?|\(\d{3}\))$/;
const TERRAIN = /^[a-zäöü]{1,4}$/i;

const small = (token: Words | undefined): number | null =>
  token !== undefined && /^\d{1,3}$/.test(token.text) ? Number(token.text) : null;

const unitRow = (line: ListLine, problems: Problem[]): UnitRow | undefined => {
  const [first, ...tokens] = line.tokens;
  const at = tokens.findIndex(({ text }) => PLACE.test(text));
  if (first === undefined || !UNIT.test(first.text) || at < 0) return undefined;
  const before = tokens.slice(0, at);
  const behind = tokens.slice(at + 1);
  const typeAt = before.findIndex(({ text }) => TYPE.test(text));
  const size = before.slice(0, Math.max(typeAt, 0)).find(({ text }) => isFigure(text));
  const terrain = behind.at(-1);
  return {
    unit: Number(first.text),
    size: size === undefined ? null : figureOf(size, problems),
    type: before[typeAt]?.text ?? '',
    leaders: small(before.slice(typeAt + 1).find(({ text }) => isFigure(text))),
    place: tokens[at]?.text ?? '',
    movementPoints: small(behind.find(({ text }) => isFigure(text))),
    raised: terrain !== undefined && TERRAIN.test(terrain.text) ? terrain.text : '',
    words: line.words,
  };
};

/** The unit list with size, type, leaders, place, movement points and terrain of raising (WW-8.3-11). */
const readUnits = (lines: readonly ListLine[], problems: Problem[]): readonly UnitRow[] =>
  lines.flatMap((line) => {
    const row = unitRow(line, problems);
    return row === undefined ? [] : [row];
  });

const characterRow = (line: ListLine): CharacterRow | undefined => {
  const [first, ...tokens] = line.tokens;
  const status = tokens.find(({ text }) => text === 'REP' || text === 'NSC')?.text;
  if (first === undefined || !UNIT.test(first.text) || status === undefined) return undefined;
  const seat = firstPlace(tokens);
  const behind = tokens.slice(seat === undefined ? 1 : seat.at + 1);
  const named = behind.filter(({ text }) => !/^[\d+.,-]+$/.test(text));
  return {
    unit: Number(first.text),
    status: status === 'REP' ? 'REP' : 'NSC',
    seat: seat === undefined ? null : { field: seat.place.field, words: seat.place.words },
    buildingValue: small(behind[0]),
    goodPoints: behind.find(({ text }) => /^\d+(?:\+\d+)+$/.test(text))?.text ?? '',
    name: named.map(({ text }) => text).join(' '),
    words: line.words,
  };
};

/** The characters with their settlements and good points (WW-8.3-12). */
const readCharacters = (lines: readonly ListLine[]): readonly CharacterRow[] =>
  lines.flatMap((line) => {
    const row = characterRow(line);
    return row === undefined ? [] : [row];
  });

/** True for a line that is one number and nothing else. */
const isFigureLine = (line: ListLine | undefined): boolean =>
  line?.tokens.length === 1 && isFigure(line.tokens[0]?.text ?? '');

/** First cells of the rows of each list; lists that are not here are not put together. */
const BEGINNINGS: Readonly<Partial<Record<Section, RegExp>>> = {
  land: /^(?:normal|wald|seen?$|steppe|sumpf|dschungel|wueste|eiswueste|vulkan|tiefsee|zw|summe)/,
  settlements: /^(?:met|fst|std|brg|gar)\b|^summe/,
  muster: /^\d{3}(?: |$)|^summe/,
  infrastructure: /^(?:wl|waelle|str|strassen|bru|brue|bruecken|kan|kanaele)\b|^summe/,
  upkeep: /^[a-z]/,
  summary: /^[a-z]/,
};

const isBare = (line: ListLine): boolean =>
  isFigureLine(line) || /^\d{3}\/\d{2}$/.test(line.words.text);

/** Lists of which a third are bare numbers and places were pasted with one cell per line. */
const isStack = (lines: readonly ListLine[]): boolean =>
  lines.length >= 4 && 3 * lines.filter(isBare).length >= lines.length;

const together = (text: string, lines: readonly ListLine[]): ListLine | undefined => {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { start, end } = spanning(first.words.span, last.words.span);
  const tokens = lines.flatMap((line) => line.tokens);
  return { words: wordsAt(text, start, end), start, separator: 'blanks', cells: tokens, tokens };
};

/**
 * The rows of a list that was pasted with one cell per line, put together again; any other list as it is. Empty cells
 * are lost in such a paste: a row of the land table counts only if all of them are there.
 */
const unstacked = (
  text: string,
  section: Section,
  lines: readonly ListLine[],
): readonly ListLine[] => {
  const beginning = BEGINNINGS[section];
  if (beginning === undefined || !isStack(lines)) return lines;
  const rows: ListLine[][] = [];
  for (const line of lines) {
    const open = rows.at(-1);
    if (open === undefined || beginning.test(folded(line.words.text))) rows.push([line]);
    else open.push(line);
  }
  return rows.flatMap((row) => together(text, row) ?? []);
};

const blanksFor = (text: string): string => ' '.repeat(text.length);

/** A tag as a sign of the same length: cells of a table end with a tab, its rows with a line. */
const ofTag = (tag: string): string => {
  const name = /^<(\/?\w+)/.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (name === '/td' || name === '/th') return `\t${blanksFor(tag.slice(1))}`;
  if (name === '/tr' || name === 'br') return `\n${blanksFor(tag.slice(1))}`;
  return blanksFor(tag);
};

/**
 * A letter without markup, every character at its old place: tags, bold marks, quotes and written-out blanks become
 * blanks, the ends of table cells tabs, those of table rows lines.
 */
const withoutMarkup = (text: string): string =>
  text.replace(/<[^<>\n]{1,60}>/g, ofTag).replace(/\*\*|__|"|&nbsp;|^#+(?= )/gm, blanksFor);

/**
 * The rows of every list, in the order of the letter. A name above a bare number is a row pasted cell by cell, no
 * heading.
 */
const rowsBySection = (text: string): ReadonlyMap<Section, readonly ListLine[]> => {
  const found = new Map<Section, ListLine[]>();
  const lines = linesOf(withoutMarkup(text))
    .filter((line) => !isEmptyLine(line))
    .map((line) => listLine(text, line));
  let section: Section = 'none';
  lines.forEach((line, index) => {
    const turned = isFigureLine(lines[index + 1]) ? null : sectionOf(line);
    section = turned ?? section;
    const rows = found.get(section);
    if (rows === undefined) found.set(section, [line]);
    else rows.push(line);
  });
  return found;
};

/**
 * Reads the lists of a realm out of a letter: land, settlements, structures, raising, infrastructure, upkeep,
 * summary, storage, units, characters (WW-3.3-06, WW-3.3-07). Every figure keeps its words; malformed numbers
 * become problems at their words; what is no list is left alone. Never throws; time grows linearly with the text.
 */
export function readStatement(text: string): Statement {
  const problems: Problem[] = [];
  const reading = { text, problems };
  const sections = rowsBySection(text);
  const of = (section: Section): readonly ListLine[] =>
    unstacked(text, section, sections.get(section) ?? []);
  const { summary, storage } = readSummary(of('summary'), reading);
  return {
    text,
    land: readLand(of('land'), reading),
    settlements: readSettlements(of('settlements'), reading),
    structures: readStructures(of('structures')),
    muster: readMuster(of('muster'), reading),
    infrastructure: readInfrastructure(of('infrastructure'), reading),
    upkeep: readUpkeep(of('upkeep'), reading),
    summary,
    storage: [...storage, ...readStorage(of('storage'), reading)],
    units: readUnits(of('units'), problems),
    characters: readCharacters(of('characters')),
    problems: problems.toSorted((a, b) => a.at.span.start - b.at.span.start),
  };
}
