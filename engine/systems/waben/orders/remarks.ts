import { type FieldAddress, type Lattice, type Position, readPosition } from '../../../hex';
import type { Remark, RemarkMeaning, StructureKey, Words } from './content';
import { readCount, readUnitNumber } from './count';
import { type OrderFindingCode, type Problem, problem } from './finding';
import type { RawGoods, RawPosition, RawRemark } from './grammar/rawRemark';
import type { RemarkGrammar } from './grammar/remarks';
import type { Mark } from './grammar/tokens';
import { folded, partOf, trimmedAt, withoutBlanks } from './words';

/** What reading remarks needs beside their words. */
export interface RemarkReader {
  readonly grammar: RemarkGrammar;
  readonly lattice: Lattice;
}

/** The remarks of a row as understood. Those in no known form are `free`; the checker judges them. */
export interface ReadRemarks {
  readonly remarks: readonly Remark[];
  readonly problems: readonly Problem[];
}

/** The parts between semicolons that stand outside quotes, without blanks around them (WW-6.3-20). */
export function splitRemarks(cell: Words): readonly Words[] {
  const parts: Words[] = [];
  let quoted = false;
  let start = 0;
  for (let index = 0; index <= cell.text.length; index += 1) {
    const sign = cell.text.charAt(index);
    if (/["„“”]/.test(sign)) quoted = !quoted && cell.text.slice(index + 1).search(/["“”]/) >= 0;
    if (index < cell.text.length && (sign !== ';' || quoted)) continue;
    const trimmed = trimmedAt(cell.text, start, index);
    if (trimmed.text !== '') parts.push(partOf(cell, trimmed.span.start, trimmed.span.end));
    start = index + 1;
  }
  return parts;
}

/** Judges the figures of some words and collects what is wrong with them. */
export interface Judge {
  readonly problems: Problem[];
  readonly count: (mark: Mark) => number;
  readonly unit: (mark: Mark) => number;
  readonly position: (raw: RawPosition) => Position;
  readonly field: (raw: RawPosition) => FieldAddress;
}

const NOWHERE: Position = { kind: 'aboard', unit: 0 };

/** A judge of words whose marks are offsets in them. */
export function judgeOf(words: Words, lattice: Lattice): Judge {
  const problems: Problem[] = [];
  const number =
    (read: (text: string) => number | undefined, code: OrderFindingCode) =>
    (mark: Mark): number => {
      const value = read(mark.image);
      if (value === undefined) problems.push(problem(code, partOf(words, mark.start, mark.end)));
      return value ?? 0;
    };
  const position = (raw: RawPosition): Position => {
    const at = partOf(words, raw.start, raw.end);
    const read = readPosition(withoutBlanks(at.text), lattice);
    if (read.ok) return read.value;
    problems.push(problem(read.problem, at));
    return NOWHERE;
  };
  const field = (raw: RawPosition): FieldAddress => {
    const read = position(raw);
    if (read.kind === 'field') return read.field;
    if (read !== NOWHERE) problems.push(problem('F-POS-SYNTAX', partOf(words, raw.start, raw.end)));
    return '' as FieldAddress;
  };
  return {
    problems,
    count: number(readCount, 'F-NUM-FORMAT'),
    unit: number(readUnitNumber, 'F-UNIT-NUMBER'),
    position,
    field,
  };
}

const goodsOf = (goods: RawGoods, judge: Judge) => ({
  count: judge.count(goods.count),
  type: goods.type.image.toUpperCase(),
  leaders: goods.leaders === null ? null : judge.count(goods.leaders),
});

const structureOf = (mark: Mark): StructureKey => {
  const key = folded(mark.image);
  return key.startsWith('bru') ? 'bridge' : (key as StructureKey);
};

const optional = <A, B>(value: A | null, read: (value: A) => B): B | null =>
  value === null ? null : read(value);

type Meanings = {
  readonly [K in RawRemark['kind']]: (
    raw: RawRemark & { readonly kind: K },
    judge: Judge,
  ) => RemarkMeaning;
};
/** Everything that can be meant, one entry per form; the judge notes malformed figures. */
const MEANINGS: Meanings = {
  new: ({ goods }, judge) => ({
    kind: 'new',
    ...(goods === null ? { count: null, type: null, leaders: null } : goodsOf(goods, judge)),
  }),
  split: ({ goods, unit }, judge) => ({
    kind: 'split',
    ...goodsOf(goods, judge),
    into: judge.unit(unit),
  }),
  disband: ({ place }, judge) => ({ kind: 'disband', place: optional(place, judge.field) }),
  unload: ({ place }, judge) => ({ kind: 'unload', place: optional(place, judge.field) }),
  storm: ({ place }, judge) => ({ kind: 'storm', target: optional(place, judge.position) }),
  assault: ({ place }, judge) => ({ kind: 'assault', target: judge.position(place) }),
  merge: ({ unit }, judge) => ({ kind: 'merge', unit: judge.unit(unit) }),
  load: ({ unit }, judge) => ({ kind: 'load', carrier: judge.unit(unit) }),
  wait: ({ unit }, judge) => ({ kind: 'wait', unit: judge.unit(unit) }),
  lead: ({ unit }, judge) => ({ kind: 'lead', unit: optional(unit, judge.unit) }),
  build: ({ structure, value, place, name }, judge) => ({
    kind: 'build',
    structure: structureOf(structure),
    value: optional(value, judge.count),
    place: optional(place, judge.position),
    name: optional(name, ({ image }) => image.slice(1, -1)),
  }),
  cargo: ({ action, gold }, judge) => ({ kind: 'cargo', action, gold: judge.count(gold) }),
  station: ({ inside }) => ({ kind: 'station', inside }),
  release: ({ party }) => ({ kind: 'release', party: party.image }),
  spare: ({ party }) => ({ kind: 'spare', party: party.image }),
  idle: () => ({ kind: 'idle' }),
  see: () => ({ kind: 'see' }),
  scout: () => ({ kind: 'scout' }),
};

/** One entry of the list above; its key and its remark are of the same kind. */
const meaningOf = <K extends RawRemark['kind']>(
  kind: K,
  raw: RawRemark & { readonly kind: K },
  judge: Judge,
): RemarkMeaning => MEANINGS[kind](raw, judge);

/** Reads all remarks of a cell. A remark with a malformed figure has no effect: `free`, with its problem. */
export function readRemarks(cell: Words, reader: RemarkReader): ReadRemarks {
  const problems: Problem[] = [];
  const remarks = splitRemarks(cell).map((words): Remark => {
    const raw = reader.grammar(words.text);
    if (raw === undefined) return { kind: 'free', ...words };
    const judge = judgeOf(words, reader.lattice);
    const meaning = meaningOf(raw.kind, raw, judge);
    problems.push(...judge.problems);
    return judge.problems.length > 0 ? { kind: 'free', ...words } : { ...meaning, ...words };
  });
  return { remarks, problems };
}
