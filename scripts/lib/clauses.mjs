// Which clauses of a rule book are covered: reads the lists and compares them. Pure: texts in, verdict out.

/** Letters of the game, chapter with a section or letter where it has any, running number: as `CLAUSE_ID` of the engine. */
export const CLAUSE = /\b[A-Z]{2}-(?:\d+(?:\.\d+|[a-z])?-\d+|\d{2}(?![-\d]|\.\d))/;

/** The heading under which a system's SOURCES.md lists the clauses no software can show. */
export const NEEDLESS_HEADING = '## Not applicable to software';

/** Ids of the clauses a list in docs/rules has, in its order: one heading `#### WW-7.2-14` or `#### OS-7-04` each. */
export const listedIn = (markdown) =>
  [...markdown.matchAll(new RegExp(`^#### (${CLAUSE.source})\\s*$`, 'gm'))].map(([, id]) => id);

/** Ids of the clauses a case or test cites; `WW-4.3-06c` cites WW-4.3-06. */
export const citedIn = (text) => [...new Set(text.match(new RegExp(CLAUSE, 'g')) ?? [])];

const cellsOf = (row) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const isRow = (line) => /^\|/.test(line) && !/^\|[\s|:-]+$/.test(line);

const faultOf = ([clause = '', reason = '', ...more]) => {
  if (!new RegExp(`^${CLAUSE.source}$`).test(clause)) return `"${clause}" is not one clause`;
  return reason === '' || more.length > 0 ? `${clause} needs one reason` : undefined;
};

/**
 * The clauses declared not applicable to software, from the table `| clause | reason |` under their heading.
 * @returns {{ clauses: string[], faults: string[] }} faults: rows that are not one id with one reason
 */
export const needlessIn = (markdown) => {
  const lines = markdown.split(/\r?\n/).map((line) => line.trim());
  const from = lines.indexOf(NEEDLESS_HEADING);
  const below = from < 0 ? [] : lines.slice(from + 1);
  const to = below.findIndex((line) => line.startsWith('## '));
  const rows = (to < 0 ? below : below.slice(0, to)).filter(isRow).slice(1).map(cellsOf);
  const faults = rows.map(faultOf);
  return {
    clauses: rows.filter((_, at) => faults[at] === undefined).map(([clause]) => clause),
    faults: faults.filter((fault) => fault !== undefined),
  };
};

const chapterOf = (id) => /-(\d+[a-z]?)[-.]/.exec(id)?.[1] ?? id.split('-', 1)[0];

const repeated = (ids) => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];

/**
 * Compares the list of clauses with what cites them and with what needs no case.
 * @param {{ listed: readonly string[], cited: readonly string[], needless: { clauses: readonly string[], faults: readonly string[] } }} sources
 * @returns {{ chapters: { chapter: string, covered: string[], needless: string[], missing: string[] }[], faults: string[] }}
 */
export const coverageOf = ({ listed, cited, needless }) => {
  const isKnown = new Set(listed);
  const isCited = new Set(cited);
  const isNeedless = new Set(needless.clauses);
  const chapters = [...new Set(listed.map(chapterOf))].map((chapter) => {
    const ids = listed.filter((id) => chapterOf(id) === chapter);
    return {
      chapter,
      covered: ids.filter((id) => isCited.has(id)),
      needless: ids.filter((id) => isNeedless.has(id) && !isCited.has(id)),
      missing: ids.filter((id) => !isCited.has(id) && !isNeedless.has(id)),
    };
  });
  return {
    chapters,
    faults: [
      ...(listed.length === 0 ? ['the list has no clauses'] : []),
      ...repeated(listed).map((id) => `${id} stands twice in the list`),
      ...needless.faults,
      ...repeated(needless.clauses).map((id) => `${id} is declared not applicable twice`),
      ...needless.clauses
        .filter((id) => !isKnown.has(id))
        .map((id) => `${id} is declared not applicable but does not exist`),
      ...[...isNeedless]
        .filter((id) => isCited.has(id))
        .map((id) => `${id} is declared not applicable but cited by a case or test`),
    ],
  };
};

const row = (cells) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padStart(16))).join('');

const figures = (name, { covered, needless, missing }) =>
  row([name, ...[covered, needless, missing].map(({ length }) => String(length))]);

const PER_LINE = 8;

const linesOf = (ids) =>
  ids.flatMap((_, at) =>
    at % PER_LINE === 0 ? [`  ${ids.slice(at, at + PER_LINE).join(' ')}`] : [],
  );

/** True if every clause is covered or needs no case, and the lists are in order. */
export const isWhole = ({ chapters, faults }) =>
  faults.length === 0 && chapters.every(({ missing }) => missing.length === 0);

/** The verdict as lines: a table by chapter, below each chapter its clauses without case, then the faults. */
export const coverageLines = (system, { chapters, faults }) => {
  const all = (key) => chapters.flatMap((chapter) => chapter[key]);
  const total = { covered: all('covered'), needless: all('needless'), missing: all('missing') };
  return [
    row([system, 'covered', 'not applicable', 'not covered']),
    ...chapters.flatMap((chapter) => [
      figures(`chapter ${chapter.chapter}`, chapter),
      ...linesOf(chapter.missing),
    ]),
    figures('all', total),
    ...faults,
  ];
};
