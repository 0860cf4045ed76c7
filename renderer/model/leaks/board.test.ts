import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  blankDraft,
  type Campaign,
  type PartySnapshot,
  snapshotMaker,
  type HiddenFact,
  hiddenFactsOf,
  hiddenFactsOfAll,
  knowledgeFile,
  readKnowledgeFile,
  seenBoard,
  systems,
} from '../../../engine';
import { organisationWorld } from '../../../engine/testing/organisation';
import { ORGANISATION_BOT } from '../../../engine/testing/secretPhase';
import { behindTheBoard } from '../../../engine/testing/secretBoard';
import { appliedCampaign } from '../../../engine/testing/secretTurn';
import {
  changesIn,
  hiddenBefore,
  phaseOf,
  phaseTrialOf,
  SECRET_PHASES,
} from '../../../engine/testing/secretPhase';
import { appliedSeenland } from '../../../engine/testing/seenland';
import { someOf, trialsOf } from '../../../engine/testing/trials';
import { craftOf } from '../../screens/reports/press/craft';
import { createPressWork } from '../../screens/reports/press/press';
import { nearness } from '../../screens/reports/turn-report/own-words';
import { fontsForTests } from '../../kit/paper/testing';
import { chronicleDocument } from '../../screens/print/chronicle/document';
import { createTexts } from '../../kit/text/words';
import { findLeaks } from './find-leaks';

const WORLDS = trialsOf(SECRET_PHASES);
const FORMATS = ['pdf', 'html', 'text', 'mail'] as const;
/** In how many of them each planted secret is looked for. */
const FORMATS_EACH = trialsOf({ small: 1, middle: 1, full: 4 }).count;
const found = systems['organisation'];
if (found === undefined) throw new Error('the game is not there');
const game = found;
const fonts = fontsForTests();

const snapshotIn = (campaign: Campaign, party: string): PartySnapshot => {
  const snapshot = snapshotMaker(campaign, game)?.of(party);
  if (snapshot === undefined) throw new Error(`no dossier of ${party}`);
  return snapshot;
};

const textsFor = (snapshot: PartySnapshot, turn: number): Readonly<Record<string, string>> => {
  const draft = {
    ...blankDraft(snapshot.month.turn, snapshot.party.key, turn % 2 === 0 ? 'de' : 'en'),
    tone: turn % 3 === 0 ? ('inCharacter' as const) : ('neutral' as const),
  };
  const craft = craftOf({ snapshot, draft }, fonts);
  return {
    text: craft.text(),
    html: craft.html(),
    json: knowledgeFile(snapshot),
    sheets: JSON.stringify(craft.pages),
  };
};

/** The last of some phases played at random, as an applied campaign. */
const playedCampaign = (seed: number): Campaign => {
  const campaigns: Campaign[] = [];
  ORGANISATION_BOT.play(
    organisationWorld(),
    1 + (seed % 4),
    seed,
    ({ before, settings, proposal }) => {
      const input = { world: before, orders: {}, rulings: {}, settings, seed: 'secret' };
      campaigns.push({ ...appliedCampaign(input, proposal), system: 'organisation' });
    },
  );
  const last = campaigns.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  return last;
};

describe('everything a game on a board sends out (OS-20-03)', () => {
  it(
    `stays the same byte for byte whatever its reader cannot know, in many worlds (${WORLDS.label})`,
    { timeout: 10 * 60_000 },
    () => {
      let told = 0;
      for (const seed of WORLDS.seeds()) {
        const campaign = playedCampaign(seed);
        const parties = snapshotMaker(campaign, game)?.parties ?? [];
        const viewer = parties[seed % parties.length] ?? '';
        const before = textsFor(snapshotIn(campaign, viewer), seed);
        const after = textsFor(snapshotIn(behindTheBoard(campaign, viewer), viewer), seed);
        expect([seed, after]).toEqual([seed, before]);
        told += before['text']?.length ?? 0;
      }
      expect(told).toBeGreaterThan(WORLDS.count * 500);
    },
  );
});

/** Everything of a campaign that is sent out to one organisation, or to all. */
const leavingOf = (
  campaign: Campaign,
  viewer: string,
  seed: number,
): Readonly<Record<string, string>> => {
  const language = seed % 2 === 0 ? 'de' : 'en';
  const { forms } = game;
  const { world, settings } = campaign;
  return {
    ...textsFor(snapshotIn(campaign, viewer), seed),
    board: JSON.stringify(seenBoard(world, viewer, game, settings)),
    forms: JSON.stringify(
      forms?.definitions.map(({ id }) => forms.values(id, world, viewer, settings, language)),
    ),
    chronicle: JSON.stringify(
      chronicleDocument({ campaign, language, tone: 'inCharacter', paper: 'A4' }),
    ),
  };
};

describe('a phase in which what is hidden was otherwise before it began (OS-20-03)', () => {
  it(
    `tells its reader the same byte for byte, in many worlds (${WORLDS.label})`,
    { timeout: 10 * 60_000 },
    () => {
      const changed = { names: 0, purses: 0 };
      for (const seed of WORLDS.seeds()) {
        const trial = phaseTrialOf(seed);
        const { input, proposal, viewer } = trial;
        const other = hiddenBefore(trial);
        const applied = (one: typeof input, result: typeof proposal): Campaign => ({
          ...appliedCampaign(one, result),
          system: 'organisation',
        });
        const before = leavingOf(applied(input, proposal), viewer, seed);
        const after = leavingOf(applied(other, phaseOf(other)), viewer, seed);
        expect([seed, after]).toEqual([seed, before]);
        const { names, purses } = changesIn(trial);
        changed.names += names;
        changed.purses += purses;
      }
      expect(changed.names).toBeGreaterThan(WORLDS.count);
      expect(changed.purses).toBeGreaterThan(WORLDS.count / 10);
    },
  );
});

describe('the example of four organisations', () => {
  const campaign = appliedSeenland(2);
  const maker = snapshotMaker(campaign, game);

  it.each(someOf(maker?.parties ?? [], { small: 1, middle: 3 }))(
    'leaks nothing to %s that it does not know',
    async (party) => {
      const snapshot = snapshotIn(campaign, party);
      const hidden = hiddenFactsOf(campaign, snapshot, game);
      const made = await createPressWork(() => Promise.resolve(fonts))(
        {
          kind: 'make',
          snapshot,
          draft: blankDraft(snapshot.month.turn, party, 'de'),
          formats: ['pdf', 'html', 'text', 'json', 'mail'],
          recipients: [],
          enclosed: [],
        },
        () => true,
      );
      if (made.kind !== 'made') throw new Error('not made');
      expect(made.artefacts).toHaveLength(5);
      for (const artefact of made.artefacts)
        expect(await findLeaks(artefact, hidden, snapshot)).toEqual([]);
    },
  );

  /** Letters of the first phase, which stand among what is hidden as long as it was applied last. */
  const first = appliedSeenland(1);

  /** Words that only the GM knows, and what they are; each row is in other formats. */
  const planted: readonly (readonly [name: string, words: string, kind: string])[] = [
    ['an advantage of another', 'Im Hafen horchen die Hafenohren.', 'affair'],
    ['a secret of another', 'Das Salz ist Falsches Salz, heißt es.', 'affair'],
    ['a secret of the GM about the reader', 'Ihm folgt Der Bote des Ordens.', 'affair'],
    ['a note on a region', 'Die Dämme halten noch einen Winter.', 'note'],
    [
      'the letter of another',
      'SABOTIERE mit 2 aus Küste den Waldbund in Marsch: Aufruhr',
      'message',
    ],
    [
      'a division in war, as it was written',
      'KRIEG in Seenland gegen den Zirkel: 2 mobilisiert, Angriff 2, Verteidigung 1',
      'message',
    ],
    ['the seed of the dice', 'Gewürfelt wurde mit Seenland 302.', 'seed'],
  ];
  const cases = planted.map(([name, words, kind], at) => {
    const formats = FORMATS.map((_, index) => FORMATS[(at + index) % FORMATS.length] ?? 'text');
    return { name, words, kind, formats: formats.slice(0, FORMATS_EACH) };
  });
  const hiddenFrom = new Map<string, readonly HiddenFact[]>();
  const hiddenInNews = hiddenFactsOfAll(first, game);

  it.each(cases)(
    'does not leak $name, whatever file it is in',
    async ({ words, kind, formats }) => {
      const reader = words.includes('Bote des Ordens') ? 'kontor' : 'waldbund';
      const snapshot = snapshotIn(first, reader);
      const hidden = hiddenFrom.get(reader) ?? hiddenFactsOf(first, snapshot, game);
      hiddenFrom.set(reader, hidden);
      const draft = { ...blankDraft(snapshot.month.turn, reader, 'de'), opening: words };
      const made = await createPressWork(() => Promise.resolve(fonts))(
        {
          kind: 'make',
          snapshot,
          draft,
          recipients: [],
          enclosed: [],
          formats,
        },
        () => true,
      );
      if (made.kind !== 'made') throw new Error('not made');
      expect(made.artefacts).toHaveLength(formats.length);
      for (const artefact of made.artefacts) {
        const leaks = await findLeaks(artefact, hidden, snapshot);
        const kinds = new Set(leaks.map((leak) => leak.kind));
        expect([artefact.kind, ...kinds]).toEqual([artefact.kind, kind]);
      }
      const letter = { name: 'aldabote', kind: 'text' as const, bytes: strToU8(words) };
      const inNews = await findLeaks(letter, hiddenInNews, null);
      expect(inNews.map((leak) => leak.kind)).toContain(kind);
    },
  );

  it('hides names of the advantages of others, and notes that are the GM’s alone', () => {
    const words = hiddenFactsOf(campaign, snapshotIn(campaign, 'orden'), game).flatMap(
      (fact) => fact.words,
    );
    expect(words).toContain('Salzhandel');
    expect(words).not.toContain('Turmritter');
    const own = hiddenFactsOf(campaign, snapshotIn(campaign, 'kontor'), game);
    expect(own.some(({ words: told }) => told.includes('Der Bote des Ordens'))).toBe(true);
    expect(own.some(({ words: told }) => told.includes('Falsches Salz'))).toBe(false);
  });

  it('has a knowledge file with the board, its own lists and none of a map', () => {
    const read = readKnowledgeFile(knowledgeFile(snapshotIn(campaign, 'zirkel')));
    if (!read.ok || !('board' in read.value)) throw new Error('no board');
    expect(Object.keys(read.value.board.regions)).toHaveLength(6);
    expect(read.value.sheet?.sections.length).toBeGreaterThan(1);
    expect(read.value).not.toHaveProperty('fields');
  });

  it('renders every kind of event in both languages and both tones', () => {
    // Kind and how near its reader is to it: the actor's text differs from that of whoever suffers or looks on.
    const told = new Map<string, { readonly kind: string; readonly context: string }>();
    for (let seed = 1; seed <= 15; seed += 1)
      ORGANISATION_BOT.play(organisationWorld(), 4, seed, ({ proposal: { reports } }) => {
        for (const { party, events } of reports)
          for (const event of events) {
            const kind = event.kind.slice('organisation.'.length);
            const context = nearness(event, party);
            told.set(`${kind} ${context}`, { kind, context });
          }
      });
    expect(told.size).toBeGreaterThan(30);
    const missing = (['de', 'en'] as const).flatMap((language) => {
      const texts = createTexts(language);
      return [...told.values()].flatMap(({ kind, context }) =>
        ['neutral', 'inCharacter']
          .map((tone) => `organisation:told.${tone}.${kind}`)
          .filter((key) => !texts.exists(key, { fallbackLng: [], context }))
          .map((key) => `${language} ${key} ${context}`),
      );
    });
    expect(missing).toEqual([]);
  });
});
