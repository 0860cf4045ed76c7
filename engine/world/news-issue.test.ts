import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWS_SECTIONS, type NewsIssue, type NewsItem } from './delivery';
import { newsIndex, searchNews } from './news-archive';
import { freeItemId, freshIssue, inSections, movedItems, steppedItems } from './news-issue';

const piece = (id: string, change: Partial<NewsItem> = {}): NewsItem => ({
  id,
  section: 'realms',
  headline: id,
  text: '',
  signature: { kind: 'none', name: '' },
  embargo: null,
  ...change,
});

const HABITS = {
  title: 'Der Aldabote',
  motto: '',
  language: 'de',
  tone: 'neutral',
  rounding: 100,
  columns: 3,
  statistics: [],
} as const;

const issue = (
  number: number,
  items: readonly NewsItem[],
  change: Partial<NewsIssue> = {},
): NewsIssue => ({
  ...freshIssue({}, number, HABITS),
  number,
  items,
  ...change,
});

const told = (items: readonly NewsItem[]) => items.map(({ id, section }) => `${section} ${id}`);

describe('an issue', () => {
  it('takes the next number and the habits of the one before', () => {
    const first = freshIssue({}, 56, HABITS);
    const second = freshIssue(
      { n56: { ...first, motto: 'Von der Küste', number: 57 } },
      57,
      HABITS,
    );
    expect([first.number, second.number, second.motto]).toEqual([1, 58, 'Von der Küste']);
    expect(second).toMatchObject({ id: 'n57', items: [], releasedAt: null });
  });

  it('gives its pieces ids of their own', () => {
    expect(freeItemId({ items: [piece('p1'), piece('p3')] })).toBe('p2');
  });

  const items = [
    piece('lead', { section: 'lead' }),
    piece('a'),
    piece('b'),
    piece('c'),
    piece('x', { section: 'rumours' }),
  ];

  it.each([
    ['before another one', ['c'], 'realms', 'a', ['lead', 'c', 'a', 'b', 'x']],
    ['to the end of a section', ['a'], 'realms', null, ['lead', 'b', 'c', 'a', 'x']],
    ['into another section', ['a', 'b'], 'rumours', 'x', ['lead', 'c', 'a', 'b', 'x']],
    ['nowhere, if nobody knows it', ['?'], 'lead', null, ['lead', 'a', 'b', 'c', 'x']],
  ] as const)('moves pieces %s', (_title, ids, section, before, expected) => {
    expect(movedItems(items, ids, section, before).map(({ id }) => id)).toEqual(expected);
  });

  it('steps a piece within its section and over its edge', () => {
    expect(told(steppedItems(items, 'b', 1))).toEqual(
      told(movedItems(items, ['b'], 'realms', null)),
    );
    expect(told(steppedItems(items, 'b', -1))).toEqual(
      told(movedItems(items, ['b'], 'realms', 'a')),
    );
    expect(told(steppedItems(items, 'a', -1)).slice(0, 2)).toEqual(['lead lead', 'lead a']);
    expect(told(steppedItems(items, 'x', 1)).at(-1)).toBe('house x');
    expect(steppedItems(items, 'lead', -1)).toEqual(items);
  });

  it('loses and doubles nothing by moving, and a step back undoes a step', () => {
    const anyItems = fc
      .array(fc.constantFrom(...NEWS_SECTIONS.filter((one) => one !== 'statistics')), {
        minLength: 1,
      })
      .map((sections) =>
        inSections(sections.map((section, index) => piece(`p${String(index)}`, { section }))),
      );
    fc.assert(
      fc.property(anyItems, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (all, at, by) => {
        const id = all[at % all.length]?.id ?? '';
        const moved = steppedItems(all, id, by);
        expect(moved.map((one) => one.id).toSorted()).toEqual(all.map((one) => one.id).toSorted());
        if (moved !== all) {
          const back = steppedItems(moved, id, by === 1 ? -1 : 1);
          expect(told(back)).toEqual(told(all));
        }
      }),
    );
  });
});

describe('the archive', () => {
  const newsletters = {
    one: issue(
      1,
      [
        piece('p1', {
          headline: 'Haldmars Heer überschreitet den Grenzfluss',
          text: 'Bei Ulmakesk brennt es.',
        }),
        piece('p2', { headline: 'Zu früh', embargo: 9 }),
      ],
      { id: 'one' },
    ),
    two: issue(
      2,
      [
        piece('p1', {
          headline: 'Offener Brief',
          text: 'Unser Holz liegt, wo es immer lag.',
          party: 'kes',
          signature: { kind: 'true', name: 'die Älteste' },
        }),
        piece('p2', {
          headline: 'Gerücht',
          text: 'Kesk rüstet.',
          party: 'kes',
          signature: { kind: 'false', name: 'ein Freund' },
        }),
      ],
      { id: 'two' },
    ),
  };
  const names = { realms: { kes: 'Kesk', hoh: 'Hohenwacht' }, places: ['Ulmakesk', 'Frostheim'] };
  const found = (query: string) =>
    searchNews(newsletters, query).map(({ issue: { id }, item }) => `${id} ${item.id}`);

  it.each([
    ['ueber', []],
    ['über grenz', ['one p1']],
    ['GRENZFLUSS ulm', ['one p1']],
    ['alteste', ['two p1']],
    ['aldabote', ['two p1', 'two p2', 'one p1']],
    ['fruh', []],
    ['  ', []],
  ])('finds the pieces with all words of «%s»', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each([
    ['realm', ['Kesk: two p2, two p1']],
    ['place', ['Ulmakesk: one p1']],
    [
      'headline',
      [
        'Gerücht: two p2',
        'Haldmars Heer überschreitet den Grenzfluss: one p1',
        'Offener Brief: two p1',
      ],
    ],
    ['issue', ['Der Aldabote 2: two p1, two p2', 'Der Aldabote 1: one p1']],
  ] as const)('lists all issues by %s', (kind, expected) => {
    const lines = newsIndex(newsletters, kind, names).map(
      ({ name, pieces }) =>
        `${name}: ${pieces.map(({ issue: { id }, item }) => `${id} ${item.id}`).join(', ')}`,
    );
    expect(lines).toEqual(expected);
  });

  it('does not tell who stands behind a false signature', () => {
    const forged = issue(3, [
      piece('p1', { text: 'Nichts Neues.', party: 'hoh', signature: { kind: 'false', name: 'X' } }),
    ]);
    expect(newsIndex({ forged }, 'realm', names)).toEqual([]);
  });
});
