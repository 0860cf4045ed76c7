import { describe, expect, it } from 'vitest';
import { achtLetters } from '../../../assets/examples/acht';
import { fact, fraction, type TurnEvent } from '../../kernel';
import { organisation } from '../../systems/organisation';
import { waben } from '../../systems/waben';
import { mapOf, realm, tinyCampaign, tinyWorld, troop, uniform } from '../../testing';
import { appliedAcht } from '../../testing/acht';
import { appliedSeenland } from '../../testing/seenland';
import type { ArchivedTurn, Campaign, ShelfItem } from '../campaign';
import type { InboxItem } from '../open-turn';
import type { NewsIssue, NewsItem } from '../delivery';
import type { PartySnapshot } from '../party-snapshot';
import { snapshotOf } from '../snapshots';
import { blankDraft } from '../draft';
import type { HiddenFact } from '../hidden-fact';
import { freshIssue, type IssueHabits } from '../news-issue';
import { realmView } from '../realm-view';
import type { MailItem } from '../sheet';
import type { Person, World } from '../world';
import {
  addressesIn,
  foldedText,
  foundWords,
  hiddenFactsOf,
  hiddenFactsOfAll,
  wordIndexOf,
} from '.';
import { newPerson } from '../blank';
import { there } from '../../testing/there';

const acht = appliedAcht();

const HABITS: IssueHabits = {
  ...({ title: 'Bote', motto: '', language: 'de', tone: 'neutral' } as const),
  ...({ rounding: 1, columns: 2, statistics: [] } as const),
};

const snapshotIn = (campaign: Campaign, party: string): PartySnapshot => {
  const made = there(snapshotOf(campaign, party, waben), `no dossier of ${party}`);
  return made;
};

const wordsOf = (facts: readonly HiddenFact[], kind: HiddenFact['kind']): readonly string[] =>
  facts.filter((fact) => fact.kind === kind).flatMap(({ words }) => words);

const tharos = snapshotIn(acht, 'tha');
const person = (id: string, party: string, change: Partial<Person>): Person =>
  newPerson(id, '', {
    isMember: true,
    channel: 'email',
    roles: [{ party, kind: 'contact' }],
    ...change,
  });

/** The example with a marker in everything that is to be hidden. */
const planted: Campaign = {
  ...acht,
  seed: 'Würfelgeheimnis-77',
  settings: { ...acht.settings, 'sight.detail': 'full' },
  bookmarks: { b: { id: 'b', name: 'Falle für Tharos', point: { x: 0, y: 0 }, scale: 20 } },
  mail: {
    m: {
      id: 'm',
      turn: 59,
      from: 'val',
      to: 'tha',
      kind: 'message',
      title: '',
      isPublic: null,
      text: 'Wir kommen im Herbst mit allen Reitern über den Pass.',
    },
  },
  outbox: {
    o: {
      id: 'o',
      turn: 58,
      party: 'val',
      kind: 'questions',
      title: '',
      writtenAt: '',
      sentAt: null,
      text: 'Wollt Ihr wirklich mit der Reiterei durch den tiefen Schnee?',
    },
  },
  shelf: {
    s: {
      id: 's',
      turn: 50,
      kind: 'person',
      value: person('old', 'val', { name: 'Berta Ehemalig', phone: '0123 456789' }),
    },
  },
  world: {
    ...acht.world,
    parties: {
      ...acht.world.parties,
      val: { ...acht.world.parties['val'], treasury: 214_275 },
    } as World['parties'],
    people: {
      secret: person('secret', 'val', {
        name: 'Karla Weiß',
        email: 'karla@spieler.example',
        note: 'zahlt immer zu spät',
        address: 'Lange Gasse 5, 01234 Hinterwald',
      }),
      open: person('open', 'lyr', {
        name: 'Otto Offen',
        mode: 'open',
        email: 'otto@spieler.example',
      }),
      own: person('own', 'tha', { name: 'Ute Eigen', email: 'ute@spieler.example' }),
    },
  },
};

const facts = hiddenFactsOf(planted, snapshotIn(planted, 'tha'), waben);

const SHEET = { turn: 59, party: 'val', receivedAt: '' };
const DOCUMENT: Omit<InboxItem, 'text'> = {
  id: 'i',
  turn: 59,
  receivedAt: '',
  name: '',
  original: null,
  sender: '',
  party: 'val',
  ...({ format: 'text', status: 'filed' } as const),
};
const withOpening = (opening: string) => ({ ...blankDraft(58, 'val', 'de'), opening });
const wordsAs = (kind: HiddenFact['kind'], word: string): readonly HiddenFact[] => [
  { key: word, kind, words: [word], about: '' },
];

describe('what a realm must not learn (WW-10.1-14, WW-11.1-04)', () => {
  it('is all of others that its party snapshot does not contain', () => {
    expect(wordsOf(facts, 'settlement')).toContain('Eiswehr');
    expect(wordsOf(facts, 'label')).toContain('Sonnenwall');
    expect(wordsOf(facts, 'party')).toContain('Freie Stämme von Frostkap');
    expect(wordsOf(facts, 'character')).toEqual(
      expect.arrayContaining(['König Orlan der Fahle', 'Orlan der Fahle']),
    );
    expect(wordsOf(facts, 'unit')).toContain('val 101');
    expect(wordsOf(facts, 'gold')).toContain('214275');
    expect(wordsOf(facts, 'note')).toEqual(
      expect.arrayContaining([
        'Boten verschwinden hier spurlos.',
        'zahlt immer zu spät',
        'Falle für Tharos',
      ]),
    );
    expect(wordsOf(facts, 'message')).toEqual(
      expect.arrayContaining([
        expect.stringContaining('im Herbst mit allen'),
        expect.stringContaining('tiefen Schnee'),
      ]),
    );
    expect(wordsOf(facts, 'seed')).toEqual(
      expect.arrayContaining(['Würfelgeheimnis-77', 'sight.detail']),
    );
  });

  it.each([
    ['a date of the campaign, which every letter and newsletter bears', 'Falkenmond 419', false],
    ['the same in English', 'Falcon Moon 419', false],
    ['a date of another age', 'Falkenmond 7', true],
    ['words of its own', 'Würfelgeheimnis-77', true],
  ])('is the secret of the dice, unless it is %s', (_, seed, isHidden) => {
    const campaign = { ...acht, seed, archive: {}, sheets: {} };
    const hidden = [hiddenFactsOf(campaign, tharos, waben), hiddenFactsOfAll(campaign, waben)];
    expect(hidden.map((facts) => wordsOf(facts, 'seed').includes(seed))).toEqual([
      isHidden,
      isHidden,
    ]);
  });

  it('is the name and the address of who plays secretly, of who plays openly the address alone (WW-1.2-15, WW-1.2-16)', () => {
    const names = wordsOf(facts, 'person');
    expect(names).toEqual(expect.arrayContaining(['Karla Weiß', 'Weiß, Karla', 'Berta Ehemalig']));
    expect(names.filter((name) => /Otto|Ute/.test(name))).toEqual([]);
    const reached = wordsOf(facts, 'contact');
    expect(reached).toEqual(
      expect.arrayContaining([
        'karla@spieler.example',
        'Lange Gasse 5',
        '01234 Hinterwald',
        '0123 456789',
        'otto@spieler.example',
      ]),
    );
    expect(reached).not.toContain('ute@spieler.example');
  });

  it('is whoever made no choice, unless the game takes them for an open player', () => {
    const open = { ...planted, settings: { ...planted.settings, 'dip.default_play_mode': 'open' } };
    expect(wordsOf(hiddenFactsOf(open, snapshotIn(open, 'tha'), waben), 'person')).toEqual([]);
  });

  it('is every field it knows nothing of, and no other', () => {
    const hidden = new Set(wordsOf(facts, 'field'));
    const { chunks } = tharos.view;
    const known = Object.values(chunks).flatMap(({ no, level }) =>
      level.flatMap((one, index) =>
        one > 0 ? [`${no}/${String(index + 1).padStart(2, '0')}`] : [],
      ),
    );
    expect(known.length).toBeGreaterThan(50);
    expect(known.filter((field) => hidden.has(field))).toEqual([]);
    expect(hidden.has('575/18')).toBe(true);
    const named = ({ plots }: PartySnapshot) => plots.map(({ no }) => `Großfeld ${no}`);
    expect(named(tharos).filter((name) => hidden.has(name))).toEqual([]);
    const guild = snapshotIn(acht, 'gil');
    const beyond = wordsOf(hiddenFactsOf(acht, guild, waben), 'field').filter((word) =>
      word.startsWith('Großfeld'),
    );
    expect(beyond.length).toBeGreaterThan(3);
    expect(named(guild).filter((name) => beyond.includes(name))).toEqual([]);
  });

  it('is nothing of its own, and nothing that its party snapshot contains', () => {
    const text = foldedText(JSON.stringify(tharos).replaceAll(/\\n|[",:{}[\]]/g, '\u2029'));
    const index = wordIndexOf(hiddenFactsOf(acht, tharos, waben));
    expect(foundWords(text, index).map(({ sought }) => sought.word)).toEqual([]);
    const letter = foldedText(achtLetters['tha'] ?? '');
    expect(foundWords(letter, index)).toEqual([]);
    expect(foundWords(foldedText(achtLetters['val'] ?? ''), index).length).toBeGreaterThan(3);
  });

  it('is another thing for everybody: what one may know the other must not', () => {
    const valdrun = hiddenFactsOf(planted, snapshotIn(planted, 'val'), waben);
    expect(wordsOf(valdrun, 'gold')).not.toContain('214275');
    expect(wordsOf(valdrun, 'unit').filter((word) => word.startsWith('val '))).toEqual([]);
    expect(wordsOf(valdrun, 'message').join()).not.toContain('tiefen Schnee');
  });
});

const WORDS = 'Dreizehn schwarze Segel liegen heimlich hinter Nebelklippe bereit';
const message = (turn: number): MailItem => ({
  id: 'x',
  turn,
  from: 'val',
  to: 'lyr',
  title: '',
  isPublic: null,
  kind: 'message',
  text: WORDS,
});
const ruling = { key: 'r', value: 1, reason: WORDS };
const subject = { name: 'organisation.answer', about: { party: 'val', text: WORDS } };
const decision = { key: 'd', party: 'val', turn: 59, kind: 'acknowledged', note: WORDS } as const;
const last = there(acht.archive[58], 'nothing applied');
const inLast = (change: Partial<ArchivedTurn>): Partial<Campaign> => ({
  archive: { ...acht.archive, 58: { ...last, ...change } },
});
const corrected = {
  turn: 58,
  sheets: {},
  rulings: {},
  mail: {},
  at: '2026-02-09T12:00:00Z',
  reason: WORDS,
  effects: [],
  entries: [],
};
const variant = { id: 'v', name: '', turn: 59, sheets: {}, rulings: {}, mail: {} };
const text = {
  id: 'c',
  title: '',
  text: WORDS,
  party: 'val',
  author: '',
  turn: 1,
  isPublic: false,
};
const treaty = {
  id: 't',
  parties: ['val'],
  kinds: ['other' as const],
  from: 1,
  until: null,
  copies: [],
  text: WORDS,
};
const setAside = (item: object): Partial<Campaign> => ({
  shelf: { s: { id: 's', turn: 1, ...item } as ShelfItem },
});

describe('what is hidden from a realm is searched for everywhere', () => {
  const places: readonly (readonly [string, Partial<Campaign>])[] = [
    ['in the letter of another', { sheets: { val: { ...SHEET, text: WORDS } } }],
    ['in the letter of another that was applied', inLast({ sheets: { val: WORDS } })],
    ['in the mail of the month', { mail: { x: message(59) } }],
    ['in the mail that was applied', inLast({ mail: { x: message(58) } })],
    ['in a ruling', { rulings: { r: ruling } }],
    ['in a ruling that was applied', inLast({ rulings: { r: ruling } })],
    ['in a text decided', { rulings: { r: { ...ruling, value: WORDS, reason: '' } } }],
    ['in what a ruling is about', { rulings: { r: { ...ruling, reason: '', subject } } }],
    ['in a word on a finding', { decisions: { d: decision } }],
    ['in a word on a finding that was applied', inLast({ decisions: { d: decision } })],
    ['in a document that came in', { inbox: { i: { ...DOCUMENT, text: WORDS } } }],
    ['in the evaluation of another', { evaluations: { e: withOpening(WORDS) } }],
    ['in the name of a variant', { variants: { v: { ...variant, name: WORDS } } }],
    ['in the mail of a variant', { variants: { v: { ...variant, mail: { x: message(59) } } } }],
    ['in a ruling of a variant', { variants: { v: { ...variant, rulings: { r: ruling } } } }],
    ['in a word of a variant', { variants: { v: { ...variant, decisions: { d: decision } } } }],
    ['in the reason of a correction for today', { todayCorrections: { 58: corrected } }],
    ['in a treaty it does not hold', { world: { ...acht.world, treaties: { t: treaty } } }],
    ['in the culture of another', { culture: { c: text } }],
    ['in a treaty laid aside', setAside({ kind: 'treaty', value: treaty })],
    ['in a text laid aside', setAside({ kind: 'culture', value: text })],
  ];
  it.each(places)('%s', (_, change) => {
    const found = (campaign: Campaign) =>
      hiddenFactsOf(campaign, tharos, waben).flatMap(({ words }) =>
        words.filter((word) => word.includes('Segel')),
      );
    expect(found(acht)).toEqual([]);
    expect(found({ ...acht, ...change })).not.toEqual([]);
  });

  it.each([
    ['a secret of the GM from everybody', false, ['orden', 'kontor']],
    ['what an organisation knows from all others', true, ['kontor']],
  ])('in archived records, too: %s', (_, isOwn, keptFrom) => {
    const value = { id: 's9', title: 'Verrat am Orden', text: WORDS, isOwn };
    const item = { kind: 'record', record: 'secrets', owner: 'orden', name: value.title, value };
    const campaign = { ...appliedSeenland(), ...setAside(item) };
    const hears = (party: string): boolean => {
      const snapshot = there(snapshotOf(campaign, party, organisation), `no dossier of ${party}`);
      const words = hiddenFactsOf(campaign, snapshot, organisation).flatMap((fact) => fact.words);
      const [hasTitle, hasText] = ['Verrat am Orden', 'schwarze Segel'].map((told) =>
        words.some((word) => word.includes(told)),
      );
      expect(hasTitle).toBe(hasText);
      return hasTitle !== true;
    };
    expect(['orden', 'kontor'].filter((party) => !hears(party))).toEqual(keptFrom);
  });

  it('but a unit is its number beside its realm, not without it', () => {
    const index = wordIndexOf(wordsAs('unit', 'val 101'));
    expect(foundWords(foldedText('VAL-101'), index)).toHaveLength(1);
    for (const apart of ['val\t101', 'val  101', 'val1011', 'val101'])
      expect(foundWords(foldedText(apart), index)).toEqual([]);
  });
});

describe('a short name', () => {
  const index = wordIndexOf(wordsAs('settlement', 'Kesk'));
  it.each([
    ['in Kesk.', 1],
    ['Kesks Mauern', 1],
    ['K e s k', 1],
    ['Ke\u00adsk, Ke-\nsk', 2],
    ['KE\u200bSK', 1],
    ['Keske', 0],
    ['Keskerland', 0],
    ['der Weg ke skandiert', 0],
  ])('in %j is found so often: %i', (words, times) => {
    expect(foundWords(foldedText(words), index)).toHaveLength(times);
  });
});

describe('what nobody learns from the newsletter (WW-8.2-34)', () => {
  const all = hiddenFactsOfAll(planted, waben);

  it('is what is secret of anybody, not that realms exist and who leads them', () => {
    expect(wordsOf(all, 'person')).toContain('Karla Weiß');
    expect(wordsOf(all, 'gold')).toContain('214275');
    expect(wordsOf(all, 'settlement')).toContain('Eiswehr');
    expect(wordsOf(all, 'unit')).toContain('tha 101');
    expect(wordsOf(all, 'party')).toEqual([]);
    expect(wordsOf(all, 'character')).not.toContain('König Orlan der Fahle');
  });

  it('is not the content of a public event, nor the place where it happened', () => {
    const event: TurnEvent = {
      kind: 'structureBuilt',
      clause: 'WW-4.2-01',
      place: '575/25',
      about: {},
      time: fraction(0, 1),
      parties: ['fro'],
    };
    expect(wordsOf(hiddenFactsOfAll(planted, waben, [event]), 'settlement')).not.toContain(
      'Eiswehr',
    );
  });

  it('is still what only the derivation of a public event contains, or who perceived it', () => {
    const event: TurnEvent = {
      kind: 'structureBuilt',
      clause: 'WW-4.2-01',
      place: '711/04',
      about: {},
      time: fraction(0, 1),
      parties: ['fro'],
      witnesses: ['tha 101'],
      blocks: [
        {
          kind: 'figure',
          name: 'cost',
          about: {},
          value: fact('treasury', 214_275),
          isHidden: true,
        },
      ],
    };
    const left = hiddenFactsOfAll(planted, waben, [event]);
    expect(wordsOf(left, 'gold')).toContain('214275');
    expect(wordsOf(left, 'unit')).toContain('tha 101');
  });

  it('is not what a published issue printed, but still what had to wait in it or was never printed', () => {
    const item: NewsItem = {
      id: 'p1',
      section: 'realms',
      headline: 'Neu: Eiswehr',
      text: '',
      embargo: null,
      signature: { kind: 'none', name: 'Karla Weiß' },
      source: { kind: 'event', key: '57/fight 214275 tha 101 0', facts: '' },
    };
    const out = (change: Partial<NewsIssue>, piece: Partial<NewsItem> = {}): Campaign => ({
      ...planted,
      newsletters: {
        n57: {
          ...freshIssue({}, 57, HABITS),
          releasedAt: '2026-01-01T00:00:00Z',
          items: [{ ...item, ...piece }],
          ...change,
        },
      },
    });
    const left = hiddenFactsOfAll(out({}), waben);
    expect(wordsOf(left, 'settlement')).not.toContain('Eiswehr');
    expect(wordsOf(left, 'person')).toContain('Karla Weiß');
    expect(wordsOf(left, 'gold')).toContain('214275');
    for (const one of [out({ releasedAt: null }), out({}, { embargo: 58 })])
      expect(wordsOf(hiddenFactsOfAll(one, waben), 'settlement')).toContain('Eiswehr');
  });

  it('is not what an announcement of an applied month published', () => {
    const announced: Campaign = {
      ...planted,
      archive: Object.fromEntries(
        Object.entries(planted.archive).map(([turn, one]) => [
          turn,
          {
            ...one,
            mail: {
              a: {
                id: 'a',
                turn: 58,
                from: 'fro',
                to: null,
                kind: 'announcement',
                title: 'Eiswehr',
                text: 'steht nun fest gebaut auf unserem Fels',
                isPublic: true,
              },
            },
          },
        ]),
      ),
    };
    expect(wordsOf(hiddenFactsOfAll(announced, waben), 'settlement')).not.toContain('Eiswehr');
  });
});

describe('addresses in a text', () => {
  it.each([
    ['Marsch nach 210/19.', ['210/19']],
    ['210/19, 20 und 23.', ['210/19', '210/20', '210/23']],
    ['210/19|20', ['210/19', '210/20']],
    ['210/19(3) und 711/04', ['210/19', '711/04']],
    ['210/49, 1210/19, 210/191, 12/05/210', []],
    ['210/19, 20 Reiter', ['210/19']],
    ['vom 19.11.2026', []],
    ['210/19,211/20', ['210/19', '211/20']],
    ['210/19-210/20, 21', ['210/19', '210/20', '210/21']],
    ['210/19.\n-211/20', ['210/19', '211/20']],
    ['1.210/19, 2,210/19, 7-210/19', []],
  ])('%j names %j', (text, fields) => {
    expect(addressesIn(text).map(({ field }) => field)).toEqual(fields);
  });
});

describe('a large world', () => {
  const count = 1000;
  const realms = Array.from({ length: 20 }, (_, index) => `r${String(index).padStart(2, '0')}`);
  const chunks = Array.from({ length: count }, (_, index) => ({
    ...uniform(String(index).padStart(3, '0'), index % 40, Math.floor(index / 40)),
    settlements: {
      5: {
        type: 'std',
        name: `Ort ${String(index)}feld`,
        built: 24,
        harbours: [],
        owner: realms[index % 20] ?? '',
      },
    },
    notes: { 7: `hier liegt der Schatz Nummer ${String(index)} begraben` },
  }));
  const campaign = tinyCampaign(
    tinyWorld({
      map: mapOf(...chunks),
      parties: realms.map((key) => realm(key, { name: `Land ${key}`, treasury: 123_457 })),
      units: realms.flatMap((key, index) =>
        Array.from({ length: 30 }, (_, number) =>
          troop(key, 101 + number, `${String(index).padStart(3, '0')}/05`, {}),
        ),
      ),
    }),
  );
  const plain = (party: string): PartySnapshot => ({
    ...tharos,
    party: { key: party, name: '', ruler: '' },
    view: realmView(campaign.world, party),
    plots: [],
  });

  it('of 1,000 Großfelder and 20 realms is searched once, not once for every realm', () => {
    const counts = realms.map((party) => hiddenFactsOf(campaign, plain(party), waben).length);
    expect(Math.min(...counts)).toBeGreaterThan(2500);
  });
});
