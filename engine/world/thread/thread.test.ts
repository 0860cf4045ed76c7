import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ThreadReader } from '../../kernel';
import { growthOf } from '../../testing/growth';
import { BLANK_CAMPAIGN, BLANK_REGION_WORLD, newParty, newPerson } from '../blank';
import type { Campaign } from '../campaign';
import type { InboxItem } from '../open-turn';
import { unfileDocuments } from '../inbox';
import type { Person, World } from '../world';
import { authorsOf, rememberAuthor } from './authors';
import { hearThread, isClearVoice } from './hear';
import type { Post, Thread } from './post';
import { takePosts } from './take';

const person = (
  id: string,
  name: string,
  parties: readonly string[],
  more: Partial<Person> = {},
): Person =>
  newPerson(id, name, {
    channel: 'medium',
    roles: parties.map((party) => ({ party, kind: 'single' })),
    ...more,
  });

const parties = Object.fromEntries(
  ['blau', 'gelb', 'rot', 'weiss'].map((key) => [
    key,
    newParty({ key, name: key.toUpperCase(), seat: 'x' }),
  ]),
);
const world: World = {
  ...BLANK_REGION_WORLD,
  parties,
  people: {
    z: person('z', 'Zora', ['rot'], { email: 'rotezora@example.org', aliases: ['Rote Zora'] }),
    b: person('b', 'Bleu', ['blau']),
    d: person('d', 'Doppel', ['gelb', 'weiss']),
    o: person('o', 'Zuschauer', []),
  },
};

/** Reads `+rot` as a choice, `+-` as nobody, `+?` as unknown words, `+self` as refused. */
const reader: ThreadReader<World> = {
  read: (text) =>
    [...text.matchAll(/\+(\S+)/g)].map(({ 0: all, 1: word = '', index }) => ({
      span: { start: index, end: index + all.length },
      choice: word === '?' ? undefined : word === '-' ? null : word,
      findings:
        word === 'self'
          ? [{ code: 'X', severity: 'REJECT', clause: 'X-1-01', party: '', words: all, about: {} }]
          : [],
    })),
  standing: () => ({ gelb: 'blau' }),
};

/** A thread of posts `author time words`. */
function thread(lines: readonly (readonly [string, number | null, string, Partial<Post>?])[]) {
  let text = '';
  const posts = lines.map(([author, at, words, more = {}], index): Post => {
    const start = text.length;
    text += `${words}\n`;
    const own = { start, end: start + words.length };
    return {
      author,
      at,
      number: String(index + 1),
      isPrivate: false,
      span: own,
      own: [own],
      quotes: [],
      signature: null,
      isQuoteOpen: false,
      ...more,
    };
  });
  return { text, thread: { posts, left: [] } satisfies Thread };
}

const times = { from: 100, to: 200 };
const hear = (lines: Parameters<typeof thread>[0], inbox: Campaign['inbox'] = {}) => {
  const { text, thread: read } = thread(lines);
  return hearThread(text, read, { world, inbox, times, reader });
};
const choices = (...lines: Parameters<typeof thread>[0]) => hear(lines).choices;

describe('who writes in a thread', () => {
  it.each([
    ['zora', ['rot']],
    ['Rote  Zora', ['rot']],
    ['rotezora@example.org', ['rot']],
    ['BLAU', ['blau']],
    ['Doppel', ['gelb', 'weiss']],
    ['Zuschauer', []],
    ['Neuling', undefined],
  ])('%s plays %j', (author, expected) => {
    expect(authorsOf(world)(author)?.parties).toEqual(expected);
  });

  it('is asked once: the only player of a party gets another name, others are new people', () => {
    const campaign = { ...BLANK_CAMPAIGN, id: '', name: '', system: '', seed: '', world };
    const other = rememberAuthor(campaign, 'ZoraX', 'rot');
    expect(other.world.people['z']?.aliases).toEqual(['Rote Zora', 'ZoraX']);
    const fresh = rememberAuthor(campaign, 'Weißbrot', 'gelb');
    expect(authorsOf(fresh.world)('weißbrot')?.parties).toEqual(['gelb']);
    const onlooker = rememberAuthor(campaign, 'Gast', null);
    expect(authorsOf(onlooker.world)('gast')?.parties).toEqual([]);
    expect(authorsOf(rememberAuthor(onlooker, 'Gast', 'rot').world)('gast')?.parties).toEqual([
      'rot',
    ]);
  });
});

describe('the choices in a thread', () => {
  it('are the last of each party in time, beside those that stand', () => {
    expect(
      choices(['Zora', 110, '+blau'], ['Bleu', 120, '+rot'], ['Zora', 130, 'doch lieber +gelb']),
    ).toEqual({
      rot: 'gelb',
      blau: 'rot',
      gelb: 'blau',
    });
  });

  it.each([
    ['at the beginning', 100, 'inTime', 'blau'],
    ['just before the end', 199.999, 'inTime', 'blau'],
    ['at the end: it belongs to the next turn', 200, 'late', undefined],
    ['before the beginning', 99.999, 'missed', undefined],
    ['nobody knows when', null, 'undated', undefined],
  ] as const)('%s', (_, at, timing, expected) => {
    const heard = hear([['Zora', at, '+blau']]);
    expect(heard.posts[0]?.timing).toBe(timing);
    expect(heard.choices['rot']).toBe(expected);
  });

  it('can be taken back', () => {
    expect(choices(['Zora', 110, '+blau'], ['Zora', 120, '+-'])).toEqual({ gelb: 'blau' });
  });

  it('include nothing of what is refused, open or of an author who is not clear', () => {
    const heard = hear([
      ['Zora', 110, '+self'],
      ['Bleu', 111, 'ich glaube +?'],
      ['Doppel', 112, '+rot'],
      ['Neuling', 113, '+rot'],
      ['Zuschauer', 114, '+rot'],
      ['Zora', 115, '+gelb', { isQuoteOpen: true }],
      ['Zora', 116, '+gelb', { edited: 201 }],
      ['Zora', 117, '+gelb', { edited: null }],
    ]);
    expect(heard.choices).toEqual({ gelb: 'blau' });
    expect(heard.posts.map(({ doubts }) => doubts)).toEqual([
      [],
      ['unread'],
      ['several'],
      ['author'],
      [],
      ['quote'],
      ['edited'],
      ['edited'],
    ]);
    expect(heard.posts[4]?.what).toBe('talk');
  });

  it('that were changed in the same turn count by the time of the change', () => {
    expect(choices(['Zora', 110, '+blau', { edited: 150 }], ['Zora', 120, '+gelb'])).toMatchObject({
      rot: 'blau',
    });
  });

  const post = fc.tuple(
    fc.constantFrom('Zora', 'Bleu', 'BLAU', 'Doppel', 'Neuling'),
    fc.integer({ min: 90, max: 210 }),
    fc.constantFrom('+blau', '+gelb', '+-', '+?', '+rot', 'bla'),
  );
  const posts = fc.uniqueArray(post, { maxLength: 12, selector: ([, at]) => at });

  it('are the same whatever talk is between the posts', () => {
    const talk = fc.tuple(
      fc.constantFrom('Zora', 'Bleu', 'Neuling'),
      fc.integer({ min: 90, max: 210 }),
      fc.constant('nur Gerede'),
    );
    fc.assert(
      fc.property(
        posts,
        fc.array(fc.tuple(talk, fc.nat(12)), { maxLength: 8 }),
        (some, between) => {
          const mixed = between.reduce<Parameters<typeof thread>[0]>(
            (all, [one, at]) => [...all.slice(0, at), one, ...all.slice(at)],
            some,
          );
          expect(choices(...mixed)).toEqual(choices(...some));
        },
      ),
    );
  });

  it('are the same in whatever order the posts are', () => {
    const shuffled = posts.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray([...some], { minLength: some.length })),
    );
    fc.assert(
      fc.property(shuffled, ([some, other]) => {
        expect(choices(...other)).toEqual(choices(...some));
      }),
    );
  });

  it('cost time that grows with the number of posts and no faster', async () => {
    const many = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => ['Zora', 100 + index / count, index % 3 === 0 ? '+blau' : 'bla bla'] as const,
      );
    const heard = (count: number) => {
      const lines = many(count);
      return () => expect(hear(lines).posts).toHaveLength(count);
    };
    heard(500)();
    const growth = await growthOf({ short: heard(2500), long: heard(10_000), most: 10 });
    expect(growth).toBeLessThanOrEqual(10);
  });
});

describe('posts that are taken', () => {
  const { text, thread: read } = thread([
    ['Zora', 110_000, 'Moin. +blau Ende.'],
    ['Zora', 120_000, '+gelb'],
    ['Bleu', 115_000, 'Armee 1 hält', { isPrivate: true }],
    ['Bleu', 116_000, 'Gerede'],
  ]);
  const THREAD: InboxItem = {
    id: 't',
    turn: 1,
    receivedAt: '1970-01-01T00:09:00.000Z',
    name: 'Spielthread',
    format: 'text',
    original: null,
    sender: '',
    text,
    party: null,
    status: 'open',
  };
  const inbox: Campaign['inbox'] = { t: THREAD };
  const campaign: Campaign = {
    ...BLANK_CAMPAIGN,
    id: '',
    name: '',
    system: '',
    seed: '',
    world,
    inbox,
  };
  const heardIn = (now: Campaign) =>
    hearThread(text, read, { world, inbox: now.inbox, times: { from: 0, to: null }, reader }).posts;
  const take = (now: Campaign): Campaign =>
    takePosts(
      now,
      't',
      heardIn(now)
        .filter((one) => isClearVoice(one) || one.what === 'letter')
        .map((heard) => ({ heard, party: heard.parties[0] ?? '' })),
    );

  it('are part of the letters of their authors, public orders word for word and by their time', () => {
    const taken = take(campaign);
    expect(taken.sheets['rot']?.text).toBe('+blau\n\n+gelb');
    expect(taken.sheets['rot']?.receivedAt).toBe('1970-01-01T00:02:00.000Z');
    expect(taken.sheets['blau']?.text).toBe('Armee 1 hält');
    expect(Object.values(taken.inbox).filter(({ enclosedIn }) => enclosedIn === 't')).toHaveLength(
      3,
    );
    expect(taken.inbox['t']).toBe(campaign.inbox['t']);
  });

  it('are taken once', () => {
    const taken = take(campaign);
    expect(heardIn(taken).map(({ takenAs }) => takenAs !== null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(take(taken)).toEqual(taken);
  });

  it('are made into documents anew where they were restored: no old document is left', () => {
    const taken = take(campaign);
    const [first] = Object.values(taken.inbox).filter(({ post }) => post !== undefined);
    const back = unfileDocuments(taken, [first?.id ?? '']);
    expect(heardIn(back)[0]?.takenAs).toBe(null);
    const again = take(back);
    expect(again.sheets['rot']?.text).toBe('+blau\n\n+gelb');
    const made = Object.values(again.inbox).filter(({ post }) => post === first?.post);
    expect(made.map(({ status, text: words }) => [status, words])).toEqual([['filed', '+blau']]);
  });

  it('are asked about where a message has orders for several parties, and split', () => {
    const words =
      'Hallo!\nBefehle für Blau:\nArmee 1 hält\n** GELB **\nArmee 2 hält\nBlau\nArmee 3 hält';
    const message = thread([['Bleu', 115_000, words, { isPrivate: true }]]);
    const both = {
      ...campaign,
      inbox: { t: { ...THREAD, text: message.text } },
    };
    const [heard] = hearThread(message.text, message.thread, {
      world,
      inbox: {},
      times: { from: 0, to: null },
    }).posts;
    if (heard === undefined) throw new Error('no post');
    expect(heard.doubts).toEqual(['several']);
    const taken = takePosts(
      both,
      't',
      heard.parts.map((part) => ({ heard, ...part })),
    );
    expect(taken.sheets['blau']?.text).toBe('Hallo!\nArmee 1 hält\nArmee 3 hält');
    expect(taken.sheets['gelb']?.text).toBe('Armee 2 hält');
  });

  it('record why they were taken though they came late, and are archived where they are talk', () => {
    const [one, two] = heardIn(campaign);
    if (one === undefined || two === undefined) throw new Error('no posts');
    const taken = takePosts(campaign, 't', [
      { heard: one, party: 'rot', admitted: 'Strom weg' },
      { heard: two, party: null },
    ]);
    const items = Object.values(taken.inbox).filter(({ post }) => post !== undefined);
    expect(items.map(({ status, admitted }) => [status, admitted])).toEqual([
      ['filed', 'Strom weg'],
      ['aside', undefined],
    ]);
    expect(taken.sheets['rot']?.text).toBe('+blau');
  });
});
