import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosTurn } from '../../../../assets/examples/tharos';
import { type Finding, nodesOf, type Settings, unfounded } from '../../../kernel';
import { waben } from '..';
import { STRUCTURE_TABLE } from '../data';
import { readStatement } from '../orders/statement';
import { adjudicate } from '../turn';
import { NO_LETTER, recomputedTreasury, summaryChecks } from '../rules/statement';
import { booksFor, compareSheet } from '../views/compareSheet';
import {
  type Change,
  type ExpectedFinding,
  sampleContradictions,
  sampleOthers,
  statementCases,
} from './statement';
import { there } from '../../../testing/there';

const { world, seed } = tharosCampaign();

const changed = (changes: readonly Change[]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, tharosTurn);

const compared = (text: string, settings: Settings = {}) => {
  const comparison = there(compareSheet(text, 'tha', world, settings, {}), 'no such realm');
  return comparison;
};

/** A finding in the shape of the cases, with the figures the case names. */
const told = (findings: readonly Finding[], expected: readonly ExpectedFinding[]) =>
  findings.map(({ code, words, about }): ExpectedFinding => {
    const figures = expected.find(([other, place]) => other === code && place === words)?.[2] ?? {};
    const named = Object.keys(figures).flatMap((key) => {
      const value = about[key];
      return typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : [];
    });
    return [code, words, Object.fromEntries(named)];
  });

const sorted = (findings: readonly ExpectedFinding[]): readonly string[] =>
  findings.map((found) => JSON.stringify(found)).sort();

const SAMPLE = [...sampleContradictions, ...sampleOthers];

describe('the balance sheet of the booklet', () => {
  it('WW-8.3-45, WW-8.3-08, WW-8.3-26, WW-8.3-28: has exactly its ten contradictions, each reported where it arises', () => {
    const balance = compared(tharosTurn).findings.filter(({ code }) => code.startsWith('F-BAL-'));
    expect(told(balance, sampleContradictions)).toEqual(sampleContradictions);
    for (const { span, words, clause } of balance) {
      expect(tharosTurn.slice(span?.start, span?.end)).toBe(words);
      expect(clause).toMatch(/^WW-/);
    }
  });

  it('WW-8.3-60, -66, -68, -70: contradicts the other lists of the letter', () => {
    const others = compared(tharosTurn).findings.filter(({ code }) => !code.startsWith('F-BAL-'));
    expect(sorted(told(others, sampleOthers))).toEqual(sorted(sampleOthers));
  });

  it('WW-8.3-29, WW-8.3-30: every row of its summary has its verdict', () => {
    const books = there(booksFor(world, 'tha', {}, {}), 'no such realm');
    const rows = summaryChecks(readStatement(tharosTurn), books, NO_LETTER);
    expect(
      rows.map(({ row, stated, fromRows, computed, verdict }) => [
        row.key,
        stated,
        fromRows,
        computed.value,
        verdict,
      ]),
    ).toEqual([
      ['before', 20_100, null, 20_100, 'input'],
      ['land', 153_623, 153_623, 155_963, 'follows'],
      ['settlements', 30_000, 30_000, 30_000, 'agrees'],
      ['settlementUpkeep', -15_600, null, -10_800, 'differs'],
      ['infrastructure', -4800, -4800, -4800, 'agrees'],
      ['units', -38_880, -38_880, -37_880, 'follows'],
      ['muster', -28_275, -23_275, -23_275, 'differs'],
      ['building', -15_000, null, -15_000, 'unsupported'],
      ['other', 0, null, 0, 'agrees'],
      ['other', 0, null, 0, 'agrees'],
      ['after', 101_168, 101_168, 114_308, 'follows'],
    ]);
  });

  it('WW-8.3-32: is recomputed down to tables and stated figures', () => {
    const books = there(booksFor(world, 'tha', {}, {}), 'no such realm');
    const recomputed = recomputedTreasury(readStatement(tharosTurn), books);
    expect(unfounded(recomputed, [...waben.tables, STRUCTURE_TABLE])).toEqual([]);
    const rows = nodesOf(recomputed).filter(
      (node) => node.kind === 'rule' && node.name === 'summaryRow',
    );
    expect(rows.map(({ value }) => value)).toEqual([
      155_963, 30_000, -10_800, -4800, -37_880, -23_275, -15_000, 0,
    ]);
  });

  it.each(statementCases)('$id: $title $clauses', ({ given, expect: expected }) => {
    const { findings, recomputed } = compared(changed(given.changes), given.settings);
    const { more = [], gone = [] } = expected;
    const stays = SAMPLE.filter(
      ([code, words]) => !gone.some(([other, place]) => other === code && place === words),
    );
    const wanted = [...stays, ...more];
    const named = (found: Finding): readonly ExpectedFinding[] =>
      wanted.filter(([code, words]) => code === found.code && words === found.words);
    const close = findings.flatMap((found) => {
      const candidates = named(found);
      const [best] = candidates.filter(([, , about]) =>
        Object.entries(about).every(([key, value]) => found.about[key] === value),
      );
      return told([found], best === undefined ? candidates : [best]);
    });
    expect(sorted(close)).toEqual(sorted(wanted));
    if (expected.recomputed !== undefined) expect(recomputed.value).toBe(expected.recomputed);
  });
});

describe('the whole sample turn run from its text', () => {
  const proposal = adjudicate({
    world,
    orders: { tha: tharosTurn },
    rulings: {},
    settings: {},
    seed,
  });
  const own = (proposal?.findings ?? []).filter(({ party }) => party === 'tha');
  const has = (code: string, unit?: number): number =>
    own.filter((found) => found.code === code && (unit === undefined || found.unit === unit))
      .length;

  it('WW-8.3-45: reports all contradictions of the balance', () => {
    for (const [code, words] of sampleContradictions)
      expect(own.filter((found) => found.code === code && found.words === words)).toHaveLength(1);
  });

  it.each([
    ['WW-8.3-60', 'F-MUSTER-MISMATCH', 101],
    ['WW-8.3-61', 'F-ORD-NOCOMBAT', 102],
    ['WW-8.3-62', 'F-ROW-ENDPOS', 201],
    ['WW-8.3-62', 'F-LOAD-CAP', 201],
    ['WW-8.3-63', 'F-ROW-SIZE', 302],
    ['WW-8.3-63', 'F-ROW-STARTPOS', 302],
    ['WW-8.3-63', 'F-ROW-ENDPOS', 302],
    ['WW-8.3-64', 'F-UNIT-TYPE', 301],
    ['WW-8.3-65', 'F-ROW-STARTPOS', 502],
    ['WW-8.3-65', 'F-ROW-UNKNOWN', 502],
    ['WW-8.3-66', 'F-MUSTER-MISMATCH', 106],
    ['WW-8.3-68', 'F-CHAR-SETTLEMENT', undefined],
    ['WW-8.3-70', 'F-PORT-MISSING', undefined],
    ['WW-8.3-71', 'F-UNIT-SMALL', 202],
    ['WW-8.3-71', 'F-UNIT-SMALL', 203],
  ] as const)('%s: reports %s once (unit %s)', (_, code, unit) => {
    expect(has(code, unit)).toBe(1);
  });

  it('WW-8.3-67, WW-8.3-69: objects neither to work that rests, nor to good points', () => {
    const codesOf = (unit: number) =>
      own.filter((one) => one.unit === unit).map(({ code }) => code);
    expect(codesOf(401)).toEqual([]);
    expect(codesOf(501).filter((code) => code !== 'F-CHAR-SETTLEMENT')).toEqual([]);
  });
});
