import { strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tinyCampaign, tinyWorld } from '../../testing';
import type { Campaign } from '../campaign';
import type { NewsIssue, NewsItem } from '../delivery';
import { blankDraft } from '../draft';
import { hashOf } from './archive-bytes';
import { imagePart } from './format';
import { readCampaignArchive, readCampaignFile } from './read';
import { campaignFile, uncheckedFile } from '../../testing/files';

const picture = strToU8('a woodcut');
const hash = hashOf(picture);

const item: NewsItem = {
  id: 'a',
  section: 'press',
  headline: 'Markt',
  text: 'Es war Markt.',
  signature: { kind: 'none', name: '' },
  picture: { hash, type: 'image/png', width: 10, height: 10, caption: '' },
  embargo: null,
};

const issue: NewsIssue = {
  id: 'n1',
  number: 1,
  turn: 1,
  title: 'Segmentsbote',
  motto: '',
  language: 'de',
  tone: 'neutral',
  rounding: 1,
  columns: 2,
  items: [item],
  statistics: [],
  releasedAt: null,
};

const withNews = (news: Partial<NewsIssue>): Campaign =>
  tinyCampaign(tinyWorld({}), { newsletters: { n1: { ...issue, ...news } } });

describe('what leaves the house, in a campaign file', () => {
  it('brings the pictures of its newsletters along', () => {
    const file = campaignFile(withNews({}), { [hash]: picture });
    expect(unzipSync(file)[imagePart(hash)]).toEqual(picture);
    expect(readCampaignArchive(file)).toEqual({
      ok: true,
      value: { campaign: withNews({}), images: { [hash]: picture }, missing: [] },
    });
  });

  it.each<[string, Campaign, string]>([
    ['two pieces with one id', withNews({ items: [item, item] }), 'n1.items'],
    ['a rounding of nothing', withNews({ rounding: 0 }), 'n1.rounding'],
    [
      'a picture without a hash',
      withNews({ items: [{ ...item, picture: { ...item.picture, hash: '../x' } as never }] }),
      'n1.items.0.picture.hash',
    ],
    [
      'publicity of no month',
      tinyCampaign(tinyWorld({}), {
        publicity: { x: { id: 'x', publicity: 'public', embargo: null } },
      }),
      'x.id',
    ],
  ])('is refused with %s', (_, campaign, path) => {
    expect(readCampaignFile(uncheckedFile(campaign))).toMatchObject({
      problem: { code: 'schema', about: { path } },
    });
  });

  it.each<[string, Campaign, string]>([
    [
      'a piece of publicity stands under another event',
      tinyCampaign(tinyWorld({}), {
        publicity: { '1/x': { id: '1/y', publicity: 'public', embargo: null } },
      }),
      '1/x',
    ],
    [
      'an issue stands under another id',
      tinyCampaign(tinyWorld({}), { newsletters: { n2: issue } }),
      'n2',
    ],
  ])('is refused where %s', (_, campaign, path) => {
    expect(readCampaignFile(uncheckedFile(campaign))).toMatchObject({
      problem: { code: 'contradiction', about: { path } },
    });
  });

  it('is refused where a draft stands under the name of another realm', () => {
    const draft = { ...blankDraft(1, 'tha', 'de'), id: '1/ely' };
    const campaign = tinyCampaign(tinyWorld({}), { evaluations: { '1/ely': draft } });
    expect(readCampaignFile(uncheckedFile(campaign))).toMatchObject({
      problem: { code: 'contradiction', about: { path: '1/ely' } },
    });
  });
});
