import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCases, recordCases } from '../cases';
import { faultsInFile, recordGame } from './case-runner';
import { mills } from './mills';
import { MILL_VALLEYS } from './mills/campaign';
import { organisationCases } from './organisationCases';

const faults = (text: string) => faultsInFile(organisationCases, 'x.cases.txt', text);

const CASE = `# Einkommen | Income
steps: income
x: calm r1 3

## OS-8.4-02
drei Einheiten bringen je eins | three units bring one each
=> money x: r1 3
=> findings: none
`;

describe('cases as text', () => {
  it('hold if everything expected comes', () => {
    expect(faults(CASE)).toEqual([]);
  });

  it('name the line, the expected and the actual result, if it fails', () => {
    expect(faults(CASE.replace('x: r1 3\n=> f', 'x: r1 4\n=> f'))).toEqual([
      'x.cases.txt:7: expected "money x: r1 4", came to "r1 3"',
    ]);
    expect(faults(CASE.replace('findings: none', 'findings: E_MONEY'))).toEqual([
      'x.cases.txt:8: expected "findings: E_MONEY", came to "none"',
    ]);
  });

  it('fail where a planted figure, question or event does not come', () => {
    const planted = ['questions: a/b', 'events: unpaid', 'population x: r1 2', 'money y: none'];
    for (const line of planted)
      expect(faults(`${CASE}=> ${line}\n`).map((fault) => fault.split(',')[0])).toEqual([
        `x.cases.txt:9: expected "${line}"`,
      ]);
  });

  it('inherit the lines of their group, unless they override them', () => {
    const other = CASE.replace('three units bring one each', '$&\nx: calm r2 2');
    expect(faults(other)).toEqual(['x.cases.txt:8: expected "money x: r1 3", came to "r2 2"']);
    expect(faults(CASE.replace('steps: income', '$&\n=> events: unpaid'))).toEqual([
      'x.cases.txt:3: expected "events: unpaid", came to "none"',
    ]);
  });

  it('are nothing but a table under a bare head, whose columns are lines by their names', () => {
    const table = CASE.replace(
      /## [^]*/,
      [
        '##',
        'phase: 2',
        '| clauses | de | en | x | given | => money x | expected |',
        '| OS-8.4-02 | zwei | two | calm r1 2 | | r1 2 | findings: none / events: none |',
        '| OS-8.4-02 | drei | three | | setting os.limit.scope: region | r1 3 | |',
        '| OS-8.4-02 | vier | four | calm r1 4 | | r1 3 | |',
      ].join('\n'),
    );
    expect(faults(table)).toEqual(['x.cases.txt:10: expected "money x: r1 3", came to "r1 4"']);
  });

  it('are one for every row of a table, and a row that is wrong is named', () => {
    const table = CASE.replace('calm r1 3', '').replace(
      /## [^]*/,
      [
        '## OS-8.4-02',
        '<de> | <en>',
        'x: calm r1 <units>',
        '=> money x: <money>',
        '=> <more>',
        '| de | en | units | money | more |',
        '| eine | one | 1 | r1 1 | findings: none / events: none |',
        '| zwei | two | 2 | r1 9 | |',
      ].join('\n'),
    );
    expect(
      readCases(table).cases.map(({ title, expected }) => [title[1], expected.length]),
    ).toEqual([
      ['one', 3],
      ['two', 1],
    ]);
    expect(faults(table)).toEqual(['x.cases.txt:12: expected "money x: r1 9", came to "r1 2"']);
  });

  it('read orders as a letter, and take data no letter can express', () => {
    const order = CASE.replace('calm r1 3', '$&; trade 2').replace('=> money x: r1 3\n', '');
    expect(faults(order.replace('=> find', 'orders x: HANDEL in r1: 2\n=> find'))).toEqual([]);
    expect(
      faults(order.replace('=> find', 'orders x: HANDEL in r1: 2 {"levels":-1}\n=> find')),
    ).toEqual(['x.cases.txt:8: expected "findings: none", came to "E_LEVEL"']);
    expect(faults(order.replace('=> find', 'orders x: HANDEL in Rom: 2\n=> find'))).toEqual([
      'x.cases.txt:8: expected "findings: none", came to "E_TARGET"',
    ]);
  });

  it.each([
    ['=> money x: r1 3\n=> findings: none', '', '5: expected "=> ...", found none'],
    ['## OS-8.4-02', '## income', '5: expected ids of clauses, found "income"'],
    [' | three units bring one each', '', '6: expected the title as "deutsch | english", found'],
    ['x: calm r1 3', 'x: gold r1 3', '3: expected what is given, found "x: gold r1 3"'],
    ['x: calm r1 3', 'x calm r1 3', '3: expected "key: value", found "x calm r1 3"'],
    ['x: calm r1 3', 'x: calm r1 3\nx: calm r2 3', '4: "x" is said twice'],
    ['money x', 'gold x', '7: expected one of findings, questions'],
    ['steps: income', 'steps: dinner', '2: expected what is given, found "steps: dinner"'],
    ['# Einkommen | Income\n', '', '1: expected "# deutsch | english"'],
    ['=> findings: none', '| a | b |\n| 1 |', '9: expected 2 cells (a, b), found 1'],
  ])('report %s written as %s', (right, wrong, fault) => {
    expect(faults(CASE.replace(right, wrong)).join('\n')).toContain(`x.cases.txt:${fault}`);
  });
});

describe('cases of a game without a notation of its own', () => {
  const game = recordGame(recordCases(mills, MILL_VALLEYS));
  const text = readFileSync(new URL('mills/cases.txt', import.meta.url), 'utf8');

  it('hold by what the game declares (MT-1-01, MT-1-02, MT-2-01)', () => {
    expect(faultsInFile(game, 'cases.txt', text)).toEqual([]);
    expect(faultsInFile(game, 'cases.txt', text.replace('money anna: 9', 'money anna: 8'))).toEqual(
      ['cases.txt:17: expected "money anna: 8", came to "9"'],
    );
  });

  it.each(['mill wheels 99', 'mill sails 2', 'tower 1', 'money much'])(
    'report that nothing can be given as %s',
    (wrong) => {
      const faults = faultsInFile(game, 'x.cases.txt', text.replace('seat wald', wrong));
      expect(faults[0]).toContain(`expected what is given, found "bert: ${wrong}; money 4"`);
    },
  );
});
