import { expect, it } from 'vitest';
import { type Campaign, freshIssue } from '../../../../engine';
import { fontsForTests } from '../../../kit/paper/testing';
import { type Block, layOut, type Page, type PageMark, pdfOf } from '../../../kit/paper';
import { bookedHistory, figureKeys } from '../../books/history';
import { wordsOf } from '../../../kit/text/words';
import { filmThrough, framesOf, playedGame } from '../testing';
import { findLeaks } from '../../leaks';
import { bookOf } from './book';
import { figureBlocks, historyBlocks, sentIssues } from './chapters';

const { campaign } = playedGame('organisation');
const fonts = fontsForTests();
const [party = ''] = Object.keys(campaign.world.parties);
const turns = Object.keys(campaign.archive).map(Number);

/** The campaign with an issue of its last turn, which came out or did not. */
const withIssue = (releasedAt: string | null): Campaign => {
  const issue = freshIssue({}, turns.at(-1) ?? 0, {
    title: 'Bote',
    motto: '',
    language: 'en',
    tone: 'neutral',
    rounding: 1,
    columns: 2,
    statistics: figureKeys(bookedHistory(campaign)).slice(0, 1),
  });
  const piece = {
    id: 'p1',
    section: 'lead',
    headline: 'Feuer im Hafen',
    text: 'Es brannte.',
    signature: { kind: 'none', name: '' },
    embargo: null,
  } as const;
  return { ...campaign, newsletters: { [issue.id]: { ...issue, releasedAt, items: [piece] } } };
};

/** The sheets of the book of the truth. */
const sheetsOf = async (of: Campaign): Promise<readonly Page[]> => {
  const film = filmThrough(of, 'truth');
  const progress = (): Promise<void> => Promise.resolve();
  const frames = framesOf(film);
  const book = await bookOf({ film, frames, campaign: of, maps: 'all', fonts, progress });
  if (book === null) throw new Error('no book');
  return book.leaflet.pages;
};

const told = sheetsOf(withIssue('2026-02-01T12:00:00Z'));

const flat = (marks: readonly PageMark[]): readonly PageMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? flat(mark.marks) : [mark]));

const textsOf = (page: Page | undefined): readonly string[] =>
  flat(page?.marks ?? []).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

const bookmarksOf = (pages: readonly Page[]) =>
  pages.flatMap(({ marks }, index) =>
    flat(marks).flatMap((mark) => (mark.kind === 'bookmark' ? [[mark.title, index + 1]] : [])),
  );

it('numbers its sheets, and its contents and outline name the sheets on which things stand', async () => {
  const pages = await told;
  pages.slice(1).forEach((page, index) => expect(textsOf(page).at(-1)).toBe(String(index + 2)));
  const listed = bookmarksOf(pages).filter(([title]) => title !== 'Inhalt');
  expect(listed.map(([title]) => title)).toEqual([
    'Anfang und Ende',
    'Zug um Zug',
    'Phase 1',
    'Phase 2',
    'Phase 3',
    'Zeitung',
    'Nummer 1, Phase 3',
    ...figureNames(),
  ]);
  const contents = textsOf(pages[1]).join(' ');
  for (const [title, page] of listed) expect(contents).toContain(`${title} ${page}`);
});

const figureNames = (): readonly string[] => [
  'Zahlen',
  'Geld (Geld)',
  'Bevölkerung',
  'Aufruhr',
  'Stufen',
  'Beschädigte Stufen',
];

it('holds the issues that came out as they were sent, in their own language, and no others', async () => {
  const words = (await told).flatMap(textsOf);
  expect(words).toEqual(expect.arrayContaining(['Feuer im Hafen', 'Number 1']));
  expect(sentIssues(withIssue(null))).toEqual([]);
});

it.each([
  ['small ones of every turn', 'all', turns.length],
  ['large ones of some', [turns[0] ?? 0], 1],
  ['none', [], 0],
] as const)('has maps in its history: %s', async (_, maps, count) => {
  const film = filmThrough(campaign, 'truth');
  const blocks = await historyBlocks(film, framesOf(film), maps, wordsOf('de'), () =>
    Promise.resolve(),
  );
  expect(blocks.filter(({ kind }) => kind === 'figure')).toHaveLength(count);
});

it.each([
  [
    'of all parties where it tells the truth',
    'truth',
    Object.values(campaign.world.parties).length,
  ],
  ['of its own party alone', { party }, 1],
  ['as far as newsletters told them', 'everybody', 3],
] as const)('has figures %s', (_, perspective, rows) => {
  const of = withIssue('2026-02-01T12:00:00Z');
  const film = filmThrough(of, perspective);
  const [, gold] = figureBlocks(of, film, wordsOf('de', of.system), fonts);
  if (gold?.kind !== 'sideBySide') throw new Error('no chart');
  const table = gold.parts[0]?.blocks.at(-1);
  expect(table?.kind === 'table' && table.rows.length).toBe(rows);
});

it('tells everybody no figures where no newsletter did', () => {
  const film = filmThrough(campaign, 'everybody');
  expect(figureBlocks(campaign, film, wordsOf('de', campaign.system), fonts)).toEqual([]);
});

it('does not run what happened into what happened next: a name and a number after it are two things', async () => {
  const hidden = [
    { key: 'unit', kind: 'unit', words: ['Königreich Valdrun 201'], about: '' },
  ] as const;
  const leaksOf = async (isItem: boolean) => {
    const blocks = ['Den Sieg erringt Königreich Valdrun.', '201 ist vernichtet.'].map(
      (words): Block => ({
        kind: 'paragraph',
        style: 'body',
        words,
        ...(isItem ? { isItem } : {}),
      }),
    );
    const pages = layOut(
      {
        title: '',
        language: 'de',
        paper: 'A4',
        foot: { left: '', page: String },
        blocks,
        measure: 'letter',
      },
      fonts,
    );
    const bytes = await pdfOf({ title: '', language: 'de', pages }, fonts);
    return findLeaks({ name: 'Buch', kind: 'pdf', bytes }, hidden, null);
  };
  expect(await leaksOf(true)).toEqual([]);
  expect(await leaksOf(false)).not.toEqual([]);
});
