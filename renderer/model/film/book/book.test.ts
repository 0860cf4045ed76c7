import { expect, it } from 'vitest';
import { type Campaign, fieldAddress, freshIssue, grossfelderOf } from '../../../../engine';
import { fontsForTests } from '../../../kit/paper/testing';
import { type Block, layOut, type Page, pdfOf } from '../../../kit/paper';
import { bookedHistory, figureKeys } from '../../books/history';
import { editionOf, monthOf } from '../../news/print/edition';
import { wordsOf } from '../../../kit/text/words';
import { releaseIssue } from '../../../screens/news/commands';
import { filmThrough, flatMarks, framesOf, playedGame, textsOf } from '../testing';
import { findLeaks } from '../../leaks';
import { bookOf } from './book';
import { figureBlocks, historyBlocks, sentIssues } from './chapters';

const { campaign } = playedGame('organisation');
const fonts = fontsForTests();
const [party = ''] = Object.keys(campaign.world.parties);
const fail = (): never => {
  throw new Error('nothing there');
};

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

const bookmarksOf = (pages: readonly Page[]) =>
  pages.flatMap(({ marks }, index) =>
    flatMarks(marks).flatMap((mark) => (mark.kind === 'bookmark' ? [[mark.title, index + 1]] : [])),
  );

it('numbers its sheets, and its contents and outline name the sheets on which things stand', async () => {
  const pages = await told;
  pages.slice(1).forEach((page, index) => expect(textsOf(page).at(-1)).toBe(`Seite ${index + 2}`));
  const listed = bookmarksOf(pages).filter(([title]) => title !== 'Inhalt');
  expect(listed.map(([title]) => title)).toEqual([
    'Anfang und Ende',
    'Phase um Phase',
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
  'Geld',
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

it('tells what was drawn in one line with one colon before its brackets', async () => {
  const film = filmThrough(campaign, 'truth');
  const blocks = await historyBlocks(film, framesOf(film), [], wordsOf('de'), () =>
    Promise.resolve(),
  );
  const lines = blocks.flatMap((block) =>
    block.kind === 'paragraph' && typeof block.words === 'string' ? [block.words] : [],
  );
  // "Chance" is part of the name of a card.
  const before = lines.map((words) => words.replace(/ \(.*/, '').replace(': Chance: ', ': '));
  expect(before.filter((words) => /:.*:/.test(words))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^[^:]+: [^:]+ \(Zufallsereignis: [^)]+\)$/));
  expect(lines).toContainEqual(expect.stringMatching(/^Reihenfolge im Agieren: 1\. /));
});

/** The rows of the table under the lines of a figure. */
const tableIn = (block: Block | undefined): readonly (readonly string[])[] => {
  const figure = block?.kind === 'sideBySide' ? block.parts[0]?.blocks.at(-1) : undefined;
  const marks = figure?.kind === 'figure' ? flatMarks(figure.art) : [];
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  const cells = texts.slice(texts.indexOf('Am Ende') + 1);
  return cells.flatMap((_, at) => (at % 4 === 0 ? [cells.slice(at, at + 4)] : []));
};

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
  expect(tableIn(gold)).toHaveLength(rows);
});

it('says why it tells everybody no figures where no newsletter did', () => {
  const film = filmThrough(campaign, 'everybody');
  expect(figureBlocks(campaign, film, wordsOf('de', campaign.system), fonts)).toEqual([
    expect.objectContaining({ words: expect.stringContaining('keine Zahlen') as string }),
  ]);
});

it.each([1, 10, 100, 100_000])(
  'tells everybody figures as issues print them, to %i',
  (rounding) => {
    const words = wordsOf('de', campaign.system);
    const turn = turns.at(-1) ?? 0;
    const [key = ''] = figureKeys(bookedHistory(campaign));
    const [issue] = Object.values(withIssue('2026-02-01T12:00:00Z').newsletters);
    const archived = campaign.archive[turn];
    if (issue === undefined || archived === undefined) throw new Error('no issue');
    const odd = [13, 25, 38].map((value, index) => [String(index), { [key]: value }] as const);
    const figures = Object.fromEntries(odd);
    const of: Campaign = {
      ...campaign,
      archive: { ...campaign.archive, [turn]: { ...archived, figures } },
      newsletters: { [issue.id]: { ...issue, releasedAt: '2026-02-01T12:00:00Z', rounding } },
    };
    const [printed] = editionOf(
      { ...issue, rounding },
      { system: of.system, ...monthOf(of, turn), figures, pictures: {}, maps: {}, words },
    ).statistics;
    const [, money] = figureBlocks(of, filmThrough(of, 'everybody'), words, fonts);
    const told = tableIn(money).map((cells) => cells.at(-1));
    expect(told).toEqual([printed?.minimum, printed?.average, printed?.maximum]);
    expect(told[0]).toBe(
      rounding === 1
        ? 'rund 5'
        : rounding === 10
          ? 'rund 10'
          : `weniger als ${rounding === 100 ? '100' : '100.000'}`,
    );
  },
);

it('sets an issue without its map where the world of its turn is not known any more', async () => {
  const { campaign: hexes } = playedGame('waben');
  const turn = Math.min(...Object.keys(hexes.archive).map(Number));
  const [issue] = Object.values(withIssue('2026-02-01T12:00:00Z').newsletters);
  const [piece] = issue?.items ?? [];
  const archived = hexes.archive[turn];
  if (issue === undefined || piece === undefined || archived === undefined) throw new Error('none');
  const [held] = Object.keys(hexes.world.parties);
  const centre = fieldAddress(grossfelderOf(hexes.world.map)[0]?.no ?? fail(), 1);
  const map = { centre, party: held ?? '', fields: 8, caption: 'Am Hafen' };
  const newsletters = {
    [issue.id]: { ...issue, turn, statistics: [], items: [{ ...piece, map }] },
  };
  const { start: _, packedStart: __, ...old } = archived;
  const textOf = (one: typeof archived): Promise<readonly string[]> =>
    issueTextsOf({ ...hexes, newsletters, archive: { ...hexes.archive, [turn]: one } });
  const corrected = { ...archived, corrected: [{ at: LATER, reason: '' }] };
  expect(await textOf(archived)).toContain('Am Hafen');
  expect(await textOf(old)).toContain('Feuer im Hafen');
  expect(await textOf(old)).not.toContain('Am Hafen');
  // The map of a corrected turn may show what nobody knew when the issue came out.
  expect(await textOf(corrected)).toContain('Feuer im Hafen');
  expect(await textOf(corrected)).not.toContain('Am Hafen');
  expect((await textOf(corrected)).join(' ')).toMatch(/wurde später berichtigt. Karten und Zahlen/);
});

const LATER = '2026-03-01T12:00:00Z';

/** The campaign after a late correction of a turn that gave every party other figures. */
const correctedSince = (of: Campaign, turn: number): Campaign => {
  const archived = of.archive[turn] ?? fail();
  const figures = Object.fromEntries(
    Object.entries(archived.figures ?? {}).map(([key, own]) => [
      key,
      Object.fromEntries(Object.entries(own).map(([figure, value]) => [figure, value + 7654])),
    ]),
  );
  const corrected = [{ at: LATER, reason: 'Brief verlegt' }];
  return { ...of, archive: { ...of.archive, [turn]: { ...archived, figures, corrected } } };
};

/** The texts of the sheets of issues in a book. */
const issueTextsOf = async (of: Campaign): Promise<readonly string[]> => {
  const film = filmThrough(of, 'everybody');
  const frames = framesOf(film).slice(-1);
  const progress = (): Promise<void> => Promise.resolve();
  const book = await bookOf({ film, frames, campaign: of, maps: [], fonts, progress });
  return book?.leaflet.pages.filter((_, page) => book.issues.has(page)).flatMap(textsOf) ?? [];
};

/** The issue of the last turn, released as the news desk does it. */
const released = (): Campaign => {
  const drafted = withIssue(null);
  const [issue = fail()] = Object.values(drafted.newsletters);
  const command = releaseIssue(issue, '2026-02-01T12:00:00Z');
  return 'replace' in command ? command.replace(drafted) : fail();
};

it('prints the figures of an issue as they were sent, though its turn was corrected since', async () => {
  const sent = released();
  const turn = turns.at(-1) ?? 0;
  const later = correctedSince(sent, turn);
  const texts = await issueTextsOf(sent);
  expect(
    texts.filter((text) => /^(?:(?:rund|about|weniger als|fewer than) )?[\d,.]+$/.test(text))
      .length,
  ).toBeGreaterThan(2);
  expect(await issueTextsOf(later)).toEqual(texts);
  const words = wordsOf('de', campaign.system);
  const tableOf = (of: Campaign) =>
    tableIn(figureBlocks(of, filmThrough(of, 'everybody'), words, fonts)[1]);
  expect(tableOf(later)).toEqual(tableOf(sent));
});

it('leaves out figures of which it is not known how they were sent, and says so', async () => {
  const turn = turns.at(-1) ?? 0;
  const later = correctedSince(withIssue('2026-02-01T12:00:00Z'), turn);
  const texts = await issueTextsOf(later);
  expect(texts.join(' ')).toContain('Phase 3 wurde später berichtigt. Karten und Zahlen');
  expect(texts).toContain('Feuer im Hafen');
  expect(await sheetsOf(later)).toHaveLength((await told).length);
  expect(texts.filter((text) => /\d{4}/.test(text) && !text.includes('Seite'))).toEqual([]);
  const words = wordsOf('de', campaign.system);
  const blocks = figureBlocks(later, filmThrough(later, 'everybody'), words, fonts);
  expect(blocks).toHaveLength(1);
});

it('does not run its name into the number of a sheet: some seeds are called so', async () => {
  const hidden = [{ key: 'seed', kind: 'seed', words: [`${campaign.name} 2`], about: '' }] as const;
  const contents = (await told).slice(1, 2);
  const bytes = await pdfOf({ title: '', language: 'de', pages: contents }, fonts);
  expect(await findLeaks({ name: 'Buch', kind: 'pdf', bytes }, hidden, null)).toEqual([]);
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
