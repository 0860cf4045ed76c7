import { describe, expect, it } from 'vitest';
import { systems } from '../../engine';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import { type Language, wordsOf } from '../text/words';
import { type Catalogue, catalogueOf, searchCatalogue } from './catalogue';

const german = catalogueOf('de', wordsOf('de'));

const idsOf = ({ chapters, findings }: Catalogue): readonly string[] => [
  ...chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)),
  ...findings.map(({ id }) => id),
];

describe('the rules', () => {
  it.each(['de', 'en'] as const satisfies readonly Language[])(
    'have words for every clause, chapter and finding in %s',
    (language) => {
      const words = wordsOf(language);
      const { chapters, findings } = catalogueOf(language, words);
      for (const { number, clauses } of chapters) {
        const key = `help:rules.chapter.${String(number)}`;
        expect(words(key), key).not.toContain('rules.chapter');
        for (const { id, title, text } of clauses) {
          expect(title, id).not.toBe(id);
          expect(text, id).not.toBe('');
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
    const path = german.chapters.find(({ number }) => number === 5)?.clauses.map(({ id }) => id);
    expect(path?.indexOf('WW-5.3-02')).toBeLessThan(path?.indexOf('WW-5.3-07') ?? -1);
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

  it('keeps everything for an empty query and nothing for nonsense', () => {
    expect(searchCatalogue(german, '  ')).toEqual(german);
    expect(searchCatalogue(german, 'Quantenschaum')).toEqual({ chapters: [], findings: [] });
  });
});
