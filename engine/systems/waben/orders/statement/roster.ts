import type { Words } from '../content';
import type { Problem } from '../finding';
import { figureOf, isFigure, type ListLine } from './line';
import { firstPlace } from './place';
import type { CharacterRow, UnitRow } from './statement';

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
export const readUnits = (lines: readonly ListLine[], problems: Problem[]): readonly UnitRow[] =>
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
export const readCharacters = (lines: readonly ListLine[]): readonly CharacterRow[] =>
  lines.flatMap((line) => {
    const row = characterRow(line);
    return row === undefined ? [] : [row];
  });
