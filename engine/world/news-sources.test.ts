import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, type TurnEvent } from '../kernel';
import type { ArchivedTurn, Campaign, Edition } from './campaign';
import type { NewsIssue, NewsItem, Publicity } from './delivery';
import { publicityId } from './draft';
import { nextBalance } from './news-house';
import { type NewsMaterial, newsSources, sourceKeyOf } from './news-sources';
import type { MailItem } from './sheet';
import { newParty } from './blank';

const event = (kind: TurnEvent['kind'], change: Partial<TurnEvent> = {}): TurnEvent => ({
  kind,
  clause: 'WW-10.2-03',
  time: fraction(1, 2),
  place: '210/19',
  parties: ['a', 'b'],
  about: {},
  ...change,
});

const mail = (id: string, change: Partial<MailItem> = {}): MailItem => ({
  id,
  turn: 57,
  from: 'a',
  to: null,
  kind: 'announcement',
  title: 'Markttag',
  text: 'Alle sind geladen.',
  isPublic: null,
  ...change,
});

const archived = (turn: number, letters: readonly MailItem[] = []): ArchivedTurn => ({
  turn,
  sheets: {},
  rulings: {},
  settings: {},
  seed: '',
  appliedAt: '2026-01-01T00:00:00Z',
  mail: Object.fromEntries(letters.map((one) => [one.id, one])),
});

const WORLD = {
  parties: {},
  clock: { turn: 58, year: 419, moon: 8, moonsPerTurn: 1 },
};

const desk = (
  change: Partial<NewsMaterial> & { readonly events?: readonly TurnEvent[] },
): NewsMaterial => {
  const { events = [], ...rest } = change;
  return {
    archive: { 57: archived(57) },
    culture: {},
    deadline: null,
    editions: {},
    newsletters: {},
    publicity: {},
    world: WORLD,
    turn: 57,
    eventsOf: (turn) => (turn === 57 ? events : []),
    balanceMoons: [],
    ...rest,
  };
};

const word = (of: TurnEvent, change: Partial<Publicity>, turn = 57): Campaign['publicity'] => {
  const id = publicityId(turn, of);
  return { [id]: { id, publicity: 'public', embargo: null, ...change } };
};

const piece = (change: Partial<NewsItem>): NewsItem => ({
  id: 'p1',
  section: 'realms',
  headline: '',
  text: '',
  signature: { kind: 'none', name: '' },
  embargo: null,
  ...change,
});

const issue = (change: Partial<NewsIssue>): NewsIssue => ({
  id: 'n56',
  number: 1,
  turn: 56,
  title: 'Bote',
  motto: '',
  language: 'de',
  tone: 'neutral',
  rounding: 1,
  columns: 3,
  items: [],
  statistics: [],
  releasedAt: null,
  ...change,
});

const FIGHT = event('fight');

describe('sources of the newsletter', () => {
  it.each([
    ['public where the game says so (WW-10.2-03)', { isPublic: true as const }, {}, 'public'],
    ['secret without a word (WW-8.2-07)', {}, {}, 'secret'],
    ['a rumour where the GM wants one', {}, word(FIGHT, { publicity: 'rumour' }), 'rumour'],
    [
      'secret where the GM wants that',
      { isPublic: true as const },
      word(FIGHT, { publicity: 'secret' }),
      'secret',
    ],
  ])('an event is %s', (_title, change, publicity, expected) => {
    const sources = newsSources(desk({ events: [event('fight', change)], publicity }));
    expect(sources).toMatchObject([{ kind: 'event', publicity: expected }]);
  });

  it('omits cards for the GM alone, without parties and without witnesses', () => {
    const events = [
      event('fight', { parties: [], witnesses: [] }),
      event('fight', { parties: [], witnesses: [], isPublic: true }),
      event('retreat', { witnesses: [] }),
    ];
    expect(newsSources(desk({ events })).map(({ publicity }) => publicity)).toEqual([
      'public',
      'secret',
    ]);
  });

  it('announcements are for all players of the segment (WW-8.2-34, WW-11.2-05), messages for nobody else', () => {
    const letters = [
      mail('1'),
      mail('2', { kind: 'message', to: 'b' }),
      mail('3', { kind: 'treaty' }),
    ];
    const sources = newsSources(desk({ archive: { 57: archived(57, letters) } }));
    expect(sources).toMatchObject([
      { key: 'mail 57/1', section: 'announcements', publicity: 'public' },
    ]);
  });

  it.each([
    ['its author', { isPublic: true }, {}, 'public'],
    ['nobody (WW-8.2-07)', { isPublic: null }, {}, 'secret'],
    ['the GM, later', { isPublic: null }, { isPublic: true }, 'public'],
  ])('culture is news if %s publishes it (WW-1.5-03)', (_who, sent, kept, expected) => {
    const text = mail('k', { kind: 'culture', ...sent });
    const culture = {
      '57.k': {
        id: '57.k',
        title: '',
        text: '',
        party: 'a',
        author: '',
        turn: 57,
        isPublic: false,
      },
    };
    const record = { '57.k': { ...culture['57.k'], ...kept } };
    const sources = newsSources(
      desk({
        archive: { 57: archived(57, [text]) },
        ...('isPublic' in kept ? { culture: record } : {}),
      }),
    );
    expect(sources).toMatchObject([{ section: 'press', publicity: expected }]);
  });

  it('house rules that begin, the deadline, new parties and the next balance are notices', () => {
    const edition: Edition = { id: 'e1', name: 'Neue Zölle', from: 58, settings: {} };
    const parties = {
      c: newParty({ key: 'c', kind: 'realm', name: 'Salmeer' }),
    } as const;
    const material = desk({
      editions: { e1: edition, old: { ...edition, id: 'old', from: 57 } },
      deadline: '2026-12-01',
      balanceMoons: [3, 9],
      world: { ...WORLD, parties },
      archive: {
        56: { ...archived(56), figures: { a: {} } },
        57: { ...archived(57), figures: { a: {}, c: {} } },
      },
    });
    const sources = newsSources(material);
    expect(sources.map(({ key }) => key)).toEqual([
      'house 57/balance',
      'house 57/deadline',
      'house 57/party c',
      'edition e1',
    ]);
    // Where parties do not know of each other, the GM decides whether a new one is announced.
    const newOne = (more: Partial<NewsMaterial>) =>
      newsSources({ ...material, hidesParties: true, ...more }).find(
        ({ key }) => key === 'house 57/party c',
      )?.publicity;
    expect(newOne({})).toBe('secret');
    expect(
      newOne({
        publicity: { '57/party c': { id: '57/party c', publicity: 'public', embargo: null } },
      }),
    ).toBe('public');
  });

  it.each([
    [8, { moon: 9, year: 419 }],
    [9, { moon: 9, year: 419 }],
    [10, { moon: 3, year: 420 }],
  ])('in moon %i the next balance is due then', (moon, expected) => {
    expect(nextBalance({ moon, year: 419 }, [3, 9])).toEqual(expected);
  });

  it('reveals an unpaid account to nobody', () => {
    expect(newsSources(desk({ events: [event('withheld')] }))).toEqual([]);
  });
});

describe('an embargo', () => {
  const before = event('capture');
  const late = { 56: archived(56), 57: archived(57) };
  const eventsOf = (turn: number) => (turn === 56 ? [before] : []);

  it.each([
    [56, 57, true],
    [57, 57, false],
    [58, 57, false],
  ])('in turn %i, until %i: it waits is %s', (turn, embargo, isWaiting) => {
    const sources = newsSources(
      desk({
        turn,
        archive: { ...late, 58: archived(58) },
        eventsOf,
        publicity: word(before, { embargo }, 56),
      }),
    );
    expect(sources.map((one) => one.isWaiting)).toEqual([isWaiting]);
  });

  it('brings nothing back that was free in its own month', () => {
    expect(newsSources(desk({ archive: late, eventsOf, publicity: word(before, {}, 56) }))).toEqual(
      [],
    );
  });

  it('ends when another issue has printed it', () => {
    const source = { kind: 'event', key: publicityId(56, before), facts: '' } as const;
    const carried = issue({ id: 'n58', turn: 58, items: [piece({ source })] });
    const sources = newsSources(
      desk({
        archive: late,
        eventsOf,
        publicity: word(before, { embargo: 57 }, 56),
        newsletters: { n58: carried },
      }),
    );
    expect(sources).toEqual([]);
  });

  it('offers a piece written too early in the issue that may carry it', () => {
    const early = issue({
      items: [piece({ headline: 'Die Hochzeit', embargo: 57 }), piece({ id: 'p2' })],
    });
    const sources = newsSources(desk({ newsletters: { n56: early } }));
    expect(sources).toMatchObject([{ key: 'held n56/p1', isWaiting: false }]);
  });

  it('never releases a source before its turn', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.option(fc.nat(9)), fc.nat(9), (from, embargo, turn) => {
        const own = event('fight');
        const archive = Object.fromEntries([from, turn].map((one) => [one, archived(one)]));
        const sources = newsSources(
          desk({
            turn,
            archive,
            eventsOf: (of) => (of === from ? [own] : []),
            publicity: word(own, { embargo }, from),
          }),
        );
        const offered = sources.filter((one) => !one.isWaiting);
        const mayCarry =
          turn === from
            ? (embargo ?? 0) <= turn
            : from < turn && embargo !== null && embargo > from && embargo <= turn;
        expect(offered.length).toBe(mayCarry ? 1 : 0);
      }),
    );
  });
});

describe('the order of sources', () => {
  const kinds = ['fight', 'conquest', 'capture', 'sighting', 'uprising'] as const;
  const anyEvent = fc
    .tuple(fc.constantFrom(...kinds), fc.nat(4), fc.nat(3), fc.boolean())
    .map(([kind, place, at, isPublic]) =>
      event(kind, {
        place: `210/0${String(place + 1)}`,
        time: fraction(at, 4),
        ...(isPublic ? { isPublic: true as const } : {}),
      }),
    );
  const anyMail = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 5 });

  it('does not depend on the order of the inputs', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), anyMail, fc.nat(), (events, ids, turn) => {
        const letters = ids.map((id) => mail(id));
        const cut = turn % (events.length + 1);
        const mixed = [...events.slice(cut), ...events.slice(0, cut)];
        const one = newsSources(desk({ events, archive: { 57: archived(57, letters) } }));
        const other = newsSources(
          desk({ events: mixed.toReversed(), archive: { 57: archived(57, letters.toReversed()) } }),
        );
        expect(other.map(({ key, publicity }) => [key, publicity])).toEqual(
          one.map(({ key, publicity }) => [key, publicity]),
        );
        expect(new Set(one.map(({ key }) => key)).size).toBe(one.length);
      }),
    );
  });

  it('has one piece for all fields that one realm took from another, with all of them behind it', () => {
    const took = (place: string, parties: readonly string[]): TurnEvent =>
      event('conquest', { place, parties, about: { unit: `${parties[0] ?? ''}:101`, from: 'b' } });
    const events = [
      took('210/19', ['a', 'b']),
      took('210/20', ['a', 'b']),
      took('210/21', ['a', 'c']),
      took('210/22', ['c', 'b']),
    ];
    const counts = (of: readonly TurnEvent[]): readonly number[] =>
      newsSources(desk({ events: of })).map((one) =>
        one.kind === 'event' ? one.events.length : 0,
      );
    expect(counts(events).toSorted()).toEqual([1, 1, 2]);
    const factsOf = (of: readonly TurnEvent[]): readonly string[] =>
      newsSources(desk({ events: of })).flatMap((one) => (one.kind === 'event' ? [one.facts] : []));
    expect(factsOf(events.slice(0, 2))).toEqual(factsOf(events.slice(0, 2).toReversed()));
    expect(factsOf(events.slice(0, 2))).not.toEqual(factsOf(events.slice(0, 1)));
  });

  it('has the same key as the piece made of it', () => {
    const [source] = newsSources(desk({ events: [FIGHT] }));
    const made = { kind: 'event', key: publicityId(57, FIGHT), facts: '' } as const;
    expect(sourceKeyOf({ source: made })).toBe(source?.key);
  });
});
