import { describe, expect, it } from 'vitest';
import { freshIssue, hiddenFactsOfAll, type NewsItem, systems } from '../../../engine';
import { appliedAcht } from '../../../engine/testing/acht';
import { fontsForTests } from '../../kit/paper/testing';
import { wordsOf } from '../../kit/text/words';
import { editionOf, type NewsEdition } from './print/edition';
import { NEWS_FORMATS, newsFile, newsLeaks } from './files';

const fonts = fontsForTests();
const campaign = appliedAcht();
const waben = systems['waben'];
if (waben === undefined) throw new Error('the game is not there');
const hidden = hiddenFactsOfAll(campaign, waben);

const edition = (change: Partial<NewsItem>): NewsEdition =>
  editionOf(
    {
      ...freshIssue({}, 58, {
        title: 'Der Aldabote',
        motto: '',
        language: 'de',
        tone: 'neutral',
        rounding: 1,
        columns: 2,
        statistics: [],
      }),
      items: [
        {
          id: 'p1',
          section: 'press',
          headline: 'Markt',
          text: 'Es war Markt.',
          signature: { kind: 'none', name: '' },
          embargo: null,
          ...change,
        },
      ],
    },
    {
      system: 'waben',
      moon: 1,
      year: 419,
      figures: {},
      pictures: {},
      maps: {},
      words: wordsOf('de'),
    },
  );

const [secret = ''] = hidden.find(({ kind }) => kind === 'person')?.words ?? [];

describe('the files of an issue', () => {
  it('are three, and give nothing away where nothing secret was written', async () => {
    const files = await Promise.all(
      NEWS_FORMATS.map((format) => newsFile(edition({}), format, fonts)),
    );
    expect(files.map(({ name }) => name)).toEqual(
      ['pdf', 'html', 'txt'].map((ending) => `Der-Aldabote-Nummer-1.${ending}`),
    );
    expect(await newsLeaks(edition({}), hidden, fonts)).toEqual([]);
  });

  it.each<[string, Partial<NewsItem>]>([
    ['a headline', { headline: `Besuch von ${secret}` }],
    ['a text', { text: `Es kam\n${secret.toUpperCase()}.` }],
    ['a signature', { signature: { kind: 'false', name: secret } }],
  ])('are held back where %s names who plays in secret (WW-1.2-16)', async (_, change) => {
    expect(secret).not.toBe('');
    expect(await newsLeaks(edition(change), hidden, fonts)).toMatchObject([
      { kind: 'person', file: 'Der-Aldabote-Nummer-1.pdf' },
    ]);
  });

  it('reveal nothing of a signature that is not printed, nor of what must wait', async () => {
    const quiet = edition({ signature: { kind: 'none', name: secret } });
    const waiting = edition({ text: secret, embargo: 59 });
    expect(await newsLeaks(quiet, hidden, fonts)).toEqual([]);
    expect(await newsLeaks(waiting, hidden, fonts)).toEqual([]);
  });
});
