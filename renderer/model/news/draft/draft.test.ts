import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achtCampaign, achtLetters } from '../../../../assets/examples/acht';
import {
  fraction,
  itemFindings,
  latticeOf,
  type NewsItem,
  type NewsSource,
  publicityId,
  settingsInForce,
  systems,
  type TurnEvent,
  turnInputOf,
} from '../../../../engine';
import { EVENT_KINDS } from '../../../../engine/testing/reported-card';
import { wordsOf } from '../../../kit/text/words';
import { type Draft, draftOf, factsState } from './draft';
import { filled } from '../../../kit/text/grammar';
import { placeFinder, type NewsContext } from './news-text';
import { stories } from './stories.text';
import { storyOf, eventText } from './tell';

const LANGUAGES = ['de', 'en'] as const;
const TONES = ['neutral', 'inCharacter'] as const;

const parties = {
  kes: { name: 'Sippen von Kesk', article: 'plural' as const },
  hoh: { name: 'Hohenwacht' },
};

const WORDS = { de: wordsOf('de'), en: wordsOf('en') };

const context = (change: Partial<NewsContext> = {}): NewsContext => {
  const language = change.language ?? 'de';
  return {
    language,
    words: WORDS[language],
    tone: 'neutral',
    rounding: 100,
    parties,
    regions: {},
    fights: [],
    whereOf: () => ({ kind: 'near', name: 'Ulmakesk' }),
    heroOf: () => null,
    ...change,
  };
};

const event = (kind: TurnEvent['kind'], change: Partial<TurnEvent> = {}): TurnEvent => ({
  kind,
  clause: 'WW-10.2-03',
  time: fraction(1, 2),
  place: '210/19',
  parties: ['hoh', 'kes'],
  about: {},
  ...change,
});

const source = (of: TurnEvent, change: Partial<NewsSource> = {}): NewsSource => ({
  kind: 'event',
  key: `event ${publicityId(57, of)}`,
  publicityId: publicityId(57, of),
  turn: 57,
  section: 'realms',
  publicity: 'public',
  embargo: null,
  isWaiting: false,
  event: of,
  events: [of],
  facts: '1',
  ...(change as object),
});

const asItem = (draft: Draft): NewsItem => ({ ...draft, id: 'p1' });

/** Signs of a sentence that did not come together. */
const BROKEN = /[{}[\]|]|undefined|null|\s\s|\s[.,;:!]|\.\.|^\s|\s$/;

/** What is wrong with the sentences of a draft; nothing in a good one. */
const flawsOf = (draft: Draft): readonly string[] => {
  const { headline, text } = draft;
  const isSound =
    !BROKEN.test(headline) &&
    !BROKEN.test(text) &&
    /^[\p{Lu}\p{N}].*[\p{L}\p{N}”“]$/u.test(headline) &&
    /^[\p{Lu}\p{N}„“].*[.!?]$/su.test(text);
  const positions = itemFindings(asItem(draft)).map(({ words }) => words);
  return isSound && positions.length === 0 ? [] : [`${headline} / ${text} / ${positions.join()}`];
};

describe('a template', () => {
  const values = {
    a: { ...phrase('die Sippen', 'den Sippen'), isPlural: true },
    b: { ...phrase('Hohenwacht', 'Hohenwacht'), isPlural: false },
  };

  it.each([
    ['{a.nom} [siegt|siegen]', 'Die Sippen siegen'],
    ['{b.nom} [siegt|siegen] über {a.acc}', 'Hohenwacht siegt über die Sippen'],
    ['mit {a.dat} [siegt|siegen] {b.nom}', 'Mit den Sippen siegt Hohenwacht'],
    ['{a.nom} [will|wollen], {b.nom} [muss|müssen]', 'Die Sippen wollen, Hohenwacht muss'],
  ])('agrees with its subject: %s', (template, text) => {
    expect(filled(template, values)).toBe(text);
  });

  it('never reads what is filled in', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const hostile = `x${name}{a.nom}[a|b]{{t}}$t(app:title)`;
        expect(filled('Es war {a}.', { a: hostile })).toBe(`Es war ${hostile}.`);
      }),
    );
  });
});

function phrase(nom: string, dat: string) {
  const rest = {
    gen: '',
    of: '',
    from: '',
    at: '',
    to: '',
    within: '',
    Nom: nom,
    Acc: nom,
    To: '',
  };
  return { nom, dat, acc: nom, ...rest };
}

describe('a draft', () => {
  it.each([
    ['fight', { a: 'hoh:101', b: 'kes:202', winner: 'kes' }, 'Die Sippen von Kesk'],
    ['fight', { a: 'hoh:101', b: 'kes:202', winner: '' }, 'Hohenwacht'],
    ['capture', { settlement: 'Ulmakesk', type: 'std' }, 'Ulmakesk'],
    ['relation', { relation: 'enemy' }, 'Hohenwacht'],
  ] as const)('of a %s names who acts', (kind, about, name) => {
    const { headline, text } = eventText(event(kind, { about }), 'k', context());
    expect(`${headline} ${text}`).toContain(name);
  });

  it('bends names as German does', () => {
    const fight = event('fight', { about: { a: 'hoh:101', b: 'kes:202', winner: 'kes' } });
    const told = ['1', '2', '3', '4', '5', '6', '7', '8'].map(
      (key) => eventText(fight, key, context()).text,
    );
    expect(new Set(told)).toEqual(
      new Set([
        'Die Sippen von Kesk haben bei Ulmakesk einen Kampf gegen Hohenwacht gewonnen.',
        'Im Kampf zwischen Hohenwacht und den Sippen von Kesk bei Ulmakesk behielten die Sippen von Kesk die Oberhand.',
      ]),
    );
  });

  it('rounds what a fight has cost (WW-10.2-03)', () => {
    const unit = (before: number, left: number) => ({ before, left });
    const fights = [
      { key: 'f', sides: [{ units: [unit(1000, 660)] }, { units: [unit(800, 0)] }] },
    ] as unknown as NewsContext['fights'];
    const fight = event('fight', { about: { a: 'hoh:101', b: 'kes:202', winner: '', fight: 'f' } });
    const textWith = (rounding: number) =>
      eventText(fight, '1', context({ fights, rounding })).text;
    expect(textWith(100)).toContain('rund 1.100');
    expect(textWith(1)).toContain('1.140');
    expect(textWith(5000)).toContain('weniger als 5.000');
  });

  it.each(LANGUAGES.flatMap((language) => TONES.map((tone) => [language, tone] as const)))(
    'is whole in every kind of event, without places and numbers of units (WW-10.2-03): %s, %s',
    (language, tone) => {
      const abouts: readonly TurnEvent['about'][] = [
        {
          unit: 'hoh:101',
          from: 'kes',
          settlement: '',
          type: 'brg',
          structure: 'wall',
          fate: 'dead',
          relation: 'peace',
          lost: 340,
          gold: 1234,
          count: 3,
          winner: 'hoh',
          a: 'hoh:101',
          b: 'kes:202',
        },
        {
          unit: 'hoh:101',
          from: '',
          settlement: 'Ulmakesk',
          structure: 'settlement',
          fate: 'captured',
          relation: 'alliance',
          lost: 0,
          winner: '',
          a: 'hoh:101',
          b: 'kes:202',
        },
        { fate: 'escaped', relation: 'passage', structure: 'road' },
      ];
      const drafts = EVENT_KINDS.flatMap((kind) =>
        abouts.flatMap((about) =>
          [['hoh', 'kes'], ['kes'], []].flatMap((names) =>
            ['1', '2', '3', '4', '5', '6'].map((key) =>
              draftOf(
                { ...source(event(kind, { about, parties: names })), key },
                context({ language, tone }),
              ),
            ),
          ),
        ),
      );
      expect(drafts.flatMap(flawsOf)).toEqual([]);
    },
  );

  it('reads every sentence there is', () => {
    for (const [story, lines] of Object.entries(stories))
      for (const line of Object.values(lines).flat()) {
        expect([story, line.match(/\{[^}]*\}/g)?.filter((gap) => !GAPS.test(gap)) ?? []]).toEqual([
          story,
          [],
        ]);
      }
    expect(Object.keys(stories)).toContain(storyOf(event('sighting')));
  });

  it('is always the same for the same event', () => {
    const of = event('conquest', { about: { from: 'kes' } });
    expect(draftOf(source(of), context())).toEqual(draftOf(source(of), context()));
  });

  it('of a rumour is hearsay, unsigned', () => {
    const draft = draftOf(
      source(event('uprising'), { publicity: 'rumour', section: 'rumours' }),
      context(),
    );
    expect(draft.signature.kind).toBe('none');
    expect(draft.text).toMatch(/^(Man erzählt sich|Reisende wollen wissen|Wer es gesehen)/);
  });

  it('of an announcement keeps the words and the name of its author (WW-8.2-34)', () => {
    const mail = {
      id: '1',
      turn: 57,
      from: 'hoh',
      to: null,
      kind: 'announcement',
      title: 'Markt',
      text: 'Kommt alle!',
      isPublic: null,
    } as const;
    const base = {
      publicityId: null,
      turn: 57,
      section: 'announcements',
      publicity: 'public',
      embargo: null,
      isWaiting: false,
    } as const;
    expect(draftOf({ ...base, key: 'mail 57/1', kind: 'mail', mail }, context())).toMatchObject({
      headline: 'Markt',
      text: 'Kommt alle!',
      party: 'hoh',
      signature: { kind: 'true', name: 'Hohenwacht' },
      source: { kind: 'mail', id: '57/1' },
    });
  });

  it('of house news is a line', () => {
    const base = {
      publicityId: null,
      turn: 57,
      section: 'house',
      publicity: 'public',
      embargo: null,
      isWaiting: false,
    } as const;
    const told = (house: Extract<NewsSource, { kind: 'house' }>['house']) => {
      const { headline, text } = draftOf(
        { ...base, key: `house 57/${house.id}`, kind: 'house', house },
        context(),
      );
      return `${headline}: ${text}`;
    };
    expect(told({ id: 'deadline', kind: 'deadline', date: '2026-12-01', turn: 58 })).toBe(
      'Nächste Einsendung: 1. Dezember',
    );
    expect(told({ id: 'balance', kind: 'balance', moon: 7, year: 419 })).toBe(
      'Bilanz fällig: Dachsmond 419',
    );
    expect(told({ id: 'party x', kind: 'party', party: 'x', name: 'Salmeer' })).toBe(
      'Neu dabei: Salmeer',
    );
  });
});

const GAPS =
  /^\{(?:(?:a|b|w|l|town|thing|new|hero)\.(?:nom|gen|dat|acc|of|from|at|to|within|Nom|Acc)|where|gold|lost|losses)\}$/;

describe('the facts behind a piece', () => {
  const of = event('fight', { about: { winner: 'hoh' } });
  const piece = { source: { kind: 'event', key: publicityId(57, of), facts: '1' } } as const;
  const after = event('fight', { about: { winner: 'kes' } });

  it.each([
    ['current', [source(of)]],
    ['changed', [{ ...source(of), facts: '2' }]],
    ['changed', [source(after)]],
    ['gone', []],
  ] as const)('are %s', (state, sources) => {
    expect(factsState(piece, sources)).toBe(state);
  });

  it('are nobody’s where the GM wrote it himself', () => {
    expect(factsState({}, [])).toBeNull();
  });
});

describe('the month of eight realms', () => {
  const campaign = achtCampaign();
  const { turn } = campaign.world.clock;
  const sheets = Object.fromEntries(
    Object.entries(achtLetters).map(([party, text]) => [
      party,
      { turn, party, text, receivedAt: '' },
    ]),
  );
  const proposal = systems['waben']?.adjudicate(turnInputOf({ ...campaign, sheets }));
  const whereOf = placeFinder(campaign.world.map, latticeOf(campaign.world.map));

  it('can be told whole, in both languages and voices', () => {
    const events = proposal?.events ?? [];
    expect(events.length).toBeGreaterThan(10);
    expect(settingsInForce(campaign)).toBeDefined();
    const drafts = LANGUAGES.flatMap((language) =>
      TONES.flatMap((tone) =>
        events.map((one) =>
          draftOf(
            source(one),
            context({
              language,
              tone,
              whereOf,
              parties: campaign.world.parties,
              fights: proposal?.fights ?? [],
            }),
          ),
        ),
      ),
    );
    expect(drafts.flatMap(flawsOf)).toEqual([]);
  });
});
