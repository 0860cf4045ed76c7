import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trialsOf } from '../../../../engine/testing/trials';
import type { Block, FlowDocument } from '../block';
import { printable } from '../fonts/printable';
import { lineWidth } from '../line';
import type { Page, PageMark, TextMark } from '../page';
import { fontsForTests } from '../testing';
import { layOut } from './index';

const DOCUMENTS = trialsOf({ small: 2, middle: 6, full: 1000 });
const REPEATED = trialsOf({ small: 2, middle: 5, full: 100 });

const fonts = fontsForTests();

const documentOf = (blocks: readonly Block[], rest: Partial<FlowDocument> = {}): FlowDocument => ({
  title: 'Probe',
  language: 'de',
  paper: 'A4',
  measure: 'letter',
  foot: { left: '', page: () => '' },
  blocks,
  ...rest,
});

const paragraph = (words: string, rest: object = {}): Block => ({
  kind: 'paragraph',
  style: 'body',
  words,
  ...rest,
});

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });

const repeated = (word: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${word}${String(index)}`).join(' ');

const table = (rows: number, rest: object = {}): Block => ({
  kind: 'table',
  columns: [
    { title: 'KOPF', align: 'left' },
    { title: 'ZAHL', align: 'right' },
  ],
  rows: Array.from({ length: rows }, (_, index) => ({
    cells: [`Zeile ${String(index)}`, String(index)],
  })),
  ...rest,
});

const flat = (marks: readonly PageMark[]): readonly PageMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? [mark, ...flat(mark.marks)] : [mark]));

const textsOf = (page: Page): readonly TextMark[] =>
  flat(page.marks).filter((mark) => mark.kind === 'text');

const lay = (blocks: readonly Block[], rest: Partial<FlowDocument> = {}): readonly Page[] =>
  layOut(documentOf(blocks, rest), fonts);

const NONE: Page = { width: 0, height: 0, label: '', marks: [] };

const linesOf = (page: Page): readonly string[] => textsOf(page).map(({ text }) => text);

/** All words on the sheets, parts of divided words put together. */
const textOn = (pages: readonly Page[]): string =>
  pages.flatMap(linesOf).join('').replaceAll(/[\s-]/g, '');

describe('sheets', () => {
  it.each([
    ['A4', 210, 297],
    ['Letter', 215.9, 279.4],
  ] as const)('of %s have its size', (paper, width, height) => {
    const [page] = lay([], { paper });
    expect([page?.width, page?.height]).toEqual([width, height]);
  });

  it('have a foot with their number and the count of all', () => {
    const pages = lay([paragraph('a'), { kind: 'pageBreak' }, paragraph('b')], {
      foot: { left: 'Links', page: (number, count) => `${String(number)} von ${String(count)}` },
    });
    expect(pages.map((page) => linesOf(page).at(-1))).toEqual(['1 von 2', '2 von 2']);
    expect(pages.map(({ label }) => label)).toEqual(['Probe: 1 von 2', 'Probe: 2 von 2']);
  });

  it.each([
    [{ title: 'Haldmar', subtitle: 'für den Mond', aside: ['Zug 58', 'Blatt 1'] }],
    [
      {
        title: 'Der Bote',
        subtitle: 'von der Küste',
        aside: ['Nummer 58', 'Mond'],
        isMasthead: true,
      },
    ],
  ])('begin with a head on the first only', (head) => {
    const pages = lay([paragraph('a'), { kind: 'pageBreak' }, paragraph('b')], { head });
    expect(linesOf(pages[0] ?? NONE)).toEqual(
      expect.arrayContaining([head.title, head.subtitle, ...head.aside]),
    );
    expect(linesOf(pages[1] ?? NONE)).toEqual(['b']);
  });

  it.each([true, false])(
    'keep an endless head and foot within them (masthead: %s)',
    (isMasthead) => {
      const long = 'X'.repeat(10_000);
      const head = { title: long, subtitle: long, aside: [long, long], isMasthead };
      const [page] = lay([paragraph('a')], { head, foot: { left: long, page: () => long } });
      const marks = textsOf(page ?? NONE);
      expect(marks.length).toBeGreaterThan(3);
      expect(marks.filter((mark) => !isInside(mark, page ?? NONE))).toEqual([]);
    },
  );

  it('are not begun for nothing', () => {
    const twice: Block = { kind: 'pageBreak' };
    expect(
      lay([twice, paragraph('a'), twice, twice, paragraph('b'), { kind: 'rule' }]),
    ).toHaveLength(2);
    expect(lay([])).toHaveLength(1);
  });
});

describe('headings and lines', () => {
  const filler = (lines: number): Block[] =>
    Array.from({ length: lines }, (_, index) =>
      paragraph(`z${String(index)}`, { isContinued: true }),
    );

  it.each([36, 37, 38, 39, 40, 41, 42, 43, 44])(
    'of a section stay together at the foot of a sheet (after %i lines)',
    (count) => {
      const pages = lay([
        ...filler(count),
        heading('ÜBERSCHRIFT'),
        paragraph(repeated('wort', 60)),
      ]);
      for (const page of pages) {
        const lines = linesOf(page);
        const at = lines.indexOf('ÜBERSCHRIFT');
        if (at >= 0)
          expect(
            lines.slice(at + 1).filter((line) => line.includes('wort')).length,
          ).toBeGreaterThan(1);
        const body = lines.filter((line) => line.includes('wort'));
        expect(body.length).not.toBe(1);
      }
    },
  );

  it('are set tighter where little of a letter would stand on the last one', () => {
    const rows = Array.from({ length: 4 }, () => table(9));
    expect(lay(rows, { measure: 'newspaper' })).toHaveLength(2);
    expect(lay(rows)).toHaveLength(1);
  });

  it('keep who signed with the last words', () => {
    for (let count = 36; count < 45; count += 1) {
      const pages = lay([
        ...filler(count),
        paragraph('Ende'),
        paragraph('die Leitung', { style: 'signature' }),
      ]);
      const last = pages.at(-1);
      expect(last === undefined ? [] : linesOf(last)).toEqual(
        expect.arrayContaining(['Ende', 'die Leitung']),
      );
    }
  });
});

describe('a table', () => {
  it('says its head once on each sheet and no row twice', () => {
    const pages = lay([table(100)]);
    const rows = pages.flatMap(linesOf).filter((line) => line.startsWith('Zeile'));
    expect(rows).toEqual(Array.from({ length: 100 }, (_, index) => `Zeile ${String(index)}`));
    for (const page of pages)
      expect(linesOf(page).filter((line) => line === 'KOPF')).toHaveLength(1);
    expect(pages.length).toBeGreaterThan(2);
  });

  it('has figures of equal width that end at the same place', () => {
    const [page] = lay([table(20)]);
    const figures = textsOf(page ?? NONE).filter(({ text }) => /^\d+$/.test(text));
    const ends = figures.map((mark) => mark.x + lineWidth(fonts, mark));
    expect(figures.every((mark) => mark.figures === 'tabular')).toBe(true);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1e-6);
  });

  it('that is short stands whole on the next sheet', () => {
    const [first = NONE, second = NONE] = lay([table(30), heading('Kurz'), table(8)], {
      measure: 'newspaper',
    });
    const rows = (page: Page) => linesOf(page).filter((line) => line === 'Zeile 7').length;
    const heads = (page: Page) => linesOf(page).filter((line) => line === 'Kurz').length;
    expect([rows(first), heads(first)]).toEqual([1, 0]);
    expect([rows(second), heads(second)]).toEqual([1, 1]);
  });

  it('has sums that are never alone', () => {
    const rows = (count: number): Block => ({
      ...(table(count) as Extract<Block, { kind: 'table' }>),
      rows: Array.from({ length: count }, (_, index) => ({
        cells: [`Zeile ${String(index)}`, '1'],
        isTotal: index === count - 1,
      })),
    });
    for (let count = 36; count < 44; count += 1) {
      const last = lay([rows(count)]).at(-1);
      expect(linesOf(last ?? NONE).filter((line) => line.startsWith('Zeile')).length).not.toBe(1);
    }
  });

  it('is not cut within a row, unless that is higher than a sheet', () => {
    const long = (words: number, count: number): Block => ({
      kind: 'table',
      columns: [{ title: 'A', align: 'left' }],
      rows: Array.from({ length: count }, (_, index) => ({
        cells: [repeated(`r${String(index)}w`, words)],
      })),
    });
    const pages = lay([long(160, 12)]);
    const sheetOf = (row: number): number =>
      pages.filter((page) => linesOf(page).some((line) => line.includes(`r${String(row)}w`)))
        .length;
    expect(Array.from({ length: 12 }, (_, row) => sheetOf(row))).toEqual(
      Array.from({ length: 12 }, () => 1),
    );
    expect(lay([long(1500, 2)]).length).toBeGreaterThan(2);
  });
});

describe('columns', () => {
  const blocks: readonly Block[] = [
    { kind: 'columns', count: 3 },
    ...Array.from({ length: 7 }, (_, index) => paragraph(repeated(`w${String(index)}x`, 40))),
  ];
  it('end at the same height, a line or two apart', () => {
    const [page] = lay(blocks, { measure: 'newspaper' });
    const lows = new Map<number, number>();
    for (const { x, y } of textsOf(page ?? NONE))
      lows.set(Math.round(x), Math.max(lows.get(Math.round(x)) ?? 0, y));
    expect(lows.size).toBe(3);
    expect(Math.max(...lows.values()) - Math.min(...lows.values())).toBeLessThan(18);
  });

  it('go on below a line across', () => {
    const [page] = lay([...blocks, { kind: 'rule', isOrnament: true }, paragraph('danach')], {
      measure: 'newspaper',
    });
    const marks = textsOf(page ?? NONE);
    const after = marks.find(({ text }) => text === 'danach');
    expect(after?.y).toBeGreaterThan(
      Math.max(...marks.filter((mark) => mark !== after).map(({ y }) => y)),
    );
  });
});

describe('a picture', () => {
  const figure = (width: number, height: number, float?: 'left' | 'right'): Block => ({
    kind: 'figure',
    width,
    height,
    art: [],
    caption: 'Darunter',
    ...(float === undefined ? {} : { float }),
  });
  it.each([
    ['left', (x: number) => x > 100],
    ['right', (x: number) => x < 25],
  ] as const)('at the %s has words beside it and below it', (float, isBeside) => {
    const [page] = lay([figure(80, 60, float), paragraph(repeated('wort', 160))]);
    const words = textsOf(page ?? NONE).filter(({ text }) => text.includes('wort'));
    expect(isBeside(words[0]?.x ?? 0)).toBe(true);
    expect(words.at(-1)?.x).toBeCloseTo(19, 6);
    const first = words.findIndex(({ y }) => y > 16 + 60);
    expect(words.slice(0, first).every(({ x }) => isBeside(x))).toBe(true);
  });

  it('too large for the sheet becomes smaller', () => {
    const pages = lay([paragraph('a'), figure(800, 900)]);
    const groups = pages.flatMap(({ marks }) => marks).filter((mark) => mark.kind === 'group');
    expect(groups).toHaveLength(1);
    expect((groups[0]?.scale ?? 1) * 800).toBeLessThanOrEqual(172);
  });
});

const WORDS = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.stringMatching(/^[a-zäöüß]{1,14}$/) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Łódź', '漢字', 'a\u202Eb', 'c\u200Bd', '1.234', '<b>', 'é́'),
    },
    { weight: 1, arbitrary: fc.stringMatching(/^[A-Z]{80,300}$/) },
  ),
  { maxLength: 40 },
);

const TEXT = WORDS.map((words) => words.join(' '));

const simple: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(1, 2, 3), text: TEXT } as const),
  fc.record({
    kind: fc.constant('paragraph'),
    style: fc.constantFrom('body', 'lead', 'small', 'letter', 'signature'),
    words: fc.oneof(
      TEXT,
      fc.array(
        fc.record({ text: TEXT, face: fc.constantFrom('plain', 'strong', 'emphasis') } as const),
        { maxLength: 4 },
      ),
    ),
    isContinued: fc.boolean(),
  } as const),
  fc.record({
    kind: fc.constant('table'),
    columns: fc.constant([
      { title: '', align: 'left', share: 1 },
      { title: '', align: 'right' },
    ] as const),
    rows: fc.array(fc.record({ cells: fc.tuple(TEXT, TEXT), isTotal: fc.boolean() }), {
      maxLength: 30,
    }),
    isBare: fc.boolean(),
  } as const),
  fc.record({
    kind: fc.constant('figure'),
    width: fc.integer({ min: 5, max: 400 }),
    height: fc.integer({ min: 5, max: 600 }),
    art: fc.constant([]),
    caption: TEXT,
    float: fc.constantFrom('left', 'right'),
  } as const),
  fc.record({
    kind: fc.constant('picture'),
    picture: fc.constant('x'),
    alt: TEXT,
    caption: TEXT,
  } as const),
  fc.constantFrom<Block>(
    { kind: 'rule' },
    { kind: 'rule', isOrnament: true },
    { kind: 'pageBreak' },
    { kind: 'columns', count: 1 },
    { kind: 'columns', count: 2 },
    { kind: 'columns', count: 3 },
  ),
);

const flowing = simple.filter(({ kind }) => !['rule', 'pageBreak', 'columns'].includes(kind));

const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  { weight: 6, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('boxed'),
      blocks: fc.array(flowing, { maxLength: 4 }),
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sideBySide'),
      parts: fc.array(
        fc.record({
          share: fc.integer({ min: 1, max: 5 }),
          blocks: fc.array(flowing, { maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    } as const),
  },
);

/** What a block says, in the order in which it is read. */
const saying = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return typeof block.words === 'string'
        ? block.words
        : block.words.map(({ text }) => text).join('');
    case 'table':
      return block.rows.flatMap(({ cells }) => cells).join(' ');
    case 'figure':
    case 'picture':
      return block.caption;
    case 'boxed':
      return block.blocks.map(saying).join(' ');
    case 'sideBySide':
      return block.parts.flatMap(({ blocks }) => blocks.map(saying)).join(' ');
    default:
      return '';
  }
};

/** Letters in the order of the alphabet: parts side by side are painted part by part, rows line by line. */
const letters = (text: string): string =>
  Array.from(printable(text).replaceAll(/[\s-]/g, '')).sort().join('');

const anyDocument = fc.record({
  blocks: fc.array(anyBlock, { maxLength: 12 }),
  measure: fc.constantFrom('letter', 'newspaper'),
  paper: fc.constantFrom('A4', 'Letter'),
} as const);

const isInside = (mark: TextMark, page: Page): boolean =>
  mark.x >= 0 &&
  mark.y - mark.size * 0.5 >= 0 &&
  mark.y <= page.height &&
  mark.x + lineWidth(fonts, mark) <= page.width;

/** Lines that touch another: they stand in the same column, nearer to each other than their letters are high. */
const overlaps = (page: Page): readonly string[] => {
  const marks = textsOf(page)
    .map((mark) => ({ ...mark, end: mark.x + lineWidth(fonts, mark) - 0.01 }))
    .sort((left, right) => left.y - right.y);
  return marks.flatMap((mark, index) => {
    const touched: string[] = [];
    for (const other of marks.slice(index + 1)) {
      if (other.y - mark.y > 20) break;
      const isBelow = other.y - mark.y > 0.72 * other.size || other.y - mark.y < 1e-6;
      if (!isBelow && other.x < mark.end && mark.x < other.end)
        touched.push(`${mark.text} / ${other.text}`);
    }
    return touched;
  });
};

describe('any text', () => {
  it(`is on the sheets once, within them, and no line on another (${DOCUMENTS.label})`, () => {
    fc.assert(
      fc.property(anyDocument, ({ blocks, measure, paper }) => {
        const pages = lay(blocks, { measure, paper });
        expect(letters(textOn(pages))).toBe(letters(blocks.map(saying).join(' ')));
        for (const page of pages) {
          expect(textsOf(page).filter((mark) => !isInside(mark, page))).toEqual([]);
          expect(overlaps(page)).toEqual([]);
        }
      }),
      DOCUMENTS.runs(),
    );
  });

  it(`is laid out the same again (${REPEATED.label})`, () => {
    fc.assert(
      fc.property(anyDocument, ({ blocks, measure, paper }) => {
        expect(lay(blocks, { measure, paper })).toEqual(lay(blocks, { measure, paper }));
      }),
      REPEATED.runs(),
    );
  });

  it.each([
    ['a word of 10,000 letters', [paragraph('x'.repeat(10_000))]],
    ['a heading of 10,000 letters', [heading('x'.repeat(10_000))]],
    [
      'a cell of 10,000 letters',
      [{ ...table(1), rows: [{ cells: ['y'.repeat(10_000), 'y'.repeat(10_000)] }] }],
    ],
    ['2,000 rows', [table(2_000)]],
    [
      'forty columns',
      [
        {
          kind: 'table',
          columns: Array.from({ length: 40 }, () => ({ title: 'T', align: 'left' })),
          rows: [{ cells: Array.from({ length: 40 }, () => 'wort') }],
        },
      ],
    ],
    [
      'a box within boxes',
      [{ kind: 'boxed', blocks: [{ kind: 'boxed', blocks: [paragraph(repeated('w', 2000))] }] }],
    ],
    [
      'parts side by side higher than a sheet',
      [
        {
          kind: 'sideBySide',
          parts: [
            { share: 1, blocks: [paragraph(repeated('w', 3000))] },
            { share: 1, blocks: [paragraph('b')] },
          ],
        },
      ],
    ],
  ] as readonly (readonly [string, readonly Block[]])[])('comes to an end: %s', (_what, blocks) => {
    const pages = lay(blocks);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages)
      expect(textsOf(page).filter((mark) => !isInside(mark, page))).toEqual([]);
  });
});
