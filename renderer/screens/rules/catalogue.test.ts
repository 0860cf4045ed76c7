import { describe, expect, it } from 'vitest';
import { systems } from '../../../engine';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import { type Language, wordsOf } from '../../kit/text/words';
import {
  type Catalogue,
  catalogueOf,
  gameOfRule,
  searchCatalogue,
  titledSections,
} from './catalogue';

const german = catalogueOf('waben', 'de', wordsOf('de'));

const games = Object.keys(systems);

const idsOf = ({ chapters, findings }: Catalogue): readonly string[] => [
  ...chapters.flatMap(({ sections }) =>
    sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)),
  ),
  ...findings.map(({ id }) => id),
];

const LANGUAGES: readonly Language[] = ['de', 'en'];

describe('the rules', () => {
  it.each(games.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'of %s have a text for every clause, chapter and finding in %s',
    (game, language) => {
      const words = wordsOf(language, game);
      const { chapters, findings } = catalogueOf(game, language, words);
      for (const chapter of chapters) {
        expect(chapter.title, chapter.number).not.toBe('');
        for (const section of chapter.sections) {
          expect(section.title, section.number).not.toBe('');
          for (const { id, title, text } of section.clauses) {
            expect(title, id).not.toBe(id);
            expect(text, id).not.toBe('');
          }
        }
      }
      for (const { id, sentence } of findings) {
        expect(sentence, id).not.toBe(id);
        expect(sentence, id).not.toMatch(/\{\{|\$t|^finding\./);
      }
    },
  );

  it('stand in the order of chapters and numbers', () => {
    const chapters = german.chapters.map(({ number }) => Number(number));
    expect(chapters).toEqual([...chapters].sort((a, b) => a - b));
    const units = german.chapters.find(({ number }) => number === '5');
    expect(units?.sections.map(({ number }) => number)).toEqual(['5.1', '5.2', '5.3']);
  });

  it.each(games)('of %s are those of its register, in their order', (game) => {
    const { clauses = [], findings = {} } = systems[game]?.register ?? {};
    const shown = idsOf(catalogueOf(game, 'de', wordsOf('de', game)));
    expect(shown).toEqual([...clauses, ...Object.keys(findings).sort()]);
  });

  it('of an unknown game are empty', () => {
    expect(catalogueOf('nobody', 'de', wordsOf('de'))).toEqual({ chapters: [], findings: [] });
  });

  it('a chapter without sections has no heading but its own', () => {
    const { chapters } = catalogueOf('organisation', 'de', wordsOf('de'));
    const [population, categories] = ['2', '5'].map((number) =>
      chapters.find((chapter) => chapter.number === number),
    );
    expect(population?.sections).toHaveLength(1);
    expect(population === undefined ? [] : titledSections(population)).toEqual([]);
    expect(categories === undefined ? [] : titledSections(categories)).toHaveLength(8);
  });

  it.each([
    ['WW-5.3-07', undefined, 'waben'],
    ['WW-5.3-07', 'organisation', 'waben'],
    ['OS-5.3-07', undefined, 'organisation'],
    ['OS-5.3-07', 'waben', 'organisation'],
    ['organisation.E_MONEY', 'waben', 'organisation'],
    ['F-PATH-HEIGHT', 'organisation', 'waben'],
    ['house', 'waben', undefined],
  ])('%s, asked for while %s is open, is in those of %s', (id, open, game) => {
    expect(gameOfRule(id, open)).toBe(game);
  });

  it('know every finding of the example sheet', () => {
    const { world } = tharosCampaign();
    const system = systems['waben'];
    const sheet = system?.orders.read(tharosOrders, 'tha', world);
    const found = sheet === undefined ? [] : (system?.orders.check(sheet, world, {}) ?? []);
    expect(found.length).toBeGreaterThan(5);
    const ids = idsOf(german);
    for (const { code } of found) expect(ids).toContain(code);
  });
});

describe('searching the rules', () => {
  it.each([
    ['WW-5.3-07', 'WW-5.3-07'],
    ['5.3-07', 'WW-5.3-07'],
    ['ww-5.3-07', 'WW-5.3-07'],
    ['f-path-height', 'F-PATH-HEIGHT'],
    ['path-height', 'F-PATH-HEIGHT'],
    ['schwieriges gelände', 'WW-2.3-01'],
    ['GELAENDE schwieriges', 'WW-2.3-01'],
  ])('%s finds %s', (query, id) => {
    expect(idsOf(searchCatalogue(german, query))).toContain(id);
  });

  it('the words of a heading find every clause beneath it', () => {
    const section = german.chapters
      .flatMap(({ sections }) => sections)
      .find(({ number }) => number === '7.3');
    const ids = section?.clauses.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(5);
    expect(idsOf(searchCatalogue(german, section?.title ?? ''))).toEqual(
      expect.arrayContaining(ids),
    );
  });

  it('a clause also finds the findings that cite it', () => {
    const cited = german.findings.find(({ clause }) => clause === 'WW-6.2-09');
    expect(idsOf(searchCatalogue(german, 'WW-6.2-09'))).toContain(cited?.id);
  });

  it('leaves out the sections and chapters in which nothing is found', () => {
    const { chapters } = searchCatalogue(german, 'WW-7.2-14');
    expect(chapters.map(({ number }) => number)).toEqual(['7']);
    expect(chapters[0]?.sections.map(({ number }) => number)).toEqual(['7.2']);
  });

  it('returns everything for an empty query and nothing for nonsense', () => {
    expect(searchCatalogue(german, '  ')).toEqual(german);
    expect(searchCatalogue(german, 'Quantenschaum')).toEqual({ chapters: [], findings: [] });
  });
});
