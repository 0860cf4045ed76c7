import { describe, expect, it } from 'vitest';
import { systems, wabenData } from '../../engine';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import { type Language, wordsOf } from '../text/words';
import { type Catalogue, catalogueOf, searchCatalogue } from './catalogue';

const german = catalogueOf('de', wordsOf('de'));

const idsOf = ({ chapters, findings }: Catalogue): readonly string[] => [
  ...chapters.flatMap(({ sections }) =>
    sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)),
  ),
  ...findings.map(({ id }) => id),
];

describe('the rules', () => {
  it.each(['de', 'en'] as const satisfies readonly Language[])(
    'have words for every clause, chapter and finding in %s',
    (language) => {
      const words = wordsOf(language);
      const { chapters, findings } = catalogueOf(language, words);
      for (const chapter of chapters) {
        expect(chapter.title, String(chapter.number)).not.toBe('');
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
        expect(sentence, id).not.toMatch(/\{\{|\$t/);
      }
    },
  );

  it('stand in the order of chapters and numbers', () => {
    const chapters = german.chapters.map(({ number }) => number);
    expect(chapters).toEqual([...chapters].sort((a, b) => a - b));
    const units = german.chapters.find(({ number }) => number === 5);
    expect(units?.sections.map(({ number }) => number)).toEqual(['5.1', '5.2', '5.3']);
    expect(idsOf(german).slice(0, wabenData.CLAUSES.length)).toEqual(wabenData.CLAUSES);
  });

  it('know every finding of the example sheet', () => {
    const { world } = tharosCampaign();
    const system = systems['waben'];
    const sheet = system?.readOrders(tharosOrders, 'tha', world);
    const found = sheet === undefined ? [] : (system?.checkOrders(sheet, world, {}) ?? []);
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

  it('a clause also finds the findings that cite it', () => {
    const cited = german.findings.find(({ clause }) => clause === 'WW-6.2-09');
    expect(idsOf(searchCatalogue(german, 'WW-6.2-09'))).toContain(cited?.id);
  });

  it('leaves out the sections and chapters in which nothing is found', () => {
    const { chapters } = searchCatalogue(german, 'WW-7.2-14');
    expect(chapters.map(({ number }) => number)).toEqual([7]);
    expect(chapters[0]?.sections.map(({ number }) => number)).toEqual(['7.2']);
  });

  it('keeps everything for an empty query and nothing for nonsense', () => {
    expect(searchCatalogue(german, '  ')).toEqual(german);
    expect(searchCatalogue(german, 'Quantenschaum')).toEqual({ chapters: [], findings: [] });
  });
});
