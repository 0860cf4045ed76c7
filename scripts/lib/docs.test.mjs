import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { CLAUSE } from './clauses.mjs';
import { filesBelow } from './files.mjs';
import { inProject } from './project.mjs';
import { SOAKS } from './soaks.mjs';

const TOPS = ['engine', 'renderer', 'electron', 'cli', 'e2e', 'bench', 'scripts', 'docs', 'assets'];
const files = [...filesBelow(TOPS), ...readdirSync(inProject())];
/** Every file and every folder that holds one. */
const paths = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
);
/** The ends by which a file may be called, such as `model/storage/queue.ts`. */
const ends = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);
const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

const markdown = new MarkdownIt();
const isPage = (file) =>
  /^(README\.md|docs\/([^/]+|gallery\/README)\.md)$|\/SOURCES\.md$/.test(file);

/** Every token of a page, those within paragraphs and cells too. */
const tokensOf = (text) =>
  markdown.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);

/** The name by which a link finds a heading, as GitHub makes it. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchors = new Map();

const anchorsOf = (text) => {
  if (!anchors.has(text))
    anchors.set(
      text,
      tokensOf(text).flatMap((token, at, all) =>
        token.type === 'heading_open' ? [anchorOf(all[at + 1].content)] : [],
      ),
    );
  return anchors.get(text);
};

const read = (file) => readFileSync(inProject(file), 'utf8');

/** Fault of a link of a page; undefined = it leads somewhere, or out of the project. */
const linkFault = (page, text, link) => {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [path, anchor] = link.split('#').map(decodeURIComponent);
  const target = posix.join(posix.dirname(page), path).replace(/\/$/, '');
  if (path !== '' && !paths.has(target)) return `no file ${link}`;
  if (anchor === undefined) return undefined;
  return anchorsOf(path === '' ? text : read(target)).includes(anchor)
    ? undefined
    : `no heading ${link}`;
};

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
const expanded = (path) => {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return choices === undefined
    ? [path]
    : choices.split(',').flatMap((choice) => expanded(before + choice + after));
};

const startsAtTop = new RegExp(`^(${TOPS.join('|')})/`);
const isSourceName = /^[\w./*{},-]+\.(ts|tsx|mts|mjs)$/;

/** True if a path from the top names a file or folder, or any other the end of a file's path. */
const isNamed = (path) => {
  if (path.includes('*')) {
    const parts = path.split('*').map((part) => part.replace(/\W/g, '\\$&'));
    const pattern = new RegExp(`(^|/)${parts.join('[^/]*')}`);
    return files.some((file) => pattern.test(file));
  }
  const name = path.replace(/\/$/, '');
  return (startsAtTop.test(path) ? paths : ends).has(name);
};

const benches = files.flatMap((file) => /^bench\/(.+)\.bench\.ts$/.exec(file)?.[1] ?? []);
const ahead = files.flatMap(
  (file) => /^engine\/systems\/(\w+)\/data\/ahead\.ts$/.exec(file)?.[1] ?? [],
);
const TRIALS = { bench: benches, soak: SOAKS.map(({ name }) => name), trials: ahead };

/** Faults of the scripts of package.json that a line of code calls. */
const scriptFaults = (line) =>
  [...line.matchAll(/npm run ([\w:]+)(?: -- ([a-z ]+))?/g)].flatMap(([, script, names = '']) => {
    if (!(script in scripts)) return [`no script ${script}`];
    return names
      .split(' ')
      .filter((name) => name !== '' && !TRIALS[script]?.some((trial) => trial.includes(name)))
      .map((name) => `no ${script} ${name}`);
  });

/**
 * Faults of the paths a line of code names. Omitted are those with a gap to fill in, such as `<game>`, and what a build
 * makes.
 */
const pathFaults = (line) =>
  line
    .split(/[\s'"()=,;]+(?![^{]*\})/)
    .filter((word) => !/[<>…]|^dist\//.test(word))
    .filter((word) => startsAtTop.test(word) || isSourceName.test(word))
    .flatMap(expanded)
    .filter((path) => !isNamed(path))
    .map((path) => `no file ${path}`);

/** How a table of sources names a file: from the folder of its game, or from the top; then titles and clauses in it. */
const SOURCE = new RegExp(
  `(?<![\\w/])((?:(?:arcade|cases|data|forms|orders|records|rules|state|turn|views|words|${TOPS.join('|')})/[\\w./-]*\\w|\\w+\\.test\\b))` +
    String.raw`((?:,?\s+(?:"[^"]*"|${CLAUSE.source}))*)`,
  'g',
);

/** Letters and signs alone, however they are written. */
const plain = (text) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/\\?[„“”]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/**
 * References of a table of sources that do not exist: `cases/books`, or `rules/terrain.test "thaws ..."` in that file.
 */
const sourceFaults = (page, text) => {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  return [...text.matchAll(SOURCE)].flatMap(([, name, titles]) => {
    const start = startsAtTop.test(name) ? name : folder + name;
    const found = files.filter(
      (file) =>
        file.startsWith(start) &&
        /^((\.test)?\.tsx?|\.cases\.txt|\/.*)?$/.test(file.slice(start.length)),
    );
    if (found.length === 0) return [`no file ${name}`];
    const named = titles === '' ? '' : plain(found.map(read).join('\n'));
    return [...titles.matchAll(new RegExp(`"([^"]*)"|${CLAUSE.source}`, 'g'))]
      .map(([whole, title = whole]) => title)
      .filter((title) => !title.split('...').every((part) => named.includes(plain(part).trim())))
      .map((title) => `no "${title}" in ${name}`);
  });
};

/** Everything a page names that is not there. */
const faultsOf = (page, text) =>
  tokensOf(text).flatMap((token) => {
    const link = token.attrGet('href') ?? token.attrGet('src');
    if (link !== null) return linkFault(page, text, link) ?? [];
    if (token.type !== 'code_inline' && token.type !== 'fence' && token.type !== 'code_block')
      return [];
    return token.content
      .split('\n')
      .flatMap((line) => [...scriptFaults(line), ...pathFaults(line)]);
  });

describe('the documents', () => {
  it.each(files.filter(isPage))('%s names only files, headings and scripts that exist', (page) => {
    expect(faultsOf(page, read(page))).toEqual([]);
  });

  it.each(files.filter((file) => file.endsWith('/SOURCES.md')))(
    '%s names only cases, tests and rules that exist',
    (page) => {
      expect(sourceFaults(page, read(page))).toEqual([]);
      expect(sourceFaults(page, 'shown by cases/none, engine/none.test')).toEqual([
        'no file cases/none',
        'no file engine/none.test',
      ]);
      const titles = 'engine/laws.test "The laws ... for files", "the laws ... for nobody"';
      expect(sourceFaults(page, titles)).toEqual([
        'no "the laws ... for nobody" in engine/laws.test',
      ]);
    },
  );

  it('no two files of a folder differ in the case of letters only', () => {
    const names = files.map((file) => file.replace(/\.tsx?$/, ''));
    const lower = names.map((name) => name.toLowerCase());
    const twins = names.filter((name, index) => {
      const first = lower.indexOf(name.toLowerCase());
      return first !== index && names[first] !== name;
    });
    expect(twins).toEqual([]);
  });

  it.each([
    ['a link', '[a](none.md)', 'no file none.md'],
    ['a picture', '![a](pictures/none.png)', 'no file pictures/none.png'],
    ['a heading', '# Here\n\n[a](#there)', 'no heading #there'],
    ['a heading of another page', '[a](glossary.md#none)', 'no heading glossary.md#none'],
    ['a path from the top', '`engine/none/`', 'no file engine/none/'],
    ['a path in a command', '    npx vitest run engine/none', 'no file engine/none'],
    ['one of several paths', '`docs/{glossary,none}.md`', 'no file docs/none.md'],
    ['a path with a star', '`docs/*.none`', 'no file docs/*.none'],
    ['a name of a source file', '`none.test.ts`', 'no file none.test.ts'],
    ['a script', '```\nnpm run none\n```', 'no script none'],
    ['a benchmark', '`npm run bench -- none`', 'no bench none'],
    ['a long trial', '`npm run soak -- crash none`', 'no soak none'],
  ])('would be found to name %s that is not there', (_, text, fault) => {
    expect(faultsOf('docs/page.md', text)).toEqual([fault]);
  });

  it('may name places outside, headings and gaps', () => {
    const text =
      '# Ä „b“ `c`\n\n[a](#ä-b-c) [b](https://example.org/none) `engine/systems/<game>/`';
    expect(faultsOf('docs/page.md', text)).toEqual([]);
  });
});

describe('the glossary', () => {
  it('names only what the code names', () => {
    const sources = files.filter((file) => /^(engine|renderer)\/.*(?<!\.test)\.tsx?$/.test(file));
    const words = new Set(sources.flatMap((file) => read(file).match(/\w+/g) ?? []));
    const named = [...read('docs/glossary.md').matchAll(/`([A-Za-z]\w*)`/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !words.has(name))).toEqual([]);
  });
});

describe('README.md', () => {
  it('has at most 80 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });
});
