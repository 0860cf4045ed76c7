import { describe, expect, it } from 'vitest';
import { type BalanceSheet, type Finding, unfounded } from '../../../kernel';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import { waben } from '..';
import type { WabenTurn } from '../turn/turn';
import type { BooksCase } from './balance';
import { bookedTurn } from './moneyBuild';
import { musterCases } from './muster';
import { siteCases, storageCases } from './sites';

const summaryOf = ({ summary }: BalanceSheet): Readonly<Record<string, number>> =>
  Object.fromEntries(summary.map(({ id, key, cells }) => [id ?? key, cells['gold']?.value ?? NaN]));

const named = ({ code, unit }: Finding): string =>
  unit === undefined ? code : `${code} ${String(unit)}`;

const picked = (value: object | undefined, like: object): object | null =>
  value === undefined
    ? null
    : Object.fromEntries(
        Object.keys(like).map((key) => [key, (value as Readonly<Record<string, unknown>>)[key]]),
      );

const parts = (
  values: Readonly<Record<string, object>>,
  like: Readonly<Record<string, object | null>>,
): Readonly<Record<string, object | null>> =>
  Object.fromEntries(
    Object.entries(like).map(([key, one]) => [key, picked(values[key], one ?? {})]),
  );

/** Postings explain what changed, gold is whole, every figure follows from its parts (laws 1 and 5). */
const balances = (before: WabenTurn['world'], run: WabenTurn): void => {
  for (const sheet of run.balances) {
    const booked = run.postings.filter(({ party }) => party === sheet.party);
    const total = booked.reduce((sum, { amount }) => sum + amount, sheet.before);
    expect(sheet.before).toBe(before.parties[sheet.party]?.treasury);
    expect(run.world.parties[sheet.party]?.treasury).toBe(total);
    expect(sheet.after.value).toBe(total);
    const stored = Object.values(sheet.storage).reduce((sum, gold) => sum + gold, 0);
    expect(stored).toBe(total);
    const figures = [
      ...sheet.summary.flatMap(({ cells }) => Object.values(cells)),
      ...sheet.sections.flatMap(({ rows, totals }) => [
        ...rows.flatMap(({ cells }) => Object.values(cells)),
        ...Object.values(totals),
      ]),
    ];
    expect(figures.flatMap((figure) => unfounded(figure, waben.tables))).toEqual([]);
  }
  for (const { amount, why } of run.postings)
    expect([why.value, Number.isInteger(amount)]).toEqual([amount, true]);
};

const verify = ({ given, expect: expected }: BooksCase): void => {
  const run = withPoisonedGlobals(() => bookedTurn(deepFreeze(given)));
  const { world } = run;
  balances(run.input.world, run);
  const sheets = Object.fromEntries(run.balances.map((sheet) => [sheet.party, sheet]));
  for (const [party, gold] of Object.entries(expected.treasury ?? {})) {
    expect([party, world.parties[party]?.treasury]).toEqual([party, gold]);
  }
  for (const [party, rows] of Object.entries(expected.summary ?? {})) {
    const sheet = sheets[party];
    expect(sheet === undefined ? undefined : summaryOf(sheet)).toMatchObject(rows);
  }
  if (expected.findings !== undefined) {
    const found = run.findings.filter(({ code }) => !code.startsWith('F-ADV'));
    expect(found.map(named)).toEqual(expected.findings);
  }
  if (expected.questions !== undefined) {
    expect(run.questions.map(({ key }) => key)).toEqual(expected.questions);
  }
  expect(parts(world.parties, expected.parties ?? {})).toEqual(expected.parties ?? {});
  expect(parts(world.units, expected.units ?? {})).toEqual(expected.units ?? {});
  expect(parts(world.works, expected.works ?? {})).toEqual(expected.works ?? {});
  if (expected.storage !== undefined) expect(sheets['a']?.storage).toEqual(expected.storage);
};

describe.each([
  ['raising', musterCases],
  ['structures', siteCases],
  ['where gold lies', storageCases],
])('the books %s', (_, cases) => {
  it.each(cases)('$id: $title', verify);
});
