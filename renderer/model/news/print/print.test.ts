import { describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../../assets/examples/acht';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import {
  type FieldAddress,
  freshIssue,
  latticeOf,
  type NewsIssue,
  type NewsItem,
} from '../../../../engine';
import { at } from '../../../../engine/testing';
import { layOut, type Page, type PageMark, pdfOf } from '../../../kit/paper';
import { fontsForTests } from '../../../kit/paper/testing';
import { wordsOf } from '../../../kit/text/words';
import { mapsOf } from '../use-art';
import { newsDocument } from './document';
import { type EditionMatter, editionOf, paragraphsOf } from './edition';
import { newsHtml } from './html';
import { newsText } from '../files';

const fonts = fontsForTests();
const words = wordsOf('de');

const MATTER: EditionMatter = {
  system: 'waben',
  moon: 2,
  year: 419,
  figures: { a: { fields: 100 }, b: { fields: 240 }, c: { fields: 1234 } },
  pictures: {},
  maps: {},
  words,
};

const piece = (id: string, change: Partial<NewsItem>): NewsItem => ({
  id,
  section: 'realms',
  headline: '',
  text: '',
  signature: { kind: 'none', name: '' },
  embargo: null,
  ...change,
});

const issue = (items: readonly NewsItem[], change: Partial<NewsIssue> = {}): NewsIssue => ({
  ...freshIssue({}, 57, {
    title: 'Der Aldabote',
    motto: 'Nachrichten von der Küste',
    language: 'de',
    tone: 'neutral',
    rounding: 100,
    columns: 3,
    statistics: ['fields'],
  }),
  items,
  ...change,
});

const FULL = issue([
  piece('1', {
    section: 'lead',
    headline: 'Haldmars Heer',
    text: 'Vor Ulmakesk stehen Banner.\n\nNoch lag der Nebel.',
  }),
  piece('2', { headline: 'Salzwehr baut', text: 'Der zweite Kai ist begonnen.' }),
  piece('3', {
    section: 'rumours',
    text: 'Es seien Glocken.',
    signature: { kind: 'false', name: 'ein Freund' },
  }),
  piece('4', { section: 'house', headline: 'Nächste Einsendung', text: '1. Dezember' }),
  piece('5', { headline: 'Noch geheim', text: 'Die Hochzeit.', embargo: 58 }),
  piece('6', {
    section: 'press',
    headline: 'Brief',
    text: 'Wir bleiben.',
    signature: { kind: 'none', name: 'Kesk' },
  }),
]);

const textsIn = (marks: readonly PageMark[]): readonly string[] =>
  marks.flatMap((mark) =>
    mark.kind === 'group' ? textsIn(mark.marks) : mark.kind === 'text' ? [mark.text] : [],
  );
const wordsOn = (pages: readonly Page[]): string =>
  pages.flatMap(({ marks }) => textsIn(marks)).join(' ');

const edition = editionOf(FULL, MATTER);
const html = newsHtml(edition, fonts);
const text = newsText(edition);
const pages = layOut(newsDocument(edition, 'A4'), fonts);

describe('an issue in print (WW-10.2-03)', () => {
  it.each([
    ['paper', wordsOn(pages)],
    ['web page', html],
    ['text', text],
  ])('has masthead, pieces, rumours, game notices and statistics: %s', (_kind, told) => {
    for (const part of [
      'Der Aldabote',
      'Nummer 1',
      'Falkenmond 419',
      'Haldmars Heer',
      'Salzwehr baut',
      'Was man sich erzählt',
      'gezeichnet: ein Freund',
      'Nächste Einsendung',
      '1. Dezember',
      'In Zahlen',
      'rund 1.000',
      'rund 500',
    ])
      expect(told).toContain(part);
  });

  it.each([
    ['paper', wordsOn(pages)],
    ['web page', html],
    ['text', text],
  ])(
    'has nothing that waits, no name under what is unsigned, no realm in its figures: %s',
    (_kind, told) => {
      for (const part of ['Noch geheim', 'Hochzeit', 'Kesk ', '>Kesk<'])
        expect(told).not.toContain(part);
      expect(told.endsWith('Kesk')).toBe(false);
    },
  );

  it('becomes a PDF, always the same', async () => {
    const leaflet = { title: 'Bote', language: 'de', pages } as const;
    const [one, two] = [await pdfOf(leaflet, fonts), await pdfOf(leaflet, fonts)];
    expect(new TextDecoder('latin1').decode(one.subarray(0, 5))).toBe('%PDF-');
    expect(two).toEqual(one);
  });

  it('is inert, whatever its text is', () => {
    const hostile = '<script>alert(1)</script>${x}{{y}}$t(app:title)\u202e"onload=1';
    const items = [
      piece('1', { headline: hostile, text: hostile, signature: { kind: 'true', name: hostile } }),
      piece('2', {
        section: 'rumours',
        headline: hostile,
        text: hostile.repeat(200),
        signature: { kind: 'true', name: hostile },
      }),
      piece('3', { section: 'house', headline: hostile, text: hostile }),
    ];
    const page = newsHtml(
      editionOf(issue(items, { title: hostile, motto: hostile }), MATTER),
      fonts,
    );
    expect(page).not.toMatch(/<script|\u202e/);
    expect(page.match(/<[a-z]+[^>]*\son\w+=/gi)).toBeNull();
    expect(page).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;${x}{{y}}$t(app:title)&quot;onload=1',
    );
    expect(page).toContain("default-src 'none'");
  });

  it('separates paragraphs', () => {
    expect(paragraphsOf(' a\nb \n\n\n c ')).toEqual(['a b', 'c']);
  });

  it('wraps the lines of its text within 72 characters', () => {
    const long = editionOf(issue([piece('1', { text: 'Wort '.repeat(90) })]), MATTER);
    expect(
      Math.max(
        ...newsText(long)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(72);
  });

  it('without a single piece is a masthead', () => {
    const empty = layOut(
      newsDocument(editionOf(issue([], { statistics: [] }), MATTER), 'A4'),
      fonts,
    );
    expect(empty).toHaveLength(1);
    expect(wordsOn(empty)).toContain('Der Aldabote');
  });
});

describe('a piece of the map', () => {
  const campaign = achtCampaign();
  const { world } = campaign;
  const lattice = latticeOf(world.map);
  const [capital] = Object.values(world.parties).flatMap(({ capital: at }) => at ?? []);

  it('shows no unit and no number, only what its realm knows of the land (WW-10.2-03)', () => {
    if (capital === undefined || lattice.cellOf(capital) === undefined)
      throw new Error('no capital');
    const map = { party: 'tha', centre: capital, fields: 12, caption: 'Karte' };
    const items = [piece('1', { section: 'lead', map })];
    const drawn = mapsOf(campaign, { items, columns: 3 });
    expect(drawn['1']?.marks.some(({ kind }) => kind === 'drawing')).toBe(true);
    expect(JSON.stringify(drawn)).not.toMatch(/"text":"\d/);
    const own = world.knowledge['tha'] ?? { grossfelder: {}, sightings: [] };
    const emptied = { ...world, units: {}, knowledge: { tha: { ...own, sightings: [] } } };
    const known = mapsOf({ ...campaign, world: emptied }, { items, columns: 3 });
    expect(JSON.stringify(known)).toBe(JSON.stringify(drawn));
  });

  it('is not for everybody where realms have to meet first, or number their maps themselves', () => {
    const strangers = rabensundCampaign();
    const [met] = Object.values(strangers.world.parties);
    const map = (party: string, centre: FieldAddress) => ({
      columns: 3 as const,
      items: [piece('1', { map: { party, centre, fields: 12, caption: 'Karte' } })],
    });
    expect(mapsOf(strangers, map(met?.key ?? '', met?.capital ?? at('001/01')))).toEqual({});
    const own = world.knowledge['tha'] ?? { grossfelder: {}, sightings: [] };
    const charted = { ...campaign, world: { ...world, knowledge: { tha: { ...own, chart: {} } } } };
    expect(mapsOf(campaign, map('tha', capital ?? at('001/01')))).not.toEqual({});
    expect(mapsOf(charted, map('tha', capital ?? at('001/01')))).toEqual({});
  });
});
