import { describe, expect, it } from 'vitest';
import { formatPosition } from '../../../hex';
import type { Finding } from '../../../kernel';
import type { World } from '../../../world';
import {
  checkOrders,
  formatCode,
  formatRemark,
  readOrders,
  type Step,
  type WabenRow,
} from '../orders';
import { worldOfCase } from './build';
import type { CaseUnit } from './case';
import { blankWork, type Work } from '../../../world';
import { CHECKS, type GivenCheck } from './ordersCheck';
import { CODES } from './ordersCodes';
import { type GivenMovement, MOVEMENTS } from './ordersMovement';
import { REMARKS } from './ordersRemarks';

/** Findings without advice, which has cases of its own. */
const checked = (...given: Parameters<typeof checkOrders>): readonly Finding[] =>
  checkOrders(...given).filter(({ code }) => !code.startsWith('F-ADV-'));

const MAP = [
  { no: '210', u: 0, v: 0, terrain: 't' },
  { no: '001', u: 1, v: 0, terrain: 't' },
  { no: '002', u: 1, v: -1, terrain: 'w' },
  { no: '009', u: 2, v: 0, terrain: 't' },
  { no: '711', u: 5, v: 0, terrain: 't' },
  { no: '710', u: 4, v: 1, terrain: 't' },
  { no: '789', u: 5, v: 3, terrain: 't' },
];

const worldWith = (units: readonly CaseUnit[]): World => worldOfCase({ map: MAP, units });

const table = (head: string, rows: readonly string[]): string =>
  [head, ...rows].map((row) => row.replaceAll('|', '\t')).join('\n');

const named = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ code, words }) => `${code} ${words}`.trim());

const stepText = (step: Step): string => {
  if (step.kind === 'board') return `${step.field ?? ''}(${String(step.carrier)})`;
  return step.kind === 'side' ? `${step.field}(${String(step.side)})` : step.field;
};

const onlyRow = (rows: readonly WabenRow[]): WabenRow => {
  const [row] = rows;
  if (row === undefined) throw new Error('no row was read');
  return row;
};

const textOf = ({ unit = 101, start, movement }: GivenMovement): string =>
  start === null
    ? `Nr.\tZugbefehl\tBefehl\n${String(unit)}\t${movement}\tKV`
    : `Nr.\tPosition alt\tZugbefehl\tBefehl\n${String(unit)}\t${start}\t${movement}\tKV`;

const unitsOf = ({ unit = 101, place }: GivenMovement): readonly CaseUnit[] =>
  place === undefined
    ? []
    : [
        { party: 'a', number: unit, type: 'K', size: 5000, place },
        { party: 'a', number: 300, type: 'S', size: 100, place: '210/19' },
      ];

describe('movements', () => {
  it.each(MOVEMENTS)('$id', ({ given, expect: expected }) => {
    const world = worldWith(unitsOf(given));
    const sheet = readOrders(textOf(given), 'a', world, given.settings);
    const { movement } = onlyRow(sheet.rows).content;
    expect(movement.steps.map(stepText)).toEqual(expected.steps);
    expect(movement.form).toBe(expected.form);
    if (expected.start !== undefined)
      expect(movement.start === null ? null : formatPosition(movement.start)).toBe(expected.start);
    const findings = checked(sheet, world, given.settings ?? {}).filter(
      ({ code, words }) => code !== 'F-ROW-MISSING' && words !== String(given.unit ?? 101),
    );
    expect(named(findings)).toEqual(expected.findings ?? []);
  });
});

describe('order codes', () => {
  it.each(CODES)('$id: $title', ({ given, expect: expected }) => {
    const sheet = readOrders(`Nr.\tZugbefehl\tBefehl\n101\t\t${given}`, 'a', worldWith([]));
    const { code } = onlyRow(sheet.rows).content;
    const words = code === null ? null : formatCode(code).replace(/^(.)(.)/, '$1 $2');
    expect(words?.replace(/^(K .)(.)/, '$1 $2') ?? null).toBe(expected.code);
    expect(named(sheet.findings)).toEqual(expected.findings);
  });

  it('WW-6.3-11: an empty code is missing', () => {
    const world = worldWith([]);
    const sheet = readOrders('Nr.\tZugbefehl\tBefehl\n101\t210/19\t', 'a', world);
    expect(named(checked(sheet, world, {}))).toContain('F-ORD-MISSING 101');
  });
});

describe('remarks', () => {
  it.each(REMARKS)('$id', ({ given, expect: expected }) => {
    const world = worldWith([]);
    const text = `Nr.\tZugbefehl\tBefehl\tSonstiges\n101\t\tKV\t${given}`;
    const sheet = readOrders(text, 'a', world);
    const { remarks } = onlyRow(sheet.rows).content;
    expect(remarks.map((remark) => `${remark.kind}: ${formatRemark(remark)}`)).toEqual(
      expected.remarks,
    );
    const wording = checked(sheet, world, {}).filter(({ code }) =>
      /REMARK|SYNTAX|FORMAT|NUMBER/.test(code),
    );
    expect(named(wording)).toEqual(expected.findings);
  });
});

describe('checks', () => {
  const worldOf = (given: GivenCheck): World => {
    const world = worldOfCase({ ...given, map: MAP });
    return { ...world, clock: { ...world.clock, moon: given.moon ?? 3 } };
  };

  it('WW-6.2-19: an unfinished road or a damaged wall is something to build', () => {
    const world = worldOf({ head: '', rows: [], units: [] });
    const worker = worldOfCase({
      map: MAP,
      units: [{ party: 'a', number: 401, type: 'A', size: 5000, place: '210/19' }],
    });
    const asked = (work: Work): boolean => {
      const site = { ...world, units: worker.units, works: { [work.id]: work } };
      const sheet = readOrders(table('Nr.|Zugbefehl|Befehl', ['401||AB']), 'a', site);
      return checked(sheet, site, {}).some(({ code }) => code === 'F-ORD-NOTARGET');
    };
    const road = blankWork('road', '210/20' as never, 5, 5);
    const wall = blankWork('wall', '210/19' as never, 2, 5);
    expect(asked({ ...road, progress: 0 })).toBe(false);
    expect(asked({ ...wall, damage: { whole: 2500 } })).toBe(false);
    expect(asked(road)).toBe(true);
    expect(asked({ ...wall, field: '210/20' as never, progress: 0 })).toBe(true);
  });

  it.each(CHECKS)('$id', ({ given, expect: expected }) => {
    const world = worldOf(given);
    const sheet = readOrders(table(given.head, given.rows), 'a', world, given.settings);
    const findings = checked(sheet, world, given.settings ?? {});
    expect(
      findings.map(({ unit, code, words }) => `${String(unit)} ${code} ${words}`.trim()),
    ).toEqual(expected);
  });
});
