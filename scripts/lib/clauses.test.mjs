import { describe, expect, it } from 'vitest';
import { citedIn, coverageLines, coverageOf, isWhole, listedIn, needlessIn } from './clauses.mjs';

const LISTED = ['WW-0.1-01', 'WW-0.1-02', 'WW-7.2-14'];

const NONE = { clauses: [], faults: [] };

const sources = (rows, after = '') =>
  `# Sources\n\n| WW-9.9-09 | elsewhere |\n\n## Not applicable to software\n\nWords.\n\n| clause | reason |\n| --- | --- |\n${rows.join('\n')}\n${after}`;

describe('reading the lists', () => {
  it('finds the clauses of a rule book by their headings alone', () => {
    expect(listedIn('## 0 A / B\n\n#### WW-0.1-01\n\n- see WW-0.1-09\n\n#### WW-0.1-02\n')).toEqual(
      ['WW-0.1-01', 'WW-0.1-02'],
    );
  });

  it('knows clauses of any letters, with and without section', () => {
    expect(listedIn('#### OS-7-04\n\n#### OS-5.1-02\n\n#### OS 7-05\n')).toEqual([
      'OS-7-04',
      'OS-5.1-02',
    ]);
    expect(citedIn("'OS-7-04', 'OS-5.1-02b', `OS-16-${no}`")).toEqual(['OS-7-04', 'OS-5.1-02']);
    const declared = sources(['| OS-7-05 | a matter of taste |']);
    expect(needlessIn(declared)).toEqual({ clauses: ['OS-7-05'], faults: [] });
  });

  it('knows chapters with a letter, and clauses without chapter that are no part of another id', () => {
    expect(listedIn('#### PI-05a-02\n\n#### GM-34\n')).toEqual(['PI-05a-02', 'GM-34']);
    expect(citedIn('GM-34. UTF-8, OS-16-${no}, GM-34')).toEqual(['GM-34']);
    const coverage = coverageOf({
      listed: ['PI-05a-02', 'GM-34'],
      cited: ['GM-34'],
      needless: NONE,
    });
    expect(coverage.chapters.map(({ chapter, covered }) => [chapter, covered])).toEqual([
      ['05a', []],
      ['GM', ['GM-34']],
    ]);
  });

  it('finds what a case cites, once, with or without a letter behind', () => {
    expect(citedIn("id: 'WW-4.3-06c', // WW-4.3-06 and WW-12.4-01, not WW-4.3")).toEqual([
      'WW-4.3-06',
      'WW-12.4-01',
    ]);
    expect(citedIn('nothing')).toEqual([]);
  });

  it('finds what is declared not applicable, under its heading only', () => {
    const markdown = sources(
      ['| WW-1.1-06 | agreed with the GM |', '| WW-1.1-08 |  manners |'],
      '\n## Later\n\n| clause | reason |\n| --- | --- |\n| WW-2.2-02 | other |\n',
    );
    const expected = { clauses: ['WW-1.1-06', 'WW-1.1-08'], faults: [] };
    expect(needlessIn(markdown)).toEqual(expected);
    expect(needlessIn(markdown.replaceAll('\n', '\r\n'))).toEqual(expected);
    expect(needlessIn('# Sources\n\nWords.\n')).toEqual(NONE);
  });

  it.each([
    ['a range', '| WW-1.1-06 to -08 | manners |', '"WW-1.1-06 to -08" is not one clause'],
    ['a section', '| WW-1.1 | manners |', '"WW-1.1" is not one clause'],
    ['a missing reason', '| WW-1.1-06 | |', 'WW-1.1-06 needs one reason'],
    ['a missing cell', '| WW-1.1-06 |', 'WW-1.1-06 needs one reason'],
    ['a cell too many', '| WW-1.1-06 | a | b |', 'WW-1.1-06 needs one reason'],
  ])('does not take %s', (_, line, fault) => {
    expect(needlessIn(sources([line]))).toEqual({ clauses: [], faults: [fault] });
  });
});

describe('the coverage of a rule book', () => {
  it('counts by chapter what is covered, needless and missing', () => {
    const coverage = coverageOf({
      listed: LISTED,
      cited: ['WW-0.1-01', 'WW-3.3-33'],
      needless: { clauses: ['WW-0.1-02'], faults: [] },
    });
    expect(coverage).toEqual({
      chapters: [
        { chapter: '0', covered: ['WW-0.1-01'], needless: ['WW-0.1-02'], missing: [] },
        { chapter: '7', covered: [], needless: [], missing: ['WW-7.2-14'] },
      ],
      faults: [],
    });
    expect(isWhole(coverage)).toBe(false);
    const lines = coverageLines('waben', coverage);
    expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['waben', 'covered', 'not applicable', 'not covered'],
      ['chapter 0', '1', '1', '0'],
      ['chapter 7', '0', '0', '1'],
      ['WW-7.2-14'],
      ['all', '1', '1', '1'],
    ]);
  });

  it('counts the games apart, chapters without sections, too', () => {
    const cited = ['WW-7.2-14', 'OS-7-04', 'OS-8.1-01'];
    const listed = ['OS-7-04', 'OS-7-05', 'OS-8.1-01'];
    const { chapters } = coverageOf({ listed, cited, needless: NONE });
    expect(chapters).toEqual([
      { chapter: '7', covered: ['OS-7-04'], needless: [], missing: ['OS-7-05'] },
      { chapter: '8', covered: ['OS-8.1-01'], needless: [], missing: [] },
    ]);
  });

  it('is whole if every clause is cited or needless', () => {
    const needless = { clauses: ['WW-0.1-02'], faults: [] };
    const cited = ['WW-0.1-01', 'WW-7.2-14'];
    expect(isWhole(coverageOf({ listed: LISTED, cited, needless }))).toBe(true);
    expect(isWhole(coverageOf({ listed: LISTED, cited: LISTED, needless: NONE }))).toBe(true);
  });

  it.each([
    [
      'a clause that is both',
      LISTED,
      ['WW-0.1-02'],
      'WW-0.1-02 is declared not applicable but cited by a case or test',
    ],
    [
      'a clause that does not exist',
      LISTED,
      ['WW-0.1-99'],
      'WW-0.1-99 is declared not applicable but does not exist',
    ],
  ])('is not whole with %s', (_, cited, clauses, fault) => {
    const coverage = coverageOf({ listed: LISTED, cited, needless: { clauses, faults: [] } });
    expect(coverage.faults).toEqual([fault]);
    expect(isWhole(coverage)).toBe(false);
    expect(coverageLines('waben', coverage)).toContain(fault);
  });

  it('is not whole with a clause listed or declared twice, a malformed row, or an empty list', () => {
    const twice = coverageOf({ listed: [...LISTED, 'WW-0.1-01'], cited: LISTED, needless: NONE });
    expect(twice.faults).toEqual(['WW-0.1-01 stands twice in the list']);
    const declared = coverageOf({
      listed: LISTED,
      cited: ['WW-0.1-01', 'WW-7.2-14'],
      needless: { clauses: ['WW-0.1-02', 'WW-0.1-02'], faults: ['a row'] },
    });
    expect(declared.faults).toEqual(['a row', 'WW-0.1-02 is declared not applicable twice']);
    const empty = coverageOf({ listed: [], cited: LISTED, needless: NONE });
    expect(empty.faults).toEqual(['the list has no clauses']);
    for (const coverage of [twice, declared, empty]) expect(isWhole(coverage)).toBe(false);
  });

  it('folds a long list of missing clauses', () => {
    const listed = Array.from({ length: 20 }, (_, at) => `WW-1.1-${String(at + 10)}`);
    const lines = coverageLines('waben', coverageOf({ listed, cited: [], needless: NONE }));
    expect(lines.filter((line) => line.includes('WW-')).map((line) => line.length)).toEqual([
      81, 81, 41,
    ]);
  });
});
