import { describe, expect, it } from 'vitest';
import { chapterOf, sectionOf, systems } from '../../../../engine';
import { CLAUSES_IN_WORDS, readClauses } from './source';

const LANGUAGES = ['de', 'en'] as const;

const whole = [
  '# Klauseln / Clauses',
  '',
  'Words for readers.',
  '',
  '## 7 Kampf / Combat',
  '',
  '### 7.2 Heere / Armies',
  '',
  '#### WW-7.2-14',
  '',
  '- **Ausfall:** Ein Ausfall.',
  '- **Sally:** A sally.',
  '',
].join('\n');

const without = (line: string): string => whole.replace(`${line}\n`, '');

describe('reading a list of clauses', () => {
  it('reads clauses of any letters, in chapters without sections as well', () => {
    const markdown = whole.replaceAll('WW-7.2-14', 'OS-7-14').replace('### 7.2 Heere / Armies', '');
    const { headings, clauses, unread } = readClauses(markdown);
    expect([...clauses.keys()]).toEqual(['OS-7-14']);
    expect([...headings.keys()]).toEqual(['7']);
    expect(unread).toEqual([]);
  });

  it('reads chapters with a letter, and clauses without chapter under their letters', () => {
    const page = (heading: string, id: string): string =>
      without('### 7.2 Heere / Armies').replace('## 7 ', `## ${heading} `).replace('WW-7.2-14', id);
    const { headings, clauses, unread } = readClauses(
      `${page('05a', 'PI-05a-02')}\n${page('GM', 'GM-34').slice(page('GM', '').indexOf('## '))}`,
    );
    expect([...headings.keys()]).toEqual(['05a', 'GM']);
    expect([...clauses.keys()]).toEqual(['PI-05a-02', 'GM-34']);
    expect(unread).toEqual([]);
  });

  it('takes titles and sentences of both languages and the headings above them', () => {
    const { headings, clauses, unread } = readClauses(whole);
    expect([...clauses]).toEqual([
      [
        'WW-7.2-14',
        {
          de: { title: 'Ausfall', text: 'Ein Ausfall.' },
          en: { title: 'Sally', text: 'A sally.' },
        },
      ],
    ]);
    expect([...headings]).toEqual([
      ['7', { de: 'Kampf', en: 'Combat' }],
      ['7.2', { de: 'Heere', en: 'Armies' }],
    ]);
    expect(unread).toEqual([]);
  });

  it('reads line ends of every kind alike', () => {
    expect(readClauses(whole.replaceAll('\n', '\r\n'))).toEqual(readClauses(whole));
  });

  it.each([
    ['a clause in one language', without('- **Sally:** A sally.'), '#### WW-7.2-14'],
    ['a third item', whole.replace('- **S', '- **Two:** B.\n- **S'), '#### WW-7.2-14'],
    ['an item without title', whole.replace('**Ausfall:** ', ''), '#### WW-7.2-14'],
    ['a sentence without words', whole.replace('Ein Ausfall.', ''), '#### WW-7.2-14'],
    ['a malformed id', whole.replace('WW-7.2-14', 'WW 7.2-14'), '#### WW 7.2-14'],
    ['a heading in one language', whole.replace(' / Combat', ''), '## 7 Kampf'],
    ['prose among the clauses', whole.replace('mies\n', 'mies\n\nmore'), '### 7.2 Heere / Armies'],
    ['an id told twice', whole + whole.slice(whole.indexOf('####')), 'WW-7.2-14'],
  ])('reports %s', (_, markdown, told) => {
    expect(readClauses(markdown).unread).toEqual([told]);
  });

  it('reads nothing out of an empty page', () => {
    expect(readClauses('')).toMatchObject({ unread: [] });
    expect(readClauses('').clauses.size).toBe(0);
  });
});

describe('the pages', () => {
  it('exist for every game, and no two share their letters', () => {
    expect([...CLAUSES_IN_WORDS.keys()]).toEqual(Object.keys(systems));
    const letters = [...CLAUSES_IN_WORDS.values()].map(
      ({ clauses }) => new Set([...clauses.keys()].map((id) => id.split('-', 1)[0])),
    );
    const all = letters.flatMap((used) => [...used]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe.each(Object.values(systems))('the clauses of $id', ({ id: game, register }) => {
  const { headings, clauses, unread } = CLAUSES_IN_WORDS.get(game) ?? readClauses('');

  it('are read to the last line', () => {
    expect(unread).toEqual([]);
  });

  it('are those of the rules, each once and in their order', () => {
    expect([...clauses.keys()]).toEqual(register.clauses);
  });

  it('stand in chapters and sections with titles', () => {
    const wanted = new Set(register.clauses.flatMap((id) => [chapterOf(id), sectionOf(id)]));
    expect([...headings.keys()]).toEqual([...wanted]);
  });

  it.each(LANGUAGES)('are summarised in a few plain words in %s', (language) => {
    for (const [id, words] of clauses) {
      const { title, text } = words[language];
      expect(title.length, id).toBeLessThan(50);
      // A procedure or a worked example takes more room than a rule; the text still fits the card beside a figure.
      expect(text.length, id).toBeLessThan(480);
      expect(text, id).toMatch(/[.!?]$/);
      expect(`${title} ${text}`, id).not.toMatch(/[*_`<|\\]|\s{2}/);
    }
    const letters = [...clauses.values()].reduce(
      (sum, words) => sum + words[language].text.length,
      0,
    );
    expect(letters / clauses.size).toBeLessThan(200);
  });

  it.each(LANGUAGES)('have a title of their own in each section in %s', (language) => {
    const titles = [...clauses].map(
      ([id, words]) => `${id.replace(/-\d+$/, '')} ${words[language].title}`,
    );
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});
