import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inLanguage, systems } from '../../../engine';
import { withGaps } from '../../kit/text/cases';
import { createTexts, tongues, type Words, wordsOf } from '../../kit/text/words';
import { Blocks, searchSections, sectionsOf } from './HelpScreen';
import { type Block, type Inline, type Line, readManual, slugOf, wordsOfLine } from './manual';
import { MANUALS, pictureAt } from './sources';

const shown = (markdown: string, links: string[] = []): HTMLElement =>
  render(<Blocks blocks={readManual(markdown)} onLink={(id) => links.push(id)} />).container;

const headings = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));

describe('a manual as elements', () => {
  it.each([
    ['a tag in a line', 'Ein <b>fettes</b> Wort', '<b>fettes</b>'],
    ['a block of tags', '<div onclick="alert(1)">Kasten</div>', '<div onclick="alert(1)">'],
    ['a script', 'vor <script>alert(1)</script> nach', '<script>alert(1)</script>'],
    ['a picture with a trap', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('shows HTML as text, never as elements: %s', (_, markdown, words) => {
    const page = shown(markdown);
    expect(page.textContent).toContain(words);
    expect(page.querySelectorAll('b, div div, script, img')).toHaveLength(0);
  });

  it.each([
    ['https://example.org/', 0],
    ['javascript:alert(1)', 0],
    ['//example.org', 0],
    ['other.md#karte', 0],
    ['#karte', 1],
  ])('links lead to headings only: %s', (target, count) => {
    const page = shown(`Siehe [dort](${target}).`);
    expect(page.querySelectorAll('a')).toHaveLength(count);
    expect(page.textContent).toContain('dort');
  });

  it.each([
    ['one of the manual', 'pictures/manual/moerderspiel-table.jpg', 1],
    ['one from elsewhere', 'https://example.org/a.jpg', 0],
    ['one outside the folder', '../secret.jpg', 0],
  ])('shows a picture of the manual, and of any other its text: %s', (_, source, count) => {
    const page = shown(`![Der Tisch](${source})`);
    const pictures = [...page.querySelectorAll('img')];
    expect(pictures).toHaveLength(count);
    expect([...pictures.map(({ alt }) => alt), page.textContent].join('')).toBe('Der Tisch');
  });

  it('follows a link to the heading it names, umlauts included', () => {
    const links: string[] = [];
    const page = shown('## Überall\n\n[hin](#überall)', links);
    page.querySelector('a')?.click();
    expect(links).toEqual(['überall']);
    expect(page.querySelector('h3')?.id).toBe('überall');
  });

  it('preserves tables, lists and examples', () => {
    const page = shown(
      '| A | B |\n| --- | --- |\n| `K` | *x* **y** |\n\n1. eins\n2. zwei\n\n```\n203 <KR>\n```',
    );
    expect(page.querySelectorAll('th')).toHaveLength(2);
    expect(page.querySelector('td code')?.textContent).toBe('K');
    expect(page.querySelectorAll('ol > li')).toHaveLength(2);
    expect(page.querySelector('pre')?.textContent).toBe('203 <KR>\n');
  });

  it.each([
    ['Die ersten fünf Minuten', 'die-ersten-fünf-minuten'],
    ['Probelauf, Schritte, Herleitung', 'probelauf-schritte-herleitung'],
  ])('names the heading "%s" as code hosts do', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('gives equal headings different names', () => {
    expect(headings(readManual('## Karte\n\n## Karte')).map(({ id }) => id)).toEqual([
      'karte',
      'karte-1',
    ]);
  });
});

interface Texts {
  readonly [key: string]: string | Texts;
}

const valuesOf = (texts: string | Texts): readonly string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(valuesOf);

/** What stands on the screen, as the manual writes it: `…` for what changes, small letters, no count behind it. */
const written = (label: string, words: Words): string =>
  withGaps(label.replaceAll(/\$t\((noun:\w+)\)/g, (_, noun: string) => words(noun)))
    .replace(/ \(…\)$/, '')
    .toLowerCase();

const strongIn = (line: Line): readonly Inline[] =>
  line.flatMap((part) =>
    part.kind === 'strong' ? [part] : 'parts' in part ? strongIn(part.parts) : [],
  );

/** Words before a colon at the head of an item name its subject. */
const withoutHead = (line: Line): Line => {
  const parts = line.filter((part) => part.kind !== 'text' || part.text !== '');
  const [first, second] = parts;
  const isHead = second?.kind === 'text' && /^( \(.*\))?:/.test(second.text);
  return first?.kind === 'strong' && isHead ? parts.slice(1) : parts;
};

const linesOf = (block: Block): readonly Line[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.line];
    case 'list':
      return block.items.flat().flatMap(linesOf).map(withoutHead);
    case 'table':
      return block.rows.flat();
    default:
      return [];
  }
};

describe('the texts of the screen', () => {
  it.each(['de', 'en'] as const)('are in the manual word for word, in %s', (language) => {
    const texts = createTexts(language).getDataByLanguage(language) as Texts;
    const titles = Object.values(systems).flatMap(({ title, presets }) => [
      title[language],
      ...(presets?.list ?? []).map(({ label }) => inLanguage(label, language)),
    ]);
    const rendered = tongues[language];
    const said = [...valuesOf(texts), ...Object.values(rendered).flatMap(valuesOf), ...titles];
    const speakers = [undefined, ...Object.keys(rendered)].map((game) => wordsOf(language, game));
    const labels = new Set(speakers.flatMap((words) => said.map((one) => written(one, words))));
    const named = readManual(MANUALS[language])
      .flatMap(linesOf)
      .flatMap(strongIn)
      .map((part) => wordsOfLine([part]))
      .filter((words) => !/[.?]$/.test(words));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((words) => !labels.has(words.toLowerCase()))).toEqual([]);
  });
});

/** Sections of the program with a chapter of their own; the help is the manual itself. */
const SCREENS = [
  'map',
  'records',
  'turn',
  'books',
  'delivery',
  'print',
  'chronicle',
  'rules',
  'settings',
] as const;

/** Where the manual leads beside the sections: the house rules of a campaign, and registers named in a row. */
const OTHER_PLACES = {
  de: ['Hausregeln', 'Hauptstädte und Fähigkeiten'],
  en: ['House rules', 'Capitals and abilities'],
} as const;

describe('the manuals', () => {
  it.each(['de', 'en'] as const)(
    'have a chapter for every section by its name, in %s',
    (language) => {
      const say = wordsOf(language);
      const chapters = headings(readManual(MANUALS[language]))
        .filter(({ level }) => level === 2)
        .map(({ line }) => wordsOfLine(line));
      const missing = SCREENS.map((screen) => say(`app:screen.${screen}`)).filter(
        (name) => !chapters.includes(name),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(['de', 'en'] as const)(
    'lead the reader through sections by their names, in %s',
    (language) => {
      const say = wordsOf(language);
      const places: readonly string[] = [
        ...SCREENS.map((screen) => say(`app:screen.${screen}`)),
        ...OTHER_PLACES[language],
      ];
      const ways = [...MANUALS[language].matchAll(/\b[Uu]n[dt]er \*\*([^*]+)\*\*, \*\*/g)];
      const first = ways.map(([, name = '']) => name);
      expect(first.length).toBeGreaterThan(4);
      expect(first.filter((name) => !places.includes(name))).toEqual([]);
    },
  );

  it.each(['de', 'en'] as const)('have every picture they show, in %s', (language) => {
    const pictures = readManual(MANUALS[language]).flatMap((block) =>
      block.kind === 'picture' ? [block.source] : [],
    );
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter((source) => pictureAt(source) === undefined)).toEqual([]);
  });

  it('have the same chapters and parts in both languages', () => {
    const shape = (language: 'de' | 'en') =>
      headings(readManual(MANUALS[language])).map(({ level }) => level);
    expect(shape('en')).toEqual(shape('de'));
    expect(shape('de').length).toBeGreaterThan(25);
  });

  it('show the same examples of order sheets in both languages', () => {
    const examples = (language: 'de' | 'en') =>
      readManual(MANUALS[language]).flatMap((block) =>
        block.kind === 'code' && /^\d|^Nr/.test(block.text) ? [block.text] : [],
      );
    expect(examples('en')).toEqual(examples('de'));
    expect(examples('de')).toHaveLength(3);
  });
});

describe('searching the manual', () => {
  const sections = sectionsOf(readManual(MANUALS.de));
  const titles = (query: string) =>
    searchSections(sections, query).map(({ section }) => section.title);

  it.each([
    ['terminal', 'Im Terminal'],
    ['prüflinie', 'Druck'],
    ['prueflinie', 'Druck'],
    ['REGELTEXT zeigen', 'Probelauf, Schritte, Herleitung'],
  ])('finds %s in "%s"', (query, title) => {
    expect(titles(query)).toContain(title);
  });

  it('shows the sentence that was meant, and none for a title', () => {
    const [print] = searchSections(sections, 'Prüflinie');
    expect(print?.excerpt).toContain('Prüflinie');
    expect(searchSections(sections, 'Einstellungen').at(-1)?.section.title).toBeDefined();
    expect(
      searchSections(sections, 'Einstellungen').find(
        ({ section }) => section.title === 'Einstellungen',
      )?.excerpt,
    ).toBe('');
  });

  it.each(['', '  ', 'Quantenschaum'])('finds nothing for "%s"', (query) => {
    expect(titles(query)).toEqual([]);
  });
});
