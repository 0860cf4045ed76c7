import type { Words } from '../content';
import type { Problem } from '../finding';
import { folded } from '../words';
import { figureOf, isFigure, joined, labelOf, type ListLine } from './line';
import { firstPlace } from './place';
import type { Figure, MusterRow, Stated } from './statement';

interface Reading {
  readonly text: string;
  readonly problems: Problem[];
}

const GOODS = /^([+\-\u2010-\u2015\u2212]?\s*\d[\d.,]*)(KS|LT|HF|K|R|S|A|B)[,;.]?$/i;
const TYPE = /^(KS|LT|HF|K|R|S|A|B)[,;.]?$/i;

/** So many goods of one type, and the index of the word behind them. */
interface Goods {
  readonly count: Words;
  readonly type: string;
  readonly next: number;
}

const part = (words: Words, length: number): Words => ({
  text: words.text.slice(0, length),
  span: { start: words.span.start, end: words.span.start + length },
});

const goodsAt = (tokens: readonly Words[], at: number): Goods | undefined => {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const [, count, type] = GOODS.exec(token.text) ?? [];
  if (count !== undefined && type !== undefined)
    return { count: part(token, count.length), type: type.toUpperCase(), next: at + 1 };
  const behind = TYPE.exec(tokens[at + 1]?.text ?? '')?.[1];
  return isFigure(token.text) && behind !== undefined
    ? { count: token, type: behind.toUpperCase(), next: at + 2 }
    : undefined;
};

/** All goods of a row in their order. */
const goodsIn = (tokens: readonly Words[]): readonly Goods[] => {
  const found: Goods[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const goods = goodsAt(tokens, at);
    if (goods === undefined) continue;
    found.push(goods);
    at = goods.next - 1;
  }
  return found;
};

const isDisbanding = (tokens: readonly Words[]): boolean =>
  tokens.some(({ text }) => /^\(?(?:abr|abger|abgeruestet|aufgel|aufloes)/.test(folded(text)));

const unitOf = (token: Words | undefined): Figure | null =>
  token !== undefined && /^[1-9]\d{2}[.:)]?$/.test(token.text)
    ? { value: Number(token.text.slice(0, 3)), words: part(token, 3) }
    : null;

const withSign = (count: Figure, tokens: readonly Words[]): Figure =>
  isDisbanding(tokens) && count.value > 0 ? { ...count, value: -count.value } : count;

const rowOf = (line: ListLine, { text, problems }: Reading): MusterRow | undefined => {
  const tokens = joined(text, line.tokens);
  const unit = unitOf(tokens[0]);
  const [goods, ...others] = goodsIn(tokens.slice(unit === null ? 0 : 1));
  if (goods === undefined) return undefined;
  const count = figureOf(goods.count, problems);
  if (count === null) return undefined;
  const isLeaderRow = goods.type === 'HF';
  const leaders = isLeaderRow ? goods : others.find(({ type }) => type === 'HF');
  const offset = unit === null ? 0 : 1;
  const behind = tokens.slice(offset + Math.max(goods.next, leaders?.next ?? 0));
  const last = behind.at(-1);
  const led = leaders === undefined ? null : figureOf(leaders.count, problems);
  return {
    unit,
    count: isLeaderRow ? { ...count, value: 0 } : withSign(count, tokens),
    type: isLeaderRow ? '' : goods.type,
    leaders: led === null ? null : Math.abs(led.value),
    place: firstPlace(behind)?.place.field ?? null,
    gold: last !== undefined && isFigure(last.text) ? figureOf(last, problems) : null,
    words: line.words,
  };
};

/** Rows of raising and disbanding with their sum: unit, number and type, leaders, place, gold (WW-8.3-25). */
export function readMuster(
  lines: readonly ListLine[],
  reading: Reading,
): { readonly rows: readonly MusterRow[]; readonly gold: Stated } {
  const rows: MusterRow[] = [];
  let gold: Stated = null;
  for (const line of lines) {
    const row = rowOf(line, reading);
    const last = joined(reading.text, line.tokens).at(-1);
    if (row !== undefined) rows.push(row);
    else if (
      last !== undefined &&
      isFigure(last.text) &&
      /^(?:summe|gesamt)/.test(labelOf(line.tokens))
    )
      gold = figureOf(last, reading.problems);
  }
  return { rows, gold };
}
